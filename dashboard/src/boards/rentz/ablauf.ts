import { mitKarte } from '../kartentisch/stich';
import type { Karte, Stichbewegung, Tischstich } from '../kartentisch/typen';
import type { Szene } from '../kartentisch/use-ablauf';
import { auslagereihe, laufender } from './ansicht';
import { dauer } from './bewegung';
import type { Ansicht, Spieler, Spielereignis } from './typen';

/** What the table shows while something moves: the newest view would give away what is only just happening. */
export interface Bild {
  readonly view: Ansicht;
  readonly stich: Tischstich | null;
  readonly bewegung: Stichbewegung | null;
  /** The card that is being laid in its row. */
  readonly neu: Karte | null;
  /** Cards shown in the middle: the ends of a refusal. */
  readonly gezeigt: readonly Karte[];
  /** What is told in the middle of the table. */
  readonly meldung: Spielereignis | null;
}

/** The picture at rest. */
export const ruhebild = (view: Ansicht): Bild => ({
  view,
  stich: laufender(view),
  bewegung: null,
  neu: null,
  gezeigt: [],
  meldung: null,
});

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
  gezeigt: [],
  meldung: null,
});

function naechstes(bild: Bild, ereignis: Spielereignis, nachher: Ansicht): Bild {
  switch (ereignis.__typename) {
    case 'RentzGegeben':
      return { ...bild, view: nachher, stich: null, meldung: ereignis };
    case 'RentzAngesagt':
      return { ...bild, view: { ...bild.view, spiel: ereignis.spiel, blind: ereignis.blind }, meldung: ereignis };
    case 'RentzAbgelehnt':
      return { ...bild, gezeigt: ereignis.enden, meldung: ereignis };
    case 'RentzGespielt':
      return gespielt(bild, ereignis.seat, ereignis.spielkarte);
    case 'RentzStichGewonnen':
      return gewonnen(bild, ereignis.seat, ereignis.stichpunkte);
    case 'RentzAngelegt':
      return angelegt(bild, nachher, ereignis.seat, ereignis.spielkarte);
    case 'RentzAusgestiegen': {
      const { seat, fertigAls, platzpunkte } = ereignis;
      const view = mitSpieler(bild.view, seat, (spieler) => ({ ...spieler, fertigAls, spielpunkte: platzpunkte }));
      return { ...bild, view, meldung: ereignis };
    }
    default:
      return { ...bild, meldung: ereignis };
  }
}

const mitSpieler = (view: Ansicht, seat: number, aendern: (spieler: Spieler) => Spieler): Ansicht => ({
  ...view,
  spieler: view.spieler.map((spieler) => (spieler.seat === seat ? aendern(spieler) : spieler)),
});

const ohneKarte = (view: Ansicht, seat: number, karte: Karte): Ansicht => ({
  ...mitSpieler(view, seat, (spieler) => ({
    ...spieler,
    karten: Math.max(0, spieler.karten - 1),
    handkarten: spieler.handkarten?.filter((andere) => andere !== karte) ?? null,
  })),
  amZug: null,
});

function gespielt(bild: Bild, seat: number, karte: Karte): Bild {
  const stich = mitKarte(bild.stich, bild.view.laufenderStich?.stichNummer ?? 1, { seat, karte });
  return { ...bild, view: ohneKarte(bild.view, seat, karte), stich, bewegung: { art: 'LEGEN', seat } };
}

// The trick counts at once, and the next card begins another one.
function gewonnen(bild: Bild, seat: number, punkte: number): Bild {
  const { stich, view } = bild;
  if (!stich) return bild;
  const { gabe } = view;
  const ausspieler = stich.gelegt[0]?.seat ?? seat;
  const stichkarten = stich.gelegt.map(({ karte }) => karte);
  const gezaehlt = mitSpieler(view, seat, (spieler) => ({
    ...spieler,
    stichzahl: spieler.stichzahl + 1,
    spielpunkte: spieler.spielpunkte + punkte,
  }));
  return {
    ...bild,
    view: {
      ...gezaehlt,
      letzterStich: { gabe, stichNummer: stich.nummer, ausspieler, stichkarten, gewinner: seat, stichpunkte: punkte },
      laufenderStich: { gabe, stichNummer: stich.nummer + 1, ausspieler: seat, stichkarten: [], gewinner: null, stichpunkte: 0 },
    },
    stich: { ...stich, gewinner: seat, punkte },
    bewegung: { art: 'EINSAMMELN', seat },
  };
}

// The first card of all may come before the rows are known from the view before: then they are taken from the one after.
function angelegt(bild: Bild, nachher: Ansicht, seat: number, karte: Karte): Bild {
  const { phase, reihen } = bild.view.reihen.length > 0 ? bild.view : { ...nachher, reihen: leer(nachher) };
  const gelegt = reihen.map((reihe) => ({
    ...reihe,
    liegen: auslagereihe(reihe).plaetze.filter((platz) => platz === karte || reihe.liegen.includes(platz)),
  }));
  return { ...bild, view: { ...ohneKarte(bild.view, seat, karte), phase, reihen: gelegt }, neu: karte };
}

const leer = ({ reihen }: Ansicht): Ansicht['reihen'] => reihen.map((reihe) => ({ ...reihe, liegen: [] }));
