import { describe, expect, it } from '@jest/globals';
import { dice, pick } from '@tavern-jack/kernel/testing';
import { wuerfelkoenig } from './index.js';
import { type Buerger } from './karten.js';
import { STRAFEN } from './orte.js';
import { NICHTS, SCHWERE_REIHE, stellung, wuerfeln } from './testing/stellung.js';

const letzterWurf = (lage: ReturnType<typeof stellung>) =>
  lage.and({ type: 'gewuerfelt', seat: 0, wurf: 2, behalten: [], wuerfel: NICHTS });

describe('2b. Strafkarte nehmen', () => {
  it('ohne Treffer: eine Strafkarte, und der Bürger ganz rechts geht verdeckt auf den Ablagestapel', () => {
    const after = letzterWurf(stellung())
      .when(0, wuerfeln(), ...dice(...NICHTS), { pick: 4 }, pick('ORK_2_2'))
      .then(
        { type: 'gewuerfelt', seat: 0, wurf: 3, behalten: [], wuerfel: NICHTS },
        { type: 'strafeGenommen', seat: 0, punkte: -4 },
        { type: 'buergerAbgelegt', platz: 4, buerger: 'ORK_5' },
        { type: 'buergerAufgedeckt', buerger: 'ORK_2_2' },
        { type: 'zugBegonnen', zugNummer: 10, seat: 1, wuerfe: 3, extrazug: false },
      );
    expect(after.tisch.reihe).toEqual(['ORK_2_2', ...SCHWERE_REIHE.slice(0, 4)]);
    const view = wuerfelkoenig.view(after, 1);
    expect(view.spieler[0]).toMatchObject({ punkte: -4, minuspunkte: 4, stapel: [{ sorte: 'STRAFE', punkte: -4 }] });
    expect(view).toMatchObject({ strafstapel: 9, ablagestapel: 1, nachziehstapel: 34 });
    expect(JSON.stringify({ ...view, reihe: [] })).not.toContain('ORK_5');
  });

  it('zehn Strafkarten: viermal -1, dreimal -2, zweimal -3, einmal -4', () => {
    expect(STRAFEN).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4]);
    const mehr = stellung({ reiche: [[-1], [-4]] }).state.tisch.strafen;
    expect(mehr).toEqual([1, 1, 1, 2, 2, 2, 3, 3]);
    const after = letzterWurf(stellung({ reiche: [[-1], [-4]] })).when(
      0,
      wuerfeln(),
      ...dice(...NICHTS),
      { pick: 1 },
      pick('ORK_2_2'),
    ).state;
    expect(after.tisch.strafen).toEqual([1, 1, 2, 2, 2, 3, 3]);
  });

  it('eine Strafkarte gibt es nur, wenn gar keine Bedingung erfüllt ist: ein Treffer, auch ein schlechter, verhindert sie', () => {
    const reihe: readonly Buerger[] = ['ZWERG_5X1', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_2_2'];
    letzterWurf(stellung({ reihe }))
      .when(0, wuerfeln(), ...dice(...NICHTS), pick('ORK_3'))
      .without('strafeGenommen')
      .brings({ type: 'buergerGenommen', seat: 0, platz: 4, buerger: 'ORK_2_2', hypnotisiert: false });
  });
});
