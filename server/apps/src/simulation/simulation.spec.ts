import { describe, expect, it } from '@jest/globals';
import { type AnyGame, HOMIE_LEVELS } from '@tavern-jack/kernel';
import { secretChoice } from '@tavern-jack/kernel/testing';
import { eventHash, type StoredEvent } from '@tavern-jack/platform/records';
import { meanOf, wilson } from './interval.js';
import { type Plan, playerOn, termsOf } from './plan.js';
import { Player } from './play.js';
import { report, speedOf } from './report.js';
import { Tally } from './tally.js';
import { inOrder } from './threads.js';
import { wishesIn } from './wishes.js';
import { written } from './written.js';

const toy = { ...secretChoice, manifest: { ...secretChoice.manifest, id: 'toy', defaults: { hoch: false, stapel: 3 } } } as AnyGame;
const exclusive = {
  ...toy,
  manifest: { ...toy.manifest, id: 'kronenduell', exclusions: ({ hoch }: { hoch: boolean }) => (hoch ? ['HOCH_ALLEIN'] : []) },
} as AnyGame;
const games = [toy, exclusive];
const plan: Plan = { game: 'toy', options: {}, levels: ['SCHWER', 'LEICHT', 'LEICHT'], matches: 90, seed: 's' };

describe("Wilson's interval", () => {
  // Newcombe 1998, table I; and the two ends, which no interval may pass.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [1, 29, 0.0061, 0.1718],
    [0, 20, 0, 0.1611],
    [20, 20, 0.8389, 1],
  ])('%d of %d lies from %d to %d', (wins, matches, low, high) => {
    const interval = wilson(wins, matches);
    expect(interval.share).toBe(wins / matches);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it.each([
    [1, 0],
    [-1, 5],
    [6, 5],
    [0, Number.NaN],
  ])('of %d wins in %d matches there is none', (wins, matches) => expect(() => wilson(wins, matches)).toThrow(RangeError));
});

describe('a mean', () => {
  it('of 2, 4, 4, 4, 5, 5, 7, 9 is 5, give or take 1.96 standard errors', () => {
    const values = [2, 4, 4, 4, 5, 5, 7, 9];
    const { mean, low, high } = meanOf(
      8,
      values.reduce((sum, n) => sum + n),
      values.reduce((sum, n) => sum + n * n, 0),
    );
    expect(mean).toBe(5);
    expect([low, high].map((end) => Number(end.toFixed(3)))).toEqual([3.518, 6.482]);
  });

  it('of one value has no width, and of none there is none', () => {
    expect(meanOf(1, 3, 9)).toEqual({ mean: 3, low: 3, high: 3 });
    expect(() => meanOf(0, 0, 0)).toThrow(RangeError);
  });
});

describe('seats', () => {
  it('each player sits on each seat and begins from each place equally often', () => {
    const seen = new Map<string, number>();
    for (let match = 0; match < 9; match++) {
      const { wish } = termsOf(plan, match);
      wish.seats.forEach((sitting, seat) => {
        const player = playerOn(plan, match, seat);
        expect(sitting).toMatchObject({ level: plan.levels[player] });
        const place = `${player} on ${seat}, ${((seat - (wish.startingSeat ?? 0) + 3) % 3) + 1}. to play`;
        seen.set(place, (seen.get(place) ?? 0) + 1);
      });
    }
    expect(seen.size).toBe(27);
    expect(new Set(seen.values())).toEqual(new Set([1]));
  });

  it('of another match is another chance; of the same the same', () => {
    const seeds = Array.from({ length: 100 }, (_, match) => termsOf(plan, match).seed.toString('hex'));
    expect(new Set(seeds).size).toBe(100);
    expect(termsOf({ ...plan, matches: 1 }, 7)).toEqual(termsOf(plan, 7));
    expect(termsOf({ ...plan, seed: 't' }, 7).seed.toString('hex')).not.toBe(seeds[7]);
  });
});

