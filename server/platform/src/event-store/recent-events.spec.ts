import { describe, expect, it } from '@jest/globals';
import type { StoredEvent } from './events.js';
import { RecentEvents } from './recent-events.js';

const at = (...positions: number[]) => positions.map((position) => ({ position }) as StoredEvent);
const positions = (events: readonly StoredEvent[] | undefined) => events?.map(({ position }) => position);

describe('the last events of this process', () => {
  it('answers an unbroken run after a position, at most as many as asked for', () => {
    const recent = new RecentEvents();
    recent.add(at(5, 6));
    recent.add(at(7, 8));
    expect(positions(recent.after(4, 10))).toEqual([5, 6, 7, 8]);
    expect(positions(recent.after(6, 10))).toEqual([7, 8]);
    expect(positions(recent.after(4, 3))).toEqual([5, 6, 7]);
  });

  it('does not answer for what it never had: the log is asked then', () => {
    const recent = new RecentEvents();
    expect(recent.after(0, 10)).toBeUndefined();
    recent.add(at(5, 6));
    expect(recent.after(3, 10)).toBeUndefined();
    expect(recent.after(6, 10)).toBeUndefined();
  });

  it('forgets what lies before the events of another process, also within one commit', () => {
    const recent = new RecentEvents();
    recent.add(at(5, 6));
    recent.add(at(9));
    expect(recent.after(4, 10)).toBeUndefined();
    expect(positions(recent.after(8, 10))).toEqual([9]);
    // A command of an earlier attempt, told together with one of today.
    recent.add(at(7, 10, 11));
    expect(recent.after(6, 10)).toBeUndefined();
    expect(positions(recent.after(9, 10))).toEqual([10, 11]);
  });

  it('keeps no more than twice its measure', () => {
    const recent = new RecentEvents(10);
    for (let position = 1; position <= 100; position++) recent.add(at(position));
    expect(recent.after(50, 1)).toBeUndefined();
    expect(positions(recent.after(90, 100))).toHaveLength(10);
  });
});
