import { maximin, minimax, ZEILE } from './sattelpunkt.js';

/** Values closer than this are equal. Payoffs lie in 0 to 1, so doubles keep some digits more. */
export const TOLERANZ = 1e-12;

// Taken out of the global object once: looking them up there costs more than using them.
const max = Math.max;
const UNENDLICH = Number.POSITIVE_INFINITY;

const HOECHSTENS = ZEILE;
const BREITE = HOECHSTENS + 1;
/** After this many pivots the rule that cannot cycle takes over from the one that is fast. */
const SCHNELLE_TAUSCHE = 40;

/**
 * Zero-sum matrix games, solved exactly up to TOLERANZ: a pure saddle point if there is one, else the simplex method on
 * a condensed tableau. Payoffs from 0 to 1 go to the row player, who wants them high. Nothing is allocated while
 * solving: an instance owns one workspace, and its strategies are those of the game it solved last.
 */
export class Matrixspiel {
  /** Probabilities by row and by column. */
  readonly zeilen = new Float64Array(HOECHSTENS);
  readonly spalten = new Float64Array(HOECHSTENS);
  /** Whether the game solved last had a pure saddle point. */
  rein = false;

  /** Rows: what each basic variable is made of; the last row is the objective, the last column the constants. */
  private readonly tafel = new Float64Array(BREITE * BREITE);
  /** Which variable stands at each row and column of the tableau: 0 … m-1 the slack of a row, from m a column's weight. */
  private readonly links = new Int32Array(HOECHSTENS);
  private readonly oben = new Int32Array(HOECHSTENS);
  private readonly platz = new Int32Array(2);

  /** The value of an m x n game whose row i begins at `aus[ab + i * ZEILE]`. */
  wert(aus: Float64Array, ab: number, m: number, n: number): number {
    const unten = maximin(aus, ab, m, n, this.platz);
    this.rein = unten >= minimax(aus, ab, m, n, this.platz) - TOLERANZ;
    if (!this.rein) return this.gemischt(aus, ab, m, n);
    this.zeilen.fill(0);
    this.spalten.fill(0);
    this.zeilen[this.platz[0] as number] = 1;
    this.spalten[this.platz[1] as number] = 1;
    return unten;
  }

  /** Maximises the sum of the columns' weights while no row gets more than 1: one over that sum is the value, raised by 1. */
  private gemischt(aus: Float64Array, ab: number, m: number, n: number): number {
    this.stelltAuf(aus, ab, m, n);
    for (let tausch = 0; ; tausch++) {
      const p = this.eintritt(m, n, tausch > SCHNELLE_TAUSCHE);
      if (p < 0) break;
      this.tauscht(this.austritt(m, n, p), p, m, n);
    }
    return this.liest(m, n);
  }

  private stelltAuf(aus: Float64Array, ab: number, m: number, n: number): void {
    const { tafel, links, oben } = this;
    for (let i = 0; i < m; i++) {
      // Raised by 1 every payoff is positive, and so is the value that the sum is one over.
      for (let j = 0; j < n; j++) tafel[i * BREITE + j] = (aus[ab + i * ZEILE + j] as number) + 1;
      tafel[i * BREITE + n] = 1;
      links[i] = i;
    }
    for (let j = 0; j < n; j++) {
      tafel[m * BREITE + j] = 1;
      oben[j] = m + j;
    }
    tafel[m * BREITE + n] = 0;
  }

  /** The column to bring in: the steepest one, or by the careful rule the one with the lowest number; -1 at the optimum. */
  private eintritt(m: number, n: number, vorsichtig: boolean): number {
    const { tafel, oben } = this;
    let p = -1;
    for (let j = 0; j < n; j++) {
      const c = tafel[m * BREITE + j] as number;
      if (c <= TOLERANZ) continue;
      const besser = vorsichtig ? (oben[j] as number) < (oben[p] as number) : c > (tafel[m * BREITE + p] as number);
      if (p < 0 || besser) p = j;
    }
    return p;
  }

  /** The row that limits the column first; equal ones by the lowest number, which the careful rule needs. */
  private austritt(m: number, n: number, p: number): number {
    const { tafel, links } = this;
    let q = -1;
    let grenze = UNENDLICH;
    for (let i = 0; i < m; i++) {
      const a = tafel[i * BREITE + p] as number;
      if (a <= TOLERANZ) continue;
      const hier = (tafel[i * BREITE + n] as number) / a;
      if (hier < grenze || (hier === grenze && (links[i] as number) < (links[q] as number))) {
        q = i;
        grenze = hier;
      }
    }
    if (q < 0) throw new RangeError('a matrix game has a value');
    return q;
  }

  private tauscht(q: number, p: number, m: number, n: number): void {
    const { tafel, links, oben } = this;
    const zeileQ = q * BREITE;
    const f = 1 / (tafel[zeileQ + p] as number);
    for (let j = 0; j <= n; j++) tafel[zeileQ + j] = (tafel[zeileQ + j] as number) * f;
    tafel[zeileQ + p] = f;
    for (let i = 0; i <= m; i++) {
      if (i === q) continue;
      const zeileI = i * BREITE;
      const a = tafel[zeileI + p] as number;
      if (a === 0) continue;
      for (let j = 0; j <= n; j++) tafel[zeileI + j] = (tafel[zeileI + j] as number) - a * (tafel[zeileQ + j] as number);
      tafel[zeileI + p] = -a * f;
    }
    const raus = links[q] as number;
    links[q] = oben[p] as number;
    oben[p] = raus;
  }

  /** Weights and prices, scaled to probabilities. The constant of the objective is minus the sum. */
  private liest(m: number, n: number): number {
    const { tafel, links, oben, zeilen, spalten } = this;
    const summe = -(tafel[m * BREITE + n] as number);
    zeilen.fill(0);
    spalten.fill(0);
    for (let i = 0; i < m; i++) {
      const wer = links[i] as number;
      if (wer >= m) spalten[wer - m] = max(0, tafel[i * BREITE + n] as number) / summe;
    }
    for (let j = 0; j < n; j++) {
      const wer = oben[j] as number;
      if (wer < m) zeilen[wer] = max(0, -(tafel[m * BREITE + j] as number)) / summe;
    }
    return 1 / summe - 1;
  }
}
