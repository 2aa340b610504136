import { describe, expect, it } from '@jest/globals';
import * as beispiel from './beispiel';
import { auslageVon, danach, dauer, gleich, zeigtVorher } from './bewegung';
import { orte } from './kartendruck';
import type { Spielereignis } from './typen';

const kind = '';
const ortsfolge = orte.map(([ort]) => ort);
const falte = (anfang: ReturnType<typeof auslageVon>, ereignisse: readonly Spielereignis[]) =>
  ereignisse.reduce((auslage, ereignis) => danach(auslage, ereignis, ortsfolge), anfang);

describe('the motion', () => {
  it('rolls for 600 ms and moves a card for 400 ms', () => {
    expect(beispiel.letzterWurf.map(dauer)).toEqual([600]);
    expect(beispiel.danachEreignisse.map(dauer)).toEqual([400, 400, 400, 0]);
  });

  it('moves nothing for words alone', () => {
    expect(dauer({ __typename: 'WuerfelkoenigAufgehoert', kind, seat: 0 })).toBe(0);
    expect(dauer({ __typename: 'MatchSeatLeft', seat: 0 } as unknown as Spielereignis)).toBe(0);
  });

  it('shows what goes at its old place and what comes at its new one', () => {
    expect(beispiel.danachEreignisse.map(zeigtVorher)).toEqual([true, true, false, false]);
  });
});

describe('the table between two views', () => {
  it('becomes the next view, event by event', () => {
    const ende = falte(auslageVon(beispiel.auswahl), beispiel.danachEreignisse);
    expect(gleich(ende, auslageVon(beispiel.danachMitte))).toBe(true);
    expect(gleich(falte(auslageVon(beispiel.nehmbar), beispiel.letzterWurf), auslageVon(beispiel.auswahl))).toBe(true);
  });

  it('is told apart from another when an event is missing', () => {
    const ohneOrt = beispiel.danachEreignisse.filter((ereignis) => ereignis.__typename !== 'WuerfelkoenigOrtGegruendet');
    expect(gleich(falte(auslageVon(beispiel.auswahl), ohneOrt), auslageVon(beispiel.danachMitte))).toBe(false);
  });

  it('closes the rightmost gap first, one new citizen on the far left for each', () => {
    const [a, b, c, d, e] = ['ELFE_4', 'ELFE_5', 'ELFE_6', 'ORK_3', 'ORK_4'] as const;
    const zweiLuecken = { ...auslageVon(beispiel.anfang), reihe: [a, null, null, d, e] };
    const erst = danach(zweiLuecken, { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind, buerger: b }, ortsfolge);
    expect([erst.reihe, erst.luecke]).toEqual([[b, a, null, d, e], 2]);
    const dann = danach(erst, { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind, buerger: c }, ortsfolge);
    expect([dann.reihe, dann.luecke]).toEqual([[c, b, a, d, e], 2]);
  });
});
