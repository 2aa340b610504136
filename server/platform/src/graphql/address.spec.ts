import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { addressOf } from './address.js';

const request = (told?: string) =>
  ({ headers: told === undefined ? {} : { 'x-forwarded-for': told }, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage;

describe('the address of whoever asks', () => {
  it.each([
    ['nobody in front', undefined, 0, '10.0.0.1'],
    ['a claim, and nobody in front who would have made it', '203.0.113.9', 0, '10.0.0.1'],
    ['one proxy', '198.51.100.4', 1, '198.51.100.4'],
    ['one proxy, and a claim before it', '203.0.113.9, 198.51.100.4', 1, '198.51.100.4'],
    ['two proxies', '203.0.113.9, 198.51.100.4,10.0.0.2', 2, '198.51.100.4'],
    ['a proxy that was promised and told nothing', undefined, 1, '10.0.0.1'],
  ])('%s', (_, told, proxies, address) => {
    expect(addressOf(request(told), proxies)).toBe(address);
  });
});
