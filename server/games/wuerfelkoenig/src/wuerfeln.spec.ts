import { describe, expect, it } from '@jest/globals';
import { dice } from '@tavern-jack/kernel/testing';
import { wuerfelkoenig } from './index.js';
import { aufhoeren, type Lage, NICHTS, nehmen, stellung, wuerfeln } from './testing/stellung.js';

const frage = (state: Lage['state']) => wuerfelkoenig.prompts(state)[0];
const erste = (lage: Lage, ...augen: readonly number[]) => lage.when(0, wuerfeln(), ...dice(...augen));

describe('1. Würfeln', () => {
  it('der erste Wurf nimmt alle 6 Würfel', () => {
    const lage = stellung();
    expect(frage(lage.state)).toEqual({ id: 'p1', seat: 0, schritt: 'ERSTER_WURF', wuerfeUebrig: 3, drache: null });
    expect(wuerfelkoenig.legalMoves(lage.state, 0)).toEqual([{ type: 'wuerfeln', behalten: [] }]);
    lage.when(0, wuerfeln(2)).refused('ALLE_WUERFELN');
    erste(lage, ...NICHTS).then({ type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: NICHTS });
  });

  it('höchstens drei Würfe: nach dem dritten wird ausgewertet, hier mit einer Strafkarte', () => {
    const dritter = stellung().and(
      { type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: NICHTS },
      { type: 'gewuerfelt', seat: 0, wurf: 2, behalten: [0], wuerfel: NICHTS },
    );
    expect(frage(dritter.state)).toMatchObject({ schritt: 'NACH_DEM_WURF', wuerfeUebrig: 1 });
    dritter
      .when(0, wuerfeln(0, 1, 2, 3, 4), { die: 5 }, { pick: 2 }, { pick: 'ORK_2_2' })
      .brings(
        { type: 'gewuerfelt', seat: 0, wurf: 3, behalten: [0, 1, 2, 3, 4], wuerfel: NICHTS },
        { type: 'strafeGenommen', seat: 0, punkte: -2 },
      );
  });

  it('nach jedem Wurf dürfen beliebig viele Würfel zur Seite: jede der 63 Mengen, auch keine, aber nicht alle 6', () => {
    const { state } = erste(stellung(), ...NICHTS);
    const mengen = wuerfelkoenig.legalMoves(state, 0).flatMap((move) => (move.type === 'wuerfeln' ? [move.behalten.join()] : []));
    expect(new Set(mengen).size).toBe(63);
    expect(mengen).toContain('');
    expect(mengen).toContain('0,2,5');
    expect(mengen).not.toContain('0,1,2,3,4,5');
  });

  it('was zur Seite liegt, bleibt liegen, der Rest wird neu gewürfelt', () => {
    stellung()
      .and({ type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: NICHTS })
      .when(0, wuerfeln(1, 3), ...dice(6, 6, 6, 4))
      .then({ type: 'gewuerfelt', seat: 0, wurf: 2, behalten: [1, 3], wuerfel: [6, 2, 6, 1, 6, 4] });
  });

  it('im dritten Wurf darf wieder aufgenommen werden, was vorher beiseitelag, und im zweiten ebenso', () => {
    const zweiter = stellung().and(
      { type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: NICHTS },
      { type: 'gewuerfelt', seat: 0, wurf: 2, behalten: [0, 1, 2, 3], wuerfel: NICHTS },
    );
    zweiter
      .when(0, wuerfeln(4), ...dice(6, 6, 6, 6, 6))
      .then({ type: 'gewuerfelt', seat: 0, wurf: 3, behalten: [4], wuerfel: [6, 6, 6, 6, 3, 6] });
    stellung({ reiche: [['ELFE_4']] })
      .and(
        { type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: NICHTS },
        { type: 'gewuerfelt', seat: 0, wurf: 2, behalten: [0, 1, 2, 3, 4], wuerfel: NICHTS },
      )
      .when(0, wuerfeln(), ...dice(...NICHTS))
      .then({ type: 'gewuerfelt', seat: 0, wurf: 3, behalten: [], wuerfel: NICHTS });
  });

  it('früher aufhören heißt: nehmen, was erfüllt ist, schon nach dem ersten Wurf', () => {
    const { state } = erste(stellung({ reihe: ['ORK_3', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_5'] }), 2, 2, 2, 1, 3, 5);
    expect(wuerfelkoenig.legalMoves(state, 0)).toContainEqual(nehmen(0));
    expect(wuerfelkoenig.legalMoves(state, 0)).toHaveLength(63 + 1);
    expect(wuerfelkoenig.legalMoves(state, 0)).not.toContainEqual(aufhoeren);
  });

  it('früher aufhören geht auch ohne Treffer, dann mit Strafkarte', () => {
    stellung()
      .and({ type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: NICHTS })
      .when(0, aufhoeren, { pick: 1 }, { pick: 'ORK_2_2' })
      .then(
        { type: 'aufgehoert', seat: 0 },
        { type: 'strafeGenommen', seat: 0, punkte: -1 },
        { type: 'buergerAbgelegt', platz: 4, buerger: 'ORK_5' },
        { type: 'buergerAufgedeckt', buerger: 'ORK_2_2' },
        { type: 'zugBegonnen', zugNummer: 10, seat: 1, wuerfe: 3, extrazug: false },
      );
  });

  it('die Farben: jede der drei Würfelarten zeigt jede Farbe zweimal', () => {
    const farben = (augen: number) => {
      const { state } = erste(stellung(), ...Array(6).fill(augen));
      return wuerfelkoenig.view(state, 0).farben;
    };
    expect(farben(1)).toEqual(['BLAU', 'BLAU', 'ROT', 'ROT', 'GRUEN', 'GRUEN']);
    expect(farben(2)).toEqual(['GRUEN', 'GRUEN', 'BLAU', 'BLAU', 'ROT', 'ROT']);
    expect(farben(3)).toEqual(['ROT', 'ROT', 'GRUEN', 'GRUEN', 'BLAU', 'BLAU']);
    expect(farben(4)).toEqual(farben(3));
    expect(farben(5)).toEqual(farben(2));
    expect(farben(6)).toEqual(farben(1));
  });

  it('wer nicht dran ist, wer nicht mitspielt und was kein Zug ist, wird freundlich abgewiesen', () => {
    const lage = stellung();
    lage.when(1, wuerfeln()).refused('NICHT_DRAN');
    lage.when(7, wuerfeln()).refused('NICHT_DRAN');
    lage.when(0, { type: 'zaubern' } as never).refused('KEIN_SOLCHER_ZUG');
    lage.when(0, wuerfeln(3, 1)).refused('KEIN_SOLCHER_ZUG');
    lage.when(0, wuerfeln(0, 1, 2, 3, 4, 5)).refused('KEIN_SOLCHER_ZUG');
    lage.when(0, aufhoeren).refused('JETZT_NICHT');
    lage.when(0, nehmen(0)).refused('JETZT_NICHT');
    lage.when(0, { type: 'schenken', an: 1 }).refused('JETZT_NICHT');
  });
});
