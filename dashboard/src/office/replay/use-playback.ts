'use client';

import { useCallback, useEffect, useState } from 'react';
import { type AnyBoard, boardOf } from '@/boards';
import { isHouseEvent } from '@/boards/house-sentence';
import type { GameId } from '@/generated/graphql';
import type { Step } from './step';

/** How fast a replay may run. */
export const speeds = [1, 2, 4] as const;
/** How fast a replay runs. */
export type Speed = (typeof speeds)[number];

const readingTime = 700;
const glance = 120;

/** How long an event stays, in ms at a speed of 1: as long as it moves, and then long enough to be read. */
function stay({ duration }: AnyBoard, step: Step | undefined): number {
  const event = step?.frame.event;
  if (!event || event.__typename === 'MatchClockStarted') return glance;
  return (isHouseEvent(event) ? 0 : duration(event)) + readingTime;
}

/** Runs through the events by itself. */
export function usePlayback(game: GameId, steps: readonly Step[], index: number, go: (index: number) => void) {
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = index >= steps.length - 1;
  const playing = wanted && !last;
  useEffect(() => {
    if (!wanted) return;
    if (last) return setWanted(false);
    const timer = setTimeout(() => go(index + 1), stay(boardOf(game), steps[index]) / speed);
    return () => clearTimeout(timer);
  }, [wanted, last, index, speed, game, steps, go]);
  const toggle = useCallback(() => {
    // At the end there is nothing more to play: once more from the start.
    if (!playing && last) go(0);
    setWanted(!playing);
  }, [playing, last, go]);
  return { playing, toggle, stop: useCallback(() => setWanted(false), []), speed, setSpeed };
}
