import type { Contestant } from '../lib/contest.js';
import type { BenchServer } from '../lib/postgres.js';
import { processorSeconds } from '../lib/processor-time.js';
import { latencies } from '../lib/statistics.js';
import { Worker } from '../lib/worker.js';
import type { Furnishing, Played } from './players.worker.js';

export interface MovesWish {
  readonly name: string;
  /** The programs, by absolute paths. */
  readonly server: string;
  readonly players: string;
  /** What the server is opened with. */
  readonly opening: object;
  readonly game: Furnishing['game'];
  readonly matches: number;
  /** Throws unless what the server holds fits so many acknowledged moves. */
  check(acknowledged: number): Promise<void>;
}

/** A server and the people who play on it, in two processes. */
export async function movesContestant(postgres: BenchServer, wish: MovesWish): Promise<Contestant> {
  const server = Worker.start(wish.server);
  const { url } = await server.call<{ url: string }>('open', wish.opening);
  const players = Worker.start(wish.players);
  await players.call('furnish', { url, game: wish.game, matches: wish.matches });
  return {
    name: wish.name,
    async round(seconds) {
      const before = {
        server: processorSeconds(server.pid),
        postgres: postgres.processorSeconds(),
        players: processorSeconds(players.pid),
      };
      const played = await players.call<Played>('play', seconds);
      const perMove = (spent: number): number => (spent / played.moves) * 1e6;
      await wish.check(await players.call<number>('acknowledged'));
      return {
        'moves/s': played.moves / played.seconds,
        ...latencies(played.waits),
        'server s/1000 moves': perMove(processorSeconds(server.pid) - before.server) / 1e3,
        'postgres s/1000 moves': perMove(postgres.processorSeconds() - before.postgres) / 1e3,
        'players cores': (processorSeconds(players.pid) - before.players) / played.seconds,
        'bytes/move': played.bytes / played.moves,
      };
    },
    close: async () => {
      await players.close();
      await server.close();
    },
  };
}
