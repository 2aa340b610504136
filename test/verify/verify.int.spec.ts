import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kiezkoenig } from '@tavern-jack/kiezkoenig';
import { Archive, Database, eventHash, type LogReport, newId, type StoredEvent } from '@tavern-jack/platform';
import { PlayedHouse, verdictOn } from './played-house.js';
import { Vandal } from './vandal.js';

const [anna, ben] = [newId(), newId()];

let house: PlayedHouse;
let vandal: Vandal;
let db: Database;
/** A finished match in the middle of the log. */
let match: string;
let events: StoredEvent[];
/** One of its rolls, and what follows it. */
let roll: StoredEvent;
let next: StoredEvent;
let last: StoredEvent;
let running: string;

beforeAll(async () => {
  house = await PlayedHouse.open();
  vandal = new Vandal(house.home.url);
  db = new Database(house.home.url, { poolSize: 2 });
  for (let i = 0; i < 4; i++) await house.playAlone();
  match = await house.playAlone();
  await house.playAlone({ seats: [{ player: anna }, { player: ben }], clockSeconds: 0, startingSeat: 1 });
  const withAnna = await house.start({ seats: [{ player: anna }, { homie: 'KALLE', level: 'NORMAL' }] });
  await house.playAs(anna, withAnna, 1_000);
  const left = await house.start({ seats: [{ homie: 'MIA', level: 'LEICHT' }, { player: ben }] });
  await house.playAs(ben, left, 3);
  await house.matches.leave(left, ben, newId());
  await house.matches.wake(left);
  running = await house.start({ seats: [{ player: anna }, { player: ben }] });
  await Promise.all(Array.from({ length: 8 }, () => house.playAlone()));
  events = await house.events(match);
  const index = events.findIndex(({ type, version }) => version > 20 && type === 'kiezkoenig.gewuerfelt');
  [roll, next, last] = [events[index], events[index + 1], events.at(-1)] as [StoredEvent, StoredEvent, StoredEvent];
});

afterAll(async () => {
  await db?.close();
  await vandal?.close();
  await house?.close();
});

/** What is said of an event. */
const about = (event: StoredEvent, why: string | RegExp) => ({
  stream: event.stream,
  version: event.version,
  position: event.position,
  why: expect.stringMatching(why),
});

describe('a log that nobody touched', () => {
  it('is sound, with matches by homies, people, the autopilot, somebody who left, and one that runs', async () => {
    const report = await verdictOn(db);
    expect(report).toEqual({ events: await house.store.headPosition(), wrong: undefined, wrongStreams: 0, unjudged: new Map() });
    const kinds = new Set((await house.store.readAll(0, 10_000)).map(({ meta }) => meta.actor.kind));
    expect([...kinds].sort()).toEqual(['autopilot', 'homie', 'house', 'player']);
  });

  it('is sound while matches are played and archived', async () => {
    const more = Promise.all(Array.from({ length: 4 }, () => house.playAlone()));
    expect((await verdictOn(db)).wrong).toBeUndefined();
    await new Archive(db.pool).move((await more).slice(0, 2));
    expect((await verdictOn(db)).wrong).toBeUndefined();
  });
});

const at = (event: StoredEvent) => `where position = ${event.position}`;

describe('one changed byte of an event is found, and the event named', () => {
  it.each<[string, () => string, RegExp]>([
    ['data', () => `update event set data = regexp_replace(data::text, '\\d', '7')::json ${at(roll)}`, /its hash must be/],
    ['white space in the data', () => `update event set data = (data::text || ' ')::json ${at(roll)}`, /its hash must be/],
    ['metadata', () => `update event set metadata = replace(metadata::text, 'homie', 'homiE')::json ${at(roll)}`, /its hash must be/],
    ['hash', () => `update event set hash = set_byte(hash, 31, get_byte(hash, 31) # 1) ${at(roll)}`, /its hash must be/],
    ['type', () => `update event set type = 'kiezkoenig.gewuerfelT' ${at(roll)}`, /its hash must be/],
    ['schema version', () => `update event set schema_version = 2 ${at(roll)}`, /its hash must be/],
    ['time', () => `update event set at = at + interval '1 ms' ${at(roll)}`, /its hash must be/],
    [
      'time, by less than is ever stored',
      () => `alter table event alter at type timestamptz(6); update event set at = at + interval '1 microsecond' ${at(roll)}`,
      /its time is none/,
    ],
    ['time, to none at all', () => `update event set at = 'infinity' ${at(roll)}`, /its time is none/],
    ['command id', () => `update event set command_id = '${newId()}' ${at(roll)}`, /its hash must be/],
  ])('%s', async (_what, change, why) => {
    const { wrong } = await vandal.verdictAfter(change());
    expect(wrong).toMatchObject(about(roll, why));
  });

  it('its version', async () => {
    const version = roll.version + 1000;
    const { wrong } = await vandal.verdictAfter(`update event set version = ${version} ${at(roll)}`);
    expect(wrong).toMatchObject(about({ ...roll, version }, `version ${roll.version} must stand here`));
  });

  it('the stream that it belongs to', async () => {
    const stream = newId();
    const { wrong } = await vandal.verdictAfter(`update event set stream_id = '${stream}' ${at(roll)}`);
    expect(wrong).toMatchObject({ stream, position: roll.position, why: expect.stringMatching('version 1 must stand here') });
  });

  it('of the first of several, by position', async () => {
    const change = `update event set type = 'x' where position in (${roll.position}, ${last.position}) or stream_id > '${match}'`;
    const report = await vandal.verdictAfter(change);
    expect(report.wrong).toMatchObject(about(roll, 'its hash must be'));
    expect(report.wrongStreams).toBeGreaterThan(8);
  });
});

