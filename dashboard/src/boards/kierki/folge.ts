import { farbeVon, rangVon } from '../kartentisch/karten';
import type { Farbe, Karte } from '../kartentisch/typen';
import type { Ansicht, Frage, Tarif } from './typen';

/** What to bear in mind before a card is chosen, as the last part of a text's key. */
export type Hinweis =
  | 'AUSSPIELEN'
  | 'herzGesperrt'
  | 'nurHerz'
  | 'bedienen'
  | 'frei'
  | 'freiTrumpf'
  | 'EROEFFNEN'
  | 'ANLEGEN'
  | 'TRUMPF_ANSAGEN';

const hat = (blatt: readonly Karte[], farbe: Farbe): boolean => blatt.some((karte) => farbeVon(karte) === farbe);

/** The hint that goes with a question. */
export function hinweis({ kierkiFrage, bedienfarbe, herzGesperrt }: Frage, { kierkiSpiel }: Ansicht, blatt: readonly Karte[]): Hinweis {
  if (kierkiFrage === 'ZUGEBEN' && bedienfarbe) {
    if (hat(blatt, bedienfarbe)) return 'bedienen';
    return kierkiSpiel === 'TRUMPF' ? 'freiTrumpf' : 'frei';
  }
  if (kierkiFrage === 'ZUGEBEN') return 'AUSSPIELEN';
  if (kierkiFrage !== 'AUSSPIELEN' || !herzGesperrt || !hat(blatt, 'HERZ')) return kierkiFrage;
  return blatt.every((karte) => farbeVon(karte) === 'HERZ') ? 'nurHerz' : 'herzGesperrt';
}

/** What a card counts by itself for whoever wins it; 0: nothing. */
export function kartenwert(karte: Karte, { jeHerz, jeDame, jeHerr, herzKoenig }: Tarif): number {
  const rang = rangVon(karte);
  return (
    (farbeVon(karte) === 'HERZ' ? jeHerz : 0) +
    (rang === 'D' ? jeDame : 0) +
    (rang === 'K' || rang === 'B' ? jeHerr : 0) +
    (karte === 'HERZ_K' ? herzKoenig : 0)
  );
}
