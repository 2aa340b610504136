import type { Stammgast } from '../../art/gesicht';
import type { Ansicht, Chance, Entscheidungsfrage, Runde, Spieler, Spielereignis } from './typen';

/** Sample views for the catalogue and for tests: a duel at its start, in its middle with every kind of decision, and at its ends. */
export const namen: readonly string[] = ['Annika', 'Fräulein Rita'];
export const homies: readonly (Stammgast | null)[] = [null, 'FRAEULEIN_RITA'];
export const fuehrung = ['PLAYER', 'HOMIE'] as const;

const alle = [1, 2, 3, 4, 5, 6, 7, 8];
const kind = 'kronenduell';

type Ergebnis = Partial<Pick<Runde, 'werte' | 'aufgehoben' | 'muenzen'>>;

function runde(
  nummer: number,
  raenge: readonly [number, number],
  sieger: number | null,
  regel: Runde['regel'],
  ergebnis?: Ergebnis,
): Runde {
  const muenzen = sieger === null || regel === 'FALLE' ? 0 : 1;
  return { runde: nummer, raenge: [...raenge], werte: [...raenge], aufgehoben: [false, false], sieger, muenzen, regel, ...ergebnis };
}

interface Lage {
  verlauf?: readonly Runde[];
  haende?: readonly (number[] | null)[];
  liegt?: readonly (number | null | 'verdeckt')[];
  rest?: Partial<Ansicht>;
}

function ansicht({ verlauf = [], haende, liegt = [null, null], rest = {} }: Lage): Ansicht {
  const spieler = [0, 1].map((seat): Spieler => {
    const uebrig = alle.filter((rang) => !verlauf.some((eine) => eine.raenge[seat] === rang));
    const muenzen = verlauf.reduce((summe, eine) => summe + (eine.sieger === seat ? eine.muenzen : 0), 0);
    const da = liegt[seat] ?? null;
    return {
      seat,
      muenzen,
      karten: 8 - verlauf.length,
      hand: haende ? (haende[seat] ?? null) : uebrig,
      gelegt: da !== null,
      liegt: da === 'verdeckt' ? null : da,
    };
  });
  const grund = { partie: 1, runde: verlauf.length + 1, ziel: 4, vertagt: 0, verstaerkt: null, spaeher: null };
  const ende = { chancen: [], sieger: null, durchFalle: false };
  return { __typename: 'KronenduellView', ...grund, ...ende, spieler, verlauf: [...verlauf], ...rest };
}

const chance = (rang: number, gewinnt: number, vertagt: number, verliert: number): Chance => ({ rang, gewinnt, vertagt, verliert });

/** The first chances: each card against all eight, as the matrix without a boost has them. */
const ersteChancen = [
  chance(1, 0, 7, 1),
  chance(2, 2, 2, 4),
  chance(3, 2, 2, 4),
  chance(4, 2, 2, 4),
  chance(5, 2, 2, 4),
  chance(6, 5, 1, 2),
  chance(7, 4, 2, 2),
  chance(8, 5, 2, 1),
];

const drei = [
  runde(1, [2, 2], null, 'GLEICHSTAND'),
  runde(2, [5, 3], 0, 'HOEHERER_WERT', { muenzen: 3 }),
  runde(3, [4, 7], 0, 'UMSTURZ', { muenzen: 1 }),
];
/** Round 2 with the scout as its result, and the same without. */
const zwei = [runde(1, [7, 4], 1, 'UMSTURZ'), runde(2, [3, 1], null, 'WAFFENRUHE', { werte: [5, 1] })];

const ohneSpaeher = [runde(1, [7, 4], 1, 'UMSTURZ'), runde(2, [2, 1], null, 'WAFFENRUHE', { werte: [4, 1] })];
const sieben = [runde(1, [7, 1], null, 'WAFFENRUHE')];

