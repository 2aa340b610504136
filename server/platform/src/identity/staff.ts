import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../database/index.js';
import { newId } from '../ids/index.js';

const FIRST_NAME = 'wirt';
const TRIES = { points: 8, duration: 60 };
/** Compared against when there is no such name, so that both refusals take equally long. */
const NOBODY = hash(randomBytes(16).toString('hex'));

export type StaffSignIn = { readonly staff: { id: string; name: string } } | { readonly retryAfterMs: number };

interface StaffRow {
  readonly id: string;
  readonly name: string;
  readonly password_hash: string;
}

/** The people of the office. Passwords are kept as argon2id hashes. */
export class Staff {
  #tries = new RateLimiterMemory(TRIES);

  constructor(private readonly db: Database) {}

  /** On an empty house: makes the first account and answers its password, which is told this once. */
  async createFirst(): Promise<{ name: string; password: string } | undefined> {
    const password = randomBytes(12).toString('base64url');
    const { rowCount } = await this.db.pool.query(
      'insert into staff (id, name, password_hash) select $1, $2, $3 where not exists (select 1 from staff) on conflict (name) do nothing',
      [newId(), FIRST_NAME, await hash(password)],
    );
    return rowCount === 1 ? { name: FIRST_NAME, password } : undefined;
  }

  /** Checks name and password; after eight tries a minute for one name it waits. */
  async signIn(name: string, password: string): Promise<StaffSignIn> {
    try {
      await this.#tries.consume(name.slice(0, 64));
    } catch (refused) {
      return { retryAfterMs: (refused as { msBeforeNext?: number }).msBeforeNext ?? 60_000 };
    }
    const row = await this.#find(name);
    const right = await verify(row?.password_hash ?? (await NOBODY), password.slice(0, 200));
    if (!row || !right) return { retryAfterMs: 0 };
    await this.#tries.delete(name.slice(0, 64));
    return { staff: { id: row.id, name: row.name } };
  }

  async #find(name: string): Promise<StaffRow | undefined> {
    // Postgres keeps no text with a NUL in it, so nobody is called that.
    if (name.includes('\0')) return undefined;
    const { rows } = await this.db.pool.query<StaffRow>('select id, name, password_hash from staff where name = $1', [name]);
    return rows[0];
  }
}
