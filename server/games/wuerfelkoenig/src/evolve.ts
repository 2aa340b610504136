import type { Seat } from '@tavern-jack/kernel';
import type { BuergerGenommen, Event, Gewuerfelt, OrtGegruendet, PartieEroeffnet, ZugBegonnen } from './ereignis.js';
import { BUERGER, type Buerger, gedruckt, istDrache } from './karten.js';
import { ORTE } from './orte.js';
import type { Phase, Stapel, Stapelkarte, Tisch, WuerfelkoenigState, Zug } from './partie.js';

/** Folds one event. No rule is decided here: the event already says what came out. */
export function evolve(state: WuerfelkoenigState, event: Event): WuerfelkoenigState {
  switch (event.type) {
    case 'partieEroeffnet':
      return eroeffnet(state, event);
    case 'zugBegonnen':
      return mit(state, zugMit(event));
    case 'gewuerfelt':
      return entschieden(mit(state, gewuerfelt(state.zug, event)));
    case 'aufgehoert':
      return entschieden(mit(state, inPhase(state.zug, 'AUSWERTUNG')));
    case 'buergerGenommen':
      return genommen(state, event);
    case 'ortGegruendet':
      return gegruendet(state, event);
    case 'dracheVerschenkt': {
      const reiche = obenauf(state.reiche, event.an, { sorte: 'BUERGER', buerger: event.buerger });
      return entschieden(mit(state, { ...state.zug, drache: null }, state.tisch, reiche));
    }
    case 'strafeGenommen': {
      const reiche = obenauf(state.reiche, event.seat, { sorte: 'STRAFE', punkte: event.punkte });
      const tisch = { ...state.tisch, strafen: ohneErste(state.tisch.strafen, -event.punkte) };
      return mit(state, inPhase(state.zug, 'GENOMMEN'), tisch, reiche);
    }
    case 'buergerAbgelegt': {
      const { tisch } = state;
      return mit(state, state.zug, { ...tisch, reihe: mitLuecke(tisch, event.platz), ablage: [...tisch.ablage, event.buerger] });
    }
    case 'buergerAufgedeckt':
      return mit(state, state.zug, aufgedeckt(state.tisch, event.buerger));
    case 'partieBeendet':
      return { ...state, zug: { ...state.zug, seat: null, phase: 'GENOMMEN' }, koenige: event.koenige };
  }
}

// Whole objects are written out where many events pass: copying with changes costs twenty times as much.
const mit = (state: WuerfelkoenigState, zug: Zug, tisch: Tisch = state.tisch, reiche = state.reiche): WuerfelkoenigState => ({
  chancen: state.chancen,
  reihenfolge: state.reihenfolge,
  zug,
  tisch,
  reiche,
  entscheidungen: state.entscheidungen,
  koenige: state.koenige,
});

/** A decision was made: the next prompt gets the next number. */
const entschieden = ({ chancen, reihenfolge, zug, tisch, reiche, entscheidungen, koenige }: WuerfelkoenigState): WuerfelkoenigState => ({
  chancen,
  reihenfolge,
  zug,
  tisch,
  reiche,
  entscheidungen: entscheidungen + 1,
  koenige,
});

const eroeffnet = (state: WuerfelkoenigState, { reihenfolge, reihe }: PartieEroeffnet): WuerfelkoenigState => ({
  ...state,
  reihenfolge,
  tisch: { ...state.tisch, reihe, nachzieh: BUERGER.filter((buerger) => !reihe.includes(buerger)) },
  reiche: reihenfolge.map(() => []),
});

const zugMit = ({ zugNummer, seat, wuerfe, extrazug }: ZugBegonnen): Zug => ({
  nummer: zugNummer,
  seat,
  extrazug,
  phase: 'WURF',
  wurf: 0,
  wuerfe,
  wuerfel: null,
  behalten: [],
  drache: null,
  nochEinmal: false,
});

const gewuerfelt = ({ nummer, seat, extrazug, wuerfe, drache, nochEinmal }: Zug, { wurf, wuerfel, behalten }: Gewuerfelt): Zug => ({
  nummer,
  seat,
  extrazug,
  phase: wurf < wuerfe ? 'WURF' : 'AUSWERTUNG',
  wurf,
  wuerfe,
  wuerfel,
  behalten,
  drache,
  nochEinmal,
});

const inPhase = (zug: Zug, phase: Phase): Zug => ({ ...zug, phase });

/** A dragon never comes into the kingdom of the one who takes it: it waits to be given away. */
function genommen(state: WuerfelkoenigState, { seat, platz, buerger, hypnotisiert }: BuergerGenommen): WuerfelkoenigState {
  const { zug, tisch } = state;
  const drache = istDrache(buerger) ? buerger : zug.drache;
  const nochEinmal = zug.nochEinmal || gedruckt(buerger).art === 'LEHRLING';
  const reiche = istDrache(buerger) ? state.reiche : obenauf(state.reiche, seat, { sorte: 'BUERGER', buerger });
  const neu = mit(state, { ...zug, phase: 'GENOMMEN', drache, nochEinmal }, { ...tisch, reihe: mitLuecke(tisch, platz) }, reiche);
  // What the Hypnotiseur brings along is no decision of its own.
  return hypnotisiert ? neu : entschieden(neu);
}

/** The location lies under the citizen that founded it. */
function gegruendet(state: WuerfelkoenigState, { seat, ort, punkte }: OrtGegruendet): WuerfelkoenigState {
  const stelle = ORTE.indexOf(ort);
  const orte = state.tisch.orte.map((karten, i) => (i === stelle ? karten - 1 : karten));
  const unterDenBuerger = (reich: Stapel): Stapel => [...reich.slice(0, -1), { sorte: 'ORT', ort, punkte }, ...reich.slice(-1)];
  const reiche = state.reiche.map((reich, i) => (i === seat ? unterDenBuerger(reich) : reich));
  return mit(state, state.zug, { ...state.tisch, orte }, reiche);
}

const obenauf = (reiche: readonly Stapel[], seat: Seat, karte: Stapelkarte): readonly Stapel[] =>
  reiche.map((reich, i) => (i === seat ? [...reich, karte] : reich));

const mitLuecke = ({ reihe }: Tisch, platz: number): Tisch['reihe'] => reihe.map((buerger, i) => (i === platz ? null : buerger));

/** All citizens left of the rightmost gap move one place to the right; the new one lies on the far left. */
function aufgedeckt({ reihe, nachzieh, ablage, orte, strafen }: Tisch, neu: Buerger): Tisch {
  const luecke = reihe.lastIndexOf(null);
  const aufgerueckt = [neu, ...reihe.slice(0, luecke), ...reihe.slice(luecke + 1)];
  return { reihe: aufgerueckt, nachzieh: ohneErste(nachzieh, neu), ablage, orte, strafen };
}

function ohneErste<T>(liste: readonly T[], weg: T): readonly T[] {
  const stelle = liste.indexOf(weg);
  return [...liste.slice(0, stelle), ...liste.slice(stelle + 1)];
}
