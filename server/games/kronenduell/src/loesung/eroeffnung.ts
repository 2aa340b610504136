import type { Seat } from '@tavern-jack/kernel';
import { KARTEN_JE_HAND, RAENGE } from '../karten.js';
import { BUCH_3, BUCH_4 } from './eroeffnungsbuch.js';
import type { Haende } from './stellung.js';
import type { Strategie } from './strategie.js';

/**
 * The book of openings: the exact strategy of the first round for each of the 1,107 hands that can be dealt. Solving a
 * whole game takes a second, what is left after one round a tenth of it; with the book a dealt game needs no waiting.
 * `npm run book -w server/games/kronenduell` writes it anew from the solver, and a test compares the two.
 */
const ZEICHEN = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const STELLEN = 2;
const GANZ = ZEICHEN.length ** STELLEN - 1;
const EINTRAG = RAENGE.length * STELLEN;

/** All hands that can be dealt, in the order of the book: eight cards, no rank more than twice. */
export const ALLE_HAENDE: readonly (readonly number[])[] = haendeAb(0, KARTEN_JE_HAND);

function haendeAb(platz: number, fehlen: number): readonly (readonly number[])[] {
  const rang = RAENGE[platz];
  if (rang === undefined) return fehlen === 0 ? [[]] : [];
  return [0, 1, 2]
    .filter((zahl) => zahl <= fehlen)
    .flatMap((zahl) => haendeAb(platz + 1, fehlen - zahl).map((rest) => [...Array<number>(zahl).fill(rang), ...rest]));
}

const SEITE: ReadonlyMap<string, number> = new Map(ALLE_HAENDE.map((hand, seite) => [hand.join(''), seite]));

/** The hand opposite: what is left of the sixteen cards. */
export const gegenhand = (hand: readonly number[]): readonly number[] =>
  RAENGE.flatMap((rang) => Array<number>(2 - hand.filter((karte) => karte === rang).length).fill(rang));

/** A strategy in the book's writing: two signs for each rank, in 4095ths. */
export const notiert = (strategie: Strategie): string =>
  RAENGE.map((rang) => {
    const teile = Math.round((strategie.find((anteil) => anteil.rang === rang)?.anteil ?? 0) * GANZ);
    return `${ZEICHEN[Math.floor(teile / ZEICHEN.length)]}${ZEICHEN[teile % ZEICHEN.length]}`;
  }).join('');

/** What the book says for a seat's first card. The other seat's hand is what is left, so one hand is enough to look it up. */
export function eroeffnung(ziel: number, haende: Haende, seat: Seat): Strategie {
  const seite = SEITE.get((haende[seat] ?? []).join(''));
  if (seite === undefined) throw new RangeError('no such hand can be dealt');
  const text = (ziel === 3 ? BUCH_3 : BUCH_4).slice(seite * EINTRAG, (seite + 1) * EINTRAG);
  const teile = RAENGE.map((rang) => ({ rang, anteil: zahl(text.slice((rang - 1) * STELLEN, rang * STELLEN)) }));
  const summe = teile.reduce((bisher, { anteil }) => bisher + anteil, 0);
  return teile.filter(({ anteil }) => anteil > 0).map(({ rang, anteil }) => ({ rang, anteil: anteil / summe }));
}

const zahl = (zeichen: string): number => [...zeichen].reduce((bisher, z) => bisher * ZEICHEN.length + ZEICHEN.indexOf(z), 0);
