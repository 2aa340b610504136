import { describe, expect, it } from '@jest/globals';
import { dice } from '@tavern-jack/kernel/testing';
import { kiezkoenig, type Move } from './index.js';
import { ohneZufall } from './testing/ohne-zufall.js';
import { type Stellung, stellung, wuerfeln } from './testing/stellung.js';

const uebernehmen: Move = { type: 'uebernehmen' };
/** Seat 0 rolls 5 from Feierabend into the Krug. */
const amKrug = (lage: Stellung) => stellung(lage).when(0, wuerfeln, ...dice(2, 3)).state;

describe('Übernehmen: fremde Kneipen kaufen', () => {
  it('der Krug mit Happy Hour ist 180 wert: erst 90 Deckel, dann für 270 übernehmen, samt Ausbau', () => {
    const vorher = amKrug({ taler: [500, 0], kneipen: { 5: [1, 1] } });
    expect(vorher.spieler.map((s) => s.taler)).toEqual([410, 90]);
    expect(kiezkoenig.prompts(vorher)).toMatchObject([{ seat: 0, frage: 'UEBERNEHMEN', feld: 5, preis: 270 }]);
    expect(kiezkoenig.priceOf(kiezkoenig.view(vorher, 0), 0, uebernehmen)).toBe(270);
    const decision = kiezkoenig.decide(vorher, 0, uebernehmen, ohneZufall);
    expect(decision).toEqual({
      ok: true,
      events: [
        { type: 'uebernommen', seat: 0, von: 1, feld: 5, preis: 270 },
        { type: 'zugBegonnen', runde: 1, seat: 1 },
      ],
    });
    const nachher = decision.ok ? decision.events.reduce(kiezkoenig.evolve, vorher) : vorher;
    expect(nachher.spieler.map((s) => s.taler)).toEqual([140, 360]);
    expect(nachher.kneipen.find((k) => k.feld === 5)).toEqual({ feld: 5, besitzer: 0, stufe: 1 });
    // The mark-up of 50 per cent is the former owner's: 270 paid for 180.
    expect(kiezkoenig.view(nachher, 0).spieler.map((s) => s.vermoegen)).toEqual([320, 360]);
  });

  it('aus 225 werden 230: Zum Doktorhut mit Happy Hour', () => {
    const after = stellung({ taler: [500, 0], kneipen: { 3: [1, 1] } }).when(0, wuerfeln, ...dice(1, 2)).state;
    expect(kiezkoenig.prompts(after)).toMatchObject([{ frage: 'UEBERNEHMEN', preis: 230 }]);
  });

  it('genau 180 Taler nach dem Deckel von 30 reichen für den Krug', () => {
    expect(kiezkoenig.prompts(amKrug({ taler: [210, 0], kneipen: { 5: 1 } }))).toMatchObject([{ frage: 'UEBERNEHMEN', preis: 180 }]);
  });

  it('mit 175 Talern nach dem Deckel wird gar nicht gefragt', () => {
    expect(kiezkoenig.prompts(amKrug({ taler: [205, 0], kneipen: { 5: 1 } }))).toMatchObject([{ seat: 1, frage: 'VOR_DEM_WURF' }]);
  });

  it('lassen: der Besitzer behält die Kneipe und den Deckel', () => {
    const vorher = amKrug({ taler: [500, 0], kneipen: { 5: 1 } });
    expect(kiezkoenig.legalMoves(vorher, 0)).toEqual([uebernehmen, { type: 'lassen' }]);
    expect(kiezkoenig.decide(vorher, 0, { type: 'lassen' }, ohneZufall)).toMatchObject({
      events: [{ type: 'gelassen', seat: 0, feld: 5, frage: 'UEBERNEHMEN' }, { type: 'zugBegonnen' }],
    });
  });

  it('der Besitzer wird nicht gefragt', () => {
    const vorher = amKrug({ taler: [500, 0], kneipen: { 5: 1 } });
    expect(kiezkoenig.legalMoves(vorher, 1)).toEqual([]);
    expect(kiezkoenig.decide(vorher, 1, uebernehmen, ohneZufall)).toMatchObject({ ok: false, rejection: { code: 'NICHT_DRAN' } });
  });

  it('auch der Überschuss eines Notverkaufs reicht zum Übernehmen', () => {
    // Goldene Meile with Zapfanlage brings 240 for a debt of 30.
    const verkauft = stellung({ taler: [0, 0], kneipen: { 5: 1, 15: [0, 2] } }).when(0, wuerfeln, ...dice(2, 3)).state;
    expect(verkauft.spieler[0]?.taler).toBe(210);
    expect(kiezkoenig.prompts(verkauft)).toMatchObject([{ frage: 'UEBERNEHMEN', feld: 5, preis: 180 }]);
  });
});
