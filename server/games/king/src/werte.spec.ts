import { describe, expect, it } from '@jest/globals';
import { cardIn, type Karte } from '@tavern-jack/kernel';
import { KONTRAKTE, type Kontrakt, punkteFuer } from './kontrakt.js';
import { OFFIZIELL, type Options } from './optionen.js';
import { regelwerkFuer } from './regelwerk.js';
import { ALLE_TISCHE } from './testing/tische.js';

const ANDERE: Options = { ...OFFIZIELL, andereWerte: true };
const RIFKI: Options = { ...OFFIZIELL, spielform: 'RIFKI', trumpfwahl: 'GEBER' };

const zaehlt = (options: Options, seats: number, kontrakt: Kontrakt, stichNummer: number, ...karten: readonly Karte[]): number =>
  punkteFuer(regelwerkFuer(options, seats).tarife[kontrakt], stichNummer, karten.map(cardIn));

describe('Die zehn Spiele: was ein Stich zählt', () => {
  const EGAL = ['PIK_3', 'KARO_9', 'KREUZ_4'] as const;
  it.each([
    ['zu viert', OFFIZIELL, 4, [-1, -1, -1, -2, -5, 1]],
    ['zu dritt', OFFIZIELL, 3, [-1, -1, -1, -1, -4, 1]],
    ['zu fünft', OFFIZIELL, 5, [-1, -1, -1, -2, -5, 1]],
    ['mit anderen Werten', ANDERE, 4, [-1, -1, -1, -2, -4, 1]],
    ['Rıfkı', RIFKI, 4, [-50, -30, -60, -100, -320, 50]],
  ] as const)(
    '%s: Stich, Herz, König oder Bube, Dame, Herz-König, Trumpfstich',
    (_name, options, seats, [stich, herz, bube, dame, hk, trumpf]) => {
      expect(zaehlt(options, seats, 'STICHE', 1, ...EGAL)).toBe(stich);
      expect(zaehlt(options, seats, 'HERZEN', 1, 'HERZ_2', ...EGAL)).toBe(herz);
      expect(zaehlt(options, seats, 'KOENIGE_BUBEN', 1, 'PIK_K', ...EGAL)).toBe(bube);
      expect(zaehlt(options, seats, 'KOENIGE_BUBEN', 1, 'HERZ_K', 'KARO_B', ...EGAL)).toBe(2 * bube);
      expect(zaehlt(options, seats, 'DAMEN', 1, 'KREUZ_D', ...EGAL)).toBe(dame);
      expect(zaehlt(options, seats, 'HERZ_KOENIG', 1, 'HERZ_K', ...EGAL)).toBe(hk);
      expect(zaehlt(options, seats, 'TRUMPF', 1, ...EGAL)).toBe(trumpf);
      for (const kontrakt of ['HERZEN', 'KOENIGE_BUBEN', 'DAMEN', 'HERZ_KOENIG'] as const)
        expect(zaehlt(options, seats, kontrakt, 1, ...EGAL)).toBe(0);
    },
  );

  it.each([
    ['zu viert: der siebte Stich -2, der letzte -3', OFFIZIELL, 4, [7, -2], [13, -3]],
    ['zu dritt: der zehnte Stich -3, der letzte -2', OFFIZIELL, 3, [10, -3], [17, -2]],
    ['zu fünft: der siebte und der letzte Stich je -3', OFFIZIELL, 5, [7, -3], [10, -3]],
    ['andere Werte: der siebte und der letzte Stich je -3', ANDERE, 4, [7, -3], [13, -3]],
    ['Rıfkı: die letzten beiden Stiche je -180', RIFKI, 4, [12, -180], [13, -180]],
  ] as const)('%s', (_name, options, seats, ...erwartet) => {
    const werte = Array.from({ length: regelwerkFuer(options, seats).stichzahl }, (_, at) => [
      at + 1,
      zaehlt(options, seats, 'ZWEI_STICHE', at + 1),
    ]);
    expect(werte.filter(([, wert]) => wert !== 0)).toEqual(erwartet);
  });
});

describe('Abrechnung: die Summen', () => {
  it.each([
    ['zu viert -52, dann +52', OFFIZIELL, 4, -52],
    ['zu dritt -51, dann +51', OFFIZIELL, 3, -51],
    ['zu fünft -50, dann +50', OFFIZIELL, 5, -50],
    ['mit anderen Werten -52, dann +52', ANDERE, 4, -52],
    ['Doppel-King -104, dann +104', { ...OFFIZIELL, spielform: 'DOPPEL_KING' } as Options, 4, -104],
    ['Rıfkı -5200, dann +5200', RIFKI, 4, -5200],
  ])('%s', (_name, options, seats, minus) => {
    const { summen, anzahl } = regelwerkFuer(options, seats);
    const alle = KONTRAKTE.map((kontrakt) => [kontrakt, summen[kontrakt] * anzahl[kontrakt]] as const);
    expect(alle.filter(([kontrakt]) => kontrakt !== 'TRUMPF').reduce((sum, [, wert]) => sum + wert, 0)).toBe(minus);
    expect(alle.find(([kontrakt]) => kontrakt === 'TRUMPF')?.[1]).toBe(-minus);
  });

  it.each(ALLE_TISCHE.map(({ name, ...tisch }) => [name, tisch] as const))(
    '%s: alle Spiele zusammen ergeben null',
    (_name, { options, seats }) => {
      const { summen, anzahl, spiele } = regelwerkFuer(options, seats);
      expect(KONTRAKTE.reduce((sum, kontrakt) => sum + summen[kontrakt] * anzahl[kontrakt], 0)).toBe(0);
      expect(KONTRAKTE.reduce((sum, kontrakt) => sum + anzahl[kontrakt], 0)).toBe(spiele);
    },
  );
});
