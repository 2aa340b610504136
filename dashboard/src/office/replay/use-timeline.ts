'use client';

import { useMemo } from 'react';
import { boardOf } from '@/boards';
import type { GameId } from '@/generated/graphql';
import type { Step } from './step';
import { autopilotMarks, type Move, movesOf, type Round, roundsOf, type Section, sectionsOf } from './timeline';

/** The order of a match: moves, rounds, and where the autopilot played. */
export interface Timeline {
  readonly moves: readonly Move[];
  readonly rounds: readonly Round[];
  readonly sections: readonly Section[];
  readonly autopilot: readonly number[];
}

/** Worked out once for every set of steps. */
export function useTimeline(game: GameId, steps: readonly Step[]): Timeline {
  const { roundOf } = boardOf(game);
  return useMemo(() => {
    const moves = movesOf(steps);
    const rounds = roundsOf(steps, roundOf);
    return { moves, rounds, sections: sectionsOf(moves, rounds), autopilot: autopilotMarks(steps, moves) };
  }, [steps, roundOf]);
}
