import { TavernProcess, type TavernWish } from '../contract/tavern-process.js';

type Role = 'tavern' | 'api' | 'worker';

/** Where a client may knock. */
export interface Doors {
  /** The n-th door, counted round and round. */
  url(n: number): string;
}

/** A stretch in which nobody could decide a prompt whose time was up, in epoch milliseconds. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The processes of one house, by place. A process that was replaced keeps the place of the old one. */
export class Fleet implements Doors {
  readonly outages: Outage[] = [];
  readonly #places: { readonly role: Role; process: TavernProcess }[] = [];

  private constructor(private readonly wish: TavernWish) {}

  static async start(wish: TavernWish, roles: readonly Role[] = ['tavern']): Promise<Fleet> {
    const fleet = new Fleet(wish);
    try {
      // One after another: the first one migrates.
      for (const role of roles) fleet.#places.push({ role, process: await fleet.#open(role) });
    } catch (error) {
      await fleet.close();
      throw error;
    }
    return fleet;
  }

  url(n: number): string {
    const doors = this.#places.filter(({ role }) => role !== 'worker');
    return doors[n % doors.length]?.process.url ?? '';
  }

  /** Ends the process of a place in the middle of whatever it does. */
  kill(place: number): Promise<void> {
    return this.#at(place).process.kill();
  }

  /** Lets the process of a place end in good order; answers its exit code. */
  end(place: number): Promise<number | null> {
    return this.#at(place).process.end();
  }

  /** Puts a new process in the place of one that has ended. */
  async replace(place: number): Promise<void> {
    const at = this.#at(place);
    at.process = await this.#open(at.role);
  }

  /** Runs something during which nobody keeps the clocks. */
  async away(work: () => Promise<void>): Promise<void> {
    const from = Date.now();
    await work();
    this.outages.push({ from, to: Date.now() });
  }

  async close(): Promise<void> {
    await Promise.all(this.#places.map(({ process }) => process.kill()));
  }

  #at(place: number) {
    const at = this.#places[place];
    if (!at) throw new Error(`there is no place ${place}`);
    return at;
  }

  #open(role: Role): Promise<TavernProcess> {
    return TavernProcess.start({ ...this.wish, role });
  }
}
