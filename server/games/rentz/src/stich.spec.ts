import { describe, expect, it } from '@jest/globals';
import type { Karte } from '@tavern-jack/kernel';
import { rentz, type Spiel } from './index.js';
import { angesagt, blindAngesagt, nach, spielen, wieGegeben } from './testing/lage.js';

// Each has one suit, so that whoever leads takes everything: Anna spades, Ben hearts, Carla clubs, Dan diamonds.
const FARBEN = ['PIK A K D B 10 9 8 7', 'HERZ A K D B 10 9 8 7', 'KREUZ A K D B 10 9 8 7', 'KARO A K D B 10 9 8 7'];
const ZEICHEN = ['A', 'K', 'D', 'B', '10', '9', '8', '7'];
const stich = (zeichen: string) => ['PIK', 'HERZ', 'KREUZ', 'KARO'].map((farbe) => spielen(`${farbe}_${zeichen}` as Karte));
const alle = ZEICHEN.flatMap(stich);

describe('Trumpf gibt es nie', () => {
  // Ben holds two spades, Carla none.
  const haende = [
    'PIK 9 A, HERZ 10 B, KREUZ 9 10, KARO 9 10',
    'PIK K 7, HERZ 9 8, KREUZ B D, KARO B D',
    'HERZ A 7 D, KREUZ 7 8 K A, KARO 7',
    '',
  ];

  it('es gilt Bedienpflicht', () => {
    const lage = angesagt('STICHE', haende).and({ type: 'gespielt', seat: 0, spielkarte: 'PIK_9' });
    expect(rentz.legalMoves(lage.state, 1)).toEqual([spielen('PIK_7'), spielen('PIK_K')]);
    lage.when(1, spielen('HERZ_9')).refused('FARBE_BEDIENEN', { karte: 'HERZ_9' });
    lage.when(1, spielen('HERZ_A')).refused('NICHT_AUF_DER_HAND', { karte: 'HERZ_A' });
  });

  it('wer nicht bedienen kann, legt jede Karte, und alle wissen, was ihm fehlt', () => {
    const lage = angesagt('STICHE', haende).and(
      { type: 'gespielt', seat: 0, spielkarte: 'PIK_9' },
      { type: 'gespielt', seat: 1, spielkarte: 'PIK_7' },
    );
    expect(rentz.legalMoves(lage.state, 2)).toHaveLength(8);
    const state = lage.when(2, spielen('HERZ_A')).then({ type: 'gespielt', seat: 2, spielkarte: 'HERZ_A' });
    expect(rentz.view(state, 'spectator').spieler[2]?.ohne).toEqual(['PIK_8', 'PIK_10', 'PIK_B', 'PIK_D', 'PIK_K', 'PIK_A']);
  });

  it('die höchste Karte der ausgespielten Farbe gewinnt, und wer den Stich hat, spielt aus', () => {
    const zu = angesagt('STICHE', ['PIK 9', 'PIK K', 'PIK 10', 'PIK 7']);
    const { state, events } = nach(zu, [spielen('PIK_9'), spielen('PIK_K'), spielen('PIK_10'), spielen('PIK_7')]);
    expect(events.at(-1)).toEqual({ type: 'stichGewonnen', seat: 1, stichNummer: 1, stichpunkte: -10 });
    expect(rentz.prompts(state)).toMatchObject([{ seat: 1, entscheidung: 'KARTE' }]);
    expect(rentz.view(state, 3).letzterStich).toEqual({
      gabe: 1,
      stichNummer: 1,
      ausspieler: 0,
      stichkarten: ['PIK_9', 'PIK_K', 'PIK_10', 'PIK_7'],
      gewinner: 1,
      stichpunkte: -10,
    });
  });

  it('eine höhere Karte einer anderen Farbe sticht nicht', () => {
    const zu = angesagt('STICHE', FARBEN);
    const { state, events } = nach(zu, [spielen('PIK_7'), spielen('HERZ_A')]);
    expect(events.some(({ type }) => type === 'stichGewonnen')).toBe(false);
    const fertig = nach({ state }, [spielen('KREUZ_A'), spielen('KARO_A')]);
    expect(fertig.events.at(-1)).toMatchObject({ type: 'stichGewonnen', seat: 0 });
  });
});

