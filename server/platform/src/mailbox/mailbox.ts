import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AppendResult,
  type EventMeta,
  type EventStore,
  emptyHead,
  type NewEvent,
  type StoredEvent,
  type StreamHead,
} from '../event-store/index.js';
import { createLogger } from '../log/index.js';

const log = createLogger('mailbox');

/** How a stream folds. */
export interface Fold<S> {
  /** Type of the event that opens a stream of this kind; a stream that begins otherwise is not there for this fold. */
  readonly opens?: string;
  initial(stream: string): S;
  evolve(state: S, event: StoredEvent): S;
  /** Whether the stream has ended for good; those make room for others first. */
  over?(state: S): boolean;
  /** Awaited before events are shown to anybody, for what must be at hand to show them (names). */
  prepare?(events: readonly (StoredEvent | NewEvent)[]): Promise<void>;
}

/** What a decision wants: something stored, or an answer without storing anything. */
export type Step<A> =
  | {
      readonly append: readonly NewEvent[];
      readonly commandId: string;
      readonly meta: EventMeta;
      readonly answer: A | ((version: number) => A);
    }
  /** `final`: right even if another node has stored more since; anything else is decided again on what is stored. */
  | { readonly answer: A; readonly final?: true };

/** The answer and what was stored for it; no events if nothing was. */
export interface Executed<A> {
  readonly answer: A;
  readonly events: readonly StoredEvent[];
}

/** `followed`: more events come in the same breath, of the same command or read at once. */
export type Applied<S> = (event: StoredEvent, state: S, followed: boolean) => void;

const MAX_TRIES = 60;
/** From this try on a short random wait: of two nodes that write the same stream at full speed, neither may starve. */
const PATIENT_TRIES = 4;
const LONGEST_WAIT_MS = 12;

/**
 * One writer per stream in this process. Commands wait in line, see the folded state, and move it on only after the commit.
 * Another node may write too: then the append conflicts, the tail is read, and the command is decided again.
 */
export class Mailbox<S> {
  #state: S;
  #head: StreamHead;
  /** The end of the line; undefined while nobody waits. */
  #last: Promise<unknown> | undefined;
  #unsure = false;
  /** How often the tail was read. */
  #reads = 0;
  #refreshing: Promise<void> | undefined;
  #listeners = new Set<Applied<S>>();

  constructor(
    readonly stream: string,
    private readonly store: EventStore,
    private readonly fold: Fold<S>,
  ) {
    this.#state = fold.initial(stream);
    this.#head = emptyHead(stream);
  }

  get state(): S {
    return this.#state;
  }

  get version(): number {
    return this.#head.version;
  }

  get watched(): boolean {
    return this.#listeners.size > 0;
  }

  /** Hears every event after it was folded, in order, each version once. Returns how to stop. */
  watch(listener: Applied<S>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads what other nodes have stored since. Whoever asks before the read has begun shares it. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#enqueue(async () => {
      // Whoever asks in the same breath shares it.
      await undefined;
      this.#refreshing = undefined;
      await this.#readTail();
    });
    return this.#refreshing;
  }

  /**
   * Decides and stores. `step` may run several times and must be pure; it recognises its own command when it was stored before.
   * Throws TryAgainError when the store is away; nothing is told to anybody that is not stored.
   */
  execute<A>(step: (state: S, version: number) => Step<A>): Promise<Executed<A>> {
    const asked = this.#reads;
    return this.#enqueue(async () => {
      if (this.#unsure) await this.#readTail();
      // Read since this was asked, perhaps for somebody before in line: of fifty who find a table full, one reads for all.
      let fresh = this.#reads > asked;
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const wish = step(this.#state, this.#head.version);
        if (!('append' in wish)) {
          // Nothing that is stored contradicts an append; a refusal would rest on memory alone, and another node may have moved on.
          if (wish.final || fresh || !(await this.#movedElsewhere())) return { answer: wish.answer, events: [] };
          fresh = true;
          continue;
        }
        if (this.fold.prepare) await this.fold.prepare(wish.append);
        const { commandId, meta } = wish;
        let result: AppendResult;
        try {
          result = await this.store.append({ stream: this.stream, expected: this.#head, commandId, events: wish.append, meta });
        } catch (error) {
          // Whether it was stored is unknown now: the next command reads the tail first.
          this.#unsure = true;
          throw error;
        }
        if (result.kind === 'appended') {
          this.#apply(result.events);
          const answer = wish.answer;
          return {
            answer: typeof answer === 'function' ? (answer as (version: number) => A)(this.#head.version) : answer,
            events: result.events,
          };
        }
        if (tries >= PATIENT_TRIES) await sleep(randomInt(LONGEST_WAIT_MS));
        await this.#readTail();
      }
      throw new Error(`stream ${this.stream}: the command was still in conflict after ${MAX_TRIES} tries`);
    });
  }

  async #movedElsewhere(): Promise<boolean> {
    const before = this.#head.version;
    await this.#readTail();
    return this.#head.version !== before;
  }

  async #readTail(): Promise<void> {
    this.#reads += 1;
    const stored = await this.store.readStream(this.stream, this.#head.version);
    const tail = this.#isOurs(stored) ? stored : [];
    await this.fold.prepare?.(tail);
    this.#unsure = false;
    this.#apply(tail);
  }

  #isOurs([first]: readonly StoredEvent[]): boolean {
    return this.fold.opens === undefined || first?.version !== 1 || first.type === this.fold.opens;
  }

  #apply(events: readonly StoredEvent[]): void {
    for (const event of events) {
      if (event.version !== this.#head.version + 1) throw new Error(`stream ${this.stream}: ${event.version} after ${this.#head.version}`);
      this.#state = this.fold.evolve(this.#state, event);
      this.#head = { version: event.version, hash: event.hash };
      const followed = event !== events.at(-1);
      for (const listener of this.#listeners) this.#tell(listener, event, followed);
    }
  }

  /** Somebody who cannot listen must not stop the stream. */
  #tell(listener: Applied<S>, event: StoredEvent, followed: boolean): void {
    try {
      listener(event, this.#state, followed);
    } catch (error) {
      log.fault(error, { telling: event.version, stream: this.stream });
    }
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    // At once when nobody is before it: waiting for an ended promise costs a move a turn of its own.
    const done = this.#last ? this.#last.then(work, work) : work();
    this.#last = done;
    const left = (): void => {
      if (this.#last === done) this.#last = undefined;
    };
    done.then(left, left);
    return done;
  }
}
