import type { Seat } from '@tavern-jack/kernel';
import type { Event } from './ereignis.js';

/** Who holds Taler: a seat, or the bank. */
export type Konto = Seat | 'bank';

/** A payment: one payer, one payee. */
export interface Buchung {
  readonly von: Konto;
  readonly an: Konto;
  readonly betrag: number;
}

/** What an event moves. Only the opening pays several; money moves nowhere else, so no Taler can appear or vanish. */
export function buchungenOf(event: Event): readonly Buchung[] {
  switch (event.type) {
    case 'partieEroeffnet':
      return event.taler.map((betrag, seat) => ({ von: 'bank', an: seat, betrag }));
    case 'bankZahlt':
      return [{ von: 'bank', an: event.seat, betrag: event.betrag }];
    case 'bankErhaelt':
      return [{ von: event.seat, an: 'bank', betrag: event.bezahlt }];
    case 'ausgebaut':
    case 'gekauft':
      return [{ von: event.seat, an: 'bank', betrag: event.preis }];
    case 'notverkauf':
      return [{ von: 'bank', an: event.seat, betrag: event.erloes }];
    case 'deckelBezahlt':
    case 'spielerZahlt':
      return [{ von: event.seat, an: event.an, betrag: event.bezahlt }];
    case 'uebernommen':
      return [{ von: event.seat, an: event.von, betrag: event.preis }];
    default:
      return [];
  }
}
