import type { MatchFrame } from '../../live/use-match';

/** The version at which the autopilot last played for a seat, if its player has not decided anything since; else null. */
export function autopilotSince(frames: readonly Pick<MatchFrame, 'version' | 'actor'>[], seat: number | null): number | null {
  if (seat === null) return null;
  const last = frames.findLast(({ actor }) => actor.seat === seat && (actor.kind === 'AUTOPILOT' || actor.kind === 'PLAYER'));
  return last?.actor.kind === 'AUTOPILOT' ? last.version : null;
}
