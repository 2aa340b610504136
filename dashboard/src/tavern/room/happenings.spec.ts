import { describe, expect, it } from '@jest/globals';
import type { TablePartsFragment } from '../../generated/graphql';
import { happened, wasKicked } from './happenings';

const ben = { __typename: 'Player' as const, id: 'ply_ben', name: 'Ben' };
const ada = { __typename: 'Player' as const, id: 'ply_ada', name: 'Ada' };
const mia = { __typename: 'Homie' as const, homieName: 'MIA' as const, level: 'NORMAL' as const };
type Occupant = typeof ben | typeof mia | null;

const table = (occupants: readonly Occupant[], more: Partial<TablePartsFragment> = {}): TablePartsFragment => ({
  id: 'tbl_1',
  joinCode: 'ABC234',
  game: 'KIEZKOENIG',
  options: { __typename: 'KiezkoenigOptions', langeNacht: false },
  status: 'OPEN',
  seats: occupants.map((occupant, index) => ({ index, occupant, ready: occupant !== null })),
  host: { id: ben.id, name: ben.name },
  clockSeconds: 40,
  series: null,
  listed: false,
  spectators: true,
  locked: false,
  quick: null,
  matches: [],
  matchId: null,
  matchCount: 0,
  version: 1,
  ...more,
});

describe('what happened at a table', () => {
  const alone = table([ben, null, null]);
  const both = table([ben, ada, null]);

  it('names who came and who went', () => {
    expect(happened(alone, { event: 'SEAT_TAKEN', table: both })).toEqual([{ key: 'arrived', who: ada }]);
    expect(happened(both, { event: 'SEAT_KICKED', table: alone })).toEqual([{ key: 'kicked', who: ada }]);
    expect(happened(alone, { event: 'HOMIE_ADDED', table: table([ben, null, mia]) })).toEqual([{ key: 'homieCame', who: mia }]);
  });

  it('tells when the host has passed on', () => {
    const after = table([null, ada, null], { host: { id: ada.id, name: ada.name } });
    expect(happened(both, { event: 'SEAT_LEFT', table: after })).toEqual([
      { key: 'left', who: ben },
      { key: 'host', who: ada },
    ]);
  });

  it('knows who is ready, and which homie plays otherwise', () => {
    const unready = { ...both, seats: both.seats.map((seat) => (seat.index === 1 ? { ...seat, ready: false } : seat)) };
    expect(happened(both, { event: 'READY_SET', table: unready })).toEqual([{ key: 'unready', who: ada }]);
    expect(happened(unready, { event: 'READY_SET', table: both })).toEqual([{ key: 'ready', who: ada }]);
    const strong = { ...mia, level: 'SCHWER' as const };
    const stronger = {
      ...table([ben, null, null]),
      seats: table([ben, mia, null]).seats.map((seat) => (seat.index === 1 ? { ...seat, occupant: strong } : seat)),
    };
    expect(happened(table([ben, mia, null]), { event: 'HOMIE_LEVEL_SET', table: stronger })).toEqual([{ key: 'homieLevel', who: strong }]);
  });

  it('is silent about a snapshot', () => {
    expect(happened(alone, { event: 'SNAPSHOT', table: both })).toEqual([]);
  });

  it('finds out that one was sent away, until one sits again', () => {
    const frames = [
      { event: 'SEAT_TAKEN' as const, table: both },
      { event: 'SEAT_KICKED' as const, table: alone },
    ];
    expect(wasKicked(frames, ada.id)).toBe(true);
    expect(wasKicked(frames, ben.id)).toBe(false);
    expect(wasKicked([...frames, { event: 'SEAT_TAKEN', table: both }], ada.id)).toBe(false);
  });
});
