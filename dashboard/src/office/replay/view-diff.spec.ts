import { describe, expect, it } from '@jest/globals';
import { growth, onlyChanged, viewDiff } from './view-diff';

const before = {
  __typename: 'View',
  runde: 1,
  wuerfel: null,
  kneipen: [
    { feld: 5, besitzer: null, preis: 120 },
    { feld: 6, besitzer: 1, preis: 140 },
  ],
  spieler: [
    { seat: 0, feld: 5, taler: 1000 },
    { seat: 1, feld: 5, taler: 900 },
  ],
};
const after = {
  ...before,
  wuerfel: [6, 2],
  kneipen: [before.kneipen[1], { feld: 5, besitzer: 0, preis: 120 }],
  spieler: [{ seat: 0, feld: 5, taler: 880 }, before.spieler[1]],
};

describe('what changed between two views', () => {
  it('is only the changed paths, in the order of the newer view', () => {
    expect(onlyChanged(viewDiff(before, after))).toEqual([
      { path: ['wuerfel'], kind: 'changed', before: null, after: [6, 2] },
      { path: ['kneipen', '5', 'besitzer'], kind: 'changed', before: null, after: 0 },
      { path: ['spieler', '0', 'taler'], kind: 'changed', before: 1000, after: 880 },
    ]);
  });

  it('names a player by the seat, also when everybody stands on a field of their own', () => {
    const apart = {
      spieler: [
        { seat: 0, feld: 5, taler: 1000 },
        { seat: 1, feld: 7, taler: 900 },
      ],
    };
    const moved = {
      spieler: [
        { seat: 0, feld: 7, taler: 1000 },
        { seat: 1, feld: 9, taler: 900 },
      ],
    };
    expect(onlyChanged(viewDiff(apart, moved)).map((change) => change.path.join('.'))).toEqual(['spieler.0.feld', 'spieler.1.feld']);
  });

  it('goes by identity, whatever the order', () => {
    expect(onlyChanged(viewDiff(before, { ...before, spieler: before.spieler.toReversed() }))).toEqual([]);
  });

  it('keeps all paths when asked to', () => {
    expect(viewDiff(before, after)).toHaveLength(2 + 2 * 3 + 2 * 3);
  });

  it('adds everything at the first event and names what is gone', () => {
    expect(viewDiff(null, { runde: 1 })).toEqual([{ path: ['runde'], kind: 'added', before: undefined, after: 1 }]);
    expect(viewDiff({ runde: 1, karte: 'LOTTO' }, { runde: 1 }).at(-1)).toEqual({
      path: ['karte'],
      kind: 'removed',
      before: 'LOTTO',
      after: undefined,
    });
    expect(viewDiff(null, null)).toEqual([]);
  });

  it('says by how much a number grew', () => {
    expect([growth({ before: 1000, after: 880 }), growth({ before: 1, after: 1 }), growth({ before: null, after: 3 })]).toEqual([
      -120,
      null,
      null,
    ]);
  });
});
