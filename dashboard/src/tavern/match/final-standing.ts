import type { StandingPartsFragment } from '../../generated/graphql';
import type { LiveMatch } from '../../live/use-match';

/** One line of the ranking. */
export type StandingLine = StandingPartsFragment;

/** The ranking, best first: from the event that ended the match, or from the match itself when the event came long ago. */
export function finalStanding(live: {
  readonly frames: readonly Pick<LiveMatch['frames'][number], 'event'>[];
  readonly match: Pick<LiveMatch['match'], 'result'>;
}): readonly StandingLine[] {
  const ended = live.frames.map((frame) => frame.event).findLast((event) => event?.__typename === 'MatchEnded');
  const lines = ended?.__typename === 'MatchEnded' ? ended.standing : (live.match.result ?? []);
  return [...lines].sort((one, other) => one.place - other.place || one.seat - other.seat);
}
