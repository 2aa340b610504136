import type { EventStore } from '../event-store/index.js';
import { type Fold, Mailbox } from './mailbox.js';

/** The mailboxes of one kind of stream, loaded when needed, the least used ones forgotten: whatever is here can be read again. */
export class Mailboxes<S> {
  #boxes = new Map<string, Promise<Mailbox<S>>>();
  #live = new Map<string, Mailbox<S>>();

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

  /** The mailbox of a stream that may be empty still. */
  open(stream: string): Promise<Mailbox<S>> {
    const known = this.#boxes.get(stream);
    if (known) {
      this.#boxes.delete(stream);
      this.#boxes.set(stream, known);
      return known;
    }
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

  async #load(stream: string): Promise<Mailbox<S>> {
    const box = new Mailbox(stream, this.store, this.fold);
    await box.refresh();
    this.#live.set(stream, box);
    return box;
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
  }
}
