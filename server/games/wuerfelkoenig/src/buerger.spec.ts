import { describe, expect, it } from '@jest/globals';
import { dice, pick } from '@tavern-jack/kernel/testing';
import { type Buerger, wuerfelkoenig } from './index.js';
import { type Lage, NICHTS, nehmen, schenken, stellung, wuerfeln } from './testing/stellung.js';

const gewuerfelt = (lage: Lage, wuerfel: readonly number[], wurf = 1) =>
  lage.and({ type: 'gewuerfelt', seat: 0, wurf, behalten: [], wuerfel });
const stapel = (state: Lage['state'], seat: number) => state.reiche[seat]?.map((k) => (k.sorte === 'BUERGER' ? k.buerger : k.punkte));
const mit = (buerger: Buerger, platz = 0, rechts: Buerger = 'ORK_4_2'): readonly Buerger[] =>
  (['ZWERG_5X1', 'ZWERG_5X6', 'GNOM_6_BLAU', 'ELFE_6', 'ORK_5'] as const).map((schwer, i) =>
    i === platz ? buerger : i === platz + 1 ? rechts : schwer,
  );
const neu = pick('KOBOLD_4');

describe('Arrogante Elfe: der vierte Wurf', () => {
  const wuerfe = (...reich: readonly Buerger[]) => wuerfelkoenig.prompts(stellung({ reiche: [reich] }).state)[0]?.wuerfeUebrig;

  it('liegt sie zu Beginn des Zuges obenauf, sind es vier Würfe statt drei', () => {
    expect(wuerfe('ELFE_4')).toBe(4);
    expect(wuerfe('ORK_3', 'ELFE_6')).toBe(4);
    expect(wuerfe()).toBe(3);
    expect(wuerfe('ELFE_4', 'ORK_3')).toBe(3);
  });

  it('ausgewertet wird dann spätestens nach dem vierten Wurf', () => {
    const dritter = gewuerfelt(stellung({ reiche: [['ELFE_4']] }), NICHTS, 3);
    expect(wuerfelkoenig.prompts(dritter.state)[0]).toMatchObject({ schritt: 'NACH_DEM_WURF', wuerfeUebrig: 1 });
    dritter.when(0, wuerfeln(), ...dice(...NICHTS), { pick: 1 }, neu).brings({ type: 'strafeGenommen', seat: 0, punkte: -1 });
  });

  it('eine Strafkarte und ein geschenkter Drache decken sie zu', () => {
    gewuerfelt(stellung({ reiche: [[], ['ELFE_4']], reihe: mit('DRACHE_25') }), [6, 6, 6, 5, 5, 4])
      .when(0, nehmen(0), neu)
      .brings({ type: 'zugBegonnen', zugNummer: 10, seat: 1, wuerfe: 3, extrazug: false });
    const bestraft = stellung({ reiche: [['ELFE_4', -1]] });
    expect(wuerfelkoenig.prompts(bestraft.state)[0]?.wuerfeUebrig).toBe(3);
  });

  it('der Ort kommt unter den Bürger: mit der Stadt gegründet bleibt die Elfe obenauf', () => {
    const after = gewuerfelt(stellung({ reihe: mit('ELFE_4') }), [1, 2, 3, 4, 1, 1]).when(0, nehmen(0), neu).state;
    expect(stapel(after, 0)).toEqual([2, 'ELFE_4']);
    expect(wuerfelkoenig.view(after, 0).spieler[0]?.elfeOben).toBe(true);
  });
});

