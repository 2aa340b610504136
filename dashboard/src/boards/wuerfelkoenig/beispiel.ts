import type { Stammgast } from '../../art/gesicht';
import { druckVon, farbeAuf, farbeDer, orte } from './kartendruck';
import type { Ansicht, Buerger, Entscheidungsfrage, Ort, Spielereignis, Stapelkarte, Zugmoeglichkeit } from './typen';

/** Sample views for catalogue pages and tests: a match of four at its start, in the middle and at its end. */
export const namen: readonly string[] = ['Annika', 'Fräulein Rita', 'Doktor Prost', 'Hinnerk'];
export const homies: readonly (Stammgast | null)[] = [null, 'FRAEULEIN_RITA', 'DOKTOR_PROST', 'HINNERK'];
export const fuehrung = ['PLAYER', 'HOMIE', 'HOMIE', 'HOMIE'] as const;

interface Reihe {
  readonly buerger: readonly (Buerger | null)[];
  /** Cards left on each location stack. */
  readonly ortKarten: readonly number[];
  /** Places whose condition the dice meet. */
  readonly erfuellt?: readonly number[];
  /** Chances by place, 0 to 1. */
  readonly chancen?: readonly number[];
}

const reihe = ({ buerger, ortKarten, erfuellt = [], chancen }: Reihe): Ansicht['reihe'] =>
  orte.map(([ort, ortFarbe], platz) => {
    const wer = buerger[platz] ?? null;
    const karten = ortKarten[platz] ?? 0;
    const druck = wer && druckVon(wer);
    const farbe = druck && farbeDer(druck.art);
    return {
      __typename: 'WuerfelkoenigPlatz',
      platz,
      ort,
      ortFarbe,
      ortKarten: karten,
      ortPunkte: karten > 0 ? 5 - karten : null,
      karte: wer &&
        druck && {
          __typename: 'WuerfelkoenigBuergerkarte',
          buerger: wer,
          ...druck,
          werte: [...druck.werte],
          farbe,
          gruendet: farbe === ortFarbe,
          erfuellt: erfuellt.includes(platz),
          chance: chancen?.[platz] ?? null,
        },
    };
  });

/** A card of a kingdom: a citizen, a location with its points, or a penalty's points. */
type Karte = Buerger | readonly [ort: Ort, punkte: number] | number;

const karteAus = (karte: Karte): Stapelkarte => {
  const leer = { __typename: 'WuerfelkoenigStapelkarte', buerger: null, ort: null } as const;
  if (typeof karte === 'number') return { ...leer, sorte: 'STRAFE', punkte: karte };
  if (typeof karte === 'string') return { ...leer, sorte: 'BUERGER', buerger: karte, punkte: druckVon(karte).punkte };
  return { ...leer, sorte: 'ORT', ort: karte[0], punkte: karte[1] };
};

function spieler(reiche: readonly (readonly Karte[])[]): Ansicht['spieler'] {
  return reiche.map((karten, seat) => {
    const stapel = karten.map(karteAus);
    const arten = stapel.map(({ buerger }) => buerger && druckVon(buerger).art);
    const feen = arten.filter((art) => art === 'FEE').length;
    return {
      __typename: 'WuerfelkoenigSpieler',
      seat,
      platz: seat,
      punkte: stapel.reduce((summe, karte) => summe + karte.punkte, feen * feen),
      minuspunkte: stapel.reduce((summe, karte) => summe + Math.max(0, -karte.punkte), 0),
      feen,
      elfeOben: arten.at(-1) === 'ELFE',
      stapel,
    };
  });
}

type Wurf = Pick<Ansicht, 'wurf' | 'wuerfe' | 'wuerfel' | 'farben' | 'behalten'>;

const wurf = (nummer: number, wuerfel: number[] | null, behalten: number[] = [], wuerfe = 3): Wurf => ({
  wurf: nummer,
  wuerfe,
  wuerfel,
  farben: wuerfel?.map((zahl, stelle) => farbeAuf(stelle, zahl)) ?? null,
  behalten,
});

