/** Fields that go with a line. Never names, addresses, tokens or seeds: streams hold opaque ids, and so does the log. */
export type LogContext = Record<string, unknown>;

/** What the rest of the server knows of logging; small, so that a test can listen instead. */
export interface Log {
  debug(message: string, context?: LogContext): void;
  info(message: string, context?: LogContext): void;
  warn(message: string, context?: LogContext): void;
  error(message: string, context?: LogContext): void;
  /**
   * Logs an unexpected error and returns the reference a person may quote: eight upper-case hex digits.
   * The same error object is logged once, however many layers report it, and keeps its reference.
   */
  fault(error: unknown, context?: LogContext): string;
}
