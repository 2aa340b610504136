'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { nameVon } from '@/boards/kiezkoenig/ansicht';
import { satz } from '@/boards/kiezkoenig/saetze';
import type { Step } from './step';

/** Tells any event in one sentence: in the game's words where it has some, else in the office's. */
export function useSentence(names: readonly string[]): (step: Step) => string {
  const texts = useTranslations('office.event');
  const game = useTranslations('kiezkoenig');
  return useCallback(
    ({ frame: { event } }: Step) => {
      if (!event) return texts('hidden');
      if (event.__typename === 'MatchClockStarted') {
        return texts('clock', { names: event.clocks.map((clock) => nameVon(names, clock.seat)).join(', ') });
      }
      return satz(event, names, game) ?? texts('unknown', { kind: event.kind });
    },
    [names, texts, game],
  );
}
