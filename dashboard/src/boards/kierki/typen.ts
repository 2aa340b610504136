import type {
  KierkiAnlegenInput,
  KierkiAnsagenInput,
  KierkiEventPartsFragment,
  KierkiLegalMovePartsFragment,
  KierkiQuestionPartsFragment,
  KierkiSpielenInput,
  KierkiViewPartsFragment,
} from '../../generated/graphql';
import type { OpenDecision } from '../game-board';

export type Ansicht = KierkiViewPartsFragment;
export type Spieler = Ansicht['spieler'][number];
export type Reihe = Ansicht['reihen'][number];
export type Planzeile = Ansicht['plan'][number];
export type Zettelzeile = Ansicht['zettel'][number];
export type Stich = Ansicht['gespielteStiche'][number];
export type Tarif = Ansicht['tarif'];
export type Spiel = Ansicht['kierkiSpiel'];
export type Frage = KierkiQuestionPartsFragment;
export type Zugmoeglichkeit = KierkiLegalMovePartsFragment;

/** An event of the game itself. */
export type Spielereignis = Extract<KierkiEventPartsFragment, { __typename: `Kierki${string}` }>;

export type Entscheidungsfrage = OpenDecision<Frage, Zugmoeglichkeit>;

/** An answer in the shape of the contract's `MoveInput`. */
export type Zugantwort = {
  kierki: { ansagen: KierkiAnsagenInput } | { spielen: KierkiSpielenInput } | { anlegen: KierkiAnlegenInput };
};
