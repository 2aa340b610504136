/**
 * Integer money. Fractions never exist: a fraction is named by its parts and rounded in the same breath.
 */

/** The smallest multiple of `step` that is at least `amount / per`. All whole and not negative, `per` and `step` above 0. */
export function roundUp(amount: number, per: number, step: number): number {
  return Math.ceil(amount / (per * step)) * step;
}

/**
 * Splits a whole amount in proportion to weights, by largest remainder, ties in seat order; with all weights zero, equally.
 * The shares are whole and sum to the amount. Throws RangeError for anything that is not whole and not negative, or without seats.
 */
export function sharesOf(amount: number, weights: readonly number[]): number[] {
  for (const number of [amount, ...weights]) {
    if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`sharesOf: ${number} is not a whole amount`);
  }
  if (weights.length === 0) throw new RangeError('sharesOf: nobody to share');
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const parts = total === 0n ? weights.map(() => 1n) : weights.map(BigInt);
  const whole = total === 0n ? BigInt(weights.length) : total;
  const shares = parts.map((part) => Number((BigInt(amount) * part) / whole));
  const rests = parts.map((part, seat) => ({ seat, rest: (BigInt(amount) * part) % whole }));
  rests.sort((a, b) => (a.rest === b.rest ? a.seat - b.seat : a.rest > b.rest ? -1 : 1));
  const missing = amount - shares.reduce((sum, share) => sum + share, 0);
  const lucky = new Set(rests.slice(0, missing).map(({ seat }) => seat));
  return shares.map((share, seat) => share + (lucky.has(seat) ? 1 : 0));
}
