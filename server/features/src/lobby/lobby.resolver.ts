import { Args, Resolver, Subscription } from '@nestjs/graphql';
import type { GameId } from '@tavern-jack/contracts/resolvers';
import { Access, Players, Presence, StateFrames, StateHub } from '@tavern-jack/platform';
import { gameEnum, optionsOf } from '../wire.js';
import { type ListedTable, TableList } from './table-list.js';

const MOST_TABLES = 100;
/** Rooms that somebody opened and walked away from are passed over. */
const MOST_READ = 1_000;
const LOOK_MS = 1_000;

/** The lobby: which tables strangers may join, and who waits for whom. */
@Resolver()
export class LobbyResolver {
  readonly #hub = new StateHub('lobbyFrames');

  constructor(
    private readonly list: TableList,
    private readonly players: Players,
    private readonly presence: Presence,
  ) {}

  @Access('anyone')
  @Subscription('lobbyFrames')
  lobbyFrames(@Args('game') game?: GameId | null) {
    return new StateFrames(this.#hub, game ?? '', { read: () => this.#read(game?.toLowerCase()), watch: everySecond });
  }

  async #read(game: string | undefined) {
    const [open, queues] = await Promise.all([this.list.open(game, MOST_READ), this.list.queues()]);
    const there = await this.presence.lookFor(open.flatMap(({ host }) => host ?? []));
    const tables = open.filter(({ host }) => host && there.has(host)).slice(0, MOST_TABLES);
    await this.players.load(tables.flatMap(({ host }) => host ?? []));
    return {
      tables: tables.map((table) => this.#table(table)),
      queues: queues.map(({ game: waitedFor, waiting }) => ({ game: gameEnum(waitedFor), waiting })),
    };
  }

  #table(table: ListedTable) {
    const { game, options, official, host, seats, people, homies } = table;
    return {
      joinCode: table.join_code,
      game: gameEnum(game),
      options: optionsOf(game, options),
      official,
      host: host ? this.players.nameOf(host) : null,
      seats,
      people,
      homies,
      clockSeconds: table.clock_seconds,
      winsNeeded: table.wins_needed,
      openedAt: table.opened_at,
    };
  }
}

/** The list is kept by another process perhaps: it is read once a second, for all who look, and told only if it has changed. */
function everySecond(changed: () => void): () => void {
  const looking = setInterval(changed, LOOK_MS);
  return () => clearInterval(looking);
}
