import { describe, expect, it } from '@jest/globals';
import { pick } from '@tavern-jack/kernel/testing';
import { type Buerger, wuerfelkoenig } from './index.js';
import { type Karte, nehmen, type Stellung, stellung } from './testing/stellung.js';

const reihe: readonly Buerger[] = ['ZWERG_5X1', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ORK_3', 'ORK_5'];
const nimmtOrk = (lage: Stellung) =>
  stellung({ reihe, ...lage })
    .and({ type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: [2, 2, 2, 1, 3, 5] })
    .when(0, nehmen(3), pick('KOBOLD_4'));
const koenige = (...reiche: readonly (readonly Karte[])[]) => {
  const after = nimmtOrk({ seats: reiche.length, reiche, nachzieh: ['KOBOLD_4'] }).state;
  return { koenige: after.koenige, standing: wuerfelkoenig.standing(after), outcome: wuerfelkoenig.outcome(after) };
};

describe('Das Ende', () => {
  it('wer die letzte Karte des Nachziehstapels aufdeckt, beendet das Spiel sofort, nach dem Auffüllen', () => {
    const after = nimmtOrk({ nachzieh: ['KOBOLD_4'] }).then(
      { type: 'buergerGenommen', seat: 0, platz: 3, buerger: 'ORK_3', hypnotisiert: false },
      { type: 'ortGegruendet', seat: 0, ort: 'ORKDORF', punkte: 2 },
      { type: 'buergerAufgedeckt', buerger: 'KOBOLD_4' },
      { type: 'partieBeendet', ende: ['NACHZIEHSTAPEL'], ergebnis: [4, 0], minuspunkte: [0, 0], koenige: [0] },
    );
    expect(wuerfelkoenig.prompts(after)).toEqual([]);
    expect(wuerfelkoenig.view(after, 1)).toMatchObject({ amZug: null, koenige: [0] });
    expect(wuerfelkoenig.legalMoves(after, 0)).toEqual([]);
  });

  it('ebenso die letzte Karte eines Ortsstapels', () => {
    nimmtOrk({ orte: [3, 3, 3, 1, 3] }).brings(
      { type: 'ortGegruendet', seat: 0, ort: 'ORKDORF', punkte: 4 },
      { type: 'buergerAufgedeckt', buerger: 'KOBOLD_4' },
      { type: 'partieBeendet', ende: ['ORTSSTAPEL'], ergebnis: [6, 0], minuspunkte: [0, 0], koenige: [0] },
    );
  });

  it('und die letzte Strafkarte', () => {
    stellung({ strafen: [3] })
      .and({ type: 'gewuerfelt', seat: 0, wurf: 2, behalten: [], wuerfel: [2, 2, 1, 1, 3, 5] })
      .when(0, { type: 'aufhoeren' }, pick(3), pick('KOBOLD_4'))
      .brings(
        { type: 'strafeGenommen', seat: 0, punkte: -3 },
        { type: 'partieBeendet', ende: ['STRAFSTAPEL'], ergebnis: [-3, 0], minuspunkte: [3, 0], koenige: [1] },
      );
  });

  it('ist das Spiel zu Ende, gibt auch der Zauberlehrling keinen Extrazug mehr', () => {
    stellung({ reihe: ['LEHRLING_3ROT_3BLAU', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_5'], nachzieh: ['KOBOLD_4'] })
      .and({ type: 'gewuerfelt', seat: 0, wurf: 1, behalten: [], wuerfel: [3, 4, 1, 2, 3, 4] })
      .when(0, nehmen(0), pick('KOBOLD_4'))
      .without('zugBegonnen')
      .brings({ type: 'partieBeendet', ende: ['NACHZIEHSTAPEL'], ergebnis: [3, 0], minuspunkte: [0, 0], koenige: [0] });
  });

  it('nach dem Ende nimmt niemand mehr etwas', () => {
    const { state } = nimmtOrk({ nachzieh: ['KOBOLD_4'] });
    const decision = wuerfelkoenig.decide(state, 0, nehmen(0), {
      below: () => 0,
      die: () => 1,
      pick: ([a]) => a as never,
      shuffle: (l) => [...l],
      counter: 0,
    });
    expect(decision).toMatchObject({ ok: false, rejection: { code: 'PARTIE_VORBEI' } });
  });
});

describe('Die Wertung', () => {
  it('Bürger, Orte, Feen und Minuspunkte zusammen', () => {
    const { state } = stellung({ reiche: [['ZWERG_5X1', ['BERGWERK', 2], 'FEE_2ROT_2GRUEN', 'FEE_2GRUEN_2BLAU', -3, 'DRACHE_25']] });
    expect(wuerfelkoenig.view(state, 0).spieler[0]).toMatchObject({ punkte: 10 + 2 + 4 - 3 - 2, minuspunkte: 5 });
  });

  // Seat 0 takes four points in each of these: the ork and the Orkdorf.
  it('bei Gleichstand gewinnt, wer weniger Minuspunkte hat', () => {
    const { standing, ...ende } = koenige(['GNOM_3_GRUEN', -1], ['ZWERG_3X1']);
    expect(ende.koenige).toEqual([1]);
    expect(standing).toEqual([
      { seat: 1, score: 4, place: 1 },
      { seat: 0, score: 4, place: 2 },
    ]);
  });

  it('sind auch die gleich, wird geteilt, und der Pot auch', () => {
    const { outcome, ...ende } = koenige([], ['ZWERG_3X1'], ['KOBOLD_5']);
    expect(ende.koenige).toEqual([0, 1]);
    expect(ende.standing.map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(outcome && wuerfelkoenig.potWeights(outcome)).toEqual([1, 1, 0]);
  });

  it('der Pot geht an den Sieger', () => {
    const { outcome } = koenige([], ['ORK_4_2'], ['KOBOLD_5'], []);
    expect(outcome && wuerfelkoenig.potWeights(outcome)).toEqual([0, 1, 0, 0]);
  });
});
