import type { Stammgast } from '../../art/gesicht';
import { brettdruck, deckelLautTafel } from './brettdruck';
import type { Ansicht, Entscheidungsfrage, Kneipe, Spielereignis, Viertel } from './typen';

/** Sample views for catalogue pages and tests: a match of four at its start, in the middle and at its end. */
export const namen: readonly string[] = ['Annika', 'Fräulein Rita', 'Doktor Prost', 'Hinnerk'];
export const homies: readonly (Stammgast | null)[] = [null, 'FRAEULEIN_RITA', 'DOKTOR_PROST', 'HINNERK'];
export const fuehrung = ['PLAYER', 'HOMIE', 'HOMIE', 'HOMIE'] as const;

const preise: Readonly<Record<number, number>> = {
  1: 80,
  2: 80,
  3: 100,
  5: 120,
  6: 120,
  7: 140,
  9: 160,
  10: 160,
  11: 180,
  13: 200,
  14: 200,
  15: 240,
};

/** Owner and upgrade by field; fields left out are free. */
type Besitz = Readonly<Record<number, readonly [besitzer: number, stufe: number]>>;

function kneipen(besitz: Besitz): Kneipe[] {
  const viertelVon = (feld: number): Viertel => brettdruck[feld]?.viertel ?? 'UNI';
  return Object.entries(preise).map(([schluessel, preis]) => {
    const feld = Number(schluessel);
    const [besitzer, stufe] = besitz[feld] ?? [null, 0];
    const anzahl = Object.entries(besitz).filter(
      ([anderes, [wer]]) => wer === besitzer && viertelVon(Number(anderes)) === viertelVon(feld),
    ).length;
    const wert = preis + (stufe * preis) / 2;
    return {
      feld,
      viertel: viertelVon(feld),
      preis,
      besitzer,
      stufe,
      deckel: deckelLautTafel(preis, stufe, Math.max(1, anzahl)) ?? 0,
      wert,
      uebernahme: Math.ceil((wert * 3) / 20) * 10,
      ausbauPreis: preis / 2,
    };
  });
}

type Stand = readonly [taler: number, feld: number, merkmal?: 'setztAus' | 'pleite'];

function ansicht(besitz: Besitz, staende: readonly Stand[], rest: Omit<Ansicht, '__typename' | 'kneipen' | 'spieler' | 'runden'>): Ansicht {
  const alle = kneipen(besitz);
  const spieler = staende.map(([taler, feld, merkmal], seat) => ({
    seat,
    taler,
    vermoegen: taler + alle.filter((kneipe) => kneipe.besitzer === seat).reduce((summe, kneipe) => summe + kneipe.wert, 0),
    feld,
    setztAus: merkmal === 'setztAus',
    pleite: merkmal === 'pleite',
    platz: seat,
  }));
  return { __typename: 'KiezkoenigView', kneipen: alle, spieler, runden: 10, ...rest };
}

export const anfang: Ansicht = ansicht(
  {},
  [
    [1000, 0],
    [1100, 0],
    [1200, 0],
    [1300, 0],
  ],
  {
    runde: 1,
    amZug: 0,
    wuerfel: null,
    karte: null,
    kartenImStapel: 14,
    koenige: null,
  },
);

export const mitte: Ansicht = ansicht(
  { 1: [2, 1], 2: [2, 0], 5: [0, 1], 6: [0, 0], 7: [1, 0], 9: [3, 2], 10: [3, 0], 13: [1, 1], 14: [1, 0] },
  [
    [610, 11],
    [285, 8, 'setztAus'],
    [0, 13, 'pleite'],
    [945, 13],
  ],
  { runde: 6, amZug: 0, wuerfel: [4, 2], karte: 'FASSBIER_SPENDE', kartenImStapel: 5, koenige: null },
);

export const ende: Ansicht = ansicht(
  {
    1: [2, 2],
    2: [2, 1],
    3: [2, 0],
    5: [0, 2],
    6: [0, 1],
    7: [0, 0],
    9: [3, 2],
    10: [3, 1],
    11: [0, 1],
    13: [1, 2],
    14: [1, 1],
    15: [3, 0],
  },
  [
    [1245, 6],
    [310, 12],
    [540, 0],
    [720, 6],
  ],
  { runde: 10, amZug: null, wuerfel: [6, 5], karte: 'TAXI', kartenImStapel: 11, koenige: [0] },
);

const zug = (art: Entscheidungsfrage['legalMoves'][number]['zug'], feld: number | null, preis: number) =>
  ({ __typename: 'KiezkoenigLegalMove', zug: art, feld, preis }) as const;

export const vorDemWurf: Entscheidungsfrage = {
  id: 'p1',
  seat: 0,
  question: { __typename: 'KiezkoenigQuestion', frage: 'VOR_DEM_WURF', feld: null, preis: null },
  legalMoves: [zug('AUSBAUEN', 5, 60), zug('AUSBAUEN', 6, 60), zug('WUERFELN', null, 0)],
};

export const kaufen: Entscheidungsfrage = {
  id: 'p2',
  seat: 0,
  question: { __typename: 'KiezkoenigQuestion', frage: 'KAUFEN', feld: 11, preis: 180 },
  legalMoves: [zug('KAUFEN', 11, 180), zug('LASSEN', null, 0)],
};

export const uebernehmen: Entscheidungsfrage = {
  id: 'p3',
  seat: 0,
  question: { __typename: 'KiezkoenigQuestion', frage: 'UEBERNEHMEN', feld: 7, preis: 210 },
  legalMoves: [zug('UEBERNEHMEN', 7, 210), zug('LASSEN', null, 0)],
};

export const wartend: Entscheidungsfrage = { ...kaufen, seat: 3, legalMoves: [] };

const kind = 'kiezkoenig';

/** What led to `mitte`: a roll and the move to the Kombüse. */
export const letzte: readonly Spielereignis[] = [
  { __typename: 'KiezkoenigGewuerfelt', kind, seat: 0, wuerfel: [4, 2] },
  { __typename: 'KiezkoenigGezogen', kind, seat: 0, von: 5, nach: 11, zugGrund: 'WURF', vorwaerts: true },
];
