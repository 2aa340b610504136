import { ansicht, frage, hand, legen, stich, zettelzeile } from './beispiel';
import type { Ansicht, Entscheidungsfrage } from './typen';

/** A position of the catalogue. */
export interface Beispiel {
  readonly view: Ansicht;
  readonly frage: Entscheidungsfrage | null;
  readonly mySeat: number | null;
}

const anfangshand = hand('A 10 7', 'K 9 4 2', 'D B 6', 'A 8 3');
const anfang = ansicht({ kontrakt: 'STICHE', spieler: [{ handkarten: anfangshand }, {}, {}, {}], rest: { nochZuVergeben: 0 } });

const ersteZwei = [
  zettelzeile(1, 'STICHE', [-2, -5, -4, -2], [-2, -5, -4, -2]),
  zettelzeile(2, 'HERZEN', [0, -6, -3, -4], [-2, -11, -7, -6]),
];
const mittelhand = hand('A 7', 'A 9 4 2', '10 6', 'A 8 3 2');
const mitte = ansicht({
  kontrakt: 'KOENIGE_BUBEN',
  spieler: [
    { handkarten: mittelhand, gesamt: -2, stichzahl: 1 },
    { gesamt: -11, karten: 11 },
    { gesamt: -7, karten: 11 },
    { gesamt: -6, karten: 11 },
  ],
  rest: {
    geber: 1,
    ansager: 1,
    zettel: ersteZwei,
    nochZuVergeben: 26,
    letzterStich: stich(1, 2, ['PIK_4', 'PIK_9', 'PIK_10', 'PIK_3'], 0),
    stiche: [stich(1, 2, ['PIK_4', 'PIK_9', 'PIK_10', 'PIK_3'], 0)],
    laufenderStich: stich(2, 1, ['KREUZ_D', 'HERZ_K', 'KREUZ_B']),
  },
});
const ohneFarbe = hand('A 7 2', 'A 9 4 2', '', 'A B 8 3 2');
const abwerfen: Ansicht = {
  ...mitte,
  spieler: mitte.spieler.map((einer) => (einer.seat === 0 ? { ...einer, handkarten: ohneFarbe, karten: 12 } : einer)),
};
const zwischen: Ansicht = {
  ...mitte,
  laufenderStich: null,
  amZug: 1,
  letzterStich: stich(2, 1, ['KREUZ_D', 'HERZ_K', 'KREUZ_B', 'KREUZ_10'], 1, -2),
  stiche: [...mitte.stiche, stich(2, 1, ['KREUZ_D', 'HERZ_K', 'KREUZ_B', 'KREUZ_10'], 1, -2)],
  spieler: mitte.spieler.map((einer) => ({
    ...einer,
    handkarten: einer.handkarten?.filter((karte) => karte !== 'KREUZ_10') ?? null,
    karten: 11,
    ...(einer.seat === 1 ? { spielpunkte: -2, stichzahl: 1, zaehlkarten: ['HERZ_K', 'KREUZ_B'] as const } : {}),
  })) as Ansicht['spieler'],
};

const sechs = [
  ...ersteZwei,
  zettelzeile(3, 'KOENIGE_BUBEN', [-3, -1, -3, -1], [-5, -12, -10, -7]),
  zettelzeile(4, 'DAMEN', [-2, -2, 0, -4], [-7, -14, -10, -11]),
  zettelzeile(5, 'HERZ_KOENIG', [0, 0, -5, 0], [-7, -14, -15, -11]),
  zettelzeile(6, 'ZWEI_STICHE', [-2, -3, 0, 0], [-9, -17, -15, -11]),
];
const staende = [-9, -17, -15, -11];
const trumpfhand = hand('9', 'A K D 9 5', '10 8 3 2', 'A K 4');
const trumpfgrund = (rest: Partial<Ansicht>, eigene = trumpfhand): Ansicht =>
  ansicht({
    kontrakt: 'TRUMPF',
    spieler: staende.map((gesamt, seat) => ({ gesamt, ...(seat === 0 ? { handkarten: eigene } : {}) })),
    rest: { spielNummer: 7, zettel: sechs, nochZuVergeben: 52, ...rest },
  });
