import { describe, expect, it } from '@jest/globals';
import { saidAt, stay } from './playing';
import { type SceneEvent, type SceneView, scenesOf, withWords } from './scenes';

const view = {} as SceneView;
const event = { __typename: 'KiezkoenigGewuerfelt' } as SceneEvent;
const board = { duration: () => 600 };
const long = 'x'.repeat(100);
const steps = [
  { text: 'Intro', events: [], view },
  { text: long, events: [event], view },
  { text: null, events: [event, event, event], view },
];

describe('a scene that plays by itself', () => {
  it('leaves each sentence long enough to be read, even when nothing moves', () => {
    expect(stay(board, { steps }, 0)).toBe(1200 + 5 * 45);
    expect(stay(board, { steps }, 1)).toBe(1200 + 100 * 45);
  });

  it('waits for the board where nothing is said', () => {
    expect(stay(board, { steps }, 2)).toBe(3 * 600 + 500);
    expect(stay(board, { steps }, 3)).toBe(0);
  });

  it('leaves the last sentence standing where nothing new is said', () => {
    expect([0, 1, 2].map((index) => saidAt({ steps }, index))).toEqual(['Intro', long, long]);
  });
});

describe('frames and words', () => {
  it('come together by their keys, beginning with the situation', () => {
    const frames = { game: 'KIEZKOENIG', scenes: [{ id: 'a', seats: 2, start: view, steps: [{ key: 'b', events: [event], view }] }] };
    const told = withWords(frames, { a: { title: 'A', intro: 'So it begins.', b: 'Then this.' } });
    expect(told.scenes).toEqual([
      {
        id: 'a',
        title: 'A',
        seats: 2,
        steps: [
          { text: 'So it begins.', events: [], view },
          { text: 'Then this.', events: [event], view },
        ],
      },
    ]);
  });

  it('are not there for a game that has none', async () => {
    expect(await scenesOf('constructor', 'de')).toBeUndefined();
  });
});
