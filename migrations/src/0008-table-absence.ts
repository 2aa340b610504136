import type { MigrationInterface, QueryRunner } from 'typeorm';

// Worth nothing after a crash of Postgres: whoever is missing is noticed again, and has the whole time once more.
const up = `
create unlogged table table_absence (
  table_id  uuid           not null,
  player_id uuid           not null,
  since     timestamptz(3) not null,
  seen      timestamptz(3) not null,
  primary key (table_id, player_id)
)`;

export class TableAbsence1732900000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table table_absence');
  }
}
