'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { GameId } from '../generated/graphql';
import { houseSentence, isHouseEvent } from './house-sentence';
import { boardOf } from './index';

/** Tells any event of a match in one sentence, the game's or the house's; null where there is nothing to tell. */
export function useTold(game: GameId, names: readonly string[]): (event: { readonly __typename: string }) => string | null {
  const board = boardOf(game);
  const house = useTranslations('match.told');
  const texts = useTranslations(board.game);
  return useCallback(
    (event) => (isHouseEvent(event) ? houseSentence(event, names, house) : board.sentence(event, names, texts)),
    [board, names, house, texts],
  );
}
