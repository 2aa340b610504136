import { describe, expect, it } from '@jest/globals';
import { dice, pick } from '@tavern-jack/kernel/testing';
import { type Buerger, wuerfelkoenig } from './index.js';
import { aufhoeren, type Lage, NICHTS, nehmen, stellung, wuerfeln } from './testing/stellung.js';

const gewuerfelt = (lage: Lage, wuerfel: readonly number[], wurf = 1) =>
  lage.and({ type: 'gewuerfelt', seat: 0, wurf, behalten: [], wuerfel });
const stapel = (state: Lage['state'], seat = 0) => state.reiche[seat]?.map((k) => (k.sorte === 'BUERGER' ? k.buerger : k.punkte));
const dreier: readonly Buerger[] = ['ORK_3', 'ZWERG_3X1', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_5'];

describe('2a. Bürger überzeugen', () => {
  it('wer eine Bedingung erfüllt, legt die Karte offen auf sein Königreich', () => {
    const after = gewuerfelt(stellung({ reihe: dreier }), [2, 2, 2, 1, 3, 5])
      .when(0, nehmen(0), pick('FEE_2ROT_2GRUEN'))
      .brings({ type: 'buergerGenommen', seat: 0, platz: 0, buerger: 'ORK_3', hypnotisiert: false });
    expect(wuerfelkoenig.view(after, 1).spieler[0]).toMatchObject({
      punkte: 2,
      stapel: [{ sorte: 'BUERGER', buerger: 'ORK_3', ort: null, punkte: 2 }],
    });
  });

  it('passt das Ergebnis auf mehrere Karten, wird genau eine ausgesucht: drei 1 treffen Ork und Zwerg', () => {
    const lage = gewuerfelt(stellung({ reihe: dreier }), [2, 2, 3, 1, 3, 5], 2);
    const { state } = lage.when(0, wuerfeln(3), ...dice(1, 1, 2, 4, 6));
    expect(wuerfelkoenig.prompts(state)).toEqual([{ id: 'p3', seat: 0, schritt: 'BUERGER_WAEHLEN', wuerfeUebrig: 0, drache: null }]);
    expect(wuerfelkoenig.legalMoves(state, 0)).toEqual([nehmen(0), nehmen(1)]);
    const nach = gewuerfelt(stellung({ reihe: dreier }), [1, 1, 2, 1, 4, 6], 3);
    const after = nach.when(0, nehmen(1), pick('FEE_2ROT_2GRUEN')).state;
    expect(stapel(after)).toEqual([2, 'ZWERG_3X1']);
    expect(after.tisch.reihe).toEqual(['FEE_2ROT_2GRUEN', 'ORK_3', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_5']);
    nach.when(0, aufhoeren).refused('JETZT_NICHT');
    nach.when(0, nehmen(4)).refused('NICHT_ERFUELLT');
  });

  it('ist nach dem letzten Wurf genau eine Bedingung erfüllt, wird sie genommen: eine Wahl gibt es nicht', () => {
    gewuerfelt(stellung({ reihe: dreier }), [2, 2, 3, 1, 3, 5], 2)
      .when(0, wuerfeln(0, 1), ...dice(2, 1, 3, 5), pick('FEE_2ROT_2GRUEN'))
      .brings({ type: 'buergerGenommen', seat: 0, platz: 0, buerger: 'ORK_3', hypnotisiert: false });
  });

  it('wer etwas erfüllt, kommt um die Karte nicht herum: aufhören ohne Karte geht dann nicht', () => {
    gewuerfelt(stellung({ reihe: dreier }), [2, 2, 2, 1, 3, 5])
      .when(0, aufhoeren)
      .refused('BUERGER_WARTET');
  });

  it('eine Karte, deren Bedingung nicht erfüllt ist, gibt es nicht', () => {
    const lage = gewuerfelt(stellung({ reihe: dreier }), NICHTS);
    lage.when(0, nehmen(0)).refused('NICHT_ERFUELLT');
    lage.when(0, nehmen(9)).refused('NICHT_ERFUELLT');
  });
});

describe('Neuen Ort gründen', () => {
  const orkdorf: readonly Buerger[] = ['ZWERG_3X1', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ORK_3', 'ORK_5'];

  it('liegt der Ork unter dem Orkdorf, kommt dessen oberste Karte mit 2 Punkten dazu, unter den Bürger', () => {
    const after = gewuerfelt(stellung({ reihe: orkdorf }), [2, 2, 2, 1, 3, 5])
      .when(0, nehmen(3), pick('FEE_2ROT_2GRUEN'))
      .brings(
        { type: 'buergerGenommen', seat: 0, platz: 3, buerger: 'ORK_3', hypnotisiert: false },
        { type: 'ortGegruendet', seat: 0, ort: 'ORKDORF', punkte: 2 },
      );
    expect(stapel(after)).toEqual([2, 'ORK_3']);
    expect(wuerfelkoenig.view(after, 0).spieler[0]?.punkte).toBe(4);
    expect(after.tisch.orte).toEqual([3, 3, 3, 2, 3]);
  });

  it('von oben nach unten 2, 3 und 4 Punkte', () => {
    const lage = gewuerfelt(stellung({ reihe: orkdorf, reiche: [[], [['ORKDORF', 2]]] }), [2, 2, 2, 1, 3, 5]);
    lage.when(0, nehmen(3), pick('FEE_2ROT_2GRUEN')).brings({ type: 'ortGegruendet', seat: 0, ort: 'ORKDORF', punkte: 3 });
    const letzte = gewuerfelt(
      stellung({
        reihe: orkdorf,
        reiche: [
          [],
          [
            ['ORKDORF', 2],
            ['ORKDORF', 3],
          ],
        ],
      }),
      [2, 2, 2, 1, 3, 5],
    );
    letzte.when(0, nehmen(3), pick('FEE_2ROT_2GRUEN')).brings({ type: 'ortGegruendet', seat: 0, ort: 'ORKDORF', punkte: 4 });
  });

  it('unter einem Ort von anderer Farbe gibt es nur den Bürger', () => {
    gewuerfelt(stellung({ reihe: dreier }), [2, 2, 2, 1, 3, 5])
      .when(0, nehmen(0), pick('FEE_2ROT_2GRUEN'))
      .without('ortGegruendet');
  });

  it('die Farben: gelb zur Stadt, braun zum Bergwerk, blau zur Tüftlerwerkstatt, grün zum Orkdorf, violett zum Zauberwald', () => {
    const reihen: readonly (readonly Buerger[])[] = [
      ['SCHNOESEL_GERADE', 'ZWERG_3X1', 'GNOM_3_GRUEN', 'ORK_3', 'KOBOLD_4'],
      ['ELFE_4', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ORK_5', 'LEHRLING_3ROT_3BLAU'],
      ['HYPNOTISEUR', 'DRACHE_25', 'DRACHE_28', 'DRACHE_30', 'FEE_2ROT_2GRUEN'],
    ];
    const gruenden = reihen.map((reihe) => wuerfelkoenig.view(stellung({ reihe }).state, 0).reihe.map(({ karte }) => karte?.gruendet));
    expect(gruenden).toEqual([
      [true, true, true, true, true],
      [true, true, true, true, true],
      [false, false, false, false, true],
    ]);
    const verschoben = wuerfelkoenig.view(stellung({ reihe: ['KOBOLD_4', 'ELFE_4', 'ZWERG_3X1', 'GNOM_3_GRUEN', 'ORK_3'] }).state, 0);
    expect(verschoben.reihe.some(({ karte }) => karte?.gruendet)).toBe(false);
  });
});
