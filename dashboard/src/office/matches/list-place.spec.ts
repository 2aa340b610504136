import { describe, expect, it } from '@jest/globals';
import { firstPage, isFiltered, type ListPlace, listSearch, newer, older, readListPlace } from './list-place';

const read = (search: string): ListPlace => readListPlace(new URLSearchParams(search));

describe('the place in the list of matches', () => {
  it('is the newest page of everything without a word in the address', () => {
    expect(read('')).toEqual(firstPage);
    expect(listSearch(firstPage)).toBe('');
  });

  it.each<ListPlace>([
    { status: 'RUNNING', player: '', trail: [] },
    { status: null, player: 'Zoë & Ben', trail: [] },
    { status: 'FROZEN', player: 'a', trail: ['812', '640'] },
  ])('survives the address: %j', (place) => {
    expect(read(listSearch(place))).toEqual(place);
  });

  it.each(['?status=happy', '?after=12;drop', '?after=1..2', '?after='])('leaves out what makes no sense: %s', (search) => {
    expect(read(search)).toEqual(firstPage);
  });

  it('goes to older matches and back', () => {
    const second = older(firstPage, '812');
    const third = older(second, '640');
    expect(third.trail).toEqual(['812', '640']);
    expect(newer(third)).toEqual(second);
    expect(newer(second)).toEqual(firstPage);
  });

  it('knows when something is left out', () => {
    expect(isFiltered(firstPage)).toBe(false);
    expect(isFiltered({ ...firstPage, player: '  ' })).toBe(false);
    expect(isFiltered({ ...firstPage, status: 'RUNNING' })).toBe(true);
    expect(isFiltered({ ...firstPage, player: 'B' })).toBe(true);
  });
});
