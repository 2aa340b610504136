import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Database, newId, opaqueId } from '@tavern-jack/platform';
import type { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import type { House } from './house.js';
import { rootOf } from './wire.js';

/** What of a table's answer these tests look at: little, because they ask thousands of times. */
export interface SeatAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly table?: SeatedTable;
}

export interface SeatedTable {
  readonly id: string;
  readonly joinCode: string;
  readonly status: 'OPEN' | 'PLAYING' | 'CLOSED';
  readonly matchId: string | null;
  readonly matchCount: number;
  readonly seats: readonly { readonly occupant: { readonly id?: string } | null }[];
}

const TABLE_FIELDS = '{ id joinCode status matchId matchCount seats { occupant { ... on Player { id } } } }';
const SEATED = `query ($id: ID!) { table(by: {id: $id}) ${TABLE_FIELDS} }`;
const SUCCESSES = {
  openTable: 'OpenTableSuccess',
  takeSeat: 'TableSuccess',
  leaveTable: 'TableSuccess',
  setReady: 'TableSuccess',
  startMatch: 'StartMatchSuccess',
  quickPlay: 'QuickPlaySuccess',
} as const;
type Command = keyof typeof SUCCESSES;

const documentOf = (command: Command): string => `mutation ($input: ${command[0]?.toUpperCase()}${command.slice(1)}Input!) {
  ${command}(input: $input) { __typename ... on Problem { code } ... on ${SUCCESSES[command]} { table ${TABLE_FIELDS} } }
}`;

/** Somebody with an open socket, through which everything is done. */
export class Regular {
  constructor(
    readonly id: string,
    readonly socket: GraphqlSocketClient,
  ) {}

  async does(command: Command, input: object): Promise<SeatAnswer> {
    return rootOf<SeatAnswer>(await this.socket.ask(documentOf(command), { input: { commandId: randomUUID(), ...input } }));
  }

  async table(id: string): Promise<SeatedTable> {
    return rootOf<SeatedTable>(await this.socket.ask(SEATED, { id }));
  }
}

/** So many guests. The database makes them in one go: to sign in one by one would take longer than what they are needed for. */
export async function crowd({ database, url }: House, count: number): Promise<Guest[]> {
  const people = Array.from({ length: count }, () => ({ id: newId(), token: `tj_${randomBytes(32).toString('base64url')}` }));
  const db = new Database(database.url, { poolSize: 1 });
  try {
    await db.pool.query("insert into player (id, name) select unnest($1::uuid[]), 'Gast'", [people.map(({ id }) => id)]);
    await db.pool.query('insert into session (token_hash, player_id) select * from unnest($1::bytea[], $2::uuid[])', [
      people.map(({ token }) => createHash('sha256').update(token).digest()),
      people.map(({ id }) => id),
    ]);
  } finally {
    await db.close();
  }
  return people.map(({ id, token }) => new Guest(url, token, opaqueId('ply', id), 'Gast'));
}

/** They come in, each with a socket, at the nodes in turn. */
export function regulars(guests: readonly Guest[], urls: readonly string[]): Promise<Regular[]> {
  return Promise.all(guests.map(async (guest, n) => new Regular(guest.id, await guest.at(urls[n % urls.length] as string).connects())));
}

/** Who sits at a table. */
export const seatedAt = ({ seats }: SeatedTable): string[] => seats.flatMap(({ occupant }) => occupant?.id ?? []);
