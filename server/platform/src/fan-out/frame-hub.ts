import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventStore, StoredEvent } from '../event-store/index.js';
import type { Fold, Mailbox } from '../mailbox/index.js';

/** What a frame is made from: the event, the state after it, and whether newer frames follow at once. */
export interface FrameSource<S> {
  readonly event: StoredEvent | undefined;
  readonly state: S;
  readonly version: number;
  readonly resync: boolean;
  readonly followed: boolean;
  /** When the frame is made, as text: a Date makes writing it twice as dear. */
  readonly serverTime: string;
}

/** How one kind of stream becomes frames. A frame depends on the role, never on the person: hidden information is in the role. */
export interface Framing<S> {
  /** The subscription's field name. */
  readonly field: string;
  frame(source: FrameSource<S>, role: string): unknown;
}

/** A frame as text, ready for every socket that selected the same fields. */
export type FrameWriter = (data: Record<string, unknown>) => string;

/** One subscription's end: takes frames, and hears when they cannot go on (the client comes back with its cursor). */
export interface Sink {
  push(text: string): void;
  fail(error: unknown): void;
}

interface Topic {
  readonly role: string;
  readonly write: FrameWriter;
  readonly sinks: Set<Sink>;
}

interface Stage {
  readonly topics: Map<string, Topic>;
  readonly unwatch: () => void;
}

/** More missed versions than this and a viewer gets a snapshot in place of the gap. */
export const LONGEST_GAP = 2_000;
/** Missed frames that are sent in one turn of the event loop. */
const AT_ONCE = 64;

const now = (): string => new Date().toISOString();

/** Frames of streams, made once per (stream, role, document) and pushed as text. */
export class FrameHub<S> {
  #stages = new Map<Mailbox<S>, Stage>();
  #reads = new Map<string, Promise<readonly StoredEvent[]>>();

  constructor(
    private readonly store: EventStore,
    private readonly fold: Fold<S>,
    private readonly framing: Framing<S>,
  ) {}

  /**
   * Sends every version after the cursor (or a snapshot without one), then live frames, contiguous and each once.
   * Returns how to stop; safe to call at any time.
   */
  attach(box: Mailbox<S>, role: string, docKey: string, write: FrameWriter, afterVersion: number | undefined, sink: Sink): () => void {
    let stopped = false;
    let detach = (): void => undefined;
    const start = async (): Promise<void> => {
      await box.refresh();
      let cursor = this.#opening(box, role, write, afterVersion, sink);
      while (cursor < box.version && !stopped) cursor = await this.#catchUp(box, role, write, cursor, () => stopped, sink);
      // No await between the check above and this line: no version can slip between the two.
      if (!stopped) detach = this.#join(box, role, docKey, write, sink);
    };
    start().catch((error) => sink.fail(error));
    return () => {
      stopped = true;
      detach();
    };
  }

  /** A cursor that cannot be resumed gets a snapshot; answers the version from which to go on. */
  #opening(box: Mailbox<S>, role: string, write: FrameWriter, after: number | undefined, sink: Sink): number {
    const resumable = after !== undefined && after >= 0 && after <= box.version && box.version - after <= LONGEST_GAP;
    if (resumable) return after;
    sink.push(
      this.#text(
        write,
        { event: undefined, state: box.state, version: box.version, resync: true, followed: false, serverTime: now() },
        role,
      ),
    );
    return box.version;
  }

  async #catchUp(box: Mailbox<S>, role: string, write: FrameWriter, after: number, stopped: () => boolean, sink: Sink): Promise<number> {
    const stored = await this.#wholeStream(box.stream);
    await this.fold.prepare?.(stored);
    // What is stored but not applied here yet comes as a live frame.
    const events = stored.filter(({ version }) => version <= box.version);
    let state = this.fold.initial(box.stream);
    let cursor = after;
    for (const event of events) {
      state = this.fold.evolve(state, event);
      if (event.version <= after) continue;
      // Others have their turn, and what was sent so far leaves before more is made.
      if ((event.version - after) % AT_ONCE === 0) await nextTurn();
      if (stopped()) return cursor;
      cursor = event.version;
      const followed = event !== events.at(-1);
      sink.push(this.#text(write, { event, state, version: event.version, resync: false, followed, serverTime: now() }, role));
    }
    return cursor;
  }

  /** Viewers who come back at once, after a restart of ours or a cut of theirs, share one read. */
  #wholeStream(stream: string): Promise<readonly StoredEvent[]> {
    const known = this.#reads.get(stream);
    if (known) return known;
    const read = this.store.readStream(stream, 0);
    this.#reads.set(stream, read);
    setImmediate(() => this.#reads.delete(stream));
    return read;
  }

  #join(box: Mailbox<S>, role: string, docKey: string, write: FrameWriter, sink: Sink): () => void {
    const stage = this.#stages.get(box) ?? this.#watch(box);
    const key = `${role}|${docKey}`;
    const topic = stage.topics.get(key) ?? { role, write, sinks: new Set<Sink>() };
    stage.topics.set(key, topic);
    topic.sinks.add(sink);
    return () => {
      if (!topic.sinks.delete(sink) || topic.sinks.size > 0) return;
      stage.topics.delete(key);
      if (stage.topics.size > 0) return;
      stage.unwatch();
      this.#stages.delete(box);
    };
  }

  #watch(box: Mailbox<S>): Stage {
    const topics = new Map<string, Topic>();
    const unwatch = box.watch((event, state, followed) =>
      this.#publish(topics, { event, state, version: event.version, resync: false, followed, serverTime: now() }),
    );
    const stage = { topics, unwatch };
    this.#stages.set(box, stage);
    return stage;
  }

  #publish(topics: Map<string, Topic>, source: FrameSource<S>): void {
    const made = new Map<string, unknown>();
    for (const topic of topics.values()) {
      if (!made.has(topic.role)) made.set(topic.role, this.framing.frame(source, topic.role));
      const text = topic.write({ [this.framing.field]: made.get(topic.role) });
      for (const sink of topic.sinks) sink.push(text);
    }
  }

  #text(write: FrameWriter, source: FrameSource<S>, role: string): string {
    return write({ [this.framing.field]: this.framing.frame(source, role) });
  }
}
