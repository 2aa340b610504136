import { cardIn, type Karte, NO_CARDS, played, setOf, suitNamed, tableOf } from '@tavern-jack/kernel';
import type { Ausgeteilt, Event, KarteGelegt, RestEntschieden, SpielGewertet, StichGewonnen, TrumpfBestimmt } from './ereignis.js';
import { type KingState, regelnOf, type Spiel } from './partie.js';

/** Folds one event. No rule is decided here: the event already says what came out. */
export function evolve(state: KingState, event: Event): KingState {
  switch (event.type) {
    case 'partieEroeffnet':
      return { ...state, seats: event.spieler, ersterGeber: event.ersterGeber };
    case 'ausgeteilt':
      return ausgeteilt(state, event);
    case 'kontraktAngesagt':
      return entschieden(state, { kontrakt: event.kontrakt });
    case 'geboten':
    case 'gepasst': {
      const gebot = event.type === 'geboten' ? event.gebot : null;
      return entschieden(state, { gebote: [...spielIn(state).gebote, { seat: event.seat, gebot }] });
    }
    case 'trumpfVerkauft':
      return entschieden(state, { verhandelt: true, kauf: { kaeufer: event.kaeufer, gebot: event.gebot } });
    case 'trumpfBehalten':
      return entschieden(state, { verhandelt: true });
    case 'trumpfBestimmt':
      return trumpfBestimmt(state, event);
    case 'karteGelegt':
      return gelegt(state, event);
    case 'stichGewonnen':
      return gewonnen(state, event);
    case 'restEntschieden':
      return restEntschieden(state, event);
    case 'spielGewertet':
      return gewertet(state, event);
    case 'partieBeendet':
      return { ...state, sieger: event.sieger };
  }
}

function spielIn({ spiel }: KingState): Spiel {
  if (!spiel) throw new RangeError('nothing was dealt');
  return spiel;
}

const entschieden = (state: KingState, neu: Partial<Spiel>): KingState => ({
  ...state,
  spiel: { ...spielIn(state), ...neu },
  entscheidungen: state.entscheidungen + 1,
});

function ausgeteilt(state: KingState, { spielNummer, geber, ansager, ausspieler, kontrakt, haende }: Ausgeteilt): KingState {
  const hands = haende.map((hand) => (hand ? setOf(hand.map(cardIn)) : NO_CARDS));
  const spiel: Spiel = {
    nummer: spielNummer,
    geber,
    ansager,
    kontrakt,
    letzteKarte: cardIn(haende[geber]?.at(-1) as Karte),
    gezeigt: false,
    gebote: [],
    verhandelt: false,
    kauf: null,
    tisch: tableOf(hands, { leader: ausspieler, direction: regelnOf(state).direction }),
    voll: null,
    stiche: [],
    punkte: hands.map(() => 0),
    rest: null,
  };
  return { ...state, spiel };
}

function trumpfBestimmt(state: KingState, { farbe, karte }: TrumpfBestimmt): KingState {
  const tisch = { ...spielIn(state).tisch, trump: suitNamed(farbe) ?? null };
  return entschieden(state, { tisch, gezeigt: karte !== null });
}

// Every card passes here: objects written out field by field cost a tenth of spread ones.
function gelegt(state: KingState, { karte }: KarteGelegt): KingState {
  const spiel = spielIn(state);
  const { table, trick } = played(spiel.tisch, cardIn(karte));
  return {
    options: state.options,
    seats: state.seats,
    ersterGeber: state.ersterGeber,
    spiel: mitTisch(spiel, table, trick ?? null),
    letzterStich: state.letzterStich,
    zettel: state.zettel,
    entscheidungen: state.entscheidungen + 1,
    sieger: state.sieger,
  };
}

const mitTisch = (spiel: Spiel, tisch: Spiel['tisch'], voll: Spiel['voll']): Spiel => ({
  nummer: spiel.nummer,
  geber: spiel.geber,
  ansager: spiel.ansager,
  kontrakt: spiel.kontrakt,
  letzteKarte: spiel.letzteKarte,
  gezeigt: spiel.gezeigt,
  gebote: spiel.gebote,
  verhandelt: spiel.verhandelt,
  kauf: spiel.kauf,
  tisch,
  voll,
  stiche: spiel.stiche,
  punkte: spiel.punkte,
  rest: spiel.rest,
});

function gewonnen(state: KingState, { stichNummer, zaehltFuer, punkte }: StichGewonnen): KingState {
  const spiel = spielIn(state);
  if (!spiel.voll) throw new RangeError('no trick is complete');
  const { leader, winner, cards } = spiel.voll;
  const stich = { leader, winner, cards, zaehltFuer, punkte };
  const stiche = [...spiel.stiche, stich];
  const summe = spiel.punkte.map((n, seat) => (seat === zaehltFuer ? n + punkte : n));
  return { ...state, spiel: { ...spiel, voll: null, stiche, punkte: summe }, letzterStich: { nummer: stichNummer, stich } };
}

function restEntschieden(state: KingState, { seat, stiche, punkte }: RestEntschieden): KingState {
  const spiel = spielIn(state);
  return { ...state, spiel: { ...spiel, rest: { seat, stiche }, punkte: spiel.punkte.map((n, s) => n + (punkte[s] ?? 0)) } };
}

function gewertet(state: KingState, { kontrakt, ergebnis, stand }: SpielGewertet): KingState {
  const { geber, ansager, tisch } = spielIn(state);
  return { ...state, zettel: [...state.zettel, { kontrakt, geber, ansager, trumpf: tisch.trump, ergebnis, stand }] };
}
