const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);
// The driver's own words; it gives these errors no code.
const DRIVER = /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;
// Connection lost, out of resources, shut down or starting up.
const SERVER = new Set(['08', '53', '57']);

/** Whether a read failed because the database is away, and not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (DRIVER.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NETWORK.has(code) || ('severity' in error && SERVER.has(code.slice(0, 2)));
}
