import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Cursor, offer, resumeFrom, startCursor, type Versioned } from './cursor';

const frame = (version: number, resync = false): Versioned => ({ version, resync });
const versions = (cursor: Cursor<Versioned>): number[] => cursor.frames.map((one) => one.version);
const run = (cursor: Cursor<Versioned>, frames: Versioned[]): Cursor<Versioned> =>
  frames.reduce((now, one) => offer(now, one).cursor, cursor);

describe('a cursor', () => {
  it('keeps no more frames than wanted', () => {
    const cursor = run(startCursor(undefined, 1), [frame(1, true), frame(2), frame(3)]);
    expect(cursor.frames.map(({ version }) => version)).toEqual([3]);
  });

  it('begins with whatever comes first', () => {
    expect(offer(startCursor(), frame(17, true))).toMatchObject({ verdict: 'taken', cursor: { version: 17 } });
  });

  it('begins after a known version with the very next one', () => {
    expect(offer(startCursor(4), frame(5)).verdict).toBe('taken');
    expect(offer(startCursor(4), frame(6)).verdict).toBe('gap');
  });

  it('drops duplicates, snapshots included', () => {
    const cursor = run(startCursor(), [frame(3, true), frame(4)]);
    expect(offer(cursor, frame(4))).toEqual({ verdict: 'duplicate', cursor });
    expect(offer(cursor, frame(3)).verdict).toBe('duplicate');
    expect(offer(cursor, frame(4, true)).verdict).toBe('duplicate');
  });

  it('takes nothing beyond a gap and goes on from the last version', () => {
    const { cursor, verdict } = offer(run(startCursor(), [frame(3, true), frame(4)]), frame(6));
    expect(verdict).toBe('gap');
    expect(versions(cursor)).toEqual([3, 4]);
    expect(resumeFrom(cursor)).toBe(4);
  });

  it('asks for a snapshot when the missing version does not come', () => {
    const stuck = run(startCursor(4), [frame(6), frame(6)]);
    expect(resumeFrom(stuck)).toBeUndefined();
    const resynced = offer(stuck, frame(9, true));
    expect(resynced.verdict).toBe('taken');
    expect(resumeFrom(resynced.cursor)).toBe(9);
  });

  it('forgives a gap once the missing version came', () => {
    const healed = run(startCursor(4), [frame(6), frame(5), frame(6), frame(8)]);
    expect(resumeFrom(healed)).toBe(6);
  });

  it('keeps the newest 200 frames', () => {
    const cursor = run(
      startCursor(0),
      Array.from({ length: 450 }, (_, index) => frame(index + 1)),
    );
    expect(cursor.frames).toHaveLength(200);
    expect(versions(cursor).at(0)).toBe(251);
    expect(versions(cursor).at(-1)).toBe(450);
  });

  it('gives every version once and in order, whatever is lost, doubled or swapped on the way', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ step: fc.integer({ min: -3, max: 4 }), resync: fc.boolean() }), { maxLength: 80 }), (steps) => {
        let cursor = startCursor<Versioned>(10);
        for (const { step, resync } of steps) {
          const before = cursor;
          const offered = frame((cursor.version ?? 0) + step, resync);
          const { cursor: after, verdict } = offer(cursor, offered);
          if (verdict === 'taken') expect(after.version).toBe(offered.version);
          else expect(after.version).toBe(before.version);
          cursor = after;
        }
        const seen = cursor.frames;
        seen.slice(1).forEach((one, index) => {
          const previous = seen[index]?.version ?? 0;
          if (one.resync) expect(one.version).toBeGreaterThan(previous);
          else expect(one.version).toBe(previous + 1);
        });
      }),
    );
  });
});
