import type { GameTexts } from '../game-board';
import { farbeVon, rangVon } from './karten';
import type { Farbe, Karte } from './typen';

/** "Herz-König", "Pik-10". `t` translates within a game that has the shared `karten` texts. */
export const kartenname = (karte: Karte, t: GameTexts): string =>
  t('karten.name', { farbe: t(`karten.farbe.${farbeVon(karte)}`), rang: t(`karten.rang.${rangVon(karte)}`) });

/** "Herz". */
export const farbname = (farbe: Farbe, t: GameTexts): string => t(`karten.farbe.${farbe}`);
