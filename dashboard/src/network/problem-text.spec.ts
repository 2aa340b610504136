import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createTranslator } from 'use-intl/core';
import { type ProblemTexts, problemText } from './problem-text';

const messagesOf = (name: string) => JSON.parse(readFileSync(new URL(`../../messages/de/${name}.json`, import.meta.url), 'utf8'));
const translator = (messages: object) => createTranslator({ locale: 'de', messages }) as unknown as ProblemTexts;
const messages = messagesOf('problems');
const [texts, games] = [translator(messages), translator(messagesOf('games'))];

describe('a refusal in words', () => {
  it('says what is missing, whatever the code', () => {
    expect(problemText(texts, { code: 'MOVE_REJECTED', missing: 40 })).toBe('Dafür fehlen dir 40 Taler.');
  });

  it('says how long to wait, in whole seconds and never none', () => {
    expect(problemText(texts, { code: 'TOO_SOON', retryAfterMs: 1_200 })).toContain('in 2 Sekunden');
    expect(problemText(texts, { code: 'TOO_SOON', retryAfterMs: 3 })).toContain('in einer Sekunde');
    expect(problemText(texts, { code: 'TOO_SOON' })).toContain('in einer Sekunde');
  });

  it("says the game's own reasons why options do not go together, and in general without any", () => {
    const why = (...reasons: string[]) => problemText(texts, { code: 'OPTIONS_REFUSED', reasons }, games);
    expect(why('RIFKI_NUR_ZU_VIERT')).toBe('Rıfkı geht nur zu viert.');
    expect(why('RIFKI_NUR_ZU_VIERT', 'TOO_MUCH_BEER', 'KARO_WERT')).toBe('Rıfkı geht nur zu viert. Ein Karo kostet zwischen 1 und 500.');
    expect([why(), why('TOO_MUCH_BEER')]).toEqual([messages.OPTIONS_REFUSED, messages.OPTIONS_REFUSED]);
  });

  it('has a word for codes that came after it', () => {
    expect(problemText(texts, { code: 'BEER_IS_OUT' as never })).toBe(messages.unknown);
  });
});