const mitWahl = { ...anfang.optionen, trumpfwahl: 'KAUF' as const };
const trumpf = trumpfgrund({
  trumpffarbe: 'HERZ',
  trumpfkarte: 'HERZ_7',
  geber: 2,
  ansager: 2,
  laufenderStich: stich(1, 3, ['PIK_A']),
  amZug: 0,
});
const bieten = trumpfgrund({ optionen: mitWahl, geber: 3, gebote: [] });
const verkaufen = trumpfgrund({
  optionen: mitWahl,
  geber: 0,
  ansager: 0,
  gebote: [
    { seat: 1, gebot: 2 },
    { seat: 2, gebot: null },
    { seat: 3, gebot: 4 },
  ],
});
const gekauft = trumpfgrund({
  optionen: mitWahl,
  geber: 0,
  ansager: 0,
  kauf: { kaeufer: 3, preisInStichen: 4, bezahlt: 0 },
  trumpffarbe: 'KARO',
  amZug: 2,
});

const doppel = ansicht({
  kontrakt: null,
  spieler: [{ handkarten: anfangshand, trumpfspieleUebrig: 2, minusspieleUebrig: 3 }, {}, {}, {}],
  rest: {
    optionen: { ...anfang.optionen, spielform: 'DOPPEL_KING', trumpfwahl: 'GEBER' },
    spielNummer: 1,
    spiele: 20,
    geber: 0,
    ansager: 0,
    vorrat: anfang.vorrat.map((einer) => ({ ...einer, uebrig: einer.kontrakt === 'TRUMPF' ? 8 : 2 })),
  },
});
const rifki: Ansicht = {
  ...doppel,
  optionen: { ...doppel.optionen, spielform: 'RIFKI' },
  kontrakt: 'DAMEN',
  kingTarif: { ...(anfang.vorrat[3] as Ansicht['vorrat'][number]).kingTarif, jeStrafkarte: -100 },
  geber: 1,
  imUhrzeigersinn: false,
  laufenderStich: stich(1, 2, ['KREUZ_4', 'KREUZ_A']),
};

const siebzehn = hand('A K 10 9 7', 'K D 9 4 2', 'B 6 5', 'A 9 8 3');
const zuDritt = ansicht({
  kontrakt: 'HERZEN',
  spieler: [{ handkarten: siebzehn }, {}, {}],
  rest: { spiele: 9, stichzahl: 17, geber: 2, ansager: 2, nochZuVergeben: 0 },
});
const zuFuenft = ansicht({
  kontrakt: 'DAMEN',
  spieler: [{ handkarten: hand('A D', 'K 9 4', 'D', 'A 8 3') }, { karten: 10 }, { karten: 10 }, { karten: 10 }, { karten: 10 }],
  rest: { spiele: 11, stichzahl: 10, geber: 4, ansager: 4, laufenderStich: stich(1, 2, ['KARO_4', 'KARO_9', 'KARO_D']) },
});

const offen: Ansicht = {
  ...zwischen,
  spieler: zwischen.spieler.map((einer, seat) => ({
    ...einer,
    handkarten:
      [
        einer.handkarten,
        hand('K 6 2', 'D 8', 'A 9 5', '10 7 4'),
        hand('D B 8 5', 'A 10 3', '8 2', 'K 9'),
        hand('6', 'B 7 6 5', 'K 4 3', 'D B 6 5'),
      ][seat] ?? null,
  })),
};
const ende = ansicht({
  kontrakt: 'TRUMPF',
  spieler: [5, -5, 3, -3].map((gesamt) => ({ gesamt, karten: 0, handkarten: [], trumpfspieleUebrig: 0 })),
  rest: {
    spielNummer: 10,
    trumpffarbe: 'PIK',
    amZug: null,
    sieger: [0],
    zettel: [
      ...sechs,
      zettelzeile(7, 'TRUMPF', [4, 3, 3, 3], [-5, -14, -12, -8], 'HERZ'),
      zettelzeile(8, 'TRUMPF', [2, 4, 6, 1], [-3, -10, -6, -7], 'KREUZ'),
      zettelzeile(9, 'TRUMPF', [5, 2, 3, 3], [2, -8, -3, -4], 'HERZ'),
      zettelzeile(10, 'TRUMPF', [3, 3, 6, 1], [5, -5, 3, -3], 'PIK'),
    ],
    letzterStich: stich(13, 1, ['PIK_K', 'PIK_A', 'HERZ_2', 'KARO_5'], 2, 1),
  },
});

