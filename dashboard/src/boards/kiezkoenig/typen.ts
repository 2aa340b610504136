import type {
  KiezkoenigEventPartsFragment,
  KiezkoenigLegalMovePartsFragment,
  KiezkoenigQuestionPartsFragment,
  KiezkoenigViewPartsFragment,
} from '../../generated/graphql';
import type { OpenDecision } from '../game-board';

export type Ansicht = KiezkoenigViewPartsFragment;
export type Kneipe = Ansicht['kneipen'][number];
export type Spieler = Ansicht['spieler'][number];
export type Viertel = Kneipe['viertel'];
export type Frage = KiezkoenigQuestionPartsFragment;
export type Zugmoeglichkeit = KiezkoenigLegalMovePartsFragment;

/** An event of the game itself. */
export type Spielereignis = Extract<KiezkoenigEventPartsFragment, { __typename: `Kiezkoenig${string}` }>;
export type Gezogen = Extract<Spielereignis, { __typename: 'KiezkoenigGezogen' }>;

export type Entscheidungsfrage = OpenDecision<Frage, Zugmoeglichkeit>;

/** An answer in the shape of the contract's `MoveInput`. */
export type Zugantwort = {
  kiezkoenig: { wuerfeln: 'YES' } | { ausbauen: { feld: number } } | { kaufen: 'YES' } | { uebernehmen: 'YES' } | { lassen: 'YES' };
};