describe('a simulation', () => {
  const counted = (ranges: readonly (readonly [number, number])[]) => {
    const tally = new Tally(plan);
    const lines: string[] = [];
    const player = new Player(plan, toy);
    const hand = inOrder<{ results: ReturnType<Player['play']>; text: string }>(({ results, text }) => {
      for (const result of results) tally.add(result);
      lines.push(text);
    });
    // From the last to the first, as threads may come in any order.
    for (const [number, [from, to]] of [...ranges.entries()].reverse()) {
      let text = '';
      const results = player.play({ from, to }, (events) => {
        text += written(events);
      });
      hand(number, { results, text });
    }
    return { result: tally.result(), text: lines.join(''), times: player.times };
  };
  const whole = counted([[0, 90]]);

  it('is the same however it is divided, to the last byte of its events', () => {
    const parts = counted([
      [0, 10],
      [10, 47],
      [47, 90],
    ] as const);
    expect(parts.result).toEqual(whole.result);
    expect(parts.text).toBe(whole.text);
  });

  it('shares a win among those who are level, and all wins sum to the matches', () => {
    const { levels, matches, meanMoves, meanRounds } = whole.result;
    expect(matches).toBe(90);
    expect(levels.map(({ level, seats, even }) => [level, seats, even])).toEqual([
      ['SCHWER', 1, 1 / 3],
      ['LEICHT', 2, 2 / 3],
    ]);
    expect(levels.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    // Both levels of the toy lay at random: a third is even.
    expect(levels[0]?.low).toBeLessThan(1 / 3);
    expect(levels[0]?.high).toBeGreaterThan(1 / 3);
    expect([meanMoves, meanRounds]).toEqual([3, undefined]);
    const tally = new Tally(plan);
    tally.add({ shares: [0.5, 0, 0.5], scores: [4, 1, 4], moves: 4, rounds: 2 });
    tally.add({ shares: [0, 1, 0], scores: [-2, 6, 0], moves: 6, rounds: 4 });
    expect(tally.result()).toMatchObject({ levels: [{ share: 0.25 }, { share: 0.75 }], meanMoves: 5, meanRounds: 3 });
    // Schwer counted 4 and -2; the two Leicht of a match count together: 2.5 and 3.
    expect(tally.result().levels.map(({ score }) => score.mean)).toEqual([1, 2.75]);
  });

  it('times every decision by the level that made it', () => {
    const { decisions } = speedOf(whole.times, 270, 2, 1);
    expect(decisions).toMatchObject({ SCHWER: { count: 90 }, LEICHT: { count: 180 } });
    expect(decisions.NORMAL).toBeUndefined();
  });

  it('writes events as lines whose hashes can be recomputed from them alone', () => {
    const lines = whole.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const [first, second] = lines;
    const { hash, data, meta, at, ...rest } = second;
    const row = { ...rest, at: new Date(at), dataText: JSON.stringify(data), metaText: JSON.stringify(meta) };
    expect(eventHash(first.hash, row as StoredEvent)).toBe(hash);
    expect(lines.filter(({ type }) => type === 'match.ended')).toHaveLength(90);
  });

  it('is told in a line for each level', () => {
    const speed = speedOf(whole.times, 270, 2, 4);
    const lines = report(plan, whole.result, speed);
    expect(lines[0]).toBe('90 matches of toy, seed s, options {}');
    expect(lines[2]).toMatch(/^ {2}schwer {2}1 of 3 {2}[\d.]+ % {2}[\d.]+ % to [\d.]+ % {2}33.3 %/);
    expect(lines.at(-1)).toBe('3.0 moves a match; 135 decisions a second on 4 thread(s), 2.0 s');
  });
});

describe('what the command is asked for', () => {
  const usual = ['--game', 'toy', '--matches', '5', '--seats', 'schwer,Leicht'];

  it('is a plan', () => {
    expect(wishesIn([...usual, '--seed', '9', '--workers', '3', '--options', '{"hoch":true}'], games)).toEqual({
      plan: { game: 'toy', options: { hoch: true, stapel: 3 }, levels: ['SCHWER', 'LEICHT'], matches: 5, seed: '9' },
      workers: 3,
      json: false,
      write: undefined,
      exploitability: [],
    });
  });

  it('may be the exploitability alone, or with a plan', () => {
    const presets = [{ name: 'official', options: {} }];
    expect(wishesIn(['--exploitability'], games)).toMatchObject({ plan: undefined, exploitability: presets });
    const both = ['--game', 'kronenduell', '--matches', '5', '--seats', 'schwer,leicht', '--exploitability'];
    expect(wishesIn(both, games)).toMatchObject({ plan: { matches: 5 }, exploitability: presets });
    const own = [{ name: '{"stapel":4}', options: { hoch: false, stapel: 4 } }];
    expect(wishesIn(['--exploitability', '--options', '{"stapel":4}'], games)).toMatchObject({ exploitability: own });
    expect(() => wishesIn(['--game', 'toy', '--exploitability'], games)).toThrow('There is an exploitability of kronenduell only.');
  });

  it.each([
    ['nothing', [], 'npm run simulate'],
    ['a game without seats', ['--game', 'toy', '--matches', '1'], 'npm run simulate'],
    ['an unknown game', ['--game', 'skat'], 'There is no game "skat"; there are: toy, kronenduell.'],
    ['no match', ['--game', 'toy', '--seats', 'leicht,leicht', '--matches', '0'], '--matches must be a whole number from 1 to 1000000.'],
    ['too many', ['--game', 'toy', '--seats', 'leicht,leicht', '--matches', '1000001'], '--matches must be'],
    ['half a match', ['--game', 'toy', '--seats', 'leicht,leicht', '--matches', '1.5'], '--matches must be'],
    [
      'a bad level',
      ['--game', 'toy', '--matches', '1', '--seats', 'leicht,super'],
      'There is no level "super"; there are: leicht, normal, schwer.',
    ],
    ['too few seats', ['--game', 'toy', '--matches', '1', '--seats', 'leicht'], 'toy is for 2 to 3 seats, --seats names 1.'],
    ['options that are no JSON', [...usual, '--options', '{hoch}'], '--options must be a JSON object'],
    ['options that are a list', [...usual, '--options', '[]'], '--options must be a JSON object'],
    ['an unknown option', [...usual, '--options', '{"tief":true}'], 'toy has no option "tief"; there are: hoch, stapel.'],
    ['an option of the wrong kind', [...usual, '--options', '{"hoch":"ja"}'], 'The option "hoch" must be a boolean.'],
    [
      'options that exclude one another',
      ['--game', 'kronenduell', '--matches', '1', '--seats', 'leicht,leicht', '--options', '{"hoch":true}'],
      'These options do not go together: HOCH_ALLEIN.',
    ],
    ['no workers', [...usual, '--workers', '0'], '--workers must be'],
    ['a flag that is none', [...usual, '--quick'], "Unknown option '--quick'"],
  ])('is refused in a sentence: %s', (_what, args, sentence) => {
    expect(() => wishesIn(args, games)).toThrow(expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(sentence) }));
  });

  it('takes every level that there is', () => {
    for (const level of HOMIE_LEVELS)
      expect(wishesIn(['--game', 'toy', '--matches', '1', '--seats', `${level},leicht`], games).plan?.levels[0]).toBe(level);
  });
});