describe('Talentierter Zauberlehrling: noch ein Zug', () => {
  // Red are 3 and 4 on kind I, 1 and 6 on kind II, 2 and 5 on kind III.
  const dreiRotDreiBlau = [3, 4, 1, 2, 3, 4];

  it('nach dem abgeschlossenen Zug ist man sofort noch einmal an der Reihe, erst wird aufgefüllt', () => {
    gewuerfelt(stellung({ reihe: mit('LEHRLING_3ROT_3BLAU', 1) }), dreiRotDreiBlau)
      .when(0, nehmen(1), neu)
      .then(
        { type: 'buergerGenommen', seat: 0, platz: 1, buerger: 'LEHRLING_3ROT_3BLAU', hypnotisiert: false },
        { type: 'buergerAufgedeckt', buerger: 'KOBOLD_4' },
        { type: 'zugBegonnen', zugNummer: 10, seat: 0, wuerfe: 3, extrazug: true },
      );
  });

  it('auch ein Extrazug kann wieder einen bringen', () => {
    gewuerfelt(
      stellung({ reihe: mit('LEHRLING_3ROT_3BLAU', 1), reiche: [['LEHRLING_2ROT_2GRUEN_2BLAU']], extrazug: true }),
      dreiRotDreiBlau,
    )
      .when(0, nehmen(1), neu)
      .brings({ type: 'zugBegonnen', zugNummer: 10, seat: 0, wuerfe: 3, extrazug: true });
  });

  it('ein Extrazug ohne Zauberlehrling bringt keinen weiteren', () => {
    gewuerfelt(stellung({ reihe: mit('ORK_3', 1), extrazug: true }), [2, 2, 2, 1, 3, 5])
      .when(0, nehmen(1), neu)
      .brings({ type: 'zugBegonnen', zugNummer: 10, seat: 1, wuerfe: 3, extrazug: false });
  });
});

describe('Emsige Fee: gestaffelt gewertet', () => {
  it.each([
    [1, 1],
    [2, 4],
    [3, 9],
    [4, 16],
    [5, 25],
  ])('%i Feen bringen %i Punkte', (anzahl, punkte) => {
    const feen: readonly Buerger[] = ['FEE_2ROT_2GRUEN', 'FEE_2GRUEN_2BLAU', 'FEE_3ROT_2BLAU', 'FEE_2ROT_3GRUEN', 'FEE_2GRUEN_3BLAU'];
    const { state } = stellung({ reiche: [feen.slice(0, anzahl)] });
    expect(wuerfelkoenig.view(state, 0).spieler[0]).toMatchObject({ feen: anzahl, punkte, minuspunkte: 0 });
  });
});

describe('Der Hypnotiseur: die Karte rechts davon', () => {
  const zwoelf = [2, 2, 2, 1, 1, 4];

  it('bringt die Bürgerkarte rechts ohne Bedingung, mit dem Ort an deren eigenem Platz; sie liegt auf ihm', () => {
    const after = gewuerfelt(stellung({ reihe: mit('HYPNOTISEUR', 0, 'ZWERG_5X6') }), zwoelf)
      .when(0, nehmen(0), neu, pick('KOBOLD_5'))
      .then(
        { type: 'buergerGenommen', seat: 0, platz: 0, buerger: 'HYPNOTISEUR', hypnotisiert: false },
        { type: 'buergerGenommen', seat: 0, platz: 1, buerger: 'ZWERG_5X6', hypnotisiert: true },
        { type: 'ortGegruendet', seat: 0, ort: 'BERGWERK', punkte: 2 },
        { type: 'buergerAufgedeckt', buerger: 'KOBOLD_4' },
        { type: 'buergerAufgedeckt', buerger: 'KOBOLD_5' },
        { type: 'zugBegonnen', zugNummer: 10, seat: 1, wuerfe: 3, extrazug: false },
      );
    expect(stapel(after, 0)).toEqual(['HYPNOTISEUR', 2, 'ZWERG_5X6']);
  });

  it('hat die Karte rechts eine andere Farbe als ihr Ort, kommt nur sie', () => {
    gewuerfelt(stellung({ reihe: mit('HYPNOTISEUR', 0, 'ELFE_5') }), zwoelf)
      .when(0, nehmen(0), neu, pick('KOBOLD_5'))
      .without('ortGegruendet');
  });

  it('liegt er ganz rechts in der Auslage, entfällt der Bonus', () => {
    const after = gewuerfelt(stellung({ reihe: mit('HYPNOTISEUR', 4) }), zwoelf).when(0, nehmen(4), neu).state;
    expect(stapel(after, 0)).toEqual(['HYPNOTISEUR']);
    expect(after.tisch.nachzieh).toHaveLength(34);
  });

  it('bringt er einen Zauberlehrling, gilt dessen Extrazug, bringt er eine Elfe, liegt sie obenauf', () => {
    gewuerfelt(stellung({ reihe: mit('HYPNOTISEUR', 0, 'LEHRLING_3ROT_3BLAU') }), zwoelf)
      .when(0, nehmen(0), neu, pick('KOBOLD_5'))
      .brings({ type: 'zugBegonnen', zugNummer: 10, seat: 0, wuerfe: 3, extrazug: true });
    const elfe = gewuerfelt(stellung({ reihe: mit('HYPNOTISEUR', 0, 'ELFE_5') }), zwoelf).when(0, nehmen(0), neu, pick('KOBOLD_5')).state;
    expect(wuerfelkoenig.view(elfe, 0).spieler[0]?.elfeOben).toBe(true);
  });

  it('bringt er einen Drachen, wird der verschenkt', () => {
    const after = gewuerfelt(stellung({ seats: 3, reihe: mit('HYPNOTISEUR', 0, 'DRACHE_30') }), zwoelf)
      .when(0, nehmen(0))
      .then(
        { type: 'buergerGenommen', seat: 0, platz: 0, buerger: 'HYPNOTISEUR', hypnotisiert: false },
        { type: 'buergerGenommen', seat: 0, platz: 1, buerger: 'DRACHE_30', hypnotisiert: true },
      );
    expect(wuerfelkoenig.prompts(after)).toMatchObject([{ seat: 0, schritt: 'DRACHE_SCHENKEN', drache: 'DRACHE_30' }]);
    expect(wuerfelkoenig.legalMoves(after, 0)).toEqual([schenken(1), schenken(2)]);
  });
});

