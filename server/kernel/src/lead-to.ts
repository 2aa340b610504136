import { drawsFrom } from './draws.js';
import type { GameModule, Prompt, Typed } from './game-module.js';
import type { Script, ScriptStep } from './script.js';
import { seededSource } from './seeded-source.js';

/**
 * The steps that lead a script, which has none yet, to a situation: everybody always makes the first of the legal moves. Throws
 * an Error when the match ends before.
 */
export function leadTo<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt>(
  game: GameModule<State, Move, Event, View, Options, P>,
  { id, options, seats, seed }: Omit<Script<Move, Options>, 'steps'>,
  there: (state: State) => boolean,
): readonly ScriptStep<Move>[] {
  // The same draws as a script with this seed has.
  const draws = drawsFrom(seededSource(seed));
  let state = game.setup(seats, options, draws).reduce(game.evolve, game.initial(options));
  const steps: ScriptStep<Move>[] = [];
  while (!there(state)) {
    const [prompt] = game.prompts(state);
    const move = prompt && game.legalMoves(state, prompt.seat)[0];
    if (!move) throw new Error(`${id} ends before it comes there`);
    const decision = game.decide(state, prompt.seat, move, draws);
    if (!decision.ok) throw new Error(`${id}: ${JSON.stringify(move)} is refused, ${decision.rejection.code}`);
    state = decision.events.reduce(game.evolve, state);
    steps.push({ seat: prompt.seat, move });
  }
  return steps;
}
