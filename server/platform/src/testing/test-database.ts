import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/index.js';

export interface TestDatabase {
  readonly url: string;
  /** Drops the database, whoever is still connected. */
  close(): Promise<void>;
}

/** A fresh, migrated database on the server that DATABASE_URL names. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) throw new Error('DATABASE_URL must name a Postgres server for integration tests.');
  const name = `tj_test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return { url: url.href, close: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
