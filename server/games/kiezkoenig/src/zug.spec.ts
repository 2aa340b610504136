import { describe, expect, it } from '@jest/globals';
import { dice } from '@tavern-jack/kernel/testing';
import { kiezkoenig } from './index.js';
import { stellung, wuerfeln } from './testing/stellung.js';

describe('Ein Zug: ausbauen, würfeln, ziehen', () => {
  it('zwei Würfel, Augensumme im Uhrzeigersinn, dann die Frage nach dem Kauf', () => {
    const after = stellung({ taler: [1000, 1100] })
      .when(0, wuerfeln, ...dice(3, 4))
      .then(
        { type: 'gewuerfelt', seat: 0, wuerfel: [3, 4] },
        { type: 'gezogen', seat: 0, von: 0, nach: 7, grund: 'WURF', vorwaerts: true },
      );
    expect(kiezkoenig.prompts(after)).toEqual([{ id: 'p2', seat: 0, frage: 'KAUFEN', feld: 7, preis: 140 }]);
  });

  it('ein Pasch gibt keinen Extrawurf: 4 und 4, danach ist der Nächste dran', () => {
    stellung({ taler: [1000, 1100], kneipen: { 9: 0 }, feld: [1] })
      .when(0, wuerfeln, ...dice(4, 4))
      .then(
        { type: 'gewuerfelt', seat: 0, wuerfel: [4, 4] },
        { type: 'gezogen', seat: 0, von: 1, nach: 9, grund: 'WURF', vorwaerts: true },
        { type: 'zugBegonnen', runde: 1, seat: 1 },
      );
  });

  it('wer über den Feierabend zieht, bekommt 150 Taler Lohn', () => {
    stellung({ taler: [0, 0], kneipen: { 3: 0 }, feld: [14] })
      .when(0, wuerfeln, ...dice(2, 3))
      .then(
        { type: 'gewuerfelt', seat: 0, wuerfel: [2, 3] },
        { type: 'gezogen', seat: 0, von: 14, nach: 3, grund: 'WURF', vorwaerts: true },
        { type: 'bankZahlt', seat: 0, betrag: 150, grund: 'LOHN' },
        { type: 'zugBegonnen', runde: 1, seat: 1 },
      );
  });

  it('wer auf dem Feierabend landet, bekommt einmal 150 Taler', () => {
    const after = stellung({ taler: [0, 0], feld: [11] })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings({ type: 'bankZahlt', seat: 0, betrag: 150, grund: 'LOHN' });
    expect(after.spieler[0]?.taler).toBe(150);
  });

  it('vom Feierabend loszuziehen bringt keinen Lohn', () => {
    stellung({ taler: [0, 0] })
      .when(0, wuerfeln, ...dice(1, 1))
      .without('bankZahlt');
  });

  it('erst der Lohn, dann das Feld: mit 0 Talern über den Feierabend reicht er für den Deckel von 25', () => {
    const after = stellung({ taler: [0, 0], kneipen: { 3: 1 }, feld: [14] })
      .when(0, wuerfeln, ...dice(2, 3))
      .brings(
        { type: 'bankZahlt', seat: 0, betrag: 150, grund: 'LOHN' },
        { type: 'deckelBezahlt', seat: 0, an: 1, feld: 3, faellig: 25, bezahlt: 25 },
      );
    expect(after.spieler.map((s) => s.taler)).toEqual([125, 25]);
  });

  it('der Lohn zählt schon beim Kauf: mit 0 Talern über den Feierabend ist Hörsaal 3 für 80 zu haben', () => {
    const after = stellung({ taler: [0, 0], feld: [14] }).when(0, wuerfeln, ...dice(1, 2)).state;
    expect(kiezkoenig.prompts(after)).toEqual([{ id: expect.any(String), seat: 0, frage: 'KAUFEN', feld: 1, preis: 80 }]);
  });

  it('eine Runde ist vorbei, wenn alle dran waren', () => {
    stellung({ taler: [0, 0], amZug: 1, runde: 3 })
      .when(1, wuerfeln, ...dice(1, 1))
      .brings({ type: 'zugBegonnen', runde: 4, seat: 0 });
  });

  it('reihum ab dem Startplatz: auf den letzten Platz folgt der erste', () => {
    stellung({ taler: [0, 0, 0], amZug: 2, runde: 1 })
      .when(2, wuerfeln, ...dice(1, 1))
      .brings({ type: 'zugBegonnen', runde: 2, seat: 0 });
  });

  it('wer nicht dran ist, wer nicht mitspielt und was kein Zug ist, wird freundlich abgewiesen', () => {
    const lage = stellung({ taler: [1000, 1100] });
    lage.when(1, wuerfeln).refused('NICHT_DRAN');
    lage.when(7, wuerfeln).refused('NICHT_DRAN');
    lage.when(0, { type: 'zaubern' } as never).refused('KEIN_SOLCHER_ZUG');
    lage.when(0, null as never).refused('KEIN_SOLCHER_ZUG');
    lage.when(0, { type: 'wuerfeln', wuerfel: [6, 6] } as never).refused('KEIN_SOLCHER_ZUG');
    lage.when(0, { type: 'kaufen' }).refused('JETZT_NICHT');
    lage.when(0, { type: 'lassen' }).refused('JETZT_NICHT');
    lage.when(0, { type: 'uebernehmen' }).refused('JETZT_NICHT');
  });

  it('jede Entscheidung hat eine Nummer, die größer ist als alle vorher', () => {
    const lage = stellung({ taler: [1000, 1100], kneipen: { 5: 0 } });
    const nummer = (state: typeof lage.state) => Number(kiezkoenig.prompts(state)[0]?.id.slice(1));
    const gebaut = lage.when(0, { type: 'ausbauen', feld: 5 }).state;
    expect(nummer(gebaut)).toBe(nummer(lage.state) + 1);
  });
});
