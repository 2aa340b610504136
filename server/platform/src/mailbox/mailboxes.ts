import type { EventStore } from '../event-store/index.js';
import { type Fold, Mailbox } from './mailbox.js';

/** Streams that have ended are kept for those who look at the result, not for long. */
const MOST_ENDED = 200;

/** The mailboxes of one kind of stream, loaded when needed, the least used ones forgotten: whatever is here can be read again. */
export class Mailboxes<S> {
  #boxes = new Map<string, Promise<Mailbox<S>>>();
  #live = new Map<string, Mailbox<S>>();
  /** Streams that will not go on, the earliest first. */
  #ended = new Set<string>();

  constructor(
    private readonly store: EventStore,
    private readonly fold: Fold<S>,
    private readonly capacity = 5_000,
  ) {}

  /** The mailbox of a stream that exists; undefined if nothing was ever stored there. */
  async find(stream: string): Promise<Mailbox<S> | undefined> {
    const box = await this.open(stream);
    if (box.version > 0) return box;
    this.#forget(stream);
    return undefined;
  }

  /** The mailbox of a stream that is in memory and not empty; undefined: `find` it. */
  inMemory(stream: string): Mailbox<S> | undefined {
    const box = this.#live.get(stream);
    if (!box || box.version === 0) return undefined;
    // What is watched is not forgotten anyway.
    if (!box.watched) this.#used(stream);
    return box;
  }

  /** The mailbox of a stream that may be empty still. */
  open(stream: string): Promise<Mailbox<S>> {
    const known = this.#used(stream);
    if (known) return known;
    const loading = this.#load(stream);
    this.#boxes.set(stream, loading);
    loading.catch(() => this.#forget(stream));
    this.#evict();
    return loading;
  }

  /** A word from another node: read on, if the stream is in memory here and behind. */
  hint(stream: string, version: number): void {
    const box = this.#live.get(stream);
    // A failed read here loses nothing: the next hint, command or look at the heads reads again.
    if (box && box.version < version) box.refresh().catch(() => undefined);
  }

  /** Streams that somebody watches here, with the version they have reached. */
  watched(): Map<string, number> {
    const found = new Map<string, number>();
    for (const [stream, box] of this.#live) if (box.watched) found.set(stream, box.version);
    return found;
  }

  /** The stream will not go on: it makes room for others soon. */
  ended(stream: string): void {
    this.#ended.add(stream);
    if (this.#ended.size <= MOST_ENDED) return;
    const [first] = this.#ended;
    if (first === undefined) return;
    this.#ended.delete(first);
    // While somebody watches it has its turn again later.
    if (this.#live.get(first)?.watched) this.#ended.add(first);
    else this.#forget(first);
  }

  async #load(stream: string): Promise<Mailbox<S>> {
    const box = new Mailbox(stream, this.store, this.fold);
    await box.refresh();
    this.#live.set(stream, box);
    if (this.fold.over?.(box.state)) this.ended(stream);
    return box;
  }

  /** Moves to the end of those that are forgotten first. */
  #used(stream: string): Promise<Mailbox<S>> | undefined {
    const known = this.#boxes.get(stream);
    if (!known) return undefined;
    this.#boxes.delete(stream);
    this.#boxes.set(stream, known);
    return known;
  }

  #evict(): void {
    for (const stream of this.#boxes.keys()) {
      if (this.#boxes.size <= this.capacity) return;
      const box = this.#live.get(stream);
      if (box && !box.watched) this.#forget(stream);
    }
  }

  #forget(stream: string): void {
    this.#boxes.delete(stream);
    this.#live.delete(stream);
    this.#ended.delete(stream);
  }
}
