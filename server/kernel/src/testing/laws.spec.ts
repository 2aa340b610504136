import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holds, type InheritedSpec, inheritsKernelProperties } from './inherits.js';
import type { LawName } from './laws.js';
import { OneOfEach } from './moments.js';
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
  ['hides state from the events', 'folding the events gives the decided state', { evolve: whispering() }],
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

/** Shows everything in the view, but only at one moment of a match: when the second number lies and the last one is missing. */
const onceOpen: Partial<Toy> = {
  view: (state, viewer) =>
    state.chosen.filter((n) => n === null).length === 1 ? { numbers: state.chosen } : secretChoice.view(state, viewer),
};

describe('every match is looked into', () => {
  const rarely = { ...spec, every: 1000 };

  it('a leak is found by one look a match, wherever in the match it is', () => {
    expect(() => holds('nothing leaks', secretChoice, rarely)).not.toThrow();
    expect(() => holds('nothing leaks', { ...secretChoice, ...onceOpen }, rarely)).toThrow(/seed/);
  });

  it('a leak at a named moment is found in the first match that has the moment', () => {
    const moments = { 'one number is missing': ({ open }: { readonly open: readonly unknown[] }) => open.length === 1 };
    const three = { ...secretChoice, ...onceOpen, manifest: { ...secretChoice.manifest, seats: { min: 3, max: 3 } } };
    expect(() => holds('nothing leaks', three, { ...rarely, matches: 1, moments })).toThrow(/sees a secret/);
  });

  it.each(['nothing leaks', 'everything is plain JSON'] as const)('a match without a move to look at breaks the law: %s', (law) => {
    expect(() => holds(law, { ...secretChoice, prompts: () => [] }, spec)).toThrow('no move was looked at');
  });

  it('one of each lot is drawn, each of them equally often, and one of the few that are left', () => {
    const times = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) {
      const one = new OneOfEach(seed, 4, (thing: number) => thing);
      const drawn = times.map((_, thing) => one.comes(thing));
      for (const thing of [...drawn, one.ends()]) if (thing !== undefined) times[thing] = (times[thing] ?? 0) + 1;
      if (drawn.findIndex((thing) => thing !== undefined) !== 3) throw new Error(`${drawn} of seed ${seed}`);
    }
    expect(times.map((n) => Math.round(n / 250))).toEqual([4, 4, 4, 4, 8, 8]);
    expect(new OneOfEach(1, 4, () => 1).ends()).toBeUndefined();
  });
});

it('a game that writes into a state behind it is found out by looking back at it', () => {
  const seldom = { ...spec, every: 1000 };
  expect(() => holds('folding the events gives the decided state', { ...secretChoice, evolve: scribbling() }, seldom)).toThrow(
    'changed the state behind it',
  );
});

describe('the laws can fail', () => {
  it.each(broken)('a game that %s breaks: %s', (_, law, part) => {
    expect(() => holds(law, { ...secretChoice, ...part }, spec)).toThrow(/seed/);
  });
});

/** Knows more than the events say. */
function whispering(): Toy['evolve'] {
  let laid = 0;
  return (state, event) =>
    event.type === 'laid' ? secretChoice.evolve(state, { ...event, number: laid++ % 3 }) : secretChoice.evolve(state, event);
}

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
