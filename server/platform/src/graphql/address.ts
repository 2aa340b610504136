import type { IncomingMessage } from 'node:http';

/**
 * The address of whoever asks. Behind `proxies` servers of our own that pass questions on, each of which appends to
 * `X-Forwarded-For` whom it was asked by, it stands so many places from the end; what stands before is anybody's claim.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const way = [...told.map((address) => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return way[Math.max(0, way.length - 1 - proxies)] ?? '';
}
