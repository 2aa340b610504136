import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cardsTold, knownAfter, type Stored, storedEvents } from './card-oracle.js';
import { MATCH, MATCH_FRAMES, MATCHES, mutationOf, REPLAY } from './documents.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { ask, rootOf } from './wire.js';

/** Ben's own moves, asked for by name: what he is told otherwise is everything. */
const MOVES = `subscription ($matchId: ID!) { matchFrames(matchId: $matchId) { version status prompts { id legalMoves {
  ... on KingLegalMove { zug kontrakt gebot farbe karte }
  ... on KierkiLegalMove { kierkiZug: zug spielkarte trumpffarbe }
  ... on RentzLegalMove { rentzZug: zug rentzSpiel: spiel spielkarte }
} } } }`;

type Legal = Readonly<Record<string, string | number | null>>;
interface Turn {
  readonly version: number;
  readonly status: string;
  readonly prompts: readonly { readonly id: string; readonly legalMoves: readonly Legal[] }[];
}

/** A legal move as the input that makes it: its kind is the branch, what else it has are that branch's fields. */
function inputOf(legal: Legal): object {
  const kind = Object.entries(legal).find(([name]) => /zug$/i.test(name))?.[1];
  const fields = Object.entries(legal).filter(([name, value]) => !/zug$/i.test(name) && value !== null);
  const plain = Object.fromEntries(fields.map(([name, value]) => [name.replace('rentzSpiel', 'spiel'), value]));
  return { [String(kind).toLowerCase()]: fields.length > 0 ? plain : 'YES' };
}

const SEAT = 0;
/** So many events make more than one deal in each game; in Rentz everybody has chosen, blind or not. */
const ENOUGH = 220;
/** Asking everything costs more than playing: not at every turn. */
const ASK_EVERY = 18;
const LOOK_BACK = 20;
const VIEWPOINTS = [{ seat: SEAT }, { seat: 1 }, { spectator: 'YES' }, { openHands: 'YES' }];

/** An answer and the version that the match had, at most, when it was given. */
interface Told {
  readonly version: number;
  readonly answer: unknown;
}

describe.each([
  ['king', { spielform: 'DOPPEL_KING' }, 3],
  ['kierki', {}, 2],
  ['rentz', {}, 2],
])('while cards are hidden: a match of %s', (game, options, homies) => {
  let house: House;
  let events: Stored[];
  const told = { seat: [] as Told[], spectator: [] as Told[], staff: [] as Told[] };

  beforeAll(async () => {
    house = await openHouse();
    const ben = await Guest.signIn(house.url);
    const { token: staff } = rootOf<{ token: string }>(await ask(house.url, mutationOf('signInAsStaff'), { input: house.staff }));
    const { matchId } = await ben.does<{ matchId: string }>('playAgainstHomies', { options: { [game]: options }, homies, level: 'LEICHT' });
    const ears = await Promise.all([ben.token, undefined].map((token) => GraphqlSocketClient.greet(house.url, token)));
    const [own, open] = ears.map((socket) => socket.start(MATCH_FRAMES, { matchId, afterVersion: 0 }));
    const moves = (await ben.connects()).start(MOVES, { matchId });
    let turns = 0;
    for (let over = false; !over; ) {
      const frame = (await moves.next()).data?.matchFrames as Turn;
      over = frame.status === 'FINISHED' || frame.version >= ENOUGH;
      const prompt = frame.prompts.find(({ legalMoves }) => legalMoves.length > 0);
      if (!prompt) continue;
      // Where nobody has moved since, the version at which he is asked is the last one.
      if (turns++ % ASK_EVERY === 0) await askAround(matchId, frame.version, ben.token, staff);
      const legal = prompt.legalMoves[(turns * 7) % prompt.legalMoves.length] as Legal;
      expect((await ben.plays(matchId, prompt.id, { [game]: inputOf(legal) })).__typename).toBe('PlayMoveSuccess');
    }
    events = await storedEvents(house.database.url, matchId);
    for (const [operation, list] of [
      [own, told.seat],
      [open, told.spectator],
    ] as const) {
      if (!operation) continue;
      while (operation.answers.length < events.length) await operation.next();
      for (const { data } of operation.answers.slice(0, events.length)) {
        const answer = data?.matchFrames as { version: number };
        list.push({ version: answer.version, answer });
      }
    }
    await Promise.all(ears.map((socket) => socket.cut()));
  }, 60_000);
  afterAll(() => house.close());

  /** Everything that can be asked while it is Ben's turn. */
  async function askAround(matchId: string, version: number, token: string, staff: string): Promise<void> {
    const questions: [string, object][] = [
      [MATCH, { id: matchId }],
      ...VIEWPOINTS.map((as): [string, object] => [
        REPLAY,
        { matchId, as, first: LOOK_BACK, after: String(Math.max(0, version - LOOK_BACK)) },
      ]),
    ];
    const who: [string | undefined, Told[]][] = [
      [token, told.seat],
      [undefined, told.spectator],
      [staff, told.staff],
    ];
    await Promise.all(
      who.flatMap(([whose, list]) =>
        questions.map(async ([query, variables]) => {
          const { text: _, ...answer } = await ask(house.url, query, variables, whose);
          list.push(...byVersion(answer, version));
        }),
      ),
    );
    told.staff.push({ version, answer: (await ask(house.url, MATCHES, { first: 10 }, staff)).data });
    for (const [whose, list] of [
      [token, told.seat],
      [undefined, told.spectator],
    ] as const) {
      const again = await GraphqlSocketClient.greet(house.url, whose);
      list.push({ version, answer: await again.start(MATCH_FRAMES, { matchId }).next() });
      await again.cut();
    }
  }

  /** The cards of these answers that whoever got them must not know of. */
  function leaked(list: readonly Told[], seat: number | null): unknown[] {
    const known = knownAfter(events, seat);
    return list.flatMap(({ version, answer }) => {
      const secret = cardsTold(answer).filter((card) => !known[version - 1]?.has(card));
      return secret.length > 0 ? [{ version, type: events[version - 1]?.type, secret }] : [];
    });
  }

  it('tells a seat of its own cards and of those that were laid, and of no other', () => {
    expect(told.seat.length).toBeGreaterThan(events.length);
    expect(leaked(told.seat, SEAT).slice(0, 3)).toEqual([]);
  });

  it.each(['spectator', 'staff'] as const)('tells the %s of laid cards only', (who) => {
    expect(told[who].length).toBeGreaterThan(LOOK_BACK);
    expect(leaked(told[who], null).slice(0, 3)).toEqual([]);
  });

  it('and what the seat was told would be found if others were told it', () => {
    expect(leaked(told.seat, null).length).toBeGreaterThan(events.length / 3);
    expect(leaked(told.seat, 1).length).toBeGreaterThan(events.length / 3);
  });
});

/** A replay's steps are each of their own version; any other answer is of the present one. */
function byVersion(answer: object, version: number): Told[] {
  const steps = (answer as { data?: { replay?: { steps?: { frame: { version: number } }[] } } }).data?.replay?.steps;
  return steps ? steps.map((step) => ({ version: step.frame.version, answer: step })) : [{ version, answer }];
}
