import '../contract/patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TABLE_FRAMES } from '../contract/documents.js';
import { openDecision, openDuel } from '../contract/duel.js';
import type { Operation } from '../contract/graphql-socket.js';
import { Guest, moveOf, ROLL } from '../contract/guest.js';
import { type House, type Node, openHouse, openNode } from '../contract/house.js';
import { finished, greedy, nextFrame, ownPrompt } from '../contract/match-player.js';
import { QUEUES } from '../contract/queues.js';
import type { MatchFrame, TableFrame } from '../contract/shapes.js';
import { until } from '../contract/waiting.js';

const SOON_MS = 2_000;

interface Arrived {
  readonly frame: MatchFrame;
  readonly at: number;
}

describe.each(QUEUES)('two nodes on one database, with hints on $queue', ({ redisUrl }) => {
  let house: House;
  let second: Node;

  beforeAll(async () => {
    house = await openHouse({ redisUrl: redisUrl() });
    second = await openNode(house.database.url, { redisUrl: redisUrl(), role: 'api' });
  });
  afterAll(async () => {
    await second.close();
    await house.close();
  });

  /** Watches at one node and answers each own prompt at the node that `nodeOf` names. */
  async function play(guest: Guest, operation: Operation, matchId: string, seat: number, nodeOf: (move: number) => string) {
    const arrived: Arrived[] = [];
    const refused: object[] = [];
    const answered = new Set<string>();
    for (;;) {
      const frame = await nextFrame(operation);
      arrived.push({ frame, at: performance.now() });
      if (finished(frame)) return { arrived, refused };
      const prompt = ownPrompt(frame, seat);
      if (!prompt || answered.has(prompt.id)) continue;
      answered.add(prompt.id);
      const answer = await guest.at(nodeOf(answered.size)).plays(matchId, prompt.id, moveOf(greedy(prompt, frame)));
      if (answer.__typename !== 'PlayMoveSuccess') refused.push(answer);
    }
  }

  it('players of one match on different nodes see all frames of each other, soon', async () => {
    const duel = await openDuel(house.url);
    const people = [duel.people[0], duel.people[1].at(second.url)] as const;
    const watches = await Promise.all(people.map((guest) => guest.watches(duel.matchId, 0)));
    const [one, two] = await Promise.all(
      people.map((guest, seat) => play(guest, (watches[seat] as (typeof watches)[0]).operation, duel.matchId, seat, () => guest.url)),
    );
    await Promise.all(watches.map(({ socket }) => socket.cut()));
    const versions = one?.arrived.map(({ frame }) => frame.version);
    expect(versions).toEqual(versions?.map((_, index) => index + 1));
    expect(two?.arrived.map(({ frame }) => frame.version)).toEqual(versions);
    expect(two?.arrived.map(({ frame }) => frame.event)).toEqual(one?.arrived.map(({ frame }) => frame.event));
    const apart = one?.arrived.map(({ at }, index) => Math.abs(at - (two?.arrived[index]?.at ?? 0))) ?? [];
    expect(Math.max(...apart)).toBeLessThan(SOON_MS);
    expect([one?.refused, two?.refused]).toEqual([[], []]);
  });

  it('a move may go to the other node than the frame came from, at once', async () => {
    const ben = await Guest.signIn(house.url);
    const matchId = await ben.playsHomies(1);
    const { socket, operation } = await ben.watches(matchId, 0);
    const { arrived, refused } = await play(ben, operation, matchId, 0, (move) => (move % 2 ? second.url : house.url));
    await socket.cut();
    expect(refused).toEqual([]);
    expect(arrived.map(({ frame }) => frame.version)).toEqual(arrived.map((_, index) => index + 1));
  });

  it('of thirty moves at one prompt from both nodes one wins, and the others find it closed', async () => {
    for (let round = 0; round < 5; round++) {
      const duel = await openDuel(house.url);
      const { mover, prompt, frame } = await openDecision(duel);
      const answers = await Promise.all(
        [...Array(30)].map((_, n) => mover.at(n % 2 ? second.url : house.url).plays(duel.matchId, prompt.id, ROLL)),
      );
      const won = answers.filter(({ __typename }) => __typename === 'PlayMoveSuccess');
      expect(won).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'PROMPT_CLOSED')).toHaveLength(29);
      for (const url of [house.url, second.url]) {
        const after = await mover.at(url).watches(duel.matchId, frame.version);
        const causes = new Set<string>();
        for (let version = 0; version < (won[0]?.version ?? 0); ) {
          const stored = await nextFrame(after.operation);
          causes.add(stored.cause);
          version = stored.version;
        }
        expect(causes.size).toBe(1);
        await after.socket.cut();
      }
    }
  });

  it('one command sent to both nodes at once has one answer', async () => {
    const duel = await openDuel(house.url);
    const { mover, prompt } = await openDecision(duel);
    const commandId = '5d0f3a52-3c1e-4b0e-9d5b-0a4a6b1d2c3e';
    const answers = await Promise.all(
      [...Array(20)].map((_, n) => mover.at(n % 2 ? second.url : house.url).plays(duel.matchId, prompt.id, ROLL, commandId)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.__typename).toBe('PlayMoveSuccess');
  });

  it('what was done at one node the other one shows', async () => {
    const duel = await openDuel(house.url);
    for (let n = 0; n < 8; n++) {
      const { mover, prompt, frame } = await openDecision(duel);
      const { version } = await mover.at(house.url).plays(duel.matchId, prompt.id, moveOf(greedy(prompt, frame)));
      await until('the other node to know', async () => (await mover.at(second.url).match(duel.matchId)).version === version, SOON_MS);
    }
  });

  it('of fifty guests who come to four seats through both nodes three sit down', async () => {
    const ben = await Guest.signIn(house.url);
    const table = await ben.opens({ seats: 4 });
    const socket = await ben.at(second.url).connects();
    const frames = socket.start(TABLE_FRAMES, { tableId: table.id, afterVersion: 0 });
    const guests = await Promise.all([...Array(50)].map((_, n) => Guest.signIn(n % 2 ? second.url : house.url, `Gast ${n}`)));
    const answers = await Promise.all(guests.map((guest) => guest.sits(table.joinCode)));
    expect(answers.filter(({ __typename }) => __typename === 'TableSuccess')).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'TABLE_FULL')).toHaveLength(47);
    const seen: TableFrame[] = [];
    while (seen.length < 5) seen.push((await frames.next(SOON_MS)).data?.tableFrames as TableFrame);
    expect(seen.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(seen.at(-1)?.table.seats.every(({ occupant }) => occupant !== null)).toBe(true);
    await socket.cut();
  });

  it('who signs in at one node is known at the other', async () => {
    const mia = await Guest.signIn(second.url, 'Mia');
    expect((await mia.at(house.url).opens()).host).toMatchObject({ id: mia.id, name: 'Mia' });
  });
});
