import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/index.js';

/** Who somebody is by the token they sent. */
export interface Identity {
  readonly playerId?: string;
  readonly staffId?: string;
  readonly name: string;
}

interface SessionRow {
  readonly player_id: string | null;
  readonly staff_id: string | null;
  readonly name: string;
}

const REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 10_000;
const STAFF_HOURS = 12;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Tokens and whom they stand for. Only hashes are kept: whoever reads the database cannot sit down on a seat. */
export class Sessions {
  #known = new Map<string, { identity: Identity; until: number }>();
  #listeners = new Set<(token: string) => void>();

  constructor(private readonly db: Database) {}

  /** A new token for a player; it is told once and never stored. */
  openForPlayer(playerId: string): Promise<string> {
    return this.#open('insert into session (token_hash, player_id) values ($1, $2)', playerId);
  }

  /** A new token for staff, good for twelve hours. */
  openForStaff(staffId: string): Promise<string> {
    return this.#open(
      `insert into session (token_hash, staff_id, expires_at) values ($1, $2, now() + interval '${STAFF_HOURS} hours')`,
      staffId,
    );
  }

  /** Undefined for a token that is unknown, forgotten or over. */
  async identify(token: string): Promise<Identity | undefined> {
    const key = hashOf(token);
    const text = key.toString('base64');
    const known = this.#known.get(text);
    if (known && known.until > Date.now()) return known.identity;
    const { rows } = await this.db.pool.query<SessionRow>(
      `select s.player_id, s.staff_id, coalesce(p.name, f.name) as name
         from session s left join player p on p.id = s.player_id left join staff f on f.id = s.staff_id
        where s.token_hash = $1 and (s.expires_at is null or s.expires_at > now())`,
      [key],
    );
    const row = rows[0];
    if (!row) return undefined;
    const identity: Identity = {
      name: row.name,
      ...(row.player_id ? { playerId: row.player_id } : {}),
      ...(row.staff_id ? { staffId: row.staff_id } : {}),
    };
    this.#remember(text, identity);
    return identity;
  }

  /** Forgets a token; true if it was known. */
  async forget(token: string): Promise<boolean> {
    const key = hashOf(token);
    this.#known.delete(key.toString('base64'));
    const { rowCount } = await this.db.pool.query('delete from session where token_hash = $1', [key]);
    for (const listener of this.#listeners) listener(token);
    return rowCount === 1;
  }

  /** Tells of every token that is forgotten at this process; returns how to stop. */
  onForgotten(listener: (token: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Those of these tokens that are unknown, forgotten or over, asked in one query. */
  async ended(tokens: readonly string[]): Promise<string[]> {
    const { rows } = await this.db.pool.query<{ token_hash: Buffer }>(
      'select token_hash from session where token_hash = any($1) and (expires_at is null or expires_at > now())',
      [tokens.map(hashOf)],
    );
    const good = new Set(rows.map((row) => row.token_hash.toString('base64')));
    return tokens.filter((token) => !good.has(hashOf(token).toString('base64')));
  }

  /** Asks anew who stands behind the tokens of this player. */
  look(playerId: string): void {
    for (const [key, { identity }] of this.#known) if (identity.playerId === playerId) this.#known.delete(key);
  }

  async #open(sql: string, owner: string): Promise<string> {
    const token = `tj_${randomBytes(32).toString('base64url')}`;
    await this.db.pool.query(sql, [hashOf(token), owner]);
    return token;
  }

  #remember(key: string, identity: Identity): void {
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(key, { identity, until: Date.now() + REMEMBERED_MS });
  }
}
