import './patience.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MATCH, ME, TABLE_FRAMES } from './documents.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { playSeat } from './match-player.js';
import type { Table, TableAnswer, TableFrame } from './shapes.js';
import { until } from './waiting.js';
import { rootOf } from './wire.js';

/** The union's other member has a `name` of another type, so this one has an alias. */
const names = ({ seats }: Pick<Table, 'seats'>) =>
  seats.map(({ occupant }) => (occupant as { readonly name_Player?: string } | null)?.name_Player ?? null);
const ready = ({ seats }: Pick<Table, 'seats'>) => seats.map((seat) => (seat as unknown as { ready: boolean }).ready);
const code = ({ code: refused, table }: TableAnswer) => refused ?? table?.status;

describe('a room', () => {
  let house: House;
  let [ben, mia, ada]: Guest[] = [];

  beforeAll(async () => {
    house = await openHouse();
    [ben, mia, ada] = await Promise.all(['Ben', 'Mia', 'Ada'].map((name) => Guest.signIn(house.url, name)));
  });
  afterAll(() => house.close());

  /** Ben's room for three, in which Mia and Ada sit too. */
  async function full(): Promise<Table> {
    const table = await host().opens({ seats: 3 });
    await guest().sits(table.joinCode);
    await other().sits(table.joinCode);
    return table;
  }
  const [host, guest, other] = [() => ben as Guest, () => mia as Guest, () => ada as Guest];

  describe('is changed by its host', () => {
    it('while everybody watches, and whoever sat down for something else is asked anew', async () => {
      const { id } = await full();
      const socket = await guest().connects();
      const watching = socket.start(TABLE_FRAMES, { tableId: id });
      await watching.next();
      const wish = { tableId: id, options: { kiezkoenig: { langeNacht: true } }, clockSeconds: 20, winsNeeded: 2, listed: true };
      const { table } = await host().does('changeTable', wish);
      expect(table).toMatchObject({
        options: { langeNacht: true },
        clockSeconds: 20,
        series: { winsNeeded: 2 },
        listed: true,
        spectators: true,
      });
      const frame = (await watching.next()).data?.tableFrames as TableFrame;
      expect(frame).toMatchObject({ event: 'SETTINGS_CHANGED', table: { clockSeconds: 20 } });
      expect(ready(frame.table)).toEqual([true, false, false]);
      expect(await host().does('startMatch', { tableId: id })).toMatchObject({ code: 'NOT_READY' });
      await guest().does('setReady', { tableId: id, ready: true });
      await other().does('setReady', { tableId: id, ready: true });
      expect(await host().starts(id)).toMatch(/^mat_/);
      await socket.cut();
    });

    it('to another game, with the seats that it has', async () => {
      const { id } = await host().opens({ seats: 2 });
      const { table } = await host().does('changeTable', { tableId: id, options: { kronenduell: {} } });
      expect(table).toMatchObject({ game: 'KRONENDUELL', seats: [{}, {}] });
    });

    it.each([
      ['fewer seats than people', { seats: 2 }, 'TOO_MANY_SEATED'],
      ['more seats than the game has', { seats: 5 }, 'OPTIONS_REFUSED'],
      ['a clock that is too short', { clockSeconds: 9 }, 'OPTIONS_REFUSED'],
      ['strangers without a clock', { clockSeconds: null, listed: true }, 'OPTIONS_REFUSED'],
      ['six wins', { winsNeeded: 6 }, 'OPTIONS_REFUSED'],
      ['a game that is not played like this', { options: { king: {} }, seats: 2 }, 'OPTIONS_REFUSED'],
    ])('but not to %s', async (_what, wish, refusal) => {
      const { id } = await full();
      expect(code(await host().does('changeTable', { tableId: id, ...wish }))).toBe(refusal);
    });

    it('and by nobody else', async () => {
      const { id, joinCode } = await host().opens({ seats: 3 });
      await guest().sits(joinCode);
      const tries = [
        guest().does('changeTable', { tableId: id, listed: true }),
        guest().does('kickPlayer', { tableId: id, seat: 0 }),
        guest().does('setHomieLevel', { tableId: id, seat: 2, level: 'SCHWER' }),
        other().does('changeTable', { tableId: id, locked: true }),
      ];
      expect((await Promise.all(tries)).map(code)).toEqual(['NOT_HOST', 'NOT_HOST', 'NOT_HOST', 'NOT_HOST']);
      expect(await other().does('setReady', { tableId: id, ready: true })).toMatchObject({ code: 'NOT_SEATED' });
      expect(await other().does('sendEmote', { tableId: id, emote: 'PROST' })).toMatchObject({ code: 'NOT_SEATED' });
    });

    it('who says once what is repeated', async () => {
      const { id } = await full();
      const commandId = randomUUID();
      const same = () => host().does('changeTable', { tableId: id, clockSeconds: 60, commandId });
      const versions = (await Promise.all([same(), same(), same()])).map(({ version }) => version);
      expect(new Set(versions).size).toBe(1);
    });
  });

  it('has homies as strong as the host wants them', async () => {
    const { id } = await host().opens({ seats: 2 });
    await host().does('addHomie', { tableId: id, level: 'LEICHT' });
    const { table } = await host().does('setHomieLevel', { tableId: id, seat: 1, level: 'SCHWER' });
    expect(table?.seats[1]).toMatchObject({ occupant: { level: 'SCHWER' }, ready: true });
  });

  it('with its door shut takes nobody new', async () => {
    const { id, joinCode } = await host().opens({ seats: 3 });
    await host().does('changeTable', { tableId: id, locked: true });
    expect(await guest().sits(joinCode)).toMatchObject({ code: 'TABLE_LOCKED' });
    await host().does('changeTable', { tableId: id, locked: false });
    expect(code(await guest().sits(joinCode))).toBe('OPEN');
  });

  it('sends somebody away, who does not come back', async () => {
    const { id, joinCode } = await full();
    expect(await host().does('kickPlayer', { tableId: id, seat: 0 })).toMatchObject({ code: 'NOT_SEATED' });
    const { table } = await host().does('kickPlayer', { tableId: id, seat: 1 });
    expect(names(table as Table)).toEqual(['Ben', null, 'Ada']);
    expect(await guest().sits(joinCode)).toMatchObject({ code: 'KICKED' });
  });

  it('shows gestures to everybody, not too many', async () => {
    const { id } = await full();
    const socket = await guest().connects();
    const watching = socket.start(TABLE_FRAMES, { tableId: id });
    await watching.next();
    expect(code(await host().does('sendEmote', { tableId: id, emote: 'NA_WARTE' }))).toBe('OPEN');
    expect((await watching.next()).data?.tableFrames).toMatchObject({
      event: 'EMOTED',
      emote: { seat: 0, player: { id: host().id, name: 'Ben' }, emote: 'NA_WARTE' },
    });
    const soon = await host().does<{ code: string; retryAfterMs: number }>('sendEmote', { tableId: id, emote: 'PROST' });
    expect(soon).toMatchObject({ __typename: 'TooSoon', code: 'TOO_SOON' });
    expect(soon.retryAfterMs).toBeGreaterThan(0);
    expect(soon.retryAfterMs).toBeLessThanOrEqual(2_000);
    await socket.cut();
  });

  describe('plays once more', () => {
    it('as soon as everybody is ready, the start moved on; two clicks make one match; and remembers what was played', async () => {
      const table = await host().opens({ seats: 2 });
      await guest().sits(table.joinCode);
      const first = await host().starts(table.id);
      const plays = async (who: Guest, seat: number) => {
        const { socket, operation } = await who.watches(first);
        await playSeat(who, operation, first, seat);
        await socket.cut();
      };
      await Promise.all([plays(host(), 0), plays(guest(), 1)]);
      await until('the end of the match', async () => (await host().table(table.id)).status === 'OPEN');
      const between = await host().table(table.id);
      expect(ready(between)).toEqual([false, false]);
      expect(between).toMatchObject({ matches: [{ id: first, game: 'KIEZKOENIG' }] });
      expect(await host().does('startMatch', { tableId: table.id })).toMatchObject({ code: 'NOT_READY' });
      const clicks = Array.from({ length: 4 }, (_, click) =>
        (click % 2 ? host() : guest()).does('setReady', { tableId: table.id, ready: true }),
      );
      await Promise.all(clicks);
      expect(await host().table(table.id)).toMatchObject({ status: 'PLAYING', matchCount: 2 });
    });
  });

  it('that wants no audience hides its matches from others, and from nobody who plays', async () => {
    const table = await host().opens({ seats: 2, spectators: false });
    await guest().sits(table.joinCode);
    const match = await host().starts(table.id);
    expect(await guest().match(match)).toMatchObject({ mySeat: 1 });
    expect(rootOf(await other().ask(MATCH, { id: match }))).toBeNull();
    const { socket, operation } = await other().watches(match);
    expect(await operation.next()).toHaveProperty('errors');
    await socket.cut();
  });

  it('lists my running matches, and says whose turn it is', async () => {
    const table = await host().opens({ seats: 2 });
    await guest().sits(table.joinCode);
    const match = await host().starts(table.id);
    const mine = async (who: Guest) => {
      const all = rootOf<{ id: string; myTurn: boolean; seat: number }[]>(await who.ask('{ myMatches { id myTurn seat tableId game } }'));
      return all.find(({ id }) => id === match);
    };
    await until('the match in the list', () => mine(guest()));
    const both = await Promise.all([mine(host()), mine(guest())]);
    expect(both.map((one) => one?.myTurn).sort()).toEqual([false, true]);
    expect(await mine(other())).toBeUndefined();
    await guest().does('leaveMatch', { matchId: match });
    expect(await mine(guest())).toBeUndefined();
  });

  it('says what goes together before anybody opens it', async () => {
    const check = (options: string, seats: number) => `checkOptions(options: ${options}, seats: ${seats}) { official reasons }`;
    const { data } = await host().ask(
      `{ usual: ${check('{ king: {} }', 4)} odd: ${check('{ kiezkoenig: { langeNacht: true } }', 3)} tooMany: ${check('{ king: {} }', 6)} }`,
    );
    expect(data).toMatchObject({ usual: { official: true, reasons: [] }, odd: { official: false, reasons: [] } });
  });

  describe('knows people by name', () => {
    it('of which each is told apart', async () => {
      const [one, two] = [await Guest.signIn(house.url, 'Kim'), await Guest.signIn(house.url, 'kim')];
      const table = await one.opens({ seats: 3 });
      const answer = await two.sits(table.joinCode);
      expect(names(answer.table as Table)).toEqual(['Kim', 'kim 2', null]);
    });

    it('which they may change', async () => {
      const kim = await Guest.signIn(house.url, 'Kim');
      const table = await kim.opens();
      expect(await kim.does('changeName', { commandId: undefined, name: 'Kimberly' })).toMatchObject({ player: { name: 'Kimberly' } });
      expect(await kim.does('changeName', { commandId: undefined, name: 'Hurensohn' })).toMatchObject({ code: 'NAME_REFUSED' });
      expect(names(await kim.table(table.id))).toEqual(['Kimberly', null]);
      expect(rootOf(await kim.ask(ME))).toMatchObject({ player: { name: 'Kimberly' } });
    });

    it('and have forgotten, with every token', async () => {
      const kim = await Guest.signIn(house.url, 'Kim');
      const table = await kim.opens();
      expect((await kim.ask('mutation { eraseMe }')).data).toEqual({ eraseMe: true });
      expect(names(await host().table(table.id))).toEqual(['Gast', null]);
      expect((await kim.ask(ME)).data).not.toMatchObject({ me: { player: { name: 'Kim' } } });
    });
  });
});
