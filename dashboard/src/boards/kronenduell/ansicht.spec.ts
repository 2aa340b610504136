import { describe, expect, it } from '@jest/globals';
import { blatt, liegtOffen, muessenLegen, whereabouts } from './ansicht';
import { antwort } from './antwort';
import * as beispiel from './beispiel';
import { rangzeichen } from './faehigkeiten';
import { tischbild } from './tischbild';
import type { Ansicht } from './typen';

const stand = (view: Ansicht, seat: number, art: string): (number | null)[] =>
  blatt(view, seat).flatMap((karte) => (karte.stand === art ? [karte.rang] : []));
const alle = Object.entries(beispiel).filter((paar): paar is [string, Ansicht] => '__typename' in paar[1]);

describe('the cards of a seat', () => {
  it.each(alle)('are always eight: %s', (_, view) => {
    for (const seat of [0, 1]) {
      const liegtVerdeckt = view.spieler[seat]?.hand === null && view.spieler[seat]?.gelegt ? 1 : 0;
      expect(blatt(view, seat).length + liegtVerdeckt).toBe(8);
    }
  });

  it('lie in their order, those that are gone in their place', () => {
    expect(blatt(beispiel.mitte, 0).map((karte) => karte.rang)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(stand(beispiel.mitte, 0, 'WEG')).toEqual([2, 5]);
    expect(stand(beispiel.mitte, 1, 'WEG')).toEqual([2, 3]);
  });

  it('keep among them what lies face down and is not yours', () => {
    expect(stand(beispiel.verstaerkt, 1, 'HAND')).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(stand(beispiel.verstaerkt, 1, 'LIEGT')).toEqual([]);
  });

  it('show your own card as lying, before and after it is turned up', () => {
    expect(stand(beispiel.gelegt, 0, 'LIEGT')).toEqual([8]);
    expect(stand(beispiel.gelegt, 0, 'HAND')).toEqual([1, 3, 4, 5, 6]);
    expect(stand(beispiel.aufgedeckt, 0, 'LIEGT')).toEqual([8]);
    expect(stand(beispiel.aufgedeckt, 0, 'HAND')).toEqual([1, 3, 4, 5, 6]);
  });

  it('take only one of two of a rank from a mixed hand', () => {
    const gemischt: Ansicht = {
      ...beispiel.anfang,
      spieler: beispiel.anfang.spieler.map((einer) => ({ ...einer, hand: [1, 1, 4, 4, 5, 6, 6, 8], gelegt: true, liegt: 4 })),
    };
    expect(stand(gemischt, 0, 'HAND')).toEqual([1, 1, 4, 5, 6, 6, 8]);
  });

  it('are backs where the hands are secret', () => {
    expect(stand(beispiel.geheim, 0, 'HAND')).toEqual(Array(6).fill(null));
    expect(stand(beispiel.geheim, 1, 'HAND')).toEqual(Array(7).fill(null));
    expect(stand(beispiel.geheim, 1, 'WEG')).toEqual([1]);
  });
});

describe('who must lay a card', () => {
  it.each([
    ['both', beispiel.anfang, [0, 1], null],
    ['the one whom the scout looks at', beispiel.mitte, [0], 0],
    ['the scout once it has seen something', beispiel.spaeher, [0], 0],
    ['the one who has not yet', beispiel.gelegt, [1], 1],
    ['nobody while both lie open', beispiel.aufgedeckt, [], null],
    ['nobody at the end', beispiel.ende, [], null],
  ] as const)('is %s', (_, view, seats, einer) => {
    expect(muessenLegen(view)).toEqual(seats);
    expect(whereabouts(view)).toEqual({ round: view.runde, seat: einer });
  });

  it('is nobody between two rounds and before the first', () => {
    expect(muessenLegen({ ...beispiel.danach, runde: 3 })).toEqual([]);
    expect(muessenLegen({ ...beispiel.anfang, partie: 0, runde: 0 })).toEqual([]);
  });
});

describe('the table', () => {
  it('keeps the last pair until somebody lays a card', () => {
    expect(tischbild(beispiel.danach, null, null)).toMatchObject({ vorbei: true, ausgang: { sieger: 0, muenzen: 2 } });
    expect(tischbild(beispiel.gelegt, null, null)).toEqual({
      plaetze: [{ art: 'OFFEN', rang: 8, wert: null, gebannt: false }, { art: 'LEER' }],
      ausgang: null,
      vorbei: false,
    });
  });

  it('is empty at the start', () => {
    expect(tischbild(beispiel.anfang, null, null).plaetze).toEqual([{ art: 'LEER' }, { art: 'LEER' }]);
  });

  it('shows both cards once they are turned up', () => {
    expect(liegtOffen(beispiel.aufgedeckt)).toBe(true);
    expect(liegtOffen(beispiel.gelegt)).toBe(false);
    expect(tischbild(beispiel.aufgedeckt, null, null).plaetze.map((platz) => platz.art)).toEqual(['OFFEN', 'OFFEN']);
  });

  it('leaves the deciding pair in the light at the end', () => {
    expect(tischbild(beispiel.falle, null, null)).toMatchObject({ vorbei: false, ausgang: { sieger: 1, regel: 'FALLE' } });
  });
});

describe('small things', () => {
  it('print A for the ace and the number for all others', () => {
    expect([1, 2, 8].map(rangzeichen)).toEqual(['A', '2', '8']);
  });

  it('answer in the shape of the contract', () => {
    expect(beispiel.antworten.legalMoves.map(antwort)[0]).toEqual({ kronenduell: { legen: { rang: 1 } } });
  });
});
