import { emptyHead, eventHash, type StoredRow, verifyStream } from '../event-store/index.js';
import { type Finding, findingAt, type StreamRows } from './finding.js';

/** The first event that breaks its stream's chain. */
export function brokenLink(rows: StreamRows): Finding | undefined {
  const timeless = rows.findIndex((row) => Number.isNaN(row.at.getTime()));
  const broken = verifyStream(timeless < 0 ? rows : rows.slice(0, timeless));
  if (broken) return findingAt(rows, broken, whyBroken(rows, broken));
  const event = rows[timeless];
  return event && findingAt(rows, event, 'its time is none that was ever stored');
}

function whyBroken(rows: StreamRows, event: StoredRow): string {
  const before = rows[rows.indexOf(event) - 1] ?? emptyHead(event.stream);
  if (event.version !== before.version + 1) return `version ${before.version + 1} must stand here, version ${event.version} is stored`;
  const expected = eventHash(before.hash, event);
  return `its hash must be ${expected}, ${event.hash} is stored: the event or its hash was changed`;
}
