import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newId } from '../ids/index.js';
import { type AppendResult, type EventStore, emptyHead, type StoredEvent, verifyStream } from './index.js';
import { House, toasting, toasts } from './store.fixture.js';

interface Step {
  readonly stream: number;
  /** Which process appends. */
  readonly process: number;
  /** How far the caller's expectation is from the truth. */
  readonly off: number;
  readonly count: number;
  /** Send an earlier command again instead. */
  readonly again: boolean;
}

const step = fc.record<Step>({
  stream: fc.nat(2),
  process: fc.nat(1),
  off: fc.constantFrom(0, 0, 0, 0, -1, 1),
  count: fc.integer({ min: 1, max: 5 }),
  again: fc.boolean(),
});

type Outcome =
  | { kind: 'appended'; version: number }
  | { kind: 'conflict'; actualVersion: number }
  | { kind: 'repeated'; first: number; last: number };

/** What a stream is, in memory: the command of each of its events. */
class ModelStream {
  readonly commands: string[] = [];

  append(expected: number, command: string, count: number): Outcome {
    if (expected === this.commands.length) {
      for (let index = 0; index < count; index++) this.commands.push(command);
      return { kind: 'appended', version: this.commands.length };
    }
    if (this.commands[expected] !== command) return { kind: 'conflict', actualVersion: this.commands.length };
    return { kind: 'repeated', first: expected + 1, last: this.commands.lastIndexOf(command) + 1 };
  }
}

describe('the store against a model of it', () => {
  let house: House;
  let processes: EventStore[];

  beforeAll(async () => {
    house = await House.open();
    processes = [house.store().store, house.store().store];
  });

  afterAll(() => house.close());

  it('answers and holds the same after any commands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const streams = [0, 1, 2].map(() => ({ id: newId(), model: new ModelStream(), sent: [] as ReturnType<typeof toasting>[] }));
        const before = (await processes[0]?.headPosition()) ?? 0;
        for (const { stream, process, off, count, again } of steps) {
          const subject = streams[stream];
          const store = processes[process];
          if (!subject || !store) throw new Error('no such stream or process');
          const known = await store.readStream(subject.id);
          const old = again ? subject.sent[count % Math.max(1, subject.sent.length)] : undefined;
          const append = old ?? fresh(subject.id, known, off, count);
          subject.sent.push(append);
          const wanted = subject.model.append(append.expected.version, append.commandId, append.events.length);
          expect(outcomeOf(await store.append(append))).toEqual(wanted);
        }
        let total = 0;
        for (const { id, model } of streams) {
          const events = await processes[0]?.readStream(id);
          expect(events?.map(({ commandId }) => commandId)).toEqual(model.commands);
          expect(verifyStream(events ?? [])).toBeUndefined();
          total += model.commands.length;
        }
        expect(await processes[1]?.headPosition()).toBe(before + total);
      }),
      { numRuns: 25, seed: 20261129 },
    );
  });

  function fresh(stream: string, known: readonly StoredEvent[], off: number, count: number) {
    const version = Math.max(0, known.length + off);
    const hash = known[version - 1]?.hash ?? emptyHead(stream).hash;
    return toasting(count, { stream, expected: { version, hash }, events: toasts(count, version) });
  }
});

function outcomeOf(result: AppendResult): Outcome {
  if (result.kind === 'appended') return { kind: 'appended', version: result.head.version };
  if (result.kind === 'conflict') return result;
  return { kind: 'repeated', first: result.firstVersion, last: result.lastVersion };
}
