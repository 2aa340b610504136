import { MATCH_FRAMES } from '../contract/documents.js';
import { GraphqlSocketClient } from '../contract/graphql-socket.js';
import type { Guest } from '../contract/guest.js';
import { finished, nextFrame } from '../contract/match-player.js';
import type { MatchFrame } from '../contract/shapes.js';
import type { Doors } from './fleet.js';

/** Longer than a clock and its grace, with room for a busy machine: whoever waits longer has lost the line. */
const SILENCE_MS = 45_000;
const PAUSE_MS = 50;

export interface FollowWish {
  readonly doors: Doors;
  /** Who looks, or through whose replay it is checked what a spectator saw. */
  readonly guest: Guest;
  readonly matchId: string;
  /** Undefined: looks on without a token. */
  readonly seat?: number;
  /** Which of the doors it prefers. */
  readonly door?: number;
  readonly document?: string;
}

/** Holds a match to its end, through every failure: comes back with its cursor, to the next door. */
export class Follower {
  /** Everything it was told, by version. */
  readonly frames: MatchFrame[] = [];
  /** When each frame arrived, as the wall clock has it. */
  readonly arrivals: number[] = [];
  /** Frames that did not follow the one before: what a resumed subscription never shows. */
  readonly oddities: string[] = [];
  /** Why it lost the line, each time. */
  readonly failures: string[] = [];
  protected socket: GraphqlSocketClient | undefined;
  #door: number;
  #left = false;

  constructor(protected readonly wish: FollowWish) {
    this.#door = wish.door ?? 0;
  }

  get guest(): Guest {
    return this.wish.guest;
  }

  get matchId(): string {
    return this.wish.matchId;
  }

  get seat(): number | undefined {
    return this.wish.seat;
  }

  get done(): boolean {
    const last = this.frames.at(-1);
    return last !== undefined && finished(last);
  }

  /** Resolves when it has seen the match end, or has left. */
  async follow(): Promise<void> {
    for (;;) {
      await this.#sitting().catch((error: unknown) => this.failures.push(String(error)));
      if (this.done || this.#left) return;
      this.#door++;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Goes before the end: a scenario that failed must not be followed for ever. */
  leave(): void {
    this.#left = true;
    this.cut();
  }

  /** Loses the line; it comes back by itself. */
  cut(): void {
    this.socket?.ws.terminate();
  }

  /** What it does when it is there (again), and with every frame. */
  protected async present(_socket: GraphqlSocketClient): Promise<void> {}
  protected async saw(_frame: MatchFrame, _socket: GraphqlSocketClient): Promise<void> {}

  async #sitting(): Promise<void> {
    const { doors, guest, matchId, seat, document = MATCH_FRAMES } = this.wish;
    const url = doors.url(this.#door);
    const socket = await GraphqlSocketClient.greet(url, seat === undefined ? undefined : guest.token, SILENCE_MS);
    this.socket = socket;
    try {
      const operation = socket.start(document, { matchId, afterVersion: this.frames.length });
      await this.present(socket);
      while (!this.done) {
        const frame = await nextFrame(operation, SILENCE_MS);
        this.#take(frame);
        await this.saw(frame, socket);
      }
    } finally {
      await socket.cut();
    }
  }

  #take(frame: MatchFrame): void {
    const expected = this.frames.length + 1;
    if (frame.version !== expected || frame.resync) {
      this.oddities.push(`version ${frame.version} instead of ${expected}${frame.resync ? ', as a snapshot' : ''}`);
      throw new Error(this.oddities.at(-1));
    }
    this.frames.push(frame);
    this.arrivals.push(Date.now());
  }
}
