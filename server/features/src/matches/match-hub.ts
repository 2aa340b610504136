import { type EventStore, FrameHub } from '@tavern-jack/platform';
import { matchFraming } from './match-frames.js';
import type { MatchHouse } from './match-house.js';
import type { MatchState } from './match-state.js';

/** Frames of matches. */
export class MatchHub extends FrameHub<MatchState> {
  constructor(store: EventStore, house: MatchHouse) {
    super(store, house.fold, matchFraming);
  }
}
