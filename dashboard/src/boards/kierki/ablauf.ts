import { nachbarn } from '../kartentisch/auslagereihe';
import { mitKarte } from '../kartentisch/stich';
import type { Karte, Stichbewegung, Tischstich } from '../kartentisch/typen';
import type { Szene } from '../kartentisch/use-ablauf';
import { auslagereihe, laufender } from './ansicht';
import { dauer } from './bewegung';
import type { Ansicht, Spieler, Spielereignis, Stich } from './typen';

/** What the table shows while something moves: the newest view would give away what is only just happening. */
export interface Bild {
  readonly view: Ansicht;
  readonly stich: Tischstich | null;
  readonly bewegung: Stichbewegung | null;
  /** The card that is being laid in its row. */
  readonly neu: Karte | null;
  /** What is told in the middle of the table. */
  readonly meldung: Spielereignis | null;
}

/** The picture at rest. */
export const ruhebild = (view: Ansicht): Bild => ({ view, stich: laufender(view), bewegung: null, neu: null, meldung: null });

/** The scenes of new events, oldest first, between the view before them and the view after them. */
export function szenen(neue: readonly Spielereignis[], vorher: Ansicht, nachher: Ansicht): readonly Szene<Bild>[] {
  let bild = ruhebild(vorher);
  return neue.flatMap((ereignis) => {
    bild = naechstes(ruhig(bild), ereignis, nachher);
    const zeit = dauer(ereignis);
    return zeit > 0 ? [{ bild, dauer: zeit }] : [];
  });
}

// What moved has come to rest; a trick that went to its winner is off the table.
const ruhig = (bild: Bild): Bild => ({
  ...bild,
  stich: bild.bewegung?.art === 'EINSAMMELN' ? null : bild.stich,
  bewegung: null,
  neu: null,
  meldung: null,
});

function naechstes(bild: Bild, ereignis: Spielereignis, nachher: Ansicht): Bild {
  switch (ereignis.__typename) {
    case 'KierkiSpielBegonnen':
      return { ...bild, view: nachher, stich: null, meldung: ereignis };
    case 'KierkiKarteGespielt':
      return gespielt(bild, ereignis.seat, ereignis.spielkarte);
    case 'KierkiStichGewonnen':
      return gewonnen(bild, ereignis.seat, ereignis.stichpunkte);
    case 'KierkiKarteAngelegt':
      return angelegt(bild, ereignis.seat, ereignis.spielkarte);
    case 'KierkiGepasst': {
      const legungen = [...bild.view.legungen, { seat: ereignis.seat, spielkarte: null }];
      return { ...bild, view: { ...bild.view, legungen }, meldung: ereignis };
    }
    case 'KierkiFertigGeworden': {
      const { seat, fertigAls, bringt } = ereignis;
      return {
        ...bild,
        view: mitSpieler(bild.view, seat, (spieler) => ({ ...spieler, fertigAls, spielpunkte: bringt })),
        meldung: ereignis,
      };
    }
    case 'KierkiRestAufgedeckt':
      return { ...bild, view: aufgedeckt(bild.view, ereignis.restkarten), meldung: ereignis };
    case 'KierkiTrumpfAngesagt':
      return { ...bild, view: { ...bild.view, trumpffarbe: ereignis.trumpffarbe }, meldung: ereignis };
    default:
      return { ...bild, meldung: ereignis };
  }
}

const mitSpieler = (view: Ansicht, seat: number, aendern: (spieler: Spieler) => Spieler): Ansicht => ({
  ...view,
  spieler: view.spieler.map((spieler) => (spieler.seat === seat ? aendern(spieler) : spieler)),
});

const ohneKarte = (view: Ansicht, seat: number, karte: Karte): Ansicht =>
  mitSpieler(view, seat, (spieler) => ({
    ...spieler,
    karten: Math.max(0, spieler.karten - 1),
    blatt: spieler.blatt?.filter((andere) => andere !== karte) ?? null,
  }));

function gespielt(bild: Bild, seat: number, karte: Karte): Bild {
  const stich = mitKarte(bild.stich, bild.view.gespielteStiche.length + 1, { seat, karte });
  return { ...bild, view: { ...ohneKarte(bild.view, seat, karte), amZug: null }, stich, bewegung: { art: 'LEGEN', seat } };
}

// The trick counts at once, and the next card begins another one.
function gewonnen(bild: Bild, seat: number, punkte: number): Bild {
  const { stich } = bild;
  if (!stich) return bild;
  const fertig: Stich = {
    ausspieler: stich.gelegt[0]?.seat ?? seat,
    stichkarten: stich.gelegt.map(({ karte }) => karte),
    stichVon: seat,
    stichpunkte: punkte,
  };
  const gezaehlt = mitSpieler(bild.view, seat, (spieler) => ({
    ...spieler,
    stichzahl: spieler.stichzahl + 1,
    spielpunkte: spieler.spielpunkte + punkte,
  }));
  const view = { ...gezaehlt, letzterStich: fertig, gespielteStiche: [...bild.view.gespielteStiche, fertig] };
  return { ...bild, view, stich: { ...stich, gewinner: seat, punkte }, bewegung: { art: 'EINSAMMELN', seat } };
}

function angelegt(bild: Bild, seat: number, karte: Karte): Bild {
  const view = ohneKarte(bild.view, seat, karte);
  const reihen = view.reihen.map((reihe) => {
    const { farbe, plaetze, start } = auslagereihe(reihe, view);
    if (!karte.startsWith(farbe)) return reihe;
    const liegen = plaetze.filter((platz) => platz === karte || reihe.liegen.includes(platz));
    return { ...reihe, liegen, naechste: [...nachbarn(plaetze, liegen, start)] };
  });
  const legungen = [...view.legungen, { seat, spielkarte: karte }];
  return { ...bild, view: { ...view, reihen, legungen, amZug: null }, neu: karte };
}

const aufgedeckt = (view: Ansicht, restkarten: readonly Karte[][]): Ansicht => ({
  ...view,
  amZug: null,
  spieler: view.spieler.map((spieler) => ({ ...spieler, blatt: restkarten[spieler.seat] ?? spieler.blatt })),
});
