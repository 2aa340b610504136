import { createLogger } from '../log/index.js';
import type { FrameWriter, Sink } from './frame-hub.js';

/** Something that is looked at as a whole, and has no versions. */
export interface WholeState {
  /** As it is now, plain data. */
  read(): Promise<object>;
  /** Calls back whenever it may have changed, until the returned function is called. */
  watch(changed: () => void): () => void;
}

interface Audience {
  readonly write: FrameWriter;
  readonly sinks: Set<Sink>;
  /** The frame as it was written in this turn: who comes in the same breath shares it. */
  fresh?: string | undefined;
}

const log = createLogger('state frames');

/** Two frames of one state are at least this far apart. */
const BETWEEN_FRAMES_MS = 1_000;

/** One state and everybody who looks at it. */
export class StateTopic {
  #audiences = new Map<string, Audience>();
  #value: object | undefined;
  #text = '';
  #told = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #reading = false;
  #stale = false;
  #failed = false;
  #closed = false;
  readonly #unwatch: () => void;

  constructor(
    private readonly field: string,
    private readonly state: WholeState,
  ) {
    this.#unwatch = state.watch(() => this.#changed());
    this.#changed();
  }

  get empty(): boolean {
    return this.#audiences.size === 0;
  }

  join(docKey: string, write: FrameWriter, sink: Sink): void {
    const audience = this.#audiences.get(docKey) ?? { write, sinks: new Set<Sink>() };
    this.#audiences.set(docKey, audience);
    audience.sinks.add(sink);
    if (this.#value) sink.push(this.#written(audience, this.#value));
  }

  leave(docKey: string, sink: Sink): void {
    const audience = this.#audiences.get(docKey);
    if (audience?.sinks.delete(sink) && audience.sinks.size === 0) this.#audiences.delete(docKey);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#unwatch();
  }

  /** Reads anew: now, or as soon as the last frame is old enough. */
  #changed(): void {
    if (this.#reading) this.#stale = true;
    else this.#timer ??= setTimeout(() => void this.#look(), this.#told + BETWEEN_FRAMES_MS - performance.now());
  }

  async #look(): Promise<void> {
    this.#timer = undefined;
    this.#reading = true;
    this.#stale = false;
    try {
      this.#take(await this.state.read());
      this.#failed = false;
    } catch (error) {
      this.#missed(error);
    }
    this.#reading = false;
    if (this.#stale && !this.#closed) this.#changed();
  }

  #take(value: object): void {
    const text = JSON.stringify(value);
    if (this.#closed || text === this.#text) return;
    this.#text = text;
    this.#value = value;
    this.#told = performance.now();
    for (const audience of this.#audiences.values()) {
      audience.fresh = undefined;
      const written = this.#written(audience, value);
      for (const sink of audience.sinks) sink.push(written);
    }
  }

  /** What everybody has been told stands until it can be read again. */
  #missed(error: unknown): void {
    if (!this.#failed) log.warn('a state could not be read and is tried again', { field: this.field, reason: String(error) });
    this.#failed = true;
    if (!this.#closed) this.#timer = setTimeout(() => void this.#look(), BETWEEN_FRAMES_MS);
  }

  #written(audience: Audience, value: object): string {
    if (audience.fresh !== undefined) return audience.fresh;
    const written = audience.write({ [this.field]: { ...value, serverTime: new Date() } });
    audience.fresh = written;
    setImmediate(() => {
      audience.fresh = undefined;
    });
    return written;
  }
}
