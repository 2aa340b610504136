import type { Draws, Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { felder } from './brett.js';
import { zahltDeckel } from './deckel.js';
import { ziehtKarte } from './karten.js';
import { spielerOf } from './partie.js';
import { setztNaechstenZugAus } from './polizeistunde.js';

/** Heading "Die Felder": the field on which the token stands acts. What it offers to buy is left to the open question. */
export function feldWirkt(ablauf: Ablauf, seat: Seat, draws: Draws): void {
  const stand = spielerOf(ablauf.state, seat).feld;
  switch (felder[stand]?.art) {
    case 'KNEIPE':
      betrittKneipe(ablauf, seat, stand);
      return;
    case 'JUKEBOX':
    case 'STAMMTISCH':
      if (ziehtKarte(ablauf, seat, draws)) feldWirkt(ablauf, seat, draws);
      return;
    case 'POLIZEISTUNDE':
      setztNaechstenZugAus(ablauf, seat);
      return;
    default:
      // Feierabend: the wage was paid on the way.
      return;
  }
}

/** A free pub and the own one ask for nothing; in somebody else's the Deckel is due. */
function betrittKneipe(ablauf: Ablauf, seat: Seat, feld: number): void {
  const kneipe = ablauf.state.kneipen.find((k) => k.feld === feld);
  if (!kneipe || kneipe.besitzer === null || kneipe.besitzer === seat) return;
  zahltDeckel(ablauf, seat, { ...kneipe, besitzer: kneipe.besitzer });
}
