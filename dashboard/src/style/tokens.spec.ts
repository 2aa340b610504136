import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { colourTokens, contrast } from './contrast';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const grounds = ['bg', 'surface', 'raised'];
const seats = [1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}`);
const texts = ['ink', 'muted', 'lamp', 'win', 'lose', 'note', ...seats, 'uni', 'altstadt', 'hafen', 'kiez'];

describe('contrast', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#8a5200', '#8a5200')).toBe(1);
  });

  it('reads no other notation than #rrggbb', () => {
    expect(() => contrast('#fff', '#000000')).toThrow('#fff');
  });
});

describe.each(['dark', 'light'])('the %s scheme', (scheme) => {
  const tokens = colourTokens(sheet, `[data-mantine-color-scheme="${scheme}"]`);
  const token = (name: string): string => tokens.get(name) ?? `missing: ${name}`;

  it('has every colour', () => {
    expect([...tokens.keys()].sort()).toEqual([...grounds, ...texts, 'on-lamp'].sort());
  });

  it.each(grounds.flatMap((ground) => texts.map((text) => [text, ground])))('shows %s on %s at 4.5:1 or more', (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the text on a lamp-coloured button at 4.5:1 or more', () => {
    expect(contrast(token('on-lamp'), token('lamp'))).toBeGreaterThanOrEqual(4.5);
  });
});
