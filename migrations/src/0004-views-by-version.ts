import type { MigrationInterface, QueryRunner } from 'typeorm';

// Each version of a view has rows of its own, in the schema <name>_v<version>, and a checkpoint of its own.
// What was kept so far is dropped: views are folded from the log, so the next start makes them again.
const up = `
drop table if exists match_list, open_clock;
delete from projection_checkpoint where name in ('match_list', 'open_clock');

alter table projection_checkpoint
  drop constraint projection_checkpoint_pkey,
  add primary key (name, version),
  -- Since when these rows are read; null while they are being built.
  add column serving_since timestamptz(3);
`;

const down = `
do $$
declare
  made record;
begin
  for made in select name, version from projection_checkpoint loop
    execute format('drop schema if exists %I cascade', made.name || '_v' || made.version);
  end loop;
end
$$;

delete from projection_checkpoint;

alter table projection_checkpoint
  drop constraint projection_checkpoint_pkey,
  add primary key (name),
  drop column serving_since;
`;

export class ViewsByVersion1732900000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}
