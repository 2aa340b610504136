'use client';
import { useRef, useState } from 'react';

/** What a card of the fan does when it is pointed at, reached and pressed. */
export interface Kartengriff {
  zeigen(rang: number): void;
  verlassen(): void;
  /** Remembers with what the press began: a click alone does not say it everywhere. */
  druecken(zeiger: string): void;
  klicken(rang: number): void;
  legen(rang: number): void;
}

/**
 * Which card is looked at (`gezeigt`) and which one a finger has lifted (`gehoben`). A mouse has looked before it clicks, and a key
 * has reached the card before it presses; a finger sees nothing beforehand, so its first tap lifts and its second one lays.
 */
export function useKartenwahl(legen: (rang: number) => void) {
  const [gezeigt, setGezeigt] = useState<number | null>(null);
  const [gehoben, setGehoben] = useState<number | null>(null);
  const zeiger = useRef('');
  const karte: Kartengriff = {
    zeigen: setGezeigt,
    verlassen: () => setGezeigt(gehoben),
    druecken: (art) => {
      zeiger.current = art;
    },
    klicken: (rang) => {
      const finger = zeiger.current === 'touch';
      zeiger.current = '';
      if (!finger || gehoben === rang) return legen(rang);
      setGehoben(rang);
      setGezeigt(rang);
    },
    legen,
  };
  return { gezeigt: gezeigt ?? gehoben, gehoben, karte };
}
