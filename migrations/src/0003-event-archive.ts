import type { MigrationInterface, QueryRunner } from 'typeorm';

// Streams that are over leave the hot table for its child: whoever reads `event` sees both, in one order by position;
// who appends writes the hot table alone, whose indexes stay small. Rows arrive whole and stay as they were.
const archive = `
create table event_archive (like event including all) inherits (event);

create trigger append_only before update or delete or truncate on event_archive
  for each statement execute function refuse_rewriting();
alter table event_archive enable always trigger append_only;
`;

// The only way out of the hot table: rows that stand in the archive, byte for byte. It is checked after the statement,
// because only then is it known which rows went; a delete of none is refused like every other. A delete that names
// `event` without `only` would take the archived rows along: they then stand nowhere, and it is refused, too.
// Nested loops, because the planner knows nothing of how many rows went and would read the whole archive.
const deleteOnlyWhatIsArchived = `
create function refuse_losing() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if not exists (select from gone) or exists (
    select from gone g where not exists (
      select from event_archive a
      where a.position = g.position
        and (a.stream_id, a.version, a.at, a.type, a.schema_version, a.command_id, a.data::text, a.metadata::text, a.hash)
          = (g.stream_id, g.version, g.at, g.type, g.schema_version, g.command_id, g.data::text, g.metadata::text, g.hash)))
  then
    raise exception '% is append only: % refused', tg_table_name, tg_op
      using errcode = 'insufficient_privilege', hint = 'Only what stands in event_archive may leave: archive_streams().';
  end if;
  return null;
end
$$;

drop trigger append_only on event;
create trigger append_only before update or truncate on event
  for each statement execute function refuse_rewriting();
create trigger append_only_delete after delete on event
  referencing old table as gone for each statement execute function refuse_losing();
alter table event enable always trigger append_only;
alter table event enable always trigger append_only_delete;
`;

// Moves whole streams and returns how many events went. An event that is appended between the two statements has not
// been copied, so the delete is refused and nothing is moved. Takes no lock that an append waits for.
const archiveStreams = `
create function archive_streams(streams uuid[]) returns bigint language plpgsql as $$
declare
  moved bigint;
begin
  insert into event_archive select e.* from only event e where e.stream_id = any(streams) order by e.position;
  get diagnostics moved = row_count;
  if moved > 0 then
    delete from only event where stream_id = any(streams);
  end if;
  return moved;
end
$$;
`;

const down = `
drop function archive_streams;
drop trigger append_only_delete on event;
drop trigger append_only on event;
create trigger append_only before update or delete or truncate on event
  for each statement execute function refuse_rewriting();
alter table event enable always trigger append_only;
drop table event_archive;
drop function refuse_losing;
`;

export class EventArchive1732900000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(archive);
    await runner.query(deleteOnlyWhatIsArchived);
    await runner.query(archiveStreams);
  }

  async down(runner: QueryRunner): Promise<void> {
    const [found] = await runner.query('select exists (select from event_archive) as filled');
    if (found.filled) throw new Error('The archive holds events: it is not dropped by a migration.');
    await runner.query(down);
  }
}
