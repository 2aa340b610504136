'use client';
import { useTranslations } from 'next-intl';
import { deckelNachErwerb, imViertel } from './ansicht';
import type { Ansicht, Kneipe } from './typen';

/** Says what owning a pub would bring this seat: its share of the quarter and the Deckel on the printed card. */
export function useFolge(view: Ansicht, seat: number): (kneipe: Kneipe) => string {
  const t = useTranslations('kiezkoenig');
  return (kneipe) => {
    const anzahl = imViertel(view, kneipe, seat) + (kneipe.besitzer === seat ? 0 : 1);
    const viertel = t(`viertel.${kneipe.viertel}`);
    const anteil = t(anzahl === 3 ? 'entscheidung.ganzesViertel' : 'entscheidung.anteil', { anzahl, viertel });
    const deckel = deckelNachErwerb(view, kneipe, seat);
    return deckel === null ? anteil : `${anteil} ${t('entscheidung.deckelDann', { deckel })}`;
  };
}