const tisch = { __typename: 'WuerfelkoenigView', extrazug: false, drache: null, koenige: null } as const;

export const anfang: Ansicht = {
  ...tisch,
  ...wurf(0, null),
  zugNummer: 1,
  amZug: 0,
  reihe: reihe({ buerger: ['GNOM_4_ROT', 'ZWERG_3X4', 'KOBOLD_5', 'ORK_2_2_2', 'FEE_2GRUEN_3BLAU'], ortKarten: [3, 3, 3, 3, 3] }),
  nachziehstapel: 35,
  strafstapel: 10,
  ablagestapel: 0,
  spieler: spieler([[], [], [], []]),
};

const reiche: readonly (readonly Karte[])[] = [
  ['GNOM_3_GRUEN', ['BERGWERK', 2], 'ZWERG_3X1', -1, 'FEE_2ROT_2GRUEN', 'ELFE_4'],
  ['ORK_3', ['ZAUBERWALD', 2], 'KOBOLD_4', 'SCHNOESEL_GERADE', -2],
  ['LEHRLING_2ROT_2GRUEN_2BLAU', 'ORK_4', 'DRACHE_25', ['STADT', 2], 'ELFE_5', 'GNOM_4_GRUEN'],
  ['HYPNOTISEUR', ['TUEFTLERWERKSTATT', 2], 'GNOM_5_ROT', 'FEE_3ROT_2BLAU', 'FEE_2GRUEN_2BLAU'],
];

const mitteReihe: Reihe = {
  buerger: ['SCHNOESEL_UNGERADE', 'HYPNOTISEUR', 'GNOM_6_BLAU', 'ORK_3_2', 'DRACHE_28'],
  ortKarten: [2, 2, 2, 3, 2],
  chancen: [0.18, 0.04, 0.02, 0.67, 0.11],
};

/** In the middle: an elf on top brings a fourth roll, two rolls are made, three dice were kept. */
export const mitte: Ansicht = {
  ...tisch,
  ...wurf(2, [3, 3, 3, 1, 5, 6], [0, 1, 2], 4),
  zugNummer: 21,
  amZug: 0,
  reihe: reihe(mitteReihe),
  nachziehstapel: 13,
  strafstapel: 8,
  ablagestapel: 2,
  spieler: spieler(reiche),
};

/** As `mitte`, but two citizens are met and no roll is left. */
export const auswahl: Ansicht = {
  ...mitte,
  ...wurf(4, [3, 3, 3, 1, 1, 5], [0, 1, 2, 3, 5], 4),
  reihe: reihe({ ...mitteReihe, erfuellt: [0, 3], chancen: [1, 0, 0, 1, 0] }),
};

/** As `auswahl`, with rolls left. */
export const nehmbar: Ansicht = { ...auswahl, ...wurf(3, [3, 3, 3, 1, 1, 5], [0, 1, 2, 3, 5], 4) };

/** The dragon was taken and must be given away. */
export const drache: Ansicht = {
  ...mitte,
  ...wurf(3, [6, 6, 5, 4, 6, 5], [0, 1, 4], 4),
  drache: 'DRACHE_28',
  reihe: reihe({ ...mitteReihe, buerger: ['SCHNOESEL_UNGERADE', 'HYPNOTISEUR', 'GNOM_6_BLAU', 'ORK_3_2', null] }),
};

/** After `auswahl` the orc was taken, a location founded, and Fräulein Rita is up. */
export const danachMitte: Ansicht = {
  ...mitte,
  ...wurf(0, null),
  zugNummer: 22,
  amZug: 1,
  reihe: reihe({
    buerger: ['FEE_2ROT_3GRUEN', 'SCHNOESEL_UNGERADE', 'HYPNOTISEUR', 'GNOM_6_BLAU', 'DRACHE_28'],
    ortKarten: [2, 2, 2, 2, 2],
  }),
  nachziehstapel: 12,
  spieler: spieler([[...(reiche[0] ?? []), ['ORKDORF', 2], 'ORK_3_2'], ...reiche.slice(1)]),
};

