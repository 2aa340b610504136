import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendBatch as firstAppendBatch } from './0001-append-batch.sql.js';
import { appendBatch } from './0005-append-batch.sql.js';
import { appendCommand } from './0005-append-command.sql.js';

// When a block was written stood under no hash and was read by nobody; its events have a time that is.
export class Append1732900000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table feed_block drop column at');
    await runner.query(appendBatch);
    await runner.query(appendCommand);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function append_command');
    await runner.query('alter table feed_block add column at timestamptz(3) not null default now()');
    await runner.query('alter table feed_block alter column at drop default');
    await runner.query(firstAppendBatch.replace('create function', 'create or replace function'));
  }
}
