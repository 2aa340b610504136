import { expect } from '@jest/globals';
import fc from 'fast-check';
import { newId } from '../ids/index.js';
import { verifyStream } from './index.js';
import { type LogModel, type Outcome, PROCESSES, type Sent, STREAMS, type Taproom } from './model-log.fixture.js';

type Step = fc.AsyncCommand<LogModel, Taproom>;

const stream = fc.nat(STREAMS - 1);
const process = fc.nat(PROCESSES - 1);
const glasses = fc.array(fc.nat(9), { minLength: 1, maxLength: 5 });

/** A step that can always be taken. */
const step = (name: string, run: (model: LogModel, real: Taproom) => Promise<void>): Step => ({
  check: () => true,
  run,
  toString: () => name,
});

async function sendAndCompare(model: LogModel, real: Taproom, process: number, sent: Sent): Promise<void> {
  model.sent.push(sent);
  const wanted = model.append(sent);
  expect(await real.append(process, sent)).toEqual(wanted);
}

/** An append at the right version, at a stale one, or at one that is not there yet. */
const appends = fc.record({ stream, process, glasses, off: fc.constantFrom(0, 0, 0, 0, -1, -2, 1, 3) }).map((it) =>
  step(`append ${JSON.stringify(it)}`, (model, real) => {
    const expected = Math.max(0, model.streamOf(it.stream).length + it.off);
    return sendAndCompare(model, real, it.process, { stream: it.stream, expected, command: newId(), glasses: it.glasses });
  }),
);

/** An earlier command once more, to whichever process: as it was, with other content, or at the stream's end. */
const repeats = fc
  .record({ pick: fc.nat(99), process, change: fc.constantFrom('nothing', 'content', 'version'), glasses })
  .map(({ pick, process, change, glasses }) => {
    const again = (model: LogModel, sent: Sent): Sent => {
      if (change === 'content') return { ...sent, glasses };
      return change === 'version' ? { ...sent, expected: model.streamOf(sent.stream).length } : sent;
    };
    return step(`repeat ${pick} with ${change} changed, process ${process}`, async (model, real) => {
      const earlier = model.sent[pick % Math.max(1, model.sent.length)];
      if (earlier) await sendAndCompare(model, real, process, again(model, earlier));
    });
  });

/** Appends at one version from all processes at once: one wins, whichever, and all others learn by which version. */
const races = fc.record({ stream, rivals: fc.array(glasses, { minLength: 2, maxLength: 6 }) }).map((it) =>
  step(`race ${JSON.stringify(it)}`, async (model, real) => {
    const expected = model.streamOf(it.stream).length;
    const sent = it.rivals.map((glasses): Sent => ({ stream: it.stream, expected, command: newId(), glasses }));
    const outcomes = await Promise.all(sent.map((one, index) => real.append(index % PROCESSES, one)));
    const winner = sent[outcomes.findIndex(({ kind }) => kind === 'appended')];
    if (!winner) throw new Error('nobody won');
    const order = [winner, ...sent.filter((one) => one !== winner)];
    const wanted = new Map<Sent, Outcome>(order.map((one) => [one, model.append(one)]));
    expect(outcomes).toEqual(sent.map((one) => wanted.get(one)));
    model.sent.push(...sent);
  }),
);

const streamReads = fc.record({ stream, process, cursor: fc.nat(12) }).map((it) =>
  step(`readStream ${JSON.stringify(it)}`, async (model, real) => {
    const events = await real.process(it.process).readStream(real.streamId(it.stream), it.cursor);
    expect(real.told(events)).toEqual(model.streamOf(it.stream).slice(it.cursor));
    if (it.cursor === 0) expect(verifyStream(events)).toBeUndefined();
  }),
);

/** A page of the log may be shorter than asked for, but it is empty only where the log ends. */
const logReads = fc.record({ process, cursor: fc.nat(30), limit: fc.integer({ min: 1, max: 20 }) }).map((it) =>
  step(`readAll ${JSON.stringify(it)}`, async (model, real) => {
    const store = real.process(it.process);
    const events = await store.readAll(model.before + it.cursor, it.limit);
    const wanted = model.events.slice(it.cursor, it.cursor + it.limit);
    expect(real.told(events)).toEqual(wanted.slice(0, Math.max(1, events.length)));
    expect(await store.headPosition()).toBe(model.head);
  }),
);

const restarts = process.map((index) => step(`restart process ${index}`, (_model, real) => real.reopen(index)));

/** Anything that can be done to a log, in any order. */
export const commands = fc.commands([appends, repeats, races, streamReads, logReads, restarts], { maxCommands: 40 });
