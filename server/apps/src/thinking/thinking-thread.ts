import { Worker } from 'node:worker_threads';
import type { Typed } from '@tavern-jack/kernel';
import type { Request, Told } from './questions.js';

/** How long a thread may take, in milliseconds, before it counts as hanging. */
export interface Limits {
  /** For a move, once what the homie needs is ready. */
  readonly thinkMs: number;
  /** To start and to make ready what a homie needs. */
  readonly warmUpMs: number;
}

interface Asked {
  readonly request: Request;
  resolve(move: Typed | undefined): void;
  reject(error: Error): void;
}

/** One thread that answers one request at a time. It is started when it is needed; one that hangs is ended, and the next request starts another. */
export class ThinkingThread {
  #worker: Worker | undefined;
  #asked: Asked | undefined;
  #limit: NodeJS.Timeout | undefined;

  constructor(
    private readonly program: URL,
    private readonly limits: Limits,
  ) {}

  get busy(): boolean {
    return this.#asked !== undefined;
  }

  /** Whether it runs, with all that it has made ready. */
  get running(): boolean {
    return this.#worker !== undefined;
  }

  /** The move; undefined for a wish to be ready. Rejects when the thread fails, hangs or dies. Only while it is not busy. */
  ask(request: Request): Promise<Typed | undefined> {
    return new Promise((resolve, reject) => {
      this.#asked = { request, resolve, reject };
      this.#worker ??= this.#start();
      this.#expect(this.limits.warmUpMs);
      this.#worker.postMessage(request);
    });
  }

  /** Ends the thread, whatever it does; who waits for it is told so. */
  async end(why: Error): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#settle(({ reject }) => reject(why));
    await worker?.terminate();
  }

  #start(): Worker {
    // Games are pure: the thread needs nothing of the environment, and the house's secrets are no business of it.
    const worker = new Worker(this.program, { env: {} });
    const died = (why: Error): void => void (this.#worker === worker && this.end(why));
    worker.on('message', (told: Told) => this.#worker === worker && this.#hear(told));
    worker.on('error', died);
    worker.on('exit', (code) => died(new Error(`the thread in which the homie thought has ended (${code})`)));
    return worker;
  }

  #hear(told: Told): void {
    if ('failed' in told) this.#settle(({ reject }) => reject(told.failed));
    else if ('move' in told) this.#settle(({ resolve }) => resolve(told.move));
    else if (this.#asked && 'view' in this.#asked.request) this.#expect(this.limits.thinkMs);
    else this.#settle(({ resolve }) => resolve(undefined));
  }

  #settle(tell: (asked: Asked) => void): void {
    clearTimeout(this.#limit);
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked) tell(asked);
  }

  #expect(ms: number): void {
    clearTimeout(this.#limit);
    const asked = this.#asked;
    // After a stall of this process the answer may have come already and not been heard: timers run before messages.
    const late = (): unknown => this.#asked === asked && this.end(new Error(`the homie did not come to an end within ${ms} ms`));
    this.#limit = setTimeout(() => setImmediate(late), ms);
  }
}
