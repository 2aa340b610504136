import { Args, Query, Resolver } from '@nestjs/graphql';
import type { MatchFilter, ViewpointInput } from '@tavern-jack/contracts/resolvers';
import type { Viewer } from '@tavern-jack/kernel';
import { Access, Asking, badInput, opaqueId, Players, type RequestContext } from '@tavern-jack/platform';
import { idIn } from '../command-input.js';
import { notFound, problem } from '../problem.js';
import { gameEnum, occupantsOf, playersAmong } from '../wire.js';
import { MatchList, type MatchRow } from './match-list.js';
import { MatchReplays } from './match-replays.js';

const LARGEST_PAGE = 200;

function checkPage(first: number, after: string | null | undefined): void {
  if (first < 1 || first > LARGEST_PAGE) throw badInput(`first: 1 to ${LARGEST_PAGE}.`);
  if (after !== null && after !== undefined && !/^\d{1,15}$/.test(after)) throw badInput('after: a cursor of this list, please.');
}

/** Text that Postgres takes as a parameter: a NUL, which no name has, becomes a sign that no name has either. */
const searchable = (text: string | null | undefined): string | undefined => text?.slice(0, 40).replaceAll('\0', '\uFFFD');

function viewerFrom({ seat, openHands }: ViewpointInput): Viewer {
  if (typeof seat === 'number') return seat;
  return openHands ? 'auditor' : 'spectator';
}

/** Looking back: the list of matches and what happened in each. */
@Resolver()
export class ReplaysResolver {
  constructor(
    private readonly list: MatchList,
    private readonly replays: MatchReplays,
    private readonly players: Players,
  ) {}

  @Access('staff')
  @Query('matches')
  async matches(@Args('first') first: number, @Args('after') after?: string, @Args('filter') filter?: MatchFilter) {
    checkPage(first, after);
    const rows = await this.list.page(first + 1, after ?? undefined, {
      status: filter?.status ?? undefined,
      player: searchable(filter?.player),
    });
    const page = rows.slice(0, first);
    await this.players.load(page.flatMap((row) => playersAmong(row.seats)));
    return {
      nodes: page.map((row) => this.#item(row)),
      pageInfo: { hasNextPage: rows.length > first, endCursor: page.at(-1)?.first_position ?? null },
    };
  }

  @Access('anyone')
  @Query('replay')
  async replay(
    @Args('matchId') id: string,
    @Args('as') as: ViewpointInput,
    @Args('first') first: number,
    @Asking() { identity }: RequestContext,
    @Args('after') after?: string,
  ) {
    checkPage(first, after);
    const matchId = idIn('mat', id);
    const viewer = viewerFrom(as);
    const replay = matchId ? await this.replays.read(matchId, viewer, identity, first, Number(after ?? 0)) : undefined;
    if (!replay) return notFound();
    return replay === 'running' ? problem('ReplayRefused', 'MATCH_RUNNING', {}) : replay;
  }

  #item(row: MatchRow) {
    return {
      id: opaqueId('mat', row.match_id),
      game: gameEnum(row.game),
      rules: row.rules,
      status: row.status,
      seats: occupantsOf(row.seats, this.players).map((occupant, index) => ({
        index,
        occupant,
        controller: occupant?.__typename === 'Homie' || row.seats_left.includes(index) ? 'HOMIE' : 'PLAYER',
      })),
      version: row.version,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
      official: row.official,
    };
  }
}
