import { describe, expect, it } from '@jest/globals';
import { kronenduell } from './index.js';
import { PARTIEN_HOECHSTENS } from './spielende.js';
import { duell, GLEICHSTAENDE, letzte, nach } from './testing/duell.js';

describe('Vertagte Runden', () => {
  it('Beispiel: 2 gegen 2, dann ein Ass, dann schlägt Annas 8 Bens 6 und nimmt 1 + 2 Münzen', () => {
    const zwei = nach(duell(), [
      [2, 2],
      [1, 4],
    ]);
    expect(zwei.state).toMatchObject({ vertagt: 2, stand: [0, 0] });
    const drei = nach(zwei, [[8, 6]]);
    expect(letzte(drei)).toMatchObject({ sieger: 0, muenzen: 3, aufgehoben: [true, false] });
    expect(drei.state).toMatchObject({ vertagt: 0, stand: [3, 0] });
  });
  it('Beispiel: hätte sie stattdessen mit ihrer 5 eine 3 geschlagen, wären es 2 + 2 = 4 und der Sieg', () => {
    const { state, events } = nach(duell(), [
      [2, 2],
      [1, 4],
      [5, 3],
    ]);
    expect(events).toContainEqual({ type: 'rundeGewonnen', seat: 0, muenzen: 4, nachgeholt: 2, regel: 'HOEHERER_WERT' });
    expect(state.ende).toEqual({ sieger: [0], durchFalle: false });
  });
  it('die eigene 5 in einer vertagten Runde: diese Runde ist später eine Münze wert', () => {
    expect(
      nach(duell(), [
        [5, 5],
        [7, 6],
      ]).state.stand,
    ).toEqual([2, 0]);
  });
  it('auch der Gegner kann holen, was vertagt wurde', () => {
    expect(
      nach(duell(), [
        [1, 8],
        [3, 4],
        [2, 7],
      ]).state.stand,
    ).toEqual([2, 1]);
    expect(
      nach(duell(), [
        [1, 8],
        [4, 3],
      ]).state.stand,
    ).toEqual([0, 2]);
  });
});

describe('Spielende', () => {
  it('mit vier Münzen gewinnst du sofort', () => {
    const gewonnen = nach(duell(), [
      [8, 7],
      [7, 1],
      [5, 3],
    ]);
    expect(gewonnen.events.at(-1)).toEqual({ type: 'duellGewonnen', seat: 0, durchFalle: false, stand: [4, 0] });
    expect(kronenduell.prompts(gewonnen.state)).toEqual([]);
    expect(kronenduell.outcome(gewonnen.state)).toEqual({
      winners: [0],
      standing: [
        { seat: 0, score: 4, place: 1 },
        { seat: 1, score: 0, place: 2 },
      ],
    });
  });
  it('auch mehr als vier Münzen zählen als Sieg', () => {
    expect(
      nach(duell(), [
        [1, 1],
        [2, 2],
        [4, 4],
        [5, 3],
      ]).state,
    ).toMatchObject({ stand: [5, 0], ende: { sieger: [0] } });
  });
  it('die 2 erwischt die 8: der Sieg kommt sofort, auch bei 0:3, und die Münzen bleiben, wie sie sind', () => {
    const { state, events } = nach(duell(), [
      [3, 5],
      [4, 3],
      [2, 8],
    ]);
    expect(events.slice(-2)).toEqual([
      { type: 'rundeGewonnen', seat: 0, muenzen: 0, nachgeholt: 0, regel: 'FALLE' },
      { type: 'duellGewonnen', seat: 0, durchFalle: true, stand: [0, 3] },
    ]);
    expect(kronenduell.standing(state)).toEqual([
      { seat: 0, score: 0, place: 1 },
      { seat: 1, score: 3, place: 2 },
    ]);
    expect(kronenduell.potWeights({ standing: kronenduell.standing(state), winners: [0] })).toEqual([1, 0]);
  });
  it('nach acht Runden ohne vier Münzen ist es unentschieden, vertagte Runden bekommt niemand, und ihr spielt noch einmal', () => {
    const { state, events } = nach(duell(), GLEICHSTAENDE);
    expect(events.slice(-4)).toEqual([
      { type: 'rundeVertagt', vertagt: 8, regel: 'GLEICHSTAND' },
      { type: 'partieUnentschieden', partie: 1, stand: [0, 0] },
      {
        type: 'partieBegonnen',
        partie: 2,
        ziel: 4,
        gemischt: false,
        haende: [
          [1, 2, 3, 4, 5, 6, 7, 8],
          [1, 2, 3, 4, 5, 6, 7, 8],
        ],
      },
      { type: 'rundeBegonnen', runde: 1, verstaerkt: null, spaeher: null },
    ]);
    expect(state).toMatchObject({ partie: 2, runde: 1, stand: [0, 0], vertagt: 0, verlauf: [] });
    expect(kronenduell.prompts(state).map(({ id }) => id)).toEqual(['p2.1.0', 'p2.1.1']);
  });
  it('auch bei 3:2 ist es unentschieden', () => {
    const { state, events } = nach(duell(), [
      [4, 6],
      [3, 1],
      [7, 5],
      [6, 4],
      [2, 7],
      [5, 3],
      [8, 8],
      [1, 2],
    ]);
    expect(events).toContainEqual({ type: 'partieUnentschieden', partie: 1, stand: [3, 2] });
    expect(state).toMatchObject({ partie: 2, ende: null });
  });
  it(`nach ${PARTIEN_HOECHSTENS} unentschiedenen Partien teilen sich beide den Pot`, () => {
    let { state } = duell();
    for (let partie = 1; partie <= PARTIEN_HOECHSTENS; partie++) {
      expect(state).toMatchObject({ partie, ende: null });
      state = nach({ state }, GLEICHSTAENDE).state;
    }
    const outcome = kronenduell.outcome(state);
    expect(outcome?.winners).toEqual([0, 1]);
    expect(outcome?.standing.map(({ place }) => place)).toEqual([1, 1]);
    expect(outcome && kronenduell.potWeights(outcome)).toEqual([1, 1]);
  });
  it('in der nächsten Partie wirkt nichts nach: die 7 der letzten Runde ist vergessen', () => {
    const runden: [number, number][] = [
      [8, 8],
      [6, 6],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [1, 7],
      [7, 1],
    ];
    expect(nach(duell(), runden).state).toMatchObject({ partie: 2, verstaerkt: null, spaeher: null });
  });
});
