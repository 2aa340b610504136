import { describe, expect, it } from '@jest/globals';
import type { Seat, Viewer } from '@tavern-jack/kernel';
import { type Event, type KronenduellState, kronenduell } from './index.js';
import { gegner } from './partie.js';
import { duell, legt, mitHaenden, nach, OFFIZIELL, verraten } from './testing/duell.js';

/** All that a viewer is told after some events: each event as it may be read, then view, questions and own moves. */
const erfaehrt = (state: KronenduellState, events: readonly Event[], viewer: Viewer): string =>
  JSON.stringify([
    events.map((event) => kronenduell.redact(event, viewer)),
    kronenduell.view(state, viewer),
    kronenduell.prompts(state),
    typeof viewer === 'number' ? kronenduell.legalMoves(state, viewer) : [],
    kronenduell.standing(state),
  ]);

const LAGEN: readonly (readonly [string, KronenduellState])[] = [
  ['offiziell, erste Runde', duell().state],
  ['offiziell, mit Verstärkung und vertagter Runde', nach(duell(), [[1, 7]]).state],
  ['Verräter', verraten(8, 3).state],
  ['Gemischte Hände', mitHaenden([1, 1, 2, 3, 4, 5, 6, 7], [2, 3, 4, 5, 6, 7, 8, 8]).state],
];

describe('Vor dem Aufdecken hängt kein Byte von der verdeckten Karte ab', () => {
  const faelle = LAGEN.flatMap(([name, state]) => ([0, 1] as const).map((zuerst) => ({ name, state, zuerst })));
  it.each(faelle)('$name: Platz $zuerst legt zuerst', ({ state, zuerst }) => {
    const andere: readonly Viewer[] = [gegner(zuerst), 'spectator'];
    for (const viewer of andere) {
      const gesehen = kronenduell.legalMoves(state, zuerst).map(({ rang }) => {
        const gelegt = legt(state, zuerst, rang);
        return erfaehrt(gelegt.state, gelegt.events, viewer);
      });
      expect(gesehen.length).toBeGreaterThan(6);
      expect(new Set(gesehen).size).toBe(1);
    }
  });

  it.each(faelle)('$name: wer selbst gelegt hat ($zuerst), sieht seine Karte', ({ state, zuerst }) => {
    const gesehen = kronenduell.legalMoves(state, zuerst).map(({ rang }) => {
      const gelegt = legt(state, zuerst, rang);
      return erfaehrt(gelegt.state, gelegt.events, zuerst);
    });
    expect(new Set(gesehen).size).toBe(gesehen.length);
  });

  it.each(faelle)('$name: auch die eigenen Züge und Absagen des anderen verraten nichts (Platz $zuerst)', ({ state, zuerst }) => {
    const anderer: Seat = gegner(zuerst);
    const absagen = kronenduell.legalMoves(state, zuerst).map(({ rang }) => {
      const gelegt = legt(state, zuerst, rang).state;
      return JSON.stringify(
        [-1, 0, 9].map((fremd) => kronenduell.decide(gelegt, anderer, { type: 'legen', rang: fremd }, undefined as never)),
      );
    });
    expect(new Set(absagen).size).toBe(1);
  });

  it('in beiden Reihenfolgen steht am Ende dasselbe, und erst mit der zweiten Karte liegen beide offen', () => {
    const { state } = duell();
    const [ab, ba] = [legt(legt(state, 0, 5).state, 1, 3), legt(legt(state, 1, 3).state, 0, 5)];
    expect(ab.state).toEqual(ba.state);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(kronenduell.view(ab.state, viewer).verlauf).toMatchObject([{ raenge: [5, 3] }]);
      expect(ab.events.slice(1).map((event) => kronenduell.redact(event, viewer))).toEqual(ab.events.slice(1));
    }
  });

  it('auch nach dem Aufdecken bleibt der verdeckte Schritt selbst verdeckt: was danach kommt, sagt alles', () => {
    const { events } = legt(duell().state, 0, 5);
    expect(kronenduell.redact(events[0] as Event, 1)).toEqual({ type: 'gelegt', seat: 0, offen: false, rang: null });
    expect(kronenduell.redact(events[0] as Event, 'auditor')).toEqual(events[0]);
  });

  it('die Hand der anderen zählt die verdeckte Karte noch mit', () => {
    const { state } = legt(duell().state, 0, 5);
    expect(kronenduell.view(state, 1).spieler[0]).toEqual({
      seat: 0,
      muenzen: 0,
      karten: 8,
      hand: [1, 2, 3, 4, 5, 6, 7, 8],
      gelegt: true,
      liegt: null,
    });
    expect(kronenduell.initial(OFFIZIELL).liegt).toEqual([null, null]);
  });
});

describe('Chancen: jede eigene Karte gegen alles, was gegenüber liegen kann', () => {
  it('die 8 gewinnt in der ersten Runde gegen fünf, ist gegen zwei vertagt und verliert gegen die 2', () => {
    expect(kronenduell.view(duell().state, 0).chancen.at(-1)).toEqual({ rang: 8, gewinnt: 5, vertagt: 2, verliert: 1 });
  });
  it('der Späher rechnet nur gegen die offene Karte', () => {
    const { state } = legt(nach(duell(), [[3, 5]]).state, 1, 8);
    expect(kronenduell.view(state, 0).chancen[1]).toEqual({ rang: 2, gewinnt: 1, vertagt: 0, verliert: 0 });
  });
  it('die Verstärkung zählt mit, von beiden Seiten', () => {
    const { state } = nach(duell(), [[7, 1]]);
    expect(kronenduell.view(state, 0).chancen.find(({ rang }) => rang === 3)).toEqual({ rang: 3, gewinnt: 2, vertagt: 1, verliert: 4 });
    expect(kronenduell.view(state, 1).chancen.find(({ rang }) => rang === 8)).toEqual({ rang: 8, gewinnt: 3, vertagt: 2, verliert: 2 });
  });
  it('wer nicht gefragt ist und wer zuschaut, bekommt keine', () => {
    const { state } = legt(duell().state, 0, 5);
    expect(kronenduell.view(state, 0).chancen).toEqual([]);
    expect(kronenduell.view(state, 'spectator').chancen).toEqual([]);
  });
});
