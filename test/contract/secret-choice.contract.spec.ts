import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MATCH, MATCH_FRAMES, REPLAY, TABLE, TABLE_FRAMES } from './documents.js';
import { type Duel, openDuel, snapshotOf } from './duel.js';
import { GraphqlSocketClient, type Operation } from './graphql-socket.js';
import type { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { until } from './waiting.js';
import { ask } from './wire.js';

const OTHER_CARDS = [2, 3, 4, 5, 6, 7, 8];
const [BEN, MIA] = [0, 1] as const;
/** What Mia lays, whatever Ben does. */
const MIAS_CARD = 4;

/** Table and match before somebody's eyes. */
interface Watch {
  readonly socket: GraphqlSocketClient;
  readonly table: Operation;
  readonly match: Operation;
  readonly token: string | undefined;
}

/** The same text whichever match, player, time and chance it was: what is left depends on the play alone. */
const impersonal = (text: string): string =>
  text
    .replace(/(mat|ply|tbl)_[0-9a-f]{32}/g, '$1')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash"')
    .replace(/"joinCode":"\w{6}"/g, '"joinCode"')
    .replace(/"startingSeat":\d/g, '"startingSeat"');

const lays = async (guest: Guest, { matchId }: Duel, rang: number): Promise<void> => {
  const { prompts } = await snapshotOf(guest.url, matchId, guest.token);
  const own = prompts.find(({ legalMoves }) => legalMoves.length > 0);
  const answer = await guest.plays(matchId, own?.id ?? '', { kronenduell: { legen: { rang } } });
  expect(answer.__typename).toBe('PlayMoveSuccess');
};

describe('a card that lies face down', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const duel = () => openDuel(house.url, { options: { kronenduell: {} }, clockSeconds: 40 });

  /** Everything that somebody is sent who looks again and again: live, resumed from every cursor, as a snapshot, and by asking. */
  async function bytesOf({ token, table, match }: Watch, { matchId, tableId }: Duel): Promise<string[]> {
    const again = await GraphqlSocketClient.greet(house.url, token);
    const { version } = await snapshotOf(house.url, matchId, token);
    const cursors = [undefined, ...Array(version).keys()];
    const resumed = cursors.map((afterVersion) =>
      again.start(MATCH_FRAMES, { matchId, ...(afterVersion === undefined ? {} : { afterVersion }) }),
    );
    await Promise.all(
      resumed.map(async (operation, n) => {
        const frames = n === 0 ? 1 : version - (n - 1);
        for (let frame = 0; frame < frames; frame++) await operation.next();
      }),
    );
    const asked = await Promise.all(
      [
        [MATCH, { id: matchId }],
        [TABLE, { by: { id: tableId } }],
        ...[BEN, MIA].map((seat) => [REPLAY, { matchId, as: { seat }, first: 50 }]),
      ].map(async ([query, variables]) => (await ask(house.url, String(query), variables as object, token)).text),
    );
    await again.cut();
    return [...table.texts, ...match.texts, ...resumed.flatMap(({ texts }) => texts), ...asked].map(impersonal);
  }

  async function watched(token: string | undefined, { matchId, tableId }: Duel): Promise<Watch> {
    const socket = await GraphqlSocketClient.greet(house.url, token);
    const table = socket.start(TABLE_FRAMES, { tableId, afterVersion: 0 });
    const match = socket.start(MATCH_FRAMES, { matchId, afterVersion: 0 });
    await match.next();
    // A spectator without a token is not told of the table at all.
    await until('the table', () => table.texts.some((text) => text.includes(token === undefined ? 'errors' : 'MATCH_STARTED')));
    return { socket, table, match, token };
  }

  /** Mia and a spectator look on; answers when both were told of this event. */
  const bothWatch = (table: Duel) => Promise.all([table.people[MIA].token, undefined].map((token) => watched(token, table)));
  const told = (watches: readonly Watch[], kind: string) =>
    until(kind, () => watches.every(({ match }) => match.texts.some((text) => text.includes(kind))));
  const cut = (watches: readonly Watch[]) => Promise.all(watches.map(({ socket }) => socket.cut()));

  /** What both are sent in a round in which Ben lays this card before Mia. */
  async function beforeHer(card: number): Promise<readonly string[][]> {
    const table = await duel();
    const watches = await bothWatch(table);
    await lays(table.people[BEN], table, card);
    await told(watches, 'kronenduell.gelegt');
    const seen = await Promise.all(watches.map((watch) => bytesOf(watch, table)));
    await cut(watches);
    return seen;
  }

  /** What both are sent live up to the moment when Ben, who lays after Mia, has laid and both cards are turned up. */
  async function afterHer(card: number): Promise<readonly string[][]> {
    const table = await duel();
    const watches = await bothWatch(table);
    await lays(table.people[MIA], table, MIAS_CARD);
    await lays(table.people[BEN], table, card);
    await told(watches, 'kronenduell.aufgedeckt');
    await cut(watches);
    return watches.map(({ table: { texts }, match }) => {
      const reveal = match.texts.findIndex((text) => text.includes('kronenduell.aufgedeckt'));
      return [...texts, ...match.texts.slice(0, reveal)].map(impersonal);
    });
  }

  it.each([
    ['laid before the other one', beforeHer],
    ['laid after the other one, until both are turned up', afterHer],
  ])('changes no byte that the other seat or a spectator is sent: %s', async (_, evening) => {
    const first = await evening(1);
    expect(first.map((texts) => texts.length > 5)).toEqual([true, true]);
    for (const card of OTHER_CARDS) {
      const seen = await evening(card);
      const changed = seen.flatMap((texts, viewer) => texts.filter((text, n) => text !== first[viewer]?.[n]));
      expect({ card, changed: changed.slice(0, 1), counts: seen.map(({ length }) => length) }).toEqual({
        card,
        changed: [],
        counts: first.map(({ length }) => length),
      });
    }
  });

  it('is known to its own seat, and to all once both are turned up', async () => {
    const table = await duel();
    const [ben, mia] = table.people;
    await lays(ben, table, 7);
    const lying = async (token: string | undefined) => {
      const { view } = (await snapshotOf(house.url, table.matchId, token)) as unknown as {
        view: Record<string, { liegt: number | null; gelegt: boolean }[]>;
      };
      return view.spieler_KronenduellView?.map(({ liegt, gelegt }) => ({ liegt, gelegt }));
    };
    expect(await lying(ben.token)).toEqual([
      { liegt: 7, gelegt: true },
      { liegt: null, gelegt: false },
    ]);
    expect(await lying(mia.token)).toEqual([
      { liegt: null, gelegt: true },
      { liegt: null, gelegt: false },
    ]);
    await lays(mia, table, MIAS_CARD);
    const { event } = await eventOf(table, 'kronenduell.aufgedeckt');
    expect(event).toMatchObject({ raenge: [7, MIAS_CARD] });
  });

  async function eventOf({ matchId }: Duel, kind: string) {
    const socket = await GraphqlSocketClient.greet(house.url);
    const operation = socket.start(MATCH_FRAMES, { matchId, afterVersion: 0 });
    for (;;) {
      const frame = (await operation.next()).data?.matchFrames as { event: { kind: string } | null };
      if (frame.event?.kind !== kind) continue;
      await socket.cut();
      return frame;
    }
  }
});
