import { describe, expect, it } from '@jest/globals';
import { drawsFrom } from '@tavern-jack/kernel';
import { seededSource } from '@tavern-jack/kernel/testing';
import { kronenduell } from './index.js';
import { zielOf } from './partie.js';
import { duell, GLEICHSTAENDE, legt, letzte, mitHaenden, nach, OFFIZIELL, verraten } from './testing/duell.js';

const zufall = (seed: number) => drawsFrom(seededSource(seed));

describe('Varianten: Schnelles Duell', () => {
  it('drei Münzen gewinnen statt vier', () => {
    const drei = nach(duell({ schnellesDuell: true }), [
      [8, 7],
      [7, 1],
      [6, 5],
    ]);
    expect(drei.state).toMatchObject({ ziel: 3, stand: [3, 0], ende: { sieger: [0] } });
    expect(
      nach(duell(), [
        [8, 7],
        [7, 1],
        [6, 5],
      ]).state.ende,
    ).toBeNull();
    expect(zielOf(OFFIZIELL)).toBe(4);
  });
});

describe('Varianten: Verräter', () => {
  it('jeder gibt dem anderen gleichzeitig eine zufällige Karte: Annas 8 gegen Bens 3', () => {
    expect(verraten(8, 3).state.haende).toEqual([
      [1, 2, 3, 3, 4, 5, 6, 7],
      [1, 2, 4, 5, 6, 7, 8, 8],
    ]);
  });
  it('die erhaltene Karte wird nicht zurückgegeben: jede der acht eigenen ist gleich wahrscheinlich', () => {
    const zahl = new Map<string, number>();
    for (let seed = 0; seed < 6400; seed++) {
      const gegeben = kronenduell.setup({ count: 2, startingSeat: 0 }, { ...OFFIZIELL, verraeter: true }, zufall(seed * 31))[1];
      if (gegeben?.type !== 'kartenVerraten') throw new Error('no card was given');
      zahl.set(String(gegeben.gegeben), (zahl.get(String(gegeben.gegeben)) ?? 0) + 1);
    }
    expect(zahl.size).toBe(64);
    // 100 expected for each pair; five standard deviations.
    for (const n of zahl.values()) expect(Math.abs(n - 100)).toBeLessThan(50);
  });
  it('geben beide denselben Rang, ändert sich nichts', () => expect(verraten(4, 4).state.haende).toEqual(duell().state.haende));
  it('zwei Karten desselben Rangs sind ein Zug, und beide lassen sich spielen', () => {
    const lage = verraten(8, 3);
    expect(kronenduell.legalMoves(lage.state, 0).map(({ rang }) => rang)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(nach(lage, [[3, 1]]).state.haende[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
  it('Zuschauer sehen weder Karte noch Hände, beide Plätze wissen Bescheid', () => {
    const { state } = verraten(8, 3);
    const event = { type: 'kartenVerraten', gegeben: [8, 3] } as const;
    expect(kronenduell.redact(event, 'spectator')).toEqual({ type: 'kartenVerraten', gegeben: null });
    expect(kronenduell.redact(event, 1)).toBe(event);
    expect(kronenduell.view(state, 'spectator').spieler.map(({ hand, karten }) => [hand, karten])).toEqual([
      [null, 8],
      [null, 8],
    ]);
    expect(kronenduell.view(state, 0).spieler.map(({ hand }) => hand)).toEqual(state.haende);
  });
  it('nach einer unentschiedenen Partie wird neu verraten', () => {
    const { state, events } = nach(verraten(4, 4), GLEICHSTAENDE.slice(0, 7));
    expect(events.at(-1)).toMatchObject({ type: 'rundeBegonnen', runde: 8 });
    const { events: neu } = legt(legt(state, 0, 8).state, 1, 8, zufall(5));
    expect(neu.map(({ type }) => type)).toEqual([
      'gelegt',
      'aufgedeckt',
      'rundeVertagt',
      'partieUnentschieden',
      'partieBegonnen',
      'kartenVerraten',
      'rundeBegonnen',
    ]);
  });
});

describe('Varianten: Gemischte Hände', () => {
  it('alle 16 Karten gemischt, jedem 8: zusammen jeder Rang zweimal', () => {
    for (let seed = 0; seed < 200; seed++) {
      const [begonnen] = kronenduell.setup({ count: 2, startingSeat: 0 }, { ...OFFIZIELL, gemischteHaende: true }, zufall(seed));
      if (begonnen?.type !== 'partieBegonnen') throw new Error('no game began');
      const haende = begonnen.haende ?? [];
      expect(haende.map((hand) => hand.length)).toEqual([8, 8]);
      expect(haende.flat().toSorted()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
    }
  });
  it('zwei Karten desselben Rangs wirken gleich: beide Zweien stellen eine Falle', () => {
    const lage = mitHaenden([1, 2, 2, 3, 4, 5, 6, 7], [1, 3, 4, 5, 6, 7, 8, 8]);
    expect(nach(lage, [[2, 8]]).state.ende).toEqual({ sieger: [0], durchFalle: true });
    expect(
      nach(lage, [
        [2, 1],
        [2, 8],
      ]).state.ende,
    ).toEqual({ sieger: [0], durchFalle: true });
    expect(
      letzte(
        nach(lage, [
          [2, 3],
          [2, 4],
        ]),
      ).regel,
    ).toBe('UMSTURZ');
  });
  it('Zuschauer kennen die Hände nicht, bis das Duell vorbei ist', () => {
    const lage = mitHaenden([1, 2, 2, 3, 4, 5, 6, 7], [1, 3, 4, 5, 6, 7, 8, 8]);
    expect(kronenduell.view(lage.state, 'spectator').spieler[0]?.hand).toBeNull();
    const vorbei = nach(lage, [[2, 8]]).state;
    expect(kronenduell.view(vorbei, 'spectator').spieler[0]?.hand).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const begonnen = { type: 'partieBegonnen', partie: 1, ziel: 4, gemischt: true, haende: [[1], [2]] } as const;
    expect(kronenduell.redact(begonnen, 'spectator')).toEqual({ ...begonnen, haende: null });
    expect(kronenduell.redact(begonnen, 0)).toBe(begonnen);
  });
  it('mit Verräter zusammen ergibt es keinen Sinn', () => {
    const { exclusions, presets, isOfficial } = kronenduell.manifest;
    expect(exclusions({ schnellesDuell: false, verraeter: true, gemischteHaende: true }, 2)).toEqual(['VERRAETER_BEI_GEMISCHTEN_HAENDEN']);
    for (const { options } of presets) expect(exclusions(options, 2)).toEqual([]);
    expect(presets.map(({ options }) => isOfficial(options))).toEqual([true, false, false, false]);
  });
});
