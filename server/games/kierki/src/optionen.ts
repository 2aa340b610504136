/** Which tricks cost points in the last minus game. */
export const LETZTE_STICHE = ['SIEBTER_UND_LETZTER', 'NUR_LETZTER', 'LETZTE_ZWEI'] as const;
export type LetzteStiche = (typeof LETZTE_STICHE)[number];

export type Options = {
  /** Both games of luck are left out. */
  readonly ohneRozbojnikUndLoteryjka: boolean;
  readonly letzteStiche: LetzteStiche;
  /** Loteryjka begins with any card of the dealer's, and its rank begins every row. */
  readonly freieEroeffnung: boolean;
};
