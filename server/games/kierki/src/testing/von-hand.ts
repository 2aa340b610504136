import type { Karte } from '@tavern-jack/kernel';
import type { Step } from '@tavern-jack/kernel/testing';
import { type Event, type KierkiState, kierki, type Move, type View } from '../index.js';

export const farbe = (karte: Karte): string => karte.slice(0, karte.indexOf('_'));
export const zeichen = (karte: Karte): string => karte.slice(karte.indexOf('_') + 1);
export const TIEF = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K'];
const HERZ_ZULETZT = ['HERZEN', 'HERZ_KOENIG', 'ROZBOJNIK'];

/** The rules once more, told by the names of the cards alone: what may be played from this hand. */
function erlaubt(view: View, hand: readonly Karte[]): readonly Karte[] {
  if (view.kierkiSpiel === 'LOTERYJKA') return hand.filter((karte) => passt(view, karte));
  const gefuehrt = view.laufenderStich?.stichkarten[0];
  if (gefuehrt) {
    const bedienende = hand.filter((karte) => farbe(karte) === farbe(gefuehrt));
    return bedienende.length > 0 ? bedienende : hand;
  }
  const ohneHerz = hand.filter((karte) => farbe(karte) !== 'HERZ');
  return HERZ_ZULETZT.includes(view.kierkiSpiel) && ohneHerz.length > 0 ? ohneHerz : hand;
}

/** Looks at everything that was laid, one card after another. */
function passt(view: View, karte: Karte): boolean {
  const gelegte = view.legungen.flatMap(({ spielkarte }) => (spielkarte === null ? [] : [spielkarte]));
  const [erste] = gelegte;
  const fehlt = (name: string) => view.spieler.length === 3 && name === 'KREUZ_2';
  if (view.startkarten.length === 0 && !erste) return view.spieler.length === 4 || zeichen(karte) !== '2';
  const start = view.startkarten.length > 0 ? zeichen(view.startkarten[0] as Karte) : zeichen(erste as Karte);
  if (zeichen(karte) === start) return true;
  const nachbar = (schritt: 1 | -1): boolean => {
    let at = TIEF.indexOf(zeichen(karte)) + schritt;
    while (fehlt(`${farbe(karte)}_${TIEF[at]}`)) at += schritt;
    return gelegte.includes(`${farbe(karte)}_${TIEF[at]}` as Karte);
  };
  return nachbar(1) || nachbar(-1);
}

/** Checks one move: what might have been played, and that whoever passed after it had nothing to lay. Throws for a broken rule. */
export function vonHand({ before, seat, legal, move, events, states }: Step<KierkiState, Move, Event>): void {
  if (move.type !== 'ansagen') {
    const view = kierki.view(before, seat);
    const soll = erlaubt(view, view.spieler[seat]?.blatt ?? []);
    const darf = legal.flatMap((m) => (m.type === 'ansagen' ? [] : [m.spielkarte]));
    if (darf.length !== soll.length || !soll.every((karte) => darf.includes(karte))) {
      throw new Error(`seat ${seat} may play ${darf.join()}, not ${soll.join()}`);
    }
  }
  for (const [at, event] of events.entries()) {
    if (event.type !== 'gepasst') continue;
    const view = kierki.view(states[at - 1] ?? before, event.seat);
    const kann = view.spieler[event.seat]?.blatt?.filter((karte) => passt(view, karte)) ?? [];
    if (kann.length > 0) throw new Error(`seat ${event.seat} passed with ${kann.join()}`);
  }
}
