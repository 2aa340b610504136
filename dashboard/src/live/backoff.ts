const first = 400;
const longest = 8_000;

/** How long to wait before attempt number `tries` (from 0), in milliseconds: doubling up to 8 s, half of it by chance, so that a crowd does not return in one step. */
export function backoff(tries: number, chance: number): number {
  const full = Math.min(longest, first * 2 ** Math.min(tries, 10));
  return Math.round(full / 2 + (full / 2) * chance);
}
