import type {
  KronenduellEventPartsFragment,
  KronenduellLegalMovePartsFragment,
  KronenduellQuestionPartsFragment,
  KronenduellViewPartsFragment,
} from '../../generated/graphql';
import type { OpenDecision } from '../game-board';

export type Ansicht = KronenduellViewPartsFragment;
export type Spieler = Ansicht['spieler'][number];
export type Runde = Ansicht['verlauf'][number];
export type Chance = Ansicht['chancen'][number];
export type Frage = KronenduellQuestionPartsFragment;
export type Zugmoeglichkeit = KronenduellLegalMovePartsFragment;

/** Both cards turned up: ranks, what they count, and whether a 6 took the ability away; by seat. */
export type Paar = Pick<Runde, 'raenge' | 'werte' | 'aufgehoben'>;
/** How a round came out. `sieger` null: adjourned. */
export type Ausgang = Pick<Runde, 'sieger' | 'muenzen' | 'regel'>;

/** An event of the game itself. */
export type Spielereignis = Extract<KronenduellEventPartsFragment, { __typename: `Kronenduell${string}` }>;

export type Entscheidungsfrage = OpenDecision<Frage, Zugmoeglichkeit>;

/** An answer in the shape of the contract's `MoveInput`. */
export type Zugantwort = { kronenduell: { legen: { rang: number } } };
