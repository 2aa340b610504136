/**
 * Half values always go up: to the next whole multiple of `schritt`.
 * Takes the amount doubled, so that halves are whole numbers and nothing is ever a fraction.
 */
export const aufrunden = (doppelterBetrag: number, schritt: number): number => Math.ceil(doppelterBetrag / (2 * schritt)) * schritt;
