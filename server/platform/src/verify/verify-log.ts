import type { Pool } from 'pg';
import { verifyBlocks, type WrongBlock } from '../event-store/index.js';
import type { Finding } from './finding.js';
import type { RangeReport, StreamRange } from './verify-range.js';

/** Verifies one range; several of them work side by side, each in its own thread if it likes. */
export type RangeVerifier = (range: StreamRange) => Promise<RangeReport>;

export interface LogReport {
  readonly events: number;
  /** The first thing that is wrong, by position. */
  readonly wrong: Finding | WrongBlock | undefined;
  /** Streams with something wrong in them. */
  readonly wrongStreams: number;
  /** Reasons why streams could not be judged, with how many. */
  readonly unjudged: ReadonlyMap<string, number>;
}

const EVENTS_PER_RANGE = 10_000;
const LAST_STREAM = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Verifies the whole log as it stands when each part of it is read; appends may go on. `told` hears how many events are done. */
export async function verifyLog(pool: Pool, verifiers: readonly RangeVerifier[], told: (events: number) => void): Promise<LogReport> {
  const report = { events: 0, first: undefined as Finding | undefined, wrongStreams: 0, unjudged: new Map<string, number>() };
  const add = ({ events, findings, unjudged }: RangeReport): void => {
    report.events += events;
    report.wrongStreams += findings.length;
    for (const finding of findings) if (finding.position < (report.first?.position ?? Number.POSITIVE_INFINITY)) report.first = finding;
    for (const reason of unjudged) report.unjudged.set(reason, (report.unjudged.get(reason) ?? 0) + 1);
    told(report.events);
  };
  const ranges = streamRanges(pool);
  const work = async (verify: RangeVerifier): Promise<void> => {
    for (let next = await ranges.next(); !next.done; next = await ranges.next()) add(await verify(next.value));
  };
  const [block] = await Promise.all([verifyBlocks(pool), ...verifiers.map(work)]);
  const { events, first, wrongStreams, unjudged } = report;
  return { events, wrong: firstOf(first, block), wrongStreams, unjudged };
}

/** The event, when it explains what is wrong with the block or comes before it. */
export const firstOf = (finding: Finding | undefined, block: WrongBlock | undefined): Finding | WrongBlock | undefined =>
  finding && block && finding.position > block.last ? block : (finding ?? block);

async function* streamRanges(pool: Pool): AsyncGenerator<StreamRange, undefined> {
  let from = await streamAt(pool, '>=', '00000000-0000-0000-0000-000000000000', 0);
  while (from) {
    const to = (await streamAt(pool, '>=', from, EVENTS_PER_RANGE)) ?? LAST_STREAM;
    yield { from, to };
    from = await streamAt(pool, '>', to, 0);
  }
  return undefined;
}

/** The stream that the event so many events after an id belongs to: read from the index alone. */
async function streamAt(pool: Pool, comparison: '>=' | '>', stream: string, offset: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ stream_id: string }>(
    `select stream_id from event where stream_id ${comparison} $1 order by stream_id, version offset $2 limit 1`,
    [stream, offset],
  );
  return rows[0]?.stream_id;
}
