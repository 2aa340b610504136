import { describe, expect, it } from '@jest/globals';
import type { Seat } from '@tavern-jack/kernel';
import { RAENGE } from './karten.js';
import { nachwirkung, werte } from './wertung.js';

/** One row: the row card's result against A, 2 … 8 as the decisions print it. */
const tafel = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((zeile) => zeile.trim().split(/\s+/));

const UNVERSTAERKT = tafel(`
  =  =  =  =  =  -1 =  =
  =  =  -1 +1 -2 -1 -1 W
  =  +1 =  +1 -2 -1 -1 -1
  =  -1 -1 =  +1 -1 +1 -1
  =  +2 +2 -1 =  -1 -1 -1
  +1 +1 +1 +1 +1 =  -1 -1
  =  +1 +1 -1 +1 +1 =  -1
  =  L  +1 +1 +1 +1 +1 =`);
const VERSTAERKT = tafel(`
  =  =  =  =  =  -1 =  =
  =  +1 +1 =  -2 -1 -1 W
  =  +1 +1 -1 =  -1 -1 -1
  =  -1 -1 -1 -2 =  +1 -1
  =  +2 +2 -1 +2 +1 =  -1
  +1 +1 +1 +1 +1 +1 +1 =
  =  +1 +1 -1 +1 +1 +1 -1
  =  L  +1 +1 +1 +1 +1 +1`);

const GEGENTEIL: Readonly<Record<string, string>> = { '=': '=', W: 'L', L: 'W', '+1': '-1', '-1': '+1', '+2': '-2', '-2': '+2' };

/** The result for the first card in the notation of the tables. */
function zeichen(a: number, b: number, verstaerkt: Seat | null): string {
  const { sieger, regel, muenzen } = werte(a, b, verstaerkt).ergebnis;
  if (sieger === null) return '=';
  if (regel === 'FALLE') return sieger === 0 ? 'W' : 'L';
  return `${sieger === 0 ? '+' : '-'}${muenzen}`;
}

/** Who is boosted -> what the tables say about first card against second. Two boosts cancel out, so nobody is left boosted. */
const ZUSTAENDE: readonly (readonly [string, Seat | null, (a: number, b: number) => string | undefined])[] = [
  ['niemand verstärkt', null, (a, b) => UNVERSTAERKT[a - 1]?.[b - 1]],
  ['die erste Karte zählt 2 mehr', 0, (a, b) => VERSTAERKT[a - 1]?.[b - 1]],
  ['die zweite Karte zählt 2 mehr', 1, (a, b) => GEGENTEIL[VERSTAERKT[b - 1]?.[a - 1] ?? '']],
  ['beide verstärkt: hebt sich auf', bothSevens(), (a, b) => UNVERSTAERKT[a - 1]?.[b - 1]],
];

/** Who is boosted after both played a 7: the fourth boost state comes from the rules themselves. */
function bothSevens(): Seat | null {
  return nachwirkung(7, 7).verstaerkt;
}

describe('Wer gewinnt die Runde? Alle 8 x 8 Paare in allen vier Verstärkungen', () => {
  const faelle = ZUSTAENDE.flatMap(([name, verstaerkt, soll]) => RAENGE.map((a) => ({ name, verstaerkt, soll, a })));
  it.each(faelle)('$name: $a gegen Ass bis 8', ({ verstaerkt, soll, a }) => {
    expect(RAENGE.map((b) => zeichen(a, b, verstaerkt))).toEqual(RAENGE.map((b) => soll(a, b)));
  });

  it('die Tafeln selbst: ohne Verstärkung spiegelt jede Zeile ihre Spalte', () => {
    for (const a of RAENGE)
      for (const b of RAENGE) expect(UNVERSTAERKT[a - 1]?.[b - 1]).toBe(GEGENTEIL[UNVERSTAERKT[b - 1]?.[a - 1] ?? '']);
  });
});

