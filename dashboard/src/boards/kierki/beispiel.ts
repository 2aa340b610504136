import type { Stammgast } from '../../art/gesicht';
import { nachbarn } from '../kartentisch/auslagereihe';
import { erlaubt, gegeben, gespielt, packung } from '../kartentisch/beispielstiche';
import { FARBEN, farbeVon } from '../kartentisch/karten';
import type { Farbe, Karte } from '../kartentisch/typen';
import { auslagereihe, laufender } from './ansicht';
import { plan, tarife, zettelBis } from './beispielzettel';
import { kartenwert } from './folge';
import type { Ansicht, Entscheidungsfrage, Frage, Spiel, Spielereignis, Zugmoeglichkeit } from './typen';

/** Sample views for the catalogue and for tests: every kind of game and of decision, with three and with four players. */
export const namen: readonly string[] = ['Annika', 'Ben', 'Onkel Pavel', 'Fräulein Rita'];
export const homies: readonly (Stammgast | null)[] = [null, null, 'ONKEL_PAVEL', 'FRAEULEIN_RITA'];
export const fuehrung = ['PLAYER', 'PLAYER', 'HOMIE', 'HOMIE'] as const;

const blaetter = gegeben(packung('2'), 4);
const blaetterZuDritt = gegeben(packung('2', ['KREUZ_2']), 3);

interface Lage {
  nummer: number;
  haende?: Karte[][];
  /** Cards played so far. */
  karten?: number;
  trumpf?: Farbe | null;
  /** Whose hand is seen; 'ALLE': open hands. */
  sieht?: number | null | 'ALLE';
}

function grund({ nummer, haende = blaetter, sieht = 0 }: Lage): Ansicht {
  const spieler = haende.length;
  const alle = plan(spieler);
  const zettel = zettelBis(nummer - 1, spieler);
  const spiel = alle[nummer - 1]?.kierkiSpiel as Spiel;
  const stand = zettel.at(-1)?.stand ?? haende.map(() => 0);
  return {
    __typename: 'KierkiView',
    spielNummer: nummer,
    spiele: alle.length,
    kierkiSpiel: spiel,
    geber: alle[nummer - 1]?.geber ?? 0,
    amZug: null,
    trumpffarbe: null,
    tarif: tarife[spiel],
    spieler: haende.map((hand, seat) => ({
      seat,
      karten: hand.length,
      blatt: sieht === 'ALLE' || sieht === seat ? hand : null,
      stichzahl: 0,
      zaehlkarten: [],
      spielpunkte: 0,
      stand: stand[seat] ?? 0,
      fertigAls: null,
    })),
    laufenderStich: null,
    letzterStich: null,
    gespielteStiche: [],
    startkarten: [],
    reihen: [],
    legungen: [],
    plan: alle,
    zettel,
    nochZuVergeben: -stand.reduce((summe, punkte) => summe + punkte, 0),
    sieger: null,
  };
}

function stichspiel(lage: Lage): Ansicht {
  const { haende = blaetter, karten = 0, trumpf = null, sieht = 0 } = lage;
  const view = grund(lage);
  const { tarif, geber } = view;
  const anfang = view.kierkiSpiel === 'TRUMPF' ? geber : (geber + 1) % haende.length;
  const spiel = gespielt(haende, anfang, karten, trumpf);
  const stiche = spiel.stiche.map(({ ausspieler, stichkarten, gewinner }) => ({
    ausspieler,
    stichkarten,
    stichVon: gewinner,
    stichpunkte: tarif.jeStich + stichkarten.reduce((summe, karte) => summe + kartenwert(karte, tarif), 0),
  }));
  const { ausspieler, stichkarten } = spiel.laufend;
  return {
    ...view,
    trumpffarbe: trumpf,
    amZug: (ausspieler + stichkarten.length) % haende.length,
    laufenderStich: stichkarten.length > 0 ? { ausspieler, stichkarten, stichVon: null, stichpunkte: 0 } : null,
    letzterStich: stiche.at(-1) ?? null,
    gespielteStiche: stiche,
    spieler: view.spieler.map((einer) => {
      const seine = stiche.filter(({ stichVon }) => stichVon === einer.seat);
      const hand = spiel.haende[einer.seat] ?? [];
      return {
        ...einer,
        karten: hand.length,
        blatt: sieht === 'ALLE' || sieht === einer.seat ? hand : null,
        stichzahl: seine.length,
        zaehlkarten: seine.flatMap((stich) => stich.stichkarten.filter((karte) => kartenwert(karte, tarif) !== 0)),
        spielpunkte: seine.reduce((summe, { stichpunkte }) => summe + stichpunkte, 0),
      };
    }),
  };
}

