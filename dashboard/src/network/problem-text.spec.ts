import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createTranslator } from 'use-intl/core';
import { type ProblemTexts, problemText } from './problem-text';

const messages = JSON.parse(readFileSync(new URL('../../messages/de/problems.json', import.meta.url), 'utf8'));
const texts = createTranslator({ locale: 'de', messages }) as unknown as ProblemTexts;

describe('a refusal in words', () => {
  it('says what is missing, whatever the code', () => {
    expect(problemText(texts, { code: 'MOVE_REJECTED', missing: 40 })).toBe('Dafür fehlen dir 40 Taler.');
  });

  it('says how long to wait, in whole seconds and never none', () => {
    expect(problemText(texts, { code: 'TOO_SOON', retryAfterMs: 1_200 })).toContain('in 2 Sekunden');
    expect(problemText(texts, { code: 'TOO_SOON', retryAfterMs: 3 })).toContain('in einer Sekunde');
    expect(problemText(texts, { code: 'TOO_SOON' })).toContain('in einer Sekunde');
  });

  it('has a word for codes that came after it', () => {
    expect(problemText(texts, { code: 'BEER_IS_OUT' as never })).toBe(messages.unknown);
  });
});
