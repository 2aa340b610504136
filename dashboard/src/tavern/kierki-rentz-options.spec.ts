import { describe, expect, it } from '@jest/globals';
import { excludedBy, gameCard, optionsOn, type TableOptions } from './games';

const kierki = gameCard('KIERKI');
const rentz = gameCard('RENTZ');

describe('the options of a Kierki table', () => {
  const input = (...on: string[]) => kierki.input(new Set(on)).kierki;

  it('are the main rules as long as nothing is on', () => {
    expect(input()).toEqual({ ohneRozbojnikUndLoteryjka: false, letzteStiche: 'SIEBTER_UND_LETZTER', freieEroeffnung: false });
  });

  it('are read back from a table as the switches that made them', () => {
    for (const on of [['ohneGlueck', 'nurLetzter'], ['letzteZwei', 'freieEroeffnung'], []]) {
      expect(optionsOn({ __typename: 'KierkiOptions', ...input(...on) } as TableOptions)).toEqual(on);
    }
  });

  it('do not open a Loteryjka that is left out', () => {
    expect(excludedBy(kierki, 'freieEroeffnung', new Set(['ohneGlueck']))).toBe('ohneGlueck');
  });
});

describe('the options of a Rentz table', () => {
  const input = (...on: string[]) => rentz.input(new Set(on)).rentz;

  it('are the usual values as long as nothing is on', () => {
    expect(input()).toEqual({ herzKoenig: -80, dame: -20, karo: -10, stich: -10, kreuzZehn: 80, whist: 10 });
  });

  it('are read back from a table as the switches that made them', () => {
    for (const on of [['koenig100'], ['koenig200', 'damen40', 'karos30', 'stiche50', 'zehn200', 'whist50'], []]) {
      expect(optionsOn({ __typename: 'RentzOptions', ...input(...on) } as TableOptions)).toEqual(on);
    }
  });

  it('say so where a table has values of its own', () => {
    expect(optionsOn({ __typename: 'RentzOptions', ...input('whist50'), dame: -33 } as TableOptions)).toEqual(['whist50', 'eigeneWerte']);
  });
});
