import { describe, expect, it } from '@jest/globals';
import type { Karte } from '@tavern-jack/kernel';
import { playout } from '@tavern-jack/kernel/testing';
import { kierki } from './index.js';
import { farbe, TIEF, vonHand, zeichen } from './testing/von-hand.js';

describe('Was erlaubt ist, von Hand nachgezählt', () => {
  it('in 15 Partien mit allen Varianten zu dritt und zu viert stimmt jeder Zug, jeder Stich und jede Zahl', () => {
    let geprueft = 0;
    for (let seed = 0; seed < 15; seed++) {
      const options = kierki.manifest.presets[seed % 5]?.options ?? kierki.manifest.defaults;
      const match = { seed: seed * 101, seats: { count: 3 + (seed % 2), startingSeat: 0 }, options };
      for (const step of playout(kierki, match)) {
        vonHand(step);
        if (step.move.type !== 'ansagen') geprueft++;
      }
    }
    expect(geprueft).toBeGreaterThan(6_000);
  });

  it('den Stich gewinnt, wer nach Namen und Rang die beste Karte hat', () => {
    const hoch = [...TIEF.slice(1), 'A'];
    let geprueft = 0;
    for (let seed = 0; seed < 6; seed++) {
      const match = { seed: seed * 77, seats: { count: 3 + (seed % 2), startingSeat: 0 }, options: kierki.manifest.defaults };
      for (const { before, events, after } of playout(kierki, match)) {
        const gewonnen = events.find((event) => event.type === 'stichGewonnen');
        const gespielt = events[0];
        if (gewonnen?.type !== 'stichGewonnen' || gespielt?.type !== 'karteGespielt' || after.spielNummer !== before.spielNummer) continue;
        const { trumpffarbe, laufenderStich } = kierki.view(before, 'spectator');
        const karten = [...(laufenderStich?.stichkarten ?? []), gespielt.spielkarte];
        const wert = (karte: Karte): number =>
          (farbe(karte) === trumpffarbe ? 200 : farbe(karte) === farbe(karten[0] as Karte) ? 100 : 0) + hoch.indexOf(zeichen(karte));
        const beste = karten.reduce((a, b) => (wert(b) > wert(a) ? b : a));
        const sieger = ((laufenderStich?.ausspieler ?? 0) + karten.indexOf(beste)) % match.seats.count;
        if (gewonnen.seat !== sieger) expect(gewonnen.seat).toBe(sieger);
        geprueft++;
      }
    }
    expect(geprueft).toBeGreaterThan(500);
  });
});
