import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendBatch } from './0001-append-batch.sql.js';

// The log has one primary key and one unique index and nothing else: every further index, foreign key or trigger
// on the insert path costs a quarter of the throughput or more. `data` and `metadata` are json, not jsonb, because
// json keeps the text as it was sent, and that text is what the hash covers.
const tables = `
create table event (
  position       bigint         primary key,
  stream_id      uuid           not null,
  version        integer        not null check (version > 0),
  at             timestamptz(3) not null,
  type           text           not null,
  schema_version smallint       not null check (schema_version > 0),
  command_id     uuid           not null,
  data           json           not null,
  metadata       json           not null,
  hash           bytea          not null check (octet_length(hash) = 32),
  constraint event_stream_version unique (stream_id, version)
);

-- The append lane: whoever holds this row's lock writes. Low fill factor, because the row is updated by every batch.
create table feed_head (
  lane          smallint primary key default 1 check (lane = 1),
  last_position bigint   not null,
  block_hash    bytea    not null check (octet_length(block_hash) = 32)
) with (fillfactor = 10);

insert into feed_head (last_position, block_hash) values (0, sha256('tavern-jack'::bytea));

-- One row per gathered commit: hash = sha256(hash of the block before || hashes of its events by position).
create table feed_block (
  last_position  bigint         primary key,
  first_position bigint         not null unique,
  hash           bytea          not null check (octet_length(hash) = 32),
  at             timestamptz(3) not null,
  check (first_position <= last_position)
);

create table projection_checkpoint (
  name     text    primary key,
  version  integer not null,
  position bigint  not null
);
`;

// Statement-level, so that even a statement that would touch no row is refused, and ENABLE ALWAYS, so that
// session_replication_role = replica does not slip past. It binds the owner too; only DDL that names the
// trigger could lift it, and that shows in review.
const appendOnly = `
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append only: % refused', tg_table_name, tg_op
    using errcode = 'insufficient_privilege', hint = 'Correct the past with a new event.';
end
$$;

create trigger append_only before update or delete or truncate on event
  for each statement execute function refuse_rewriting();
create trigger append_only before update or delete or truncate on feed_block
  for each statement execute function refuse_rewriting();
alter table event enable always trigger append_only;
alter table feed_block enable always trigger append_only;
`;

export class EventStore1732900000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(appendOnly);
    await runner.query(appendBatch);
  }

  async down(runner: QueryRunner): Promise<void> {
    const [found] = await runner.query('select exists (select from event) as filled');
    if (found.filled) throw new Error('The log holds events: it is not dropped by a migration.');
    await runner.query('drop function append_batch');
    await runner.query('drop table projection_checkpoint, feed_block, feed_head, event');
    await runner.query('drop function refuse_rewriting');
  }
}
