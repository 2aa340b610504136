import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import type { Decision, GameModule, Prompt, Seat, SeatPlan, Typed } from '../game-module.js';
import { type Scripted, scriptedDraws } from './scripted-draws.js';

/** A move made in a test, waiting for what is expected of it. */
export class Made<State, Event> {
  constructor(
    private readonly decision: Decision<Event>,
    /** The state after the move; the one before it if it was refused. */
    readonly state: State,
  ) {}

  /** Expects exactly these events, in this order. */
  then(...events: readonly Event[]): State {
    expect(this.decision).toEqual({ ok: true, events });
    return this.state;
  }

  /** Expects these events, in this order, and any others between and around them. */
  brings(...events: readonly Event[]): State {
    const happened = this.decision.ok ? this.decision.events : [];
    expect(happened).toEqual(expect.arrayContaining([...events]));
    expect(happened.filter((event) => events.some((named) => isDeepStrictEqual(named, event)))).toEqual(events);
    return this.state;
  }

  /** Expects that nothing with this type happens. */
  without(type: string): this {
    expect(this.decision.ok).toBe(true);
    if (this.decision.ok) expect(this.decision.events.filter((event) => (event as Typed).type === type)).toEqual([]);
    return this;
  }

  /** Expects a refusal with this code and these numbers. */
  refused(code: string, params: Readonly<Record<string, string | number>> = {}): void {
    expect(this.decision).toEqual({ ok: false, rejection: { code, params, ruleRef: expect.any(String) } });
  }
}

/** A situation: the events so far, folded. */
export class Given<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt> {
  constructor(
    private readonly game: GameModule<State, Move, Event, View, Options, P>,
    readonly state: State,
  ) {}

  /** And these things happened as well. */
  and(...events: readonly Event[]): Given<State, Move, Event, View, Options, P> {
    return new Given(this.game, events.reduce(this.game.evolve, this.state));
  }

  /** A seat moves, and chance brings what the script says, no more and no less. */
  when(seat: Seat, move: Move, ...script: readonly Scripted[]): Made<State, Event> {
    const draws = scriptedDraws(script);
    const decision = this.game.decide(this.state, seat, move, draws);
    draws.done();
    const events = decision.ok ? decision.events : [];
    return new Made<State, Event>(decision, events.reduce(this.game.evolve, this.state));
  }
}

/** A match that has just been opened. The script serves the draws of the opening. */
export function given<State, Move extends Typed, Event extends Typed, View, Options, P extends Prompt>(
  game: GameModule<State, Move, Event, View, Options, P>,
  seats: SeatPlan,
  options: Options = game.manifest.defaults,
  ...script: readonly Scripted[]
): Given<State, Move, Event, View, Options, P> {
  const draws = scriptedDraws(script);
  const opening = game.setup(seats, options, draws);
  draws.done();
  return new Given(game, opening.reduce(game.evolve, game.initial(options)));
}
