'use client';

import { useRouter } from 'next/navigation';
import { type GameId, QuickPlayDocument } from '@/generated/graphql';
import { useCommand } from '@/network/use-command';

/** Takes a seat among strangers and goes there to wait; `homies`: content with homies on free seats. Come in by name first. */
export function useQuickPlay() {
  const router = useRouter();
  const { send, busy, refusal } = useCommand(QuickPlayDocument);
  const play = async (game: GameId, homies: boolean) => {
    const outcome = await send({ game, homies });
    if (outcome?.__typename === 'QuickPlaySuccess') router.push(`/schnellspiel/${outcome.table.id}`);
  };
  return { play, busy, refusal };
}
