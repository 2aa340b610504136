import type { Ansicht, Spieler } from './typen';

/** How many rounds a game has at most: one for each card of a hand. */
export const RUNDEN = 8;

/** The other of the two seats. */
export const gegner = (seat: number): number => 1 - seat;

/** Whose side of the table lies below: your own, for spectators seat 0. */
export const unten = (mySeat: number | null): number => mySeat ?? 0;

/** The standing of a seat; undefined when nobody sits there. */
export const spielerAuf = (view: Ansicht, seat: number): Spieler | undefined => view.spieler.find((spieler) => spieler.seat === seat);

/** Whether both cards lie turned up and the round is not settled yet: then they are no longer among the cards still to come. */
export const liegtOffen = (view: Ansicht): boolean =>
  view.spieler.every((spieler) => spieler.gelegt && spieler.karten + view.verlauf.length < RUNDEN);

/** The seats that must lay a card now; before the other's scout has seen something, only the one it looks at. */
export function muessenLegen(view: Ansicht): readonly number[] {
  if (view.sieger || view.verlauf.length >= view.runde || liegtOffen(view)) return [];
  const offene = view.spieler.filter((spieler) => !spieler.gelegt).map((spieler) => spieler.seat);
  return offene.length === 2 ? offene.filter((seat) => seat !== view.spaeher) : offene;
}

/** The round, and whose turn it is; null: both choose at once, or nobody does. */
export function whereabouts(view: Ansicht): { readonly round: number; readonly seat: number | null } {
  const [eine, zweite] = muessenLegen(view);
  return { round: view.runde, seat: zweite === undefined ? (eine ?? null) : null };
}

/** A card of a hand's row: still to come, lying on the table, gone, or unknown to this viewer. */
export interface Blattkarte {
  readonly rang: number | null;
  readonly stand: 'HAND' | 'LIEGT' | 'WEG';
}

/** All cards of a seat in this game, those still to come and those gone, by rank; cards that one must not know come first. */
export function blatt(view: Ansicht, seat: number): readonly Blattkarte[] {
  const spieler = spielerAuf(view, seat);
  if (!spieler) return [];
  const weg: Blattkarte[] = view.verlauf.map((runde) => ({ rang: runde.raenge[seat] ?? null, stand: 'WEG' }));
  const liegt: Blattkarte[] = spieler.liegt === null ? [] : [{ rang: spieler.liegt, stand: 'LIEGT' }];
  return [...inDerHand(view, spieler), ...liegt, ...weg].sort((a, b) => (a.rang ?? 0) - (b.rang ?? 0));
}

// What lies open to you is still counted among the hand until both are turned up: here it is taken out.
function inDerHand(view: Ansicht, { hand, karten, gelegt, liegt }: Spieler): Blattkarte[] {
  const aufgedeckt = liegtOffen(view);
  if (hand === null) {
    const anzahl = Math.max(0, karten - (gelegt && !aufgedeckt ? 1 : 0));
    return Array.from({ length: anzahl }, () => ({ rang: null, stand: 'HAND' }));
  }
  const platz = liegt === null || aufgedeckt ? -1 : hand.indexOf(liegt);
  return hand.filter((_, i) => i !== platz).map((rang) => ({ rang, stand: 'HAND' }));
}
