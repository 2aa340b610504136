import type { Log } from './log.js';

/**
 * A service that is away is one piece of news, not one per command.
 * Between two reports at least `quietMs` pass, so that a flapping connection cannot fill the log either.
 */
export class Outage {
  private away = false;
  private reportedAt = Number.NEGATIVE_INFINITY;
  private reported = false;

  constructor(
    private readonly log: Log,
    private readonly what: string,
    private readonly quietMs = 10_000,
  ) {}

  get ongoing(): boolean {
    return this.away;
  }

  /** Something failed because the service is away. */
  begins(error: unknown): void {
    if (this.away) return;
    this.away = true;
    const now = performance.now();
    if (now - this.reportedAt < this.quietMs) return;
    this.reportedAt = now;
    this.reported = true;
    this.log.warn(`${this.what} is not working`, { reason: reasonOf(error) });
  }

  /** Something succeeded. */
  ends(): void {
    if (!this.away) return;
    this.away = false;
    if (this.reported) this.log.info(`${this.what} is working again`);
    this.reported = false;
  }
}

/** An error's text without a stack; a failed dial to several addresses has an empty text and its reasons inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}
