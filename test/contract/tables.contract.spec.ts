import './patience.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TABLE, TABLE_FRAMES } from './documents.js';
import type { Operation } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { finished, framesUntil, greedy, playSeat } from './match-player.js';
import type { Table, TableAnswer, TableFrame } from './shapes.js';
import { until } from './waiting.js';
import { codeOf, rootOf } from './wire.js';

const seatedIn = (table: Table) => table.seats.map(({ occupant }) => occupant?.id ?? occupant?.__typename ?? null);

async function tableFrames(operation: Operation, last: (frame: TableFrame) => boolean): Promise<TableFrame[]> {
  const frames: TableFrame[] = [];
  do frames.push((await operation.next()).data?.tableFrames as TableFrame);
  while (!last(frames.at(-1) as TableFrame));
  return frames;
}

describe('a table', () => {
  let house: House;
  let ben: Guest;
  let mia: Guest;
  let ada: Guest;

  beforeAll(async () => {
    house = await openHouse();
    [ben, mia, ada] = (await Promise.all(['Ben', 'Mia', 'Ada'].map((name) => Guest.signIn(house.url, name)))) as [Guest, Guest, Guest];
  });
  afterAll(() => house.close());

  const opening = (wish: object) => ben.does<TableAnswer>('openTable', { options: { kiezkoenig: {} }, seats: 4, ...wish });

  describe('is opened', () => {
    it('with its host on the first seat, a clock of 40 seconds and a code to tell a friend', async () => {
      const table = await ben.opens({ seats: 3 });
      expect(table).toMatchObject({
        status: 'OPEN',
        clockSeconds: 40,
        options: { langeNacht: false },
        host: { id: ben.id, name: 'Ben' },
        matchId: null,
        matchCount: 0,
      });
      expect(table.joinCode).toMatch(/^[2-9B-Z]{6}$/);
      expect(seatedIn(table)).toEqual([ben.id, null, null]);
    });

    it.each([2, 3, 4])('with %i seats', async (seats) => expect((await ben.opens({ seats })).seats).toHaveLength(seats));

    it.each([-1, 0, 1, 5, 2_147_483_647])('never with %i seats', async (seats) => {
      expect(await opening({ seats })).toMatchObject({ __typename: 'OptionsRefused', code: 'OPTIONS_REFUSED', minSeats: 2, maxSeats: 4 });
    });

    it.each([10, 40, 600, null])('with a clock of %p seconds', async (clockSeconds) =>
      expect(await ben.opens({ clockSeconds })).toMatchObject({ clockSeconds }),
    );

    it.each([-1, 0, 9, 601, 2_147_483_647])('never with a clock of %i seconds', async (clockSeconds) => {
      expect(await opening({ clockSeconds })).toMatchObject({ __typename: 'OptionsRefused', code: 'OPTIONS_REFUSED' });
    });

    it('on one match at a time, or on two wins, which nobody has yet', async () => {
      expect(await ben.opens()).toMatchObject({ series: null });
      expect(await ben.opens({ winsNeeded: 2 })).toMatchObject({ series: { winsNeeded: 2, wins: [0, 0], winner: null } });
    });

    it.each([-1, 0, 6])('never on %i wins', async (winsNeeded) =>
      expect(await opening({ winsNeeded })).toMatchObject({ code: 'OPTIONS_REFUSED' }),
    );

    it('for a Lange Nacht, if that is wished', async () => {
      expect(await ben.opens({ options: { kiezkoenig: { langeNacht: true } } })).toMatchObject({ options: { langeNacht: true } });
    });

    it('once by a repeated command, which gets the first answer', async () => {
      const commandId = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => opening({ commandId })));
      expect(new Set(answers.map(({ table, version }) => `${table?.id} ${table?.joinCode} ${version}`)).size).toBe(1);
    });

    it('by nobody else with the same command id', async () => {
      const commandId = randomUUID();
      const [his, hers] = [await ben.opens({ commandId }), await mia.opens({ commandId })];
      expect(his.id).not.toBe(hers.id);
      expect(hers.host).toMatchObject({ id: mia.id });
    });
  });

  describe('is joined', () => {
    it('by its code, in lower case and with spaces around it as well', async () => {
      const table = await ben.opens();
      const answer = await mia.sits(` ${table.joinCode.toLowerCase()} `);
      expect(seatedIn(answer.table as Table)).toEqual([ben.id, mia.id]);
      expect(rootOf<Table>(await mia.ask(TABLE, { by: { joinCode: table.joinCode.toLowerCase() } }))).toMatchObject({ id: table.id });
    });

    it.each(['', 'XXXXXX', 'a', '\u0000', '💥', "' or 1=1", 'X'.repeat(10_000)])('not by the code %.12j', async (joinCode) => {
      expect(await mia.sits(joinCode)).toMatchObject({ __typename: 'NotFound', code: 'NOT_FOUND' });
      expect(rootOf(await mia.ask(TABLE, { by: { joinCode } }))).toBeNull();
    });

    it('on a wished seat if that is free', async () => {
      const { joinCode } = await ben.opens({ seats: 4 });
      expect(seatedIn((await mia.sits(joinCode, { seat: 2 })).table as Table)).toEqual([ben.id, null, mia.id, null]);
      for (const seat of [0, 2, 4, -1, 2_147_483_647]) expect(await ada.sits(joinCode, { seat })).toMatchObject({ code: 'SEAT_TAKEN' });
    });

    it('by everybody once', async () => {
      const { joinCode } = await ben.opens({ seats: 4 });
      expect(await ben.sits(joinCode)).toMatchObject({ code: 'ALREADY_SEATED' });
      const commandId = randomUUID();
      const answers = await Promise.all([...Array(10)].map(() => mia.sits(joinCode, { commandId })));
      expect(new Set(answers.map(({ __typename, version }) => `${__typename} ${version}`))).toEqual(
        new Set([`TableSuccess ${answers[0]?.version}`]),
      );
      const others = await Promise.all([...Array(10)].map(() => ada.sits(joinCode)));
      expect(others.filter(({ __typename }) => __typename === 'TableSuccess')).toHaveLength(1);
      expect(others.filter(({ code }) => code === 'ALREADY_SEATED')).toHaveLength(9);
    });

    it('by three of fifty guests who come at once to four seats; the others find it full, and no ghost sits', async () => {
      const table = await ben.opens({ seats: 4 });
      const guests = await Promise.all([...Array(50)].map((_, n) => Guest.signIn(house.url, `Gast ${n}`)));
      const answers = await Promise.all(guests.map((guest) => guest.sits(table.joinCode)));
      const seated = guests.filter((_, index) => answers[index]?.__typename === 'TableSuccess').map(({ id }) => id);
      expect(seated).toHaveLength(3);
      expect(answers.filter(({ code }) => code === 'TABLE_FULL')).toHaveLength(47);
      const after = await ben.table(table.id);
      expect(seatedIn(after).sort()).toEqual([ben.id, ...seated].sort());
      expect(after.version).toBe(table.version + 3);
    });
  });

  describe('takes homies', () => {
    it('from its host only, each a different regular, up to the last seat', async () => {
      const table = await ben.opens({ seats: 4 });
      await mia.sits(table.joinCode);
      expect(await mia.does('addHomie', { tableId: table.id, level: 'NORMAL' })).toMatchObject({ code: 'NOT_HOST' });
      expect(await ada.does('addHomie', { tableId: table.id, level: 'NORMAL' })).toMatchObject({ code: 'NOT_HOST' });
      await ben.does('addHomie', { tableId: table.id, level: 'LEICHT', seat: 3 });
      await ben.does('addHomie', { tableId: table.id, level: 'SCHWER' });
      expect(await ben.does('addHomie', { tableId: table.id, level: 'SCHWER' })).toMatchObject({ code: 'TABLE_FULL' });
      const after = await ben.table(table.id);
      expect(after.seats[3]?.occupant).toMatchObject({ __typename: 'Homie', level: 'LEICHT' });
      expect(new Set(after.seats.map(({ occupant }) => JSON.stringify(occupant))).size).toBe(4);
    });

    it('and lets them go by its host only', async () => {
      const table = await ben.opens();
      await ben.does('addHomie', { tableId: table.id, level: 'NORMAL' });
      expect(await mia.does('removeHomie', { tableId: table.id, seat: 1 })).toMatchObject({ code: 'NOT_HOST' });
      for (const seat of [0, 2, -1])
        expect(await ben.does('removeHomie', { tableId: table.id, seat })).toMatchObject({ code: 'NOT_SEATED' });
      expect(seatedIn((await ben.does('removeHomie', { tableId: table.id, seat: 1 })).table as Table)).toEqual([ben.id, null]);
    });
  });

  describe('is left', () => {
    it('by its host, who is followed by the next person clockwise', async () => {
      const table = await ben.opens({ seats: 4 });
      await mia.sits(table.joinCode, { seat: 2 });
      await ada.sits(table.joinCode, { seat: 3 });
      const left = await ben.does('leaveTable', { tableId: table.id });
      expect(left.table).toMatchObject({ host: { id: mia.id }, status: 'OPEN' });
      expect(await ben.does('startMatch', { tableId: table.id })).toMatchObject({ code: 'NOT_HOST' });
      expect(await mia.does('addHomie', { tableId: table.id, level: 'NORMAL' })).toMatchObject({ __typename: 'TableSuccess' });
    });

    it('by the last person, and then it is closed', async () => {
      const table = await ben.opens();
      await ben.does('addHomie', { tableId: table.id, level: 'NORMAL' });
      expect((await ben.does('leaveTable', { tableId: table.id })).table).toMatchObject({ status: 'CLOSED', host: null });
      expect(await mia.sits(table.joinCode)).toMatchObject({ code: 'TABLE_CLOSED' });
    });

    it('only by those who sit there', async () => {
      const table = await ben.opens();
      expect(await mia.does('leaveTable', { tableId: table.id })).toMatchObject({ code: 'NOT_SEATED' });
    });
  });

  describe('plays', () => {
    it('when its host starts with two or more', async () => {
      const table = await ben.opens({ clockSeconds: null });
      expect(await ben.does('startMatch', { tableId: table.id })).toMatchObject({ code: 'TOO_FEW_SEATED' });
      await mia.sits(table.joinCode);
      expect(await mia.does('startMatch', { tableId: table.id })).toMatchObject({ code: 'NOT_HOST' });
      const matchId = await ben.starts(table.id);
      expect(await ben.table(table.id)).toMatchObject({ status: 'PLAYING', matchId, matchCount: 1 });
      expect(await ben.match(matchId)).toMatchObject({ status: 'RUNNING', mySeat: 0, tableId: table.id, seed: null, result: null });
      expect(await mia.match(matchId)).toMatchObject({ mySeat: 1 });
      expect(await ada.match(matchId)).toMatchObject({ mySeat: null });
      for (const [mutation, input] of [
        ['startMatch', {}],
        ['addHomie', { level: 'NORMAL' }],
        ['removeHomie', { seat: 1 }],
      ] as const) {
        expect(await ben.does(mutation, { tableId: table.id, ...input })).toMatchObject({ code: 'TABLE_PLAYING' });
      }
      expect(await ada.sits(table.joinCode)).toMatchObject({ code: 'TABLE_PLAYING' });
    });

    it('one match by a start that is sent ten times, and with another command it is playing already', async () => {
      const table = await ben.opens();
      await mia.sits(table.joinCode);
      const commandId = randomUUID();
      const answers = await Promise.all([...Array(10)].map(() => ben.does('startMatch', { tableId: table.id, commandId })));
      expect(new Set(answers.map(({ matchId, version }) => `${matchId} ${version}`)).size).toBe(1);
      expect(await ben.does('startMatch', { tableId: table.id })).toMatchObject({ code: 'TABLE_PLAYING' });
    });

    it('on to the end with a Normal homie when somebody leaves, and the host passes on', async () => {
      const table = await ben.opens({ clockSeconds: null });
      await mia.sits(table.joinCode);
      const matchId = await ben.starts(table.id);
      const { socket, operation } = await mia.watches(matchId, 0);
      const gone = await ben.watches(matchId, 0);
      const seenByBen = framesUntil(gone.operation, finished);
      const playing = playSeat(mia, operation, matchId, 1, greedy);
      expect((await ben.does('leaveTable', { tableId: table.id })).table).toMatchObject({ host: { id: mia.id } });
      const { frames } = await playing;
      await socket.cut();
      const watched = (await seenByBen).filter(({ controllers }) => controllers[0] === 'HOMIE');
      await gone.socket.cut();
      expect(watched.length).toBeGreaterThan(10);
      expect(watched.flatMap(({ prompts }) => prompts.flatMap(({ legalMoves }) => legalMoves))).toEqual([]);
      const left = frames.filter(({ event }) => event?.kind === 'match.seatLeft');
      expect(left).toHaveLength(1);
      expect(left[0]).toMatchObject({ controllers: ['HOMIE', 'PLAYER'], actor: { kind: 'PLAYER', seat: 0 } });
      const after = frames.filter(({ version, cause }) => version > (left[0]?.version ?? 0) && cause !== left[0]?.cause);
      expect(after.filter(({ actor }) => actor.seat === 0).every(({ actor }) => actor.kind === 'HOMIE')).toBe(true);
      expect(frames.at(-1)).toMatchObject({ status: 'FINISHED' });
      expect(await ben.plays(matchId, 'p1', { kiezkoenig: { wuerfeln: 'YES' } })).toMatchObject({ code: 'NOT_SEATED' });
    });

    it('for those who leave the match, too, and they leave the table with it', async () => {
      const table = await ben.opens({ clockSeconds: null });
      await mia.sits(table.joinCode);
      const matchId = await ben.starts(table.id);
      const commandId = randomUUID();
      const first = await mia.does('leaveMatch', { matchId, commandId });
      expect(first).toMatchObject({ __typename: 'LeaveMatchSuccess' });
      expect(await mia.does('leaveMatch', { matchId, commandId })).toEqual(first);
      expect(await mia.does('leaveMatch', { matchId })).toMatchObject({ code: 'NOT_SEATED' });
      await until('her seat is free', async () => seatedIn(await ben.table(table.id))[1] === null);
    });

    it('again at the same table, where the next seat starts and everything else stays', async () => {
      const table = await ben.opens({ seats: 3 });
      for (const level of ['NORMAL', 'LEICHT']) await ben.does('addHomie', { tableId: table.id, level });
      const starts: unknown[] = [];
      const matches = new Set<string>();
      for (let n = 1; n <= 3; n++) {
        const commandId = randomUUID();
        const started = await ben.does('startMatch', { tableId: table.id, commandId });
        const matchId = started.matchId as string;
        matches.add(matchId);
        const { socket, operation } = await ben.watches(matchId, 0);
        const { frames } = await playSeat(ben, operation, matchId, 0, greedy);
        starts.push(frames[0]?.event?.startingSeat);
        await socket.cut();
        await until('the table is open again', async () => (await ben.table(table.id)).status === 'OPEN');
        expect(await ben.does('startMatch', { tableId: table.id, commandId })).toMatchObject({ matchId, version: started.version });
      }
      expect(matches.size).toBe(3);
      expect(starts[1]).toBe(((starts[0] as number) + 1) % 3);
      expect(starts[2]).toBe(((starts[1] as number) + 1) % 3);
      expect(await ben.table(table.id)).toMatchObject({ matchCount: 3, options: table.options, clockSeconds: 40 });
    });

    it('and answers an old start with its own match when the next one runs', async () => {
      const table = await ben.opens();
      await ben.does('addHomie', { tableId: table.id, level: 'NORMAL' });
      const commandId = randomUUID();
      const first = await ben.does('startMatch', { tableId: table.id, commandId });
      const { socket, operation } = await ben.watches(first.matchId as string, 0);
      await playSeat(ben, operation, first.matchId as string, 0, greedy);
      await socket.cut();
      await until('the table is open again', async () => (await ben.table(table.id)).status === 'OPEN');
      expect(await ben.starts(table.id)).not.toBe(first.matchId);
      expect(await ben.does('startMatch', { tableId: table.id, commandId })).toMatchObject({
        matchId: first.matchId,
        version: first.version,
      });
    });
  });

  describe('is shown', () => {
    it('by frames without a gap from any cursor, and by a snapshot without one', async () => {
      const table = await ben.opens({ seats: 3 });
      const socket = await mia.connects();
      const closed = ({ event }: TableFrame) => event === 'CLOSED';
      const snapshot = socket.start(TABLE_FRAMES, { tableId: table.id });
      expect((await snapshot.next()).data?.tableFrames).toMatchObject({
        event: 'SNAPSHOT',
        resync: true,
        version: table.version,
        table: { id: table.id },
      });
      const whole = socket.start(TABLE_FRAMES, { tableId: table.id, afterVersion: 0 });
      await mia.sits(table.joinCode);
      await ben.does('addHomie', { tableId: table.id, level: 'NORMAL' });
      await ben.does('removeHomie', { tableId: table.id, seat: 2 });
      const later = socket.start(TABLE_FRAMES, { tableId: table.id, afterVersion: 3 });
      await mia.does('leaveTable', { tableId: table.id });
      await ben.does('leaveTable', { tableId: table.id });
      const [all, live, tail] = await Promise.all([tableFrames(whole, closed), tableFrames(snapshot, closed), tableFrames(later, closed)]);
      expect(all.map(({ event }) => event)).toEqual([
        'OPENED',
        'SEAT_TAKEN',
        'SEAT_TAKEN',
        'HOMIE_ADDED',
        'HOMIE_REMOVED',
        'SEAT_LEFT',
        'SEAT_LEFT',
        'CLOSED',
      ]);
      expect(all.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(all.every((frame) => !frame.resync && frame.version === frame.table.version)).toBe(true);
      const shown = (frames: TableFrame[]) => frames.map(({ version, event, at, table: then }) => ({ version, event, at, then }));
      expect(shown(live)).toEqual(shown(all).slice(2));
      expect(shown(tail)).toEqual(shown(all).slice(3));
      await socket.cut();
    });

    it.each([99, -1])('by a snapshot for the cursor %i, which is none of its versions', async (afterVersion) => {
      const table = await ben.opens();
      const socket = await ben.connects();
      const answer = await socket.start(TABLE_FRAMES, { tableId: table.id, afterVersion }).next();
      expect(answer.data?.tableFrames).toMatchObject({ resync: true, version: 2 });
      await socket.cut();
    });

    it.each(['tbl_00000000000000000000000000000000', 'x', '', 'mat_00000000000000000000000000000000'])(
      'to nobody under the id %j',
      async (tableId) => {
        const socket = await ben.connects();
        expect(codeOf(await socket.start(TABLE_FRAMES, { tableId }).next())).toBe('BAD_USER_INPUT');
        expect(rootOf(await ben.ask(TABLE, { by: { id: tableId } }))).toBeNull();
        await socket.cut();
      },
    );
  });
});
