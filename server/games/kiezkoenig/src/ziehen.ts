import type { Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { felder } from './brett.js';
import type { ZugGrund } from './ereignis.js';
import { bringtLohn } from './evolve.js';
import { spielerOf } from './partie.js';

export const LOHN = 150;

/** Field `schritte` ahead, clockwise. */
export const voraus = (von: number, schritte: number): number => (von + schritte) % felder.length;

/** Moves a token forward and pays the wage before the field acts, so that the wage can pay what is owed there. */
export function ziehtVor(ablauf: Ablauf, seat: Seat, nach: number, grund: ZugGrund): void {
  const zug = { seat, von: spielerOf(ablauf.state, seat).feld, nach, grund, vorwaerts: true };
  ablauf.tut({ type: 'gezogen', ...zug });
  if (bringtLohn(zug)) ablauf.tut({ type: 'bankZahlt', seat, betrag: LOHN, grund: 'LOHN' });
}

/** Puts a token straight onto a field: no wage. */
export function springt(ablauf: Ablauf, seat: Seat, nach: number): void {
  ablauf.tut({ type: 'gezogen', seat, von: spielerOf(ablauf.state, seat).feld, nach, grund: 'KARTE', vorwaerts: false });
}
