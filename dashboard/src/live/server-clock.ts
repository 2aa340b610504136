/** How far the server's clock is ahead of this device's, in milliseconds, after one more frame. A frame can only arrive late, never early, so the largest difference seen is the truest. */
export function serverOffset(known: number | undefined, serverTime: string, receivedAt: number): number {
  const seen = Date.parse(serverTime) - receivedAt;
  return known === undefined ? seen : Math.max(known, seen);
}

/** Whole seconds until a deadline by the server's clock, never below zero; null without a deadline. */
export function secondsLeft(deadline: string | null, offset: number, now: number): number | null {
  return deadline === null ? null : Math.max(0, Math.ceil((Date.parse(deadline) - (now + offset)) / 1000));
}

/** Which of the spoken marks (30, 10 and 5 seconds) lies between two looks at the clock; null if none. The lowest wins. */
export function spokenMark(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  return [5, 10, 30].find((mark) => before > mark && after <= mark) ?? null;
}
