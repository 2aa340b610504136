import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { feenpunkte, hatChancen, plaetzeImLicht, reihenkarte, rolleMit } from './ansicht';
import { antwort } from './antwort';
import * as beispiel from './beispiel';
import { BUERGER, druckVon, farbeAuf, farbeDer, platzDer, wuerfelarten } from './kartendruck';

const schema = readFileSync(new URL('../../../../contracts/graphql/wuerfelkoenig.graphql', import.meta.url), 'utf8');
const werteVon = (name: string): string[] => {
  const block = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema)?.[1] ?? '';
  return [...block.matchAll(/^ {2}([A-Z0-9_]+)$/gm)].map((treffer) => treffer[1] as string);
};

describe('the printed cards', () => {
  it('are the 40 citizens of the contract', () => {
    expect(BUERGER.length).toBe(40);
    expect([...BUERGER]).toEqual(werteVon('WuerfelkoenigBuerger'));
  });

  it('say in their name what they want', () => {
    for (const buerger of BUERGER) {
      const { art, werte } = druckVon(buerger);
      expect(buerger.startsWith(art)).toBe(true);
      const zahlen = (buerger.match(/\d+/g) ?? []).map(Number);
      if (zahlen.length > 0) expect(werte.filter((wert) => wert > 0)).toEqual(zahlen);
    }
  });

  it('have the colour of a location, or none', () => {
    expect((['SCHNOESEL', 'ZWERG', 'GNOM', 'ORK', 'FEE'] as const).map((art) => platzDer(farbeDer(art) ?? 'GELB'))).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect([farbeDer('DRACHE'), farbeDer('HYPNOTISEUR')]).toEqual([null, null]);
  });
});

describe('the dice', () => {
  it('show each colour with two numbers that sum to 7, each kind others', () => {
    for (const farben of wuerfelarten) {
      expect(farben.slice(0, 3)).toEqual(farben.slice(3).reverse());
      expect(new Set(farben).size).toBe(3);
    }
    expect([0, 2, 4].map((wuerfel) => farbeAuf(wuerfel, 1))).toEqual(['BLAU', 'ROT', 'GRUEN']);
    expect(() => farbeAuf(6, 1)).toThrow(RangeError);
    expect(() => farbeAuf(0, 7)).toThrow(RangeError);
  });
});

describe('an open decision', () => {
  it('puts into the lamp light only whom you may take', () => {
    expect(plaetzeImLicht(beispiel.waehlen)).toEqual([0, 3]);
    expect(plaetzeImLicht(beispiel.weiter)).toEqual([]);
    expect(plaetzeImLicht(null)).toEqual([]);
  });

  it('finds the roll that keeps exactly the chosen dice', () => {
    expect(rolleMit(beispiel.weiter.legalMoves, [0, 4])?.behalten).toEqual([0, 4]);
    expect(rolleMit(beispiel.weiter.legalMoves, [])?.behalten).toEqual([]);
    expect(rolleMit(beispiel.weiter.legalMoves, [0, 1, 2, 3, 4, 5])).toBeUndefined();
    expect(rolleMit(beispiel.waehlen.legalMoves, [])).toBeUndefined();
  });

  it('answers in the shape of the contract', () => {
    const [rolle] = beispiel.ersterWurf.legalMoves;
    expect(rolle && antwort(rolle)).toEqual({ wuerfelkoenig: { wuerfeln: { behalten: [] } } });
    expect(beispiel.waehlen.legalMoves.map(antwort)).toEqual([
      { wuerfelkoenig: { nehmen: { platz: 0 } } },
      { wuerfelkoenig: { nehmen: { platz: 3 } } },
    ]);
    expect(beispiel.schenken.legalMoves.map(antwort)[0]).toEqual({ wuerfelkoenig: { schenken: { an: 1 } } });
    const letzte = beispiel.weiter.legalMoves.at(-1);
    expect(letzte && antwort(letzte)).toEqual({ wuerfelkoenig: { aufhoeren: 'YES' } });
    expect(() => letzte && antwort({ ...letzte, wuerfelzug: 'NEHMEN' })).toThrow('without');
  });
});

describe('what is seen', () => {
  it('knows chances only where the table carries them', () => {
    expect([beispiel.anfang, beispiel.mitte].map(hatChancen)).toEqual([false, true]);
  });

  it('takes what the view knows of a citizen, else only what is printed', () => {
    const bekannt = beispiel.auswahl.reihe[3]?.karte ?? null;
    expect(reihenkarte('ORK_3_2', bekannt).erfuellt).toBe(true);
    expect(reihenkarte('ELFE_4', bekannt)).toMatchObject({ art: 'ELFE', farbe: 'GELB', erfuellt: false, chance: null });
  });

  it('counts fairies as n times n', () => {
    expect([0, 1, 2, 3, 5].map(feenpunkte)).toEqual([0, 1, 4, 9, 25]);
  });

  it('crowns the one with most points in the sample', () => {
    const meiste = Math.max(...beispiel.ende.spieler.map(({ punkte }) => punkte));
    expect(beispiel.ende.spieler.filter(({ punkte }) => punkte === meiste).map(({ seat }) => seat)).toEqual(beispiel.ende.koenige);
  });
});
