import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OwnSockets } from './own-sockets.js';

describe('the sockets of a player', () => {
  let told: [string, boolean][];
  let sockets: OwnSockets;

  beforeEach(() => {
    jest.useFakeTimers();
    told = [];
    sockets = new OwnSockets(5_000, (player, here) => told.push([player, here]));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('make them there with the first, and not again with others', () => {
    for (let n = 0; n < 3; n++) sockets.arrived('anna');
    sockets.arrived('ben');
    expect(told).toEqual([
      ['anna', true],
      ['ben', true],
    ]);
    expect(sockets.all()).toEqual(['anna', 'ben']);
  });

  it('make them gone five seconds after the last has closed', () => {
    const gone = [sockets.arrived('anna'), sockets.arrived('anna')];
    gone[0]?.();
    gone[0]?.();
    jest.advanceTimersByTime(60_000);
    expect(sockets.has('anna')).toBe(true);
    gone[1]?.();
    jest.advanceTimersByTime(4_999);
    expect(sockets.has('anna')).toBe(true);
    jest.advanceTimersByTime(1);
    expect(told).toEqual([
      ['anna', true],
      ['anna', false],
    ]);
    expect(sockets.has('anna')).toBe(false);
  });

  it('that come and go within that time tell nobody anything', () => {
    for (let n = 0; n < 50; n++) {
      sockets.arrived('anna')();
      jest.advanceTimersByTime(4_000);
    }
    expect(told).toEqual([['anna', true]]);
  });
});
