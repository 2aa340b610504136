'use client';

import { useTranslations } from 'next-intl';
import type { GameId } from '@/generated/graphql';
import { gameCard, optionsOn, type TableOptions } from '../games';

interface Terms {
  readonly game: GameId;
  readonly options: TableOptions;
  readonly clockSeconds: number | null;
  readonly winsNeeded?: number;
  readonly series?: { readonly winsNeeded: number } | null;
}

/** How a table plays, in a few words each: its game, its options, how long, and the clock. */
export function useFacts(): (terms: Terms) => readonly string[] {
  const texts = useTranslations('room');
  const games = useTranslations('games');
  return ({ game, options, clockSeconds, winsNeeded = 1, series = null }) => {
    const { slug } = gameCard(game);
    const on = optionsOn(options);
    const wins = series?.winsNeeded ?? winsNeeded;
    return [
      games(`${slug}.name`),
      ...(on.length > 0 ? on : ['usual']).map((fact) => games(`${slug}.fact.${fact}`)),
      ...(wins > 1 ? [texts('series', { wins })] : []),
      clockSeconds ? texts('clock', { seconds: clockSeconds }) : texts('noClock'),
    ];
  };
}
