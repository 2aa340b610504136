// Taken out of the global object once: the innermost loop waits for nothing but memory.
const imul = Math.imul;

/** What stands for no value. */
export const NICHTS = -1;

/**
 * A map from positive whole keys to values that are not negative in one typed array: open addressing, doubled before it gets slow. Key and
 * value lie side by side, because nearly all the time goes into waiting for memory.
 */
export class Speicher {
  private plaetze = 1 << 12;
  private felder = new Float64Array(2 * this.plaetze);
  private belegt = 0;

  get groesse(): number {
    return this.belegt;
  }

  /** The value under a key, which is never negative; NICHTS if there is none. */
  liest(key: number): number {
    const platz = this.platz(key);
    return this.felder[platz] === key ? (this.felder[platz + 1] as number) : NICHTS;
  }

  /** Keeps a value under a key that holds none yet. */
  schreibt(key: number, wert: number): void {
    if (this.belegt * 2 >= this.plaetze) this.waechst();
    const platz = this.platz(key);
    this.belegt += 1;
    this.felder[platz] = key;
    this.felder[platz + 1] = wert;
  }

  /** Where a key stands, or where it would. */
  private platz(key: number): number {
    const maske = this.plaetze - 1;
    let platz = (imul(key ^ (key >>> 15), 0x9e3779b1) >>> 7) & maske;
    for (;;) {
      const hier = this.felder[2 * platz];
      if (hier === key || hier === 0) return 2 * platz;
      platz = (platz + 1) & maske;
    }
  }

  private waechst(): void {
    const alt = this.felder;
    this.plaetze *= 2;
    this.felder = new Float64Array(2 * this.plaetze);
    this.belegt = 0;
    for (let i = 0; i < alt.length; i += 2) if (alt[i] !== 0) this.schreibt(alt[i] as number, alt[i + 1] as number);
  }
}
