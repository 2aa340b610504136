import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { blockHash } from './event-hash.js';

/** The first block that is not what was written. */
export interface WrongBlock {
  /** The positions that may be wrong. */
  readonly first: number;
  readonly last: number;
  /** What was expected and what was found. */
  readonly why: string;
}

export interface BlockRange {
  /** From the block of this position on; the blocks before it are taken as they stand. */
  readonly from: number;
  /** Up to the block of this position. */
  readonly to: number;
}

type BlockRow = [first: string, last: string, hash: Buffer];
type HashRow = [position: string, hash: Buffer];

interface Link {
  /** The last position that is proven. */
  readonly position: number;
  readonly hash: Buffer;
}

const BLOCKS_PER_PAGE = 500;
/** A page ends with the block that goes beyond: a block may be as big as a batch, and a page must fit into memory. */
const EVENTS_PER_PAGE = 20_000;

const GENESIS: Link = { position: 0, hash: hash('sha256', 'tavern-jack', 'buffer') };

/**
 * Checks that the blocks chain from the log's beginning to its head and cover every event once; or only the blocks of a
 * range. Undefined: all is sound. The events' own hashes are proven stream by stream (verifyStream).
 */
export async function verifyBlocks(pool: Pool, range?: BlockRange): Promise<WrongBlock | undefined> {
  let link = range ? await linkBefore(pool, range.from) : GENESIS;
  while (!range || link.position < range.to) {
    const blocks = await blocksAfter(pool, link.position);
    if (blocks.length === 0) return verifyHead(pool, link);
    const hashes = await hashesUpTo(pool, link.position, Number(blocks.at(-1)?.[1]));
    for (const block of blocks) {
      const count = Number(block[1]) - link.position;
      const wrong = wrongBlock(link, block, hashes.slice(0, count));
      if (wrong) return wrong;
      hashes.splice(0, count);
      link = { position: Number(block[1]), hash: block[2] };
    }
    // Whole blocks took what they cover: what is left stands there twice.
    if (hashes[0]) return twice(Number(hashes[0][0]));
  }
  return undefined;
}

function wrongBlock(link: Link, [first, last, stored]: BlockRow, covered: readonly HashRow[]): WrongBlock | undefined {
  if (Number(first) !== link.position + 1)
    return { first: link.position + 1, last: Number(last), why: `a block must begin here, the next one begins at position ${first}` };
  const wrong = wrongPosition(link.position, Number(last), covered);
  if (wrong) return wrong;
  const expected = blockHash(
    link.hash,
    covered.map(([, hash]) => hash),
  );
  if (expected.equals(stored)) return undefined;
  const why = `the block's hash must be ${expected.toString('hex')}, ${stored.toString('hex')} is stored: the block, or the hash or place of one of its events, was changed`;
  return { first: Number(first), last: Number(last), why };
}

function wrongPosition(after: number, last: number, covered: readonly HashRow[]): WrongBlock | undefined {
  for (let position = after + 1; position <= last; position++) {
    const found = covered[position - after - 1]?.[0];
    if (found === undefined || Number(found) > position) return { first: position, last: position, why: 'this event is missing' };
    if (Number(found) < position) return twice(Number(found));
  }
  return undefined;
}

const twice = (position: number): WrongBlock => ({ first: position, last: position, why: 'two events stand at this position' });

async function linkBefore(pool: Pool, position: number): Promise<Link> {
  const { rows } = await pool.query<[string, Buffer]>({
    text: 'select last_position, hash from feed_block where last_position < $1 order by last_position desc limit 1',
    values: [position],
    rowMode: 'array',
  });
  return rows[0] ? { position: Number(rows[0][0]), hash: rows[0][1] } : GENESIS;
}

async function blocksAfter(pool: Pool, position: number): Promise<BlockRow[]> {
  const { rows } = await pool.query<BlockRow>({
    text: 'select first_position, last_position, hash from feed_block where last_position > $1 order by last_position limit $2',
    values: [position, BLOCKS_PER_PAGE],
    rowMode: 'array',
  });
  return rows.filter(([first], index) => index === 0 || Number(first) <= position + EVENTS_PER_PAGE);
}

async function hashesUpTo(pool: Pool, after: number, last: number): Promise<HashRow[]> {
  const { rows } = await pool.query<HashRow>({
    text: 'select position, hash from event where position > $1 and position <= $2 order by position',
    values: [after, last],
    rowMode: 'array',
  });
  return rows;
}

interface HeadRow {
  readonly grown: boolean;
  readonly below: string | null;
  readonly beyond: string | null;
  readonly head: string;
  readonly head_hash: string;
}

const HEAD = `
select exists (select from feed_block where last_position > $1) as grown,
       (select min(position) from event where position < 1) as below,
       (select min(position) from event where position > $1) as beyond,
       last_position as head, encode(block_hash, 'hex') as head_hash
from feed_head where lane = 1`;

// In one snapshot, because the log may have grown since the last page: then there are blocks beyond, and all is well so far.
async function verifyHead(pool: Pool, { position, hash }: Link): Promise<WrongBlock | undefined> {
  const { rows } = await pool.query<HeadRow>(HEAD, [position]);
  const [row] = rows;
  const stray = row?.below ?? (row?.grown ? null : row?.beyond);
  if (stray) return { first: Number(stray), last: Number(stray), why: 'this event stands outside of all blocks' };
  if (row?.grown || (Number(row?.head) === position && row?.head_hash === hash.toString('hex'))) return undefined;
  const why = `the log must end at position ${position} with the block ${hash.toString('hex')}, its head says ${row?.head} and ${row?.head_hash}`;
  return { first: position + 1, last: position + 1, why };
}
