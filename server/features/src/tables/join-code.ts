import { randomInt } from 'node:crypto';
import type { Database } from '@tavern-jack/platform';

/** No 0 O 1 I L and no vowels: easy to read aloud, and no words come about. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The codes by which tables are found. */
export class JoinCodes {
  constructor(private readonly db: Database) {}

  /** The table's code; asked again for the same table it is the same. */
  async reserve(tableId: string): Promise<string> {
    for (;;) {
      await this.db.pool.query('insert into join_code (code, table_id) values ($1, $2) on conflict do nothing', [newCode(), tableId]);
      const { rows } = await this.db.pool.query<{ code: string }>('select code from join_code where table_id = $1', [tableId]);
      // No row: the drawn code belonged to another table, so draw again.
      if (rows[0]) return rows[0].code;
    }
  }

  /** The table behind a code, in upper or lower case. */
  async find(code: string): Promise<string | undefined> {
    const written = code.length > 16 ? '' : code.trim().toUpperCase();
    if (!CODE.test(written)) return undefined;
    const { rows } = await this.db.pool.query<{ table_id: string }>('select table_id from join_code where code = $1', [written]);
    return rows[0]?.table_id;
  }
}
