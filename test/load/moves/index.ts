import { fileURLToPath } from 'node:url';
import { type Contestant, contest } from '../lib/contest.js';
import { installPeers, peerScript } from '../lib/peers.js';
import { type BenchDatabase, onClient } from '../lib/postgres.js';
import type { Context, Section } from '../lib/section.js';
import { movesContestant } from './moves-contestant.js';

const MATCHES = [1, 50, 200, 500];
const script = (name: string): string => fileURLToPath(new URL(`./${name}.worker.js`, import.meta.url));

/** From sending a move to the frame in the other seat's hands, the whole way; and the same game in memory, by another product. */
export const section: Section = {
  name: 'moves',
  async run(context) {
    const { rounds, seconds, report, log, peers } = context;
    if (peers) await installPeers(log);
    for (const matches of context.tiny ? [3] : MATCHES) {
      const contestants = [await tavern(context, 'kiezkoenig', matches), await tavern(context, 'zaehler', matches)];
      contestants.push(await tavern(context, 'zaehler', matches, LIMIT), await bareInMemory(context, matches));
      if (peers) contestants.push(await boardgameIo(context, matches));
      const yardstick = peers ? PEER : 'zaehler';
      report.contest(await contest(`moves, ${matches} matches`, contestants, { rounds, seconds, yardstick }, log));
    }
  },
};

const PEER = 'boardgame.io, in memory';
const LIMIT = 'zaehler, bare ws and store';

async function tavern({ server }: Context, game: 'zaehler' | 'kiezkoenig', matches: number, name: string = game): Promise<Contestant> {
  const database = await server.database();
  const contestant = await movesContestant(server, {
    name,
    server: script(name === LIMIT ? 'bare' : 'tavern'),
    players: script('players'),
    opening: { databaseUrl: database.url, redisUrl: process.env.REDIS_URL },
    game,
    matches,
    check: (acknowledged) => storedMoves(database, game, acknowledged),
  });
  const close = async () => {
    await contestant.close?.();
    await database.close();
  };
  return { ...contestant, close };
}

/** Every move is one command of a player: as many must stand in the log, none twice. */
async function storedMoves(database: BenchDatabase, game: string, acknowledged: number): Promise<void> {
  const { rows } = await onClient(database.url, (client) =>
    client.query<{ moves: number }>(
      `select count(distinct command_id)::int as moves from event
       where type like $1 || '.%' and metadata::jsonb #>> '{actor,kind}' = 'player'`,
      [game],
    ),
  );
  if (rows[0]?.moves !== acknowledged)
    throw new Error(`${acknowledged} moves of ${game} were acknowledged, the log holds ${rows[0]?.moves}`);
}

/** The limit of the limit: what two sockets for each match cost, whoever keeps the moves. */
function bareInMemory(context: Context, matches: number): Promise<Contestant> {
  return movesContestant(context.server, {
    name: 'zaehler, bare ws in memory',
    server: script('bare'),
    players: script('players'),
    opening: {},
    game: 'zaehler',
    matches,
    check: async () => undefined,
  });
}

// The other product checks itself: its players compare the server's counters with what was acknowledged.
function boardgameIo(context: Context, matches: number): Promise<Contestant> {
  return movesContestant(context.server, {
    name: PEER,
    server: peerScript('boardgameio-server.mjs'),
    players: peerScript('boardgameio-players.mjs'),
    opening: {},
    game: 'zaehler',
    matches,
    check: async () => undefined,
  });
}
