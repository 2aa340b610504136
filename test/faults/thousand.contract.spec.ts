import '../contract/patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drawsFrom } from '@tavern-jack/kernel';
import { seededSource } from '@tavern-jack/kernel/testing';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import { everyField } from '../contract/every-field.js';
import type { MatchFrame } from '../contract/shapes.js';
import { within } from '../contract/waiting.js';
import { Crowd } from './crowd.js';
import { Fleet } from './fleet.js';
import { Follower } from './follower.js';
import { replayOf } from './replayed.js';

const CLIENTS = 1_000;
/** All have come by then, most of them in the middle of a match, some after its end. */
const COMING_MS = 10_000;
const MOST_CUTS = 2;
/** Each holds the sequence up to here, and goes. */
const LAST_VERSION = 80;

const WHAT_HAPPENED = `subscription ($matchId: ID!, $afterVersion: Int) {
  matchFrames(matchId: $matchId, afterVersion: $afterVersion) {
    version resync status cause actor ${everyField('Actor')} event ${everyField('MatchEvent')}
  }
}`;

/** Comes when its time has come, and loses the line whenever it has seen as many frames as it was told to. */
class Passer extends Follower {
  cuts = 0;

  constructor(
    wish: ConstructorParameters<typeof Follower>[0],
    private readonly comesAfterMs: number,
    private readonly cutsAt: ReadonlySet<number>,
  ) {
    super(wish);
  }

  override get done(): boolean {
    return this.frames.length === LAST_VERSION;
  }

  override async follow(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.comesAfterMs));
    await super.follow();
  }

  protected override async saw(frame: MatchFrame): Promise<void> {
    if (!this.cutsAt.has(frame.version)) return;
    this.cuts++;
    throw new Error('went away');
  }
}

describe('a thousand clients who come and go at running matches', () => {
  let database: TestDatabase;
  let fleet: Fleet;
  let crowd: Crowd;
  let clients: Passer[];

  beforeAll(async () => {
    database = await testDatabase();
    fleet = await Fleet.start({ databaseUrl: database.url, homieThinkMs: '100-300' });
    crowd = await Crowd.gather(fleet, { seed: 1000, duels: 3, mixed: 1, thinkMs: 600 });
    clients = [...Array(CLIENTS)].map((_, n) => passer(n));
    const gone = Promise.all(clients.map((client) => client.follow()));
    await new Promise((resolve) => setTimeout(resolve, COMING_MS));
    await crowd.finish(60_000);
    await within('the last frame for everybody', gone, 60_000);
  }, 240_000);
  afterAll(async () => {
    for (const one of [crowd, ...clients]) one.leave();
    await fleet.close();
    await database.close();
  });

  function passer(n: number): Passer {
    const draws = drawsFrom(seededSource(n));
    const { guest, matchId, seat } = draws.pick(crowd.everybody);
    const cutsAt = new Set([...Array(draws.below(MOST_CUTS + 1))].map(() => 1 + draws.below(LAST_VERSION - 1)));
    const place = seat === undefined ? {} : { seat };
    return new Passer({ doors: fleet, guest, matchId, document: WHAT_HAPPENED, ...place }, draws.below(COMING_MS), cutsAt);
  }

  const whatHappened = ({ version, status, cause, actor, event }: MatchFrame) => ({ version, status, cause, actor, event });

  it('each hold the whole sequence, as their role may see it', async () => {
    const replays = new Map<string, Promise<string>>();
    const stored = (client: Follower): Promise<string> => {
      const role = `${client.matchId} ${client.seat}`;
      const known =
        replays.get(role) ??
        replayOf(client, fleet.url(0)).then((frames) => JSON.stringify(frames.slice(0, LAST_VERSION).map(whatHappened)));
      replays.set(role, known);
      return known;
    };
    for (const client of clients) {
      expect(client.oddities).toEqual([]);
      expect(client.frames).toHaveLength(LAST_VERSION);
      expect(JSON.stringify(client.frames.map(whatHappened)) === (await stored(client))).toBe(true);
    }
  });

  it('although many were cut off in the middle, which the server did to none of them', () => {
    const cuts = clients.reduce((sum, client) => sum + client.cuts, 0);
    expect(cuts).toBeGreaterThan(CLIENTS / 2);
    expect(clients.flatMap(({ failures }) => failures.filter((failure) => failure.includes('closed')))).toEqual([]);
  });

  it('and the players were not disturbed', () => {
    expect(crowd.players.flatMap(({ failures, oddities }) => [...failures, ...oddities])).toEqual([]);
  });
});
