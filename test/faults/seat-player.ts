import { randomUUID } from 'node:crypto';
import type { Draws } from '@tavern-jack/kernel';
import { PLAY_MOVE } from '../contract/documents.js';
import type { GraphqlSocketClient } from '../contract/graphql-socket.js';
import { moveOf } from '../contract/guest.js';
import { greedy, ownPrompt } from '../contract/match-player.js';
import type { MatchFrame, PlayAnswer, Prompt } from '../contract/shapes.js';
import { rootOf } from '../contract/wire.js';
import { Follower, type FollowWish } from './follower.js';

const RETRY_MS = 100;
/** Nobody thinks longer than this, in milliseconds: well within the clock. */
const LONGEST_MS = 6_000;
/** After so many moves it thinks twice as long as at first. */
const SLOWER_AFTER = 8;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One command of a player, sent with the same id until somebody judged it. */
export interface Sent {
  readonly input: { readonly matchId: string; readonly promptId: string; readonly commandId: string; readonly move: object };
  /** Times of sending; more than once after a lost line or a TRY_AGAIN. */
  tries: number;
  /** How long each TRY_AGAIN took, in milliseconds. */
  readonly putOff: number[];
  /** The first answer that judged it. */
  answer?: PlayAnswer;
}

export interface PlayerWish extends FollowWish {
  readonly seat: number;
  readonly draws: Draws;
  /** Longest time that it thinks about its first move, in milliseconds. */
  readonly thinkMs: number;
  /** So many of its first decisions it leaves to the clock. */
  readonly naps?: number;
}

/** Plays a seat to the end of the match; a command without an answer is sent again as it was. */
export class SeatPlayer extends Follower {
  readonly sent: Sent[] = [];
  /** Decides without thinking from now on. */
  hurried = false;
  readonly #seen = new Set<string>();
  #pending: Sent | undefined;

  constructor(protected override readonly wish: PlayerWish) {
    super(wish);
  }

  protected override async present(socket: GraphqlSocketClient): Promise<void> {
    if (this.#pending) await this.#send(this.#pending, socket);
  }

  protected override async saw(frame: MatchFrame, socket: GraphqlSocketClient): Promise<void> {
    const prompt = ownPrompt(frame, this.wish.seat);
    if (!prompt || this.#seen.has(prompt.id)) return;
    this.#seen.add(prompt.id);
    if (this.#seen.size <= (this.wish.naps ?? 0)) return;
    this.#pending = this.#command(prompt, frame);
    this.sent.push(this.#pending);
    if (!this.hurried) await sleep(this.wish.draws.below(this.#thinkMs + 1));
    await this.#send(this.#pending, socket);
  }

  /** Ever longer, the further the match has gone: the match must not be over before the last fault, however slow the machine is. */
  get #thinkMs(): number {
    return Math.min(LONGEST_MS, Math.round(this.wish.thinkMs * (1 + this.sent.length / SLOWER_AFTER)));
  }

  #command(prompt: Prompt, frame: MatchFrame): Sent {
    const input = { matchId: this.matchId, promptId: prompt.id, commandId: randomUUID(), move: moveOf(greedy(prompt, frame)) };
    return { input, tries: 0, putOff: [] };
  }

  async #send(sent: Sent, socket: GraphqlSocketClient): Promise<void> {
    for (;;) {
      sent.tries++;
      const start = performance.now();
      const answer = rootOf<PlayAnswer>(await socket.ask(PLAY_MOVE, { input: sent.input }));
      if (answer.code !== 'TRY_AGAIN') {
        sent.answer = answer;
        this.#pending = undefined;
        return;
      }
      sent.putOff.push(performance.now() - start);
      await sleep(RETRY_MS);
    }
  }
}
