'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { nameVon } from '@/boards/names';
import { useTold } from '@/boards/use-told';
import type { GameId } from '@/generated/graphql';
import type { Step } from './step';

/** Tells any event in one sentence: in the game's words where it has some, else in the office's. */
export function useSentence(game: GameId, names: readonly string[]): (step: Step) => string {
  const texts = useTranslations('office.event');
  const told = useTold(game, names);
  return useCallback(
    ({ frame: { event } }: Step) => {
      if (!event) return texts('hidden');
      if (event.__typename === 'MatchClockStarted') {
        return texts('clock', { names: event.clocks.map((clock) => nameVon(names, clock.seat)).join(', ') });
      }
      return told(event) ?? texts('unknown', { kind: event.kind });
    },
    [names, texts, told],
  );
}
