'use client';
import { useTranslations } from 'next-intl';
import type { GameTexts } from '../game-board';
import { feenpunkte, spielerAuf } from './ansicht';
import type { Ansicht, Buergerkarte, Platz } from './typen';
import { alsPunkte, nameMitBedingung } from './worte';

/** Says what taking a citizen would bring this seat: points, location, and the citizen's effect; one phrase each. */
export function useFolge(view: Ansicht, seat: number): (platz: Platz, karte: Buergerkarte) => readonly string[] {
  const t = useTranslations('wuerfelkoenig');
  return (platz, karte) => folgen(view, seat, platz, karte, t);
}

/** The phrases of `useFolge`; `t` translates within `wuerfelkoenig`. */
export function folgen(view: Ansicht, seat: number, platz: Platz, karte: Buergerkarte, t: GameTexts): readonly string[] {
  const wirkung = wirkungVon(view, platz, karte, t);
  return [gewinn(view, seat, platz, karte, t), ...(wirkung === null ? [] : [wirkung])];
}

function gewinn(view: Ansicht, seat: number, platz: Platz, karte: Buergerkarte, t: GameTexts): string {
  const mitOrt = karte.gruendet && platz.ortPunkte !== null;
  const ort = { ort: t(`ort.${platz.ort}`), ortPunkte: platz.ortPunkte ?? 0 };
  if (karte.art === 'DRACHE') return t('entscheidung.drache', { punkte: alsPunkte(karte.punkte) });
  if (karte.art === 'FEE') {
    const feen = (spielerAuf(view, seat)?.feen ?? 0) + 1;
    return t(mitOrt ? 'entscheidung.feeMitOrt' : 'entscheidung.fee', { feen, punkte: feenpunkte(feen), ...ort });
  }
  return t(mitOrt ? 'entscheidung.mitOrt' : 'entscheidung.punkte', { punkte: karte.punkte, ...ort });
}

function wirkungVon(view: Ansicht, platz: Platz, karte: Buergerkarte, t: GameTexts): string | null {
  if (karte.art === 'LEHRLING') return t('entscheidung.lehrling');
  if (karte.art === 'ELFE') return t('entscheidung.elfe');
  if (karte.art !== 'HYPNOTISEUR') return null;
  const nachbar = view.reihe.find(({ platz: anderer }) => anderer === platz.platz + 1)?.karte;
  return nachbar ? t('entscheidung.hypnotiseur', { wer: nameMitBedingung(nachbar.buerger, t) }) : t('entscheidung.hypnotiseurAllein');
}