export const ende: Ansicht = {
  ...tisch,
  ...wurf(3, [6, 2, 4, 4, 2, 6], [0, 1, 2, 3]),
  zugNummer: 33,
  amZug: null,
  koenige: [3],
  reihe: reihe({ buerger: ['ZWERG_5X6', 'ELFE_6', 'DRACHE_30', 'GNOM_5_BLAU', 'ORK_5'], ortKarten: [1, 1, 2, 2, 0] }),
  nachziehstapel: 3,
  strafstapel: 5,
  ablagestapel: 4,
  spieler: spieler([
    [...(reiche[0] ?? []), ['ORKDORF', 2], 'ORK_3_2', 'SCHNOESEL_UNGERADE', -1, 'GNOM_4_ROT'],
    [...(reiche[1] ?? []), 'KOBOLD_5', -3, 'DRACHE_28'],
    [...(reiche[2] ?? []), ['BERGWERK', 3], 'ZWERG_4X3', 'LEHRLING_3ROT_3BLAU'],
    [...(reiche[3] ?? []), ['ZAUBERWALD', 3], 'FEE_2ROT_3GRUEN', ['ZAUBERWALD', 4], 'KOBOLD_6'],
  ]),
};

const zug = (wuerfelzug: Zugmoeglichkeit['wuerfelzug'], rest: Partial<Zugmoeglichkeit> = {}): Zugmoeglichkeit => ({
  __typename: 'WuerfelkoenigLegalMove',
  wuerfelzug,
  behalten: null,
  platz: null,
  an: null,
  preis: 0,
  ...rest,
});

const rollen = Array.from({ length: 63 }, (_, menge) => zug('WUERFELN', { behalten: [0, 1, 2, 3, 4, 5].filter((i) => menge & (1 << i)) }));
const nehmen = [3, 0].sort().map((platz) => zug('NEHMEN', { platz }));

type Frage = Entscheidungsfrage['question'];

const frage = (schritt: Frage['schritt'], wuerfeUebrig: number, legalMoves: readonly Zugmoeglichkeit[]): Entscheidungsfrage => ({
  id: schritt,
  seat: 0,
  question: { __typename: 'WuerfelkoenigQuestion', schritt, wuerfeUebrig, drache: schritt === 'DRACHE_SCHENKEN' ? 'DRACHE_28' : null },
  legalMoves,
});

export const ersterWurf = frage('ERSTER_WURF', 3, rollen.slice(0, 1));
export const weiter = frage('NACH_DEM_WURF', 2, [...rollen, zug('AUFHOEREN')]);
export const weiterOderNehmen = frage('NACH_DEM_WURF', 1, [...rollen, ...nehmen]);
export const waehlen = frage('BUERGER_WAEHLEN', 0, nehmen);
export const schenken = frage(
  'DRACHE_SCHENKEN',
  0,
  [1, 2, 3].map((an) => zug('SCHENKEN', { an })),
);
export const wartend: Entscheidungsfrage = { ...frage('ERSTER_WURF', 3, []), seat: 1 };

const kind = 'wuerfelkoenig';

/** What leads from `auswahl` to `danachMitte`. */
export const danachEreignisse: readonly Spielereignis[] = [
  { __typename: 'WuerfelkoenigBuergerGenommen', kind, seat: 0, platz: 3, buerger: 'ORK_3_2', hypnotisiert: false },
  { __typename: 'WuerfelkoenigOrtGegruendet', kind, seat: 0, ort: 'ORKDORF', punkte: 2 },
  { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind, buerger: 'FEE_2ROT_3GRUEN' },
  { __typename: 'WuerfelkoenigZugBegonnen', kind, zugNummer: 22, seat: 1, wuerfe: 3, extrazug: false },
];

/** What leads from `nehmbar` to `auswahl`: the last roll. */
export const letzterWurf: readonly Spielereignis[] = [
  { __typename: 'WuerfelkoenigGewuerfelt', kind, seat: 0, wurf: 4, behalten: [0, 1, 2, 3, 5], wuerfel: [3, 3, 3, 1, 1, 5] },
];
