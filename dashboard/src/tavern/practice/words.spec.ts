import { describe, expect, it } from '@jest/globals';
import { practiceWords } from './words';

const seat = 0;
const frame = (key: string | null, index: number, prompt: string | null = null) => ({
  view: {},
  practice: key === null ? null : { key, index, total: 9 },
  prompts: prompt === null ? [] : [{ id: prompt, seat }],
});
/** A frame that is followed by others at once, of the same move or of what happened before one came. */
const followed = (key: string | null, index: number) => ({ ...frame(key, index), view: null });

describe('what Schorsch says in a practice round', () => {
  it('is the word on the decision that is open', () => {
    const frames = [frame('wurf', 1, 'a'), followed('wurf', 1), frame('kauf', 2, 'b')];
    expect(practiceWords(frames, seat)).toEqual({ at: 'script', before: [], step: { key: 'kauf', index: 2, total: 9 } });
  });

  it('keeps the words on what the others did beside it, each once, and leaves out that they are on', () => {
    const frames = [
      frame('kauf', 2, 'b'),
      frame('zuschauen', 3),
      frame('aufdecken', 3),
      frame('gast', 3),
      followed('gast', 3),
      frame('gast', 3),
      frame('weiter', 3, 'c'),
    ];
    expect(practiceWords(frames, seat)).toMatchObject({ before: ['gast'], step: { key: 'weiter' } });
    expect(practiceWords(frames.slice(0, 2), seat)).toMatchObject({ before: [], step: { key: 'zuschauen' } });
  });

  it('is the same after a reload, when only the last frame has a view', () => {
    const frames = [followed('kauf', 2), followed('gast', 3), followed('gast', 3), frame('weiter', 3, 'c')];
    expect(practiceWords(frames, seat)).toMatchObject({ before: ['gast'], step: { key: 'weiter' } });
  });

  it('ends with a closing word, until the first free decision is made', () => {
    const closing = [frame('letzter', 9, 'y'), followed('letzter', 9), frame(null, 0), frame(null, 0, 'z')];
    expect(practiceWords(closing, seat)).toEqual({ at: 'end' });
    expect(practiceWords([...closing, followed(null, 0)], seat)).toEqual({ at: 'end' });
    expect(practiceWords([...closing, frame(null, 0)], seat)).toEqual({ at: 'free' });
    expect(practiceWords([...closing, frame(null, 0), frame(null, 0, 'zz')], seat)).toEqual({ at: 'free' });
  });

  it('is nothing when the script is long over', () => {
    expect(practiceWords([frame(null, 0, 'z'), frame(null, 0)], seat)).toEqual({ at: 'free' });
    expect(practiceWords([], seat)).toEqual({ at: 'free' });
  });
});
