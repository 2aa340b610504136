import type {
  WuerfelkoenigEventPartsFragment,
  WuerfelkoenigLegalMovePartsFragment,
  WuerfelkoenigQuestionPartsFragment,
  WuerfelkoenigViewPartsFragment,
} from '../../generated/graphql';
import type { OpenDecision } from '../game-board';

export type Ansicht = WuerfelkoenigViewPartsFragment;
export type Platz = Ansicht['reihe'][number];
export type Buergerkarte = NonNullable<Platz['karte']>;
export type Buerger = Buergerkarte['buerger'];
export type Art = Buergerkarte['art'];
export type Bedingung = Buergerkarte['bedingung'];
export type Farbe = Platz['ortFarbe'];
export type Ort = Platz['ort'];
export type Spieler = Ansicht['spieler'][number];
export type Stapelkarte = Spieler['stapel'][number];
export type Frage = WuerfelkoenigQuestionPartsFragment;
export type Zugmoeglichkeit = WuerfelkoenigLegalMovePartsFragment;

/** An event of the game itself. */
export type Spielereignis = Extract<WuerfelkoenigEventPartsFragment, { __typename: `Wuerfelkoenig${string}` }>;

export type Entscheidungsfrage = OpenDecision<Frage, Zugmoeglichkeit>;

/** An answer in the shape of the contract's `MoveInput`. */
export type Zugantwort = {
  wuerfelkoenig: { wuerfeln: { behalten: number[] } } | { aufhoeren: 'YES' } | { nehmen: { platz: number } } | { schenken: { an: number } };
};
