import { type Database, type Projection, type ProjectionClient, type StoredEvent, servingSchema } from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';
import type { RestingTable } from '../resting-tables.js';
import { foldTables } from './table-rows.js';

/** An open table with a free seat. */
export interface ListedTable {
  readonly join_code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly official: boolean;
  readonly host: string | null;
  readonly seats: number;
  readonly people: number;
  readonly homies: number;
  readonly clock_seconds: number | null;
  readonly wins_needed: number;
  readonly opened_at: Date;
}

/** How many strangers wait for a game. */
export interface Queue {
  readonly game: string;
  readonly waiting: number;
}

const TABLE = `
create table table_list (
  table_id       uuid primary key,
  join_code      text not null,
  game           text not null,
  options        jsonb not null,
  official       boolean not null,
  host           uuid,
  seats          integer not null,
  people         integer not null default 0,
  homies         integer not null default 0,
  sitting        uuid[] not null default '{}',
  clock_seconds  integer,
  wins_needed    integer not null,
  listed         boolean not null,
  locked         boolean not null default false,
  playing        boolean not null default false,
  played         boolean not null default false,
  quick          boolean not null,
  opened_at      timestamptz(3) not null,
  first_position bigint not null unique
)`;

// What the lobby asks for, so that rooms among friends and running matches cost it nothing.
const INDEX =
  'create index table_list_open on table_list (first_position) where (listed and not locked and not playing) or (quick and not played)';

// Tables at which people sit and nothing is played, but those where strangers wait for each other.
const AT_REST = 'not playing and people > 0 and (played or not quick)';

const RESTING = `create index table_list_resting on table_list (table_id) where ${AT_REST}`;

const INSERT = `
insert into table_list (table_id, join_code, game, options, official, host, seats, clock_seconds, wins_needed, listed, quick, opened_at,
                        first_position)
select table_id, join_code, game, options, official, host, seats, clock_seconds, wins_needed, listed, quick, opened_at, first_position
  from json_to_recordset($1) as opened (table_id uuid, join_code text, game text, options jsonb, official boolean, host uuid, seats integer,
       clock_seconds integer, wins_needed integer, listed boolean, quick boolean, opened_at timestamptz, first_position bigint)
    on conflict do nothing`;

const UPDATE = `
update table_list t
   set game = coalesce(news.game, t.game), options = coalesce(news.options, t.options), official = coalesce(news.official, t.official),
       seats = coalesce(news.seats, t.seats), wins_needed = coalesce(news.wins_needed, t.wins_needed),
       clock_seconds = case when news.game is null then t.clock_seconds else news.clock_seconds end,
       listed = coalesce(news.listed, t.listed), locked = coalesce(news.locked, t.locked),
       playing = coalesce(news.playing, t.playing), played = coalesce(news.played, t.played),
       host = case when news.host is null then t.host else nullif(news.host, '')::uuid end,
       people = t.people + news.people, homies = t.homies + news.homies,
       sitting = array(select unnest(t.sitting) except select unnest(news.gone) union select unnest(news.come) order by 1)
  from json_to_recordset($1) as news (table_id uuid, game text, options jsonb, official boolean, seats integer, clock_seconds integer,
       wins_needed integer, listed boolean, locked boolean, playing boolean, played boolean, host text, people integer, homies integer,
       come uuid[], gone uuid[])
 where t.table_id = news.table_id`;

/** The first version that says who sits where. */
const SITTING_FROM = 2;

const DROP = 'delete from table_list where table_id = any($1::uuid[])';

const openIn = (schema: string): string => `
select join_code, game, options, official, host, seats, people, homies, clock_seconds, wins_needed, opened_at from ${schema}.table_list
 where listed and not locked and not playing and people > 0 and people + homies < seats and ($1::text is null or game = $1)
 order by first_position limit $2`;

const queuesIn = (schema: string): string => `
select game, sum(people)::integer as waiting from ${schema}.table_list where quick and not played and people > 0 group by game order by game`;

/** Tables that are not closed, as a projection of the log: what the lobby shows of them. */
export class TableList implements Projection {
  readonly name = 'table_list';
  readonly version = 2;

  constructor(
    private readonly db: Database,
    private readonly card: GameCard,
  ) {}

  async init(client: ProjectionClient): Promise<void> {
    await client.query(TABLE);
    await client.query(INDEX);
    await client.query(RESTING);
  }

  async handle(events: readonly StoredEvent[], client: ProjectionClient): Promise<void> {
    const { opened, news, closed } = foldTables(events, this.card);
    if (opened.length > 0) await client.query({ name: 'table_list_insert', text: INSERT, values: [JSON.stringify(opened)] });
    if (news.length > 0) await client.query({ name: 'table_list_update', text: UPDATE, values: [JSON.stringify(news)] });
    if (closed.length > 0) await client.query({ name: 'table_list_drop', text: DROP, values: [closed] });
  }

  /** Listed tables that play nothing, are not locked and have a free seat, the oldest first; of one game, or of all. */
  async open(game: string | undefined, most: number): Promise<ListedTable[]> {
    const schema = await servingSchema(this.db.pool, this);
    const { rows } = await this.db.pool.query<ListedTable>(openIn(schema), [game ?? null, most]);
    return rows;
  }

  /** Tables at which people sit and nothing is played. Throws as long as no rows are built that know who sits there. */
  async resting(): Promise<RestingTable[]> {
    const schema = await servingSchema(this.db.pool, { name: this.name, version: this.version, readableFrom: SITTING_FROM });
    const { rows } = await this.db.pool.query<RestingTable>(
      `select table_id as id, sitting as players from ${schema}.table_list where ${AT_REST}`,
    );
    return rows;
  }

  /** Games of quick play that somebody waits for. */
  async queues(): Promise<Queue[]> {
    const schema = await servingSchema(this.db.pool, this);
    const { rows } = await this.db.pool.query<Queue>(queuesIn(schema));
    return rows;
  }
}
