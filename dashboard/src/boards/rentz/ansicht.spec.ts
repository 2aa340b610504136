import { describe, expect, it } from '@jest/globals';
import { packung } from '../kartentisch/beispielstiche';
import { uebersetzer } from '../kartentisch/textpruefung';
import type { Karte } from '../kartentisch/typen';
import { auslagereihe, enden, fehlendes, kartenwert, spielsumme, tiefsterRang, tischplaetze } from './ansicht';
import {
  ablehnung,
  auslegen,
  auslegenZuSechst,
  blindAblehnung,
  blindwahl,
  ende,
  offen,
  offeneFrage,
  totale,
  zehnBlind,
  zuschauen,
} from './beispiel';
import { zettelBis } from './beispielblock';
import { ablehnhinweis, legefolge, stichhinweis } from './hinweis';
import { kurzwert, wertteile } from './worte';

const t = uebersetzer('rentz', 'de');

describe('the table', () => {
  it('„Nehmt die niedrigen Karten heraus, bis 8 pro Spieler übrig sind“: 9, 7, 5, 3', () => {
    expect([3, 4, 5, 6].map((spieler) => packung(tiefsterRang(spieler)).length)).toEqual([24, 32, 40, 48]);
  });

  it('has rows from the lowest card up to the ace', () => {
    const reihe = (view: typeof auslegen) => auslagereihe(view.reihen[0] as (typeof view.reihen)[number]);
    expect([reihe(auslegen).plaetze[0], reihe(auslegen).plaetze.at(-1), reihe(auslegen).start]).toEqual(['PIK_7', 'PIK_A', 'PIK_10']);
    expect([reihe(auslegenZuSechst).plaetze.length, reihe(auslegenZuSechst).start]).toEqual([12, 'PIK_9']);
  });

  it('shows which suits somebody does not hold, and of rows which cards', () => {
    const ohne: readonly Karte[] = ['PIK_9', 'HERZ_D', 'HERZ_7'];
    expect(fehlendes({ ohne: [...ohne], karten: 4 }, true)).toEqual([
      { farbe: 'PIK', karten: null },
      { farbe: 'HERZ', karten: null },
    ]);
    expect(fehlendes({ ohne: [...ohne], karten: 4 }, false)).toEqual([
      { farbe: 'PIK', karten: ['PIK_9'] },
      { farbe: 'HERZ', karten: ['HERZ_D', 'HERZ_7'] },
    ]);
    expect(fehlendes({ ohne: [...ohne], karten: 0 }, true)).toEqual([]);
  });

  it('draws a hand as backs where one must not look, the own one too while a blind choice is open', () => {
    expect(tischplaetze(blindwahl, t).map(({ blatt }) => blatt)).toEqual([null, null, null, null]);
    expect(tischplaetze(zuschauen, t).every(({ blatt }) => blatt === null)).toBe(true);
    expect(tischplaetze(offen, t).every(({ blatt, karten }) => blatt?.length === karten)).toBe(true);
  });

  it('marks who chooses, who is asked, and who is out', () => {
    expect(tischplaetze(ablehnung, t)[ablehnung.ansager]?.marken).toEqual([t('brett.hatGewaehlt')]);
    expect(tischplaetze(ablehnung, t)[0]?.marken).toEqual([t('brett.wirdGefragt')]);
    const fertig = { ...auslegen, spieler: auslegen.spieler.map((einer) => ({ ...einer, fertigAls: einer.seat === 1 ? 1 : null })) };
    expect(tischplaetze(fertig, t)[1]?.marken).toEqual([t('brett.fertig', { platz: 1 })]);
  });
});

