import type { Draws, Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { gedruckt } from './karten.js';
import type { Move, Stapel } from './partie.js';
import { ALLE_WUERFEL, ANZAHL_WUERFEL } from './wuerfel.js';

const WUERFE = 3;
const { isInteger } = Number;

/** Rolls that a turn has: a fourth one if an elf lies on top of the kingdom when the turn begins. */
export const wuerfeFuer = (reich: Stapel): number => (elfeOben(reich) ? WUERFE + 1 : WUERFE);

export function elfeOben(reich: Stapel): boolean {
  const oben = reich.at(-1);
  return oben?.sorte === 'BUERGER' && gedruckt(oben.buerger).art === 'ELFE';
}

type Rolle = Extract<Move, { type: 'wuerfeln' }>;

/** All rolls after the first, by the bits of the dice that are kept; all six are no roll. Also dice kept before may be rolled again. */
export const ROLLEN: readonly Rolle[] = Array.from({ length: 2 ** ANZAHL_WUERFEL - 1 }, (_, menge) => ({
  type: 'wuerfeln',
  behalten: ALLE_WUERFEL.filter((wuerfel) => menge & (1 << wuerfel)),
}));
/** The first roll: all six dice. */
export const ERSTER_WURF: readonly Rolle[] = ROLLEN.slice(0, 1);

/** The roll that keeps these dice; undefined unless at most five dice are listed in rising order. */
export function rolleMit(behalten: unknown): Rolle | undefined {
  if (!Array.isArray(behalten) || behalten.length >= ANZAHL_WUERFEL) return undefined;
  let menge = 0;
  let vorher = -1;
  for (const wuerfel of behalten) {
    if (!isInteger(wuerfel) || wuerfel <= vorher || wuerfel >= ANZAHL_WUERFEL) return undefined;
    menge |= 1 << wuerfel;
    vorher = wuerfel;
  }
  return ROLLEN[menge];
}

/** Heading "1. Würfeln": the dice that are not kept are rolled, in their order. */
export function wuerfelt(ablauf: Ablauf, seat: Seat, behalten: readonly number[], draws: Draws): void {
  const { wurf, wuerfel } = ablauf.state.zug;
  const neu = ALLE_WUERFEL.map((i) => (behalten.includes(i) ? wuerfel?.[i] : undefined) ?? draws.die());
  ablauf.tut({ type: 'gewuerfelt', seat, wurf: wurf + 1, behalten, wuerfel: neu });
}
