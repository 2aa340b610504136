import type { StoredEvent } from '@tavern-jack/platform';
import type { Outage } from './fleet.js';
import type { StoredLog } from './stored-log.js';

interface Clock {
  readonly promptId: string;
  readonly dueAt: string;
}

/** How the prompts with a clock were resolved. */
export interface Decisions {
  /** How many clocks ran. */
  readonly timed: number;
  readonly late: string[];
  /** Decided by a homie or the autopilot before its time. */
  readonly early: string[];
}

/** Looks through every match for prompts that were resolved too late, outages apart, or by the clock too soon. */
export function lateDecisions(log: StoredLog, outages: readonly Outage[], latestMs: number): Decisions {
  const late: string[] = [];
  const early: string[] = [];
  let timed = 0;
  for (const events of log.streams.values()) {
    for (const { promptId, dueAt } of events.flatMap(clocksIn)) {
      timed++;
      const due = Date.parse(dueAt);
      const answer = events.find(({ meta }) => meta.promptId === promptId);
      const at = answer?.at.getTime() ?? Number.POSITIVE_INFINITY;
      if (at > latest(due, latestMs, outages)) late.push(`${promptId} due ${dueAt}, resolved ${answer?.at.toISOString()}`);
      if (answer?.meta.actor.kind !== 'player' && at < due) early.push(`${promptId} due ${dueAt}, resolved ${answer?.at.toISOString()}`);
    }
  }
  return { timed, late, early };
}

const clocksIn = ({ type, data }: StoredEvent): readonly Clock[] => (type === 'match.clockStarted' ? (data.clocks as Clock[]) : []);

/** While nobody is up nobody can decide: the five seconds begin when somebody is. */
function latest(due: number, latestMs: number, outages: readonly Outage[]): number {
  return outages.reduce((limit, { from, to }) => (from < limit && to > due ? Math.max(limit, to + latestMs) : limit), due + latestMs);
}
