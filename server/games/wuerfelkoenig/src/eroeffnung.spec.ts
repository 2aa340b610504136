import { describe, expect, it } from '@jest/globals';
import { given, pick, scriptedDraws } from '@tavern-jack/kernel/testing';
import { BUERGER, type Buerger, wuerfelkoenig } from './index.js';

const reihe: readonly Buerger[] = ['ELFE_4', 'ORK_3', 'KOBOLD_4', 'FEE_2ROT_2GRUEN', 'DRACHE_25'];
const opened = (count: number, startingSeat: number) =>
  given(wuerfelkoenig, { count, startingSeat }, wuerfelkoenig.manifest.defaults, ...reihe.map(pick)).state;

describe('Der Aufbau', () => {
  it('fünf offene Bürger, 35 im Nachziehstapel, fünf Ortsstapel zu drei Karten, zehn Strafkarten', () => {
    const view = wuerfelkoenig.view(opened(2, 0), 'spectator');
    expect(view.reihe.map(({ karte }) => karte?.buerger)).toEqual(reihe);
    expect(view).toMatchObject({
      nachziehstapel: 35,
      strafstapel: 10,
      ablagestapel: 0,
      zugNummer: 1,
      amZug: 0,
      wurf: 0,
      wuerfe: 3,
      wuerfel: null,
    });
    expect(view.reihe.map(({ ort, ortFarbe, ortKarten, ortPunkte }) => [ort, ortFarbe, ortKarten, ortPunkte])).toEqual([
      ['STADT', 'GELB', 3, 2],
      ['BERGWERK', 'BRAUN', 3, 2],
      ['TUEFTLERWERKSTATT', 'BLAU', 3, 2],
      ['ORKDORF', 'GRUEN', 3, 2],
      ['ZAUBERWALD', 'VIOLETT', 3, 2],
    ]);
  });

  it('40 Bürger, jeder einmal', () => {
    expect(BUERGER).toHaveLength(40);
    expect(new Set(BUERGER).size).toBe(40);
  });

  it('wer beginnt, bestimmt der Tisch; gespielt wird im Uhrzeigersinn', () => {
    const state = opened(4, 2);
    expect(state.reihenfolge).toEqual([2, 3, 0, 1]);
    expect(wuerfelkoenig.prompts(state)).toMatchObject([{ seat: 2 }]);
    expect(wuerfelkoenig.view(state, 0).spieler.map(({ platz }) => platz)).toEqual([2, 3, 0, 1]);
  });

  it('2 bis 5 Plätze', () => {
    for (const count of [2, 3, 4, 5]) expect(opened(count, 0).reiche).toHaveLength(count);
    const falsch = [
      [1, 0],
      [6, 0],
      [2, 2],
      [2, -1],
      [2.5, 0],
    ] as const;
    for (const [count, startingSeat] of falsch) {
      expect(() => wuerfelkoenig.setup({ count, startingSeat }, { chancen: false }, scriptedDraws([]))).toThrow(RangeError);
    }
  });

  it('offiziell ist nur ohne angezeigte Chancen', () => {
    const { presets, isOfficial, exclusions } = wuerfelkoenig.manifest;
    expect(presets.map(({ id, options }) => [id, isOfficial(options), exclusions(options, 2)])).toEqual([
      ['offiziell', true, []],
      ['uebung', false, []],
    ]);
  });
});
