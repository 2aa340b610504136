import { describe, expect, it } from '@jest/globals';
import { cardIn, drawsFrom, type HomieLevel, has } from '@tavern-jack/kernel';
import { Given, seededSource } from '@tavern-jack/kernel/testing';
import { wissenAus } from './homie.js';
import { king, type Options, PRESETS } from './index.js';
import { OFFIZIELL } from './optionen.js';
import { gelegt, type Lage, stellung } from './testing/stellung.js';
import { ALLE_TISCHE } from './testing/tische.js';

const zieht = ({ state }: Lage, level: HomieLevel) => {
  const seat = king.prompts(state)[0]?.seat ?? -1;
  return king.homie(level)(king.view(state, seat), seat, king.legalMoves(state, seat), drawsFrom(seededSource(1)));
};

/** Points of one strong homie less the average of the weaker ones, in one match. */
function vorsprung(stark: HomieLevel, schwach: HomieLevel, options: Options, count: number, seed: number): number {
  const [draws, choice] = [drawsFrom(seededSource(seed)), drawsFrom(seededSource(seed + 0x5eed))];
  let state = king.setup({ count, startingSeat: (seed >> 2) % count }, options, draws).reduce(king.evolve, king.initial(options));
  for (let [prompt] = king.prompts(state); prompt; [prompt] = king.prompts(state)) {
    const { seat } = prompt;
    const move = king.homie(seat === seed % count ? stark : schwach)(king.view(state, seat), seat, king.legalMoves(state, seat), choice);
    const decision = king.decide(state, seat, move, draws);
    if (!decision.ok) throw new Error(`${JSON.stringify(move)}: ${decision.rejection.code}`);
    state = decision.events.reduce(king.evolve, state);
  }
  const stand = state.zettel.at(-1)?.stand ?? [];
  const eigen = stand[seed % count] ?? 0;
  return eigen - stand.reduce((sum, punkte) => sum + punkte, -eigen) / (count - 1);
}

/** The lower end of the 95 % interval of the mean. */
function mindestens(werte: readonly number[]): number {
  const mean = werte.reduce((sum, wert) => sum + wert, 0) / werte.length;
  const variance = werte.reduce((sum, wert) => sum + (wert - mean) ** 2, 0) / (werte.length - 1);
  return mean - 1.96 * Math.sqrt(variance / werte.length);
}

describe('Stärke: einer gegen drei schwächere', () => {
  it('Normal schlägt Leicht', () => {
    expect(mindestens(Array.from({ length: 20 }, (_, seed) => vorsprung('NORMAL', 'LEICHT', OFFIZIELL, 4, seed)))).toBeGreaterThan(0);
  });
  it('Schwer schlägt Normal', () => {
    expect(mindestens(Array.from({ length: 5 }, (_, seed) => vorsprung('SCHWER', 'NORMAL', OFFIZIELL, 4, seed)))).toBeGreaterThan(0);
  });
});

describe('Alle Stärken', () => {
  it.each(ALLE_TISCHE.map(({ name, ...tisch }, at) => [name, tisch, at] as const))(
    '%s: nur erlaubte Züge',
    (_name, { options, seats }, at) => {
      // Schwer takes part where choices or duties differ from the main rules most.
      const level = at % 14 === 0 ? 'SCHWER' : 'NORMAL';
      expect(Number.isFinite(vorsprung(level, 'LEICHT', options, seats, at))).toBe(true);
    },
  );
});

describe('Was ein Homie weiß', () => {
  it('wer nicht bedient hat, hat die Farbe nicht; was gelegt wurde, hat niemand mehr', () => {
    const lage = gelegt(
      stellung({
        haende: [
          ['PIK_9', 'PIK_2'],
          ['HERZ_3', 'HERZ_4'],
          ['PIK_5', 'KARO_2'],
          ['PIK_7', 'KARO_3'],
        ],
      }),
      'PIK_9',
      'HERZ_3',
    );
    const { hidden } = wissenAus(king.view(lage.state, 2), 2);
    expect(has(hidden.impossible[1] ?? [0, 0, 0, 0], cardIn('PIK_A'))).toBe(true);
    expect(has(hidden.impossible[0] ?? [0, 0, 0, 0], cardIn('PIK_A'))).toBe(false);
    expect(has(hidden.unseen, cardIn('HERZ_3'))).toBe(false);
    expect(hidden.counts).toEqual([1, 1, 0, 2]);
  });

  it('die gezeigte Trumpfkarte liegt beim Geber', () => {
    const lage = stellung({ kontrakt: 'TRUMPF', haende: [['PIK_9'], ['HERZ_3'], ['PIK_5'], ['PIK_7']] });
    const gezeigt = lage.and({ type: 'trumpfBestimmt', seat: 3, farbe: 'PIK', karte: 'PIK_7' });
    const { hidden } = wissenAus(king.view(gezeigt.state, 0), 0);
    expect(hidden.impossible.map((cannot) => has(cannot, cardIn('PIK_7')))).toEqual([true, true, true, false]);
  });
});

