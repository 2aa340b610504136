import { beforeAll, expect, it } from '@jest/globals';
import { commandIdOf, type StoredEvent, uuidOf } from '@tavern-jack/platform';
import { PLAY_MOVE } from '../contract/documents.js';
import type { PlayAnswer } from '../contract/shapes.js';
import { rootOf } from '../contract/wire.js';
import type { Crowd } from './crowd.js';
import { lateDecisions } from './decisions.js';
import type { Fleet } from './fleet.js';
import { replayOf, toldAsStored } from './replayed.js';
import type { SeatPlayer, Sent } from './seat-player.js';
import { StoredLog } from './stored-log.js';

/** What went through a fault. All its matches have ended. */
export interface Evening {
  readonly databaseUrl: string;
  readonly fleet: Fleet;
  readonly crowd: Crowd;
}

/** Clocks and homies may be this late, in milliseconds. */
const LATEST_MS = 5_000;

const own = (player: SeatPlayer, { input }: Sent): string => commandIdOf(uuidOf('ply', player.guest.id) as string, input.commandId);
const won = ({ answer }: Sent): boolean => answer?.__typename === 'PlayMoveSuccess';

/** The tests that hold after every fault. */
export function itWentOnWhole(evening: () => Evening): void {
  const moves = () => evening().crowd.players.flatMap((player) => player.sent.map((sent) => ({ player, sent })));

  let log: StoredLog;
  beforeAll(async () => {
    log = await StoredLog.read(evening().databaseUrl);
  });

  it('kept one log without gaps, each stream contiguous, every chain whole', () => {
    expect(log.events.map(({ position }) => position)).toEqual(log.events.map((_, index) => index + 1));
    expect(log.brokenLinks).toEqual([]);
    expect(log.brokenBlock).toBeUndefined();
  });

  it('lost no move that it had acknowledged, and stored no command twice or in part', () => {
    expect(log.scattered).toEqual([]);
    const acknowledged = moves().filter(({ sent }) => won(sent));
    expect(acknowledged.length).toBeGreaterThan(50);
    for (const { player, sent } of acknowledged) {
      const stored = log.commands.get(own(player, sent))?.at(-1);
      expect(stored).toMatchObject({ stream: uuidOf('mat', player.matchId), version: sent.answer?.version });
      expect(stored?.meta).toMatchObject({ promptId: sent.input.promptId, actor: { kind: 'player', seat: player.seat } });
    }
  });

  it('refused a move only where the clock had decided, and stored nothing of it', () => {
    for (const { player, sent } of moves().filter((move) => !won(move.sent))) {
      expect(sent.answer).toMatchObject({ code: 'PROMPT_CLOSED' });
      expect(log.commands.get(own(player, sent))).toBeUndefined();
      expect(answerTo(log, player, sent)?.meta.actor.kind).toBe('autopilot');
    }
  });

  it('answers every command that is sent again as it did the first time, and stores nothing more', async () => {
    const { fleet, databaseUrl, crowd } = evening();
    await Promise.all(crowd.players.map((player, n) => sendAgain(player, fleet.url(n))));
    expect((await StoredLog.read(databaseUrl)).events).toHaveLength(log.events.length);
  });

  it('resolved every prompt within its deadline and five seconds, and none before its time', () => {
    const { late, early, timed } = lateDecisions(log, evening().fleet.outages, LATEST_MS);
    expect(timed).toBeGreaterThan(0);
    expect({ late, early }).toEqual({ late: [], early: [] });
  });

  it('told everybody exactly the stream as his role may see it, once and in order, across every cut', async () => {
    const { crowd, fleet } = evening();
    for (const one of crowd.everybody) {
      expect(one.oddities).toEqual([]);
      expect(one.failures.filter((failure) => failure.includes('INTERNAL'))).toEqual([]);
      toldAsStored(one.frames, await replayOf(one, fleet.url(0)));
    }
  });
}

async function sendAgain(player: SeatPlayer, url: string): Promise<void> {
  const socket = await player.guest.at(url).connects();
  for (const { input, answer } of player.sent) {
    const again = rootOf<PlayAnswer>(await socket.ask(PLAY_MOVE, { input }));
    if (answer?.__typename === 'PlayMoveSuccess') expect(again).toEqual(answer);
    else expect(again).toMatchObject({ code: 'MATCH_OVER' });
  }
  await socket.cut();
}

function answerTo(log: StoredLog, player: SeatPlayer, { input }: Sent): StoredEvent | undefined {
  const stream = log.streams.get(uuidOf('mat', player.matchId) as string);
  return stream?.find(({ meta }) => meta.promptId === input.promptId);
}
