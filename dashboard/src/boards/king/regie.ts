import { mitKarte } from '../kartentisch/stich';
import type { Stichbewegung, Tischstich } from '../kartentisch/typen';
import type { Szene } from '../kartentisch/use-ablauf';
import { tischstich } from './ansicht';
import type { Ansicht, Spielereignis } from './typen';

/** Durations in ms: a card comes, a trick is looked at and goes to who won it, cards are dealt, what was said is read. */
const DAUER = { karte: 260, stich: 1000, austeilen: 500, gesagt: 900, rest: 1800, wertung: 2000 } as const;

/** What the table shows for a while. */
export interface Tischbild {
  /** The view that belongs to it: when a result is shown, the newest view may be in the next game. */
  readonly view: Ansicht;
  readonly stich: Tischstich | null;
  readonly bewegung: Stichbewegung | null;
  /** What the middle tells; null: cards move, nothing is told. */
  readonly gesagt: Spielereignis | null;
}

/** How long the board moves for an event, in ms at a speed of 1. */
export function dauer(ereignis: Spielereignis): number {
  switch (ereignis.__typename) {
    case 'KingKarteGelegt':
      return DAUER.karte;
    case 'KingStichGewonnen':
      return DAUER.stich;
    case 'KingAusgeteilt':
      return DAUER.austeilen;
    case 'KingRestEntschieden':
      return DAUER.rest;
    case 'KingSpielGewertet':
      return DAUER.wertung;
    case 'KingPartieEroeffnet':
    case 'KingPartieBeendet':
      return 0;
    default:
      return DAUER.gesagt;
  }
}

/** The scenes of new events, oldest first. Until the next deal the table stays as it was: the newest view may be a game ahead. */
export function regie(neue: readonly Spielereignis[], vorher: Ansicht, nachher: Ansicht): readonly Szene<Tischbild>[] {
  const nochEinDeal = neue.some(({ __typename }) => __typename === 'KingAusgeteilt');
  let stand = tischstich(vorher, vorher.laufenderStich);
  let nummer = vorher.stiche.length + 1;
  let view = vorher;
  return neue.flatMap((ereignis) => {
    let bild: Tischbild = { view, stich: null, bewegung: null, gesagt: ereignis };
    switch (ereignis.__typename) {
      case 'KingKarteGelegt': {
        stand = mitKarte(stand, nummer, { seat: ereignis.seat, karte: ereignis.spielkarte });
        bild = { view, stich: stand, bewegung: { art: 'LEGEN', seat: ereignis.seat }, gesagt: null };
        break;
      }
      case 'KingStichGewonnen': {
        const { seat, punkte, stichNummer } = ereignis;
        const stich = stand ? { ...stand, gewinner: seat, punkte } : tischstich(nachher, nachher.letzterStich);
        if (!nochEinDeal) view = nachher;
        bild = { view, stich, bewegung: { art: 'EINSAMMELN', seat }, gesagt: null };
        stand = null;
        nummer = stichNummer + 1;
        break;
      }
      case 'KingAusgeteilt':
        view = nachher;
        stand = null;
        nummer = 1;
        bild = { view, stich: null, bewegung: null, gesagt: ereignis };
        break;
      case 'KingKontraktAngesagt':
      case 'KingTrumpfBestimmt':
        view = nachher;
        bild = { view, stich: null, bewegung: null, gesagt: ereignis };
        break;
    }
    const seine = dauer(ereignis);
    return seine > 0 ? [{ bild, dauer: seine }] : [];
  });
}