const alle = (view: Ansicht): Entscheidungsfrage => frage('AUSSPIELEN', legen(view.spieler[0]?.handkarten ?? []));
const nur = (view: Ansicht, farbe: string): Entscheidungsfrage =>
  frage('ZUGEBEN', legen(view.spieler[0]?.handkarten?.filter((karte) => karte.startsWith(farbe)) ?? []), { angespielt: farbe as 'PIK' });
const frei = (view: Ansicht, angespielt: 'PIK' | 'KREUZ'): Entscheidungsfrage =>
  frage('ZUGEBEN', legen(view.spieler[0]?.handkarten ?? []), { angespielt });

/** Every position of the catalogue by its name. */
export const beispiele: Readonly<Record<string, Beispiel>> = {
  anfang: { view: anfang, frage: alle(anfang), mySeat: 0 },
  bedienen: { view: mitte, frage: nur(mitte, 'KREUZ'), mySeat: 0 },
  abwerfen: { view: abwerfen, frage: frei(abwerfen, 'KREUZ'), mySeat: 0 },
  warten: { view: zwischen, frage: frage('AUSSPIELEN', [], {}, 1), mySeat: 0 },
  trumpf: { view: trumpf, frage: nur(trumpf, 'PIK'), mySeat: 0 },
  bieten: {
    view: bieten,
    frage: frage('BIETEN', [
      { kingZug: 'PASSEN' },
      ...Array.from({ length: 13 }, (_, i) => ({ kingZug: 'BIETEN' as const, gebot: i + 1 })),
    ]),
    mySeat: 0,
  },
  verkaufen: {
    view: { ...verkaufen, trumpffarbe: null },
    frage: frage('VERKAUFEN', [{ kingZug: 'VERKAUFEN' }, { kingZug: 'BEHALTEN' }], { hoechstesGebot: 4, bieter: 3 }),
    mySeat: 0,
  },
  bestimmen: {
    view: { ...verkaufen, gebote: [] },
    frage: frage(
      'TRUMPF_ANSAGEN',
      (['PIK', 'HERZ', 'KREUZ', 'KARO'] as const).map((farbe) => ({ kingZug: 'BESTIMMEN' as const, farbe })),
    ),
    mySeat: 0,
  },
  gekauft: { view: gekauft, frage: frage('AUSSPIELEN', [], {}, 2), mySeat: 0 },
  ansagen: {
    view: doppel,
    frage: frage(
      'KONTRAKT_ANSAGEN',
      doppel.vorrat.map(({ kontrakt }) => ({ kingZug: 'ANSAGEN' as const, kontrakt })),
    ),
    mySeat: 0,
  },
  rifki: { view: rifki, frage: nur(rifki, 'KREUZ'), mySeat: 0 },
  dritt: { view: zuDritt, frage: alle(zuDritt), mySeat: 0 },
  fuenft: { view: zuFuenft, frage: nur(zuFuenft, 'KARO'), mySeat: 0 },
  zuschauen: { view: mitteFuer(null), frage: frage('ZUGEBEN', [], { angespielt: 'KREUZ' }), mySeat: null },
  gegenueber: { view: mitteFuer(2), frage: frage('ZUGEBEN', [], { angespielt: 'KREUZ' }), mySeat: 2 },
  offen: { view: offen, frage: null, mySeat: 0 },
  ende: { view: ende, frage: null, mySeat: 0 },
};

/** The same position as somebody else sees it; null: a spectator. */
function mitteFuer(seat: number | null): Ansicht {
  const ihre = hand('D B 8 5', 'A 10 3', '8 2', 'K 9');
  return { ...mitte, spieler: mitte.spieler.map((einer) => ({ ...einer, handkarten: einer.seat === seat ? ihre : null })) };
}

/** What the catalogue plays from `bedienen`, and where it ends. */
export const danach = zwischen;
