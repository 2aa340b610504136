/** Colours of citizens and locations. */
export type Farbe = 'GELB' | 'BRAUN' | 'BLAU' | 'GRUEN' | 'VIOLETT';

/** The five location stacks from left to right; the stack at index i lies above place i of the row. */
export const ORTE = ['STADT', 'BERGWERK', 'TUEFTLERWERKSTATT', 'ORKDORF', 'ZAUBERWALD'] as const;
export type Ort = (typeof ORTE)[number];

export const ORTFARBE: Readonly<Record<Ort, Farbe>> = {
  STADT: 'GELB',
  BERGWERK: 'BRAUN',
  TUEFTLERWERKSTATT: 'BLAU',
  ORKDORF: 'GRUEN',
  ZAUBERWALD: 'VIOLETT',
};

/** Points of a stack's location cards from top to bottom. */
export const ORTPUNKTE: readonly number[] = [2, 3, 4];

/** Points of the topmost card of a stack that still has so many cards; undefined: the stack is empty. */
export const obersteOrtskarte = (karten: number): number | undefined => ORTPUNKTE[ORTPUNKTE.length - karten];

/** Places of the row. */
export const PLAETZE: readonly number[] = [0, 1, 2, 3, 4];

/** The penalties by their points, before any is taken. Minus points are kept as positive numbers here. */
export const STRAFEN: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4];