describe('what counts', () => {
  it('costs in its own game and in the totals, twice in a blind one', () => {
    const wert = (karte: Karte, spiel: 'KAROS' | 'DAMEN' | 'TOTALE', blind = false) => kartenwert(karte, { ...totale, spiel, blind });
    expect([wert('KARO_D', 'KAROS'), wert('KARO_D', 'DAMEN'), wert('KARO_D', 'TOTALE'), wert('KARO_D', 'TOTALE', true)]).toEqual([
      -10, -20, -30, -60,
    ]);
    expect(wert('HERZ_K', 'TOTALE')).toBe(-80);
    expect(kartenwert('KREUZ_10', zehnBlind)).toBe(160);
  });

  it('is told part by part; a button for the totals says it shorter', () => {
    expect(wertteile('TOTALE', totale.werte, false, t)).toEqual(['Herz-König −80', 'je Dame −20', 'je Karo −10', 'je Stich −10']);
    expect(wertteile('WHIST', totale.werte, true, t)).toEqual(['je Stich +20']);
    expect(wertteile('RENTZ', totale.werte, true, t)).toEqual(['der Reihe nach 600, 400, 300, 200']);
    expect(kurzwert('TOTALE', totale.werte, false, t)).toBe(t('wert.alleVier'));
  });

  it('has a sum for each game, by which the pad is checked', () => {
    const summe = (spiel: Parameters<typeof spielsumme>[0]['spiel'], blind = false) => spielsumme({ spiel, blind }, ende);
    expect([summe('HERZ_KOENIG'), summe('DAMEN'), summe('KAROS'), summe('STICHE')]).toEqual([-80, -80, -80, -80]);
    expect([summe('TOTALE'), summe('ZEHN'), summe('WHIST'), summe('RENTZ'), summe('RENTZ', true)]).toEqual([-320, 80, 80, 750, 1500]);
    for (const zeile of zettelBis(32, 4)) {
      expect(zeile.ergebnis.reduce((bisher, punkte) => bisher + punkte, 0)).toBe(spielsumme(zeile, ende));
    }
  });
});

describe('the hint of a decision', () => {
  const hand: readonly Karte[] = ['PIK_A', 'HERZ_A', 'KREUZ_7', 'KARO_7', 'KARO_K'];
  const frage = (view: typeof ablehnung, noetig: number, darf: boolean) => {
    const offene = offeneFrage(view);
    if (!offene) throw new Error('no question');
    const legalMoves = offene.legalMoves.filter(({ rentzZug }) => rentzZug === 'ZULASSEN' || darf);
    return { ...offene, legalMoves, question: { ...offene.question, endenNoetig: noetig } };
  };

  it('counts aces and lowest cards as ends', () => {
    expect(enden(hand, 4)).toEqual(['PIK_A', 'HERZ_A', 'KREUZ_7', 'KARO_7']);
    expect(enden(hand, 5)).toEqual(['PIK_A', 'HERZ_A']);
  });

  it('says whether Rentz may be refused, and why not', () => {
    expect(ablehnhinweis(frage(ablehnung, 3, true), hand, 4)).toBe('darfAblehnen');
    expect(ablehnhinweis(frage(ablehnung, 4, false), hand.slice(1), 4)).toBe('darfNicht');
    expect(ablehnhinweis(frage(ablehnung, 3, false), hand, 4)).toBe('oftGenug');
    expect(ablehnhinweis(frage(blindAblehnung, 4, false), hand, 4)).toBe('darfNichtBlind');
    expect(ablehnhinweis(frage(blindAblehnung, 4, false), [...hand, 'PIK_7'], 4)).toBe('oftGenug');
  });

  it('says whether suit must be followed', () => {
    const [gefuehrt = 'PIK_A'] = totale.laufenderStich?.stichkarten ?? [];
    expect(stichhinweis(totale, [gefuehrt])).toBe('bedienen');
    expect(stichhinweis(totale, [])).toBe('frei');
    expect(stichhinweis(zehnBlind, hand)).toBe('ausspielen');
  });

  it('says what an ace and the lowest card do', () => {
    expect(legefolge('HERZ_A', auslegen)).toBe('ass');
    expect(legefolge('HERZ_7', auslegen)).toBe('unterste');
    expect(legefolge('HERZ_8', auslegen)).toBeNull();
  });
});