export const anfang = ansicht({ rest: { chancen: ersteChancen } });
export const mitte = ansicht({
  verlauf: drei.slice(0, 2),
  rest: {
    spaeher: 1,
    chancen: [chance(1, 0, 5, 1), chance(3, 1, 1, 4), chance(4, 2, 2, 2), chance(6, 3, 1, 2), chance(7, 2, 2, 2), chance(8, 4, 2, 0)],
  },
});
export const spaeher = ansicht({
  verlauf: zwei,
  liegt: [null, 7],
  rest: {
    spaeher: 0,
    vertagt: 1,
    chancen: [chance(1, 0, 1, 0), chance(2, 0, 0, 1), chance(4, 1, 0, 0), chance(5, 0, 0, 1), chance(6, 0, 0, 1), chance(8, 1, 0, 0)],
  },
});
export const verstaerkt = ansicht({
  verlauf: sieben,
  liegt: [null, 'verdeckt'],
  rest: {
    vertagt: 1,
    verstaerkt: 0,
    chancen: [
      chance(1, 0, 6, 1),
      chance(2, 3, 1, 3),
      chance(3, 2, 1, 4),
      chance(4, 1, 1, 5),
      chance(5, 4, 1, 2),
      chance(6, 6, 1, 0),
      chance(8, 6, 0, 1),
    ],
  },
});
/** Before anybody has laid a card, and with the own one on the table. */
export const zuvor = ansicht({ verlauf: ohneSpaeher, rest: { vertagt: 1 } });
export const gelegt = ansicht({ verlauf: ohneSpaeher, liegt: [8, null], rest: { vertagt: 1 } });
export const aufgedeckt: Ansicht = ((grund) => ({
  ...grund,
  spieler: grund.spieler.map((einer, seat) => ({
    ...einer,
    karten: 5,
    hand: einer.hand?.filter((rang) => rang !== [8, 6][seat]) ?? null,
    gelegt: true,
    liegt: [8, 6][seat] ?? null,
  })),
}))(gelegt);
export const geheim = ansicht({
  verlauf: sieben,
  haende: [null, null],
  liegt: ['verdeckt', null],
  rest: { partie: 2, vertagt: 1, verstaerkt: 0, ziel: 3 },
});
export const ende = ansicht({ verlauf: drei, rest: { runde: 3, sieger: [0] } });
export const falle = ansicht({
  verlauf: [...zwei, runde(3, [8, 2], 1, 'FALLE')],
  rest: { runde: 3, sieger: [1], durchFalle: true, vertagt: 1 },
});

const frage = (wahl: Entscheidungsfrage['question']['wahl'], view: Ansicht, raenge: readonly number[]): Entscheidungsfrage => ({
  id: `p${view.partie}.${view.runde}.0`,
  seat: 0,
  question: { __typename: 'KronenduellQuestion', wahl, partie: view.partie, runde: view.runde },
  legalMoves: raenge.map((rang) => ({ __typename: 'KronenduellLegalMove', rang })),
});

const eigene = (view: Ansicht): readonly number[] => view.spieler[0]?.hand ?? [];

export const verdecktWaehlen = frage('VERDECKT', anfang, alle);
export const offenWaehlen = frage('OFFEN', mitte, eigene(mitte));
export const antworten = frage('SPAEHER', spaeher, eigene(spaeher));
export const verstaerktWaehlen = frage('VERDECKT', verstaerkt, eigene(verstaerkt));
export const wartend: Entscheidungsfrage = { ...frage('VERDECKT', gelegt, []), seat: 1 };

/** What leads from `gelegt` to `danach`: the other lays, both are turned up, the round is settled, the next one begins. */
export const letzte: readonly Spielereignis[] = [
  { __typename: 'KronenduellGelegt', kind, seat: 1, offen: false, rang: null },
  { __typename: 'KronenduellAufgedeckt', kind, raenge: [8, 6], werte: [8, 6], aufgehoben: [true, false] },
  { __typename: 'KronenduellRundeGewonnen', kind, seat: 0, muenzen: 2, nachgeholt: 1, regel: 'HOEHERER_WERT' },
  { __typename: 'KronenduellRundeBegonnen', kind, runde: 4, verstaerkt: null, spaeher: null },
];
export const danach = ansicht({
  verlauf: [...ohneSpaeher, runde(3, [8, 6], 0, 'HOEHERER_WERT', { aufgehoben: [true, false], muenzen: 2 })],
});
