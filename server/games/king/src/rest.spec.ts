import { describe, expect, it } from '@jest/globals';
import { cardsIn, drawsFrom, has, playableAt, played, stillOut, type TrickTable } from '@tavern-jack/kernel';
import { playout, seededSource } from '@tavern-jack/kernel/testing';
import { king } from './index.js';
import { punkteFuer } from './kontrakt.js';
import { type KingState, regelnOf, type Spiel } from './partie.js';
import { ANNA, DAN, gelegt, legen, stellung } from './testing/stellung.js';
import { ALLE_TISCHE } from './testing/tische.js';

/** Plays the rest of a game at random to its last card and counts it by hand. */
function weiterGespielt(state: KingState, spiel: Spiel, seed: number): readonly number[] {
  const { tarife, pflichten } = regelnOf(state);
  const kontrakt = spiel.kontrakt ?? 'STICHE';
  const draws = drawsFrom(seededSource(seed));
  const punkte = spiel.punkte.map(() => 0);
  let tisch: TrickTable = spiel.tisch;
  let gekauft = spiel.stiche.filter(({ winner }) => winner === spiel.kauf?.kaeufer).length;
  for (let nummer = spiel.stiche.length + 1; nummer <= regelnOf(state).stichzahl; ) {
    const { table, trick } = played(tisch, draws.pick(cardsIn(playableAt(tisch, pflichten[kontrakt]))));
    tisch = table;
    if (!trick) continue;
    const verkauft = trick.winner === spiel.kauf?.kaeufer && gekauft++ < spiel.kauf.gebot;
    const fuer = verkauft ? spiel.ansager : trick.winner;
    punkte[fuer] = (punkte[fuer] ?? 0) + punkteFuer(tarife[kontrakt], nummer++, trick.cards);
  }
  return punkte;
}

describe('Ein Spiel endet früher, wenn sich nichts mehr ändern kann', () => {
  it.each(ALLE_TISCHE.map(({ name, ...tisch }) => [name, tisch] as const))(
    '%s: weitergespielt käme dasselbe heraus',
    (_name, { options, seats }) => {
      let entschieden = 0;
      for (let seed = 0; seed < 2; seed++) {
        for (const { before, events } of playout(king, { seed, options, seats: { count: seats, startingSeat: 0 } })) {
          const at = events.findIndex(({ type }) => type === 'restEntschieden');
          const rest = events[at];
          if (rest?.type !== 'restEntschieden') continue;
          const state = events.slice(0, at).reduce(king.evolve, before);
          if (!state.spiel) throw new Error('no game');
          entschieden++;
          for (let n = 0; n < 3; n++) expect(weiterGespielt(state, state.spiel, seed + n)).toEqual(rest.punkte);
        }
      }
      expect(entschieden).toBeGreaterThan(3);
    },
  );

  it('wer nur noch Karten hat, die niemand schlägt, bekommt alle Stiche', () => {
    const haende = [
      ['PIK_A', 'PIK_K', 'HERZ_A'],
      ['PIK_2', 'PIK_3', 'HERZ_2'],
      ['PIK_4', 'PIK_5', 'HERZ_3'],
      ['PIK_6', 'PIK_7', 'HERZ_4'],
    ] as const;
    const lage = stellung({ kontrakt: 'ZWEI_STICHE', haende });
    const made = gelegt(lage, 'PIK_A', 'PIK_2', 'PIK_4');
    const decision = king.decide(made.state, DAN, legen('PIK_6'), drawsFrom(seededSource(1)));
    expect(decision.ok && decision.events.find(({ type }) => type === 'restEntschieden')).toMatchObject({
      seat: ANNA,
      grund: 'ALLE_STICHE',
      stiche: 2,
      karten: [
        ['PIK_K', 'HERZ_A'],
        ['PIK_3', 'HERZ_2'],
        ['PIK_5', 'HERZ_3'],
        ['PIK_7', 'HERZ_4'],
      ],
      // All tricks to the thirteenth are his: the seventh and the last cost.
      punkte: [-5, 0, 0, 0],
    });
  });

  it('ist der Herz-König weg, ist das fünfte Spiel vorbei, vorher nicht', () => {
    const haende = [
      ['PIK_3', 'PIK_K'],
      ['PIK_4', 'PIK_2'],
      ['HERZ_K', 'KREUZ_5'],
      ['PIK_6', 'PIK_7'],
    ] as const;
    const lage = gelegt(stellung({ kontrakt: 'HERZ_KOENIG', haende }), 'PIK_3', 'PIK_4', 'HERZ_K');
    expect(stillOut(lage.state.spiel?.tisch as TrickTable, [0, 1 << 13, 0, 0])).toBe(true);
    const decision = king.decide(lage.state, DAN, legen('PIK_6'), drawsFrom(seededSource(1)));
    expect(decision.ok && decision.events.map(({ type }) => type)).toEqual([
      'karteGelegt',
      'stichGewonnen',
      'restEntschieden',
      'spielGewertet',
      'ausgeteilt',
    ]);
    expect(decision.ok && decision.events[3]).toMatchObject({ ergebnis: [0, 0, 0, -5] });
    expect(has(lage.state.spiel?.tisch.hands[3] ?? [0, 0, 0, 0], 6)).toBe(true);
  });
});
