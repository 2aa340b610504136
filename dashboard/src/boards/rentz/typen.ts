import type {
  RentzAnsageInput,
  RentzEventPartsFragment,
  RentzKarteInput,
  RentzLegalMovePartsFragment,
  RentzQuestionPartsFragment,
  RentzViewPartsFragment,
} from '../../generated/graphql';
import type { DecisionProps, OpenDecision } from '../game-board';

export type Ansicht = RentzViewPartsFragment;
export type Spieler = Ansicht['spieler'][number];
export type Reihe = Ansicht['reihen'][number];
export type Zettelzeile = Ansicht['zettel'][number];
export type Stich = NonNullable<Ansicht['letzterStich']>;
export type Werte = Ansicht['werte'];
export type Spiel = Zettelzeile['spiel'];
export type Frage = RentzQuestionPartsFragment;
export type Zugmoeglichkeit = RentzLegalMovePartsFragment;

/** An event of the game itself. */
export type Spielereignis = Extract<RentzEventPartsFragment, { __typename: `Rentz${string}` }>;

export type Entscheidungsfrage = OpenDecision<Frage, Zugmoeglichkeit>;

/** An answer in the shape of the contract's `MoveInput`. */
export type Zugantwort = {
  rentz:
    | { ansehen: 'YES' }
    | { blindansagen: RentzAnsageInput }
    | { ansagen: RentzAnsageInput }
    | { zulassen: 'YES' }
    | { ablehnen: 'YES' }
    | { spielen: RentzKarteInput }
    | { anlegen: RentzKarteInput }
    | { verzichten: 'YES' };
};

export type EntscheidungProps = DecisionProps<Ansicht, Entscheidungsfrage, Zugantwort>;
/** What the panel of an open decision is given. */
export type Offen = EntscheidungProps & { readonly decision: Entscheidungsfrage };
