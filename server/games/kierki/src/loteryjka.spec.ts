import { describe, expect, it } from '@jest/globals';
import { kierki } from './index.js';
import { anlegen, darf, inKurz, OFFIZIELL, spiel, spielt } from './testing/stellung.js';

const FREI = { options: { ...OFFIZIELL, freieEroeffnung: true } };
// Loteryjka is the twelfth game: seat 3 deals it; with three players the eleventh: seat 1.
const reihe = (lage: { readonly state: Parameters<typeof kierki.view>[0] }, farbe: string) =>
  kierki.view(lage.state, 'spectator').reihen.find(({ reihenfarbe }) => reihenfarbe === farbe);

describe('Loteryjka', () => {
  it('Beispiel: Anna legt Herz-7, Ben hat weder Herz-6 noch Herz-8 und legt Pik-7; Carla darf Herz-6, Herz-8, Pik-6, Pik-8 oder eine andere 7', () => {
    const anna = 'H7 P2';
    const ben = 'P7 H9 X2';
    const carla = 'H6 H8 P6 P8 X7 K7 H5 H9 P9 XA K6';
    const lage = spielt(spiel('LOTERYJKA', [ben, carla, 'K2 K3', anna]), 'H7');
    expect(kierki.prompts(lage.state)).toMatchObject([{ seat: 0, kierkiFrage: 'ANLEGEN' }]);
    expect(darf(lage.state, 0)).toBe('P7');
    expect(darf(spielt(lage, 'P7').state, 1)).toBe('P6 P8 H6 H8 X7 K7');
  });

  it('der Geber beginnt; wer nicht kann, passt, ohne gefragt zu werden', () => {
    const lage = spielt(spiel('LOTERYJKA', ['P2 P3', 'X2 X3', 'H6 H2', 'H7 K2']), 'H7');
    expect(lage.events.map(({ type }) => type)).toEqual(['karteAngelegt', 'gepasst', 'gepasst']);
    expect(kierki.view(lage.state, 'spectator').legungen).toEqual([
      { seat: 3, spielkarte: 'HERZ_7' },
      { seat: 0, spielkarte: null },
      { seat: 1, spielkarte: null },
    ]);
    expect(kierki.prompts(lage.state)).toMatchObject([{ seat: 2 }]);
  });

  it('legen musst du, wenn du kannst: passen ist kein Zug, und was nicht passt, wird verweigert', () => {
    const lage = spiel('LOTERYJKA', ['P2', 'X2', 'H6', 'H7 K2 K8']);
    expect(darf(lage.state, 3)).toBe('H7');
    lage.when(3, anlegen('K2')).refused('PASST_NICHT', { spielkarte: 'KARO_2' });
    lage.when(3, { type: 'spielen', spielkarte: 'HERZ_7' }).refused('JETZT_NICHT');
  });

  it('hinauf bis zum König und hinunter bis zum Ass, das hier niedrig ist', () => {
    const hinunter = spielt(spiel('LOTERYJKA', ['H6 K2', 'H5 K3', 'H4 H8 H9 H10', 'H7 H3 H2 HA HK']), 'H7 H6 H5 H4 H3 H8 H2 H9');
    expect(darf(hinunter.state, 3)).toBe('HA');
    expect(reihe(spielt(hinunter, 'HA'), 'HERZ')?.naechste.map(inKurz)).toEqual(['H10']);
    const hinauf = spielt(spiel('LOTERYJKA', ['H8 HB', 'H9 HD K3', 'H10 HK P7', 'H7 HA']), 'H7 H8 H9 H10 HB HD HK');
    expect(reihe(hinauf, 'HERZ')?.naechste.map(inKurz)).toEqual(['H6']);
  });

  it('wer zuerst keine Karten mehr hat, bekommt +800, der Zweite +500; dann ist das Spiel vorbei', () => {
    const { events, state } = spielt(spiel('LOTERYJKA', ['P7', 'X7 X3', 'H6 H2', 'H7']), 'H7 P7');
    expect(events).toEqual([
      { type: 'karteAngelegt', seat: 0, spielkarte: 'PIK_7' },
      { type: 'fertigGeworden', seat: 0, fertigAls: 2, bringt: 500 },
      {
        type: 'restAufgedeckt',
        abkuerzung: 'ZWEI_FERTIG',
        restAn: null,
        restpunkte: 0,
        restkarten: [[], ['KREUZ_7', 'KREUZ_3'], ['HERZ_6', 'HERZ_2'], []],
      },
      { type: 'spielGewertet', spielNummer: 12, ergebnis: [500, 0, 0, 800], stand: [500, 0, 0, 800] },
      { type: 'partieBeendet', stand: [500, 0, 0, 800], sieger: [3] },
    ]);
    expect(kierki.outcome(state)?.winners).toEqual([3]);
  });

  it('wer fertig ist, wird übergangen', () => {
    const fertig = spielt(spiel('LOTERYJKA', ['P7', 'X7 XA', 'H6 HA', 'H7 H8 KA']), 'H7 P7 X7 H6');
    expect(kierki.prompts(fertig.state)).toMatchObject([{ seat: 3 }]);
    const weiter = spielt(spiel('LOTERYJKA', ['P7', 'X7 X6', 'H6 HA', 'H7 H8 KA']), 'H7 P7 X7 H6 H8');
    expect(weiter.events).toEqual([{ type: 'karteAngelegt', seat: 3, spielkarte: 'HERZ_8' }]);
    expect(kierki.prompts(weiter.state)).toMatchObject([{ seat: 1 }]);
    expect(kierki.view(weiter.state, 'spectator').spieler.map(({ fertigAls }) => fertigAls)).toEqual([1, null, null, null]);
  });

  it('zu dritt bringt sie +790 und +485, und Kreuz läuft 7-6-5-4-3-A', () => {
    const unten = spielt(spiel('LOTERYJKA', ['X5 XA K2', 'X7 X4 K4', 'X6 X3 K6']), 'X7 X6 X5 X4 X3');
    expect(reihe(unten, 'KREUZ')?.liegen.map(inKurz)).toEqual(['X3', 'X4', 'X5', 'X6', 'X7']);
    expect(darf(unten.state, 0)).toBe('XA');
    const ende = spielt(spiel('LOTERYJKA', ['P7 P2', 'X7', 'H7']), 'X7 H7');
    expect(ende.state.zettel.at(-1)?.ergebnis).toEqual([0, 790, 485]);
  });
});

