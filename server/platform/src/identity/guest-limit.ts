import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const A_MINUTE_S = 60;

/** How many guests one address may bring in a minute: each costs rows in the database, and none needs a thousand. Counted by each process for itself. */
export class GuestLimit {
  readonly #door: RateLimiterMemory | undefined;

  /** `perMinute`: 0 for as many as come. */
  constructor(perMinute: number) {
    this.#door = perMinute > 0 ? new RateLimiterMemory({ points: perMinute, duration: A_MINUTE_S }) : undefined;
  }

  /** Counts one more guest from here; answers how long to wait, in milliseconds, or 0 if they may come in. */
  async wait(address: string): Promise<number> {
    try {
      await this.#door?.consume(householdOf(address));
      return 0;
    } catch (refused) {
      return Math.max(1, (refused as RateLimiterRes).msBeforeNext ?? A_MINUTE_S * 1000);
    }
  }
}

/** Who has an IPv6 address has all of its network: the first 64 bits count. An IPv4 address counts as it is, in either spelling. */
export function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [front = '', back] = plain.split('::');
  const groups = front.split(':').filter(Boolean);
  const tail = (back ?? '').split(':').filter(Boolean);
  const gap = back === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - tail.length) }, () => '0');
  return [...groups, ...gap, ...tail]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
