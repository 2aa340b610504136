import type { Werte } from './kontrakt.js';
import type { Options } from './optionen.js';

const zwei = (erster: readonly [number, number], zweiter: readonly [number, number]): Werte['zaehlstiche'] =>
  [erster, zweiter].map(([stichNummer, wert]) => ({ stichNummer, wert }));

const ZU_VIERT: Werte = {
  stich: -1,
  herz: -1,
  koenigBube: -1,
  dame: -2,
  einzelkarte: -5,
  zaehlstiche: zwei([7, -2], [13, -3]),
  trumpf: 1,
};

/** The main values by the number of players: their minus games sum to as many points as the trump games bring back. */
const HAUPTWERTE: Readonly<Record<number, Werte>> = {
  3: { ...ZU_VIERT, dame: -1, einzelkarte: -4, zaehlstiche: zwei([10, -3], [17, -2]) },
  4: ZU_VIERT,
  5: { ...ZU_VIERT, zaehlstiche: zwei([7, -3], [10, -3]) },
};

const ANDERE_WERTE: Werte = { ...ZU_VIERT, einzelkarte: -4, zaehlstiche: zwei([7, -3], [13, -3]) };

const RIFKI: Werte = {
  stich: -50,
  herz: -30,
  koenigBube: -60,
  dame: -100,
  einzelkarte: -320,
  zaehlstiche: zwei([12, -180], [13, -180]),
  trumpf: 50,
};

/** The values of a table. Throws RangeError for a number of players that King has no values for. */
export function werteFuer({ spielform, andereWerte }: Options, seats: number): Werte {
  if (spielform === 'RIFKI') return RIFKI;
  const werte = andereWerte ? ANDERE_WERTE : HAUPTWERTE[seats];
  if (!werte) throw new RangeError(`King for ${seats} players`);
  return werte;
}
