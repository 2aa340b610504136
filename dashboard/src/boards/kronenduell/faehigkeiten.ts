import type { GameTexts } from '../game-board';
import type { Paar } from './typen';

/** The abilities by rank from 1, as keys of their texts and signs. */
const faehigkeiten = ['WAFFENRUHE', 'FALLE', 'SPAEHER', 'UMSTURZ', 'DOPPELT', 'BANN', 'VERSTAERKUNG', 'KRONE'] as const;

export type Faehigkeit = (typeof faehigkeiten)[number];

/** The ability of a rank, 1 to 8; undefined for a rank that this page does not know. */
export const faehigkeitVon = (rang: number): Faehigkeit | undefined => faehigkeiten[rang - 1];

/** What is printed in a card's corner: A for the ace, else the number. */
export const rangzeichen = (rang: number): string => (rang === 1 ? 'A' : String(rang));

/** The name of a rank's ability; its number for a rank that this page does not know. */
export function faehigkeitsname(rang: number, t: GameTexts): string {
  const faehigkeit = faehigkeitVon(rang);
  return faehigkeit ? t(`karte.${faehigkeit}.name`) : String(rang);
}

/** A card in a list: its rank, then the name of its ability. */
export const kartenname = (rang: number, t: GameTexts): string =>
  t('karte.name', { rang: t('karte.rang', { rang }), faehigkeit: faehigkeitsname(rang, t) });

/** A card in a sentence: the name of its ability, then its rank and whatever else is to be said of it. */
export const karteImSatz = (rang: number, t: GameTexts, zusatz: readonly string[] = []): string =>
  t('karte.imSatz', { faehigkeit: faehigkeitsname(rang, t), angaben: [t('karte.rang', { rang }), ...zusatz].join(', ') });

/** A card that was turned up, in words: with what it counts if that is not its rank, and whether it lost its ability. */
export function gewerteteKarte({ raenge, werte, aufgehoben }: Paar, seat: number, t: GameTexts): string {
  const rang = raenge[seat] ?? 0;
  const wert = werte[seat] ?? rang;
  const zusatz = [wert === rang ? null : t('karte.zaehlt', { wert }), aufgehoben[seat] ? t('karte.gebannt') : null];
  return karteImSatz(
    rang,
    t,
    zusatz.filter((wort) => wort !== null),
  );
}
