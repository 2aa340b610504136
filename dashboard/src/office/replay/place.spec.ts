import { describe, expect, it } from '@jest/globals';
import { clampIndex, indexOfVersion, type Place, placeSearch, readPlace, viewpointInput } from './place';

const read = (search: string): Place => readPlace(new URLSearchParams(search));

describe('the place in a replay', () => {
  it('opens the disputed event from a link', () => {
    expect(read('?v=137&as=seat-2')).toEqual({ version: 137, viewpoint: 1 });
    expect(read('?v=1&as=spectator')).toEqual({ version: 1, viewpoint: 'spectator' });
  });

  it.each<Place>([
    { version: 137, viewpoint: 1 },
    { version: null, viewpoint: 'spectator' },
    { version: 1, viewpoint: 0 },
    { version: 9, viewpoint: 'open' },
  ])('survives the address: %j', (place) => {
    expect(read(placeSearch(place))).toEqual(place);
  });

  it.each(['', '?v=0', '?v=-3', '?v=1e3', '?v=12x', '?as=seat-0', '?as=seat-7', '?as=seat-22', '?as=auditor'])(
    'leaves out what makes no sense: %s',
    (search) => {
      expect(read(search)).toEqual({ version: null, viewpoint: 'spectator' });
    },
  );

  it('asks the server for a seat counted from 0', () => {
    expect(viewpointInput(1)).toEqual({ seat: 1 });
    expect(viewpointInput('spectator')).toEqual({ spectator: 'YES' });
    expect(viewpointInput('open')).toEqual({ openHands: 'YES' });
  });

  it('never leaves the match', () => {
    expect([indexOfVersion(1, 212), indexOfVersion(137, 212), indexOfVersion(999, 212)]).toEqual([0, 136, 211]);
    expect([clampIndex(-1, 212), clampIndex(212, 212), clampIndex(5, 0)]).toEqual([0, 211, 0]);
  });
});
