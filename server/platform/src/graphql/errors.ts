import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { isDatabaseAway } from '../database/index.js';
import { TryAgainError } from '../event-store/index.js';
import { createLogger } from '../log/index.js';

const log = createLogger('graphql');

const WHEN_AWAY_MS = 1_000;

/** The closed list of what may stand in `extensions.code`. */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'QUERY_TOO_COSTLY',
  'RATE_LIMITED',
  'PERSISTED_OPERATION_REQUIRED',
  'TRY_AGAIN',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

const FROM_LIBRARIES: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
};

const isOurs = (code: unknown): code is ErrorCode => ERROR_CODES.includes(code as ErrorCode);

/** Malformed input, found by a resolver. */
export const badInput = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Too many from one place: answered before anything is done. */
export const rateLimited = (message: string, retryAfterMs: number): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAfterMs } });

/** What a client may read of an error: known ones as they are, faults only as a reference to quote. */
export function publicError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const where = { ...(formatted.path ? { path: formatted.path } : {}), ...(formatted.locations ? { locations: formatted.locations } : {}) };
  const retryAfterMs = retryAfter(original);
  if (retryAfterMs !== undefined) return { message: 'Please try again.', ...where, extensions: { code: 'TRY_AGAIN', retryAfterMs } };
  const code = codeIn(formatted, original);
  const known = isOurs(code) ? code : FROM_LIBRARIES[String(code)];
  if (known && known !== 'INTERNAL') return { message: formatted.message, ...where, extensions: { code: known, ...waitIn(original) } };
  if (doesNotFit(formatted, original)) return { message: formatted.message, ...where, extensions: { code: 'BAD_USER_INPUT' } };
  const errorId = log.fault(original, { where: 'graphql' });
  return { message: `Internal error. Reference ${errorId}.`, ...where, extensions: { code: 'INTERNAL', errorId } };
}

/** Errors of an execution as a client may read them. */
export const formatted = (errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
  errors.map((error) => publicError(error.toJSON(), error));

/** How long to wait, in milliseconds, when nothing was judged because the store or the database is away; otherwise undefined. */
export function retryAfter(error: unknown): number | undefined {
  if (error instanceof TryAgainError) return error.retryAfterMs;
  return isDatabaseAway(error) ? WHEN_AWAY_MS : undefined;
}

/** A library that wraps one of our errors puts its own code over ours: ours counts. */
function codeIn(formatted: GraphQLFormattedError, original: unknown): unknown {
  // A compiled document's errors have no extensions.
  const own = original instanceof GraphQLError ? original.extensions?.code : undefined;
  return isOurs(own) ? own : formatted.extensions?.code;
}

/** How long to wait, where an error of ours says so. */
function waitIn(original: unknown): { retryAfterMs?: number } {
  const wait = original instanceof GraphQLError ? original.extensions?.retryAfterMs : undefined;
  return typeof wait === 'number' ? { retryAfterMs: wait } : {};
}

/** Whether graphql-js itself found a variable or an argument that does not fit its type: such errors carry no code of ours. */
function doesNotFit(formatted: GraphQLFormattedError, original: unknown): boolean {
  if (!(original instanceof GraphQLError)) return false;
  // Variables are read before any field, so there is no path; an argument's error points at its value, a resolver's at its field.
  const atValue = original.nodes?.every(({ kind }) => kind !== Kind.FIELD) ?? false;
  return formatted.path === undefined || atValue;
}
