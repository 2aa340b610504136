import { hash } from 'node:crypto';

/** An event to be stored. `data` must be plain JSON; its text is what is stored and hashed. */
export interface NewEvent {
  /** `<domain>.<name>`. */
  readonly type: string;
  /** Version of the data's shape. */
  readonly schema: number;
  readonly data: object;
}

/** Who and why; the same for all events of a command. */
export interface EventMeta {
  readonly actor: {
    readonly kind: 'player' | 'homie' | 'autopilot' | 'house' | 'staff';
    readonly id?: string;
    readonly seat?: number;
  };
  readonly cause: string;
  readonly correlation: string;
  /** The prompt that the command answered. */
  readonly promptId?: string;
  /** The draw counter after the command. */
  readonly draws?: number;
}

/** A row of the log as it stands there: its texts unparsed. */
export interface StoredRow {
  /** Place in the whole log, from 1, without gaps, in commit order. */
  readonly position: number;
  readonly stream: string;
  /** Place in its stream, from 1, without gaps. */
  readonly version: number;
  readonly at: Date;
  readonly type: string;
  /** The schema it was stored with. */
  readonly schema: number;
  readonly commandId: string;
  /** In hex. */
  readonly hash: string;
  /** The stored texts, which the hash covers. */
  readonly dataText: string;
  readonly metaText: string;
}

/** An event as it stands in the log; the data is lifted to the catalog's schema. */
export interface StoredEvent extends StoredRow {
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: EventMeta;
}

/** Where a stream ends: what the next append must know. */
export interface StreamHead {
  readonly version: number;
  /** In hex. */
  readonly hash: string;
}

/** The head of a stream that holds nothing yet. Its hash depends on the stream, so that no two chains begin alike. */
export function emptyHead(stream: string): StreamHead {
  return { version: 0, hash: hash('sha256', stream.toLowerCase(), 'hex') };
}

export interface Append {
  /** UUID. */
  readonly stream: string;
  readonly expected: StreamHead;
  /** UUID; a retry with the same id and the same expected version is told of the first try. */
  readonly commandId: string;
  /** At least one; stored together or not at all. */
  readonly events: readonly NewEvent[];
  readonly meta: EventMeta;
  /** Now, otherwise. */
  readonly at?: Date;
}

export type AppendResult =
  | { readonly kind: 'appended'; readonly events: readonly StoredEvent[]; readonly head: StreamHead }
  /** This command was stored before, as these versions. */
  | { readonly kind: 'repeated'; readonly firstVersion: number; readonly lastVersion: number; readonly firstPosition: number }
  /** The stream is at another version than expected; nothing was stored. */
  | { readonly kind: 'conflict'; readonly actualVersion: number };
