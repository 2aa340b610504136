'use client';

import { useEffect, useState } from 'react';

/** Whole seconds left of a wait in milliseconds that begins whenever `since` changes; 0 when it is over. */
export function useWait(milliseconds: number, since: unknown): number {
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wait, imposed a second time, begins anew
  useEffect(() => {
    if (milliseconds <= 0) return setLeft(0);
    const end = Date.now() + milliseconds;
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [milliseconds, since]);
  return left;
}
