import { roundUp, type Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import type { Viertel } from './brett.js';
import type { Kneipe } from './partie.js';
import { gedruckt, type Preisbar } from './wert.js';
import { bringtAuf } from './zahlungsnot.js';

const AUSBAU_FAKTOR = [1, 3, 6] as const;
/** By number of pubs the owner has in the quarter; doubled, because the middle one is one and a half. */
const VIERTEL_FAKTOR_DOPPELT = [2, 2, 3, 4] as const;

/** Base times upgrade times quarter, to 5 Taler. `imViertel`: how many pubs of the quarter the owner has. */
export function deckelFuer(feld: number, stufe: number, imViertel: number): number {
  const faktorDoppelt = (AUSBAU_FAKTOR[stufe] ?? 1) * (VIERTEL_FAKTOR_DOPPELT[imViertel] ?? 2);
  return roundUp(gedruckt(feld).grunddeckel * faktorDoppelt, 2, 5);
}

/** How many pubs of a quarter a seat owns. */
const anzahlImViertel = (kneipen: readonly Preisbar[], besitzer: Seat, viertel: Viertel): number =>
  kneipen.filter((k) => k.besitzer === besitzer && gedruckt(k.feld).viertel === viertel).length;

/** What a visitor pays in this pub as things stand; for a free pub its base. */
export function deckelIn(kneipen: readonly Preisbar[], kneipe: Preisbar): number {
  const { grunddeckel, viertel } = gedruckt(kneipe.feld);
  if (kneipe.besitzer === null) return grunddeckel;
  return deckelFuer(kneipe.feld, kneipe.stufe, anzahlImViertel(kneipen, kneipe.besitzer, viertel));
}

/** Heading "Der Deckel": the visitor pays. The debt is fixed before any pub is sold for it. */
export function zahltDeckel(ablauf: Ablauf, seat: Seat, kneipe: Kneipe & { besitzer: Seat }): void {
  const faellig = deckelIn(ablauf.state.kneipen, kneipe);
  const bezahlt = bringtAuf(ablauf, seat, faellig);
  ablauf.tut({ type: 'deckelBezahlt', seat, an: kneipe.besitzer, feld: kneipe.feld, faellig, bezahlt });
}
