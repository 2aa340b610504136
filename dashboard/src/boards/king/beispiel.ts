import type { Stammgast } from '../../art/gesicht';
import { FARBEN } from '../kartentisch/karten';
import type { Farbe, Karte, Rang } from '../kartentisch/typen';
import type { Ansicht, Entscheidungsfrage, Kontrakt, Spieler, Spielereignis, Stich, Tarif, Zugmoeglichkeit } from './typen';

/** Sample views for the catalogue and for tests: a match of King at its start, in its middle with every kind of decision, and at its end. */
export const namen: readonly string[] = ['Annika', 'Onkel Pavel', 'Fräulein Rita', 'Doktor Prost', 'Schorsch'];
export const homies: readonly (Stammgast | null)[] = [null, 'ONKEL_PAVEL', 'FRAEULEIN_RITA', 'DOKTOR_PROST', 'SCHORSCH'];
export const fuehrung = ['PLAYER', 'HOMIE', 'HOMIE', 'HOMIE', 'HOMIE'] as const;

const kind = '';
const RAENGE: readonly Rang[] = ['A', 'K', 'D', 'B', '10', '9', '8', '7', '6', '5', '4', '3', '2'];
const alleMit = (...raenge: Rang[]): Karte[] => FARBEN.flatMap((farbe) => raenge.map((rang): Karte => `${farbe}_${rang}`));
const herzen = RAENGE.map((rang): Karte => `HERZ_${rang}`);

/** A hand as newspapers print it: spades, hearts, clubs, diamonds. */
export const hand = (...reihen: string[]): Karte[] =>
  reihen.flatMap((reihe, i) =>
    reihe
      .split(' ')
      .filter(Boolean)
      .map((rang) => `${FARBEN[i] as Farbe}_${rang as Rang}` as Karte),
  );

const tarif = (jeStich: number, jeStrafkarte = 0, strafkarten: Karte[] = [], zaehlstiche: Tarif['zaehlstiche'] = []): Tarif => ({
  jeStich,
  jeStrafkarte,
  strafkarten,
  zaehlstiche,
});
const tarife: Readonly<Record<Kontrakt, Tarif>> = {
  STICHE: tarif(-1),
  HERZEN: tarif(0, -1, herzen),
  KOENIGE_BUBEN: tarif(0, -1, alleMit('K', 'B')),
  DAMEN: tarif(0, -2, alleMit('D')),
  HERZ_KOENIG: tarif(0, -5, ['HERZ_K']),
  ZWEI_STICHE: tarif(
    0,
    0,
    [],
    [
      { stichNummer: 7, wert: -2 },
      { stichNummer: 13, wert: -3 },
    ],
  ),
  TRUMPF: tarif(1),
};
const reihenfolge = Object.keys(tarife) as Kontrakt[];

interface Lage {
  spieler?: readonly Partial<Spieler>[];
  kontrakt: Kontrakt | null;
  rest?: Partial<Ansicht>;
}

/** A view with sensible defaults: everybody has as many cards as seat 0, whose hand is known. */
export function ansicht({ spieler = [{}, {}, {}, {}], kontrakt, rest = {} }: Lage): Ansicht {
  const eigene = spieler[0]?.handkarten ?? [];
  const leer = { zaehlkarten: [], spielpunkte: 0, gesamt: 0, trumpfspieleUebrig: 1, minusspieleUebrig: 0, stichzahl: 0 };
  const spielNummer = rest.spielNummer ?? (kontrakt ? reihenfolge.indexOf(kontrakt) + 1 : 1);
  return {
    __typename: 'KingView',
    optionen: {
      spielform: 'KINGEN',
      trumpfwahl: 'LETZTE_KARTE',
      turnierregeln: false,
      andereWerte: false,
      einzelkarte: 'HERZ_K',
      damenZuerst: false,
      nurAbheben: false,
    },
    spielNummer,
    spiele: 10,
    kontrakt,
    kingTarif: kontrakt && tarife[kontrakt],
    geber: 3,
    ansager: 3,
    imUhrzeigersinn: true,
    amZug: 0,
    trumpffarbe: null,
    trumpfkarte: null,
    gebote: [],
    kauf: null,
    stichzahl: 13,
    laufenderStich: null,
    letzterStich: null,
    stiche: [],
    spieler: spieler.map((einer, seat) => ({ seat, karten: eigene.length, handkarten: null, ...leer, ...einer })),
    vorrat: reihenfolge.map((einer, i) => ({
      kontrakt: einer,
      uebrig: einer === 'TRUMPF' ? Math.min(4, 10 - spielNummer) : i >= spielNummer ? 1 : 0,
      kingTarif: tarife[einer],
    })),
    zettel: [],
    nochZuVergeben: 0,
    sieger: null,
    ...rest,
  };
}

/** A finished or running trick. */
export const stich = (
  stichNummer: number,
  ausspieler: number,
  stichkarten: Karte[],
  gewinner: number | null = null,
  stichpunkte = 0,
): Stich => ({
  stichNummer,
  ausspieler,
  stichkarten,
  gewinner,
  zaehltFuer: gewinner,
  stichpunkte,
});

/** An open decision of seat 0, or of somebody else without moves. */
export const frage = (
  kingEntscheidung: Entscheidungsfrage['question']['kingEntscheidung'],
  zuege: readonly Partial<Zugmoeglichkeit>[],
  mehr: Partial<Entscheidungsfrage['question']> = {},
  seat = 0,
): Entscheidungsfrage => ({
  id: `${kingEntscheidung}.${zuege.length}.${seat}`,
  seat,
  question: { __typename: 'KingQuestion', kingEntscheidung, angespielt: null, hoechstesGebot: null, bieter: null, ...mehr },
  legalMoves: zuege.map((zug) => ({
    __typename: 'KingLegalMove',
    kingZug: 'LEGEN',
    kontrakt: null,
    gebot: null,
    farbe: null,
    karte: null,
    ...zug,
  })),
});

/** Playing cards: which may be played. */
export const legen = (karten: readonly Karte[]): Partial<Zugmoeglichkeit>[] => karten.map((karte) => ({ kingZug: 'LEGEN', karte }));

/** Uncounted games bring the rest: minus games of 52 in all, then as much back. */
export const zettelzeile = (
  spielNummer: number,
  kontrakt: Kontrakt,
  ergebnis: number[],
  stand: number[],
  trumpffarbe: Farbe | null = null,
) => ({
  spielNummer,
  kontrakt,
  geber: (spielNummer + 3) % 4,
  ansager: (spielNummer + 3) % 4,
  trumpffarbe,
  ergebnis,
  stand,
});

/** The last events before `danach` in the catalogue: the trick of kings and jacks from the rules, then the next lead. */
export const letzte: readonly Spielereignis[] = [
  { __typename: 'KingKarteGelegt', kind, seat: 0, spielkarte: 'KREUZ_10' },
  { __typename: 'KingStichGewonnen', kind, seat: 1, stichNummer: 2, zaehltFuer: 1, punkte: -2 },
];
