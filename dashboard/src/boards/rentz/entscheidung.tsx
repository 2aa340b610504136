'use client';
import { Ablehnfrage } from './ablehnfrage';
import { Ansagefrage } from './ansagefrage';
import { Blindfrage } from './blindfrage';
import { Kartenfrage } from './kartenfrage';
import type { EntscheidungProps, Frage, Offen } from './typen';

const tafeln: Readonly<Partial<Record<Frage['entscheidung'], (props: Offen) => React.ReactNode>>> = {
  BLIND: Blindfrage,
  ANSAGE: Ansagefrage,
  ABLEHNUNG: Ablehnfrage,
};

/** The open decision: a game, blind or not, a refusal, or a card; while somebody else decides, the hand to look at. */
export function Entscheidung(props: EntscheidungProps) {
  const { decision } = props;
  const meine = decision && decision.legalMoves.length > 0 ? decision : null;
  const Tafel = meine && tafeln[meine.question.entscheidung];
  return Tafel ? <Tafel key={meine.id} {...props} decision={meine} /> : <Kartenfrage {...props} meine={meine} />;
}