describe('Die Schritte der Reihe nach', () => {
  it('1. Bann: eine aufgehobene 8 ist nur eine 8, ein aufgehobenes Ass nur eine 1', () => {
    expect(werte(8, 6, null)).toEqual({
      werte: [8, 6],
      aufgehoben: [true, false],
      ergebnis: { sieger: 0, regel: 'HOEHERER_WERT', muenzen: 1 },
    });
    expect(werte(1, 6, null)).toEqual({
      werte: [1, 6],
      aufgehoben: [true, false],
      ergebnis: { sieger: 1, regel: 'HOEHERER_WERT', muenzen: 1 },
    });
  });
  it('1. Zwei Sechsen heben sich gegenseitig auf', () => {
    expect(werte(6, 6, null)).toEqual({
      werte: [6, 6],
      aufgehoben: [true, true],
      ergebnis: { sieger: null, regel: 'GLEICHSTAND', muenzen: 0 },
    });
  });
  it('1. eine aufgehobene 4 stürzt nichts um, eine aufgehobene 2 stellt keine Falle, eine aufgehobene 5 verdoppelt nicht', () => {
    expect(werte(4, 6, null).ergebnis).toEqual({ sieger: 1, regel: 'HOEHERER_WERT', muenzen: 1 });
    expect(werte(2, 6, null).ergebnis.regel).toBe('HOEHERER_WERT');
    expect(werte(5, 6, 0).ergebnis).toEqual({ sieger: 0, regel: 'HOEHERER_WERT', muenzen: 1 });
  });
  it('2. Waffenruhe: ein Ass vertagt die Runde, auch gegen die 8 und mit Verstärkung', () => {
    expect(werte(1, 8, null).ergebnis).toEqual({ sieger: null, regel: 'WAFFENRUHE', muenzen: 0 });
    expect(werte(1, 8, 0).ergebnis.regel).toBe('WAFFENRUHE');
  });
  it('3. Falle: die 2 erwischt die 8, ohne eine Münze zu nehmen', () => {
    expect(werte(2, 8, null).ergebnis).toEqual({ sieger: 0, regel: 'FALLE', muenzen: 0 });
    expect(werte(8, 2, 0).ergebnis).toEqual({ sieger: 1, regel: 'FALLE', muenzen: 0 });
  });
  it('4. Krone: die 8 gewinnt auch gegen die 4; zwei Achten gehen weiter zu Schritt 6', () => {
    expect(werte(8, 4, null).ergebnis).toEqual({ sieger: 0, regel: 'KRONE', muenzen: 1 });
    expect(werte(8, 8, null).ergebnis.regel).toBe('GLEICHSTAND');
    expect(werte(8, 8, 1).ergebnis).toEqual({ sieger: 1, regel: 'HOEHERER_WERT', muenzen: 1 });
  });
  it('5. Umsturz: bei einer 4 gewinnt der niedrigere Wert', () => {
    expect(werte(4, 7, null).ergebnis).toEqual({ sieger: 0, regel: 'UMSTURZ', muenzen: 1 });
    expect(werte(4, 3, null).ergebnis).toEqual({ sieger: 1, regel: 'UMSTURZ', muenzen: 1 });
  });
  it('Verstärkung unter Umsturz zählt, und sie schadet: 4 + 2 verliert gegen die 5, die doppelt nimmt', () => {
    expect(werte(4, 5, 0)).toEqual({ werte: [6, 5], aufgehoben: [false, false], ergebnis: { sieger: 1, regel: 'UMSTURZ', muenzen: 2 } });
  });
  it('verstärkte 6 gegen 8: die Krone ist aufgehoben, 8 = 8, vertagt', () => {
    expect(werte(6, 8, 0)).toEqual({
      werte: [8, 8],
      aufgehoben: [false, true],
      ergebnis: { sieger: null, regel: 'GLEICHSTAND', muenzen: 0 },
    });
  });
  it('Doppelt: die siegreiche 5 nimmt zwei Münzen', () => {
    expect(werte(5, 3, null).ergebnis).toEqual({ sieger: 0, regel: 'HOEHERER_WERT', muenzen: 2 });
    expect(werte(3, 5, null).ergebnis).toEqual({ sieger: 1, regel: 'HOEHERER_WERT', muenzen: 2 });
  });
});

describe('Was in die nächste Runde wirkt', () => {
  it.each(RAENGE)('gegen die %i: 7 und 3 wirken weiter, nur eine 6 hebt sie auf', (andere) => {
    expect(nachwirkung(7, andere).verstaerkt).toBe(andere === 6 || andere === 7 ? null : 0);
    expect(nachwirkung(andere, 7).verstaerkt).toBe(andere === 6 || andere === 7 ? null : 1);
    expect(nachwirkung(3, andere).spaeher).toBe(andere === 6 || andere === 3 ? null : 0);
    expect(nachwirkung(andere, 3).spaeher).toBe(andere === 6 || andere === 3 ? null : 1);
  });
  it('gegen ein Ass kommt die Wirkung trotzdem, obwohl die Runde vertagt ist', () => {
    expect(nachwirkung(7, 1)).toEqual({ verstaerkt: 0, spaeher: null });
    expect(nachwirkung(1, 3)).toEqual({ verstaerkt: null, spaeher: 1 });
  });
  it('beides zugleich: 7 gegen 3', () => expect(nachwirkung(7, 3)).toEqual({ verstaerkt: 0, spaeher: 1 }));
});
