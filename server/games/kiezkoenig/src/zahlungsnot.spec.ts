import { describe, expect, it } from '@jest/globals';
import { dice, pick } from '@tavern-jack/kernel/testing';
import { kiezkoenig } from './index.js';
import { stellung, wuerfeln } from './testing/stellung.js';

describe('Wenn das Geld nicht reicht', () => {
  it('300 Taler Deckel und nur 260: der Hörsaal 3 geht für 40 an die Bank, dann ist genau bezahlt', () => {
    const after = stellung({ taler: [260, 0], kneipen: { 1: 0, 15: 0, 13: [1, 2] }, feld: [8] })
      .when(0, wuerfeln, ...dice(2, 3))
      .then(
        { type: 'gewuerfelt', seat: 0, wuerfel: [2, 3] },
        { type: 'gezogen', seat: 0, von: 8, nach: 13, grund: 'WURF', vorwaerts: true },
        { type: 'notverkauf', seat: 0, feld: 1, erloes: 40 },
        { type: 'deckelBezahlt', seat: 0, an: 1, feld: 13, faellig: 300, bezahlt: 300 },
        { type: 'zugBegonnen', runde: 1, seat: 1 },
      );
    expect(after.spieler.map((s) => s.taler)).toEqual([0, 300]);
    expect(after.kneipen.find((k) => k.feld === 1)).toEqual({ feld: 1, besitzer: null, stufe: 0 });
  });

  it('die mit dem geringsten Wert zuerst: der Krug ohne Ausbau (120) vor dem Hörsaal 3 mit Happy Hour und Zapfanlage (160)', () => {
    stellung({ taler: [0, 0], kneipen: { 1: [0, 2], 5: 0, 15: [1, 1] }, feld: [10] })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings(
        { type: 'notverkauf', seat: 0, feld: 5, erloes: 60 },
        { type: 'notverkauf', seat: 0, feld: 1, erloes: 80 },
        { type: 'deckelBezahlt', seat: 0, an: 1, feld: 15, faellig: 180, bezahlt: 140 },
      );
  });

  it('gleicher Wert: das niedrigere Feld zuerst, Hörsaal 3 vor Semesterbar', () => {
    stellung({ taler: [0, 0], kneipen: { 2: 0, 1: 0, 5: 1 } })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings({ type: 'notverkauf', seat: 0, feld: 1, erloes: 40 })
      .kneipen.filter((k) => k.besitzer === 0)
      .forEach((k) => {
        expect(k.feld).toBe(2);
      });
  });

  it('nur so lange, bis das Bargeld reicht, und der Überschuss bleibt: 30 Deckel, Erlös 40, 10 bleiben', () => {
    const after = stellung({ taler: [0, 0], kneipen: { 1: 0, 2: 0, 5: 1 } }).when(0, wuerfeln, ...dice(2, 3)).state;
    expect(after.spieler[0]?.taler).toBe(10);
    expect(after.kneipen.filter((k) => k.besitzer === 0)).toEqual([{ feld: 2, besitzer: 0, stufe: 0 }]);
  });

  it('die verkaufte Kneipe ist wieder frei und für den vollen Preis zu kaufen, ohne Ausbau', () => {
    const after = stellung({ taler: [0, 500], kneipen: { 1: [0, 1], 5: 1 } }).when(0, wuerfeln, ...dice(2, 3)).state;
    expect(kiezkoenig.view(after, 1).kneipen[0]).toMatchObject({ feld: 1, besitzer: null, stufe: 0, deckel: 20, preis: 80, wert: 80 });
  });

  it('reicht auch das nicht, wird alles gezahlt, mehr bekommt der Empfänger nicht, und nichts bleibt offen', () => {
    const after = stellung({ taler: [100, 0], kneipen: { 1: 0, 13: 1, 14: 1, 15: [1, 2] }, feld: [10] })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings({ type: 'deckelBezahlt', seat: 0, an: 1, feld: 15, faellig: 720, bezahlt: 140 });
    expect(after.spieler.map((s) => s.taler)).toEqual([0, 140]);
    expect(kiezkoenig.view(after, 0).spieler[0]?.pleite).toBe(true);
  });

  it('pleite ist nur eine Anzeige: weiterspielen, Lohn bekommen, wieder kaufen', () => {
    const pleite = stellung({ taler: [0, 0], feld: [14] }).and({
      type: 'bankErhaelt',
      seat: 0,
      faellig: 60,
      bezahlt: 0,
      grund: 'SCHERBEN',
    });
    expect(kiezkoenig.view(pleite.state, 0).spieler[0]?.pleite).toBe(true);
    const after = pleite.when(0, wuerfeln, ...dice(1, 2)).brings({ type: 'bankZahlt', seat: 0, betrag: 150, grund: 'LOHN' });
    expect(kiezkoenig.view(after, 0).spieler[0]?.pleite).toBe(false);
    expect(kiezkoenig.prompts(after)).toMatchObject([{ seat: 0, frage: 'KAUFEN', feld: 1 }]);
  });

  it('wer nichts schuldig bleibt, ist mit 0 Talern nicht pleite', () => {
    const after = stellung({ taler: [30, 0], kneipen: { 5: 1 } }).when(0, wuerfeln, ...dice(2, 3)).state;
    expect(after.spieler[0]).toMatchObject({ taler: 0, pleite: false });
  });

  it('die Schuld steht fest, wenn sie entsteht: Rohrbruch bei drei Kneipen bleibt 60, auch wenn zwei davon verkauft werden', () => {
    stellung({ taler: [0, 0], kneipen: { 1: 0, 2: 0, 3: 0 } })
      .when(0, wuerfeln, ...dice(1, 3), pick('ROHRBRUCH'))
      .brings(
        { type: 'notverkauf', seat: 0, feld: 1, erloes: 40 },
        { type: 'notverkauf', seat: 0, feld: 2, erloes: 40 },
        { type: 'bankErhaelt', seat: 0, faellig: 60, bezahlt: 60, grund: 'ROHRBRUCH' },
      );
  });

  it('Gesundheitsamt: die Stufen zählen vor den Verkäufen', () => {
    stellung({ taler: [0, 0], kneipen: { 1: [0, 2], 5: [0, 1] } })
      .when(0, wuerfeln, ...dice(1, 3), pick('GESUNDHEITSAMT'))
      .brings(
        { type: 'notverkauf', seat: 0, feld: 1, erloes: 80 },
        { type: 'bankErhaelt', seat: 0, faellig: 75, bezahlt: 75, grund: 'GESUNDHEITSAMT' },
      );
  });
});
