import type { Database } from '../database/index.js';

const BEAT = `
insert into node_beat (node, at) values ($1, now())
    on conflict (node) do update set at = excluded.at
returning xmax = 0 as fresh`;

const WRITE = `
with beat as (
  insert into node_beat (node, at) values ($1, now()) on conflict (node) do update set at = excluded.at
), gone as (
  delete from presence where node = $1 and player_id = any($3::uuid[])
)
insert into presence (player_id, node) select unnest($2::uuid[]), $1 on conflict do nothing`;

const ELSEWHERE = `
select distinct p.player_id
  from unnest($1::uuid[]) as asked (player_id) join presence p using (player_id) join node_beat b on b.node = p.node
 where p.node <> $2 and b.at > now() - $3 * interval '1 millisecond'`;

/** Nodes that have ended are forgotten, and their players with them. */
const SWEEP = `delete from node_beat where at < now() - interval '1 minute'`;

/** Who is at which node, as the nodes share it. */
export class PresenceRows {
  constructor(
    private readonly db: Database,
    private readonly node: string,
  ) {}

  /** This node lives. True: nobody knew, so its players have to be written again. */
  async beat(): Promise<boolean> {
    const { rows } = await this.db.pool.query<{ fresh: boolean }>(BEAT, [this.node]);
    await this.db.pool.query(SWEEP);
    return rows[0]?.fresh ?? false;
  }

  async write(come: readonly string[], gone: readonly string[]): Promise<void> {
    await this.db.pool.query(WRITE, [this.node, come, gone]);
  }

  /** Who of these is at another node that has said within `freshMs` that it lives. */
  async elsewhere(players: readonly string[], freshMs: number): Promise<Set<string>> {
    if (players.length === 0) return new Set();
    const { rows } = await this.db.pool.query<{ player_id: string }>(ELSEWHERE, [players, this.node, freshMs]);
    return new Set(rows.map((row) => row.player_id));
  }
}
