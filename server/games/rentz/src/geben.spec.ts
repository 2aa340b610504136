import { describe, expect, it } from '@jest/globals';
import { playout } from '@tavern-jack/kernel/testing';
import { type Options, rentz, SPIELE } from './index.js';
import { karten, nach, OFFIZIELL, ohneZufall, spielen, verteilt } from './testing/lage.js';

const ZEICHEN = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'];
const leer = (spieler: number): string[] => Array.from({ length: spieler }, () => '');

describe('Vorbereitung', () => {
  it.each([
    [3, '9', 'B', 24],
    [4, '7', '10', 32],
    [5, '5', '10', 40],
    [6, '3', '9', 48],
  ])('zu %d: Karten ab der %s, je 8 pro Spieler; die Reihen beginnen mit %s', (spieler, niedrigste, start, blatt) => {
    const { state } = verteilt(leer(spieler));
    const view = rentz.view(state, 'auditor');
    const gegeben = view.spieler.flatMap(({ handkarten }) => handkarten ?? []);
    const raenge = ZEICHEN.slice(ZEICHEN.indexOf(niedrigste));
    const alle = ['PIK', 'HERZ', 'KREUZ', 'KARO'].flatMap((farbe) => raenge.map((rang) => `${farbe}_${rang}`));
    expect(gegeben).toHaveLength(blatt);
    expect([...gegeben].sort()).toEqual(alle.sort());
    expect(view.spieler.map(({ karten }) => karten)).toEqual(Array(spieler).fill(8));
    expect(view.reihen.map(({ startkarte }) => startkarte)).toEqual(['PIK', 'HERZ', 'KREUZ', 'KARO'].map((farbe) => `${farbe}_${start}`));
    expect(view.reihen.map(({ endkarte }) => endkarte)).toEqual(['PIK', 'HERZ', 'KREUZ', 'KARO'].map((farbe) => `${farbe}_${niedrigste}`));
  });

  it('nicht zu zweit, nicht zu siebt', () => {
    for (const count of [2, 7]) expect(() => rentz.setup({ count, startingSeat: 0 }, OFFIZIELL, ohneZufall)).toThrow(RangeError);
    expect(() => rentz.setup({ count: 4, startingSeat: 4 }, OFFIZIELL, ohneZufall)).toThrow(RangeError);
  });
});

describe('Acht Spiele, jeder wählt jedes einmal', () => {
  it.each([
    [3, 24],
    [4, 32],
    [5, 40],
    [6, 48],
  ])('zu %d sind das %d Spiele, gewählt reihum im Uhrzeigersinn', (spieler, gaben) => {
    const match = { seed: spieler, seats: { count: spieler, startingSeat: 2 }, options: OFFIZIELL };
    const gewertet = [...playout(rentz, match)].flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'gabeGewertet' ? [event] : [])),
    );
    expect(gewertet).toHaveLength(gaben);
    expect(gewertet.map(({ ansager }) => ansager)).toEqual(gewertet.map((_, gabe) => (2 + gabe) % spieler));
    for (let seat = 0; seat < spieler; seat++) {
      const eigene = gewertet.flatMap(({ ansager, spiel }) => (ansager === seat ? [spiel] : []));
      expect([...eigene].sort()).toEqual([...SPIELE].sort());
    }
  });

  it('wer dran ist, sucht nach Blick in seine Karten ein Spiel aus und beginnt', () => {
    const lage = verteilt(['PIK A K D B 10 9 8 7', '', '', '']);
    expect(rentz.prompts(lage.state)).toMatchObject([{ seat: 0, entscheidung: 'BLIND' }]);
    const gesehen = nach(lage, [{ type: 'ansehen' }]);
    expect(gesehen.events).toEqual([{ type: 'aufgenommen', seat: 0, handkarten: karten('PIK A K D B 10 9 8 7') }]);
    expect(rentz.legalMoves(gesehen.state, 0)).toEqual(SPIELE.map((spiel) => ({ type: 'ansagen', spiel })));
    const { state } = nach(gesehen, [{ type: 'ansagen', spiel: 'WHIST' }]);
    expect(rentz.prompts(state)).toMatchObject([{ seat: 0, entscheidung: 'KARTE', spiel: 'WHIST', blind: false }]);
  });

  it('ein gespieltes Spiel ist abgehakt, die anderen nicht', () => {
    const { state } = verteilt(leer(4)).and(
      { type: 'angesagt', seat: 0, spiel: 'WHIST', blind: true },
      {
        type: 'gabeGewertet',
        gabe: 1,
        ansager: 0,
        spiel: 'WHIST',
        blind: true,
        vorzeitig: false,
        ergebnis: [0, 0, 0, 160],
        stand: [0, 0, 0, 160],
      },
      { type: 'gegeben', gabe: 33, wiederholung: 0, ansager: 0, blaetter: [[], [], [], []] },
    );
    expect(rentz.view(state, 0).spieler[0]?.offeneSpiele).toEqual(SPIELE.filter((spiel) => spiel !== 'WHIST'));
    const nochmal = rentz.decide(state, 0, { type: 'blindansagen', spiel: 'WHIST' }, ohneZufall);
    expect(nochmal).toMatchObject({ ok: false, rejection: { code: 'SCHON_GEWAEHLT', params: { spiel: 'WHIST' } } });
  });
});

describe('Was nicht geht', () => {
  const lage = verteilt(['PIK A, HERZ 7', '', '', '']);
  it('wer nicht dran ist, keinen solchen Zug, etwas anderes als gefragt', () => {
    lage.when(1, { type: 'ansehen' }).refused('NICHT_DRAN');
    lage.when(0, { type: 'reden' } as never).refused('KEIN_SOLCHER_ZUG');
    lage.when(0, { type: 'ansagen', spiel: 'TRUMPF' } as never).refused('KEIN_SOLCHER_ZUG');
    lage.when(0, { type: 'ansagen', spiel: 'WHIST' }).refused('JETZT_NICHT');
    lage.when(0, spielen('PIK_A')).refused('JETZT_NICHT');
  });
});

describe('Die Werte schwanken von Runde zu Runde', () => {
  it('der Tisch stellt sie ein: auch Herz-König -100 oder -200, Damen -40, Karo -30, Stich -50, Kreuz-10 +200, Whist +50', () => {
    const { presets, exclusions, isOfficial } = rentz.manifest;
    const hohe = presets.find(({ id }) => id === 'hoheWerte')?.options;
    expect(hohe).toEqual({ herzKoenig: -100, dame: -40, karo: -30, stich: -50, kreuzZehn: 200, whist: 50 });
    expect(presets.some(({ options }) => options.herzKoenig === -200)).toBe(true);
    expect(presets.map(({ options }) => isOfficial(options))).toEqual([true, false, false]);
    for (const { options } of presets) for (const seats of [3, 4, 5, 6]) expect(exclusions(options, seats)).toEqual([]);
  });

  it.each([
    [{ herzKoenig: 80 }, 'HERZ_KOENIG_WERT'],
    [{ dame: 0 }, 'DAME_WERT'],
    [{ karo: -10.5 }, 'KARO_WERT'],
    [{ stich: -501 }, 'STICH_WERT'],
    [{ kreuzZehn: -80 }, 'KREUZ_ZEHN_WERT'],
    [{ whist: Number.NaN }, 'WHIST_WERT'],
  ] as [Partial<Options>, string][])('%j macht kein Spiel: %s', (anders, grund) => {
    expect(rentz.manifest.exclusions({ ...OFFIZIELL, ...anders }, 4)).toEqual([grund]);
  });
});
