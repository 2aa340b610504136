'use client';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';

/** Whether the chances of the cards are shown: a help for practice, off until somebody wants it; this browser remembers it. */
export function useChancen() {
  const [an, setAn] = useLocalStorage({ key: 'tj.kronenduell.chancen', defaultValue: false, getInitialValueInEffect: true });
  const schalten = useCallback(() => setAn((bisher) => !bisher), [setAn]);
  return { an, schalten };
}
