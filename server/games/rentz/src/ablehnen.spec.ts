import { describe, expect, it } from '@jest/globals';
import { pick } from '@tavern-jack/kernel/testing';
import { ABLEHNUNGEN_JE_GABE, rentz } from './index.js';
import { angesagt, blindAngesagt, gemischt, karten, type Lage, nach, verteilt } from './testing/lage.js';

// Ben holds three ends: two aces and a 7.
const DREI = ['', 'PIK A, HERZ A, KARO 7, PIK 9 10, HERZ 9 10 8', '', ''];
const VIER_GEMISCHT = ['', 'PIK A 7, HERZ A 7, PIK 9 10, HERZ 9 10', '', ''];
const VIER_DREI_GLEICHE = ['', 'PIK A 7, HERZ A, KARO A, PIK 9 10, HERZ 9 10', '', ''];
const ZULASSEN = { type: 'zulassen' } as const;
const ABLEHNEN = { type: 'ablehnen' } as const;

const darf = (lage: { state: Lage['state'] }, seat: number): boolean =>
  rentz.legalMoves(lage.state, seat).some(({ type }) => type === 'ablehnen');

describe('Rentz ablehnen', () => {
  it('gefragt wird reihum, links vom Ansager zuerst; auch wer nicht ablehnen darf', () => {
    let lage: { state: Lage['state'] } = angesagt('RENTZ', DREI);
    for (const seat of [1, 2, 3]) {
      expect(rentz.prompts(lage.state)).toMatchObject([{ seat, entscheidung: 'ABLEHNUNG', endenNoetig: 3 }]);
      lage = { state: nach(lage, [ZULASSEN]).state };
    }
    expect(rentz.prompts(lage.state)[0]?.entscheidung).toBe('ANLEGEN');
  });

  it('mit drei Enden, Assen oder niedrigsten Karten; dann wird neu gegeben, und derselbe wählt neu', () => {
    const lage = angesagt('RENTZ', DREI);
    expect(darf(lage, 1)).toBe(true);
    const state = lage.when(1, ABLEHNEN, pick(gemischt(DREI))).brings({ type: 'abgelehnt', seat: 1, enden: ['PIK_A', 'HERZ_A', 'KARO_7'] });
    expect(rentz.view(state, 'auditor')).toMatchObject({ gabe: 1, wiederholungen: 1, ansager: 0, phase: 'BLIND', spiel: null });
    expect(rentz.view(state, 0).spieler[0]?.offeneSpiele).toHaveLength(8);
  });

  it('mit zweien nicht', () => {
    const lage = angesagt('RENTZ', ['PIK A, KARO 7', 'PIK B D K 9 10 8, HERZ A, KREUZ 7', '', '']);
    expect(darf(lage, 1)).toBe(false);
    lage.when(1, ABLEHNEN).refused('ZU_WENIG_ENDEN', { noetig: 3 });
  });

  it('danach braucht man vier; die anderen weiterhin drei', () => {
    const einmal = angesagt('RENTZ', DREI).and({ type: 'abgelehnt', seat: 1, enden: karten('PIK A, HERZ A, KARO 7') });
    expect(darf(einmal, 1)).toBe(false);
    einmal.when(1, ABLEHNEN).refused('ZU_WENIG_ENDEN', { noetig: 4 });
    expect(rentz.view(einmal.state, 2).spieler.map(({ endenNoetig }) => endenNoetig)).toEqual([3, 4, 3, 3]);
    const vier = angesagt('RENTZ', VIER_GEMISCHT).and({ type: 'abgelehnt', seat: 1, enden: karten('PIK A, HERZ A, KARO 7') });
    expect(darf(vier, 1)).toBe(true);
  });

  it('nur wenn ein anderer Rentz wählt, und nur Rentz', () => {
    const ansager = angesagt('RENTZ', ['PIK A, HERZ A, KARO A, KREUZ A', '', '', '']);
    ansager.when(0, ABLEHNEN).refused('NICHT_DRAN');
    angesagt('WHIST', ['PIK 9', '', '', '']).when(0, ABLEHNEN).refused('JETZT_NICHT');
  });

  it('so oft hintereinander, dass es nie vorkommt, geht es nicht', () => {
    const lage = angesagt('RENTZ', DREI);
    expect(darf({ state: { ...lage.state, wiederholung: ABLEHNUNGEN_JE_GABE - 1 } }, 1)).toBe(true);
    expect(darf({ state: { ...lage.state, wiederholung: ABLEHNUNGEN_JE_GABE } }, 1)).toBe(false);
  });
});

describe('Blind', () => {
  it('wird gefragt, bevor man seine Karten ansieht: bis dahin sieht man sie selbst nicht', () => {
    const lage = verteilt(['PIK A K D B 10 9 8 7', '', '', '']);
    expect(rentz.view(lage.state, 0).spieler[0]?.handkarten).toBeNull();
    expect(rentz.view(lage.state, 1).spieler[1]?.handkarten).toHaveLength(8);
    const { state, events } = nach(lage, [{ type: 'blindansagen', spiel: 'WHIST' }]);
    expect(events).toEqual([
      { type: 'angesagt', seat: 0, spiel: 'WHIST', blind: true },
      { type: 'aufgenommen', seat: 0, handkarten: karten('PIK A K D B 10 9 8 7') },
    ]);
    expect(rentz.view(state, 0).spieler[0]?.handkarten).toHaveLength(8);
    expect(rentz.view(state, 0)).toMatchObject({ blind: true, spiel: 'WHIST', phase: 'STICHSPIEL' });
  });

  it('wer angesehen hat, wählt nicht mehr blind', () => {
    const gesehen = verteilt(['', '', '', '']).and({ type: 'aufgenommen', seat: 0, handkarten: [] });
    gesehen.when(0, { type: 'blindansagen', spiel: 'WHIST' }).refused('JETZT_NICHT');
  });

  it('ein blindes Rentz darf nur ablehnen, wer vier Enden hat, drei davon gleichen Werts', () => {
    expect(darf(blindAngesagt('RENTZ', DREI), 1)).toBe(false);
    expect(darf(blindAngesagt('RENTZ', VIER_GEMISCHT), 1)).toBe(false);
    expect(darf(blindAngesagt('RENTZ', VIER_DREI_GLEICHE), 1)).toBe(true);
    expect(darf(blindAngesagt('RENTZ', ['', 'PIK 7, HERZ 7, KARO 7, KREUZ A, PIK 9 10, HERZ 9 10', '', '']), 1)).toBe(true);
    blindAngesagt('RENTZ', VIER_GEMISCHT).when(1, ABLEHNEN).refused('ZU_WENIG_ENDEN', { noetig: 4 });
  });

  it('auch die Plätze im Rentz zählen dann doppelt', () => {
    const lage = blindAngesagt('RENTZ', ['PIK 10', '', '', '']).and(
      { type: 'zugelassen', seat: 1 },
      { type: 'zugelassen', seat: 2 },
      { type: 'zugelassen', seat: 3 },
    );
    const [, ...andere] = lage.state.tisch.hands;
    const eine = { ...lage.state, tisch: { ...lage.state.tisch, hands: [[1 << 10, 0, 0, 0] as const, ...andere] } };
    const { events } = nach({ state: eine }, [{ type: 'anlegen', spielkarte: 'PIK_10' }]);
    expect(events[1]).toEqual({ type: 'ausgestiegen', seat: 0, fertigAls: 1, platzpunkte: 600 });
  });
});