function loteryjka(liegen: readonly Karte[], lage: Lage): Ansicht {
  const view = grund(lage);
  const startkarten = FARBEN.map((farbe): Karte => `${farbe}_7`);
  const leer: Ansicht = { ...view, startkarten, reihen: FARBEN.map((reihenfarbe) => ({ reihenfarbe, liegen: [], naechste: [] })) };
  const reihen = leer.reihen.map((reihe) => {
    const { farbe, plaetze, start } = auslagereihe(reihe, leer);
    const da = plaetze.filter((karte) => liegen.includes(karte));
    return { reihenfarbe: farbe, liegen: da, naechste: [...nachbarn(plaetze, da, start)] };
  });
  const { sieht = 0 } = lage;
  const spieler = leer.spieler.map((einer) => {
    const hand = (lage.haende ?? blaetter)[einer.seat]?.filter((karte) => !liegen.includes(karte)) ?? [];
    return { ...einer, karten: hand.length, blatt: sieht === 'ALLE' || sieht === einer.seat ? hand : null };
  });
  const legungen = liegen.map((spielkarte, i) => ({ seat: i % 4, spielkarte }));
  return { ...leer, reihen, spieler, legungen: [...legungen.slice(0, -1), { seat: 3, spielkarte: null }], amZug: 0 };
}

/** The first position from a number of cards on in which a seat must play to a trick, or lead. */
function bis(lage: Lage, seat: number, imStich: boolean): Ansicht {
  let karten = lage.karten ?? 0;
  for (;;) {
    const view = stichspiel({ ...lage, karten });
    if (view.amZug === seat && (view.laufenderStich !== null) === imStich) return view;
    karten++;
  }
}

const GELEGT: readonly Karte[] = [
  'HERZ_7',
  'HERZ_8',
  'HERZ_6',
  'PIK_7',
  'PIK_8',
  'HERZ_9',
  'KARO_7',
  'KARO_6',
  'PIK_9',
  'HERZ_5',
  'KARO_5',
];

const ersteKarten = blaetter.map((hand) => hand.filter((_, i) => i % 3 === 0));

export const anfang = stichspiel({ nummer: 1 });
export const zugeben = bis({ nummer: 2, karten: 18 }, 0, true);
export const mitte = bis({ nummer: 7, karten: 12 }, 0, false);
export const trumpfwahl: Ansicht = { ...grund({ nummer: 10, haende: ersteKarten }), amZug: 0 };
export const trumpfspiel = bis({ nummer: 10, karten: 20, trumpf: 'KARO' }, 0, true);
export const auslegen = loteryjka(GELEGT, { nummer: 12 });
export const eroeffnen: Ansicht = { ...loteryjka([], { nummer: 12 }), startkarten: [], geber: 0, legungen: [] };
export const zuDritt = bis({ nummer: 3, haende: blaetterZuDritt, sieht: 0 }, 0, true);
export const zuschauen = bis({ nummer: 5, karten: 22, sieht: null }, 1, true);
export const gegenueber = bis({ nummer: 5, karten: 22, sieht: 2 }, 1, true);
export const offen = bis({ nummer: 6, karten: 18, sieht: 'ALLE' }, 0, true);
export const offeneReihen = loteryjka(GELEGT, { nummer: 12, sieht: 'ALLE' });
export const ende: Ansicht = {
  ...grund({ nummer: 12 }),
  zettel: zettelBis(12, 4),
  spieler: grund({ nummer: 12 }).spieler.map((einer) => ({
    ...einer,
    karten: 0,
    blatt: [],
    stand: zettelBis(12, 4).at(-1)?.stand[einer.seat] ?? 0,
  })),
  nochZuVergeben: 0,
  sieger: [2],
};

