import { describe, expect, it } from '@jest/globals';
import { dice, pick } from '@tavern-jack/kernel/testing';
import { kiezkoenig } from './index.js';
import { stellung, wuerfeln } from './testing/stellung.js';

describe('Die Felder', () => {
  it('freie Kneipe: kaufen für ihren Preis, danach ist der Nächste dran', () => {
    const vorDemKauf = stellung({ taler: [1000, 1100] }).when(0, wuerfeln, ...dice(2, 3)).state;
    expect(kiezkoenig.legalMoves(vorDemKauf, 0)).toEqual([{ type: 'kaufen' }, { type: 'lassen' }]);
    expect(kiezkoenig.priceOf(kiezkoenig.view(vorDemKauf, 0), 0, { type: 'kaufen' })).toBe(120);
    const gekauft = stellung({ taler: [1000, 1100] })
      .and({ type: 'gewuerfelt', seat: 0, wuerfel: [2, 3] }, { type: 'gezogen', seat: 0, von: 0, nach: 5, grund: 'WURF', vorwaerts: true })
      .when(0, { type: 'kaufen' })
      .then({ type: 'gekauft', seat: 0, feld: 5, preis: 120 }, { type: 'zugBegonnen', runde: 1, seat: 1 });
    expect(gekauft.spieler[0]?.taler).toBe(880);
  });

  it('oder es lassen', () => {
    stellung({ taler: [1000, 1100] })
      .and({ type: 'gewuerfelt', seat: 0, wuerfel: [2, 3] }, { type: 'gezogen', seat: 0, von: 0, nach: 5, grund: 'WURF', vorwaerts: true })
      .when(0, { type: 'lassen' })
      .then({ type: 'gelassen', seat: 0, feld: 5, frage: 'KAUFEN' }, { type: 'zugBegonnen', runde: 1, seat: 1 });
  });

  it('genau 120 Taler reichen für den Krug zu 120', () => {
    const after = stellung({ taler: [120, 0] }).when(0, wuerfeln, ...dice(2, 3)).state;
    expect(kiezkoenig.prompts(after)[0]).toMatchObject({ frage: 'KAUFEN', preis: 120 });
  });

  it('mit 115 Talern wird nach dem Krug zu 120 gar nicht erst gefragt', () => {
    stellung({ taler: [115, 0] })
      .when(0, wuerfeln, ...dice(2, 3))
      .then(
        { type: 'gewuerfelt', seat: 0, wuerfel: [2, 3] },
        { type: 'gezogen', seat: 0, von: 0, nach: 5, grund: 'WURF', vorwaerts: true },
        { type: 'zugBegonnen', runde: 1, seat: 1 },
      );
  });

  it('eigene Kneipe: nichts passiert', () => {
    const after = stellung({ taler: [1000, 0], kneipen: { 5: 0 } })
      .when(0, wuerfeln, ...dice(2, 3))
      .without('deckelBezahlt').state;
    expect(after.amZug).toBe(1);
    expect(after.spieler[0]?.taler).toBe(1000);
  });

  it.each([
    ['Jukebox', 0, 4],
    ['Stammtisch', 8, 12],
  ])('%s: eine Kneipenkarte ziehen, und sie wirkt sofort', (_, von, nach) => {
    stellung({ taler: [0, 0], feld: [von] })
      .when(0, wuerfeln, ...dice(1, 3), pick('LOTTO'))
      .then(
        { type: 'gewuerfelt', seat: 0, wuerfel: [1, 3] },
        { type: 'gezogen', seat: 0, von, nach, grund: 'WURF', vorwaerts: true },
        { type: 'karteGezogen', seat: 0, karte: 'LOTTO' },
        { type: 'bankZahlt', seat: 0, betrag: 150, grund: 'LOTTO' },
        { type: 'zugBegonnen', runde: 1, seat: 1 },
      );
  });

  it('Polizeistunde: den nächsten Zug aussetzen, ohne Ausbau und ohne Wurf, und danach ist alles wie zuvor', () => {
    const verhaengt = stellung({ taler: [0, 0], feld: [3] })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings({ type: 'aussetzenVerhaengt', seat: 0 }, { type: 'zugBegonnen', runde: 1, seat: 1 });
    expect(kiezkoenig.view(verhaengt, 1).spieler[0]?.setztAus).toBe(true);
    const ausgesetzt = stellung({ taler: [0, 0], amZug: 1 })
      .and({ type: 'aussetzenVerhaengt', seat: 0 })
      .when(1, wuerfeln, ...dice(1, 1))
      .brings({ type: 'zugAusgesetzt', runde: 2, seat: 0 }, { type: 'zugBegonnen', runde: 2, seat: 1 });
    expect(ausgesetzt.spieler[0]?.setztAus).toBe(false);
  });

  it('das Aussetzen häuft sich nicht: zweimal verhängt kostet einen Zug', () => {
    const einmal = { type: 'aussetzenVerhaengt', seat: 0 } as const;
    const after = stellung({ taler: [0, 0], amZug: 1 })
      .and(einmal, einmal)
      .when(1, wuerfeln, ...dice(1, 1)).state;
    expect([after.amZug, after.runde, after.spieler[0]?.setztAus]).toEqual([1, 2, false]);
  });

  it('setzen beide aus, geht die Runde ohne Wurf vorüber', () => {
    stellung({ taler: [0, 0], amZug: 1, feld: [0, 3], runde: 4 })
      .and({ type: 'aussetzenVerhaengt', seat: 0 })
      .when(1, wuerfeln, ...dice(2, 3))
      .brings(
        { type: 'aussetzenVerhaengt', seat: 1 },
        { type: 'zugAusgesetzt', runde: 5, seat: 0 },
        { type: 'zugAusgesetzt', runde: 5, seat: 1 },
        { type: 'zugBegonnen', runde: 6, seat: 0 },
      );
  });

  it('in der letzten Runde hat die Polizeistunde keine Wirkung', () => {
    const after = stellung({ taler: [0, 0], feld: [3], runde: 10 })
      .when(0, wuerfeln, ...dice(2, 3))
      .without('aussetzenVerhaengt').state;
    expect(after.spieler[0]?.setztAus).toBe(false);
  });

  it('wer in der letzten Runde aussetzen muss, dessen Partie endet ohne weiteren Wurf', () => {
    stellung({ taler: [0, 0], runde: 10 })
      .and({ type: 'aussetzenVerhaengt', seat: 1 })
      .when(0, wuerfeln, ...dice(1, 1))
      .brings({ type: 'zugAusgesetzt', runde: 10, seat: 1 }, { type: 'sperrstunde', vermoegen: [0, 0], koenige: [0, 1] });
  });
});