describe('Was die Spiele zählen', () => {
  const punkteIn = (spiel: Spiel, options?: Parameters<typeof angesagt>[2], blind = false) => {
    const zu = blind ? blindAngesagt(spiel, FARBEN, options) : angesagt(spiel, FARBEN, options);
    let gewertet: unknown;
    let lage = { state: zu.state };
    for (const move of alle) {
      const { state, events } = nach(lage, [move], wieGegeben);
      gewertet = events.find(({ type }) => type === 'gabeGewertet');
      if (gewertet) break;
      lage = { state };
    }
    return gewertet;
  };

  it.each([
    ['HERZ_KOENIG', -80, true],
    ['DAMEN', -80, true],
    ['KAROS', -80, false],
    ['STICHE', -80, false],
    ['TOTALE', -320, false],
    ['ZEHN', 80, true],
    ['WHIST', 80, false],
  ] as const)('%s: wer alles nimmt, hat %d Punkte', (spiel, punkte, vorzeitig) => {
    expect(punkteIn(spiel)).toMatchObject({ spiel, vorzeitig, ergebnis: [punkte, 0, 0, 0], stand: [punkte, 0, 0, 0] });
  });

  it('mit hohen Werten: Herz-König -100, Dame -40, Karo -30, Stich -50, Kreuz-10 +200, Whist +50', () => {
    const hohe = { herzKoenig: -100, dame: -40, karo: -30, stich: -50, kreuzZehn: 200, whist: 50 };
    const soll = { HERZ_KOENIG: -100, DAMEN: -160, KAROS: -240, STICHE: -400, TOTALE: -900, ZEHN: 200, WHIST: 400 } as const;
    for (const [spiel, punkte] of Object.entries(soll)) {
      expect(punkteIn(spiel as Spiel, hohe)).toMatchObject({ ergebnis: [punkte, 0, 0, 0] });
    }
  });

  it('blind gewählt zählt alles doppelt, für alle', () => {
    expect(punkteIn('TOTALE', undefined, true)).toMatchObject({ blind: true, ergebnis: [-640, 0, 0, 0] });
    expect(punkteIn('ZEHN', undefined, true)).toMatchObject({ blind: true, ergebnis: [160, 0, 0, 0] });
  });
});

describe('Ein Spiel endet, sobald alles vergeben ist', () => {
  it('Herz-König: mit dem Stich, in dem er liegt', () => {
    const zu = angesagt('HERZ_KOENIG', FARBEN);
    const vorher = nach(zu, [...stich('A'), ...stich('K').slice(0, 3)]);
    expect(vorher.events.some(({ type }) => type === 'gabeGewertet')).toBe(false);
    const { events, state } = nach(vorher, stich('K').slice(3), wieGegeben);
    expect(events.map(({ type }) => type).slice(-3)).toEqual(['stichGewonnen', 'gabeGewertet', 'gegeben']);
    expect(rentz.view(state, 0).zettel).toEqual([
      { gabe: 1, ansager: 0, spiel: 'HERZ_KOENIG', blind: false, ergebnis: [-80, 0, 0, 0], stand: [-80, 0, 0, 0] },
    ]);
    expect(rentz.view(state, 0).letzterStich).toMatchObject({ gabe: 1, stichNummer: 2, gewinner: 0, stichpunkte: -80 });
  });

  it('Stiche und Totale werden zu Ende gespielt', () => {
    for (const spiel of ['STICHE', 'TOTALE', 'WHIST'] as const) {
      const { events } = nach(angesagt(spiel, FARBEN), alle.slice(0, -1));
      expect(events.some(({ type }) => type === 'gabeGewertet')).toBe(false);
    }
  });
});