const zug = (spielkarte: Karte | null, trumpffarbe: Farbe | null, art: Zugmoeglichkeit['kierkiZug']): Zugmoeglichkeit => ({
  __typename: 'KierkiLegalMove',
  kierkiZug: art,
  spielkarte,
  trumpffarbe,
});

function frage(view: Ansicht, kierkiFrage: Frage['kierkiFrage'], zuege: readonly Zugmoeglichkeit[]): Entscheidungsfrage {
  const { spielNummer, kierkiSpiel, laufenderStich } = view;
  const [gefuehrt] = laufenderStich?.stichkarten ?? [];
  const bedienfarbe = gefuehrt ? farbeVon(gefuehrt) : null;
  const herzGesperrt = kierkiFrage === 'AUSSPIELEN' && ['HERZEN', 'HERZ_KOENIG', 'ROZBOJNIK'].includes(kierkiSpiel);
  const question: Frage = { __typename: 'KierkiQuestion', kierkiFrage, spielNummer, kierkiSpiel, bedienfarbe, herzGesperrt };
  return { id: `p${spielNummer}`, seat: view.amZug ?? 0, question, legalMoves: zuege };
}

const hand = (view: Ansicht): readonly Karte[] => view.spieler[view.amZug ?? 0]?.blatt ?? [];
const spielen = (darf: readonly Karte[]) => darf.map((karte) => zug(karte, null, 'SPIELEN'));

/** The decision that is open in a view. */
export function offeneFrage(view: Ansicht): Entscheidungsfrage | null {
  if (view.amZug === null) return null;
  if (view === trumpfwahl)
    return frage(
      view,
      'TRUMPF_ANSAGEN',
      FARBEN.map((farbe) => zug(null, farbe, 'ANSAGEN')),
    );
  if (view.reihen.length > 0) {
    const passend = view.startkarten.length > 0 ? view.reihen.flatMap(({ naechste }) => naechste) : hand(view);
    const darf = hand(view).filter((karte) => passend.includes(karte));
    return frage(
      view,
      view.startkarten.length > 0 ? 'ANLEGEN' : 'EROEFFNEN',
      darf.map((karte) => zug(karte, null, 'ANLEGEN')),
    );
  }
  const gelegt = laufender(view)?.gelegt[0]?.karte;
  const darf = erlaubt(hand(view), gelegt);
  if (gelegt) return frage(view, 'ZUGEBEN', spielen(darf));
  const gesperrt = view.kierkiSpiel === 'HERZEN' || view.kierkiSpiel === 'ROZBOJNIK';
  return frage(view, 'AUSSPIELEN', spielen(gesperrt ? darf.filter((karte) => farbeVon(karte) !== 'HERZ') : darf));
}

const kind = 'kierki';
/** What leads from a view to the end of its trick: the cards that are missing, and who wins them. */
export const letzte = (von: Ansicht): readonly Spielereignis[] => {
  const stich = danach(von).gespielteStiche.at(-1);
  if (!stich) return [];
  const schon = von.laufenderStich?.stichkarten.length ?? 0;
  const karten = stich.stichkarten.slice(schon).map(
    (spielkarte, i): Spielereignis => ({
      __typename: 'KierkiKarteGespielt',
      kind,
      seat: (stich.ausspieler + schon + i) % von.spieler.length,
      spielkarte,
    }),
  );
  const nummer = von.gespielteStiche.length + 1;
  const { stichVon, stichpunkte } = stich;
  return [...karten, { __typename: 'KierkiStichGewonnen', kind, seat: stichVon ?? 0, stichNummer: nummer, stichpunkte }];
};
/** A view at the end of its trick. */
export const danach = (von: Ansicht): Ansicht =>
  stichspiel({
    nummer: von.spielNummer,
    haende: von.spieler.length === 3 ? blaetterZuDritt : blaetter,
    karten: (von.gespielteStiche.length + 1) * von.spieler.length,
    trumpf: von.trumpffarbe,
  });
