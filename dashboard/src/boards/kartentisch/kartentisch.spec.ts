import { describe, expect, it } from '@jest/globals';
import { spalten, weiter } from './faecherreihen';
import { ecke, farbeVon, nachFarben, rangVon } from './karten';
import { sitzlagen } from './sitzlage';
import { derselbe, gelegte, mitKarte } from './stich';
import type { Tischstich } from './typen';
import { mitVorzeichen } from './zahlen';

describe('the fan', () => {
  it.each([
    [17, 8, 6],
    [16, 8, 8],
    [13, 8, 7],
    [9, 8, 5],
    [8, 8, 8],
    [17, 17, 17],
    [0, 8, 1],
  ])('lays %i cards, at most %i beside each other, in rows of %i', (karten, hoechstens, jeReihe) => {
    expect(spalten(karten, hoechstens)).toBe(jeReihe);
  });

  it('leaves each card of a phone 44 px', () => {
    // 366 px are left of 390 beside the page's edges; the last card overhangs by 10.
    for (let karten = 1; karten <= 17; karten += 1) expect(356 / spalten(karten, 8)).toBeGreaterThanOrEqual(44);
  });

  it('is walked through in a circle, from outside at its ends', () => {
    expect(weiter(['a', 'b', 'c'], 2, 1)).toBe('a');
    expect(weiter(['a', 'b', 'c'], 0, -1)).toBe('c');
    expect(weiter(['a', 'b', 'c'], -1, 1)).toBe('a');
    expect(weiter(['a', 'b', 'c'], -1, -1)).toBe('c');
    expect(weiter([], -1, 1)).toBeUndefined();
  });
});

describe('cards', () => {
  const deutsch = { index: 'DE', vierfarben: false } as const;
  const franzoesisch = { index: 'FR', vierfarben: false } as const;

  it('know suit and rank', () => {
    expect([farbeVon('KREUZ_10'), rangVon('KREUZ_10')]).toEqual(['KREUZ', '10']);
  });

  it('carry A K D B or A K Q J in the corner', () => {
    const raenge = ['A', 'K', 'D', 'B', '10', '2'] as const;
    expect(raenge.map((rang) => ecke(rang, deutsch)).join(' ')).toBe('A K D B 10 2');
    expect(raenge.map((rang) => ecke(rang, franzoesisch)).join(' ')).toBe('A K Q J 10 2');
  });

  it('stand by suit in the order of the fan, missing suits left out', () => {
    expect(nachFarben(['KARO_2', 'PIK_A', 'PIK_3'])).toEqual([
      { farbe: 'PIK', karten: ['PIK_A', 'PIK_3'] },
      { farbe: 'KARO', karten: ['KARO_2'] },
    ]);
  });

  it('count with a sign', () => {
    expect([3, 0, -12].map(mitVorzeichen)).toEqual(['+3', '0', '−12']);
  });
});

describe('the seats', () => {
  it.each([3, 4, 5, 6])('of %i players are all there, your own below', (anzahl) => {
    for (let ich = 0; ich < anzahl; ich += 1) {
      const lagen = sitzlagen(anzahl, ich);
      expect(lagen.map(({ seat }) => seat).sort()).toEqual(Array.from({ length: anzahl }, (_, i) => i));
      expect(lagen.filter(({ ort }) => ort === 'UNTEN').map(({ seat }) => seat)).toEqual([ich]);
    }
  });

  it('go clockwise: the next player sits on your left', () => {
    expect(sitzlagen(4, 2).map(({ seat, ort }) => [seat, ort])).toEqual([
      [2, 'UNTEN'],
      [3, 'LINKS'],
      [0, 'OBEN'],
      [1, 'RECHTS'],
    ]);
  });
});

describe('a trick', () => {
  it('is played to the left, or to the right', () => {
    expect(gelegte(3, ['PIK_2', 'PIK_3', 'PIK_4'], 4, 1).map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(gelegte(1, ['PIK_2', 'PIK_3', 'PIK_4'], 4, -1).map(({ seat }) => seat)).toEqual([1, 0, 3]);
  });

  it('grows card by card', () => {
    const einer = mitKarte(null, 4, { seat: 1, karte: 'PIK_2' });
    const zwei = mitKarte(einer, 9, { seat: 2, karte: 'PIK_K' });
    expect(zwei).toEqual({
      nummer: 4,
      gelegt: [
        { seat: 1, karte: 'PIK_2' },
        { seat: 2, karte: 'PIK_K' },
      ],
      gewinner: null,
      punkte: null,
    });
  });

  it('is the same by its cards, so that a look back ends with the next trick', () => {
    const stich = (karte: 'PIK_2' | 'PIK_3'): Tischstich => ({ nummer: 1, gelegt: [{ seat: 0, karte }], gewinner: 0, punkte: 1 });
    expect(derselbe(stich('PIK_2'), stich('PIK_2'))).toBe(true);
    expect(derselbe(stich('PIK_2'), stich('PIK_3'))).toBe(false);
    expect(derselbe(stich('PIK_2'), null)).toBe(false);
    expect(derselbe(null, null)).toBe(false);
  });
});
