import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { blockHash } from './event-hash.js';

interface BlockRow {
  readonly first_position: string;
  readonly last_position: string;
  readonly hash: Buffer;
}

const PAGE = 200;

/**
 * Checks that the blocks chain from the log's beginning to its head and cover every event once. Returns the first
 * position of the first wrong block, or undefined. The events' own hashes are proven stream by stream (verifyStream).
 */
export async function verifyBlocks(pool: Pool): Promise<number | undefined> {
  let position = 0;
  let previous: Buffer = hash('sha256', 'tavern-jack', 'buffer');
  for (;;) {
    const blocks = await blocksAfter(pool, position);
    if (blocks.length === 0) return (await headIs(pool, position, previous)) ? undefined : position + 1;
    const hashes = await hashesUpTo(pool, position, Number(blocks.at(-1)?.last_position));
    for (const block of blocks) {
      const last = Number(block.last_position);
      const covered = hashes.splice(0, last - position);
      const whole = Number(block.first_position) === position + 1 && covered.length === last - position;
      if (!whole || !blockHash(previous, covered).equals(block.hash)) return position + 1;
      position = last;
      previous = block.hash;
    }
    if (hashes.length > 0) return position + 1;
  }
}

async function blocksAfter(pool: Pool, position: number): Promise<BlockRow[]> {
  const { rows } = await pool.query<BlockRow>(
    'select first_position, last_position, hash from feed_block where last_position > $1 order by last_position limit $2',
    [position, PAGE],
  );
  return rows;
}

async function hashesUpTo(pool: Pool, after: number, last: number): Promise<Buffer[]> {
  const { rows } = await pool.query<{ hash: Buffer }>('select hash from event where position > $1 and position <= $2 order by position', [
    after,
    last,
  ]);
  return rows.map((row) => row.hash);
}

// The log may have grown since: then, in the same snapshot, there are blocks beyond. Otherwise the head must stand here.
async function headIs(pool: Pool, position: number, previous: Buffer): Promise<boolean> {
  const { rows } = await pool.query<{ sound: boolean }>(
    `select (last_position = $1 and block_hash = $2) or exists (select from feed_block where last_position > $1) as sound
     from feed_head where lane = 1`,
    [position, previous],
  );
  return rows[0]?.sound ?? false;
}
