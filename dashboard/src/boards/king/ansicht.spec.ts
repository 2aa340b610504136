import { describe, expect, it } from '@jest/globals';
import { kontrolle, marken, sitze, tischstich, whereabouts, wirdGewaehlt } from './ansicht';
import { beispiele } from './beispiele';
import type { Ansicht } from './typen';
import { woerter } from './woerter';

const view = (name: string): Ansicht => beispiele[name]?.view as Ansicht;
const schluessel = (wort: string, werte?: Record<string, string | number>): string => [wort, ...Object.values(werte ?? {})].join(' ');

describe('the score sheet', () => {
  it('nach dem sechsten Spiel ergeben alle Stände zusammen −52, die Trumpfspiele bringen +52 zurück', () => {
    expect(kontrolle(view('trumpf'))).toEqual({ summe: -52, offen: 52 });
  });

  it('nach dem zehnten Spiel ergeben sie zusammen 0', () => {
    expect(kontrolle(view('ende'))).toEqual({ summe: 0, offen: 0 });
  });

  it.each(Object.keys(beispiele))('geht auf: %s', (name) => {
    const { summe, offen } = kontrolle(view(name));
    expect(summe + offen).toBe(0);
  });
});

describe('the seats', () => {
  it('show the own hand, and of the others only how many cards they hold', () => {
    const [ich, ...andere] = sitze(view('bedienen'), schluessel);
    expect(ich?.blatt).toHaveLength(12);
    expect(andere.map(({ blatt, karten }) => [blatt, karten])).toEqual(Array(3).fill([null, 11]));
  });

  it('say who deals, who bought and who has won', () => {
    expect(marken(view('gekauft'), 0, schluessel)).toEqual(['sitz.geber']);
    expect(marken(view('gekauft'), 3, schluessel)).toEqual(['sitz.kaeufer']);
    expect(marken(view('ende'), 0, schluessel)).toEqual(['sitz.sieger']);
    expect(marken({ ...view('ende'), sieger: [0, 2] }, 2, schluessel)).toEqual(['sitz.siegerMit']);
  });

  it('count no tricks before there can be any', () => {
    expect(wirdGewaehlt(view('ansagen'))).toBe(true);
    expect(wirdGewaehlt(view('bieten'))).toBe(true);
    expect(wirdGewaehlt(view('trumpf'))).toBe(false);
    expect(sitze(view('bieten'), schluessel).map(({ stiche }) => stiche)).toEqual([null, null, null, null]);
  });
});

describe('a trick', () => {
  it('goes to the right in Rıfkı', () => {
    const rifki = view('rifki');
    expect(tischstich(rifki, rifki.laufenderStich)?.gelegt.map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('tells its points only once it is won', () => {
    const mitte = view('bedienen');
    expect(tischstich(mitte, mitte.laufenderStich)?.punkte).toBeNull();
    expect(tischstich(mitte, mitte.letzterStich)?.punkte).toBe(0);
    expect(tischstich(mitte, null)).toBeNull();
  });
});

it('a replay counts the games', () => {
  expect(whereabouts(view('warten'))).toEqual({ round: 3, seat: 1 });
});

describe('differences between views', () => {
  it('are told in words', () => {
    expect(woerter.label('spielpunkte', schluessel)).toBe('woerter.spielpunkte');
    expect(woerter.label('unbekannt', schluessel)).toBeUndefined();
    expect(woerter.member('zettel', '3', schluessel)).toBe('woerter.mitSpiel 3');
    expect(woerter.value('kontrakt', 'DAMEN', schluessel)).toBe('kontrakt.DAMEN');
    expect(woerter.value('trumpfkarte', 'KARO_9', schluessel)).toBe('karten.name karten.farbe.KARO karten.rang.9');
    expect(woerter.value('gesamt', 3, schluessel)).toBeUndefined();
  });
});
