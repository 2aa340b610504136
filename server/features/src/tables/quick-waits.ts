/** Times of quick play, in milliseconds. */
export interface QuickWaits {
  /** How long a table waits for strangers from the moment when the first one sits down, and each time again. */
  readonly startMs: number;
  /** Who has had no open socket for this long while waiting is taken off. */
  readonly ghostMs: number;
  /** How often the house looks after the tables that wait. */
  readonly lookMs: number;
}

export const QUICK_WAITS: QuickWaits = { startMs: 20_000, ghostMs: 10_000, lookMs: 1_000 };
