'use client';

import { useRouter } from 'next/navigation';
import { type GameId, StartPracticeDocument } from '@/generated/graphql';
import { useCommand } from '@/network/use-command';

/** Begins a practice round and goes there; come in by name first. */
export function usePractice() {
  const router = useRouter();
  const { send, busy, refusal } = useCommand(StartPracticeDocument);
  const start = async (game: GameId) => {
    const outcome = await send({ game });
    if (outcome?.__typename === 'StartMatchSuccess') router.push(`/partie/${outcome.matchId}`);
  };
  return { start, busy, refusal };
}
