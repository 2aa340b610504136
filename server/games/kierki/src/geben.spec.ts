import { describe, expect, it } from '@jest/globals';
import { ALL_CARDS, cardIn, karteOf, sizeOf } from '@tavern-jack/kernel';
import { given, pick, scriptedDraws } from '@tavern-jack/kernel/testing';
import { type Event, kierki } from './index.js';
import { deckFor } from './kontrakt.js';
import { karte, karten, mischtNicht, OFFIZIELL } from './testing/stellung.js';

const opened = (count: number, startingSeat: number, stapel = deckFor(count)) =>
  given(kierki, { count, startingSeat }, OFFIZIELL, pick(stapel)).state;
const gegeben = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'gegeben' ? [event.blaetter] : []))[0];

describe('Kierki: zwölf Spiele', () => {
  it('sieben Minusspiele und fünf Plusspiele', () => {
    const { plan, spiele } = kierki.view(opened(4, 0), 'spectator');
    expect(spiele).toBe(12);
    expect(plan.map(({ kierkiSpiel }) => kierkiSpiel)).toEqual([
      'STICHE',
      'HERZEN',
      'DAMEN',
      'HERREN',
      'HERZ_KOENIG',
      'LETZTER_STICH',
      'ROZBOJNIK',
      'TRUMPF',
      'TRUMPF',
      'TRUMPF',
      'TRUMPF',
      'LOTERYJKA',
    ]);
  });

  it('gegeben wird reihum nach links; jeder gibt eines der vier Trumpfspiele, zu dritt eines der drei', () => {
    for (const count of [3, 4]) {
      const { plan } = kierki.view(opened(count, 2), 'spectator');
      expect(plan.map(({ geber }) => geber)).toEqual(plan.map((_, at) => (2 + at) % count));
      const trumpfgeber = plan.filter(({ kierkiSpiel }) => kierkiSpiel === 'TRUMPF').map(({ geber }) => geber);
      expect([...trumpfgeber].sort()).toEqual([...Array(count).keys()]);
    }
    expect(kierki.view(opened(3, 0), 'spectator').spiele).toBe(11);
  });

  it('alle 52 Karten einzeln vom linken Nachbarn des Gebers an, 13 pro Spieler', () => {
    const blaetter = gegeben(kierki.setup({ count: 4, startingSeat: 1 }, OFFIZIELL, mischtNicht)) ?? [];
    expect(blaetter.map((blatt) => blatt?.length)).toEqual([13, 13, 13, 13]);
    // The pack lies from the two of spades up: every fourth card, the first to seat 2.
    expect(blaetter[2]?.map(cardIn)).toEqual(ALL_CARDS.filter((_, at) => at % 4 === 0));
    expect(blaetter[1]?.map(cardIn)).toEqual(ALL_CARDS.filter((_, at) => at % 4 === 3));
  });

  it('zu dritt ohne die Kreuz-2, 17 Karten für jeden', () => {
    const state = opened(3, 0);
    expect(state.tisch.hands.map(sizeOf)).toEqual([17, 17, 17]);
    const alle = kierki.view(state, 'auditor').spieler.flatMap(({ blatt }) => blatt ?? []);
    expect(new Set(alle).size).toBe(51);
    expect(alle).not.toContain(karte('X2'));
  });

  it('3 oder 4 Plätze', () => {
    const falsch = [
      [2, 0],
      [5, 0],
      [4, 4],
      [4, -1],
      [4, 0.5],
    ] as const;
    for (const [count, startingSeat] of falsch) {
      expect(() => kierki.setup({ count, startingSeat }, OFFIZIELL, scriptedDraws([]))).toThrow(RangeError);
    }
  });
});

describe('Wer die Karten sieht', () => {
  it('nur der Spieler selbst sieht, was er bekommen hat; Zuschauer sehen keine Karte, der Prüfer alle', () => {
    const event: Event = { type: 'gegeben', blaetter: [karten('HK P2'), karten('X3 X4'), karten('KA K2')] };
    expect(kierki.redact(event, 1)).toEqual({ type: 'gegeben', blaetter: [null, karten('X3 X4'), null] });
    expect(kierki.redact(event, 'spectator')).toEqual({ type: 'gegeben', blaetter: [null, null, null] });
    expect(kierki.redact(event, 'auditor')).toEqual(event);
    const state = opened(4, 0);
    for (const seat of [0, 1, 2, 3]) {
      expect(kierki.view(state, seat).spieler.map(({ blatt }) => blatt !== null)).toEqual([0, 1, 2, 3].map((s) => s === seat));
    }
    expect(kierki.view(state, 'spectator').spieler.map(({ blatt }) => blatt)).toEqual([null, null, null, null]);
  });

  it('das eigene Blatt liegt nach Farben, in jeder von oben nach unten', () => {
    const blatt = kierki.view(opened(4, 0), 1).spieler[1]?.blatt;
    expect(blatt).toEqual(
      [0, 1, 2, 3].flatMap((suit) =>
        ALL_CARDS.filter((card, at) => at % 4 === 0 && card >> 4 === suit)
          .reverse()
          .map(karteOf),
      ),
    );
  });
});
