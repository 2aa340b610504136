import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendBatch as firstAppendBatch } from './0001-append-batch.sql.js';
import { appendBatch } from './0005-append-batch.sql.js';
import { appendCommand } from './0005-append-command.sql.js';

export class Append1732900000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(appendBatch);
    await runner.query(appendCommand);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function append_command');
    await runner.query(firstAppendBatch.replace('create function', 'create or replace function'));
  }
}
