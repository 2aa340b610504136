import { describe, expect, it } from '@jest/globals';
import { GuestLimit, householdOf } from './guest-limit.js';

describe('guests from one address', () => {
  it('three a minute come in, the fourth waits, and another address does not', async () => {
    const limit = new GuestLimit(3);
    for (let guest = 0; guest < 3; guest++) expect(await limit.wait('192.0.2.7')).toBe(0);
    const wait = await limit.wait('192.0.2.7');
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect(await limit.wait('192.0.2.8')).toBe(0);
  });

  it('without a limit as many as come', async () => {
    const open = new GuestLimit(0);
    const waits = await Promise.all(Array.from({ length: 500 }, () => open.wait('192.0.2.7')));
    expect(new Set(waits)).toEqual(new Set([0]));
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, household) => {
    expect(householdOf(address)).toBe(household);
  });
});
