import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createTranslator } from 'use-intl/core';
import type { GameTexts } from './game-board';
import { type HouseEvent, houseSentence, isHouseEvent } from './house-sentence';

const names = ['Annika', 'Ben'];
const schema = readFileSync(new URL('../../../contracts/graphql/matches.graphql', import.meta.url), 'utf8');
const kinds = [...schema.matchAll(/^type (Match\w+) implements MatchEvent/gm)].map((hit) => hit[1] as string);
const line = (seat: number, winner: boolean) => ({ seat, winner });
const samples: readonly HouseEvent[] = [
  { __typename: 'MatchStarted', startingSeat: 1 },
  { __typename: 'MatchClockStarted' },
  { __typename: 'MatchSeatLeft', seat: 1 },
  { __typename: 'MatchSeatAway', seat: 1 },
  { __typename: 'MatchSeatBack', seat: 1 },
  { __typename: 'MatchPracticeSkipped', seat: 0 },
  { __typename: 'MatchEnded', standing: [line(1, true), line(0, false)] },
  { __typename: 'MatchFrozen', errorId: '7F3A' },
];

function textsIn(locale: 'de' | 'en'): GameTexts {
  const { told } = JSON.parse(readFileSync(new URL(`../../messages/${locale}/match.json`, import.meta.url), 'utf8'));
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator({ locale, messages: told as Record<string, never>, onError });
  return (key, values) => t(key as never, values as never);
}

describe.each(['de', 'en'] as const)("the house's sentences in %s", (locale) => {
  const texts = textsIn(locale);

  it.each(kinds)('tell %s, or say nothing of a clock', (kind) => {
    const event = samples.find(({ __typename }) => __typename === kind);
    if (!event) throw new Error(`no sample of ${kind}`);
    expect(isHouseEvent(event)).toBe(true);
    const sentence = houseSentence(event, names, texts);
    if (kind === 'MatchClockStarted') expect(sentence).toBeNull();
    else expect(sentence).toMatch(/^\p{Lu}.*[.!]$/u);
  });

  it('name the winners, one or several', () => {
    expect(houseSentence({ __typename: 'MatchEnded', standing: [line(1, true), line(0, false)] }, names, texts)).toContain('Ben');
    const shared = houseSentence({ __typename: 'MatchEnded', standing: [line(0, true), line(1, true)] }, names, texts);
    expect(shared).toContain('Annika & Ben');
  });
});
