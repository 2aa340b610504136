import type { Database } from '@tavern-jack/platform';

/** Somebody who is not where they sit. */
export interface Absence {
  readonly tableId: string;
  readonly player: string;
}

// Who is back is forgotten. Where nobody has looked for a while (the house was closed), nobody could be there: it counts anew.
const NOTE = `
with gone as (
  select * from unnest($1::uuid[], $2::uuid[]) as g (table_id, player_id)
), back as (
  delete from table_absence a where not exists (select from gone g where g.table_id = a.table_id and g.player_id = a.player_id)
)
insert into table_absence as a (table_id, player_id, since, seen) select table_id, player_id, now(), now() from gone order by 1, 2
    on conflict (table_id, player_id) do update
   set seen = now(), since = case when a.seen < now() - $3 * interval '1 millisecond' then now() else a.since end
returning table_id, player_id, extract(epoch from now() - since)::float8 * 1000 as "forMs"`;

/** Who has been missing where, and for how long; kept in Postgres, so that it outlives the process that looks. */
export class AbsenceRows {
  constructor(private readonly db: Database) {}

  /** Exactly these are missing now; answers for how long, in milliseconds. A pause of `gapMs` between two looks breaks an absence. */
  async note(absences: readonly Absence[], gapMs: number): Promise<(Absence & { readonly forMs: number })[]> {
    const { rows } = await this.db.pool.query<{ table_id: string; player_id: string; forMs: number }>(NOTE, [
      absences.map(({ tableId }) => tableId),
      absences.map(({ player }) => player),
      gapMs,
    ]);
    return rows.map(({ table_id, player_id, forMs }) => ({ tableId: table_id, player: player_id, forMs }));
  }
}
