import type { Seat } from '@tavern-jack/kernel';
import { FEIERABEND } from './brett.js';
import type { Event, Gezogen, PartieEroeffnet } from './ereignis.js';
import { buchungenOf, type Konto } from './kasse.js';
import { type KiezkoenigState, type Kneipe, mit, type Phase, type Spieler } from './partie.js';
import { KARTEN } from './stapel.js';

/** Folds one event. No rule is decided here: the event already says what came out. */
export function evolve(state: KiezkoenigState, event: Event): KiezkoenigState {
  return pleiteGeprueft(gebucht(wirkung(state, event), event), event);
}

function wirkung(state: KiezkoenigState, event: Event): KiezkoenigState {
  switch (event.type) {
    case 'partieEroeffnet':
      return eroeffnet(state, event);
    case 'zugBegonnen':
      return mit(state, { runde: event.runde, amZug: event.seat, phase: 'VOR_DEM_WURF', ausgebaut: false });
    case 'zugAusgesetzt':
      return mit(mitSpieler(state, event.seat, { setztAus: false }), { runde: event.runde, amZug: event.seat, phase: 'ERLEDIGT' });
    case 'gewuerfelt':
      return entschieden(mit(state, { wuerfel: event.wuerfel }), 'UNTERWEGS');
    case 'gezogen':
      return mit(mitSpieler(state, event.seat, { feld: event.nach }), { phase: bringtLohn(event) ? 'UNTERWEGS' : 'AM_ZIEL' });
    case 'bankZahlt':
      return event.grund === 'LOHN' ? mit(state, { phase: 'AM_ZIEL' }) : state;
    case 'karteGezogen':
      return mit(state, { karte: event.karte, stapel: state.stapel.filter((k) => k !== event.karte) });
    case 'kartenGemischt':
      return mit(state, { stapel: KARTEN });
    case 'deckelBezahlt':
      return mit(state, { phase: 'DECKEL_BEZAHLT' });
    case 'aussetzenVerhaengt':
      return mitSpieler(state, event.seat, { setztAus: true });
    case 'gelassen':
      return entschieden(state, 'ERLEDIGT');
    case 'bankErhaelt':
    case 'spielerZahlt':
      return state;
    case 'sperrstunde':
      return mit(state, { amZug: null, phase: 'ERLEDIGT', koenige: event.koenige });
    case 'ausgebaut':
    case 'gekauft':
    case 'uebernommen':
    case 'notverkauf':
      return mitKneipenwechsel(state, event);
  }
}

type Kneipenwechsel = Extract<Event, { type: 'ausgebaut' | 'gekauft' | 'uebernommen' | 'notverkauf' }>;

function mitKneipenwechsel(state: KiezkoenigState, event: Kneipenwechsel): KiezkoenigState {
  switch (event.type) {
    case 'ausgebaut': {
      const gebaut = mitKneipe(state, event.feld, { stufe: event.stufe });
      // The gift of the Fassbier-Spende is no decision and leaves the turn's upgrade alone.
      return event.preis === 0 ? gebaut : entschieden(mit(gebaut, { ausgebaut: true }), 'VOR_DEM_WURF');
    }
    case 'gekauft':
    case 'uebernommen':
      return entschieden(mitKneipe(state, event.feld, { besitzer: event.seat }), 'ERLEDIGT');
    case 'notverkauf':
      return mitKneipe(state, event.feld, { besitzer: null, stufe: 0 });
  }
}

/** Forward onto or over Feierabend. */
export const bringtLohn = ({ von, nach, vorwaerts }: Pick<Gezogen, 'von' | 'nach' | 'vorwaerts'>): boolean =>
  vorwaerts && (nach === FEIERABEND || nach < von);

const entschieden = (state: KiezkoenigState, phase: Phase): KiezkoenigState =>
  mit(state, {
    phase,
    entscheidungen: state.entscheidungen + 1,
  });

const eroeffnet = (state: KiezkoenigState, event: PartieEroeffnet): KiezkoenigState =>
  mit(state, {
    runden: event.runden,
    reihenfolge: event.reihenfolge,
    spieler: event.taler.map(() => ({ taler: 0, feld: FEIERABEND, setztAus: false, pleite: false })),
    stapel: KARTEN,
  });

const mitSpieler = (state: KiezkoenigState, seat: Seat, neu: Partial<Spieler>): KiezkoenigState =>
  mit(state, {
    spieler: state.spieler.map((s, i) => (i === seat ? { ...s, ...neu } : s)),
  });

const mitKneipe = (state: KiezkoenigState, feld: number, neu: Partial<Kneipe>): KiezkoenigState =>
  mit(state, {
    kneipen: state.kneipen.map((k) => (k.feld === feld ? { ...k, ...neu } : k)),
  });

function gebucht(state: KiezkoenigState, event: Event): KiezkoenigState {
  let neu = state;
  for (const { von, an, betrag } of buchungenOf(event)) neu = aufKonto(aufKonto(neu, von, -betrag), an, betrag);
  return neu;
}

function aufKonto(state: KiezkoenigState, konto: Konto, betrag: number): KiezkoenigState {
  if (konto === 'bank') return mit(state, { bank: state.bank + betrag });
  return mitSpieler(state, konto, { taler: (state.spieler[konto]?.taler ?? 0) + betrag });
}

/** Broke is only shown: it begins with a debt that stayed short and ends with the next Taler or pub. */
function pleiteGeprueft(state: KiezkoenigState, event: Event): KiezkoenigState {
  const schuldner = 'faellig' in event && event.bezahlt < event.faellig ? event.seat : undefined;
  if (schuldner === undefined && !state.spieler.some((s) => s.pleite)) return state;
  return mit(state, {
    spieler: state.spieler.map((s, seat) => {
      const nichts = s.taler === 0 && !state.kneipen.some((k) => k.besitzer === seat);
      const pleite = nichts && (s.pleite || seat === schuldner);
      return pleite === s.pleite ? s : { ...s, pleite };
    }),
  });
}
