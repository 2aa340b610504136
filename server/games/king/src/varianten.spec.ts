import { describe, expect, it } from '@jest/globals';
import { drawsFrom } from '@tavern-jack/kernel';
import { playout, seededSource } from '@tavern-jack/kernel/testing';
import { king, type Options } from './index.js';
import { type Kontrakt, MINUSSPIELE } from './kontrakt.js';
import { OFFIZIELL } from './optionen.js';
import { regelwerkFuer } from './regelwerk.js';
import { BEN, CARLA, DAN, stellung } from './testing/stellung.js';

const DOPPEL: Options = { ...OFFIZIELL, spielform: 'DOPPEL_KING' };
const RIFKI: Options = { ...OFFIZIELL, spielform: 'RIFKI', trumpfwahl: 'GEBER' };
const HAENDE = [['PIK_2'], ['PIK_3'], ['PIK_4'], ['PIK_5']] as const;

const zettel = (options: Options, seed: number) => {
  const steps = [...playout(king, { seed, options, seats: { count: 4, startingSeat: seed % 4 } })];
  return steps.at(-1)?.after.zettel ?? [];
};

describe('Die Reihenfolge', () => {
  it.each([
    [3, 9],
    [4, 10],
    [5, 11],
  ])('zu %i sind es %i Spiele: sechs Minusspiele, dann für jeden ein Trumpfspiel', (seats, spiele) => {
    const { folge } = regelwerkFuer(OFFIZIELL, seats);
    expect(folge).toEqual([...MINUSSPIELE, ...Array.from({ length: seats }, () => 'TRUMPF')]);
    expect(folge).toHaveLength(spiele);
  });

  it('andere Reihenfolge: die Damen vor den Königen und Buben', () => {
    expect(regelwerkFuer({ ...OFFIZIELL, damenZuerst: true }, 4).folge?.slice(0, 6)).toEqual([
      'STICHE',
      'HERZEN',
      'DAMEN',
      'KOENIGE_BUBEN',
      'HERZ_KOENIG',
      'ZWEI_STICHE',
    ]);
  });
});

describe.each([
  ['Doppel-King', DOPPEL],
  ['Rıfkı', RIFKI],
])('%s', (_name, options) => {
  it('20 Spiele: jeder sagt zwei Trumpfspiele und drei Minusspiele an, jedes Minusspiel kommt genau zweimal', () => {
    for (let seed = 0; seed < 4; seed++) {
      const zeilen = zettel(options, seed);
      expect(zeilen).toHaveLength(20);
      for (const seat of [0, 1, 2, 3]) {
        const eigene = zeilen.filter(({ ansager }) => ansager === seat).map(({ kontrakt }) => kontrakt);
        expect([eigene.length, eigene.filter((kontrakt) => kontrakt === 'TRUMPF').length]).toEqual([5, 2]);
      }
      for (const kontrakt of MINUSSPIELE) expect(zeilen.filter((zeile) => zeile.kontrakt === kontrakt)).toHaveLength(2);
    }
  });

  it('wählbar ist, was der Ansager noch geben darf und was noch nicht zweimal gespielt wurde', () => {
    const bisher: readonly (readonly [Kontrakt, number])[] = [
      ['STICHE', CARLA],
      ['STICHE', DAN],
      ['TRUMPF', BEN],
      ['TRUMPF', BEN],
      ['DAMEN', BEN],
    ];
    const lage = stellung({ options, kontrakt: null, haende: HAENDE, geber: BEN, bisher });
    expect(king.legalMoves(lage.state, BEN)).toEqual(
      ['HERZEN', 'KOENIGE_BUBEN', 'DAMEN', 'HERZ_KOENIG', 'ZWEI_STICHE'].map((kontrakt) => ({ type: 'ansagen', kontrakt })),
    );
    lage.when(BEN, { type: 'ansagen', kontrakt: 'TRUMPF' }).refused('KONTRAKT_NICHT_FREI');
    lage.when(BEN, { type: 'ansagen', kontrakt: 'HERZEN' }).then({ type: 'kontraktAngesagt', seat: BEN, kontrakt: 'HERZEN' });
    const view = king.view(lage.state, BEN);
    expect(view.spieler[BEN]).toMatchObject({ trumpfspieleUebrig: 0, minusspieleUebrig: 2 });
    expect(view.vorrat.map(({ uebrig }) => uebrig)).toEqual([0, 2, 2, 1, 2, 2, 6]);
  });
});

