import type { Database } from '../database/index.js';
import { newId } from '../ids/index.js';

const MOST_REMEMBERED = 50_000;

/** Players and their names. Streams hold ids only; names stand here and can be erased. */
export class Players {
  #names = new Map<string, string>();

  constructor(private readonly db: Database) {}

  async create(name: string): Promise<{ id: string; name: string }> {
    const id = newId();
    await this.db.pool.query('insert into player (id, name) values ($1, $2)', [id, name]);
    this.#names.set(id, name);
    return { id, name };
  }

  /** Has the names at hand for `nameOf`. */
  async load(ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#names.has(id));
    if (missing.length === 0) return;
    if (this.#names.size > MOST_REMEMBERED) this.#names.clear();
    const { rows } = await this.db.pool.query<{ id: string; name: string }>('select id, name from player where id = any($1::uuid[])', [
      missing,
    ]);
    for (const row of rows) this.#names.set(row.id, row.name);
  }

  /** The name, if it was loaded; an erased or unknown player is a guest. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? 'Gast';
  }
}
