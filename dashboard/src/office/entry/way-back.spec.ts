import { describe, expect, it } from '@jest/globals';
import { doorFor, doorPath, officePath, wayBack } from './way-back';

describe('the way to the door and back', () => {
  it('leads back to the disputed event', () => {
    const wanted = '/buero/partien/mat_1?v=137&as=seat-2';
    const door = new URL(doorFor(wanted), 'http://house');
    expect(door.pathname).toBe(doorPath);
    expect(wayBack(door.searchParams.get('nach'))).toBe(wanted);
  });

  it('says nothing more when the start was wanted', () => {
    expect(doorFor(officePath)).toBe(doorPath);
  });

  it.each([
    null,
    '',
    'https://elsewhere.example/buero',
    '//elsewhere.example/buero',
    '/\\elsewhere.example',
    '/buero\\..\\..',
    '/buerokratie',
    '/tisch/ABC',
    doorPath,
    `${doorPath}?nach=/buero`,
  ])('does not follow %s', (forged) => {
    expect(wayBack(forged)).toBe(officePath);
  });
});
