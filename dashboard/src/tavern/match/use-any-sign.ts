'use client';

import { useEffect, useRef } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Browsers move the pointer themselves when the page moves under it: only what really went somewhere counts. */
const isSign = (event: Event): boolean => event.type !== 'pointermove' || moved(event as PointerEvent) > 3;
const moved = (event: PointerEvent): number => Math.abs(event.movementX) + Math.abs(event.movementY);

/** Calls `act` at each sign of life on the page while `wanted`: a key, a tap, the wheel, or the pointer moved by hand. */
export function useAnySign(wanted: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!wanted) return;
    const seen = (event: Event) => {
      if (isSign(event)) latest.current();
    };
    for (const sign of signs) window.addEventListener(sign, seen, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, seen);
    };
  }, [wanted]);
}