/** What is said of places in the log. */
const place = (first: number, final: number, why: string) => ({ first, last: final, why: expect.stringMatching(why) });

describe('what was taken out, put in or moved is found', () => {
  const blockOf = async ({ position }: StoredEvent): Promise<[number, number]> => {
    const { rows } = await db.pool.query('select * from feed_block where last_position >= $1 order by last_position limit 1', [position]);
    return [Number(rows[0].first_position), Number(rows[0].last_position)];
  };

  it('an event in the middle of a match', async () => {
    const { wrong } = await vandal.verdictAfter(`delete from event ${at(roll)}`);
    expect(wrong).toMatchObject(place(roll.position, roll.position, 'this event is missing'));
  });

  it('the end of a match', async () => {
    const { wrong } = await vandal.verdictAfter(`delete from event ${at(last)}`);
    expect(wrong).toMatchObject(place(last.position, last.position, 'this event is missing'));
  });

  it('an event behind the end of the log whose own hash fits', async () => {
    const head = await house.store.headPosition();
    const stray = { ...last, version: last.version + 1, position: head + 1 };
    const { wrong } = await vandal.verdictAfter((by) =>
      by.query(
        `insert into event select ${head + 1}, stream_id, version + 1, at, 'match.frozen', 1, command_id, '{"errorId":"x"}', metadata, decode($1, 'hex')
         from event ${at(last)}`,
        [eventHash(last.hash, { ...stray, type: 'match.frozen', dataText: '{"errorId":"x"}' })],
      ),
    );
    expect(wrong).toMatchObject({ stream: match, version: last.version + 1, position: head + 1 });
  });

  it('an event before the beginning of the log', async () => {
    const moved = await vandal.verdictAfter(`update event set position = 0 ${at(last)}`);
    expect(moved.wrong).toMatchObject({ stream: match, version: last.version, position: 0 });
    const copy = `insert into event select -1, '${newId()}', version, at, type, schema_version, command_id, data, metadata, hash from event ${at(last)}`;
    expect((await vandal.verdictAfter(copy)).wrong).toMatchObject({ position: -1 });
  });

  it('an event that stands in the hot table and in the archive', async () => {
    const { wrong } = await vandal.verdictAfter(`insert into event_archive select * from event ${at(roll)}`);
    expect(wrong).toMatchObject({ position: roll.position });
  });

  it('two events that changed places', async () => {
    const swap = `update event set position = case position when ${roll.position} then -1 else ${roll.position} end where position in (${roll.position}, ${next.position});
      update event set position = ${next.position} where position = -1`;
    const { wrong } = await vandal.verdictAfter(swap);
    expect(wrong).toMatchObject({ stream: match, version: next.version, position: roll.position });
  });

  it('a hash and all that follow it in the match, made to fit', async () => {
    const { wrong } = await vandal.verdictAfter(async (by) => {
      let previous = events[roll.version - 2]?.hash ?? '';
      for (const event of events.slice(roll.version - 1)) {
        const dataText = event === roll ? `${event.dataText} ` : event.dataText;
        previous = eventHash(previous, { ...event, dataText });
        await by.query("update event set data = $2, hash = decode($3, 'hex') where position = $1", [event.position, dataText, previous]);
      }
    });
    expect(wrong).toMatchObject(place(...(await blockOf(roll)), "the block's hash must be"));
  });

  it("a block's hash, its bounds, its absence, and the head of the log", async () => {
    const [first, final] = await blockOf(roll);
    const verdicts = [
      `update feed_block set hash = set_byte(hash, 0, get_byte(hash, 0) # 1) where last_position = ${final}`,
      `update feed_block set first_position = ${first} + 1 where last_position = ${final}`,
      `delete from feed_block where last_position = ${final}`,
    ];
    for (const change of verdicts) expect((await vandal.verdictAfter(change)).wrong).toMatchObject({ first });
    const head = await house.store.headPosition();
    for (const change of ['update feed_head set block_hash = sha256(block_hash)', 'update feed_head set last_position = last_position + 1'])
      expect((await vandal.verdictAfter(change)).wrong).toMatchObject(place(head + 1, head + 1, 'the log must end at'));
    const cut = `delete from feed_block where last_position = ${head}`;
    expect((await vandal.verdictAfter(cut)).wrong).toMatchObject({ why: expect.stringMatching('outside of all blocks') });
  });
});

