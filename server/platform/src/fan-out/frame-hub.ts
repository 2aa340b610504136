import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventStore, StoredEvent } from '../event-store/index.js';
import type { Fold, Mailbox } from '../mailbox/index.js';
import { isoText } from '../time/index.js';

/** What a frame is made from: the event, the state after it, and whether newer frames follow at once. */
export interface FrameSource<S> {
  readonly event: StoredEvent | undefined;
  readonly state: S;
  readonly version: number;
  readonly resync: boolean;
  readonly followed: boolean;
  /** When the event happened, or for a snapshot now; as text, because a Date makes writing it twice as dear. */
  readonly at: string;
  /** When the frame is made. */
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
  readonly write: FrameWriter;
  readonly sinks: Set<Sink>;
}

/** By role, by what is selected: the topic. */
type Topics = Map<string, Map<string, Topic>>;

interface Stage {
  readonly topics: Topics;
  readonly unwatch: () => void;
}

/** More missed versions than this and a viewer gets a snapshot in place of the gap. */
export const LONGEST_GAP = 2_000;
/** Missed frames that are sent in one turn of the event loop. */
const AT_ONCE = 64;

const now = (): string => isoText(new Date());

/** Frames of streams, made once per (stream, role, document) and pushed as text. */
export class FrameHub<S> {
  #stages = new Map<Mailbox<S>, Stage>();
  #reads = new Map<string, Promise<readonly StoredEvent[]>>();
  /** What a writer is given; one for all, because it is written at once. */
  readonly #root: Record<string, unknown>;

  constructor(
    private readonly store: EventStore,
    private readonly fold: Fold<S>,
    private readonly framing: Framing<S>,
  ) {
    this.#root = { [framing.field]: undefined };
  }

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
    const serverTime = now();
    const snapshot = {
      event: undefined,
      state: box.state,
      version: box.version,
      resync: true,
      followed: false,
      at: serverTime,
      serverTime,
    };
    sink.push(this.#text(write, this.framing.frame(snapshot, role)));
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
      sink.push(this.#text(write, this.framing.frame(sourceOf(event, state, followed), role)));
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
    const ofRole = stage.topics.get(role) ?? new Map<string, Topic>();
    stage.topics.set(role, ofRole);
    const topic = ofRole.get(docKey) ?? { write, sinks: new Set<Sink>() };
    ofRole.set(docKey, topic);
    topic.sinks.add(sink);
    return () => {
      if (!topic.sinks.delete(sink) || topic.sinks.size > 0) return;
      ofRole.delete(docKey);
      if (ofRole.size > 0) return;
      stage.topics.delete(role);
      if (stage.topics.size > 0) return;
      stage.unwatch();
      this.#stages.delete(box);
    };
  }

  #watch(box: Mailbox<S>): Stage {
    const topics: Topics = new Map();
    const unwatch = box.watch((event, state, followed) => this.#publish(topics, sourceOf(event, state, followed)));
    const stage = { topics, unwatch };
    this.#stages.set(box, stage);
    return stage;
  }

  #publish(topics: Topics, source: FrameSource<S>): void {
    for (const [role, ofRole] of topics) {
      const frame = this.framing.frame(source, role);
      for (const { write, sinks } of ofRole.values()) {
        const text = this.#text(write, frame);
        for (const sink of sinks) sink.push(text);
      }
    }
  }

  #text(write: FrameWriter, frame: unknown): string {
    this.#root[this.framing.field] = frame;
    return write(this.#root);
  }
}

const sourceOf = <S>(event: StoredEvent, state: S, followed: boolean): FrameSource<S> => ({
  event,
  state,
  version: event.version,
  resync: false,
  followed,
  at: isoText(event.at),
  serverTime: now(),
});
