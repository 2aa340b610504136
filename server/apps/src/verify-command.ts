import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import {
  Database,
  type Finding,
  firstOf,
  isUuid,
  type LogReport,
  opaqueId,
  uuidOf,
  verifyBlocks,
  verifyLog,
  type WrongBlock,
} from '@tavern-jack/platform';
import { grouped, Progress } from './progress.js';
import { type OpenVerifier, threadedVerifier, verifierOn } from './range-verifier.js';

const USAGE = 'npm run verify -- [--all] [--match ID] [--workers N]   ID: mat_..., or a UUID';

/** What a command leaves: 0 all is well, 1 something is wrong, 2 not everything could be judged. */
export type ExitCode = 0 | 1 | 2;

type Print = (line: string) => void;

/** Verifies the whole log, or one match. Throws a TypeError with the usage for arguments that make no sense. */
export async function verifyCommand(args: readonly string[], databaseUrl: string, print: Print): Promise<ExitCode> {
  const { match, workers } = asked(args);
  const db = new Database(databaseUrl, { applicationName: 'tavern-jack verify', poolSize: 2 });
  try {
    return match ? await verifyMatch(db, match, print) : await verifyAll(db, workers, print);
  } finally {
    await db.close();
  }
}

function asked(args: readonly string[]): { match: string | undefined; workers: number } {
  const options = { all: { type: 'boolean' }, match: { type: 'string' }, workers: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const workers = Number(values.workers ?? availableParallelism());
  const match = values.match === undefined ? undefined : (uuidOf('mat', values.match) ?? values.match.toLowerCase());
  const sound = Number.isInteger(workers) && workers > 0 && (match === undefined || (isUuid(match) && !values.all));
  if (!sound) throw new TypeError(USAGE);
  return { match, workers };
}

async function verifyAll(db: Database, workers: number, print: Print): Promise<ExitCode> {
  const { rows } = await db.pool.query<{ last_position: string; hash: string }>(
    `select last_position, encode(block_hash, 'hex') as hash from feed_head where lane = 1`,
  );
  const progress = new Progress('events', Number(rows[0]?.last_position ?? 0));
  const begun = performance.now();
  const report = await withVerifiers(
    Array.from({ length: workers }, () => threadedVerifier(db.url)),
    (verifiers) => verifyLog(db.pool, verifiers, (events) => progress.at(events)),
  );
  progress.end();
  const seconds = (performance.now() - begun) / 1000;
  print(`${grouped(report.events)} events read in ${seconds.toFixed(1)} s with ${workers} worker(s).`);
  // Whoever could write every table could make every hash fit again: only a head that was noted elsewhere proves that nobody did.
  print(`The log stood at position ${rows[0]?.last_position} with the block hash ${rows[0]?.hash}.`);
  return verdict(report, print);
}

async function verifyMatch(db: Database, match: string, print: Print): Promise<ExitCode> {
  const { rows } = await db.pool.query<{ from: string | null; to: string | null }>(
    'select min(position) as from, max(position) as to from event where stream_id = $1',
    [match],
  );
  const [from, to] = [rows[0]?.from, rows[0]?.to];
  if (!from || !to) {
    print(`There is no match ${opaqueId('mat', match)}.`);
    return 1;
  }
  return withVerifiers([verifierOn(db.url)], async ([verify]) => {
    if (!verify) return 2;
    const { events, findings, unjudged } = await verify({ from: match, to: match });
    const block = await verifyBlocks(db.pool, { from: Number(from), to: Number(to) });
    print(`${grouped(events)} events of ${opaqueId('mat', match)} read.`);
    const counted = new Map(unjudged.map((reason) => [reason, 1]));
    return verdict({ events, wrong: firstOf(findings[0], block), wrongStreams: findings.length, unjudged: counted }, print);
  });
}

async function withVerifiers<T>(open: readonly OpenVerifier[], work: (verifiers: OpenVerifier['verify'][]) => Promise<T>): Promise<T> {
  try {
    return await work(open.map(({ verify }) => verify));
  } finally {
    await Promise.all(open.map(({ close }) => close()));
  }
}

function verdict({ wrong, wrongStreams, unjudged }: LogReport, print: Print): ExitCode {
  for (const [reason, count] of unjudged) print(`Not judged: ${grouped(count)} match(es) of ${reason}. Their chains hold.`);
  if (wrong) {
    print(`WRONG: ${sentence(wrong)}.`);
    if (wrongStreams > 1) print(`It is the first by position; ${grouped(wrongStreams)} streams are wrong in all.`);
    return 1;
  }
  print(unjudged.size > 0 ? 'Nothing is wrong in what could be judged.' : 'Nothing is wrong.');
  return unjudged.size > 0 ? 2 : 0;
}

function sentence(wrong: Finding | WrongBlock): string {
  if (!('stream' in wrong)) {
    const where = wrong.first === wrong.last ? `position ${wrong.first}` : `positions ${wrong.first} to ${wrong.last}`;
    return `the log at ${where}: ${wrong.why}`;
  }
  const { stream, version, position, type, opening, why } = wrong;
  const name = opening.startsWith('table.') ? `table ${opaqueId('tbl', stream)}` : `match ${opaqueId('mat', stream)}`;
  return `${name}, version ${version} (position ${position}, ${type}): ${why}`;
}
