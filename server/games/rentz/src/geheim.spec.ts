import { describe, expect, it } from '@jest/globals';
import { rentz } from './index.js';
import { angesagt, ausgelegt, karten, verteilt } from './testing/lage.js';

const HAENDE = ['PIK A K D B 10 9 8 7', 'HERZ A K D B 10 9 8 7', 'KREUZ A K D B 10 9 8 7', 'KARO A K D B 10 9 8 7'];
const blaetter = HAENDE.map((hand) => karten(hand));
const gegeben = { type: 'gegeben', gabe: 1, wiederholung: 0, ansager: 0, blaetter } as const;

describe('Wer was sieht', () => {
  it('jeder die eigenen Karten, wer wählt vor dem Ansehen nicht einmal die', () => {
    expect(rentz.redact(gegeben, 0)).toEqual({ ...gegeben, blaetter: [null, null, null, null] });
    expect(rentz.redact(gegeben, 2)).toEqual({ ...gegeben, blaetter: [null, null, blaetter[2], null] });
    expect(rentz.redact(gegeben, 'spectator')).toEqual({ ...gegeben, blaetter: [null, null, null, null] });
    expect(rentz.redact(gegeben, 'auditor')).toEqual(gegeben);
  });

  it('das Aufnehmen zeigt die Karten nur dem, der sie aufnimmt', () => {
    const aufgenommen = { type: 'aufgenommen', seat: 0, handkarten: karten(HAENDE[0] ?? '') } as const;
    expect(rentz.redact(aufgenommen, 0)).toEqual(aufgenommen);
    expect(rentz.redact(aufgenommen, 1)).toEqual({ ...aufgenommen, handkarten: null });
    expect(rentz.redact(aufgenommen, 'spectator')).toEqual({ ...aufgenommen, handkarten: null });
    expect(rentz.redact(aufgenommen, 'auditor')).toEqual(aufgenommen);
  });

  it('die Ansicht hält sich daran', () => {
    const sieht = (state: Parameters<typeof rentz.view>[0], viewer: Parameters<typeof rentz.view>[1]) =>
      rentz.view(state, viewer).spieler.map(({ handkarten }) => handkarten !== null);
    const vorher = verteilt(HAENDE).state;
    expect(sieht(vorher, 0)).toEqual([false, false, false, false]);
    expect(sieht(vorher, 1)).toEqual([false, true, false, false]);
    const nachher = angesagt('WHIST', HAENDE).state;
    expect(sieht(nachher, 0)).toEqual([true, false, false, false]);
    expect(sieht(nachher, 'spectator')).toEqual([false, false, false, false]);
    expect(sieht(nachher, 'auditor')).toEqual([true, true, true, true]);
  });

  it('wer passt, zeigt, was ihm fehlt; gelegte Karten zählen nicht mehr dazu', () => {
    const lage = ausgelegt(HAENDE).and({ type: 'gepasst', seat: 0 }, { type: 'angelegt', seat: 1, spielkarte: 'HERZ_10' });
    expect(rentz.view(lage.state, 3).spieler[0]?.ohne).toEqual(['PIK_10', 'KREUZ_10', 'KARO_10']);
  });
});
