'use client';

import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useReducer } from 'react';
import type { TableState } from '@/live/use-table';
import { type Bubble, bubblesNow, type Mutes, toggled } from './bubbles';

/** The gestures at a table as one browser sees them, and whose it does not want to see. */
export interface Gestures {
  readonly bubbles: readonly Bubble[];
  readonly mutes: Mutes;
  readonly muteAll: () => void;
  readonly mute: (playerId: string) => void;
}

const none: Mutes = { all: false, players: [] };
const afterwards = 20;

/** Follows the gestures at a table; each fades by itself. What is muted stays muted in this browser. */
export function useGestures(state: TableState): Gestures {
  const [mutes, setMutes] = useLocalStorage<Mutes>({ key: 'tj.mutes', defaultValue: none, getInitialValueInEffect: true });
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const ready = state.phase === 'ready' ? state : null;
  const now = Date.now() + (ready?.serverOffset ?? 0);
  const bubbles = ready ? bubblesNow(ready.frames, now, mutes) : [];
  const fades = bubbles.length === 0 ? null : Math.min(...bubbles.map(({ until }) => until)) - now;
  useEffect(() => {
    if (fades === null) return;
    const timer = setTimeout(lookAgain, fades + afterwards);
    return () => clearTimeout(timer);
  }, [fades]);
  return {
    bubbles,
    mutes,
    muteAll: () => setMutes((before) => ({ ...before, all: !before.all })),
    mute: (playerId) => setMutes((before) => toggled(before, playerId)),
  };
}
