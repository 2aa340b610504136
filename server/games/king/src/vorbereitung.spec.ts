import { describe, expect, it } from '@jest/globals';
import { cardIn, drawsFrom, type Karte, karteOf } from '@tavern-jack/kernel';
import { Given, playout, scriptedDraws, seededSource } from '@tavern-jack/kernel/testing';
import type { Ausgeteilt } from './ereignis.js';
import { king, type Options, PRESETS } from './index.js';
import { OFFIZIELL } from './optionen.js';
import { regelwerkFuer } from './regelwerk.js';

const opening = (count: number, options: Options = OFFIZIELL, startingSeat = 0, seed = 3) =>
  king.setup({ count, startingSeat }, options, drawsFrom(seededSource(seed)));
const deal = (events: readonly { type: string }[]) => events.find(({ type }) => type === 'ausgeteilt') as Ausgeteilt;

describe('Vorbereitung', () => {
  it.each([
    [3, 17, ['PIK_2']],
    [4, 13, []],
    [5, 10, ['PIK_7', 'KREUZ_7']],
  ] as const)('zu %i: jeder hat %i Karten, heraus sind %j', (count, each, out) => {
    const { haende } = deal(opening(count));
    const alle = haende.flatMap((hand) => hand ?? []);
    expect(haende.map((hand) => hand?.length)).toEqual(haende.map(() => each));
    expect(new Set(alle).size).toBe(52 - out.length);
    expect(out.filter((karte) => alle.includes(karte))).toEqual([]);
  });

  it('erst 4 an jeden, dann noch einmal 4, dann 5, links vom Geber beginnend', () => {
    const pack = regelwerkFuer(OFFIZIELL, 4).deck;
    const events = king.setup({ count: 4, startingSeat: 2 }, OFFIZIELL, scriptedDraws([{ pick: pack }]));
    const namen = pack.map(karteOf);
    const { haende, geber, ausspieler } = deal(events);
    expect({ geber, ausspieler }).toEqual({ geber: 2, ausspieler: 3 });
    expect(haende[3]).toEqual([...namen.slice(0, 4), ...namen.slice(16, 20), ...namen.slice(32, 37)]);
    expect(haende[2]?.at(-1)).toBe(namen.at(-1));
  });

  it('danach gibt reihum der linke Nachbar, bei Rıfkı der rechte', () => {
    const geberIn = (options: Options, count: number) =>
      [...playout(king, { seed: 1, options, seats: { count, startingSeat: 1 } })].flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'ausgeteilt' ? [event.geber] : [])),
      );
    expect(geberIn(OFFIZIELL, 4)).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2]);
    expect(geberIn(OFFIZIELL, 3)).toEqual([2, 0, 1, 2, 0, 1, 2, 0]);
    expect(geberIn({ ...OFFIZIELL, spielform: 'RIFKI', trumpfwahl: 'GEBER' }, 4).slice(0, 4)).toEqual([0, 3, 2, 1]);
  });

  it('nur abheben: die Stiche liegen Spieler um Spieler aufeinander, und es geht unter einer Stelle weiter', () => {
    const options: Options = { ...OFFIZIELL, nurAbheben: true };
    const match = { seed: 5, options, seats: { count: 4, startingSeat: 0 } };
    let geprueft = 0;
    for (const { before, events } of playout(king, match)) {
      const next = events.find((event) => event.type === 'ausgeteilt');
      if (next?.type !== 'ausgeteilt') continue;
      const ende = events.slice(0, events.indexOf(next)).reduce(king.evolve, before).spiel;
      const links = (next.geber + 1) % 4;
      const runde = [0, 1, 2, 3].map((n) => (links + n) % 4);
      const gesammelt = runde.flatMap((seat) => [
        ...(ende?.stiche ?? []).filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards.map(karteOf)),
        ...king.view({ ...before, spiel: ende ?? null }, 'auditor').spieler.flatMap((s) => (s.seat === seat ? (s.handkarten ?? []) : [])),
      ]);
      const packen = [
        [0, 4],
        [4, 8],
        [8, 13],
      ];
      const gegeben = packen.flatMap(([ab, bis]) => runde.flatMap((seat) => next.haende[seat]?.slice(ab, bis) ?? []));
      const folgt = (a: Karte, b: Karte) => gesammelt[(gesammelt.indexOf(a) + 1) % 52] === b;
      const spruenge = gegeben.slice(1).filter((karte, at) => !folgt(gegeben[at] as Karte, karte));
      expect(next.gemischt).toBe(false);
      // Cards that were left in hand are gathered in no order that anybody could see; whole games come back as they lay.
      if (!ende?.rest) expect(spruenge).toEqual([]);
      if (!ende?.rest) geprueft++;
    }
    expect(geprueft).toBeGreaterThan(1);
  });

  it.each([2, 6, 3.5])('zu %p wird nicht gespielt', (count) => expect(() => opening(count)).toThrow(RangeError));
  it('jedes Preset ist zu viert erlaubt', () =>
    expect(PRESETS.map(({ options }) => king.manifest.exclusions(options, 4))).toEqual(PRESETS.map(() => [])));
});

describe('Verdeckte Karten', () => {
  it('jeder sieht nur seine Hand, Zuschauer keine, der Auditor alle', () => {
    const [, dealt] = opening(4);
    const state = opening(4).reduce(king.evolve, king.initial(OFFIZIELL));
    if (dealt?.type !== 'ausgeteilt') throw new Error('not dealt');
    for (const viewer of [0, 1, 2, 3, 'spectator', 'auditor'] as const) {
      const sieht = [0, 1, 2, 3].map((seat) => viewer === 'auditor' || viewer === seat);
      expect((king.redact(dealt, viewer) as Ausgeteilt).haende.map((hand) => hand !== null)).toEqual(sieht);
      expect(king.view(state, viewer).spieler.map(({ handkarten }) => handkarten !== null)).toEqual(sieht);
    }
    const eigene = king.view(state, 0).spieler[0]?.handkarten ?? [];
    expect([...eigene].sort()).toEqual([...(dealt.haende[0] ?? [])].sort());
    expect(new Given(king, state).state.spiel?.letzteKarte).toBe(cardIn(dealt.haende[0]?.at(-1) as Karte));
  });
});
