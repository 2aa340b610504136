import type { DataOf, matchEvents } from '@tavern-jack/contracts/events';
import { type Database, type Projection, type ProjectionClient, type StoredEvent, servingSchema } from '@tavern-jack/platform';

const TABLE = `
create table open_clock (
  match_id  uuid not null,
  prompt_id text not null,
  due_at    timestamptz(3) not null,
  primary key (match_id, prompt_id)
)`;

const CLEAR = 'delete from open_clock where match_id = any($1::uuid[])';

const STOP = `
delete from open_clock c using json_to_recordset($1) as stopped (match_id uuid, prompt_id text)
 where c.match_id = stopped.match_id and c.prompt_id = stopped.prompt_id`;

const START = `
insert into open_clock (match_id, prompt_id, due_at)
select match_id, prompt_id, due_at from json_to_recordset($1) as started (match_id uuid, prompt_id text, due_at timestamptz)
    on conflict (match_id, prompt_id) do update set due_at = excluded.due_at`;

/** Clocks that run, as a projection of the log: what the sweeper looks through for alarms that never rang. */
export class OpenClocks implements Projection {
  readonly name = 'open_clock';
  readonly version = 1;

  constructor(private readonly db: Database) {}

  async init(client: ProjectionClient): Promise<void> {
    await client.query(TABLE);
    await client.query('create index open_clock_due on open_clock (due_at)');
  }

  async handle(events: readonly StoredEvent[], client: ProjectionClient): Promise<void> {
    const matches = foldClocks(events);
    const over = [...matches].filter(([, { over }]) => over).map(([id]) => id);
    const clocks = [...matches].flatMap(([match_id, { due }]) => [...due].map(([prompt_id, due_at]) => ({ match_id, prompt_id, due_at })));
    const stopped = clocks.filter(({ due_at }) => due_at === undefined);
    const started = clocks.filter(({ due_at }) => due_at !== undefined);
    if (over.length > 0) await client.query({ name: 'open_clock_clear', text: CLEAR, values: [over] });
    if (stopped.length > 0) await client.query({ name: 'open_clock_stop', text: STOP, values: [JSON.stringify(stopped)] });
    if (started.length > 0) await client.query({ name: 'open_clock_start', text: START, values: [JSON.stringify(started)] });
  }

  /** Matches with a clock that ran out before the given moment. */
  async overdue(before: Date, most: number): Promise<string[]> {
    const schema = await servingSchema(this.db.pool, this);
    const { rows } = await this.db.pool.query<{ match_id: string }>(
      `select distinct match_id from ${schema}.open_clock where due_at < $1 limit $2`,
      [before, most],
    );
    return rows.map((row) => row.match_id);
  }
}

/** What a page of the log leaves of a match's clocks. */
interface MatchClocks {
  /** The match has ended: none of its earlier clocks runs. */
  over: boolean;
  /** By prompt, when its clock runs out; undefined: it runs no more. */
  readonly due: Map<string, string | undefined>;
}

function foldClocks(events: readonly StoredEvent[]): Map<string, MatchClocks> {
  const matches = new Map<string, MatchClocks>();
  for (const event of events) {
    const match = matches.get(event.stream) ?? { over: false, due: new Map() };
    follow(event, match);
    if (match.over || match.due.size > 0) matches.set(event.stream, match);
  }
  return matches;
}

function follow(event: StoredEvent, match: MatchClocks): void {
  // A move answers its prompt, which is never asked again by the same move.
  if (event.meta.promptId) match.due.set(event.meta.promptId, undefined);
  if (event.type === 'match.clockStarted') {
    const { clocks } = event.data as DataOf<(typeof matchEvents)['clockStarted']>;
    for (const clock of clocks) match.due.set(clock.promptId, clock.dueAt);
  }
  if (event.type === 'match.ended' || event.type === 'match.frozen') {
    match.over = true;
    match.due.clear();
  }
}
