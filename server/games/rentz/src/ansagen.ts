import { fanned, type Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { handOf } from './partie.js';
import type { Spiel } from './spiele.js';

/** The chooser looks at the cards first. */
export function siehtAn(ablauf: Ablauf, seat: Seat): void {
  ablauf.tut({ type: 'aufgenommen', seat, handkarten: fanned(handOf(ablauf.state, seat)) });
}

/** A game is named. Heading "Blind": named before the cards are looked at; they are taken up afterwards. */
export function sagtAn(ablauf: Ablauf, seat: Seat, spiel: Spiel): void {
  const blind = ablauf.state.phase === 'BLIND';
  ablauf.tut({ type: 'angesagt', seat, spiel, blind });
  if (blind) siehtAn(ablauf, seat);
}
