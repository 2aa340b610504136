'use client';

import { useLocalStorage } from '@mantine/hooks';
import { useHotkeys } from 'react-hotkeys-hook';

/** What the keys do. */
export interface KeyCommands {
  readonly step: (by: 1 | -1) => void;
  readonly move: (direction: 'next' | 'previous') => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  readonly play: () => void;
  readonly focusEvents: () => void;
  readonly textForm: () => void;
  readonly help: () => void;
}

const ownKeys = 'input:not([type="range"]), textarea, select, [contenteditable="true"], [role="dialog"] *';
const pressable = 'button, a, summary, [role="button"]';

const within = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Whether the single letters do something; whoever dictates or slips easily turns them off. */
export const useLetterKeys = () => useLocalStorage({ key: 'tj.replay-letters', defaultValue: true });

/** The keys of a replay. They rest while something is typed or a dialog is open. */
export function useReplayKeys(commands: KeyCommands): void {
  const [letters] = useLetterKeys();
  const always = { preventDefault: true, enableOnFormTags: true, ignoreEventWhen: (event: KeyboardEvent) => within(event, ownKeys) };
  const written = { ...always, useKey: true, enabled: letters };
  useHotkeys('left', () => commands.step(-1), always);
  useHotkeys('right', () => commands.step(1), always);
  useHotkeys('shift+left', () => commands.move('previous'), always);
  useHotkeys('shift+right', () => commands.move('next'), always);
  useHotkeys('home', commands.toStart, always);
  useHotkeys('end', commands.toEnd, always);
  // On a button the space bar presses that button.
  useHotkeys('space', commands.play, { ...always, ignoreEventWhen: (event) => within(event, ownKeys) || within(event, pressable) });
  useHotkeys('k', () => commands.step(-1), written);
  useHotkeys('j', () => commands.step(1), written);
  useHotkeys('shift+k', () => commands.move('previous'), written);
  useHotkeys('shift+j', () => commands.move('next'), written);
  useHotkeys('e', commands.focusEvents, written);
  useHotkeys('b', commands.textForm, written);
  // Where the question mark lies, and with which other key it is made, differs by keyboard.
  useHotkeys('?', commands.help, { ...written, enabled: true, ignoreModifiers: true });
}
