import { farbeVon, rangVon } from '../kartentisch/karten';
import type { Karte } from '../kartentisch/typen';
import { enden } from './ansicht';
import type { Ansicht, Entscheidungsfrage } from './typen';

/** In a blind game so many of the ends must be of one rank. */
const GLEICHE_BLIND = 3;

/** Why Rentz may or may not be refused, as the last part of a text's key. */
export type Ablehnhinweis = 'darfAblehnen' | 'darfNicht' | 'darfNichtBlind' | 'oftGenug';

/** The most ends of one rank: there are aces and lowest cards. */
const gleiche = (karten: readonly Karte[]): number => {
  const asse = karten.filter((karte) => rangVon(karte) === 'A').length;
  return Math.max(asse, karten.length - asse);
};

/** Whether a seat may refuse Rentz, and if not, why. */
export function ablehnhinweis({ legalMoves, question }: Entscheidungsfrage, hand: readonly Karte[], spieler: number): Ablehnhinweis {
  if (legalMoves.some(({ rentzZug }) => rentzZug === 'ABLEHNEN')) return 'darfAblehnen';
  const eigene = enden(hand, spieler);
  if (eigene.length < (question.endenNoetig ?? 0)) return question.blind ? 'darfNichtBlind' : 'darfNicht';
  return question.blind && gleiche(eigene) < GLEICHE_BLIND ? 'darfNichtBlind' : 'oftGenug';
}

/** What to bear in mind before a card is played to a trick. */
export function stichhinweis({ laufenderStich }: Ansicht, hand: readonly Karte[]): 'ausspielen' | 'bedienen' | 'frei' {
  const [gefuehrt] = laufenderStich?.stichkarten ?? [];
  if (!gefuehrt) return 'ausspielen';
  return hand.some((karte) => farbeVon(karte) === farbeVon(gefuehrt)) ? 'bedienen' : 'frei';
}

/** What laying a card in its row does besides. */
export function legefolge(karte: Karte, { reihen }: Ansicht): 'ass' | 'unterste' | null {
  if (rangVon(karte) === 'A') return 'ass';
  return reihen.some(({ endkarte }) => endkarte === karte) ? 'unterste' : null;
}
