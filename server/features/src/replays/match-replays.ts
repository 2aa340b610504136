import type { Viewer } from '@tavern-jack/kernel';
import type { Identity } from '@tavern-jack/platform';
import { MatchPort, type SeenEvent } from './match-port.js';

/** Reads matches back, event by event. */
export class MatchReplays {
  constructor(private readonly matches: MatchPort) {}

  /**
   * A page of a match after a version. Undefined: there is no such match, or it is not theirs to see; 'running': hands are still
   * secret, and only the public's eyes are open.
   */
  async read(matchId: string, viewer: Viewer, identity: Identity | undefined, first: number, after: number) {
    const match = await this.matches.find(matchId);
    if (!match || !this.#mayLook(match.played(identity?.playerId), identity)) return undefined;
    if (typeof viewer === 'number' && (viewer < 0 || viewer >= match.seats)) return undefined;
    if (match.running && (viewer !== 'spectator' || !identity?.staffId)) return 'running' as const;
    const seen = await this.matches.seen(matchId, viewer, after, first + 1);
    const page = seen.slice(0, first);
    return {
      __typename: 'Replay',
      match: await match.shape(identity),
      steps: page.map((step) => ({ frame: step.frame, record: recordOf(step, match.running) })),
      pageInfo: { hasNextPage: seen.length > first, endCursor: page.at(-1) ? String(page.at(-1)?.event.version) : null },
    };
  }

  #mayLook = (played: boolean, identity: Identity | undefined): boolean => played || identity?.staffId !== undefined;
}

/** The stored event; of a running match only what the public may see. */
function recordOf({ event, visible }: SeenEvent, running: boolean) {
  return {
    position: String(event.position),
    type: event.type,
    schemaVersion: event.schema,
    data: running ? JSON.stringify(visible ?? {}) : event.dataText,
    commandId: event.commandId,
    correlation: event.meta.correlation,
    promptId: event.meta.promptId ?? null,
    draws: running ? null : (event.meta.draws ?? null),
    hash: running ? null : event.hash,
  };
}
