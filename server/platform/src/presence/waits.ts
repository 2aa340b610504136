/** Times of presence, in milliseconds. */
export interface PresenceWaits {
  /** How long a player still counts after the last socket has closed: a line that flaps does not flap the seat. */
  readonly graceMs: number;
  /** How often a node says that it lives. */
  readonly beatMs: number;
  /** A node that has not said so for this long does not count. */
  readonly freshMs: number;
  /** How often players who are followed are looked for at other nodes, hints or not. */
  readonly lookMs: number;
}

export const PRESENCE_WAITS: PresenceWaits = { graceMs: 5_000, beatMs: 2_000, freshMs: 6_000, lookMs: 1_000 };
