import { type Database, type Projection, type ProjectionClient, type StoredEvent, servingSchema } from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';
import type { Sitting } from '../wire.js';
import { foldMatches } from './match-rows.js';

export interface MatchRow {
  readonly match_id: string;
  readonly game: string;
  readonly rules: number;
  readonly official: boolean;
  readonly status: 'RUNNING' | 'FINISHED' | 'FROZEN';
  readonly seats: readonly Sitting[];
  readonly seats_left: readonly number[];
  readonly version: number;
  readonly started_at: Date;
  readonly finished_at: Date | null;
  /** Decimal text: where the match stands in the log; newest first goes by it. */
  readonly first_position: string;
}

export interface MatchListFilter {
  readonly status?: string | undefined;
  readonly player?: string | undefined;
}

const TABLE = `
create table match_list (
  match_id       uuid primary key,
  game           text not null,
  rules          integer not null,
  official       boolean not null,
  status         text not null,
  seats          jsonb not null,
  players        uuid[] not null,
  seats_left     integer[] not null default '{}',
  started_at     timestamptz(3) not null,
  finished_at    timestamptz(3),
  first_position bigint not null unique
)`;

const INSERT = `
insert into match_list (match_id, game, rules, official, status, seats, players, started_at, first_position)
select match_id, game, rules, official, 'RUNNING', seats, players, started_at, first_position
  from json_to_recordset($1) as started (match_id uuid, game text, rules integer, official boolean, seats jsonb, players uuid[],
       started_at timestamptz, first_position bigint)
    on conflict do nothing`;

const UPDATE = `
update match_list m
   set status = coalesce(news.status, m.status), finished_at = coalesce(news.finished_at, m.finished_at),
       seats_left = m.seats_left || array(select seat from unnest(news.seats_left) with ordinality as left_now (seat, place)
                                           where seat <> all (m.seats_left) order by place)
  from json_to_recordset($1) as news (match_id uuid, status text, finished_at timestamptz, seats_left integer[])
 where m.match_id = news.match_id`;

// How far a match has come is asked of the log: kept in the list, it would have to be written with every move.
const pageIn = (schema: string): string => `
select m.*, (select max(e.version) from event e where e.stream_id = m.match_id) as version from ${schema}.match_list m
 where ($1::bigint is null or first_position < $1) and ($2::text is null or status = $2)
   and ($3::text is null or exists (select 1 from player p where p.id = any(players) and strpos(lower(p.name), lower($3)) > 0))
 order by first_position desc limit $4`;

/** The list of matches, newest first, as a projection of the log. */
export class MatchList implements Projection {
  readonly name = 'match_list';
  readonly version = 2;

  constructor(
    private readonly db: Database,
    private readonly card: GameCard,
  ) {}

  async init(client: ProjectionClient): Promise<void> {
    await client.query(TABLE);
    await client.query("create index match_list_running on match_list using gin (players) where status = 'RUNNING'");
  }

  async handle(events: readonly StoredEvent[], client: ProjectionClient): Promise<void> {
    const { started, news } = foldMatches(events, this.card);
    if (started.length > 0) await client.query({ name: 'match_list_insert', text: INSERT, values: [JSON.stringify(started)] });
    if (news.length > 0) await client.query({ name: 'match_list_update', text: UPDATE, values: [JSON.stringify(news)] });
  }

  /** Running matches in which this player had a seat at the start, the latest first. */
  async running(player: string, most: number): Promise<string[]> {
    const { rows } = await this.db.pool.query<{ match_id: string }>(
      `select match_id from ${await servingSchema(this.db.pool, this)}.match_list
        where status = 'RUNNING' and players @> array[$1::uuid] order by first_position desc limit $2`,
      [player, most],
    );
    return rows.map(({ match_id }) => match_id);
  }

  /** A page after a position, newest first. */
  async page(first: number, after: string | undefined, filter: MatchListFilter): Promise<MatchRow[]> {
    const page = pageIn(await servingSchema(this.db.pool, this));
    const { rows } = await this.db.pool.query<MatchRow>(page, [after ?? null, filter.status ?? null, filter.player || null, first]);
    return rows;
  }
}