describe('Doppel-King', () => {
  it('links vom Geber wird ausgespielt, und die letzte Karte des Gebers, die nur er kennt, kann Trumpf zeigen', () => {
    const lage = stellung({ options: DOPPEL, kontrakt: null, haende: HAENDE, geber: BEN });
    expect([king.view(lage.state, BEN).trumpfkarte, king.view(lage.state, CARLA).trumpfkarte]).toEqual(['PIK_3', null]);
    lage
      .when(BEN, { type: 'ansagen', kontrakt: 'TRUMPF' })
      .then(
        { type: 'kontraktAngesagt', seat: BEN, kontrakt: 'TRUMPF' },
        { type: 'trumpfBestimmt', seat: BEN, farbe: 'PIK', karte: 'PIK_3' },
      );
  });
});

describe('Türkisches King (Rıfkı)', () => {
  it('wer die Karo-2 hat, sagt zuerst an und spielt aus, danach geht es gegen den Uhrzeigersinn', () => {
    for (let seed = 0; seed < 5; seed++) {
      const events = king.setup({ count: 4, startingSeat: 0 }, RIFKI, drawsFrom(seededSource(seed)));
      const dealt = events.find(({ type }) => type === 'ausgeteilt');
      if (dealt?.type !== 'ausgeteilt') throw new Error('not dealt');
      const karoZwei = dealt.haende.findIndex((hand) => hand?.includes('KARO_2'));
      expect([dealt.ansager, dealt.ausspieler]).toEqual([karoZwei, karoZwei]);
      const ansager = zettel(RIFKI, seed).map((zeile) => zeile.ansager);
      expect(ansager.map((seat, at) => (seat + at) % 4)).toEqual(ansager.map(() => ansager[0]));
    }
  });

  it('gespielt wird nach rechts, und im Trumpfspiel bestimmt der Ansager den Trumpf', () => {
    const lage = stellung({ options: RIFKI, kontrakt: null, haende: HAENDE, geber: BEN, ausspieler: BEN });
    const nach = lage.and({ type: 'kontraktAngesagt', seat: BEN, kontrakt: 'TRUMPF' });
    expect(king.prompts(nach.state)[0]).toMatchObject({ seat: BEN, kingEntscheidung: 'TRUMPF_ANSAGEN' });
    const spiel = nach.and(
      { type: 'trumpfBestimmt', seat: BEN, farbe: 'HERZ', karte: null },
      { type: 'karteGelegt', seat: BEN, karte: 'PIK_3' },
    );
    expect(king.prompts(spiel.state)[0]?.seat).toBe(0);
    expect(king.view(spiel.state, 0).imUhrzeigersinn).toBe(false);
  });
});

describe('Was nicht zusammengeht', () => {
  it.each([
    [{ spielform: 'DOPPEL_KING' }, 3, ['DOPPEL_KING_NUR_ZU_VIERT']],
    [{ spielform: 'RIFKI', trumpfwahl: 'GEBER' }, 5, ['RIFKI_NUR_ZU_VIERT']],
    [{ spielform: 'RIFKI' }, 4, ['RIFKI_ANSAGER_BESTIMMT_TRUMPF']],
    [{ ...RIFKI, turnierregeln: true }, 4, ['RIFKI_HAT_EIGENE_PFLICHTEN']],
    [{ ...RIFKI, einzelkarte: 'KARO_10' }, 4, ['RIFKI_HAT_EIGENE_WERTE']],
    [{ turnierregeln: true }, 4, ['TURNIER_GEBER_WAEHLT_TRUMPF']],
    [{ andereWerte: true }, 5, ['ANDERE_WERTE_NUR_ZU_VIERT']],
    [{ ...DOPPEL, damenZuerst: true }, 4, ['REIHENFOLGE_WIRD_ANGESAGT']],
    [{ einzelkarte: 'PIK_2' }, 3, ['EINZELKARTE_NICHT_IM_SPIEL']],
    [{ einzelkarte: 'PIK_7' }, 5, ['EINZELKARTE_NICHT_IM_SPIEL']],
    [{ einzelkarte: 'PIK_2' }, 4, []],
    [{}, 3, []],
  ] as const)('%j zu %i: %j', (options, seats, reasons) => {
    expect(king.manifest.exclusions({ ...OFFIZIELL, ...options } as Options, seats)).toEqual(reasons);
  });

  it('um Einsatz wird nur nach den Hauptregeln gespielt', () => {
    expect(king.manifest.isOfficial({ ...OFFIZIELL })).toBe(true);
    for (const { options } of king.manifest.presets.slice(1)) expect(king.manifest.isOfficial(options)).toBe(false);
  });
});
