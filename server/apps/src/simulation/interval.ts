/** 97.5 % of a normal distribution lie below this many standard deviations. */
const Z = 1.959964;

/** A share with its 95 % confidence interval, all from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A mean with its 95 % confidence interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Mean of `count` values with this sum and this sum of squares; with one value the interval is not known and has no width. */
export function meanOf(count: number, sum: number, squares: number): Mean {
  if (!(count > 0)) throw new RangeError(`a mean of ${count} values`);
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, squares - count * mean ** 2) / (count - 1) : 0;
  const half = Z * Math.sqrt(variance / count);
  return { mean, low: mean - half, high: mean + half };
}

/**
 * Wilson's score interval for a share of wins. A shared win counts in part, which varies less than winning or losing all:
 * then the interval is a little wider than it need be. Throws RangeError without matches.
 */
export function wilson(wins: number, matches: number): Share {
  if (!(matches > 0) || wins < 0 || wins > matches) throw new RangeError(`${wins} wins in ${matches} matches`);
  const share = wins / matches;
  const widening = Z ** 2 / matches;
  const middle = (share + widening / 2) / (1 + widening);
  const half = (Z / (1 + widening)) * Math.sqrt((share * (1 - share)) / matches + widening / (4 * matches));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