describe('who makes every hash fit still does not get past the rules and the seed', () => {
  const forged = (rewrite: (event: StoredEvent) => object): Promise<LogReport> => vandal.verdictAfter((by) => by.forge(events, rewrite));

  it('the forger leaves no trace in the hashes', async () => {
    expect((await forged((event) => event.data)).wrong).toBeUndefined();
  });

  it('another roll', async () => {
    const { wuerfel } = roll.data as { wuerfel: number[] };
    const turned = wuerfel.map((pips) => 7 - pips);
    const { wrong } = await forged((event) => (event === roll ? { ...event.data, wuerfel: turned } : event.data));
    expect(wrong).toMatchObject(about(roll, `wuerfel.0. must be ${wuerfel[0]}, ${turned[0]} is stored`));
  });

  it('another final state', async () => {
    const { wrong } = await forged((event) => (event === last ? { ...event.data, stateHash: 'f'.repeat(64) } : event.data));
    expect(wrong).toMatchObject(about(last, /stateHash must be "[0-9a-f]{64}", "f{64}" is stored/));
  });

  it('another winner', async () => {
    const { standing } = last.data as { standing: { winner: boolean }[] };
    const turned = standing.map((line) => ({ ...line, winner: !line.winner }));
    const { wrong } = await forged((event) => (event === last ? { ...event.data, standing: turned } : event.data));
    expect(wrong).toMatchObject(about(last, /standing\[0\]\.winner must be/));
  });

  it('another seed, revealed at the end', async () => {
    const { wrong } = await forged((event) => (event === last ? { ...event.data, seed: '00'.repeat(32) } : event.data));
    expect(wrong).toMatchObject(about(last, 'the seed must have the hash [0-9a-f]{64} announced at the start'));
  });

  it('another seed, announced and revealed', async () => {
    const seed = '00'.repeat(32);
    const seedHash = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
    const first = events[0] as StoredEvent;
    const { wrong } = await vandal.verdictAfter(async (by) => {
      await by.query('delete from match_seed where match_id = $1', [match]);
      await by.forge(events, (event) =>
        event === first ? { ...event.data, seedHash } : event === last ? { ...event.data, seed } : event.data,
      );
    });
    // What the other seed gives first that differs is a matter of its chance.
    expect(wrong).toMatchObject({ stream: match, why: expect.stringMatching(/must be .+ is stored|must follow|nothing more comes/) });
  });

  it.each([
    ['another player at the decision', /"homie"/, '"player"', 'may not decide for seat'],
    ['another draw counter', /"draws":\d+/, '"draws":9999', 'the draw counter must be \\d+, 9999 is stored'],
    ['another prompt', /"promptId":"p\d+"/, '"promptId":"p9999"', 'which is not open'],
  ])('%s', async (_what, from, to, why) => {
    const metadata = roll.metaText.replace(from, to);
    const { wrong } = await vandal.verdictAfter(async (by) => {
      await by.query('update event set metadata = $2 where stream_id = $1 and command_id = $3', [match, metadata, roll.commandId]);
      const rewritten = events.map((event) => (event.commandId === roll.commandId ? { ...event, metaText: metadata } : event));
      await by.forge(rewritten, (event) => event.data);
    });
    expect(wrong).toMatchObject(about(events.find(({ commandId }) => commandId === roll.commandId) ?? roll, why));
  });

  it("a running match's sealed seed, changed or taken away", async () => {
    const [first] = (await house.events(running)) as [StoredEvent];
    const change = `update match_seed set seed = set_byte(seed, 0, get_byte(seed, 0) # 1) where match_id = '${running}'`;
    expect((await vandal.verdictAfter(change)).wrong).toMatchObject(about(first, 'the sealed one has'));
    const taken = await vandal.verdictAfter(`delete from match_seed where match_id = '${running}'`);
    expect(taken.wrong).toMatchObject(about(first, 'the sealed seed of this match is missing'));
  });
});

describe('rules are pinned', () => {
  it('a match under rules that the house has no longer is not judged, and said so', async () => {
    const later = { ...kiezkoenig, manifest: { ...kiezkoenig.manifest, rules: 2 } };
    const { wrong, unjudged } = await verdictOn(db, [later]);
    expect(wrong).toBeUndefined();
    expect([...unjudged.keys()]).toEqual(['kiezkoenig under rules 1, which this house has no longer']);
  });

  it('rules that changed without a new number no longer give what was stored', async () => {
    const changed: typeof kiezkoenig = {
      ...kiezkoenig,
      evolve: (state, event) => {
        const after = kiezkoenig.evolve(state, event);
        return event.type === 'deckelBezahlt' ? { ...after, spieler: after.spieler.map((s) => ({ ...s, taler: s.taler + 1 })) } : after;
      },
    };
    expect((await verdictOn(db, [changed])).wrong).toMatchObject({ why: expect.stringMatching("by the match's rules and seed") });
  });
});
