import type { DataOf, matchEvents } from '@tavern-jack/contracts/events';
import type { Database, Projection, ProjectionClient, StoredEvent } from '@tavern-jack/platform';

const TABLE = `
create table open_clock (
  match_id  uuid not null,
  prompt_id text not null,
  due_at    timestamptz(3) not null,
  primary key (match_id, prompt_id)
)`;

/** Clocks that run, as a projection of the log: what the sweeper looks through for alarms that never rang. */
export class OpenClocks implements Projection {
  readonly name = 'open_clock';
  readonly version = 1;

  constructor(private readonly db: Database) {}

  async init(client: ProjectionClient): Promise<void> {
    await client.query('drop table if exists open_clock');
    await client.query(TABLE);
    await client.query('create index open_clock_due on open_clock (due_at)');
  }

  async handle(events: readonly StoredEvent[], client: ProjectionClient): Promise<void> {
    for (const group of commands(events)) {
      const [first] = group;
      // A move answers its prompt: that clock stops before those of the same command start.
      if (first?.meta.promptId)
        await client.query('delete from open_clock where match_id = $1 and prompt_id = $2', [first.stream, first.meta.promptId]);
      for (const event of group) await this.#follow(event, client);
    }
  }

  /** Matches with a clock that ran out before the given moment. */
  async overdue(before: Date, most: number): Promise<string[]> {
    const { rows } = await this.db.pool.query<{ match_id: string }>('select distinct match_id from open_clock where due_at < $1 limit $2', [
      before,
      most,
    ]);
    return rows.map((row) => row.match_id);
  }

  async #follow(event: StoredEvent, client: ProjectionClient): Promise<void> {
    if (event.type === 'match.clockStarted') await this.#started(event, client);
    if (event.type === 'match.ended' || event.type === 'match.frozen')
      await client.query('delete from open_clock where match_id = $1', [event.stream]);
  }

  async #started(event: StoredEvent, client: ProjectionClient): Promise<void> {
    const { clocks } = event.data as DataOf<(typeof matchEvents)['clockStarted']>;
    for (const clock of clocks) {
      await client.query(
        'insert into open_clock (match_id, prompt_id, due_at) values ($1, $2, $3) on conflict (match_id, prompt_id) do update set due_at = excluded.due_at',
        [event.stream, clock.promptId, clock.dueAt],
      );
    }
  }
}

/** Events in a row that one command stored. */
function commands(events: readonly StoredEvent[]): StoredEvent[][] {
  const groups: StoredEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group?.[0]?.commandId === event.commandId && group[0].stream === event.stream) group.push(event);
    else groups.push([event]);
  }
  return groups;
}
