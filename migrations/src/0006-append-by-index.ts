import type { MigrationInterface, QueryRunner } from 'typeorm';

// A session plans these functions once. In a new house it does so when the log is as good as empty, and reading all of it
// is cheapest then; the plan stays until Postgres takes statistics, a minute or more, and each append reads the whole log.
const FUNCTIONS = ['append_batch', 'append_command'];
const WAYS_ROUND_THE_INDEX = ['enable_seqscan', 'enable_bitmapscan'];

const eachWay = (sql: (name: string, way: string) => string): string[] =>
  FUNCTIONS.flatMap((name) => WAYS_ROUND_THE_INDEX.map((way) => sql(name, way)));

export class AppendByIndex1732900000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of eachWay((name, way) => `alter function ${name} set ${way} = off`)) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of eachWay((name, way) => `alter function ${name} reset ${way}`)) await runner.query(sql);
  }
}
