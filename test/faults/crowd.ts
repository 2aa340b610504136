import { type Draws, drawsFrom } from '@tavern-jack/kernel';
import { seededSource } from '@tavern-jack/kernel/testing';
import { Guest } from '../contract/guest.js';
import { until, within } from '../contract/waiting.js';
import type { Doors } from './fleet.js';
import { Follower } from './follower.js';
import { SeatPlayer } from './seat-player.js';

export interface CrowdWish {
  readonly seed: number;
  /** Matches of two guests. */
  readonly duels: number;
  /** Matches of two guests and a homie. */
  readonly mixed: number;
  /** Longest time that a guest thinks about its first move, in milliseconds. */
  readonly thinkMs: number;
}

const CLOCK_SECONDS = 10;
/** More frames than the opening of a match has. */
const OPENING = 8;

/** Guests who play matches, each seat at another door, and somebody who looks on at each. In the first match one leaves his first decision to the clock. */
export class Crowd {
  readonly players: SeatPlayer[] = [];
  readonly spectators: Follower[] = [];
  readonly draws: Draws;
  #playing: Promise<unknown> = Promise.resolve();
  /** The match in which one leaves his first decision to the clock. */
  sleepy = '';

  private constructor(
    private readonly doors: Doors,
    private readonly wish: CrowdWish,
  ) {
    this.draws = drawsFrom(seededSource(wish.seed));
  }

  /** Opens the tables, starts the matches and lets everybody play. */
  static async gather(doors: Doors, wish: CrowdWish): Promise<Crowd> {
    const crowd = new Crowd(doors, wish);
    const { duels, mixed } = wish;
    await Promise.all([...Array(duels + mixed)].map((_, n) => crowd.#open(n, n < duels ? 0 : 1)));
    crowd.#playing = Promise.all([...crowd.players, ...crowd.spectators].map((one) => one.follow()));
    return crowd;
  }

  get everybody(): readonly Follower[] {
    return [...this.players, ...this.spectators];
  }

  /** Waits until everybody is there and every match is under way, but for the one that waits for a clock. */
  async underWay(): Promise<void> {
    const begun = ({ frames, matchId }: Follower) => frames.length > (matchId === this.sleepy ? 0 : OPENING);
    await until('every match under way', () => this.everybody.every(begun), 30_000);
  }

  /** Waits a moment of at most `ms`, chosen by the seed. Throws when hardly anybody plays any more: a fault would hit an empty house. */
  async moment(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.draws.below(ms)));
    const playing = this.players.filter(({ done }) => !done).length;
    if (playing < this.players.length / 2) throw new Error(`only ${playing} of ${this.players.length} still play`);
  }

  /** Cuts the line of the first seats, which come back through another door: the players of a match are at different nodes again. */
  part(): void {
    for (const player of this.players) if (player.seat === 0) player.cut();
  }

  /** Lets everybody play on without thinking, to the end of every match. */
  async finish(ms: number): Promise<void> {
    for (const player of this.players) player.hurried = true;
    await within('the end of every match', this.#playing, ms);
  }

  leave(): void {
    for (const one of this.everybody) one.leave();
  }

  async #open(n: number, homies: number): Promise<void> {
    const url = this.doors.url(n);
    const [host, other] = (await Promise.all([`Ben ${n}`, `Mia ${n}`].map((name) => Guest.signIn(url, name)))) as [Guest, Guest];
    const table = await host.opens({ seats: 2 + homies, clockSeconds: CLOCK_SECONDS });
    await other.sits(table.joinCode);
    for (let homie = 0; homie < homies; homie++) await host.does('addHomie', { tableId: table.id, level: 'NORMAL' });
    const matchId = await host.starts(table.id);
    if (n === 0) this.sleepy = matchId;
    const { doors } = this;
    const { thinkMs } = this.wish;
    [host, other].forEach((guest, seat) => {
      const draws = drawsFrom(seededSource(this.wish.seed + this.players.length));
      const naps = n === 0 && seat === 0 ? 1 : 0;
      this.players.push(new SeatPlayer({ doors, guest, matchId, seat, door: n + seat, draws, thinkMs, naps }));
    });
    this.spectators.push(new Follower({ doors, guest: host, matchId, door: n }));
  }
}
