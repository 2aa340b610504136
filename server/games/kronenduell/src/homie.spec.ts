import { describe, expect, it } from '@jest/globals';
import { drawsFrom, type HomieLevel, type Seat } from '@tavern-jack/kernel';
import { openingOf, playout, seededSource } from '@tavern-jack/kernel/testing';
import { type KronenduellState, kronenduell, type Move, type Options } from './index.js';
import { strategie } from './loesung/loesung.js';
import { ALLE, duell, legt, nach, OFFIZIELL } from './testing/duell.js';

const waehlt = (level: HomieLevel, state: KronenduellState, seat: Seat = 0, seed = 1): Move =>
  kronenduell.homie(level)(kronenduell.view(state, seat), seat, kronenduell.legalMoves(state, seat), drawsFrom(seededSource(seed)));

/** Wins of seat 0's level against seat 1's, seats changed every second duel; a shared duel counts half. */
function siege(level: HomieLevel, gegen: HomieLevel, duelle: number, options: Options = OFFIZIELL): number {
  let siege = 0;
  for (let i = 0; i < duelle; i++) {
    const platz = i % 2;
    const [draws, launen] = [drawsFrom(seededSource(7919 * i)), drawsFrom(seededSource(7919 * i + 1))];
    let { state } = openingOf(kronenduell, { seed: 7919 * i, seats: { count: 2, startingSeat: 0 }, options }, draws);
    for (let [frage] = kronenduell.prompts(state); frage; [frage] = kronenduell.prompts(state)) {
      const { seat } = frage;
      const homie = kronenduell.homie(seat === platz ? level : gegen);
      const move = homie(kronenduell.view(state, seat), seat, kronenduell.legalMoves(state, seat), launen);
      const decision = kronenduell.decide(state, seat, move, draws);
      if (!decision.ok) throw new Error(decision.rejection.code);
      state = decision.events.reduce(kronenduell.evolve, state);
    }
    const winners = kronenduell.outcome(state)?.winners ?? [];
    if (winners.includes(platz)) siege += 1 / winners.length;
  }
  return siege / duelle;
}

describe('Zufällig gespielt', () => {
  it('enden je 8,1 % durch die Falle und je 41 % mit vier Münzen, 1,8 % unentschieden, nach 5,1 Runden', () => {
    const zahl = { falle: [0, 0], muenzen: [0, 0], unentschieden: 0, runden: 0 };
    const partien = 4000;
    for (let seed = 0; seed < partien; seed++) {
      for (const { events } of playout(kronenduell, { seed: seed * 101, seats: { count: 2, startingSeat: 0 }, options: OFFIZIELL })) {
        zahl.runden += events.filter(({ type }) => type === 'aufgedeckt').length;
        const ende = events.find(({ type }) => type === 'duellGewonnen' || type === 'partieUnentschieden');
        if (ende?.type === 'partieUnentschieden') zahl.unentschieden += 1;
        else if (ende?.type === 'duellGewonnen' && ende.durchFalle) zahl.falle[ende.seat] = (zahl.falle[ende.seat] ?? 0) + 1;
        else if (ende?.type === 'duellGewonnen') zahl.muenzen[ende.seat] = (zahl.muenzen[ende.seat] ?? 0) + 1;
        // Only the first game of each duel is counted.
        if (ende) break;
      }
    }
    const prozent = (n = 0) => (100 * n) / partien;
    // Three and a half standard deviations of 4,000 games.
    for (const n of zahl.falle) expect(Math.abs(prozent(n) - 8.1)).toBeLessThan(1.5);
    for (const n of zahl.muenzen) expect(Math.abs(prozent(n) - 41)).toBeLessThan(2.7);
    expect(Math.abs(prozent(zahl.unentschieden) - 1.8)).toBeLessThan(0.7);
    expect(Math.abs(zahl.runden / partien - 5.1)).toBeLessThan(0.1);
  });
});

describe('Homies', () => {
  it('Leicht spielt nach Laune: in derselben Lage jede Karte', () => {
    const { state } = duell();
    expect(new Set(Array.from({ length: 80 }, (_, seed) => waehlt('LEICHT', state, 0, seed).rang)).size).toBe(8);
  });

  it('Normal zählt mit: solange drüben die 2 ist, hält er die 8 zurück; sind 2 und 8 weg, legt er sie', () => {
    expect(waehlt('NORMAL', duell().state).rang).not.toBe(8);
    expect(
      waehlt(
        'NORMAL',
        nach(duell(), [
          [1, 2],
          [4, 8],
        ]).state,
      ).rang,
    ).toBe(8);
  });

  it('Normal antwortet als Späher auf die offene Karte: auf die 8 mit der 2', () => {
    expect(waehlt('NORMAL', legt(nach(duell(), [[3, 5]]).state, 1, 8).state).rang).toBe(2);
  });

  it('Schwer antwortet als Späher auf die 8 mit der 2', () => {
    expect(waehlt('SCHWER', legt(nach(duell(), [[3, 5]]).state, 1, 8).state).rang).toBe(2);
  });

  it('Schwer legt vor einem Späher nie die 8, solange der die 2 hat', () => {
    for (let seed = 0; seed < 20; seed++) expect(waehlt('SCHWER', nach(duell(), [[3, 5]]).state, 1, seed).rang).not.toBe(8);
  });

  it('Schwer mischt genau in den Anteilen seiner Lösung', () => {
    const { state } = duell();
    const soll = strategie(kronenduell.view(state, 0), 0);
    expect(soll.length).toBeGreaterThan(2);
    const wuerfe = 4000;
    const draws = drawsFrom(seededSource(99));
    const zahl = new Map<number, number>();
    for (let i = 0; i < wuerfe; i++) {
      const { rang } = kronenduell.homie('SCHWER')(kronenduell.view(state, 0), 0, kronenduell.legalMoves(state, 0), draws);
      zahl.set(rang, (zahl.get(rang) ?? 0) + 1);
    }
    for (const { rang, anteil } of soll) {
      const abweichung = Math.sqrt(anteil * (1 - anteil) * wuerfe);
      expect(Math.abs((zahl.get(rang) ?? 0) - anteil * wuerfe)).toBeLessThan(5 * abweichung + 1);
    }
    expect([...zahl.keys()].sort()).toEqual(soll.map(({ rang }) => rang).sort());
  });

  it('Schwer spielt jede Variante, und das Aufwärmen ändert keine Antwort', () => {
    for (const options of ALLE) {
      const { state } = openingOf(kronenduell, { seed: 5, seats: { count: 2, startingSeat: 0 }, options });
      const vorher = waehlt('SCHWER', state, 0, 7);
      kronenduell.warmUp?.(options);
      expect(waehlt('SCHWER', state, 0, 7)).toEqual(vorher);
    }
  });

  it('Normal schlägt Leicht und Schwer schlägt Normal deutlich', () => {
    expect(siege('NORMAL', 'LEICHT', 400)).toBeGreaterThan(0.58);
    expect(siege('SCHWER', 'NORMAL', 400)).toBeGreaterThan(0.55);
  }, 60_000);
});
