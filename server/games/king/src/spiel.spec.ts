import { describe, expect, it } from '@jest/globals';
import { karteOf } from '@tavern-jack/kernel';
import { king } from './index.js';
import { ANNA, BEN, CARLA, DAN, gelegt, legen, spielbar, stellung } from './testing/stellung.js';

describe('Das Spiel', () => {
  const spiel3 = stellung({
    kontrakt: 'KOENIGE_BUBEN',
    haende: [
      ['KREUZ_10', 'PIK_2'],
      ['KREUZ_D', 'PIK_3'],
      ['HERZ_K', 'PIK_K'],
      ['KREUZ_B', 'PIK_5'],
    ],
  });

  it('Beispiel: Kreuz-10, Kreuz-Dame, Herz-König, Kreuz-Bube: Ben bekommt den Stich und 2 Minuspunkte', () => {
    gelegt(spiel3, 'KREUZ_10', 'KREUZ_D', 'HERZ_K')
      .when(DAN, legen('KREUZ_B'))
      .then(
        { type: 'karteGelegt', seat: DAN, karte: 'KREUZ_B' },
        { type: 'stichGewonnen', seat: BEN, stichNummer: 1, zaehltFuer: BEN, punkte: -2 },
      );
  });

  it('der Spieler links vom Geber spielt aus, dann geht es im Uhrzeigersinn, und der Gewinner spielt weiter aus', () => {
    expect(king.prompts(spiel3.state)).toEqual([
      { id: 'p1', seat: ANNA, kingEntscheidung: 'AUSSPIELEN', angespielt: null, hoechstesGebot: null, bieter: null },
    ]);
    const nach = gelegt(spiel3, 'KREUZ_10');
    expect(king.prompts(nach.state)[0]).toMatchObject({ seat: BEN, kingEntscheidung: 'ZUGEBEN', angespielt: 'KREUZ' });
    expect(king.prompts(gelegt(nach, 'KREUZ_D', 'HERZ_K', 'KREUZ_B').state)[0]).toMatchObject({
      seat: BEN,
      kingEntscheidung: 'AUSSPIELEN',
    });
  });

  it('Bedienpflicht: wer die Farbe hat, muss sie legen; wer sie nicht hat, darf jede Karte legen', () => {
    const lage = gelegt(spiel3, 'KREUZ_10');
    expect(spielbar(lage)).toEqual(['KREUZ_D']);
    lage.when(BEN, legen('PIK_3')).refused('BEDIENEN');
    expect(spielbar(gelegt(lage, 'KREUZ_D'))).toEqual(['PIK_K', 'HERZ_K']);
  });

  it('eine gelegte Karte liegt, eine fremde gibt es nicht, und wer nicht dran ist, wartet', () => {
    const lage = gelegt(spiel3, 'KREUZ_10');
    lage.when(ANNA, legen('PIK_2')).refused('NICHT_DRAN');
    lage.when(BEN, legen('KREUZ_10')).refused('KARTE_NICHT_AUF_DER_HAND');
    lage.when(BEN, { type: 'passen' }).refused('JETZT_NICHT');
    lage.when(BEN, { type: 'legen' } as never).refused('KEIN_SOLCHER_ZUG');
  });

  it('in Trumpfspielen sticht der höchste Trumpf, aber niemand muss trumpfen oder übertrumpfen', () => {
    const lage = stellung({
      kontrakt: 'TRUMPF',
      trumpf: 'KARO',
      haende: [
        ['PIK_A', 'PIK_2', 'HERZ_2'],
        ['KARO_2', 'KREUZ_3', 'HERZ_3'],
        ['KARO_5', 'KREUZ_4', 'HERZ_4'],
        ['PIK_K', 'PIK_5', 'HERZ_5'],
      ],
    });
    const ben = gelegt(lage, 'PIK_A');
    expect(spielbar(ben)).toEqual(['HERZ_3', 'KREUZ_3', 'KARO_2']);
    const carla = gelegt(ben, 'KARO_2');
    expect(spielbar(carla)).toEqual(['HERZ_4', 'KREUZ_4', 'KARO_5']);
    expect(gelegt(carla, 'KREUZ_4', 'PIK_K').state.letzterStich?.stich.winner).toBe(BEN);
    expect(gelegt(carla, 'KARO_5', 'PIK_K').state.letzterStich?.stich.winner).toBe(CARLA);
    expect(gelegt(ben, 'KREUZ_3', 'KREUZ_4', 'PIK_K').state.letzterStich?.stich.winner).toBe(ANNA);
  });

  it('den letzten Stich darf man sich noch ansehen, auch der des vorigen Spiels bleibt', () => {
    const view = king.view(gelegt(spiel3, 'KREUZ_10', 'KREUZ_D', 'HERZ_K', 'KREUZ_B').state, 'spectator');
    expect(view.letzterStich).toEqual({
      stichNummer: 1,
      ausspieler: ANNA,
      stichkarten: ['KREUZ_10', 'KREUZ_D', 'HERZ_K', 'KREUZ_B'],
      gewinner: BEN,
      zaehltFuer: BEN,
      stichpunkte: -2,
    });
    expect(view.laufenderStich).toBeNull();
    expect(view.spieler[BEN]).toMatchObject({ stichzahl: 1, zaehlkarten: ['HERZ_K', 'KREUZ_B'], spielpunkte: -2, karten: 1 });
    const { spiel, ...state } = gelegt(spiel3, 'KREUZ_10', 'KREUZ_D', 'HERZ_K', 'KREUZ_B').state;
    expect(king.view({ ...state, spiel: spiel && { ...spiel, stiche: [] } }, ANNA).letzterStich?.stichkarten).toContain(karteOf(16 + 13));
  });
});
