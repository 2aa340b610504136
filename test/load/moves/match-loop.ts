import type { ClientOf } from './documents.js';
import { type Ears, type Frame, SeatClient } from './player.js';

/** What the moves of a round showed. */
export interface Tally {
  moves: number;
  waits: number[];
}

/** A table to play at: its match, and the two tokens in the order of the seats. */
export interface Pair {
  readonly tableId: string;
  readonly matchId: string;
  readonly tokens: readonly [string, string];
}

/**
 * One match in a closed loop: whoever is asked answers at once with a legal move, and the move counts when the other
 * seat holds its first new frame. While paused, the next move waits.
 */
export class MatchLoop implements Ears {
  acknowledged = 0;
  matches = 1;
  #matchId: string;
  #head: number[] = [];
  #seats: SeatClient[] = [];
  #sent: { readonly by: number; readonly at: number; readonly after: number } | undefined;
  #next: (() => void) | undefined;
  #running = false;
  #random: number;

  private constructor(
    readonly pair: Pair,
    private readonly tally: Tally,
    private readonly failed: (reason: string) => void,
    index: number,
  ) {
    this.#random = index + 1;
    this.#matchId = pair.matchId;
  }

  static async join(
    url: string,
    pair: Pair,
    client: ClientOf,
    index: number,
    tally: Tally,
    failed: (reason: string) => void,
  ): Promise<MatchLoop> {
    const loop = new MatchLoop(pair, tally, failed, index);
    loop.#seats = await Promise.all(pair.tokens.map((token, seat) => SeatClient.open(url, token, client, seat, loop)));
    for (const seat of loop.#seats) seat.listen(pair.matchId);
    return loop;
  }

  get bytes(): number {
    return this.#seats.reduce((sum, seat) => sum + seat.bytes, 0);
  }

  run(): void {
    this.#running = true;
    this.#go();
  }

  pause(): void {
    this.#running = false;
  }

  /** Nothing is under way here. */
  get resting(): boolean {
    return this.#sent === undefined && this.#next !== undefined;
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  frame(seat: number, frame: Frame): void {
    const sent = this.#sent;
    if (sent && seat !== sent.by && frame.version > sent.after) {
      this.tally.waits.push(performance.now() - sent.at);
      this.tally.moves++;
      this.#sent = undefined;
    }
    this.#head[seat] = frame.version;
    if (frame.status !== 'RUNNING' && this.#head[0] === this.#head[1]) this.#next = () => void this.#again();
    const prompt = frame.prompts.find((open) => open.seat === seat);
    const move = prompt?.legalMoves[this.#below(prompt.legalMoves.length)];
    if (prompt && move) this.#next = () => this.#play(seat, frame.version, prompt.id, move);
    this.#go();
  }

  answered(version: number | undefined): void {
    if (version === undefined) this.fault('a move was refused');
    else this.acknowledged++;
  }

  fault(reason: string): void {
    this.failed(`${this.#matchId}: ${reason}`);
  }

  /** One move at a time: the seat that is asked may hold its frame before the other one does. */
  #go(): void {
    const next = this.#next;
    if (!this.#running || this.#sent !== undefined || !next) return;
    this.#next = undefined;
    next();
  }

  /** The match is over: the same two play another one at their table. */
  async #again(): Promise<void> {
    this.matches++;
    const ready = await this.#seats[1]?.ready(this.pair.tableId);
    const matchId = ready && (await this.#seats[0]?.startMatch(this.pair.tableId));
    if (!matchId) return this.fault('no rematch');
    this.#matchId = matchId;
    for (const seat of this.#seats) seat.listen(matchId);
  }

  #play(seat: number, version: number, promptId: string, move: { readonly zug: string }): void {
    this.#sent = { by: seat, at: performance.now(), after: version };
    this.#seats[seat]?.play(this.#matchId, promptId, move);
  }

  /** A small generator of its own, so that every run plays the same. */
  #below(count: number): number {
    this.#random = (Math.imul(this.#random, 1_103_515_245) + 12_345) >>> 0;
    return (this.#random >>> 8) % count;
  }
}
