import { KARTEN_JE_HAND } from '../karten.js';
import { anzahl, erste, naechste, rangVon } from './maske.js';
import { Matrixspiel } from './matrixspiel.js';
import { ZEILE } from './sattelpunkt.js';
import { NICHTS, Speicher } from './speicher.js';
import { type Haende, type Stellung, schluessel } from './stellung.js';
import { FALLE_0, FALLE_1, GEWONNEN_0, GEWONNEN_1, stelle, UEBERGANG, VERTAGT } from './uebergang.js';

/**
 * A drawn game is worth half a duel to both. The next one is dealt alike for both seats, so neither is ahead in it, and
 * so on to the last, which is shared: by symmetry each wins half of all that follows.
 */
const UNENTSCHIEDEN = 0.5;

// Taken out of the global object once: looking it up there costs more than the comparison.
const max = Math.max;
const min = Math.min;

const FELD = ZEILE * ZEILE;
const VOLL = (1 << KARTEN_JE_HAND) - 1;

/**
 * The exact solution of one game from its starting hands, which both seats know: each position's value is that of a small
 * matrix game over the values one round later. Values are the chance of seat 0 to win the duel. What was asked once is kept.
 */
export class Loeser {
  private readonly speicher = new Speicher();
  private readonly matrixspiel = new Matrixspiel();
  /** One payoff matrix for each number of cards in hand, so that the recursion allocates nothing. */
  private readonly auszahlungen = new Float64Array((KARTEN_JE_HAND + 1) * FELD);
  private readonly start0: Int32Array;
  private readonly start1: Int32Array;
  private zeilen = 0;
  private spalten = 0;

  constructor(
    readonly ziel: number,
    readonly haende: Haende,
  ) {
    this.start0 = Int32Array.from(haende[0]);
    this.start1 = Int32Array.from(haende[1]);
  }

  /** How many positions are solved. */
  get stellungen(): number {
    return this.speicher.groesse;
  }

  /** Solves the whole game from its start; returns the chance of seat 0. */
  loest(): number {
    return this.wert(VOLL, VOLL, 0, 0, 0, 0, 0);
  }

  /** The chance of seat 0 from here. */
  wertVon({ maske0, maske1, stand0, stand1, vertagt, verstaerkt, spaeher }: Stellung): number {
    return this.wert(maske0, maske1, stand0, stand1, vertagt, verstaerkt, spaeher);
  }

  /** The payoffs of a position: row i, one for each rank of seat 0, begins at i * ZEILE; columns are the ranks of seat 1. */
  auszahlungVon({ maske0, maske1, stand0, stand1, vertagt, verstaerkt }: Stellung): Float64Array {
    const ab = anzahl(maske0) * FELD;
    this.fuellt(ab, maske0, maske1, stand0, stand1, vertagt, verstaerkt);
    return this.auszahlungen.subarray(ab, ab + FELD);
  }

  private wert(m0: number, m1: number, c0: number, c1: number, v: number, b: number, s: number): number {
    // The last round has no choice in it.
    if ((m0 & (m0 - 1)) === 0) return this.danach(m0, m1, m0, m1, c0, c1, v, b);
    // More adjourned coins than anybody needs to win make no difference.
    const vertagt = min(v, this.ziel - 1 - min(c0, c1));
    const key = schluessel(m0, m1, c0, c1, vertagt, b, s);
    const bekannt = this.speicher.liest(key);
    if (bekannt !== NICHTS) return bekannt;
    const wert = s === 0 ? this.zugleich(m0, m1, c0, c1, vertagt, b) : this.nacheinander(m0, m1, c0, c1, vertagt, b, s);
    this.speicher.schreibt(key, wert);
    return wert;
  }

  private zugleich(m0: number, m1: number, c0: number, c1: number, v: number, b: number): number {
    const ab = anzahl(m0) * FELD;
    this.fuellt(ab, m0, m1, c0, c1, v, b);
    return this.matrixspiel.wert(this.auszahlungen, ab, this.zeilen, this.spalten);
  }

  private fuellt(ab: number, m0: number, m1: number, c0: number, c1: number, v: number, b: number): void {
    let zeilen = 0;
    let spalten = 0;
    for (let x = erste(m0); x !== 0; x = naechste(m0, x, this.start0)) {
      spalten = 0;
      for (let y = erste(m1); y !== 0; y = naechste(m1, y, this.start1)) {
        this.auszahlungen[ab + zeilen * ZEILE + spalten] = this.danach(m0, m1, x, y, c0, c1, v, b);
        spalten += 1;
      }
      zeilen += 1;
    }
    // Set last: filling solves other positions on its way.
    this.zeilen = zeilen;
    this.spalten = spalten;
  }

  /** The other lays openly what leaves the scout the least; the scout answers with the best. */
  private nacheinander(m0: number, m1: number, c0: number, c1: number, v: number, b: number, s: number): number {
    return s === 1 ? this.spaeher0(m0, m1, c0, c1, v, b) : this.spaeher1(m0, m1, c0, c1, v, b);
  }

  private spaeher0(m0: number, m1: number, c0: number, c1: number, v: number, b: number): number {
    let wenigstens = 1;
    for (let y = erste(m1); y !== 0; y = naechste(m1, y, this.start1)) {
      let beste = 0;
      // An open card that already leaves the scout as much as another one is no better.
      for (let x = erste(m0); x !== 0 && beste < wenigstens; x = naechste(m0, x, this.start0)) {
        beste = max(beste, this.danach(m0, m1, x, y, c0, c1, v, b));
      }
      wenigstens = min(wenigstens, beste);
    }
    return wenigstens;
  }

  private spaeher1(m0: number, m1: number, c0: number, c1: number, v: number, b: number): number {
    let hoechstens = 0;
    for (let x = erste(m0); x !== 0; x = naechste(m0, x, this.start0)) {
      let beste = 1;
      for (let y = erste(m1); y !== 0 && beste > hoechstens; y = naechste(m1, y, this.start1)) {
        beste = min(beste, this.danach(m0, m1, x, y, c0, c1, v, b));
      }
      hoechstens = max(hoechstens, beste);
    }
    return hoechstens;
  }

  /** The value after the cards under bits x and y met. */
  private danach(m0: number, m1: number, x: number, y: number, c0: number, c1: number, v: number, b: number): number {
    const bits = UEBERGANG[stelle(rangVon(x, this.start0), rangVon(y, this.start1), b)] as number;
    const ausgang = bits & 7;
    if (ausgang === FALLE_0) return 1;
    if (ausgang === FALLE_1) return 0;
    const muenzen = ((bits >> 3) & 3) + v;
    const stand0 = ausgang === GEWONNEN_0 ? c0 + muenzen : c0;
    if (stand0 >= this.ziel) return 1;
    const stand1 = ausgang === GEWONNEN_1 ? c1 + muenzen : c1;
    if (stand1 >= this.ziel) return 0;
    if (m0 === x) return UNENTSCHIEDEN;
    return this.wert(m0 & ~x, m1 & ~y, stand0, stand1, ausgang === VERTAGT ? v + 1 : 0, (bits >> 5) & 3, (bits >> 7) & 3);
  }
}
