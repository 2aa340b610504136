import type { Thinking } from '@tavern-jack/features';
import type { Question } from '@tavern-jack/features/thinking';
import { canonicalJson, type Typed } from '@tavern-jack/kernel';
import { createLogger, TryAgainError } from '@tavern-jack/platform';
import type { WarmUp } from './questions.js';
import { type Limits, ThinkingThread } from './thinking-thread.js';

const log = createLogger('thinking');

export interface PoolLimits extends Limits {
  readonly threads: number;
  /** Longest that a question waits for a free thread, in milliseconds. */
  readonly waitMs: number;
}

/** Two, so that one that hangs does not stop the others' homies. */
const USUAL: PoolLimits = { threads: 2, thinkMs: 2_000, warmUpMs: 60_000, waitMs: 10_000 };

interface Waiting {
  readonly question: Question;
  resolve(move: Typed): void;
  reject(error: Error): void;
  readonly limit: NodeJS.Timeout;
}

/** Threads in which homies think. Questions go first; in between each thread makes ready what homies need, one thread after the other. */
export class ThinkingPool implements Thinking {
  readonly #threads: readonly ThinkingThread[];
  readonly #limits: PoolLimits;
  /** What was ever wished for, by game and options: a new thread begins with nothing. */
  readonly #wishes = new Map<string, WarmUp>();
  readonly #toWarm = new Map<ThinkingThread, WarmUp[]>();
  #waiting: Waiting[] = [];
  #warming = false;
  #closed = false;

  /** `program`: what a thread runs, see answerQuestions. */
  constructor(program: URL, limits: Partial<PoolLimits> = {}) {
    this.#limits = { ...USUAL, ...limits };
    this.#threads = Array.from({ length: this.#limits.threads }, () => new ThinkingThread(program, this.#limits));
  }

  think(question: Question): Promise<Typed> {
    if (this.#closed) return Promise.reject(closing());
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.#giveUp(question), this.#limits.waitMs);
      this.#waiting.push({ question, resolve, reject, limit });
      this.#next();
    });
  }

  warmUp(wish: WarmUp): void {
    const key = `${wish.game} ${canonicalJson(wish.options)}`;
    if (this.#closed || this.#wishes.has(key)) return;
    this.#wishes.set(key, wish);
    for (const thread of this.#threads) this.#toWarm.set(thread, [...(this.#toWarm.get(thread) ?? []), wish]);
    this.#next();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject, limit } of this.#waiting.splice(0)) {
      clearTimeout(limit);
      reject(closing());
    }
    await Promise.all(this.#threads.map((thread) => thread.end(closing())));
  }

  #next(): void {
    if (this.#closed) return;
    for (const thread of this.#threads) {
      if (thread.busy) continue;
      const waiting = this.#waiting.shift();
      if (waiting) void this.#answer(thread, waiting);
      else if (!this.#warming) void this.#warm(thread);
    }
  }

  async #answer(thread: ThinkingThread, { question, resolve, reject, limit }: Waiting): Promise<void> {
    clearTimeout(limit);
    try {
      resolve((await thread.ask(question)) as Typed);
    } catch (error) {
      reject(error as Error);
      // A new thread begins with nothing.
      if (!thread.running) this.#toWarm.set(thread, [...this.#wishes.values()]);
    }
    this.#next();
  }

  async #warm(thread: ThinkingThread): Promise<void> {
    const wish = this.#toWarm.get(thread)?.shift();
    if (!wish) return;
    this.#warming = true;
    try {
      await thread.ask(wish);
    } catch (error) {
      // Not tried again: the first question that needs it tries, and has the autopilot behind it.
      if (!this.#closed) log.fault(error, { game: wish.game });
    }
    this.#warming = false;
    this.#next();
  }

  #giveUp(question: Question): void {
    const index = this.#waiting.findIndex((waiting) => waiting.question === question);
    const [waiting] = index < 0 ? [] : this.#waiting.splice(index, 1);
    waiting?.reject(new Error(`no thread was free for the homie within ${this.#limits.waitMs} ms`));
  }
}

/** Nobody's fault: whoever is up next lets the homie think again. */
const closing = (): Error => new TryAgainError('The house is closing.', 1000);
