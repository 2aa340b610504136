import { type Database, newSeed } from '@tavern-jack/platform';

const MOST_KNOWN = 10_000;

/** The sealed seeds. Nothing but the match itself and its auditor read them. */
export class Seeds {
  #known = new Map<string, Buffer>();

  constructor(private readonly db: Database) {}

  /** A new seed for a new match; asked again for the same match it is the same. */
  async seal(matchId: string): Promise<Buffer> {
    await this.db.pool.query('insert into match_seed (match_id, seed) values ($1, $2) on conflict do nothing', [matchId, newSeed()]);
    return this.of(matchId);
  }

  /** A seed that was read before; undefined: ask `of`. */
  known(matchId: string): Buffer | undefined {
    return this.#known.get(matchId);
  }

  /** Throws for a match that has none. */
  async of(matchId: string): Promise<Buffer> {
    const known = this.known(matchId);
    if (known) return known;
    const { rows } = await this.db.pool.query<{ seed: Buffer }>('select seed from match_seed where match_id = $1', [matchId]);
    if (!rows[0]) throw new Error(`match ${matchId} has no seed`);
    this.#known.set(matchId, rows[0].seed);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && oldest) this.#known.delete(oldest);
    return rows[0].seed;
  }

  /** No longer needed here once the match is over. */
  forget(matchId: string): void {
    this.#known.delete(matchId);
  }
}

/** The sealed seeds of some matches, for the auditor. */
export async function sealedSeeds(db: Database, matchIds: readonly string[]): Promise<Map<string, Buffer>> {
  const { rows } = await db.pool.query<{ match_id: string; seed: Buffer }>(
    'select match_id, seed from match_seed where match_id = any($1)',
    [matchIds],
  );
  return new Map(rows.map(({ match_id, seed }) => [match_id, seed]));
}
