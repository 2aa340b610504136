import { cardIn, NO_CARDS, setOf, tableOf } from '@tavern-jack/kernel';
import type { Abgelehnt, Angesagt, Event, GabeGewertet, Gegeben, PartieEroeffnet, Zugelassen } from './ereignis.js';
import { angelegt, ausgestiegen, gepasst, uebergangen } from './evolve-auslegen.js';
import { gespielt, stichGewonnen } from './evolve-stich.js';
import { linksVon, mitSeat, type RentzState } from './partie.js';
import { SPIELE } from './spiele.js';

/** Folds one event. No rule is decided here: the event already says what came out. */
export function evolve(state: RentzState, event: Event): RentzState {
  switch (event.type) {
    case 'partieEroeffnet':
      return eroeffnet(state, event);
    case 'gegeben':
      return gegeben(state, event);
    case 'aufgenommen':
      return state.phase === 'BLIND' ? { ...state, phase: 'ANSAGE' } : state;
    case 'angesagt':
      return angesagt(state, event);
    case 'zugelassen':
      return zugelassen(state, event);
    case 'abgelehnt':
      return abgelehnt(state, event);
    case 'gespielt':
      return gespielt(state, event);
    case 'stichGewonnen':
      return stichGewonnen(state, event);
    case 'angelegt':
      return angelegt(state, event);
    case 'gepasst':
      return gepasst(state, event.seat);
    case 'verzichtet':
    case 'ausgesetzt':
      return uebergangen(state, event.seat);
    case 'ausgestiegen':
      return ausgestiegen(state, event);
    case 'gabeGewertet':
      return gewertet(state, event);
    case 'partieBeendet':
      return { ...state, phase: 'ENDE', amZug: null, sieger: event.sieger };
  }
}

function eroeffnet(state: RentzState, { mitspieler: spieler, ansager }: PartieEroeffnet): RentzState {
  const je = <T>(wert: T): readonly T[] => Array.from({ length: spieler }, () => wert);
  return { ...state, spieler, ansager, offen: je(SPIELE), ablehnungen: je(0), stand: je(0) };
}

function gegeben(state: RentzState, { gabe, wiederholung, ansager, blaetter }: Gegeben): RentzState {
  const leer = blaetter.map(() => 0);
  return {
    ...state,
    phase: 'BLIND',
    gabe,
    wiederholung,
    ansager,
    spiel: null,
    blind: false,
    amZug: ansager,
    tisch: tableOf(
      blaetter.map((blatt) => setOf((blatt ?? []).map(cardIn))),
      { leader: ansager },
    ),
    stichNummer: 0,
    reihen: [null, null, null, null],
    nochEine: false,
    ausgestiegen: [],
    gesehen: [],
    ohne: blaetter.map(() => NO_CARDS),
    zaehlkarten: blaetter.map(() => []),
    stichzahlen: leer,
    spielpunkte: leer,
  };
}

function angesagt(state: RentzState, { seat, spiel, blind }: Angesagt): RentzState {
  if (spiel !== 'RENTZ') return { ...state, phase: 'STICHSPIEL', spiel, blind, amZug: seat };
  return { ...state, phase: 'ABLEHNUNG', spiel, blind, amZug: linksVon(seat, state.spieler) };
}

/** The last one to be asked sits on the chooser's right: then the chooser begins. */
function zugelassen(state: RentzState, { seat }: Zugelassen): RentzState {
  const amZug = linksVon(seat, state.spieler);
  return { ...state, amZug, phase: amZug === state.ansager ? 'AUSLEGEN' : 'ABLEHNUNG' };
}

const abgelehnt = (state: RentzState, { seat }: Abgelehnt): RentzState => ({
  ...state,
  ablehnungen: mitSeat(state.ablehnungen, seat, (state.ablehnungen[seat] ?? 0) + 1),
});

function gewertet(state: RentzState, { gabe, ansager, spiel, blind, ergebnis, stand }: GabeGewertet): RentzState {
  const offen = (state.offen[ansager] ?? []).filter((noch) => noch !== spiel);
  return {
    ...state,
    amZug: null,
    stand,
    spielpunkte: ergebnis.map(() => 0),
    offen: mitSeat(state.offen, ansager, offen),
    zettel: [...state.zettel, { gabe, ansager, spiel, blind, ergebnis, stand }],
  };
}
