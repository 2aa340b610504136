import type {
  KiezkoenigEventPartsFragment,
  KiezkoenigLegalMovePartsFragment,
  KiezkoenigQuestionPartsFragment,
  KiezkoenigViewPartsFragment,
} from '../../generated/graphql';

export type Ansicht = KiezkoenigViewPartsFragment;
export type Kneipe = Ansicht['kneipen'][number];
export type Spieler = Ansicht['spieler'][number];
export type Viertel = Kneipe['viertel'];
export type Frage = KiezkoenigQuestionPartsFragment;
export type Zugmoeglichkeit = KiezkoenigLegalMovePartsFragment;

/** An event of the game itself. */
export type Spielereignis = Extract<KiezkoenigEventPartsFragment, { __typename: `Kiezkoenig${string}` }>;
export type Gezogen = Extract<Spielereignis, { __typename: 'KiezkoenigGezogen' }>;

/** An event of the house that happens in every game's match. */
export type Hausereignis =
  | { __typename: 'MatchStarted'; startingSeat: number }
  | { __typename: 'MatchClockStarted' }
  | { __typename: 'MatchSeatLeft'; seat: number }
  | { __typename: 'MatchEnded'; standing: readonly { seat: number; winner: boolean }[] }
  | { __typename: 'MatchFrozen'; errorId: string };

export type Ereignis = Spielereignis | Hausereignis;

/** An open decision as the board needs it; `legalMoves` is empty when somebody else decides. */
export interface Entscheidungsfrage {
  seat: number;
  question: Frage;
  legalMoves: readonly Zugmoeglichkeit[];
}

/** An answer in the shape of the contract's `MoveInput`. */
export type Zugantwort = {
  kiezkoenig: { wuerfeln: 'YES' } | { ausbauen: { feld: number } } | { kaufen: 'YES' } | { uebernehmen: 'YES' } | { lassen: 'YES' };
};

/** Translates within the namespace `kiezkoenig`; what `useTranslations('kiezkoenig')` returns. */
export type Uebersetzer = (schluessel: string, werte?: Record<string, string | number>) => string;
