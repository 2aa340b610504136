import type {
  KingEventPartsFragment,
  KingLegalMovePartsFragment,
  KingQuestionPartsFragment,
  KingViewPartsFragment,
} from '../../generated/graphql';
import type { OpenDecision } from '../game-board';
import type { Farbe, Karte } from '../kartentisch/typen';

export type Ansicht = KingViewPartsFragment;
export type Spieler = Ansicht['spieler'][number];
export type Stich = Ansicht['stiche'][number];
export type Tarif = Ansicht['vorrat'][number]['kingTarif'];
export type Kontrakt = Ansicht['vorrat'][number]['kontrakt'];
export type Frage = KingQuestionPartsFragment;
export type Zugmoeglichkeit = KingLegalMovePartsFragment;

/** An event of the game itself. */
export type Spielereignis = Extract<KingEventPartsFragment, { __typename: `King${string}` }>;

export type Entscheidungsfrage = OpenDecision<Frage, Zugmoeglichkeit>;

/** An answer in the shape of the contract's `MoveInput`. */
export type Zugantwort = {
  king:
    | { ansagen: { kontrakt: Kontrakt } }
    | { bieten: { gebot: number } }
    | { passen: 'YES' }
    | { verkaufen: 'YES' }
    | { behalten: 'YES' }
    | { bestimmen: { farbe: Farbe } }
    | { legen: { karte: Karte } };
};
