import { describe, expect, it } from '@jest/globals';
import { uebersetzer } from '../kartentisch/textpruefung';
import { auslagereihe, hatGepasst, kontrolle, laufender, letzter, tischplaetze } from './ansicht';
import { anfang, auslegen, ende, mitte, offen, offeneFrage, trumpfspiel, zuDritt, zugeben, zuschauen } from './beispiel';
import { tarife } from './beispielzettel';
import { hinweis, kartenwert } from './folge';
import type { Ansicht } from './typen';
import { tarifteile } from './worte';

const t = uebersetzer('kierki', 'de');
const hinweisIn = (view: Ansicht) => {
  const frage = offeneFrage(view);
  return frage && hinweis(frage.question, view, view.spieler[frage.seat]?.blatt ?? []);
};

describe('the table', () => {
  it('sums to 0 with what is still to come, at any time', () => {
    for (const view of [anfang, zugeben, mitte, trumpfspiel, auslegen, ende]) {
      const { summe, offen: rest } = kontrolle(view);
      expect(summe + rest).toBe(0);
    }
  });

  it('counts tricks: the running one follows the finished ones', () => {
    expect(laufender(zugeben)?.nummer).toBe(zugeben.gespielteStiche.length + 1);
    expect(letzter(zugeben)?.nummer).toBe(zugeben.gespielteStiche.length);
    expect(letzter({ ...anfang, letzterStich: zugeben.letzterStich })?.nummer).toBe(13);
    expect(laufender(anfang)).toBeNull();
  });

  it('draws hidden hands as backs and open ones with their cards', () => {
    expect(tischplaetze(zuschauen, t).every(({ blatt }) => blatt === null)).toBe(true);
    expect(tischplaetze(offen, t).every(({ blatt, karten }) => blatt?.length === karten)).toBe(true);
  });

  it('marks the dealer and who passed', () => {
    expect(tischplaetze(auslegen, t)[auslegen.geber]?.marken).toContain(t('spieler.gibt'));
    expect(hatGepasst(auslegen, 3)).toBe(true);
    expect(tischplaetze(auslegen, t)[3]?.marken).toContain(t('brett.passt'));
    expect(hatGepasst(auslegen, 0)).toBe(false);
  });

  it('has rows from the low ace up to the king; with three players the clubs have no 2', () => {
    const kreuz = (view: Ansicht) => auslagereihe({ reihenfarbe: 'KREUZ', liegen: [], naechste: [] }, view).plaetze;
    expect(kreuz(auslegen)).toHaveLength(13);
    expect(kreuz(auslegen)[0]).toBe('KREUZ_A');
    expect(kreuz(auslegen).at(-1)).toBe('KREUZ_K');
    expect(kreuz(zuDritt).slice(0, 3)).toEqual(['KREUZ_A', 'KREUZ_3', 'KREUZ_4']);
  });
});

describe('what counts', () => {
  it('„Beim Rozbójnik kostet ein Stich mit dem Herz-König mindestens −220“: 20 for the trick and 200 for the card', () => {
    expect(tarife.ROZBOJNIK.jeStich + kartenwert('HERZ_K', tarife.ROZBOJNIK)).toBe(-220);
  });

  it('is told part by part, tricks of one value together', () => {
    expect(tarifteile(tarife.HERREN, t)).toEqual(['je König oder Bube −30']);
    expect(tarifteile(tarife.ROZBOJNIK, t)).toHaveLength(6);
    expect(tarifteile(tarife.LETZTER_STICH, t)).toEqual(['Stiche 7 & 13 je −75']);
    const [erster, zweiter] = [-75, -150];
    const verschieden = [
      { stichNummer: 12, wert: erster },
      { stichNummer: 13, wert: zweiter },
    ];
    expect(tarifteile({ ...tarife.LETZTER_STICH, zaehlstiche: verschieden }, t)).toEqual(['Stich 12 −75', 'Stich 13 −150']);
    expect(tarifteile(tarife.LOTERYJKA, t)).toEqual(['zuerst fertig +800, als Zweiter +500']);
  });
});

describe('the hint of a decision', () => {
  it('says whether suit must be followed', () => {
    const farbe = offeneFrage(zugeben)?.question.bedienfarbe ?? 'PIK';
    const frage = offeneFrage(zugeben)?.question;
    if (!frage) throw new Error('no question');
    expect(hinweis(frage, zugeben, [`${farbe}_A`])).toBe('bedienen');
    expect(hinweis(frage, zugeben, [])).toBe('frei');
    expect(hinweis(frage, trumpfspiel, [])).toBe('freiTrumpf');
  });

  it('says when hearts may not be led yet', () => {
    const frage = offeneFrage(mitte)?.question;
    if (!frage) throw new Error('no question');
    expect(hinweis(frage, mitte, ['HERZ_A', 'PIK_2'])).toBe('herzGesperrt');
    expect(hinweis(frage, mitte, ['HERZ_A', 'HERZ_2'])).toBe('nurHerz');
    expect(hinweis(frage, mitte, ['PIK_2'])).toBe('AUSSPIELEN');
    expect(hinweis({ ...frage, herzGesperrt: false }, mitte, ['HERZ_A', 'PIK_2'])).toBe('AUSSPIELEN');
  });

  it('goes with laying cards', () => {
    expect(hinweisIn(auslegen)).toBe('ANLEGEN');
  });
});
