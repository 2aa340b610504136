import type { Database } from '../database/index.js';
import { newId } from '../ids/index.js';

const MOST_REMEMBERED = 50_000;

/** Players and their names. Streams hold ids only; names stand here and can be erased. */
export class Players {
  #names = new Map<string, string>();
  #renamed: (id: string) => void = () => undefined;
  #watchers = new Set<(id: string) => void>();

  constructor(private readonly db: Database) {}

  async create(name: string): Promise<{ id: string; name: string }> {
    const id = newId();
    await this.db.pool.query('insert into player (id, name) values ($1, $2)', [id, name]);
    this.#names.set(id, name);
    return { id, name };
  }

  /** Calls the listener when a name has changed at this node. */
  onRenamed(listener: (id: string) => void): void {
    this.#renamed = listener;
  }

  /** Calls back when this node learns that somebody is called otherwise now, wherever they said so. Returns how to stop. */
  watch(changed: (id: string) => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.pool.query('update player set name = $2 where id = $1', [id, name]);
    this.#know(id, name);
    this.#renamed(id);
  }

  /** Forgets the name and, with it, every token of the player. */
  async erase(id: string): Promise<void> {
    await this.db.pool.query('delete from player where id = $1', [id]);
    this.#know(id, undefined);
    this.#renamed(id);
  }

  /** Somebody's name has changed at another node; undefined: anybody's may have. */
  async renamed(id?: string): Promise<void> {
    const known = id === undefined ? [...this.#names.keys()] : this.#names.has(id) ? [id] : [];
    if (known.length === 0) return;
    const names = await this.#read(known);
    for (const one of known) this.#know(one, names.get(one));
  }

  /** Undefined: erased. */
  #know(id: string, name: string | undefined): void {
    const before = this.#names.get(id);
    if (name === undefined) this.#names.delete(id);
    else this.#names.set(id, name);
    if (name !== before) for (const changed of this.#watchers) changed(id);
  }

  /** Has the names at hand for `nameOf`. */
  async load(ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#names.has(id));
    if (missing.length === 0) return;
    if (this.#names.size > MOST_REMEMBERED) this.#names.clear();
    for (const [id, name] of await this.#read(missing)) this.#names.set(id, name);
  }

  async #read(ids: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await this.db.pool.query<{ id: string; name: string }>('select id, name from player where id = any($1::uuid[])', [
      ids,
    ]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The name, if it was loaded; an erased or unknown player is a guest. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? 'Gast';
  }
}