describe('Variante: freie Eröffnung', () => {
  it('der Geber eröffnet mit einer beliebigen Karte, und deren Wert beginnt jede Farbe', () => {
    const lage = spiel('LOTERYJKA', ['P10 P7', 'X10 XB', 'HB H7', 'H10 KA'], FREI);
    expect(kierki.prompts(lage.state)).toMatchObject([{ seat: 3, kierkiFrage: 'EROEFFNEN' }]);
    expect(kierki.view(lage.state, 0).startkarten).toEqual([]);
    expect(darf(lage.state, 3)).toBe('H10 KA');
    const zehn = spielt(lage, 'H10');
    expect(kierki.view(zehn.state, 0).startkarten.map(inKurz)).toEqual(['P10', 'H10', 'X10', 'K10']);
    expect(darf(zehn.state, 0)).toBe('P10');
    expect(darf(spielt(zehn, 'P10').state, 1)).toBe('X10');
    const ass = spielt(spiel('LOTERYJKA', ['P2 PA', 'KK X2', 'K2 H7', 'H10 KA'], FREI), 'KA');
    expect(darf(ass.state, 0)).toBe('PA');
    expect(reihe(ass, 'KARO')?.naechste).toEqual(['KARO_2']);
  });

  it('zu dritt eröffnet keine 2, weil Kreuz keine hat', () => {
    const lage = spiel('LOTERYJKA', ['P2 P3', 'H2 H9', 'K4 K5'], FREI);
    expect(darf(lage.state, 1)).toBe('H9');
    lage.when(1, anlegen('H2')).refused('KEINE_EROEFFNUNG', { spielkarte: 'HERZ_2' });
    expect(darf(spiel('LOTERYJKA', ['P2', 'X3', 'K4', 'H2 H9'], FREI).state, 3)).toBe('H2 H9');
  });
});
