import { drawsFrom } from './draws.js';
import type { GameModule, Prompt, Typed } from './game-module.js';
import type { Drawn, Script, ScriptStep } from './script.js';
import { seededSource } from './seeded-source.js';
import { writtenDraws } from './written-draws.js';

/** What one step of a script did. */
export interface PlayedStep<State, Move, Event> {
  readonly step: ScriptStep<Move>;
  readonly events: readonly Event[];
  /** The state after it. */
  readonly state: State;
}

/** A script as the game's own rules play it. */
export interface PlayedScript<State, Move, Event> {
  readonly opening: readonly Event[];
  /** The state after the opening. */
  readonly state: State;
  readonly steps: readonly PlayedStep<State, Move, Event>[];
}

/** Plays a script through the rules. Throws an Error when the rules refuse a move of it, or do not draw what is written. */
export function playScript<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt>(
  game: GameModule<State, Move, Event, View, Options, P>,
  script: Script<Move, Options>,
): PlayedScript<State, Move, Event> {
  const others = drawsFrom(seededSource(script.seed));
  const drawing = <T>(at: string, written: readonly Drawn[] = [], play: (draws: ReturnType<typeof writtenDraws>) => T): T => {
    const draws = writtenDraws(written, others);
    const played = play(draws);
    if (draws.left > 0) throw new Error(`${script.id}, ${at}: ${draws.left} of ${JSON.stringify(written)} never drawn`);
    return played;
  };
  const opening = drawing('opening', script.opening, (draws) => game.setup(script.seats, script.options, draws));
  const opened = opening.reduce(game.evolve, game.initial(script.options));
  const steps: PlayedStep<State, Move, Event>[] = [];
  let state = opened;
  for (const [index, step] of script.steps.entries()) {
    const at = `step ${index} ${step.key ?? ''}`;
    const events = drawing(at, step.draws, (draws) => {
      const decision = game.decide(state, step.seat, step.move, draws);
      if (decision.ok) return decision.events;
      throw new Error(`${script.id}, ${at}: ${JSON.stringify(step.move)} is refused, ${decision.rejection.code}`);
    });
    state = events.reduce(game.evolve, state);
    steps.push({ step, events, state });
  }
  return { opening, state: opened, steps };
}
