'use client';

import { SkipPracticeDocument } from '@/generated/graphql';
import type { LiveMatch } from '@/live/use-match';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import { PracticeWord } from '../match/practice-word';
import { usePractice } from './use-practice';

/** The word on the present step of a practice round, with the ways out of the script: on freely, or from the beginning. */
export function PracticeRound({ live }: { readonly live: LiveMatch }) {
  const { match, practice } = live;
  const skip = useCommand(SkipPracticeDocument);
  const again = usePractice();
  return (
    <>
      <PracticeWord
        game={match.game}
        step={practice}
        skip={() => void skip.send({ matchId: match.id })}
        again={() => void again.start(match.game)}
        busy={skip.busy || again.busy}
      />
      <Refusal text={skip.refusal ?? again.refusal} />
    </>
  );
}
