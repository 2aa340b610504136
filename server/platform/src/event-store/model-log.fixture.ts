import { newId } from '../ids/index.js';
import { type AppendResult, type EventStore, emptyHead, type StoredEvent } from './index.js';
import { type House, toasting, toasts } from './store.fixture.js';

export const STREAMS = 3;
export const PROCESSES = 2;

/** An append as the model sees it. */
export interface Sent {
  readonly stream: number;
  readonly expected: number;
  readonly command: string;
  readonly glasses: readonly number[];
}

/** An event as the model and the store must agree on it. */
interface Told {
  readonly position: number;
  readonly stream: number;
  readonly version: number;
  readonly command: string;
  readonly glass: number;
}

export type Outcome =
  | { readonly kind: 'appended'; readonly version: number }
  | { readonly kind: 'conflict'; readonly actualVersion: number }
  | { readonly kind: 'repeated'; readonly first: number; readonly last: number; readonly position: number };

/** What the store is, in memory: one list. */
export class LogModel {
  readonly events: Told[] = [];
  readonly sent: Sent[] = [];

  constructor(readonly before: number) {}

  streamOf(stream: number): Told[] {
    return this.events.filter((event) => event.stream === stream);
  }

  get head(): number {
    return this.before + this.events.length;
  }

  append({ stream, expected, command, glasses }: Sent): Outcome {
    const known = this.streamOf(stream);
    if (known.length === expected) {
      for (const [index, glass] of glasses.entries())
        this.events.push({ position: this.head + 1, stream, version: expected + index + 1, command, glass });
      return { kind: 'appended', version: expected + glasses.length };
    }
    const next = known[expected];
    if (next?.command !== command) return { kind: 'conflict', actualVersion: known.length };
    const last = known.filter((event) => event.command === command).length + expected;
    return { kind: 'repeated', first: next.version, last, position: next.position };
  }
}

export type Process = ReturnType<House['store']>;

/** A few streams of their own, and the processes that work on them, which can be closed and opened again. */
export class Taproom {
  private readonly streams = Array.from({ length: STREAMS }, newId);

  private constructor(
    private readonly house: House,
    private readonly processes: Process[],
    /** The head before anything was done here. */
    readonly before: number,
  ) {}

  /** New streams for these processes, which work on until they are replaced. */
  static async open(house: House, processes: Process[]): Promise<Taproom> {
    return new Taproom(house, processes, (await processes[0]?.store.headPosition()) ?? 0);
  }

  process(index: number): EventStore {
    const process = this.processes[index];
    if (!process) throw new Error(`there is no process ${index}`);
    return process.store;
  }

  async reopen(index: number): Promise<void> {
    const [old] = this.processes.splice(index, 1, this.house.store());
    await old?.store.close();
    await old?.database.close();
  }

  streamId(stream: number): string {
    return this.streams[stream] ?? '';
  }

  /** Appends through a process; the expected hash is the stored one, as far as there is one. */
  async append(process: number, { stream, expected, command, glasses }: Sent): Promise<Outcome> {
    const id = this.streamId(stream);
    const hash = (await this.process(process).readStream(id))[expected - 1]?.hash ?? emptyHead(id).hash;
    const events = glasses.flatMap((glass) => toasts(1, glass));
    const append = toasting(1, { stream: id, expected: { version: expected, hash }, commandId: command, events });
    return outcomeOf(await this.process(process).append(append));
  }

  /** Stored events in the model's words. */
  told(events: readonly StoredEvent[]): Told[] {
    return events.map(({ position, stream, version, commandId, data }) => {
      return { position, stream: this.streams.indexOf(stream), version, command: commandId, glass: data.glass as number };
    });
  }
}

function outcomeOf(result: AppendResult): Outcome {
  if (result.kind === 'appended') return { kind: 'appended', version: result.head.version };
  if (result.kind === 'conflict') return result;
  return { kind: 'repeated', first: result.firstVersion, last: result.lastVersion, position: result.firstPosition };
}
