import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { MATCH, MATCH_FRAMES, MATCHES, ME, PLAY_MOVE, REPLAY, TABLE, TABLE_FRAMES } from './documents.js';
import { type Duel, openDuel } from './duel.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { MALFORMED } from './malformed.js';
import { greedy, playSeat } from './match-player.js';
import { ask } from './wire.js';

const OVER = '"status":"FINISHED"';

/** Everything that one viewer was sent. */
interface Bytes {
  readonly who: string;
  readonly token: string | undefined;
  readonly texts: string[];
}

describe('while a match runs', () => {
  let house: House;
  let duel: Duel;
  let seed: Buffer;
  let viewers: Bytes[];
  let ended: Bytes[];
  const half = 60;

  beforeAll(async () => {
    house = await openHouse();
    duel = await openDuel(house.url);
    const { matchId, people } = duel;
    seed = await sealedSeed();
    const stranger = await Guest.signIn(house.url, 'Ada');
    const everybody = [
      { who: 'seat 0', token: people[0].token },
      { who: 'seat 1', token: people[1].token },
      { who: 'a player without a seat', token: stranger.token },
      { who: 'a stranger', token: undefined },
    ];
    const collected = Promise.all(everybody.map(({ who, token }) => collect(who, token, (text) => text.includes(`"version":${half},`))));
    const sockets = await Promise.all(people.map((guest) => guest.watches(matchId, 0)));
    await Promise.all(
      people.map((guest, seat) =>
        playSeat(guest, (sockets[seat] as (typeof sockets)[0]).operation, matchId, seat, greedy, ({ version }) => version > half),
      ),
    );
    viewers = await collected;
    for (const viewer of viewers) viewer.texts.push(...(await askEverything(viewer.token)));
    await Promise.all(sockets.map(({ socket }) => socket.cut()));
    const again = await Promise.all(people.map((guest) => guest.watches(matchId)));
    await Promise.all(people.map((guest, seat) => playSeat(guest, (again[seat] as (typeof again)[0]).operation, matchId, seat, greedy)));
    ended = await Promise.all(everybody.map(({ who, token }) => collect(who, token, () => false)));
    await Promise.all(again.map(({ socket }) => socket.cut()));
  });
  afterAll(() => house.close());

  async function sealedSeed(): Promise<Buffer> {
    const client = new pg.Client({ connectionString: house.database.url });
    await client.connect();
    const { rows } = await client.query<{ seed: Buffer }>('select seed from match_seed');
    await client.end();
    return (rows[0] as { seed: Buffer }).seed;
  }

  /** Every frame of match and table, as text, until one that is the last. */
  async function collect(who: string, token: string | undefined, last: (text: string) => boolean): Promise<Bytes> {
    const socket = await GraphqlSocketClient.greet(house.url, token);
    socket.start(TABLE_FRAMES, { tableId: duel.tableId, afterVersion: 0 });
    socket.start(MATCH_FRAMES, { matchId: duel.matchId });
    const operation = socket.start(MATCH_FRAMES, { matchId: duel.matchId, afterVersion: 0 });
    for (let text = ''; !last(text) && !text.includes(OVER); ) text = JSON.stringify(await operation.next());
    await socket.cut();
    return { who, token, texts: socket.received };
  }

  async function askEverything(token: string | undefined): Promise<string[]> {
    const { matchId, tableId } = duel;
    const move = { matchId, promptId: 'p0', commandId: 'no uuid', move: { kiezkoenig: { wuerfeln: 'YES' } } };
    const questions: [string, object][] = [
      [ME, {}],
      [MATCH, { id: matchId }],
      [TABLE, { by: { id: tableId } }],
      [MATCHES, { first: 10 }],
      ...[{ seat: 0 }, { seat: 1 }, { spectator: 'YES' }].map((as): [string, object] => [REPLAY, { matchId, as, first: 200 }]),
      [PLAY_MOVE, { input: move }],
      [PLAY_MOVE, { input: { ...move, commandId: '00000000-0000-4000-8000-000000000000' } }],
      ...Object.values(MALFORMED).map(({ query, variables }): [string, object] => [String(query), (variables as object) ?? {}]),
    ];
    return Promise.all(questions.map(async ([query, variables]) => (await ask(house.url, query, variables, token)).text));
  }

  const secrets = (of: Bytes): [string, string][] => [
    ['the seed in hex', seed.toString('hex')],
    ['the seed in base64', seed.toString('base64')],
    ['the seed in base64url', seed.toString('base64url')],
    ['half of the seed', seed.toString('hex').slice(0, 16)],
    ...duel.people.filter(({ token }) => token !== of.token).map(({ token }): [string, string] => ['a token', token]),
  ];

  it('nobody is sent its seed, in any writing, nor the token of anybody else', () => {
    expect(viewers).toHaveLength(4);
    for (const viewer of viewers) {
      expect(viewer.texts.length).toBeGreaterThan(half);
      for (const [what, secret] of secrets(viewer))
        expect({ who: viewer.who, what, told: viewer.texts.some((text) => text.toLowerCase().includes(secret.toLowerCase())) }).toEqual({
          who: viewer.who,
          what,
          told: false,
        });
    }
  });

  it('nobody is even sent a token of their own', () => {
    for (const { texts } of viewers) expect(texts.join('\n')).not.toMatch(/tj_[\w-]{43}/);
  });

  it('the word seed stands only before its hash and before nothing, and draws nowhere', () => {
    for (const { texts } of viewers) {
      const rest = texts
        // These repeat what was asked.
        .filter((text) => !/Cannot query field|Unknown argument/.test(text))
        .map((text) => text.replaceAll('"seedHash"', '').replaceAll('"seed":null', ''));
      expect(rest.filter((text) => /seed|draws|entropy/i.test(text))).toEqual([]);
    }
  });

  it('only the mover is told the legal moves', () => {
    for (const { who, texts } of viewers) {
      for (const seat of [0, 1].filter((other) => who !== `seat ${other}`)) {
        expect(
          texts.filter((text) => new RegExp(`"seat":${seat},"question":\\{[^}]*\\},"deadline":[^,]*,"legalMoves":\\[\\{`).test(text)),
        ).toEqual([]);
      }
    }
    expect(viewers[0]?.texts.some((text) => text.includes('"legalMoves":[{'))).toBe(true);
  });

  it('nobody gets its replay, and strangers cannot tell that there is one', () => {
    for (const { texts } of viewers) expect(texts.filter((text) => text.includes('"steps"'))).toEqual([]);
    for (const { texts } of viewers.slice(2)) expect(texts.filter((text) => text.includes('MATCH_RUNNING'))).toEqual([]);
  });

  it('and after its end everybody who watches is sent the seed', () => {
    for (const { texts } of ended) expect(texts.some((text) => text.includes(seed.toString('hex')))).toBe(true);
  });
});
