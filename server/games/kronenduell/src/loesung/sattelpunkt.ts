/** Width of a row in a payoff buffer: the most moves that either side may have. */
export const ZEILE = 8;

// Taken out of the global object once: looking them up there costs more than using them.
const max = Math.max;
const min = Math.min;
const UNENDLICH = Number.POSITIVE_INFINITY;

/** The row whose worst payoff is best. Its number goes to `platz[0]`: solving allocates nothing. */
export function maximin(aus: Float64Array, ab: number, m: number, n: number, platz: Int32Array): number {
  let beste = -UNENDLICH;
  for (let i = 0; i < m; i++) {
    let tief = UNENDLICH;
    for (let j = 0; j < n; j++) tief = min(tief, aus[ab + i * ZEILE + j] as number);
    if (tief > beste) {
      beste = tief;
      platz[0] = i;
    }
  }
  return beste;
}

/** The column whose highest payoff is lowest; its number goes to `platz[1]`. */
export function minimax(aus: Float64Array, ab: number, m: number, n: number, platz: Int32Array): number {
  let beste = UNENDLICH;
  for (let j = 0; j < n; j++) {
    let hoch = -UNENDLICH;
    for (let i = 0; i < m; i++) hoch = max(hoch, aus[ab + i * ZEILE + j] as number);
    if (hoch < beste) {
      beste = hoch;
      platz[1] = j;
    }
  }
  return beste;
}
