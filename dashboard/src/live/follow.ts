import type { Client, FormattedExecutionResult } from 'graphql-ws';
import { type Failure, failureOf } from '../network/failure';
import { backoff } from './backoff';
import { type Cursor, offer, resumeFrom, startCursor, type Versioned } from './cursor';

/** How the line to the server stands. */
export type Connection = 'connecting' | 'catching-up' | 'live';

/** What is known of a stream right now. Replaced as a whole on every change. */
export interface Followed<Frame extends Versioned> {
  readonly frames: readonly Frame[];
  readonly connection: Connection;
  /** Why the server ended the stream; it is tried again all the same. */
  readonly failure: Failure | null;
}

/** A stream to follow: what to ask, and how to read the answer. */
export interface Stream<Data, Frame extends Versioned> {
  readonly query: string;
  /** The variables for going on after a version; undefined asks for a snapshot. */
  variables(afterVersion: number | undefined): Readonly<Record<string, unknown>>;
  frame(data: Data): Frame;
  /** Whether newer frames are known to follow at once. */
  behind(frame: Frame): boolean;
  /** How many frames are kept; left out: about 200. */
  readonly kept?: number;
}

type Line = Pick<Client, 'subscribe' | 'on'>;
type Timer = ReturnType<typeof setTimeout>;

const quiet = 600;

/**
 * Follows a stream by our own cursor until the returned function is called. The library repeats a subscription after a lost socket; its
 * variables are read anew each time, so it resumes after the last frame taken. A gap or an error starts the subscription over.
 */
export function follow<Data, Frame extends Versioned>(
  line: Line,
  stream: Stream<Data, Frame>,
  after: number | undefined,
  tell: (state: Followed<Frame>) => void,
): () => void {
  const following = new Following(line, stream, startCursor(after, stream.kept), tell);
  following.listen();
  return () => following.stop();
}

class Following<Data, Frame extends Versioned> {
  #state: Followed<Frame> = { frames: [], connection: 'connecting', failure: null };
  #stopped = false;
  #tries = 0;
  #drop: () => void = () => {};
  #unlisten: (() => void)[] = [];
  #start: Timer | undefined;
  #settle: Timer | undefined;

  constructor(
    private readonly line: Line,
    private readonly stream: Stream<Data, Frame>,
    private cursor: Cursor<Frame>,
    private readonly tell: (state: Followed<Frame>) => void,
  ) {}

  listen(): void {
    const lost = () => {
      clearTimeout(this.#settle);
      this.#change({ connection: 'connecting' });
    };
    this.#unlisten = [this.line.on('connecting', lost), this.line.on('closed', lost), this.line.on('connected', () => this.#connected())];
    this.#subscribe();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#start);
    clearTimeout(this.#settle);
    for (const unlisten of this.#unlisten) unlisten();
    this.#drop();
  }

  #subscribe(): void {
    const { stream } = this;
    const asked = () => stream.variables(resumeFrom(this.cursor));
    const payload = {
      query: stream.query,
      get variables() {
        return asked();
      },
    };
    // The library tells a dropped subscription that it is complete: what comes after the drop concerns nobody.
    let listening = true;
    const unsubscribe = this.line.subscribe<Data>(payload, {
      next: (result) => listening && this.#next(result),
      error: (error) => listening && this.#failed(Array.isArray(error) ? failureOf(error) : null),
      complete: () => listening && this.#failed(null),
    });
    this.#drop = () => {
      listening = false;
      unsubscribe();
    };
  }

  #next(result: FormattedExecutionResult<Data, unknown>): void {
    if (result.data) this.#take(this.stream.frame(result.data));
    else this.#failed(failureOf(result.errors));
  }

  #take(frame: Frame): void {
    const { cursor, verdict } = offer(this.cursor, frame);
    this.cursor = cursor;
    if (verdict === 'gap') this.#startOver(0);
    if (verdict !== 'taken') return;
    this.#tries = 0;
    clearTimeout(this.#settle);
    this.#change({ frames: cursor.frames, failure: null, connection: this.stream.behind(frame) ? 'catching-up' : 'live' });
  }

  #connected(): void {
    this.#change({ connection: 'catching-up' });
    clearTimeout(this.#settle);
    // Without news the server sends nothing: silence after the greeting means that we are up to date.
    this.#settle = setTimeout(() => this.cursor.version !== undefined && this.#change({ connection: 'live' }), quiet);
  }

  #failed(failure: Failure | null): void {
    this.#change({ connection: 'connecting', ...(failure && { failure }) });
    this.#startOver(backoff(this.#tries++, Math.random()));
  }

  #startOver(wait: number): void {
    this.#drop();
    clearTimeout(this.#start);
    this.#start = setTimeout(() => this.#subscribe(), wait);
  }

  #change(part: Partial<Followed<Frame>>): void {
    if (this.#stopped) return;
    this.#state = { ...this.#state, ...part };
    this.tell(this.#state);
  }
}