const STARK = [
  'PIK_A',
  'PIK_K',
  'PIK_D',
  'PIK_B',
  'PIK_10',
  'PIK_9',
  'PIK_8',
  'HERZ_A',
  'HERZ_K',
  'KARO_A',
  'KARO_K',
  'KREUZ_A',
  'KREUZ_2',
] as const;
const REST = [
  ['PIK_2', 'PIK_3', 'HERZ_2', 'HERZ_3', 'HERZ_4', 'HERZ_5', 'KARO_2', 'KARO_3', 'KARO_4', 'KARO_5', 'KREUZ_3', 'KREUZ_4', 'KREUZ_5'],
  ['PIK_4', 'PIK_5', 'HERZ_6', 'HERZ_7', 'HERZ_8', 'HERZ_9', 'KARO_6', 'KARO_7', 'KARO_8', 'KARO_9', 'KREUZ_6', 'KREUZ_7', 'KREUZ_8'],
  ['PIK_6', 'PIK_7', 'HERZ_10', 'HERZ_B', 'HERZ_D', 'KARO_10', 'KARO_B', 'KARO_D', 'KREUZ_9', 'KREUZ_10', 'KREUZ_B', 'KREUZ_D', 'KREUZ_K'],
] as const;

describe('Ansagen', () => {
  it.each(['NORMAL', 'SCHWER'] as const)(
    '%s sagt mit sieben Pik und allen Assen Trumpf an, und Pik, und mit lauter niedrigen Karten ein Minusspiel',
    (level) => {
      const options: Options = PRESETS.find(({ id }) => id === 'rifki')?.options ?? OFFIZIELL;
      const stark = stellung({
        options,
        kontrakt: null,
        haende: [STARK, ...REST],
        geber: 0,
        ansager: 0,
        ausspieler: 0,
        bisher: [['STICHE', 3]],
      });
      expect(zieht(stark, level)).toEqual({ type: 'ansagen', kontrakt: 'TRUMPF' });
      expect(zieht(stark.and({ type: 'kontraktAngesagt', seat: 0, kontrakt: 'TRUMPF' }), level)).toEqual({
        type: 'bestimmen',
        farbe: 'PIK',
      });
      const schwach = stellung({
        options,
        kontrakt: null,
        haende: [REST[0], STARK, REST[1], REST[2]],
        geber: 0,
        ansager: 0,
        ausspieler: 0,
      });
      expect(zieht(schwach, level)).not.toEqual({ type: 'ansagen', kontrakt: 'TRUMPF' });
    },
  );

  it.each(['NORMAL', 'SCHWER'] as const)(
    '%s kauft den Trumpf mit einer starken Hand, mit einer schwachen nicht, und verkauft ihn nicht für einen Stich',
    (level) => {
      const options = { trumpfwahl: 'KAUF' } as const;
      const kauf = stellung({ options, kontrakt: 'TRUMPF', haende: [STARK, ...REST] });
      expect(zieht(kauf, level)).toEqual({ type: 'bieten', gebot: 1 });
      expect(zieht(stellung({ options, kontrakt: 'TRUMPF', haende: [REST[0], REST[1], STARK, REST[2]] }), level)).toEqual({
        type: 'passen',
      });
      const geboten = stellung({ options, kontrakt: 'TRUMPF', haende: [...REST, STARK] }).and(
        { type: 'geboten', seat: 0, gebot: 1 },
        { type: 'gepasst', seat: 1 },
        { type: 'gepasst', seat: 2 },
      );
      expect(zieht(geboten, level)).toEqual({ type: 'behalten' });
      const schwach = stellung({ options, kontrakt: 'TRUMPF', haende: [STARK, REST[1], REST[2], REST[0]] }).and(
        { type: 'geboten', seat: 0, gebot: 4 },
        { type: 'gepasst', seat: 1 },
        { type: 'gepasst', seat: 2 },
      );
      expect(zieht(new Given(king, schwach.state), level)).toEqual({ type: 'verkaufen' });
    },
  );
});