describe('Drache: ein Geschenk', () => {
  const hoch = [6, 6, 6, 6, 5, 1];

  it('er geht an einen Mitspieler nach Wahl, liegt dort obenauf und kostet am Ende 6 Punkte', () => {
    const lage = gewuerfelt(stellung({ seats: 3, reihe: mit('DRACHE_30') }), hoch).and({
      type: 'buergerGenommen',
      seat: 0,
      platz: 0,
      buerger: 'DRACHE_30',
      hypnotisiert: false,
    });
    expect(wuerfelkoenig.prompts(lage.state)).toEqual([
      { id: 'p3', seat: 0, schritt: 'DRACHE_SCHENKEN', wuerfeUebrig: 0, drache: 'DRACHE_30' },
    ]);
    lage.when(0, schenken(0)).refused('KEIN_MITSPIELER');
    lage.when(0, schenken(3)).refused('KEIN_MITSPIELER');
    lage.when(1, schenken(2)).refused('NICHT_DRAN');
    const after = lage
      .when(0, schenken(2), neu)
      .then(
        { type: 'dracheVerschenkt', seat: 0, an: 2, buerger: 'DRACHE_30' },
        { type: 'buergerAufgedeckt', buerger: 'KOBOLD_4' },
        { type: 'zugBegonnen', zugNummer: 10, seat: 1, wuerfe: 3, extrazug: false },
      );
    expect(after.reiche.map((_, seat) => stapel(after, seat))).toEqual([[], [], ['DRACHE_30']]);
    expect(wuerfelkoenig.view(after, 0).spieler[2]).toMatchObject({ punkte: -6, minuspunkte: 6 });
  });

  it('zu zweit gibt es nur einen, dem man ihn schenken kann', () => {
    gewuerfelt(stellung({ reihe: mit('DRACHE_28') }), hoch)
      .when(0, nehmen(0), neu)
      .brings({ type: 'dracheVerschenkt', seat: 0, an: 1, buerger: 'DRACHE_28' });
  });

  it('ist nur ein Drache erfüllt, muss er verschenkt werden: eine Strafkarte gibt es nicht', () => {
    gewuerfelt(stellung({ reihe: mit('DRACHE_28') }), NICHTS, 2)
      .when(0, wuerfeln(), ...dice(...hoch), neu)
      .without('strafeGenommen')
      .brings({ type: 'dracheVerschenkt', seat: 0, an: 1, buerger: 'DRACHE_28' });
  });

  it('zusammen mit einer anderen Karte erfüllt, darf man sich die andere aussuchen', () => {
    const after = gewuerfelt(stellung({ reihe: mit('DRACHE_28', 0, 'ORK_4') }), hoch).when(0, nehmen(1), neu).state;
    expect(stapel(after, 0)).toEqual(['ORK_4']);
    expect(stapel(after, 1)).toEqual([]);
  });
});
