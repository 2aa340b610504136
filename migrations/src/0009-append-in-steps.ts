import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendBatch as appendBatchBefore } from './0005-append-batch.sql.js';
import { appendCommand as appendCommandBefore } from './0005-append-command.sql.js';
import { AppendByIndex1732900000006 } from './0006-append-by-index.js';
import { appendBatch } from './0009-append-batch.sql.js';
import { appendCommand } from './0009-append-command.sql.js';

// Names, arguments and answers stay: a server of either version appends through either function.
export class AppendInSteps1732900000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(appendBatch);
    await runner.query(appendCommand);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(appendBatchBefore);
    await runner.query(appendCommandBefore.replace('create function', 'create or replace function'));
    await new AppendByIndex1732900000006().up(runner);
  }
}
