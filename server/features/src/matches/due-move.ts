import type { Prompt, Typed } from '@tavern-jack/kernel';
import { createLogger, derivedId, type EventMeta, type Step } from '@tavern-jack/platform';
import { choose, duePrompts, legal, metaOf, type Played, playFor, type Surroundings } from './match-decide.js';
import { homieLevelOf, type MatchState } from './match-state.js';

const log = createLogger('homies');

/** What a homie has thought out beforehand, and for which situation. */
export interface Thought {
  readonly promptId: string;
  /** The match's version then: with any other the homie sees something else and must think again. */
  readonly version: number;
  /** Undefined: it failed, which is logged already. */
  readonly move: Typed | undefined;
}

/** `THINK`: a homie must think first, or again. */
export type DueAnswer = 'THINK' | undefined;

/** The first due prompt, if it is one that a homie thinks about before the step: Schwer may take long, and nobody else must wait for it. */
export function needsThought(state: MatchState, now: Date): Prompt | undefined {
  const prompt = state.status === 'RUNNING' ? duePrompts(state, now)[0] : undefined;
  return prompt && homieLevelOf(state, prompt.seat) === 'SCHWER' ? prompt : undefined;
}

/** The first move that is due, if any: a homie's, or the autopilot's for a player whose time is up. */
export function dueMove(state: MatchState, around: Surroundings, thought: Thought | undefined): Step<DueAnswer> {
  const prompt = state.status === 'RUNNING' ? duePrompts(state, around.now)[0] : undefined;
  if (!prompt) return { answer: undefined, final: true };
  const fits = thought?.promptId === prompt.id && thought.version === state.version;
  if (needsThought(state, around.now) && !fits) return { answer: 'THINK', final: true };
  const { played, kind } = byWhom(state, prompt, around, fits ? thought : undefined);
  const commandId = derivedId(state.id, `due:${prompt.id}`);
  return {
    append: played.events,
    commandId,
    meta: metaOf(state, { kind, seat: prompt.seat }, commandId, prompt.id, played.draws),
    answer: undefined,
  };
}

interface ByWhom {
  readonly played: Played;
  readonly kind: EventMeta['actor']['kind'];
}

/** A homie that fails is replaced by the autopilot for this decision, and the fault is logged: a table never hangs on it. */
function byWhom(state: MatchState, prompt: Prompt, around: Surroundings, thought: Thought | undefined): ByWhom {
  const level = homieLevelOf(state, prompt.seat);
  try {
    const wish = thought ? thought.move : level && choose(state, prompt, level, around);
    if (wish) return { played: legal(state, prompt, wish, around), kind: 'homie' };
  } catch (error) {
    log.fault(error, { match: state.id, prompt: prompt.id });
  }
  return { played: playFor(state, prompt, around), kind: 'autopilot' };
}
