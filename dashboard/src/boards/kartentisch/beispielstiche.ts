import { FARBEN, farbeVon, rangVon } from './karten';
import type { Farbe, Karte, Rang } from './typen';

/** Samples for the catalogue and for tests: hands, and tricks as careful players would play them. */
const RAENGE: readonly Rang[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'];

/** How high a card is in its suit, from 0. */
const hoehe = (karte: Karte): number => RAENGE.indexOf(rangVon(karte));

/** A pack with the ranks from `ab` on, without some cards. */
export const packung = (ab: Rang, ohne: readonly Karte[] = []): readonly Karte[] =>
  FARBEN.flatMap((farbe) => RAENGE.slice(RAENGE.indexOf(ab)).map((rang): Karte => `${farbe}_${rang}`)).filter(
    (karte) => !ohne.includes(karte),
  );

const gefaechert = (karten: readonly Karte[]): Karte[] =>
  FARBEN.flatMap((farbe) => karten.filter((karte) => farbeVon(karte) === farbe).sort((a, b) => hoehe(b) - hoehe(a)));

/** Deals a pack: always the same, but it looks shuffled. */
export function gegeben(karten: readonly Karte[], spieler: number): Karte[][] {
  let zahl = 20;
  const gemischt = [...karten];
  for (let i = gemischt.length - 1; i > 0; i--) {
    zahl = (zahl * 1103 + 12345) % 65536;
    const j = zahl % (i + 1);
    [gemischt[i], gemischt[j]] = [gemischt[j] as Karte, gemischt[i] as Karte];
  }
  return Array.from({ length: spieler }, (_, seat) => gefaechert(gemischt.filter((_, i) => i % spieler === seat)));
}

/** A trick that is over. */
export interface Beispielstich {
  readonly ausspieler: number;
  readonly stichkarten: Karte[];
  readonly gewinner: number;
}

/** Where a sample stands: what was played, what lies, and what is left in each hand. */
export interface Beispielspiel {
  readonly stiche: readonly Beispielstich[];
  readonly laufend: { readonly ausspieler: number; readonly stichkarten: Karte[] };
  readonly haende: readonly Karte[][];
}

/** What may be played: the led suit, if there is one in hand. */
export function erlaubt(hand: readonly Karte[], gefuehrt: Karte | undefined): Karte[] {
  const passend = gefuehrt ? hand.filter((karte) => farbeVon(karte) === farbeVon(gefuehrt)) : [];
  return passend.length > 0 ? passend : [...hand];
}

function gewinner(ausspieler: number, karten: readonly Karte[], trumpf: Farbe | null, spieler: number): number {
  const staerke = (karte: Karte): number =>
    hoehe(karte) + (farbeVon(karte) === trumpf ? 200 : farbeVon(karte) === farbeVon(karten[0] as Karte) ? 100 : 0);
  const beste = karten.reduce((bisher, karte) => (staerke(karte) > staerke(bisher) ? karte : bisher));
  return (ausspieler + karten.indexOf(beste)) % spieler;
}

/** Plays so many cards: the lowest of the led suit, else the highest of all. */
export function gespielt(haende: readonly Karte[][], ausspieler: number, karten: number, trumpf: Farbe | null): Beispielspiel {
  const uebrig = haende.map((hand) => [...hand]);
  const stiche: Beispielstich[] = [];
  let laufend: { ausspieler: number; stichkarten: Karte[] } = { ausspieler, stichkarten: [] };
  for (let i = 0; i < karten; i++) {
    const seat = (laufend.ausspieler + laufend.stichkarten.length) % haende.length;
    const hand = uebrig[seat] ?? [];
    const [gefuehrt] = laufend.stichkarten;
    const darf = erlaubt(hand, gefuehrt).sort((a, b) => hoehe(a) - hoehe(b));
    const bedient = !gefuehrt || farbeVon(darf[0] as Karte) === farbeVon(gefuehrt);
    const karte = (bedient ? darf[0] : darf.at(-1)) as Karte;
    uebrig[seat] = hand.filter((andere) => andere !== karte);
    laufend.stichkarten.push(karte);
    if (laufend.stichkarten.length < haende.length) continue;
    const winner = gewinner(laufend.ausspieler, laufend.stichkarten, trumpf, haende.length);
    stiche.push({ ...laufend, gewinner: winner });
    laufend = { ausspieler: winner, stichkarten: [] };
  }
  return { stiche, laufend, haende: uebrig };
}
