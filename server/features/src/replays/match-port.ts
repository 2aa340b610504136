import type { Viewer } from '@tavern-jack/kernel';
import type { Identity, StoredEvent } from '@tavern-jack/platform';

/** One event of a match as a viewer saw it. */
export interface SeenEvent {
  readonly event: StoredEvent;
  /** The frame in the contract's shape. */
  readonly frame: object;
  /** The event's data as far as this viewer may read it; undefined: hidden. */
  readonly visible: object | undefined;
}

/** What is known of a match as a whole. */
export interface KnownMatch {
  readonly running: boolean;
  readonly seats: number;
  /** Whether this player had a seat in it. */
  played(player: string | undefined): boolean;
  /** The match in the contract's shape. */
  shape(asking: Identity | undefined): Promise<object>;
}

/** How replays read matches: the matches feature folds, replays only look. */
export abstract class MatchPort {
  /** Undefined: there is no such match. */
  abstract find(matchId: string): Promise<KnownMatch | undefined>;
  /** A running match of this player in the contract's shape; undefined once it is over, or left. */
  abstract mine(matchId: string, player: string): Promise<object | undefined>;
  /** Events after a version, at most so many, folded and seen through these eyes. */
  abstract seen(matchId: string, viewer: Viewer, after: number, most: number): Promise<readonly SeenEvent[]>;
}
