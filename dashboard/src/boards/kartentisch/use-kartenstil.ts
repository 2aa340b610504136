'use client';
import { useLocalStorage } from '@mantine/hooks';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import type { Kartenstil } from './typen';

/** Corner letters as they were chosen; `SPRACHE` follows the language of the page. */
export type Indexwahl = 'SPRACHE' | Kartenstil['index'];

/** How cards are printed, remembered by this browser for all card games, and how to change it. */
export function useKartenstil() {
  const sprache = useLocale();
  const [wahl, setWahl] = useLocalStorage<Indexwahl>({ key: 'tj.karten.index', defaultValue: 'SPRACHE' });
  const [vierfarben, setVierfarben] = useLocalStorage({ key: 'tj.karten.vierfarben', defaultValue: false });
  return useMemo(() => {
    const stil: Kartenstil = { index: wahl === 'SPRACHE' ? (sprache === 'de' ? 'DE' : 'FR') : wahl, vierfarben };
    return { stil, wahl, setIndex: setWahl, setVierfarben };
  }, [sprache, wahl, vierfarben, setWahl, setVierfarben]);
}
