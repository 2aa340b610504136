import { describe, expect, it } from '@jest/globals';
import { dauer, schritte } from './bewegung';
import { BREIT, platz, SCHMAL, standplatz, weg } from './geometrie';

const kind = '';

describe('the motion', () => {
  it('rolls for 600 ms', () => {
    expect(schritte({ __typename: 'KiezkoenigGewuerfelt', kind, seat: 0, wuerfel: [1, 2] })).toEqual([{ art: 'WURF', dauer: 600 }]);
  });

  it('walks 120 ms a field, over the start too', () => {
    const gang = schritte({ __typename: 'KiezkoenigGezogen', kind, seat: 2, von: 14, nach: 1, zugGrund: 'WURF', vorwaerts: true });
    expect(gang.map((schritt) => (schritt.art === 'FELD' ? schritt.feld : -1))).toEqual([15, 0, 1]);
    expect(dauer(gang)).toBe(360);
  });

  it('jumps in one step', () => {
    const sprung = schritte({ __typename: 'KiezkoenigGezogen', kind, seat: 2, von: 12, nach: 8, zugGrund: 'KARTE', vorwaerts: false });
    expect(sprung).toEqual([{ art: 'FELD', dauer: 120, seat: 2, feld: 8 }]);
  });

  it('turns a card for 400 ms and moves nothing for money', () => {
    expect(dauer(schritte({ __typename: 'KiezkoenigKarteGezogen', kind, seat: 0, karte: 'LOTTO' }))).toBe(400);
    expect(schritte({ __typename: 'KiezkoenigBankZahlt', kind, seat: 0, betrag: 150, grund: 'LOTTO' })).toEqual([]);
  });
});

describe('the ring', () => {
  it('has 16 different places on the rim of five by five', () => {
    const orte = Array.from({ length: 16 }, (_, feld) => platz(feld));
    expect(new Set(orte.map(({ x, y }) => `${x},${y}`)).size).toBe(16);
    for (const { x, y } of orte) expect(x === 0 || x === 4 || y === 0 || y === 4).toBe(true);
  });

  it('goes clockwise from the upper left', () => {
    expect([0, 4, 8, 12].map(platz)).toEqual([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ]);
    expect(weg(15, 15)).toEqual([15]);
  });

  it.each([SCHMAL, BREIT])('keeps four tokens inside their field', (zuschnitt) => {
    const erster = standplatz(0, 0, 4, zuschnitt);
    const letzter = standplatz(0, 3, 4, zuschnitt);
    expect(erster.x - zuschnitt.figur).toBeGreaterThanOrEqual(0);
    expect(letzter.x + zuschnitt.figur).toBeLessThanOrEqual(zuschnitt.breite);
  });
});
