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

/**
 * Which card is looked at (`gezeigt`) and which one a finger has lifted (`gehoben`). A mouse has looked before it clicks, and a key
 * has reached the card before it presses; a finger sees nothing beforehand, so its first tap lifts and its second one plays.
 * Cards that are not among `spielbar` any more are neither.
 */
export function useHandwahl(spielbar: readonly Karte[], spielen: (karte: Karte) => void) {
  const [gezeigt, setGezeigt] = useState<Karte | null>(null);
  const [gehoben, setGehoben] = useState<Karte | null>(null);
  const zeiger = useRef('');
  const noch = (karte: Karte | null): Karte | null => (karte !== null && spielbar.includes(karte) ? karte : null);
  const jetzt = useRef({ gehoben, spielen });
  jetzt.current = { gehoben, spielen };
  // The same for good: a card that did not change is not drawn again.
  const griff = useMemo(
    (): Handgriff => ({
      zeigen: setGezeigt,
      verlassen: () => setGezeigt(jetzt.current.gehoben),
      druecken: (art) => {
        zeiger.current = art;
      },
      klicken: (karte) => {
        const finger = zeiger.current === 'touch';
        zeiger.current = '';
        if (!finger || jetzt.current.gehoben === karte) return jetzt.current.spielen(karte);
        setGehoben(karte);
        setGezeigt(karte);
      },
    }),
    [],
  );
  return { gezeigt: noch(gezeigt) ?? noch(gehoben), gehoben: noch(gehoben), griff };
}
