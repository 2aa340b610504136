/** 97.5 % of a normal distribution lie below this many standard deviations. */
const Z = 1.959964;

/** A share with its 95 % confidence interval, all from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
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
