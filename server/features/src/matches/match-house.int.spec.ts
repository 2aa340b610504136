import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventDefinitions } from '@tavern-jack/contracts/events';
import type { AnyGame } from '@tavern-jack/kernel';
import { secretChoice, type Toy } from '@tavern-jack/kernel/testing';
import {
  captureLog,
  createAlarms,
  Database,
  derivedId,
  EventCatalog,
  EventStore,
  newId,
  Reactions,
  seedHashOf,
  TryAgainError,
} from '@tavern-jack/platform';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import { GameCard } from '../game-card.js';
import { MatchHouse } from './match-house.js';
import { MatchHub } from './match-hub.js';
import type { Question, Thinking } from './thinking.js';

let database: TestDatabase;
const closing: (() => Promise<void>)[] = [];
const log = captureLog();
const [anna, ben] = [newId(), newId()];

const catalog = new EventCatalog({ ...eventDefinitions, 'secretChoice.opened': { schema: 1 }, 'secretChoice.laid': { schema: 1 } });

/** A node that plays the toy game of secret simultaneous choices. */
function node(toy: Toy = secretChoice, thinking?: Thinking) {
  const db = new Database(database.url);
  const store = new EventStore(db, catalog, { log });
  const alarms = createAlarms({ databaseUrl: database.url, log, queue: `alarms-${newId().slice(-6)}` });
  const reactions = new Reactions();
  const house = new MatchHouse(store, db, alarms, reactions, new GameCard([toy as AnyGame]), { low: 0, high: 0 }, thinking);
  closing.push(async () => {
    await alarms.close();
    await db.close();
  });
  const startMatch = async (seats: object[], clockSeconds: number | null = null): Promise<string> => {
    const [match, table] = [newId(), newId()];
    const data = { match, startingSeat: 0, game: 'secretChoice', options: {}, clockSeconds, seats };
    await reactions.replay({ stream: table, version: 1, type: 'table.matchStarted', data } as never);
    return match;
  };
  return { store, house, hub: new MatchHub(store, house), startMatch };
}

const lay = (number: number) => ({ game: 'secretChoice', move: { type: 'lay', number } });
const people = [{ player: anna }, { player: ben }];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await database.close();
});

