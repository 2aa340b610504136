'use client';

import { useReducedMotion } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { boardOf } from '@/boards';
import type { GameId } from '@/generated/graphql';
import { stay } from '@/scenes/playing';
import type { Scene } from '@/scenes/scenes';

/** Where one stands in a scene. */
export interface SceneStanding {
  readonly index: number;
  /** Came one step forward: what happened may be shown in motion. */
  readonly stepped: boolean;
  readonly playing: boolean;
}

const start = (playing: boolean): SceneStanding => ({ index: 0, stepped: false, playing });
const ownKeys = 'input, textarea, select, [role="dialog"] *';
const pressable = 'button, a, summary, [role="button"], [role="radio"]';
const within = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Runs through a scene: by itself, until somebody steps by hand, and for those who want no motion only by hand. */
export function useScene(game: GameId, scene: Scene) {
  const quiet = useReducedMotion(true, { getInitialValueInEffect: false });
  const [standing, setStanding] = useState<SceneStanding>(() => start(false));
  const last = scene.steps.length - 1;
  const { index, playing } = standing;

  // Another scene begins anew.
  useEffect(() => setStanding(start(!quiet && scene.steps.length > 1)), [quiet, scene]);

  const go = useCallback(
    (to: number, plays = false) =>
      setStanding((before) => {
        const index = Math.max(0, Math.min(last, to));
        return { index, stepped: index === before.index + 1, playing: plays && index < last };
      }),
    [last],
  );

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => go(index + 1, true), stay(boardOf(game), scene, index));
    return () => clearTimeout(timer);
  }, [playing, index, game, scene, go]);

  const toggle = useCallback(() => {
    if (playing) setStanding((before) => ({ ...before, stepped: false, playing: false }));
    // At the end there is nothing more to play: once more from the start.
    else if (index >= last) setStanding(start(true));
    else go(index + 1, true);
  }, [playing, index, last, go]);

  const always = { preventDefault: true, ignoreEventWhen: (event: KeyboardEvent) => within(event, ownKeys) };
  useHotkeys('left', () => go(index - 1), always);
  useHotkeys('right', () => go(index + 1), always);
  // On a button the space bar presses that button.
  useHotkeys('space', toggle, { ...always, ignoreEventWhen: (event) => within(event, ownKeys) || within(event, pressable) });
  return { standing, go, toggle, last };
}

/** What the board shall play at a step: the same objects as long as one stays there, new ones each time one steps there. */
export function useShownEvents({ steps }: Scene, { index, stepped }: SceneStanding) {
  const shown = useRef<{ readonly at: unknown; readonly index: number; readonly events: readonly object[] }>({
    at: null,
    index: -1,
    events: [],
  });
  if (shown.current.at !== steps || shown.current.index !== index) {
    const events = stepped ? (steps[index]?.events ?? []).map((event) => ({ ...event })) : [];
    shown.current = { at: steps, index, events };
  }
  return shown.current.events;
}
