import type { Options } from './optionen.js';

/** The games of a match. The first seven cost points (rozgrywka), trumps and Loteryjka bring them back (odgrywka). */
export const MINUSSPIELE = ['STICHE', 'HERZEN', 'DAMEN', 'HERREN', 'HERZ_KOENIG', 'LETZTER_STICH', 'ROZBOJNIK'] as const;
export const SPIELE = [...MINUSSPIELE, 'TRUMPF', 'LOTERYJKA'] as const;
export type Spiel = (typeof SPIELE)[number];

const trumpfspiele = (mitspieler: number): readonly Spiel[] => Array.from({ length: mitspieler }, () => 'TRUMPF' as const);

const ganz = (mitspieler: number): readonly Spiel[] => [...MINUSSPIELE, ...trumpfspiele(mitspieler), 'LOTERYJKA'];
/** Variant: without the two games in which luck counts most. */
const kurz = (mitspieler: number): readonly Spiel[] => [
  ...MINUSSPIELE.filter((spiel) => spiel !== 'ROZBOJNIK'),
  ...trumpfspiele(mitspieler),
];

const GANZ: Readonly<Record<number, readonly Spiel[]>> = { 3: ganz(3), 4: ganz(4) };
const KURZ: Readonly<Record<number, readonly Spiel[]>> = { 3: kurz(3), 4: kurz(4) };

/** All games of a match in order: each player deals one of the trump games. Nothing unless three or four play. */
export const planFor = ({ ohneRozbojnikUndLoteryjka }: Options, mitspieler: number): readonly Spiel[] =>
  (ohneRozbojnikUndLoteryjka ? KURZ : GANZ)[mitspieler] ?? [];