describe('two secret choices at once', () => {
  it('are both accepted though they arrive together, 100 times: one reveal each', async () => {
    const { house, store, startMatch } = node();
    for (let i = 0; i < 100; i++) {
      const match = await startMatch(people);
      const answers = await Promise.all([house.play(match, anna, 'p0', newId(), lay(1)), house.play(match, ben, 'p1', newId(), lay(2))]);
      for (const answer of answers) expect(answer).toHaveProperty('version');
      const types = (await store.readStream(match)).map((event) => event.type);
      expect(types.filter((type) => type === 'secretChoice.laid')).toHaveLength(2);
      expect(types.filter((type) => type === 'match.ended')).toHaveLength(1);
    }
  });

  it('tell the other seat and the public nothing: their frames are the same to the byte whatever was laid', async () => {
    const { house, hub, startMatch } = node();
    const seenBy = async (role: string, number: number): Promise<string[]> => {
      const match = await startMatch(people);
      const box = await house.boxes.open(match);
      const frames: string[] = [];
      const come = async (count: number) => {
        while (frames.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      const write = (data: Record<string, unknown>) => JSON.stringify(data, withoutTimesAndIds);
      const stop = hub.attach(box, role, role, write, 0, {
        push: (text) => frames.push(text),
        fail: (error) => {
          throw error;
        },
      });
      // What is told in one go has its view in the last frame: the move waits until the opening has been told.
      await come(2);
      await house.play(match, anna, 'p0', newId(), lay(number));
      await come(3);
      stop();
      return frames;
    };
    for (const role of ['seat-1', 'spectator']) {
      const [low, high] = [await seenBy(role, 0), await seenBy(role, 2)];
      expect(low).toEqual(high);
    }
    // The property can fail: the seat itself does see what it laid.
    expect(await seenBy('seat-0', 0)).not.toEqual(await seenBy('seat-0', 2));
  });
});

const withoutTimesAndIds = (key: string, value: unknown) =>
  ['at', 'serverTime', 'cause', 'seedHash', 'table'].includes(key) ? undefined : value;

describe('a match', () => {
  it('reveals at its end the seed whose hash was published at its start', async () => {
    const { house, store, startMatch } = node();
    const match = await startMatch(people);
    const started = (await store.readStream(match))[0]?.data as { seedHash: string };
    await house.play(match, anna, 'p0', newId(), lay(1));
    await house.play(match, ben, 'p1', newId(), lay(1));
    const ended = (await store.readStream(match)).at(-1)?.data as { seed: string };
    expect(seedHashOf(Buffer.from(ended.seed, 'hex'))).toBe(started.seedHash);
  });

  it('makes a move that is due once, though 20 alarms ring at once on two nodes', async () => {
    const [here, there] = [node(), node()];
    const match = await here.startMatch([{ player: anna }, { homie: 'KALLE', level: 'NORMAL' }]);
    await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).house.wake(match)));
    const laid = (await here.store.readStream(match)).filter((event) => event.type === 'secretChoice.laid');
    expect(laid.map((event) => [event.meta.actor.kind, event.meta.promptId])).toEqual([['homie', 'p1']]);
  });

  it('wakes as a no-op before anything is due, after its end, and where there is none', async () => {
    const { house, store, startMatch } = node();
    const match = await startMatch(people, 40);
    await house.wake(match);
    await house.wake(newId());
    expect((await store.readStream(match)).map((event) => event.type)).toEqual([
      'match.started',
      'secretChoice.opened',
      'match.clockStarted',
    ]);
    await house.play(match, anna, 'p0', newId(), lay(1));
    await house.play(match, ben, 'p1', newId(), lay(1));
    const end = (await store.readStream(match)).length;
    await house.wake(match);
    expect(await store.readStream(match)).toHaveLength(end);
    expect(await house.play(match, anna, 'p0', newId(), lay(1))).toMatchObject({ refusal: 'MATCH_OVER' });
  });

  it('goes on with the autopilot when a homie fails, and the fault is logged', async () => {
    const broken: Toy = {
      ...secretChoice,
      homie: (level) => {
        if (level === 'SCHWER') throw new Error('headache');
        return secretChoice.homie(level);
      },
    };
    const { house, store, startMatch } = node(broken);
    const match = await startMatch([{ player: anna }, { homie: 'KALLE', level: 'SCHWER' }]);
    await house.wake(match);
    expect((await store.readStream(match)).at(-1)?.meta.actor).toEqual({ kind: 'autopilot', seat: 1 });
  });

  it('freezes when its rules throw, tells so, and leaves other tables alone', async () => {
    const broken: Toy = {
      ...secretChoice,
      decide(state, seat, move, draws) {
        if (move.number === 2) throw new Error('marked move');
        return secretChoice.decide(state, seat, move, draws);
      },
    };
    const { house, store, startMatch } = node(broken);
    const [match, other] = [await startMatch(people), await startMatch(people)];
    expect(await house.play(match, anna, 'p0', newId(), lay(2))).toMatchObject({ refusal: 'MATCH_FROZEN' });
    expect((await store.readStream(match)).at(-1)?.type).toBe('match.frozen');
    expect(await house.play(match, ben, 'p1', newId(), lay(1))).toMatchObject({ refusal: 'MATCH_FROZEN' });
    expect(await house.play(other, anna, 'p0', newId(), lay(1))).toHaveProperty('version');
  });

  it('hands the seat of who leaves to a Normal homie, at once if it must decide', async () => {
    const { house, store, startMatch } = node();
    const match = await startMatch(people);
    const command = newId();
    const first = await house.leave(match, ben, command);
    expect(await house.leave(match, ben, command)).toEqual(first);
    await house.wake(match);
    const events = await store.readStream(match);
    expect(events.filter((event) => event.type === 'match.seatLeft')).toHaveLength(1);
    expect(events.some((event) => event.type === 'secretChoice.laid' && event.meta.actor.kind === 'homie')).toBe(true);
    expect(await house.play(match, ben, 'p1', newId(), lay(1))).toMatchObject({ refusal: 'NOT_SEATED' });
  });

  it('answers a command that was stored with its first answer, also from a node that has just started', async () => {
    const match = await node().startMatch(people);
    const command = newId();
    const first = await node().house.play(match, anna, 'p0', command, lay(1));
    for (let i = 0; i < 3; i++) expect(await node().house.play(match, anna, 'p0', command, lay(2))).toEqual(first);
    expect(await node().house.play(match, anna, 'p0', newId(), lay(1))).toMatchObject({ refusal: 'PROMPT_CLOSED' });
  });

  it('opens its stream once, though the reaction to its start runs twice', async () => {
    const { store, house } = node();
    const [match, table] = [newId(), newId()];
    const event = {
      stream: table,
      version: 1,
      type: 'table.matchStarted',
      data: { match, startingSeat: null, game: 'secretChoice', options: {}, clockSeconds: null, seats: people },
    };
    const reactions = new Reactions();
    const db = new Database(database.url);
    const alarms = createAlarms({ databaseUrl: database.url, log, queue: 'alarms-twice' });
    closing.push(async () => {
      await alarms.close();
      await db.close();
    });
    new MatchHouse(store, db, alarms, reactions, new GameCard([secretChoice as AnyGame]), { low: 0, high: 0 });
    await Promise.all([reactions.replay(event as never), reactions.replay(event as never)]);
    expect((await store.readStream(match)).map(({ type }) => type)).toEqual(['match.started', 'secretChoice.opened']);
    expect((await house.boxes.find(match))?.state.commands.has(derivedId(match, 'started'))).toBe(true);
  });
});

