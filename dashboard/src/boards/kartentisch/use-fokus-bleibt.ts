'use client';
import { type RefObject, useLayoutEffect } from 'react';

/** Whether the focus was in the hand that was just taken away. */
let hatte = false;

/** A hand that is drawn anew with the next question keeps the focus of the one before it, unless it went elsewhere meanwhile. */
export function useFokusBleibt(rahmen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const hand = rahmen.current;
    if (hatte && (document.activeElement ?? document.body) === document.body) hand?.focus({ preventScroll: true });
    hatte = false;
    return () => {
      hatte = hand?.contains(document.activeElement) ?? false;
    };
  }, [rahmen]);
}
