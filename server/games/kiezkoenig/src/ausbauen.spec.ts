import { describe, expect, it } from '@jest/globals';
import { dice } from '@tavern-jack/kernel/testing';
import { deckelIn } from './deckel.js';
import { kiezkoenig, type Move } from './index.js';
import { ohneZufall } from './testing/ohne-zufall.js';
import { stellung, wuerfeln } from './testing/stellung.js';

const ausbauen = (feld: number): Move => ({ type: 'ausbauen', feld });

describe('Ausbauen: Happy Hour und Zapfanlage', () => {
  it('der Krug: jede Stufe kostet 60, der Deckel steigt von 30 auf 90 und auf 180, am Ende zählt er 240', () => {
    const krug = { feld: 5, besitzer: 0 };
    expect([0, 1, 2].map((stufe) => deckelIn([{ ...krug, stufe }], { ...krug, stufe }))).toEqual([30, 90, 180]);
    const erste = stellung({ taler: [120, 0], kneipen: { 5: 0 } })
      .when(0, ausbauen(5))
      .then({ type: 'ausgebaut', seat: 0, feld: 5, stufe: 1, preis: 60 });
    expect(kiezkoenig.view(erste, 0).spieler[0]).toMatchObject({ taler: 60, vermoegen: 240 });
    const zweite = stellung({ taler: [60, 0], kneipen: { 5: [0, 1] } })
      .when(0, ausbauen(5))
      .then({ type: 'ausgebaut', seat: 0, feld: 5, stufe: 2, preis: 60 });
    expect(kiezkoenig.view(zweite, 0).spieler[0]).toMatchObject({ taler: 0, vermoegen: 240 });
  });

  it('nach dem Ausbau wird gewürfelt: die Frage bleibt, der zweite Ausbau nicht', () => {
    const after = stellung({ taler: [1000, 0], kneipen: { 5: 0, 6: 0 } }).when(0, ausbauen(5)).state;
    expect(kiezkoenig.prompts(after)).toMatchObject([{ seat: 0, frage: 'VOR_DEM_WURF', feld: null, preis: null }]);
    expect(kiezkoenig.legalMoves(after, 0)).toEqual([wuerfeln]);
  });

  it('einmal pro Zug: von null auf Zapfanlage dauert es zwei Züge', () => {
    const lage = stellung({ taler: [1000, 0], kneipen: { 5: 0 } }).and({ type: 'ausgebaut', seat: 0, feld: 5, stufe: 1, preis: 60 });
    lage.when(0, ausbauen(5)).refused('SCHON_AUSGEBAUT');
    lage
      .and({ type: 'zugBegonnen', runde: 2, seat: 0 })
      .when(0, ausbauen(5))
      .then({ type: 'ausgebaut', seat: 0, feld: 5, stufe: 2, preis: 60 });
  });

  it('mehr als die Zapfanlage gibt es nicht', () => {
    stellung({ taler: [1000, 0], kneipen: { 5: [0, 2] } })
      .when(0, ausbauen(5))
      .refused('VOLL_AUSGEBAUT');
  });

  it('genau 60 Taler reichen für den Krug, mit 55 fehlen 5', () => {
    expect(kiezkoenig.legalMoves(stellung({ taler: [60, 0], kneipen: { 5: 0 } }).state, 0)).toContainEqual(ausbauen(5));
    stellung({ taler: [55, 0], kneipen: { 5: 0 } })
      .when(0, ausbauen(5))
      .refused('ZU_TEUER', { missing: 5 });
  });

  it.each([
    ['freie Kneipe', 6],
    ['fremde Kneipe', 7],
    ['Ecke', 4],
    ['Feld, das es nicht gibt', 99],
  ])('%s: nicht deine', (_, feld) => {
    stellung({ taler: [1000, 0], kneipen: { 5: 0, 7: 1 } })
      .when(0, ausbauen(feld))
      .refused('NICHT_DEINE');
  });

  it('nach dem Kauf ist der Zug zu Ende, auch ein Ausbau geht nicht mehr', () => {
    const amKrug = stellung({ taler: [1000, 0] }).when(0, wuerfeln, ...dice(2, 3)).state;
    expect(kiezkoenig.decide(amKrug, 0, ausbauen(5), ohneZufall).ok).toBe(false);
    const gekauft = kiezkoenig.decide(amKrug, 0, { type: 'kaufen' }, ohneZufall);
    expect(gekauft).toMatchObject({ ok: true, events: [{ type: 'gekauft' }, { type: 'zugBegonnen', seat: 1 }] });
  });

  it('ein ganzes Viertel braucht es zum Ausbauen nicht, und der Preis ist der halbe Kaufpreis', () => {
    const { state } = stellung({ taler: [1000, 0], kneipen: { 15: 0 } });
    expect(kiezkoenig.priceOf(kiezkoenig.view(state, 0), 0, ausbauen(15))).toBe(120);
    expect(kiezkoenig.priceOf(kiezkoenig.view(state, 0), 0, wuerfeln)).toBe(0);
  });
});
