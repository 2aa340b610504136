import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../database/index.js';
import { EventCatalog, EventStore, type StoredEvent } from '../event-store/index.js';
import { FrameHub } from '../fan-out/index.js';
import { newId } from '../ids/index.js';
import { captureLog } from '../log/index.js';
import { type TestDatabase, testDatabase } from '../testing/index.js';
import { type Fold, type Mailbox, Mailboxes, type Step } from './index.js';

interface Counter {
  readonly value: number;
  readonly commands: readonly string[];
}

const counting: Fold<Counter> = {
  initial: () => ({ value: 0, commands: [] }),
  evolve: (state, event) => ({ value: state.value + Number(event.data.by), commands: [...state.commands, event.commandId] }),
};

const add = (by: number, commandId = newId()) => {
  return (state: Counter): Step<number> =>
    state.commands.includes(commandId)
      ? { answer: -1 }
      : {
          append: [{ type: 'counter.added', schema: 1, data: { by } }],
          commandId,
          meta: { actor: { kind: 'house' }, cause: commandId, correlation: 'test' },
          answer: (version) => version,
        };
};

let database: TestDatabase;
const open: Database[] = [];

/** A node of its own: own connections, own memory. */
function node() {
  const db = new Database(database.url);
  open.push(db);
  const store = new EventStore(db, new EventCatalog({ 'counter.added': { schema: 1 } }), { log: captureLog() });
  return { store, boxes: new Mailboxes(store, counting) };
}

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await Promise.all(open.map((db) => db.close()));
  await database.close();
});