describe('a homie that may think long', () => {
  const withSchwer = [{ player: anna }, { homie: 'KALLE', level: 'SCHWER' }];
  const lastMove = async (store: EventStore, match: string) =>
    (await store.readStream(match)).findLast(({ type }) => type === 'secretChoice.laid');

  /** Thinks until it is told what to lay, and counts how often it was asked. */
  function slow() {
    const asked: { question: Question; lay: (number: number) => void; fail: (error: Error) => void }[] = [];
    const think: Thinking['think'] = (question) =>
      new Promise((resolve, reject) => {
        asked.push({ question, lay: (number) => resolve({ type: 'lay', number } as never), fail: reject });
      });
    const next = async (count: number) => {
      while (asked.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
      return asked[count - 1] as (typeof asked)[number];
    };
    return { think, next, asked };
  }

  it('is asked once, though 20 alarms ring, with its view and nothing of the secret; others play meanwhile', async () => {
    const homie = slow();
    const { house, store, startMatch } = node(secretChoice, homie);
    const [match, other] = [await startMatch(withSchwer), await startMatch(people)];
    const woken = Array.from({ length: 20 }, () => house.wake(match));
    const { question, lay: says } = await homie.next(1);
    expect(await house.play(other, anna, 'p0', newId(), lay(1))).toHaveProperty('version');
    expect(question).toEqual({
      game: 'secretChoice',
      options: {},
      level: 'SCHWER',
      seat: 1,
      view: { numbers: [null, null] },
      legalMoves: expect.any(Array),
      moods: expect.any(Uint8Array),
    });
    says(2);
    await Promise.all(woken);
    expect(homie.asked).toHaveLength(1);
    expect(await lastMove(store, match)).toMatchObject({ data: { seat: 1, number: 2 }, meta: { actor: { kind: 'homie', seat: 1 } } });
  });

  it('thinks again when somebody has moved meanwhile: it decides on what it sees at its move', async () => {
    const homie = slow();
    const { house, store, startMatch } = node(secretChoice, homie);
    const match = await startMatch(withSchwer);
    const woken = house.wake(match);
    const first = await homie.next(1);
    await house.play(match, anna, 'p0', newId(), lay(1));
    first.lay(0);
    const second = await homie.next(2);
    expect(second.question.view).toEqual({ numbers: ['hidden', null] });
    second.lay(2);
    await woken;
    expect(await lastMove(store, match)).toMatchObject({ data: { seat: 1, number: 2 }, meta: { actor: { kind: 'homie', seat: 1 } } });
  });

  it.each([
    ['has no answer', (homie: { fail: (error: Error) => void }) => homie.fail(new Error('a thought without end'))],
    ['wants what the rules forbid', (homie: { lay: (number: number) => void }) => homie.lay(7)],
  ])('is replaced by the autopilot for this decision when it %s', async (_what, end) => {
    const homie = slow();
    const { house, store, startMatch } = node(secretChoice, homie);
    const match = await startMatch(withSchwer);
    const woken = house.wake(match);
    end(await homie.next(1));
    await woken;
    expect((await lastMove(store, match))?.meta.actor).toEqual({ kind: 'autopilot', seat: 1 });
    expect(homie.asked).toHaveLength(1);
  });

  it('makes no move when the house closes meanwhile: whoever is up next lets it think', async () => {
    const homie = slow();
    const { house, store, startMatch } = node(secretChoice, homie);
    const match = await startMatch(withSchwer);
    const woken = house.wake(match);
    const closed = expect(woken).rejects.toThrow(TryAgainError);
    (await homie.next(1)).fail(new TryAgainError('closing', 0));
    await closed;
    expect(await lastMove(store, match)).toBeUndefined();
    await node().house.wake(match);
    expect((await lastMove(store, match))?.meta.actor).toEqual({ kind: 'homie', seat: 1 });
  });
});
