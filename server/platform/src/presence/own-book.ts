import { createLogger, Outage } from '../log/index.js';
import type { PresenceRows } from './presence-rows.js';

const log = createLogger('presence');

/** Changes are gathered this long: thousands come back at once after a restart. */
const GATHER_MS = 100;

/** Writes down for the other nodes who is at this one; what cannot be written now is written later. */
export class OwnBook {
  #waiting = new Map<string, boolean>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #beating: NodeJS.Timeout | undefined;
  readonly #outage = new Outage(log, 'the book of who is there');

  constructor(
    private readonly rows: PresenceRows,
    private readonly beatMs: number,
    private readonly here: () => readonly string[],
    /** Others may read it now. */
    private readonly written: () => void,
    /** What the other nodes have written may be out of date, too. */
    private readonly missed: () => void,
  ) {}

  start(): void {
    this.#beating = setInterval(() => void this.#beat(), this.beatMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#beating);
    clearTimeout(this.#timer);
    await this.#writing;
  }

  change(player: string, here: boolean): void {
    this.#waiting.set(player, here);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS).unref();
  }

  /** A node without players has nothing to say. */
  async #beat(): Promise<void> {
    const here = this.here();
    if (here.length === 0 && this.#waiting.size === 0) return;
    try {
      const unknown = await this.rows.beat();
      if (unknown) for (const player of here) this.#waiting.set(player, true);
      if (unknown && this.#outage.ongoing) this.missed();
      this.#outage.ends();
      this.#flush();
    } catch (error) {
      this.#failed(error);
    }
  }

  #flush(): void {
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    if (batch.size === 0) return;
    this.#waiting = new Map();
    const players = (wanted: boolean) => [...batch].flatMap(([player, here]) => (here === wanted ? [player] : []));
    try {
      await this.rows.write(players(true), players(false));
      this.written();
    } catch (error) {
      // What has changed since counts; the rest is tried again with the next beat.
      this.#waiting = new Map([...batch, ...this.#waiting]);
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.#outage.begins(error);
    this.missed();
  }
}
