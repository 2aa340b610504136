import type { Aufgedeckt, Event, Gelegt, KartenVerraten, PartieBegonnen } from './ereignis.js';
import { ohne, sortiert } from './karten.js';
import { gegner, handOf, type KronenduellState, type Runde, SEATS } from './partie.js';

/** Folds one event. No rule is decided here: the event already says what came out. */
export function evolve(state: KronenduellState, event: Event): KronenduellState {
  switch (event.type) {
    case 'partieBegonnen':
      return begonnen(state, event);
    case 'kartenVerraten':
      return { ...state, haende: getauscht(state, event) };
    case 'rundeBegonnen':
      return { ...state, runde: event.runde, verstaerkt: event.verstaerkt, spaeher: event.spaeher, laeuft: true };
    case 'gelegt':
      return gelegt(state, event);
    case 'aufgedeckt':
      return aufgedeckt(state, event);
    case 'rundeGewonnen': {
      const { seat, muenzen, regel } = event;
      const stand = state.stand.map((n, s) => (s === seat ? n + muenzen : n));
      // The trap takes no coins and leaves those of adjourned rounds where they are.
      const bleibt = regel === 'FALLE' ? state.vertagt : 0;
      return { ...abgelegt(state, { sieger: seat, muenzen, regel }), stand, vertagt: bleibt };
    }
    case 'rundeVertagt':
      return { ...abgelegt(state, { sieger: null, muenzen: 0, regel: event.regel }), vertagt: event.vertagt };
    case 'partieUnentschieden':
      return state;
    case 'duellGewonnen':
      return { ...state, ende: { sieger: [event.seat], durchFalle: event.durchFalle } };
    case 'duellUnentschieden':
      return { ...state, ende: { sieger: SEATS, durchFalle: false } };
  }
}

const begonnen = (state: KronenduellState, { partie, ziel, haende }: PartieBegonnen): KronenduellState => ({
  ...state,
  partie,
  ziel,
  haende: haende ?? [[], []],
  runde: 0,
  stand: [0, 0],
  vertagt: 0,
  verstaerkt: null,
  spaeher: null,
  verlauf: [],
});

const getauscht = (state: KronenduellState, { gegeben }: KartenVerraten): KronenduellState['haende'] =>
  gegeben === null
    ? state.haende
    : SEATS.map((seat) => sortiert([...ohne(handOf(state, seat), gegeben[seat] ?? 0), gegeben[gegner(seat)] ?? 0]));

const gelegt = (state: KronenduellState, { seat, rang }: Gelegt): KronenduellState => ({
  ...state,
  liegt: state.liegt.map((karte, s) => (s === seat ? rang : karte)),
});

const aufgedeckt = (state: KronenduellState, { raenge, werte, aufgehoben }: Aufgedeckt): KronenduellState => ({
  ...state,
  laeuft: false,
  haende: state.haende.map((hand, seat) => ohne(hand, raenge[seat] ?? 0)),
  aufgedeckt: { raenge, werte, aufgehoben },
});

/** Both cards go aside, to be seen for the rest of the game. */
function abgelegt(state: KronenduellState, ausgang: Pick<Runde, 'sieger' | 'muenzen' | 'regel'>): KronenduellState {
  const { runde, aufgedeckt } = state;
  if (!aufgedeckt) throw new RangeError('no cards were turned up');
  return { ...state, liegt: [null, null], aufgedeckt: null, verlauf: [...state.verlauf, { runde, ...aufgedeckt, ...ausgang }] };
}
