import type { GameModule, Prompt, Seat } from '@tavern-jack/kernel';

interface State {
  readonly count: number;
  readonly seats: number;
  readonly next: Seat;
}
type Move = { readonly type: 'weiter' };
type Event =
  | { readonly type: 'begonnen'; readonly seats: number; readonly next: Seat }
  | { readonly type: 'gezaehlt'; readonly count: number };
interface View {
  readonly count: number;
  readonly next: Seat;
}

/** As good as without end: no run of the benchmark comes near it. */
const LAST = 1_000_000_000;
const over = (state: State): boolean => state.count >= LAST;

/** The smallest game there is: seats count on in turn. What a move costs here is what the house costs. */
export const counter: GameModule<State, Move, Event, View, object, Prompt> = {
  manifest: {
    id: 'zaehler',
    rules: 1,
    seats: { min: 2, max: 2 },
    defaults: {},
    presets: [{ id: 'official', options: {} }],
    exclusions: () => [],
    isOfficial: () => true,
    maxMoves: () => LAST,
  },
  setup: ({ count, startingSeat }) => [{ type: 'begonnen', seats: count, next: startingSeat }],
  initial: () => ({ count: 0, seats: 0, next: 0 }),
  decide: (state, seat, move) =>
    state.next === seat && move.type === 'weiter' && !over(state)
      ? { ok: true, events: [{ type: 'gezaehlt', count: state.count + 1 }] }
      : { ok: false, rejection: { code: 'NOT_NOW', ruleRef: 'Counter', params: {} } },
  evolve: (state, event) =>
    event.type === 'begonnen'
      ? { count: 0, seats: event.seats, next: event.next }
      : { count: event.count, seats: state.seats, next: (state.next + 1) % state.seats },
  prompts: (state) => (state.seats === 0 || over(state) ? [] : [{ id: `z${state.count}`, seat: state.next }]),
  legalMoves: (state, seat) => (state.next === seat && !over(state) ? [{ type: 'weiter' }] : []),
  view: ({ count, next }) => ({ count, next }),
  priceOf: () => 0,
  redact: (event) => event,
  homie: () => () => ({ type: 'weiter' }),
  standing: ({ seats }) => Array.from({ length: seats }, (_, seat) => ({ seat, score: 0, place: 1 })),
  outcome(state) {
    return over(state) ? { standing: this.standing(state), winners: [] } : undefined;
  },
  potWeights: ({ standing }) => standing.map(() => 1),
};

/** What the counter adds to the contract. */
export const counterContract = `
extend enum GameId { ZAEHLER }
extend input MoveInput { zaehler: ZaehlerMoveInput }
input ZaehlerMoveInput @oneOf { weiter: Yes }
extend input GameOptionsInput { zaehler: ZaehlerOptionsInput }
input ZaehlerOptionsInput { keine: Yes }
extend union GameOptions = ZaehlerOptions
type ZaehlerOptions { keine: Yes }
extend union GameView = ZaehlerView
type ZaehlerView { count: Int! next: Int! }
extend union GameQuestion = ZaehlerQuestion
type ZaehlerQuestion { id: ID! seat: Int! }
extend union GameMove = ZaehlerLegalMove
type ZaehlerLegalMove { zug: String! preis: Int! }
type ZaehlerBegonnen implements MatchEvent { kind: String! seats: Int! next: Int! }
type ZaehlerGezaehlt implements MatchEvent { kind: String! count: Int! }
`;
