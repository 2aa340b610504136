import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holds, type InheritedSpec, inheritsKernelProperties } from './inherits.js';
import type { LawName } from './laws.js';
import { secretChoice, type Toy, type ToyEvent, type ToyMove, type ToyState } from './secret-choice.js';

const spec: InheritedSpec<ToyState, ToyMove, ToyEvent, object> = {
  options: fc.constant({}),
  matches: 60,
  every: 1,
  candidates: [-1, 0, 1, 2, 3].map((number) => ({ type: 'lay', number })),
  // Until everybody has laid, a viewer knows only the own number.
  vary: (state, viewer, draws) =>
    state.chosen.includes(null) ? { chosen: state.chosen.map((n, seat) => (n === null || seat === viewer ? n : draws.below(3))) } : state,
  varyEvent: (event, viewer, draws) => (event.type === 'laid' && event.seat !== viewer ? { ...event, number: draws.below(3) } : event),
  conservation: {
    'a laid number stays': (before, _event, after) => {
      if (before.chosen.some((n, seat) => n !== null && after.chosen[seat] !== n)) throw new Error('a number changed');
    },
  },
};

inheritsKernelProperties(secretChoice, spec);

const refusal = { ok: false, rejection: { code: 'NOT_NOW', ruleRef: 'Toy', params: {} } } as const;

const broken: readonly (readonly [string, LawName, Partial<Toy>])[] = [
  ['shows every number in the view', 'nothing leaks', { view: (state) => ({ numbers: state.chosen }) }],
  ['shows every number in the event', 'nothing leaks', { redact: (event) => event }],
  [
    'lets a seat lay twice',
    'decide accepts exactly the legal moves',
    { decide: (_, seat, move) => ({ ok: true, events: [{ type: 'laid', seat, number: move.number }] }) },
  ],
  [
    'refuses a move it calls legal',
    'decide accepts exactly the legal moves',
    { legalMoves: (state, seat) => (state.chosen[seat] === null ? [{ type: 'lay', number: 9 }] : []) },
  ],
  [
    'throws at garbage',
    'decide accepts exactly the legal moves',
    {
      decide: (state, seat, move, draws) => (move.type.length > 0 ? secretChoice.decide(state, seat, move, draws) : refusal),
    },
  ],
  [
    'never ends',
    "a match ends within the manifest's bound",
    { evolve: (state, event) => (event.type === 'opened' ? secretChoice.evolve(state, event) : state) },
  ],
  ['hides state from the events', 'folding the events gives the decided state', { evolve: scribbling() }],
  ['draws outside of the draws', 'the same draws bring the same events', { decide: countingDecide() }],
  ['has a homie that cheats', 'homies play legal moves only', { homie: () => () => ({ type: 'lay', number: 7 }) }],
  ['has a view that is no JSON', 'everything is plain JSON', { view: () => ({ numbers: [Number.NaN] }) }],
  ['has no outcome at the end', 'an outcome stands exactly when nothing is open', { outcome: () => undefined }],
  [
    'uses a prompt id twice',
    'an outcome stands exactly when nothing is open',
    { prompts: (state) => secretChoice.prompts(state).map((p) => ({ ...p, id: 'p' })) },
  ],
  ['gives nobody the pot', 'ranking and pot are whole', { potWeights: ({ standing }) => standing.map(() => 0) }],
  ['forgets a number', 'nothing is lost or made', { evolve: forgetful() }],
];

describe('the laws can fail', () => {
  it.each(broken)('a game that %s breaks: %s', (_, law, part) => {
    expect(() => holds(law, { ...secretChoice, ...part }, spec)).toThrow(/seed/);
  });
});

/** Changes the state it is given. */
function scribbling(): Toy['evolve'] {
  return (state, event) => {
    const after = secretChoice.evolve(state, event);
    if (event.type === 'laid') (state.chosen as (number | null)[])[event.seat] = 2;
    return after;
  };
}

/** Every other decision comes out differently, whatever was drawn. */
function countingDecide(): Toy['decide'] {
  let calls = 0;
  return (state, seat, move, draws) => {
    const decision = secretChoice.decide(state, seat, move, draws);
    calls += 1;
    return decision.ok ? { ok: true, events: [{ type: 'laid', seat, number: calls % 3 }] } : decision;
  };
}

/** The second number wipes out the first. */
function forgetful(): Toy['evolve'] {
  return (state, event) => {
    if (event.type === 'opened') return secretChoice.evolve(state, event);
    return { chosen: state.chosen.map((n, seat) => (seat === event.seat ? event.number : n === null ? null : 0)) };
  };
}
