import '../contract/patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';
import pg from 'pg';
import { Guest } from '../contract/guest.js';
import { type Node, openNode } from '../contract/house.js';
import { greedy, playSeat } from '../contract/match-player.js';
import type { Table } from '../contract/shapes.js';
import { until } from '../contract/waiting.js';

describe('reactions that come a second time', () => {
  let database: TestDatabase;
  let node: Node;
  let ben: Guest;
  let mia: Guest;
  let before: Table;
  let after: Table;

  beforeAll(async () => {
    database = await testDatabase();
    node = await openNode(database.url);
    [ben, mia] = await Promise.all([Guest.signIn(node.url), Guest.signIn(node.url, 'Mia')]);
    before = await aPlayedEvening();
    await node.close();
    await sql("delete from projection_checkpoint where name = 'reactions'");
    node = await openNode(database.url);
    await until('the reactions to have come again', async () => {
      const [row] = await sql(
        "select position = (select max(position) from event) as done from projection_checkpoint where name = 'reactions'",
      );
      return row?.done === true;
    });
    after = await ben.at(node.url).table(before.id);
  });
  afterAll(async () => {
    await node.close();
    await database.close();
  });

  async function sql(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Mia leaves a match by the table and one by the match; each time she comes back when it is over. */
  async function aPlayedEvening(): Promise<Table> {
    const { id, joinCode } = await ben.opens({ clockSeconds: null });
    for (const mutation of ['leaveTable', 'leaveMatch']) {
      await mia.sits(joinCode);
      const matchId = await ben.starts(id);
      await mia.does(mutation, mutation === 'leaveTable' ? { tableId: id } : { matchId });
      const { socket, operation } = await ben.watches(matchId, 0);
      await playSeat(ben, operation, matchId, 0, greedy);
      await socket.cut();
      await until('the table is open and her seat free', async () => {
        const table = await ben.table(id);
        return table.status === 'OPEN' && table.seats[1]?.occupant === null;
      });
    }
    await mia.sits(joinCode);
    return ben.table(id);
  }

  it('change nothing: who came back keeps the seat', () => {
    expect(before.seats.map(({ occupant }) => occupant?.id)).toEqual([ben.id, mia.id]);
    expect(after).toEqual(before);
  });
});
