import { describe, expect, it } from '@jest/globals';
import { given } from '@tavern-jack/kernel/testing';
import { felder, kiezkoenig } from './index.js';
import { ohneZufall } from './testing/ohne-zufall.js';

describe('Was du brauchst: das Brett', () => {
  it('16 Felder im Uhrzeigersinn mit Kaufpreis und Grunddeckel', () => {
    expect(
      felder.map((f) => (f.art === 'KNEIPE' ? `${f.feld} ${f.name} ${f.preis}/${f.grunddeckel} ${f.viertel}` : `${f.feld} ${f.name}`)),
    ).toEqual([
      '0 Feierabend',
      '1 Hörsaal 3 80/20 UNI',
      '2 Semesterbar 80/20 UNI',
      '3 Zum Doktorhut 100/25 UNI',
      '4 Jukebox',
      '5 Zum Krug 120/30 ALTSTADT',
      '6 Goldener Hahn 120/30 ALTSTADT',
      '7 Ratskeller 140/35 ALTSTADT',
      '8 Polizeistunde',
      '9 Zum Anker 160/40 HAFEN',
      '10 Leuchtturm 160/40 HAFEN',
      '11 Kombüse 180/45 HAFEN',
      '12 Stammtisch',
      '13 Neonlicht 200/50 KIEZ',
      '14 Nachtfalter 200/50 KIEZ',
      '15 Goldene Meile 240/60 KIEZ',
    ]);
  });

  it('1000 Taler für den Ersten, 1100, 1200 und 1300 für die Nächsten, in der Reihenfolge ab dem Startplatz', () => {
    const events = kiezkoenig.setup({ count: 4, startingSeat: 2 }, { langeNacht: false }, ohneZufall);
    expect(events).toEqual([
      { type: 'partieEroeffnet', reihenfolge: [2, 3, 0, 1], taler: [1200, 1300, 1000, 1100], runden: 10 },
      { type: 'zugBegonnen', runde: 1, seat: 2 },
    ]);
  });

  it('alle beginnen auf dem Feierabend, ohne Lohn und mit 14 Karten im Stapel', () => {
    const { state } = given(kiezkoenig, { count: 2, startingSeat: 1 });
    const view = kiezkoenig.view(state, 'spectator');
    expect(view.spieler.map(({ taler, vermoegen, feld, platz }) => [taler, vermoegen, feld, platz])).toEqual([
      [1100, 1100, 0, 1],
      [1000, 1000, 0, 0],
    ]);
    expect([view.kartenImStapel, view.wuerfel, view.karte, view.koenige, view.amZug]).toEqual([14, null, null, null, 1]);
  });

  it.each([
    [1, 0],
    [5, 0],
    [2, 2],
    [2.5, 0],
  ])('%d Plätze mit Startplatz %d gibt es nicht', (count, startingSeat) => {
    expect(() => kiezkoenig.setup({ count, startingSeat }, { langeNacht: false }, ohneZufall)).toThrow(RangeError);
  });

  it('Vermögen und Deckel sind für alle zu sehen, die Reihenfolge des Stapels für niemanden', () => {
    const { state } = given(kiezkoenig, { count: 3, startingSeat: 0 });
    for (const viewer of [0, 1, 2, 'spectator', 'auditor'] as const)
      expect(kiezkoenig.view(state, viewer)).toEqual(kiezkoenig.view(state, 0));
    expect(JSON.stringify(kiezkoenig.view(state, 'auditor'))).not.toContain('LOTTO');
  });
});
