import { describe, expect, it } from '@jest/globals';
import { deckelNachAusbau, deckelNachErwerb, felderImLicht, kneipeAuf } from './ansicht';
import { antwort } from './antwort';
import { ende, kaufen, mitte, vorDemWurf, wartend } from './beispiel';
import { brettdruck, deckelLautTafel, deckeltafel, feldname } from './brettdruck';
import type { Kneipe } from './typen';

const finde = (feld: number): Kneipe => {
  const kneipe = kneipeAuf(mitte, feld);
  if (!kneipe) throw new Error(`no pub on ${feld}`);
  return kneipe;
};

describe('the printed board', () => {
  it('has four corners and three pubs in each quarter', () => {
    expect(brettdruck.filter((druck) => druck.ecke).length).toBe(4);
    for (const viertel of ['UNI', 'ALTSTADT', 'HAFEN', 'KIEZ'])
      expect(brettdruck.filter((druck) => druck.viertel === viertel).length).toBe(3);
  });

  it('breaks names for narrow fields without losing a letter', () => {
    for (const { name, zeilen } of brettdruck) expect(zeilen.join(' ').replace('- ', '')).toBe(name);
  });

  it.each([80, 100, 120, 140, 160, 180, 200, 240])('prints base × upgrade × quarter, halves up to full 5, for the price of %i', (preis) => {
    const gerechnet = [1, 3, 6].map((ausbau) => [2, 3, 4].map((halbe) => Math.ceil(((preis / 4) * ausbau * halbe) / 10) * 5));
    expect(deckeltafel(preis)).toEqual(gerechnet);
  });

  it('knows 225 for the Neonlicht with Happy Hour and two pubs, 720 for the Goldene Meile with everything', () => {
    expect(deckelLautTafel(200, 1, 2)).toBe(225);
    expect(deckelLautTafel(240, 2, 3)).toBe(720);
    expect(deckelLautTafel(240, 3, 3)).toBeNull();
    expect(deckeltafel(90)).toBeNull();
  });

  it('names an unknown field by its number', () => {
    expect(feldname(5)).toBe('Zum Krug');
    expect(feldname(99)).toBe('99');
  });
});

describe('what a decision would bring', () => {
  it('reads the Deckel after the next step from the card', () => {
    expect(deckelNachAusbau(mitte, finde(5))).toBe(270);
    expect(deckelNachAusbau(mitte, finde(11))).toBeNull();
    expect(deckelNachAusbau(mitte, finde(9))).toBeNull();
  });

  it('reads the Deckel after a purchase and a take-over', () => {
    expect(deckelNachErwerb(mitte, finde(11), 0)).toBe(45);
    expect(deckelNachErwerb(mitte, finde(7), 0)).toBe(70);
  });

  it('puts into the lamp light only what you may do', () => {
    expect(felderImLicht(kaufen)).toEqual([11]);
    expect(felderImLicht(vorDemWurf)).toEqual([5, 6]);
    expect(felderImLicht(wartend)).toEqual([]);
    expect(felderImLicht(null)).toEqual([]);
  });

  it('answers in the shape of the contract', () => {
    expect(vorDemWurf.legalMoves.map(antwort)).toEqual([
      { kiezkoenig: { ausbauen: { feld: 5 } } },
      { kiezkoenig: { ausbauen: { feld: 6 } } },
      { kiezkoenig: { wuerfeln: 'YES' } },
    ]);
    expect(kaufen.legalMoves.map(antwort)).toEqual([{ kiezkoenig: { kaufen: 'YES' } }, { kiezkoenig: { lassen: 'YES' } }]);
  });
});

describe('the samples', () => {
  it.each([mitte, ende])('count every Taler of Vermögen', (view) => {
    for (const { seat, taler, vermoegen } of view.spieler) {
      const werte = view.kneipen.filter((kneipe) => kneipe.besitzer === seat).reduce((summe, kneipe) => summe + kneipe.wert, 0);
      expect(vermoegen).toBe(taler + werte);
    }
  });

  it('crown the one who has most', () => {
    const meiste = Math.max(...ende.spieler.map((spieler) => spieler.vermoegen));
    expect(ende.koenige).toEqual(ende.spieler.filter((spieler) => spieler.vermoegen === meiste).map(({ seat }) => seat));
  });
});
