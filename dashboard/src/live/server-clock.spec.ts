import { describe, expect, it } from '@jest/globals';
import { secondsLeft, serverOffset, spokenMark } from './server-clock';

describe('the server clock', () => {
  it('trusts the frame that travelled fastest', () => {
    const sent = '2026-11-29T19:00:00.000Z';
    const first = serverOffset(undefined, sent, Date.parse(sent) - 4_700);
    expect(first).toBe(4_700);
    expect(serverOffset(first, sent, Date.parse(sent) - 1_000)).toBe(4_700);
    expect(serverOffset(first, sent, Date.parse(sent) - 4_950)).toBe(4_950);
  });

  it('counts down against the server, whatever the device says', () => {
    const deadline = '2026-11-29T19:00:40.000Z';
    const deviceIsFiveMinutesSlow = Date.parse('2026-11-29T18:55:00.000Z');
    expect(secondsLeft(deadline, 300_000, deviceIsFiveMinutesSlow)).toBe(40);
    expect(secondsLeft(deadline, 300_000, deviceIsFiveMinutesSlow + 39_100)).toBe(1);
    expect(secondsLeft(deadline, 300_000, deviceIsFiveMinutesSlow + 90_000)).toBe(0);
    expect(secondsLeft(null, 0, 0)).toBeNull();
  });

  it('speaks at 30, 10 and 5 seconds only', () => {
    expect(spokenMark(31, 30)).toBe(30);
    expect(spokenMark(30, 29)).toBeNull();
    expect(spokenMark(11, 10)).toBe(10);
    expect(spokenMark(6, 5)).toBe(5);
    expect(spokenMark(40, 40)).toBeNull();
    expect(spokenMark(null, 30)).toBeNull();
  });

  it('speaks once when several marks were slept through', () => {
    expect(spokenMark(40, 4)).toBe(5);
  });
});
