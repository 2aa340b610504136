import { cardIn, either, farbeOf, laid, NO_CARDS, played, rankOf, type Seat, setOf, suitNamed, tableOf } from '@tavern-jack/kernel';
import type {
  Event,
  Gegeben,
  KarteAngelegt,
  KarteGespielt,
  RestAufgedeckt,
  SpielBegonnen,
  SpielGewertet,
  StichGewonnen,
} from './ereignis.js';
import { type Auslage, beginnt, geberOf, type KierkiState, kopieOf, type Phase, seatsOf, spielOf } from './partie.js';
import { naechsterNach, neueAuslage, reihenfolgeFor } from './reihen.js';

/** Folds one event. No rule is decided here: the event already says what came out. */
export function evolve(state: KierkiState, event: Event): KierkiState {
  switch (event.type) {
    case 'partieEroeffnet':
      return { ...state, mitspieler: event.mitspieler, ersterGeber: event.geber };
    case 'spielBegonnen':
      return begonnen(state, event);
    case 'gegeben':
      return gegeben(state, event);
    case 'trumpfAngesagt': {
      const trump = suitNamed(event.trumpffarbe) ?? null;
      return { ...state, tisch: { ...state.tisch, trump }, phase: 'GEBEN', entscheidungen: state.entscheidungen + 1 };
    }
    case 'karteGespielt':
      return gespielt(state, event);
    case 'stichGewonnen':
      return gewonnen(state, event);
    case 'karteAngelegt':
      return angelegt(state, event);
    case 'gepasst':
      return mitAuslage(state, (auslage) => ({
        legungen: [...auslage.legungen, { seat: event.seat, card: null }],
        amZug: naechsterNach(event.seat, auslage.fertig, state.mitspieler),
      }));
    case 'fertigGeworden':
      return {
        ...mitAuslage(state, ({ fertig }) => ({ fertig: [...fertig, event.seat] })),
        spielpunkte: dazu(state.spielpunkte, event.seat, event.bringt),
      };
    case 'restAufgedeckt':
      return aufgedeckt(state, event);
    case 'spielGewertet':
      return gewertet(state, event);
    case 'partieBeendet':
      return { ...state, sieger: event.sieger };
  }
}

function begonnen(state: KierkiState, { spielNummer, kierkiSpiel, geber }: SpielBegonnen): KierkiState {
  const seats = seatsOf(state);
  const leader = beginnt(kierkiSpiel, geber, state.mitspieler);
  return {
    ...state,
    spielNummer,
    phase: 'GEBEN',
    tisch: tableOf(
      seats.map(() => NO_CARDS),
      { leader },
    ),
    vollerStich: null,
    stiche: [],
    frueherer: state.stiche.at(-1) ?? state.frueherer,
    auslage: kierkiSpiel === 'LOTERYJKA' ? neueAuslage(state, leader) : null,
    spielpunkte: seats.map(() => 0),
  };
}

function gegeben(state: KierkiState, { blaetter }: Gegeben): KierkiState {
  const hands = state.tisch.hands.map((hand, seat) => either(hand, setOf((blaetter[seat] ?? []).map(cardIn))));
  return { ...state, tisch: { ...state.tisch, hands }, phase: phaseNachGeben(state) };
}

function phaseNachGeben(state: KierkiState): Phase {
  const spiel = spielOf(state);
  if (spiel === 'LOTERYJKA') return 'LOTERYJKA';
  return spiel === 'TRUMPF' && state.tisch.trump === null ? 'TRUMPF' : 'STICHE';
}

function gespielt(state: KierkiState, { spielkarte }: KarteGespielt): KierkiState {
  const { table, trick } = played(state.tisch, cardIn(spielkarte));
  const neu = kopieOf(state);
  neu.tisch = table;
  neu.vollerStich = trick ?? null;
  neu.entscheidungen++;
  return neu;
}

function gewonnen(state: KierkiState, { seat, stichpunkte }: StichGewonnen): KierkiState {
  if (!state.vollerStich) throw new RangeError('no complete trick');
  const { leader, cards } = state.vollerStich;
  const neu = kopieOf(state);
  neu.tisch = { ...state.tisch, leader: seat };
  neu.vollerStich = null;
  neu.stiche = [...state.stiche, { leader, winner: seat, cards, punkte: stichpunkte }];
  neu.spielpunkte = dazu(state.spielpunkte, seat, stichpunkte);
  return neu;
}

const dazu = (punkte: readonly number[], seat: Seat | null, mehr: number): readonly number[] =>
  punkte.map((bisher, s) => (s === seat ? bisher + mehr : bisher));

function angelegt(state: KierkiState, { seat, spielkarte }: KarteAngelegt): KierkiState {
  const card = cardIn(spielkarte);
  const weg = setOf([card]);
  const hands = state.tisch.hands.map((hand, s) =>
    s === seat ? ([hand[0] & ~weg[0], hand[1] & ~weg[1], hand[2] & ~weg[2], hand[3] & ~weg[3]] as const) : hand,
  );
  const gelegt = mitAuslage(state, (auslage) => ({
    reihen: laid(reihenfolgeFor(state.mitspieler), auslage.reihen, card),
    startrang: auslage.startrang ?? rankOf(card),
    legungen: [...auslage.legungen, { seat, card }],
    amZug: naechsterNach(seat, auslage.fertig, state.mitspieler),
  }));
  gelegt.tisch = { ...state.tisch, hands };
  gelegt.entscheidungen++;
  return gelegt;
}

function mitAuslage(state: KierkiState, anders: (auslage: Auslage) => Partial<Auslage>): ReturnType<typeof kopieOf> {
  if (!state.auslage) throw new RangeError('nothing is laid out');
  const neu = kopieOf(state);
  neu.auslage = { ...state.auslage, ...anders(state.auslage) };
  return neu;
}

const aufgedeckt = (state: KierkiState, { restAn, restpunkte }: RestAufgedeckt): KierkiState => ({
  ...state,
  tisch: { ...state.tisch, hands: state.tisch.hands.map(() => NO_CARDS) },
  spielpunkte: dazu(state.spielpunkte, restAn, restpunkte),
  phase: 'RUHE',
});

function gewertet(state: KierkiState, { spielNummer, ergebnis, stand }: SpielGewertet): KierkiState {
  const { trump } = state.tisch;
  const zeile = {
    spielNummer,
    kierkiSpiel: spielOf(state),
    geber: geberOf(state),
    trumpffarbe: trump === null ? null : farbeOf(trump),
    ergebnis,
    stand,
  };
  return { ...state, phase: 'RUHE', spielpunkte: ergebnis, zettel: [...state.zettel, zeile] };
}
