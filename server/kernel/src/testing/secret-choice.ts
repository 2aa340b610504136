import type { GameModule, Prompt, Seat } from '../game-module.js';

/** A toy game with simultaneous secret choices: each seat lays a number from 0 to 2 face down; the highest wins. */
export interface ToyState {
  readonly chosen: readonly (number | null)[];
}
export type ToyMove = { readonly type: 'lay'; readonly number: number };
export type ToyEvent =
  | { readonly type: 'opened'; readonly seats: number }
  | { readonly type: 'laid'; readonly seat: Seat; readonly number: number | null };
export interface ToyView {
  readonly numbers: readonly (number | 'hidden' | null)[];
}
export type Toy = GameModule<ToyState, ToyMove, ToyEvent, ToyView, object, Prompt>;

const over = (state: ToyState): boolean => state.chosen.every((number) => number !== null);
const legal = (state: ToyState, seat: Seat): readonly ToyMove[] =>
  state.chosen[seat] === null ? [0, 1, 2].map((number) => ({ type: 'lay', number })) : [];

export const secretChoice: Toy = {
  manifest: {
    id: 'secretChoice',
    rules: 1,
    seats: { min: 2, max: 3 },
    defaults: {},
    presets: [{ id: 'official', options: {} }],
    exclusions: () => [],
    isOfficial: () => true,
    maxMoves: (_, seats) => seats,
  },
  setup: ({ count }) => [{ type: 'opened', seats: count }],
  initial: () => ({ chosen: [] }),
  decide(state, seat, move) {
    const known = legal(state, seat).some((m) => JSON.stringify(m) === JSON.stringify(move));
    return known
      ? { ok: true, events: [{ type: 'laid', seat, number: move.number }] }
      : { ok: false, rejection: { code: 'NOT_NOW', ruleRef: 'Toy', params: {} } };
  },
  evolve: (state, event) =>
    event.type === 'opened'
      ? { chosen: Array.from({ length: event.seats }, () => null) }
      : { chosen: state.chosen.map((number, seat) => (seat === event.seat ? event.number : number)) },
  prompts: (state) => state.chosen.flatMap((number, seat) => (number === null ? [{ id: `p${seat}`, seat }] : [])),
  legalMoves: legal,
  view: (state, viewer) => ({
    numbers: state.chosen.map((number, seat) => (number === null || over(state) || seat === viewer ? number : 'hidden')),
  }),
  priceOf: () => 0,
  redact: (event, viewer) => (event.type === 'laid' && event.seat !== viewer ? { ...event, number: null } : event),
  homie: () => (_view, _seat, legalMoves, draws) => draws.pick(legalMoves),
  standing: (state) =>
    state.chosen.map((number, seat) => ({
      seat,
      score: number ?? 0,
      place: 1 + state.chosen.filter((other) => (other ?? 0) > (number ?? 0)).length,
    })),
  outcome(state) {
    if (state.chosen.length === 0 || !over(state)) return undefined;
    const standing = this.standing(state);
    return { standing, winners: standing.filter((line) => line.place === 1).map((line) => line.seat) };
  },
  potWeights: ({ standing, winners }) => standing.map((line) => (winners.includes(line.seat) ? 1 : 0)),
};
