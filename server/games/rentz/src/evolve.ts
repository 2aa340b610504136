import { cardIn, NO_CARDS, type Seat, setOf, tableOf } from '@tavern-jack/kernel';
import type { Abgelehnt, Angesagt, Event, GabeGewertet, Gegeben, PartieEroeffnet, Zugelassen } from './ereignis.js';
import { angelegt, ausgestiegen, gepasst, uebergangen } from './evolve-auslegen.js';
import { gespielt, stichGewonnen } from './evolve-stich.js';
import { kopieOf, linksVon, mitSeat, type Phase, type RentzState } from './partie.js';
import { SPIELE } from './spiele.js';

/** Folds one event. No rule is decided here: the event already says what came out. */
export function evolve(state: RentzState, event: Event): RentzState {
  switch (event.type) {
    case 'partieEroeffnet':
      return eroeffnet(state, event);
    case 'gegeben':
      return gegeben(state, event);
    case 'aufgenommen':
      return state.phase === 'BLIND' ? mitPhase(state, 'ANSAGE') : state;
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
  const hands = blaetter.map((blatt) => setOf((blatt ?? []).map(cardIn)));
  const neu = kopieOf(state);
  neu.phase = 'BLIND';
  neu.gabe = gabe;
  neu.wiederholung = wiederholung;
  neu.ansager = ansager;
  neu.spiel = null;
  neu.blind = false;
  neu.amZug = ansager;
  neu.tisch = tableOf(hands, { leader: ansager });
  neu.stichNummer = 0;
  neu.reihen = [null, null, null, null];
  neu.nochEine = false;
  neu.ausgestiegen = [];
  neu.gesehen = [];
  neu.ohne = blaetter.map(() => NO_CARDS);
  neu.zaehlkarten = blaetter.map(() => []);
  neu.stichzahlen = leer;
  neu.spielpunkte = leer;
  return neu;
}

/** The same table in another phase, with somebody else due. */
function mitPhase(state: RentzState, phase: Phase, amZug: Seat | null = state.amZug): ReturnType<typeof kopieOf> {
  const neu = kopieOf(state);
  neu.phase = phase;
  neu.amZug = amZug;
  return neu;
}

function angesagt(state: RentzState, { seat, spiel, blind }: Angesagt): RentzState {
  const neu = spiel === 'RENTZ' ? mitPhase(state, 'ABLEHNUNG', linksVon(seat, state.spieler)) : mitPhase(state, 'STICHSPIEL', seat);
  neu.spiel = spiel;
  neu.blind = blind;
  return neu;
}

/** The last one to be asked sits on the chooser's right: then the chooser begins. */
function zugelassen(state: RentzState, { seat }: Zugelassen): RentzState {
  const amZug = linksVon(seat, state.spieler);
  return mitPhase(state, amZug === state.ansager ? 'AUSLEGEN' : 'ABLEHNUNG', amZug);
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
