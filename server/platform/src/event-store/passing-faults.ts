// SQLSTATE classes and codes that say "not now" rather than "not this".
const PASSING_CLASSES = new Set([
  '08', // connection lost or refused
  '25', // server is read only (a failover under way), transaction timed out
  '40', // serialization failure, deadlock
  '53', // out of connections, memory or disk
  '57', // shut down, cancelled, starting up
  '58', // input or output error of the server's machine
]);
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether the same statement may succeed later: anything that is not the server's verdict on the statement itself. */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error);
  return state === undefined || state === LOCK_NOT_AVAILABLE || PASSING_CLASSES.has(state.slice(0, 2));
}

// Node's network errors carry a code too (ECONNRESET), but only the server's have a severity.
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
