import { describe, expect, it } from '@jest/globals';
import { drawsFrom } from './draws.js';
import { playScript } from './played-script.js';
import { practised } from './practice.js';
import type { Script } from './script.js';
import { inheritsScripts, secretChoice, seededSource, type ToyMove, type ToyState } from './testing/index.js';

const lay = (number: number): ToyMove => ({ type: 'lay', number });
const script: Script<ToyMove, object> = {
  id: 'practice',
  options: {},
  seats: { count: 3, startingSeat: 0 },
  seed: 1,
  steps: [
    { seat: 1, move: lay(0) },
    { seat: 0, move: lay(2), key: 'high' },
  ],
};
const scene: Script<ToyMove, object> = {
  ...script,
  id: 'everybody',
  steps: [
    { seat: 0, move: lay(1), key: 'one' },
    { seat: 2, move: lay(2), key: 'two' },
    { seat: 1, move: lay(0), key: 'none' },
  ],
};
const practice = practised(secretChoice, script);
const draws = drawsFrom(seededSource(7));
const begun = practice.setup({ count: 3, startingSeat: 2 }, {}, draws).reduce(practice.evolve, practice.initial({}));
const play = (state: typeof begun, seat: number, move: ToyMove) => {
  const decision = practice.decide(state, seat, move, draws);
  if (!decision.ok) throw new Error(decision.rejection.code);
  return decision.events.reduce(practice.evolve, state);
};

inheritsScripts(
  secretChoice,
  { practice: script, scenes: [scene] },
  {
    decisions: { min: 1, max: 1 },
    vary: (state: ToyState, viewer, chance) =>
      state.chosen.includes(null)
        ? { chosen: state.chosen.map((number, seat) => (number === null || seat === viewer ? number : chance.below(3))) }
        : state,
    varyEvent: (event, viewer, chance) => (event.type === 'laid' && event.seat !== viewer ? { ...event, number: chance.below(3) } : event),
  },
);

describe('a practice round', () => {
  it('asks only the seat whose move comes next, and allows only that move', () => {
    expect(practice.prompts(begun).map(({ seat }) => seat)).toEqual([1]);
    expect([0, 1, 2].map((seat) => practice.legalMoves(begun, seat))).toEqual([[], [lay(0)], []]);
  });

  it('refuses another move with a code of its own, and what the game itself refuses with the code of the game', () => {
    const refusal = (seat: number, move: ToyMove) => {
      const decision = practice.decide(begun, seat, move, draws);
      return decision.ok ? null : decision.rejection;
    };
    expect(refusal(1, lay(2))).toEqual({ code: 'UEBUNG', ruleRef: 'Übungsrunde', params: {} });
    expect(refusal(0, lay(2))?.code).toBe('UEBUNG');
    expect(refusal(1, lay(7))?.code).toBe('NOT_NOW');
  });

  it('counts the decisions of the learner, and has the learner watch while others play without any words', () => {
    expect(practice.step(begun)).toEqual({ key: 'zuschauen', index: 1, total: 1 });
    expect(practice.step(play(begun, 1, lay(0)))).toEqual({ key: 'high', index: 1, total: 1 });
  });

  it('goes on freely after its last move', () => {
    const after = play(play(begun, 1, lay(0)), 0, lay(2));
    expect(practice.step(after)).toBeUndefined();
    expect(practice.legalMoves(after, 2)).toEqual([lay(0), lay(1), lay(2)]);
    expect(practice.outcome(play(after, 2, lay(1)))?.winners).toEqual([0]);
  });

  it('goes on freely when it is skipped, from where it stands', () => {
    const skipped = practice.skip(play(begun, 1, lay(0)));
    expect(practice.prompts(skipped).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(practice.legalMoves(skipped, 0)).toHaveLength(3);
    expect(practice.step(skipped)).toBeUndefined();
  });

  it('is no official game, and for its own number of seats only', () => {
    expect(practice.manifest.isOfficial({})).toBe(false);
    expect(() => practice.setup({ count: 2, startingSeat: 0 }, {}, draws)).toThrow(RangeError);
  });
});

describe('a script', () => {
  it('that the rules refuse is told with its step', () => {
    const wrong = { ...script, steps: [{ seat: 1, move: lay(9), key: 'nine' }] };
    expect(() => playScript(secretChoice, wrong)).toThrow('practice, step 0 nine: {"type":"lay","number":9} is refused, NOT_NOW');
  });

  it('must be drawn as it is written', () => {
    const unused = { ...script, steps: [{ seat: 1, move: lay(0), draws: [4] }] };
    expect(() => playScript(secretChoice, unused)).toThrow('1 of [4] never drawn');
  });
});
