import { describe, expect, it } from '@jest/globals';
import { playout } from '@tavern-jack/kernel/testing';
import { kierki, type Options } from './index.js';
import { OFFIZIELL, spiel } from './testing/stellung.js';

const partie = (count: number, options: Options = OFFIZIELL) => {
  const [...steps] = playout(kierki, { seed: 4711, seats: { count, startingSeat: 1 }, options });
  const ende = steps.at(-1)?.after;
  if (!ende) throw new Error('no move');
  return ende;
};
const zusammen = (zahlen: readonly number[]) => zahlen.reduce((a, b) => a + b, 0);

describe('Abrechnung', () => {
  it.each([
    [4, -2600],
    [3, -2550],
  ])('zu %i: nach sieben Spielen %i, am Ende 0; der Zettel hat für jedes Spiel eine Zeile', (count, tief) => {
    const { zettel, spiele, spieler } = kierki.view(partie(count), 'spectator');
    expect(zettel).toHaveLength(spiele);
    expect(zusammen(zettel[6]?.stand ?? [])).toBe(tief);
    expect(zusammen(zettel.at(-1)?.stand ?? [])).toBe(0);
    expect(spieler.map(({ stand }) => stand)).toEqual(zettel.at(-1)?.stand);
  });

  it('Stände und was noch zu vergeben ist, heben sich immer auf', () => {
    for (const { after } of playout(kierki, { seed: 5, seats: { count: 4, startingSeat: 0 }, options: OFFIZIELL })) {
      const { spieler, nochZuVergeben } = kierki.view(after, 'spectator');
      if (zusammen(spieler.map(({ stand }) => stand)) + nochZuVergeben !== 0) throw new Error(`${nochZuVergeben} left`);
    }
  });

  it('wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen beide', () => {
    const lage = spiel('LOTERYJKA', ['P7', 'X7', 'H7', 'K7']).and(
      { type: 'spielGewertet', spielNummer: 12, ergebnis: [0, 0, 0, 0], stand: [300, -700, 300, 100] },
      { type: 'partieBeendet', stand: [300, -700, 300, 100], sieger: [0, 2] },
    );
    const outcome = kierki.outcome(lage.state);
    expect(outcome).toEqual({
      winners: [0, 2],
      standing: [
        { seat: 0, score: 300, place: 1 },
        { seat: 2, score: 300, place: 1 },
        { seat: 3, score: 100, place: 3 },
        { seat: 1, score: -700, place: 4 },
      ],
    });
    expect(outcome && kierki.potWeights(outcome)).toEqual([1000, 0, 1000, 800]);
  });

  it('der Pot geht nach dem Abstand zum Letzten; haben alle gleich viel, bekommen alle gleich viel', () => {
    const gleich = [0, 1, 2].map((seat) => ({ seat, score: 0, place: 1 }));
    expect(kierki.potWeights({ standing: gleich, winners: [0, 1, 2] })).toEqual([1, 1, 1]);
  });
});

describe('Varianten', () => {
  it('viele lassen Rozbójnik und Loteryjka gemeinsam weg: zehn Spiele, zu dritt neun, zusammen 0', () => {
    const kurz = { ...OFFIZIELL, ohneRozbojnikUndLoteryjka: true };
    for (const [count, spiele, tief] of [
      [4, 10, -1300],
      [3, 9, -1275],
    ] as const) {
      const { zettel } = partie(count, kurz);
      expect(zettel).toHaveLength(spiele);
      expect(zettel.map(({ kierkiSpiel }) => kierkiSpiel)).not.toContain('ROZBOJNIK');
      expect(zettel.map(({ kierkiSpiel }) => kierkiSpiel)).not.toContain('LOTERYJKA');
      expect(zusammen(zettel[5]?.stand ?? [])).toBe(tief);
      expect(zusammen(zettel.at(-1)?.stand ?? [])).toBe(0);
    }
  });

  it('ohne Loteryjka lässt sie sich nicht frei eröffnen; offiziell ist nur das Spiel ohne Varianten', () => {
    const { presets, exclusions, isOfficial } = kierki.manifest;
    expect(exclusions({ ...OFFIZIELL, ohneRozbojnikUndLoteryjka: true, freieEroeffnung: true }, 4)).toEqual([
      'FREIE_EROEFFNUNG_OHNE_LOTERYJKA',
    ]);
    expect(presets.map(({ id, options }) => [id, isOfficial(options), exclusions(options, 3)])).toEqual([
      ['offiziell', true, []],
      ['ohneRozbojnikUndLoteryjka', false, []],
      ['nurLetzterStich', false, []],
      ['letzteZweiStiche', false, []],
      ['freieEroeffnung', false, []],
    ]);
  });
});
