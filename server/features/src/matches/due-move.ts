import type { Prompt, Typed } from '@tavern-jack/kernel';
import { createLogger, derivedId, type EventMeta, type Step } from '@tavern-jack/platform';
import { choose, duePrompts, metaOf, move, type Played, type Surroundings } from './match-decide.js';
import { homieLevelOf, type MatchState } from './match-state.js';

const log = createLogger('homies');

/** The first move that is due, if any: a homie's, or the autopilot's for a player whose time is up. */
export function dueMove(state: MatchState, around: Surroundings): Step<undefined> {
  const prompt = state.status === 'RUNNING' ? duePrompts(state, around.now)[0] : undefined;
  if (!prompt) return { answer: undefined, final: true };
  const homie = homieLevelOf(state, prompt.seat) !== undefined;
  const { played, kind } = homie
    ? homieMove(state, prompt, around)
    : { played: autopilotMove(state, prompt, around), kind: 'autopilot' as const };
  const commandId = derivedId(state.id, `due:${prompt.id}`);
  return {
    append: played.events,
    commandId,
    meta: metaOf(state, { kind, seat: prompt.seat }, commandId, prompt.id, played.draws),
    answer: undefined,
  };
}

/** A homie that fails is replaced by the autopilot for this decision, and the fault is logged: a table never hangs on it. */
function homieMove(state: MatchState, prompt: Prompt, around: Surroundings): { played: Played; kind: EventMeta['actor']['kind'] } {
  try {
    const level = homieLevelOf(state, prompt.seat) ?? 'NORMAL';
    return { played: legal(state, prompt, choose(state, prompt, level, around), around), kind: 'homie' };
  } catch (error) {
    log.fault(error, { match: state.id, prompt: prompt.id });
    return { played: autopilotMove(state, prompt, around), kind: 'autopilot' };
  }
}

/** Plays the decision that is due as the Normal homie would. */
const autopilotMove = (state: MatchState, prompt: Prompt, around: Surroundings): Played =>
  legal(state, prompt, choose(state, prompt, 'NORMAL', around), around);

function legal(state: MatchState, prompt: Prompt, wish: Typed, around: Surroundings): Played {
  const played = move(state, prompt.seat, wish, around);
  if ('rejection' in played) throw new Error(`prompt ${prompt.id}: ${wish.type} was refused (${played.rejection.code})`);
  return played;
}
