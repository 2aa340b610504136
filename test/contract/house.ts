import { startServer } from '@tavern-jack/apps';
import { type Config, Database, Staff } from '@tavern-jack/platform';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';

export interface HouseWish {
  readonly redisUrl?: string | undefined;
  readonly homieThinkMs?: { readonly low: number; readonly high: number };
  readonly role?: 'api' | 'tavern';
  /** As many as come, if left out. */
  readonly guestsPerMinute?: number;
  /** Times of presence, quick play and rooms, for tests that cannot wait as long as people. */
  readonly times?: Pick<Config, 'presence' | 'quickPlay' | 'rooms'>;
}

/** A node of the house in this process. */
export interface Node {
  readonly url: string;
  close(): Promise<void>;
}

/** A database of its own with one node, and the first member of staff. */
export interface House extends Node {
  readonly database: TestDatabase;
  readonly staff: { readonly name: string; readonly password: string };
}

/** Starts a node on a database that is there. */
export async function openNode(
  databaseUrl: string,
  { redisUrl, homieThinkMs = { low: 0, high: 0 }, role = 'tavern', times, guestsPerMinute = 0 }: HouseWish = {},
): Promise<Node> {
  const server = await startServer({ databaseUrl, redisUrl, port: 0, host: '127.0.0.1', homieThinkMs, guestsPerMinute, ...times }, role);
  return { url: `http://127.0.0.1:${server.port}/graphql`, close: () => server.close() };
}

/** Makes the first member of staff, whose password a server would print. */
async function firstStaff(databaseUrl: string): Promise<{ name: string; password: string }> {
  const db = new Database(databaseUrl);
  try {
    const first = await new Staff(db).createFirst();
    if (!first) throw new Error('this house has staff already');
    return first;
  } finally {
    await db.close();
  }
}

/** A fresh house. `close` ends the server and drops the database. */
export async function openHouse(wish: HouseWish = {}): Promise<House> {
  const database = await testDatabase();
  const staff = await firstStaff(database.url);
  const node = await openNode(database.url, wish);
  return {
    url: node.url,
    database,
    staff,
    close: async () => {
      await node.close();
      await database.close();
    },
  };
}
