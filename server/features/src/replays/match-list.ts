import type { DataOf, matchEvents } from '@tavern-jack/contracts/events';
import type { Database, Projection, ProjectionClient, StoredEvent } from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';
import type { Sitting } from '../wire.js';

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
  version        integer not null,
  started_at     timestamptz(3) not null,
  finished_at    timestamptz(3),
  first_position bigint not null unique
)`;

const PAGE = `
select * from match_list
 where ($1::bigint is null or first_position < $1) and ($2::text is null or status = $2)
   and ($3::text is null or exists (select 1 from player p where p.id = any(players) and strpos(lower(p.name), lower($3)) > 0))
 order by first_position desc limit $4`;

/** The list of matches, newest first, as a projection of the log. */
export class MatchList implements Projection {
  readonly name = 'match_list';
  readonly version = 1;

  constructor(
    private readonly db: Database,
    private readonly card: GameCard,
  ) {}

  async init(client: ProjectionClient): Promise<void> {
    await client.query('drop table if exists match_list');
    await client.query(TABLE);
  }

  async handle(events: readonly StoredEvent[], client: ProjectionClient): Promise<void> {
    const versions = new Map<string, number>();
    for (const event of events) {
      if (event.type.startsWith('table.')) continue;
      if (event.type === 'match.started') await this.#started(event, client);
      else versions.set(event.stream, event.version);
      if (event.type === 'match.ended' || event.type === 'match.frozen') await this.#over(event, client);
      if (event.type === 'match.seatLeft') await this.#left(event, client);
    }
    await client.query(
      'update match_list m set version = v.version from unnest($1::uuid[], $2::int[]) v(match_id, version) where m.match_id = v.match_id and m.version < v.version',
      [[...versions.keys()], [...versions.values()]],
    );
  }

  /** A page after a position, newest first. */
  async page(first: number, after: string | undefined, filter: MatchListFilter): Promise<MatchRow[]> {
    const { rows } = await this.db.pool.query<MatchRow>(PAGE, [after ?? null, filter.status ?? null, filter.player || null, first]);
    return rows;
  }

  async #started(event: StoredEvent, client: ProjectionClient): Promise<void> {
    const data = event.data as DataOf<(typeof matchEvents)['started']>;
    const official = this.card.get(data.game).manifest.isOfficial(data.options);
    const players = data.seats.flatMap((seat) => ('player' in seat ? [seat.player] : []));
    await client.query(
      `insert into match_list (match_id, game, rules, official, status, seats, players, version, started_at, first_position)
       values ($1, $2, $3, $4, 'RUNNING', $5, $6, $7, $8, $9) on conflict do nothing`,
      [event.stream, data.game, data.rules, official, JSON.stringify(data.seats), players, event.version, event.at, event.position],
    );
  }

  async #over(event: StoredEvent, client: ProjectionClient): Promise<void> {
    const status = event.type === 'match.ended' ? 'FINISHED' : 'FROZEN';
    await client.query('update match_list set status = $2, finished_at = $3 where match_id = $1', [event.stream, status, event.at]);
  }

  async #left(event: StoredEvent, client: ProjectionClient): Promise<void> {
    const { seat } = event.data as DataOf<(typeof matchEvents)['seatLeft']>;
    await client.query(
      'update match_list set seats_left = array_append(seats_left, $2) where match_id = $1 and not ($2 = any(seats_left))',
      [event.stream, seat],
    );
  }
}
