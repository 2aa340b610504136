'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { GameId } from '@/generated/graphql';
import { Refusal } from '@/shell/message';
import { gameCard } from '../games';
import { usePractice } from './use-practice';

/** What now after a practice round: the same once more, or for real. */
export function AfterPractice({ game }: { readonly game: GameId }) {
  const texts = useTranslations('match.practice');
  const { start, busy, refusal } = usePractice();
  return (
    <>
      <Button component={Link} href={`/?spiel=${gameCard(game).slug}`} size="lg">
        {texts('forReal')}
      </Button>
      <Button size="lg" variant="default" loading={busy} onClick={() => start(game)}>
        {texts('again')}
      </Button>
      <Refusal text={refusal} />
    </>
  );
}
