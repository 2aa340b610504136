'use client';

import { useEffect } from 'react';
import { SkipPracticeDocument } from '@/generated/graphql';
import type { LiveMatch } from '@/live/use-match';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import { PracticeWord } from '../match/practice-word';
import { usePractice } from './use-practice';
import { practiceWords } from './words';

/** On a phone the words take room: the board moves up to the upper edge, once. */
function useRoomForTheBoard(matchId: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another practice round begins with its own board
  useEffect(() => {
    if (window.matchMedia('(max-width: 999px)').matches) document.getElementById('board')?.scrollIntoView({ block: 'start' });
  }, [matchId]);
}

/** The word on the present step of a practice round, with the ways out of the script: on freely, or from the beginning. */
export function PracticeRound({ live }: { readonly live: LiveMatch }) {
  const { match } = live;
  const skip = useCommand(SkipPracticeDocument);
  const again = usePractice();
  useRoomForTheBoard(match.id);
  const words = practiceWords(live.frames, match.mySeat);
  if (words.at === 'free') return null;
  return (
    <>
      <PracticeWord
        game={match.game}
        words={words}
        skip={() => void skip.send({ matchId: match.id })}
        again={() => void again.start(match.game)}
        busy={skip.busy || again.busy}
      />
      <Refusal text={skip.refusal ?? again.refusal} />
    </>
  );
}
