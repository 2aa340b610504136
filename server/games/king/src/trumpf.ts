import { farbeOf, karteOf, roundFrom, type Seat, suitOf } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { type KingState, regelnOf, type Spiel } from './partie.js';

/** The best offer for the choice of trumps so far; undefined: there is none. */
export function hoechstesGebotIn({ gebote }: Spiel): { readonly seat: Seat; readonly gebot: number } | undefined {
  let hoechstes: { readonly seat: Seat; readonly gebot: number } | undefined;
  for (const { seat, gebot } of gebote) if (gebot !== null && gebot > (hoechstes?.gebot ?? 0)) hoechstes = { seat, gebot };
  return hoechstes;
}

/** Who may offer next; undefined: everybody was asked, or nobody could offer more. */
function bieterIn(state: KingState, spiel: Spiel): Seat | undefined {
  const { seats, direction, stichzahl } = regelnOf(state);
  if ((hoechstesGebotIn(spiel)?.gebot ?? 0) >= stichzahl) return undefined;
  return roundFrom(spiel.ansager, direction, seats)[spiel.gebote.length + 1];
}

/** What must be decided before trumps are known, and by whom. */
export function vorDemTrumpf(state: KingState, spiel: Spiel): { seat: Seat; was: 'BIETEN' | 'VERKAUFEN' | 'TRUMPF_ANSAGEN' } {
  const { trumpfwahl } = regelnOf(state);
  if (trumpfwahl === 'KAUF' && !spiel.verhandelt) {
    const bieter = bieterIn(state, spiel);
    if (bieter !== undefined) return { seat: bieter, was: 'BIETEN' };
    if (hoechstesGebotIn(spiel)) return { seat: spiel.ansager, was: 'VERKAUFEN' };
  }
  return { seat: spiel.kauf?.kaeufer ?? spiel.ansager, was: 'TRUMPF_ANSAGEN' };
}

/** Shows the dealer's last card, where it decides on trumps. */
export function zeigtTrumpf(ablauf: Ablauf, { geber, letzteKarte }: Spiel): void {
  ablauf.tut({ type: 'trumpfBestimmt', seat: geber, farbe: farbeOf(suitOf(letzteKarte)), karte: karteOf(letzteKarte) });
}

/** How many of the buyer's tricks the seller has had. */
export const bezahltIn = ({ kauf, stiche }: Spiel): number =>
  kauf ? Math.min(kauf.gebot, stiche.filter(({ winner }) => winner === kauf.kaeufer).length) : 0;

/** For whom the next trick counts that this seat wins, if the buyer has paid so many tricks. */
export function zaehltFuer({ kauf, ansager }: Pick<Spiel, 'kauf' | 'ansager'>, winner: Seat, bezahlt: number): Seat {
  return kauf && winner === kauf.kaeufer && bezahlt < kauf.gebot ? ansager : winner;
}
