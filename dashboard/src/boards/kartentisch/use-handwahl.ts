'use client';
import { useMemo, useRef, useState } from 'react';
import type { Karte } from './typen';

/** What a card of the hand does when it is pointed at, reached and pressed. */
export interface Handgriff {
  zeigen(karte: Karte): void;
  verlassen(): void;
  /** Remembers with what the press began: a click alone does not say it everywhere. */
  druecken(zeiger: string): void;
  klicken(karte: Karte): void;
}

/** A card that was chosen out of a hand of so many. */
export interface Wahl {
  readonly karte: Karte;
  readonly anzahl: number;
}

/**
 * The card that is still chosen: it may be played, and no card has left the hand since. When the clock has played another one, what a
 * finger had lifted before is forgotten, or the next tap would play it.
 */
export const nochGewaehlt = (wahl: Wahl | null, spielbar: readonly Karte[], anzahl: number): Karte | null =>
  wahl !== null && wahl.anzahl === anzahl && spielbar.includes(wahl.karte) ? wahl.karte : null;

/**
 * Which card is looked at (`gezeigt`) and which one a finger has lifted (`gehoben`). A mouse has looked before it clicks, and a key
 * has reached the card before it presses; a finger sees nothing beforehand, so its first tap lifts and its second one plays.
 * `anzahl`: how many cards the hand has.
 */
export function useHandwahl(spielbar: readonly Karte[], anzahl: number, spielen: (karte: Karte) => void) {
  const [gezeigt, setGezeigt] = useState<Wahl | null>(null);
  const [gehoben, setGehoben] = useState<Wahl | null>(null);
  const zeiger = useRef('');
  const oben = nochGewaehlt(gehoben, spielbar, anzahl);
  const jetzt = useRef({ oben, anzahl, spielen });
  jetzt.current = { oben, anzahl, spielen };
  // The same for good: a card that did not change is not drawn again.
  const griff = useMemo(
    (): Handgriff => ({
      zeigen: (karte) => setGezeigt({ karte, anzahl: jetzt.current.anzahl }),
      verlassen: () => setGezeigt(null),
      druecken: (art) => {
        zeiger.current = art;
      },
      klicken: (karte) => {
        const finger = zeiger.current === 'touch';
        zeiger.current = '';
        if (!finger || jetzt.current.oben === karte) return jetzt.current.spielen(karte);
        const wahl = { karte, anzahl: jetzt.current.anzahl };
        setGehoben(wahl);
        setGezeigt(wahl);
      },
    }),
    [],
  );
  return { gezeigt: nochGewaehlt(gezeigt, spielbar, anzahl) ?? oben, gehoben: oben, griff };
}
