import { describe, expect, it } from '@jest/globals';
import { pick } from '@tavern-jack/kernel/testing';
import { type Buerger, wuerfelkoenig } from './index.js';
import { nehmen, stellung } from './testing/stellung.js';

const reihe: readonly Buerger[] = ['ZWERG_5X1', 'ORK_3', 'HYPNOTISEUR', 'ELFE_6', 'ORK_5'];

describe('3. Kartenreihe auffüllen', () => {
  it('alle Karten links der Lücke rücken nach rechts, unter den ersten Ort kommt eine neue', () => {
    const after = stellung({ reihe: ['ZWERG_5X1', 'ZWERG_5X6', 'ELFE_6', 'ORK_3', 'ORK_5'] })
      .and({ type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: [2, 2, 2, 1, 3, 5] })
      .when(0, nehmen(3), pick('KOBOLD_4')).state;
    expect(after.tisch.reihe).toEqual(['KOBOLD_4', 'ZWERG_5X1', 'ZWERG_5X6', 'ELFE_6', 'ORK_5']);
    expect(after.tisch.nachzieh).toHaveLength(34);
    expect(after.tisch.nachzieh).not.toContain('KOBOLD_4');
  });

  it('nach dem Hypnotiseur zweimal: erst eine neue ganz links, dann noch eine', () => {
    const after = stellung({ reihe })
      .and({ type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: [2, 2, 2, 1, 1, 3] })
      .when(0, nehmen(2), pick('KOBOLD_4'), pick('KOBOLD_5')).state;
    expect(after.tisch.reihe).toEqual(['KOBOLD_5', 'KOBOLD_4', 'ZWERG_5X1', 'ORK_3', 'ORK_5']);
    expect(after.tisch.nachzieh).toHaveLength(33);
  });

  it('gehen nach dem Hypnotiseur die Karten aus, bleibt eine Lücke, und die Partie ist zu Ende', () => {
    const after = stellung({ reihe, nachzieh: ['KOBOLD_4'] })
      .and({ type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: [2, 2, 2, 1, 1, 3] })
      .when(0, nehmen(2), pick('KOBOLD_4')).state;
    expect(after.tisch.reihe.filter((buerger) => buerger === null)).toHaveLength(1);
    expect(wuerfelkoenig.outcome(after)?.winners).toEqual([0]);
    expect(wuerfelkoenig.view(after, 0).reihe.filter(({ karte }) => karte === null)).toHaveLength(1);
  });

  it('danach gehen die Würfel an den linken Nachbarn: von 0 zu 1 und von 2 wieder zu 0', () => {
    const von = (amZug: number) =>
      stellung({ seats: 3, amZug, reihe })
        .and({ type: 'gewuerfelt', seat: amZug, wurf: 1, behalten: [], wuerfel: [6, 6, 6, 5, 3, 2] })
        .when(amZug, nehmen(1), pick('KOBOLD_4'));
    von(0).brings({ type: 'zugBegonnen', zugNummer: 10, seat: 1, wuerfe: 3, extrazug: false });
    von(2).brings({ type: 'zugBegonnen', zugNummer: 10, seat: 0, wuerfe: 3, extrazug: false });
  });
});