describe('a mailbox', () => {
  it('lets commands of one process wait in line: 200 at once are 200 versions', async () => {
    const box = await node().boxes.open(newId());
    const answers = await Promise.all(Array.from({ length: 200 }, () => box.execute(add(1))));
    expect(answers.map(({ answer }) => answer)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
    expect(box.state.value).toBe(200);
  });

  it('of two nodes on one stream decides again after a conflict: nothing is lost and nothing doubled', async () => {
    const stream = newId();
    const boxes = await Promise.all([node().boxes.open(stream), node().boxes.open(stream)]);
    const heard: number[][] = [[], []];
    boxes.forEach((box, index) => {
      box.watch((event) => heard[index]?.push(event.version));
    });
    await Promise.all(boxes.flatMap((box) => Array.from({ length: 60 }, () => box.execute(add(1)))));
    await Promise.all(boxes.map((box) => box.refresh()));
    for (const box of boxes) expect(box.state.value).toBe(120);
    for (const versions of heard) expect(versions).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
  });

  it('stores a command that two nodes were told once', async () => {
    const stream = newId();
    const boxes = await Promise.all([node().boxes.open(stream), node().boxes.open(stream)]);
    const command = newId();
    const answers = await Promise.all(boxes.map((box) => box.execute(add(5, command))));
    expect(answers.map(({ answer }) => answer).sort((a, b) => a - b)).toEqual([-1, 1]);
    await Promise.all(boxes.map((box) => box.refresh()));
    expect(boxes.map((box) => box.state.value)).toEqual([5, 5]);
  });

  it('goes on telling the others when one who listens throws', async () => {
    const box = await node().boxes.open(newId());
    const heard: number[] = [];
    box.watch(() => {
      throw new Error('deaf');
    });
    box.watch((event) => heard.push(event.version));
    await box.execute(add(1));
    await box.execute(add(1));
    expect(heard).toEqual([1, 2]);
  });

  it('is found only where something was stored, and forgotten when it is idle and many are open', async () => {
    const { store } = node();
    const boxes = new Mailboxes(store, counting, 3);
    expect(await boxes.find(newId())).toBeUndefined();
    const watched = await boxes.open(newId());
    watched.watch(() => undefined);
    await watched.execute(add(1));
    for (let i = 0; i < 10; i++) await (await boxes.open(newId())).execute(add(1));
    expect(await boxes.open(watched.stream)).toBe(watched);
    expect(boxes.watched()).toEqual(new Map([[watched.stream, 1]]));
  });

  it('of a stream that has ended makes room for others, the earliest first, unless somebody watches it', async () => {
    const { store } = node();
    const boxes = new Mailboxes(store, { ...counting, over: ({ value }) => value > 0 });
    const finish = async () => {
      const box = await boxes.open(newId());
      await box.execute(add(1));
      boxes.ended(box.stream);
      return box;
    };
    const [watched, idle] = [await finish(), await finish()];
    watched.watch(() => undefined);
    const later = await Promise.all(Array.from({ length: 250 }, finish));
    expect(await boxes.open(watched.stream)).toBe(watched);
    expect(await boxes.open(later.at(-1)?.stream ?? '')).toBe(later.at(-1));
    // Read again, as it was.
    const again = await boxes.open(idle.stream);
    expect(again).not.toBe(idle);
    expect(again.state).toEqual(idle.state);
  });
});

describe('frames', () => {
  const framing = {
    field: 'f',
    frame: ({ version, state, resync }: { version: number; state: Counter; resync: boolean }) => ({ version, value: state.value, resync }),
  };
  const viewer = (hub: FrameHub<Counter>, box: Mailbox<Counter>, after: number | undefined) => {
    const frames: { version: number; value: number; resync: boolean }[] = [];
    const stop = hub.attach(box, 'r', 'd', JSON.stringify, after, {
      push: (text) => frames.push(JSON.parse(text).f),
      fail: (error) => {
        throw error;
      },
    });
    return { frames, stop };
  };

  it('reach 100 viewers who come at random times with any cursor, each the full sequence, while the writer goes on', async () => {
    const { store, boxes } = node();
    const box = await boxes.open(newId());
    const hub = new FrameHub(store, counting, framing);
    const viewers: { after: number; frames: { version: number; value: number }[]; stop: () => void }[] = [];
    const writer = (async () => {
      for (let i = 0; i < 120; i++) await box.execute(add(1));
    })();
    for (let i = 0; i < 100; i++) {
      const after = box.version === 0 ? 0 : i % (box.version + 1);
      viewers.push({ after, ...viewer(hub, box, after) });
      if (i % 5 === 0) await box.refresh();
    }
    await writer;
    const deadline = Date.now() + 10_000;
    while (viewers.some((v) => v.frames.at(-1)?.version !== 120 && v.after !== 120) && Date.now() < deadline) await box.refresh();
    for (const { after, frames } of viewers) {
      expect(frames.map((frame) => frame.version)).toEqual(Array.from({ length: 120 - after }, (_, i) => after + 1 + i));
      for (const frame of frames) expect(frame.value).toBe(frame.version);
    }
    for (const { stop } of viewers) stop();
    expect(box.watched).toBe(false);
  });

  it.each([
    ['no cursor', undefined],
    ['a cursor from the future', 99],
    ['a negative cursor', -1],
  ])('begin with a snapshot for %s', async (_what, after) => {
    const { store, boxes } = node();
    const box = await boxes.open(newId());
    await box.execute(add(7));
    const { frames, stop } = viewer(new FrameHub(store, counting, framing), box, after);
    await box.refresh();
    await box.execute(add(1));
    await box.refresh();
    expect(frames).toEqual([
      { version: 1, value: 7, resync: true },
      { version: 2, value: 8, resync: false },
    ]);
    stop();
  });

  it('of another node arrive when a hint makes the mailbox read on', async () => {
    const stream = newId();
    const [here, there] = [node(), node()];
    const box = await here.boxes.open(stream);
    const { frames, stop } = viewer(new FrameHub(here.store, counting, framing), box, 0);
    await box.refresh();
    const written: StoredEvent[] = [];
    there.store.onCommitted((events) => written.push(...events));
    await (await there.boxes.open(stream)).execute(add(3));
    here.boxes.hint(stream, written.at(-1)?.version ?? 0);
    await box.refresh();
    expect(frames).toEqual([{ version: 1, value: 3, resync: false }]);
    stop();
  });
});
