import { isDatabaseAway } from '../database/away.js';
import { ConfigError } from './config.js';

const BY_CODE: Readonly<Record<string, string>> = {
  '28P01': 'Postgres refuses the name or password in DATABASE_URL: correct them.',
  '28000': 'Postgres refuses the user in DATABASE_URL: correct it, or let that user in (pg_hba.conf).',
  '3D000': 'There is no database of the name in DATABASE_URL: create it (createdb), or correct the name.',
  '42501': 'The user in DATABASE_URL may not create tables in that database: make it the owner.',
  EADDRINUSE: 'The port is taken: set PORT to a free one.',
};

/** Why the house cannot open, as a sentence that says what to do; undefined for a fault that nobody at the door can mend. */
export function whyNotOpen(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (Object.hasOwn(BY_CODE, code)) return `${BY_CODE[code]} (${error.message})`;
  // Two addresses of one name fail as one error without words of its own.
  const words = error.message || (error instanceof AggregateError ? error.errors.map(String).join(', ') : code);
  return isDatabaseAway(error)
    ? `Postgres does not answer where DATABASE_URL points: start it there, or correct the address. (${words})`
    : undefined;
}
