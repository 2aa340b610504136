import type { Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { kneipenOf, spielerOf } from './partie.js';
import { type Preisbar, wert } from './wert.js';

/** Half the value: what the bank pays for a pub in need. */
export const bankpreis = (kneipe: Preisbar): number => wert(kneipe) / 2;

/** Which pubs must go until the cash covers the debt: the lowest value first, equal values by the lower field. */
export function notverkaeufe<K extends Preisbar>(kneipen: readonly K[], taler: number, faellig: number): readonly K[] {
  const verkauft: K[] = [];
  let bar = taler;
  for (const kneipe of [...kneipen].sort((a, b) => wert(a) - wert(b) || a.feld - b.feld)) {
    if (bar >= faellig) break;
    bar += bankpreis(kneipe);
    verkauft.push(kneipe);
  }
  return verkauft;
}

/** Heading "Wenn das Geld nicht reicht": raises cash for a debt and tells what can be paid of it. */
export function bringtAuf(ablauf: Ablauf, seat: Seat, faellig: number): number {
  const { taler } = spielerOf(ablauf.state, seat);
  for (const kneipe of notverkaeufe(kneipenOf(ablauf.state, seat), taler, faellig)) {
    ablauf.tut({ type: 'notverkauf', seat, feld: kneipe.feld, erloes: bankpreis(kneipe) });
  }
  return Math.min(faellig, spielerOf(ablauf.state, seat).taler);
}
