import { endOfRow, type Karte, type Layout, laid, layable, type Seat } from '@tavern-jack/kernel';
import type { Blatt } from '../karten.js';
import { PLATZPUNKTE } from '../spiele.js';

/** The Rentz game in thought: the same rules as in `auslegen.ts`, without events, for playing it out many times. */
export interface Auslage {
  readonly haende: readonly (readonly Karte[])[];
  readonly reihen: Layout;
  readonly amZug: Seat;
  /** After an ace: one more card may follow. */
  readonly nochEine: boolean;
  /** In order of going out. */
  readonly raus: readonly Seat[];
}

/** Chooses one of the cards that fit; undefined leaves the extra card after an ace. */
export type Auslegeweise = (hand: readonly Karte[], passende: readonly Karte[], blatt: Blatt, nochEine: boolean) => Karte | undefined;

/** After a card, or after none: a pass, or an extra card that is left. */
export function gelegt(auslage: Auslage, karte: Karte | undefined, { reihen: ordnung }: Blatt): Auslage {
  const { haende, amZug } = auslage;
  if (karte === undefined) return { ...auslage, nochEine: false, amZug: naechster(haende, amZug) };
  const hand = (haende[amZug] ?? []).filter((eigene) => eigene !== karte);
  const danach = haende.map((alte, seat) => (seat === amZug ? hand : alte));
  const ende = endOfRow(ordnung, karte);
  const bleibt = ende === 'HIGHEST' && hand.length > 0;
  const links = naechster(danach, amZug);
  return {
    haende: danach,
    reihen: laid(ordnung, auslage.reihen, karte),
    nochEine: bleibt,
    amZug: bleibt ? amZug : ende === 'LOWEST' ? naechster(danach, links) : links,
    raus: hand.length > 0 ? auslage.raus : [...auslage.raus, amZug],
  };
}

function naechster(haende: Auslage['haende'], seat: Seat): Seat {
  let links = (seat + 1) % haende.length;
  while (links !== seat && haende[links]?.length === 0) links = (links + 1) % haende.length;
  return links;
}

/** Plays on until all but one are out, and gives the points by seat, not doubled. */
export function ausgespielt(start: Auslage, weise: Auslegeweise, blatt: Blatt): number[] {
  let auslage = start;
  const spieler = start.haende.length;
  while (auslage.raus.length < spieler - 1) {
    const hand = auslage.haende[auslage.amZug] ?? [];
    const passende = layable(blatt.reihen, auslage.reihen, blatt.startkarten, hand);
    auslage = gelegt(auslage, passende.length > 0 ? weise(hand, passende, blatt, auslage.nochEine) : undefined, blatt);
  }
  const punkte: number[] = auslage.haende.map(() => PLATZPUNKTE[spieler - 1] ?? 0);
  for (const [platz, seat] of auslage.raus.entries()) punkte[seat] = PLATZPUNKTE[platz] ?? 0;
  return punkte;
}

/**
 * Lays what opens the way for its own cards, and keeps back what only opens it for others. Lowest cards are welcome: they
 * cost the next one a turn. An ace is laid last of what opens nothing, because one more card follows it.
 */
export const oeffnet: Auslegeweise = (hand, passende, blatt) => {
  let [beste] = passende;
  let bestes = Number.NEGATIVE_INFINITY;
  for (const karte of passende) {
    const wert = nutzen(hand, karte, blatt);
    if (wert > bestes) [beste, bestes] = [karte, wert];
  }
  return beste;
};

/** Own cards behind a card bring it forward, others' cards right behind it hold it back. */
function nutzen(hand: readonly Karte[], karte: Karte, { reihen, startkarten }: Blatt): number {
  const ende = endOfRow(reihen, karte);
  if (ende === 'HIGHEST') return EIN_ASS;
  if (ende === 'LOWEST') return EINE_NIEDRIGSTE;
  const platz = reihen.places.get(karte);
  const reihe = reihen.rows[platz?.row ?? 0] ?? [];
  const start = reihe.findIndex((erste) => startkarten.includes(erste));
  const stelle = platz?.position ?? 0;
  const hinten = stelle >= start ? hinter(hand, reihe, stelle, 1) : 0;
  return hinten + (stelle <= start ? hinter(hand, reihe, stelle, -1) : 0);
}

const EIN_ASS = 2.5;
const EINE_NIEDRIGSTE = 3;
const EIGENE = 2;
const FREMDE_GLEICH_DAHINTER = -1.5;

function hinter(hand: readonly Karte[], reihe: readonly Karte[], stelle: number, schritt: 1 | -1): number {
  let wert = 0;
  for (let i = stelle + schritt; i >= 0 && i < reihe.length; i += schritt) {
    const eigene = hand.includes(reihe[i] as Karte);
    if (eigene) wert += EIGENE;
    else if (i === stelle + schritt) wert += FREMDE_GLEICH_DAHINTER;
  }
  return wert;
}
