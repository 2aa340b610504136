/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who did it. */
export type ActorKind =
  /** The autopilot, because the player's time was up. */
  | 'AUTOPILOT'
  /** A homie on the seat. */
  | 'HOMIE'
  /** The house. */
  | 'HOUSE'
  /** The player on the seat. */
  | 'PLAYER';

/** Put a homie on a free seat. */
export type AddHomieInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** How strong it plays. */
  level: HomieLevel;
  /** Which seat; left out: the first free one. */
  seat?: number | null | undefined;
  /** Which table; you must be its host. */
  tableId: string;
};

/** The games on the card. */
export type GameId =
  /** Kiezkönig: buy pubs, collect Deckel, ten rounds. */
  | 'KIEZKOENIG';

/** The options of a table, one branch a game. */
export type GameOptionsInput =
  {   /** A table of Kiezkönig. */
  kiezkoenig: KiezkoenigOptionsInput; };

/** A strength of homies, as the rule pages describe them. */
export type HomieLevel =
  /** Plays by mood. */
  | 'LEICHT'
  /** Keeps a cushion and sees the obvious. */
  | 'NORMAL'
  /** Calculates. */
  | 'SCHWER';

/** The regulars of the bar. */
export type HomieName =
  /** Eternal student. */
  | 'DOKTOR_PROST'
  /** Never forgets a debt. */
  | 'FRAEULEIN_RITA'
  /** Retired pilot. */
  | 'HINNERK'
  /** Docker, buys by feel. */
  | 'KALLE'
  /** Plays darts on the side. */
  | 'MIA'
  /** Knows every variant of King. */
  | 'ONKEL_PAVEL'
  /** Always one more round. */
  | 'SCHORSCH'
  /** Landlady emerita, counts cards. */
  | 'USCHI';

/** Which pub to upgrade. */
export type KiezkoenigAusbauenInput = {
  /** Field of the pub, 1 to 15. */
  feld: number;
};

/** What the bank pays or takes money for. */
export type KiezkoenigBankGrund =
  /** Card Fassbier-Spende without a pub to upgrade. */
  | 'FASSBIER_SPENDE'
  /** Card Gesundheitsamt. */
  | 'GESUNDHEITSAMT'
  /** Card Influencer-Video. */
  | 'INFLUENCER_VIDEO'
  /** The wage at Feierabend. */
  | 'LOHN'
  /** Card Lotto am Tresen. */
  | 'LOTTO'
  /** Card Rohrbruch. */
  | 'ROHRBRUCH'
  /** Card Scherben. */
  | 'SCHERBEN'
  /** Card Stammgäste. */
  | 'STAMMGAESTE'
  /** Card Steuerprüfung. */
  | 'STEUERPRUEFUNG';

/** What kind of decision. */
export type KiezkoenigFrage =
  /** Buy the free pub, or leave it. */
  | 'KAUFEN'
  /** Take over the pub, or leave it. */
  | 'UEBERNEHMEN'
  /** Upgrade one pub, or roll. */
  | 'VOR_DEM_WURF';

/** The 14 pub cards. */
export type KiezkoenigKarte =
  /** A free Happy Hour for your cheapest pub without upgrade, or 50. */
  | 'FASSBIER_SPENDE'
  /** Every other player pays you 25. */
  | 'GEBURTSTAG'
  /** Pay 25 for each upgrade step you own. */
  | 'GESUNDHEITSAMT'
  /** Take 20 for each pub you own. */
  | 'INFLUENCER_VIDEO'
  /** Three fields forward; the field acts. */
  | 'KNEIPENTOUR'
  /** Pay every other player 30. */
  | 'LOKALRUNDE'
  /** Take 150. */
  | 'LOTTO'
  /** To Polizeistunde without wage; suspend the next turn. */
  | 'POLIZEIKONTROLLE'
  /** Forward to Feierabend, take the wage. */
  | 'RAUSSCHMEISSER'
  /** Pay 20 for each pub you own. */
  | 'ROHRBRUCH'
  /** Pay 60. */
  | 'SCHERBEN'
  /** Take 100. */
  | 'STAMMGAESTE'
  /** Pay 10 % of your cash, rounded up to 5. */
  | 'STEUERPRUEFUNG'
  /** Forward to Neonlicht; the field acts. */
  | 'TAXI';

/** A move; exactly one. */
export type KiezkoenigMoveInput =
  {   /** Upgrade a pub by one step. */
  ausbauen: KiezkoenigAusbauenInput; kaufen?: never; lassen?: never; uebernehmen?: never; wuerfeln?: never; }
  |  { ausbauen?: never;   /** Buy the pub you stand in. */
  kaufen: Yes; lassen?: never; uebernehmen?: never; wuerfeln?: never; }
  |  { ausbauen?: never; kaufen?: never;   /** Leave it. */
  lassen: Yes; uebernehmen?: never; wuerfeln?: never; }
  |  { ausbauen?: never; kaufen?: never; lassen?: never;   /** Take over the pub you stand in. */
  uebernehmen: Yes; wuerfeln?: never; }
  |  { ausbauen?: never; kaufen?: never; lassen?: never; uebernehmen?: never;   /** Roll the dice. */
  wuerfeln: Yes; };

/** Options of a Kiezkönig table. */
export type KiezkoenigOptionsInput = {
  /** Lange Nacht: 15 rounds in place of 10. A house rule. */
  langeNacht?: boolean;
};

/** A quarter of the Kiez. */
export type KiezkoenigViertel =
  /** Fields 5 to 7. */
  | 'ALTSTADT'
  /** Fields 9 to 11. */
  | 'HAFEN'
  /** Fields 13 to 15. */
  | 'KIEZ'
  /** Fields 1 to 3. */
  | 'UNI';

/** A kind of move. */
export type KiezkoenigZug =
  /** Upgrade a pub by one step. */
  | 'AUSBAUEN'
  /** Buy the pub you stand in. */
  | 'KAUFEN'
  /** Leave it. */
  | 'LASSEN'
  /** Take over the pub you stand in. */
  | 'UEBERNEHMEN'
  /** Roll the dice. */
  | 'WUERFELN';

/** Why a token moved. */
export type KiezkoenigZugGrund =
  /** A card. */
  | 'KARTE'
  /** The dice. */
  | 'WURF';

/** Leave a running match for good; a Normal homie plays your seat to the end. */
export type LeaveMatchInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Which match. */
  matchId: string;
};

/** Stand up from a table. While a match runs a homie plays your seat to the end. */
export type LeaveTableInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Which table. */
  tableId: string;
};

/** Which matches. */
export type MatchFilter = {
  /** Only matches with a player whose name contains this text. */
  player?: string | null | undefined;
  /** Only with this status. */
  status?: MatchStatus | null | undefined;
};

/** Where a match stands. */
export type MatchStatus =
  /** The outcome stands. */
  | 'FINISHED'
  /** Stopped after a fault; pot and table are held. */
  | 'FROZEN'
  /** Somebody must decide. */
  | 'RUNNING';

/** The answer to an open prompt; one branch a game. */
export type MoveInput =
  {   /** A move in Kiezkönig. */
  kiezkoenig: KiezkoenigMoveInput; };

/** What kind of table to open. */
export type OpenTableInput = {
  /** Time for a decision when two or more people play, in seconds (10 to 600); null: no clock. Left out: 40. */
  clockSeconds?: number | null | undefined;
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Game and options. */
  options: GameOptionsInput;
  /** How many seats. */
  seats: number;
};

/** One tap: a table for you and homies on every other seat, started at once. */
export type PlayAgainstHomiesInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** How many homies; for Kiezkönig 1 to 3. */
  homies: number;
  /** How strong they play. */
  level: HomieLevel;
  /** Game and options. */
  options: GameOptionsInput;
};

/** Answers one open prompt. */
export type PlayMoveInput = {
  /** A UUID of your own; a repeat returns the first answer and plays nothing. */
  commandId: string;
  /** Which match. */
  matchId: string;
  /** The move. */
  move: MoveInput;
  /** Which prompt; it comes with the frame. */
  promptId: string;
};

/** Why something was refused. */
export type ProblemCode =
  /** You already have a seat at this table. */
  | 'ALREADY_SEATED'
  /** The match was stopped after a fault; nothing moves until it has been looked at. */
  | 'MATCH_FROZEN'
  /** The match has ended. */
  | 'MATCH_OVER'
  /** The match is still running; only the public view is open. */
  | 'MATCH_RUNNING'
  /** The rules do not allow this move. */
  | 'MOVE_REJECTED'
  /** The name is empty, too long, or has characters that no name needs. */
  | 'NAME_REFUSED'
  /** There is no such thing, or it is not yours to see. */
  | 'NOT_FOUND'
  /** Only the host of the table may do that. */
  | 'NOT_HOST'
  /** You have no seat at this table or in this match. */
  | 'NOT_SEATED'
  /** Another seat's decision is open, not yours. */
  | 'NOT_YOUR_TURN'
  /** These options do not go together, or the game has no such number of seats. */
  | 'OPTIONS_REFUSED'
  /** The prompt has been answered already, or time ran out. */
  | 'PROMPT_CLOSED'
  /** Somebody else sits there. */
  | 'SEAT_TAKEN'
  /** Name or password is wrong; which of the two is not told. */
  | 'SIGN_IN_REFUSED'
  /** The table was closed by its host. */
  | 'TABLE_CLOSED'
  /** Every seat is taken. */
  | 'TABLE_FULL'
  /** The table is playing; that is only possible between matches. */
  | 'TABLE_PLAYING'
  /** There are too few people and homies at the table to start. */
  | 'TOO_FEW_SEATED'
  /** We are busy or the store is away: nothing was changed, send the same command again. */
  | 'TRY_AGAIN';

/** Send a homie away. */
export type RemoveHomieInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** The homie's seat. */
  seat: number;
  /** Which table; you must be its host. */
  tableId: string;
};

/** Who decides for a seat now. */
export type SeatController =
  /** A homie: from the start, or since the player left. */
  | 'HOMIE'
  /** The player who sits there. */
  | 'PLAYER';

/** What a guest says at the door. */
export type SignInAsGuestInput = {
  /** 1 to 20 characters after trimming; letters of any script, digits, spaces and . - _ '. */
  name: string;
};

/** Staff at the office door. */
export type SignInAsStaffInput = {
  /** The sign-in name. */
  name: string;
  /** The password. */
  password: string;
};

/** Start a match with everybody who sits. */
export type StartMatchInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Which table; you must be its host. */
  tableId: string;
};

/** How to find a table. */
export type TableBy =
  {   /** By its id. */
  id: string; joinCode?: never; }
  |  { id?: never;   /** By its code, in upper or lower case. */
  joinCode: string; };

/** What happens at a table. */
export type TableEventKind =
  /** The table was closed. */
  | 'CLOSED'
  /** A homie sat down. */
  | 'HOMIE_ADDED'
  /** A homie went. */
  | 'HOMIE_REMOVED'
  /** The match ended; people may sit down again. */
  | 'MATCH_ENDED'
  /** A match began. */
  | 'MATCH_STARTED'
  /** The table was opened. */
  | 'OPENED'
  /** Somebody stood up. */
  | 'SEAT_LEFT'
  /** Somebody sat down. */
  | 'SEAT_TAKEN'
  /** No event: the state as it is. */
  | 'SNAPSHOT';

/** What a table is doing. */
export type TableStatus =
  /** The host left and nobody remained. */
  | 'CLOSED'
  /** People may sit down. */
  | 'OPEN'
  /** A match is running. */
  | 'PLAYING';

/** Sit down at a table by its code. */
export type TakeSeatInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** The code somebody told you, in upper or lower case. */
  joinCode: string;
  /** Which seat; left out: the first free one. */
  seat?: number | null | undefined;
};

/** Through whose eyes a replay is seen. */
export type ViewpointInput =
  {   /** A seat's. */
  seat: number; spectator?: never; }
  |  { seat?: never;   /** The public's. */
  spectator: Yes; };

/** An answer without further details. Its only value says: this one. */
export type Yes =
  /** This one. */
  | 'YES';

export type KiezkoenigViewPartsFragment = { __typename: 'KiezkoenigView', runde: number, runden: number, amZug: number | null, wuerfel: Array<number> | null, karte: KiezkoenigKarte | null, kartenImStapel: number, koenige: Array<number> | null, kneipen: Array<{ feld: number, viertel: KiezkoenigViertel, preis: number, besitzer: number | null, stufe: number, deckel: number, wert: number, uebernahme: number, ausbauPreis: number }>, spieler: Array<{ seat: number, taler: number, vermoegen: number, feld: number, setztAus: boolean, pleite: boolean, platz: number }> };

export type KiezkoenigQuestionPartsFragment = { __typename: 'KiezkoenigQuestion', frage: KiezkoenigFrage, feld: number | null, preis: number | null };

export type KiezkoenigLegalMovePartsFragment = { __typename: 'KiezkoenigLegalMove', zug: KiezkoenigZug, feld: number | null, preis: number };

type KiezkoenigEventParts_KiezkoenigAusgebaut_Fragment = { __typename: 'KiezkoenigAusgebaut', seat: number, feld: number, stufe: number, preis: number, kind: string };

type KiezkoenigEventParts_KiezkoenigAussetzenVerhaengt_Fragment = { __typename: 'KiezkoenigAussetzenVerhaengt', seat: number, kind: string };

type KiezkoenigEventParts_KiezkoenigBankErhaelt_Fragment = { __typename: 'KiezkoenigBankErhaelt', seat: number, faellig: number, bezahlt: number, grund: KiezkoenigBankGrund, kind: string };

type KiezkoenigEventParts_KiezkoenigBankZahlt_Fragment = { __typename: 'KiezkoenigBankZahlt', seat: number, betrag: number, grund: KiezkoenigBankGrund, kind: string };

type KiezkoenigEventParts_KiezkoenigDeckelBezahlt_Fragment = { __typename: 'KiezkoenigDeckelBezahlt', seat: number, an: number, feld: number, faellig: number, bezahlt: number, kind: string };

type KiezkoenigEventParts_KiezkoenigGekauft_Fragment = { __typename: 'KiezkoenigGekauft', seat: number, feld: number, preis: number, kind: string };

type KiezkoenigEventParts_KiezkoenigGelassen_Fragment = { __typename: 'KiezkoenigGelassen', seat: number, feld: number, frage: KiezkoenigFrage, kind: string };

type KiezkoenigEventParts_KiezkoenigGewuerfelt_Fragment = { __typename: 'KiezkoenigGewuerfelt', seat: number, wuerfel: Array<number>, kind: string };

type KiezkoenigEventParts_KiezkoenigGezogen_Fragment = { __typename: 'KiezkoenigGezogen', seat: number, von: number, nach: number, vorwaerts: boolean, kind: string, zugGrund: KiezkoenigZugGrund };

type KiezkoenigEventParts_KiezkoenigKarteGezogen_Fragment = { __typename: 'KiezkoenigKarteGezogen', seat: number, karte: KiezkoenigKarte, kind: string };

type KiezkoenigEventParts_KiezkoenigKartenGemischt_Fragment = { __typename: 'KiezkoenigKartenGemischt', anzahl: number, kind: string };

type KiezkoenigEventParts_KiezkoenigNotverkauf_Fragment = { __typename: 'KiezkoenigNotverkauf', seat: number, feld: number, erloes: number, kind: string };

type KiezkoenigEventParts_KiezkoenigPartieEroeffnet_Fragment = { __typename: 'KiezkoenigPartieEroeffnet', reihenfolge: Array<number>, taler: Array<number>, runden: number, kind: string };

type KiezkoenigEventParts_KiezkoenigSperrstunde_Fragment = { __typename: 'KiezkoenigSperrstunde', vermoegen: Array<number>, koenige: Array<number>, kind: string };

type KiezkoenigEventParts_KiezkoenigSpielerZahlt_Fragment = { __typename: 'KiezkoenigSpielerZahlt', seat: number, an: number, faellig: number, bezahlt: number, karte: KiezkoenigKarte, kind: string };

type KiezkoenigEventParts_KiezkoenigUebernommen_Fragment = { __typename: 'KiezkoenigUebernommen', seat: number, von: number, feld: number, preis: number, kind: string };

type KiezkoenigEventParts_KiezkoenigZugAusgesetzt_Fragment = { __typename: 'KiezkoenigZugAusgesetzt', runde: number, seat: number, kind: string };

type KiezkoenigEventParts_KiezkoenigZugBegonnen_Fragment = { __typename: 'KiezkoenigZugBegonnen', runde: number, seat: number, kind: string };

type KiezkoenigEventParts_MatchClockStarted_Fragment = { __typename: 'MatchClockStarted', kind: string };

type KiezkoenigEventParts_MatchEnded_Fragment = { __typename: 'MatchEnded', kind: string };

type KiezkoenigEventParts_MatchFrozen_Fragment = { __typename: 'MatchFrozen', kind: string };

type KiezkoenigEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type KiezkoenigEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

export type KiezkoenigEventPartsFragment =
  | KiezkoenigEventParts_KiezkoenigAusgebaut_Fragment
  | KiezkoenigEventParts_KiezkoenigAussetzenVerhaengt_Fragment
  | KiezkoenigEventParts_KiezkoenigBankErhaelt_Fragment
  | KiezkoenigEventParts_KiezkoenigBankZahlt_Fragment
  | KiezkoenigEventParts_KiezkoenigDeckelBezahlt_Fragment
  | KiezkoenigEventParts_KiezkoenigGekauft_Fragment
  | KiezkoenigEventParts_KiezkoenigGelassen_Fragment
  | KiezkoenigEventParts_KiezkoenigGewuerfelt_Fragment
  | KiezkoenigEventParts_KiezkoenigGezogen_Fragment
  | KiezkoenigEventParts_KiezkoenigKarteGezogen_Fragment
  | KiezkoenigEventParts_KiezkoenigKartenGemischt_Fragment
  | KiezkoenigEventParts_KiezkoenigNotverkauf_Fragment
  | KiezkoenigEventParts_KiezkoenigPartieEroeffnet_Fragment
  | KiezkoenigEventParts_KiezkoenigSperrstunde_Fragment
  | KiezkoenigEventParts_KiezkoenigSpielerZahlt_Fragment
  | KiezkoenigEventParts_KiezkoenigUebernommen_Fragment
  | KiezkoenigEventParts_KiezkoenigZugAusgesetzt_Fragment
  | KiezkoenigEventParts_KiezkoenigZugBegonnen_Fragment
  | KiezkoenigEventParts_MatchClockStarted_Fragment
  | KiezkoenigEventParts_MatchEnded_Fragment
  | KiezkoenigEventParts_MatchFrozen_Fragment
  | KiezkoenigEventParts_MatchSeatLeft_Fragment
  | KiezkoenigEventParts_MatchStarted_Fragment
;

export type MatchPartsFragment = { id: string, tableId: string | null, game: GameId, rules: number, status: MatchStatus, mySeat: number | null, version: number, startedAt: string, finishedAt: string | null, seedHash: string, seed: string | null, options: { __typename: 'KiezkoenigOptions', langeNacht: boolean }, seats: Array<{ index: number, controller: SeatController, occupant:
      | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
      | { __typename: 'Player', id: string, name: string }
     }>, result: Array<{ seat: number, score: number, place: number, winner: boolean }> | null };

export type StandingPartsFragment = { seat: number, score: number, place: number, winner: boolean };

export type PromptPartsFragment = { id: string, seat: number, deadline: string | null, question: { __typename: 'KiezkoenigQuestion', frage: KiezkoenigFrage, feld: number | null, preis: number | null }, legalMoves: Array<{ __typename: 'KiezkoenigLegalMove', zug: KiezkoenigZug, feld: number | null, preis: number }> };

type MatchEventParts_KiezkoenigAusgebaut_Fragment = { __typename: 'KiezkoenigAusgebaut', kind: string, seat: number, feld: number, stufe: number, preis: number };

type MatchEventParts_KiezkoenigAussetzenVerhaengt_Fragment = { __typename: 'KiezkoenigAussetzenVerhaengt', kind: string, seat: number };

type MatchEventParts_KiezkoenigBankErhaelt_Fragment = { __typename: 'KiezkoenigBankErhaelt', kind: string, seat: number, faellig: number, bezahlt: number, grund: KiezkoenigBankGrund };

type MatchEventParts_KiezkoenigBankZahlt_Fragment = { __typename: 'KiezkoenigBankZahlt', kind: string, seat: number, betrag: number, grund: KiezkoenigBankGrund };

type MatchEventParts_KiezkoenigDeckelBezahlt_Fragment = { __typename: 'KiezkoenigDeckelBezahlt', kind: string, seat: number, an: number, feld: number, faellig: number, bezahlt: number };

type MatchEventParts_KiezkoenigGekauft_Fragment = { __typename: 'KiezkoenigGekauft', kind: string, seat: number, feld: number, preis: number };

type MatchEventParts_KiezkoenigGelassen_Fragment = { __typename: 'KiezkoenigGelassen', kind: string, seat: number, feld: number, frage: KiezkoenigFrage };

type MatchEventParts_KiezkoenigGewuerfelt_Fragment = { __typename: 'KiezkoenigGewuerfelt', kind: string, seat: number, wuerfel: Array<number> };

type MatchEventParts_KiezkoenigGezogen_Fragment = { __typename: 'KiezkoenigGezogen', kind: string, seat: number, von: number, nach: number, vorwaerts: boolean, zugGrund: KiezkoenigZugGrund };

type MatchEventParts_KiezkoenigKarteGezogen_Fragment = { __typename: 'KiezkoenigKarteGezogen', kind: string, seat: number, karte: KiezkoenigKarte };

type MatchEventParts_KiezkoenigKartenGemischt_Fragment = { __typename: 'KiezkoenigKartenGemischt', kind: string, anzahl: number };

type MatchEventParts_KiezkoenigNotverkauf_Fragment = { __typename: 'KiezkoenigNotverkauf', kind: string, seat: number, feld: number, erloes: number };

type MatchEventParts_KiezkoenigPartieEroeffnet_Fragment = { __typename: 'KiezkoenigPartieEroeffnet', kind: string, reihenfolge: Array<number>, taler: Array<number>, runden: number };

type MatchEventParts_KiezkoenigSperrstunde_Fragment = { __typename: 'KiezkoenigSperrstunde', kind: string, vermoegen: Array<number>, koenige: Array<number> };

type MatchEventParts_KiezkoenigSpielerZahlt_Fragment = { __typename: 'KiezkoenigSpielerZahlt', kind: string, seat: number, an: number, faellig: number, bezahlt: number, karte: KiezkoenigKarte };

type MatchEventParts_KiezkoenigUebernommen_Fragment = { __typename: 'KiezkoenigUebernommen', kind: string, seat: number, von: number, feld: number, preis: number };

type MatchEventParts_KiezkoenigZugAusgesetzt_Fragment = { __typename: 'KiezkoenigZugAusgesetzt', kind: string, runde: number, seat: number };

type MatchEventParts_KiezkoenigZugBegonnen_Fragment = { __typename: 'KiezkoenigZugBegonnen', kind: string, runde: number, seat: number };

type MatchEventParts_MatchClockStarted_Fragment = { __typename: 'MatchClockStarted', kind: string };

type MatchEventParts_MatchEnded_Fragment = { __typename: 'MatchEnded', kind: string, standing: Array<{ seat: number, score: number, place: number, winner: boolean }> };

type MatchEventParts_MatchFrozen_Fragment = { __typename: 'MatchFrozen', errorId: string, kind: string };

type MatchEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', seat: number, kind: string };

type MatchEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', startingSeat: number, kind: string };

export type MatchEventPartsFragment =
  | MatchEventParts_KiezkoenigAusgebaut_Fragment
  | MatchEventParts_KiezkoenigAussetzenVerhaengt_Fragment
  | MatchEventParts_KiezkoenigBankErhaelt_Fragment
  | MatchEventParts_KiezkoenigBankZahlt_Fragment
  | MatchEventParts_KiezkoenigDeckelBezahlt_Fragment
  | MatchEventParts_KiezkoenigGekauft_Fragment
  | MatchEventParts_KiezkoenigGelassen_Fragment
  | MatchEventParts_KiezkoenigGewuerfelt_Fragment
  | MatchEventParts_KiezkoenigGezogen_Fragment
  | MatchEventParts_KiezkoenigKarteGezogen_Fragment
  | MatchEventParts_KiezkoenigKartenGemischt_Fragment
  | MatchEventParts_KiezkoenigNotverkauf_Fragment
  | MatchEventParts_KiezkoenigPartieEroeffnet_Fragment
  | MatchEventParts_KiezkoenigSperrstunde_Fragment
  | MatchEventParts_KiezkoenigSpielerZahlt_Fragment
  | MatchEventParts_KiezkoenigUebernommen_Fragment
  | MatchEventParts_KiezkoenigZugAusgesetzt_Fragment
  | MatchEventParts_KiezkoenigZugBegonnen_Fragment
  | MatchEventParts_MatchClockStarted_Fragment
  | MatchEventParts_MatchEnded_Fragment
  | MatchEventParts_MatchFrozen_Fragment
  | MatchEventParts_MatchSeatLeft_Fragment
  | MatchEventParts_MatchStarted_Fragment
;

export type MatchByIdQueryVariables = Exact<{
  id: string;
}>;


export type MatchByIdQuery = { match: { id: string, tableId: string | null, game: GameId, rules: number, status: MatchStatus, mySeat: number | null, version: number, startedAt: string, finishedAt: string | null, seedHash: string, seed: string | null, options: { __typename: 'KiezkoenigOptions', langeNacht: boolean }, seats: Array<{ index: number, controller: SeatController, occupant:
        | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
        | { __typename: 'Player', id: string, name: string }
       }>, result: Array<{ seat: number, score: number, place: number, winner: boolean }> | null } | null };

export type MatchFramesSubscriptionVariables = Exact<{
  matchId: string;
  afterVersion?: number | null | undefined;
}>;


export type MatchFramesSubscription = { matchFrames: { version: number, at: string, serverTime: string, resync: boolean, cause: string, controllers: Array<SeatController>, status: MatchStatus, actor: { kind: ActorKind, seat: number | null }, event:
      | { __typename: 'KiezkoenigAusgebaut', kind: string, seat: number, feld: number, stufe: number, preis: number }
      | { __typename: 'KiezkoenigAussetzenVerhaengt', kind: string, seat: number }
      | { __typename: 'KiezkoenigBankErhaelt', kind: string, seat: number, faellig: number, bezahlt: number, grund: KiezkoenigBankGrund }
      | { __typename: 'KiezkoenigBankZahlt', kind: string, seat: number, betrag: number, grund: KiezkoenigBankGrund }
      | { __typename: 'KiezkoenigDeckelBezahlt', kind: string, seat: number, an: number, feld: number, faellig: number, bezahlt: number }
      | { __typename: 'KiezkoenigGekauft', kind: string, seat: number, feld: number, preis: number }
      | { __typename: 'KiezkoenigGelassen', kind: string, seat: number, feld: number, frage: KiezkoenigFrage }
      | { __typename: 'KiezkoenigGewuerfelt', kind: string, seat: number, wuerfel: Array<number> }
      | { __typename: 'KiezkoenigGezogen', kind: string, seat: number, von: number, nach: number, vorwaerts: boolean, zugGrund: KiezkoenigZugGrund }
      | { __typename: 'KiezkoenigKarteGezogen', kind: string, seat: number, karte: KiezkoenigKarte }
      | { __typename: 'KiezkoenigKartenGemischt', kind: string, anzahl: number }
      | { __typename: 'KiezkoenigNotverkauf', kind: string, seat: number, feld: number, erloes: number }
      | { __typename: 'KiezkoenigPartieEroeffnet', kind: string, reihenfolge: Array<number>, taler: Array<number>, runden: number }
      | { __typename: 'KiezkoenigSperrstunde', kind: string, vermoegen: Array<number>, koenige: Array<number> }
      | { __typename: 'KiezkoenigSpielerZahlt', kind: string, seat: number, an: number, faellig: number, bezahlt: number, karte: KiezkoenigKarte }
      | { __typename: 'KiezkoenigUebernommen', kind: string, seat: number, von: number, feld: number, preis: number }
      | { __typename: 'KiezkoenigZugAusgesetzt', kind: string, runde: number, seat: number }
      | { __typename: 'KiezkoenigZugBegonnen', kind: string, runde: number, seat: number }
      | { __typename: 'MatchClockStarted', kind: string }
      | { __typename: 'MatchEnded', kind: string, standing: Array<{ seat: number, score: number, place: number, winner: boolean }> }
      | { __typename: 'MatchFrozen', errorId: string, kind: string }
      | { __typename: 'MatchSeatLeft', seat: number, kind: string }
      | { __typename: 'MatchStarted', startingSeat: number, kind: string }
     | null, view: { __typename: 'KiezkoenigView', runde: number, runden: number, amZug: number | null, wuerfel: Array<number> | null, karte: KiezkoenigKarte | null, kartenImStapel: number, koenige: Array<number> | null, kneipen: Array<{ feld: number, viertel: KiezkoenigViertel, preis: number, besitzer: number | null, stufe: number, deckel: number, wert: number, uebernahme: number, ausbauPreis: number }>, spieler: Array<{ seat: number, taler: number, vermoegen: number, feld: number, setztAus: boolean, pleite: boolean, platz: number }> } | null, prompts: Array<{ id: string, seat: number, deadline: string | null, question: { __typename: 'KiezkoenigQuestion', frage: KiezkoenigFrage, feld: number | null, preis: number | null }, legalMoves: Array<{ __typename: 'KiezkoenigLegalMove', zug: KiezkoenigZug, feld: number | null, preis: number }> }> } };

export type TablePartsFragment = { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, matchId: string | null, matchCount: number, version: number, options: { __typename: 'KiezkoenigOptions', langeNacht: boolean }, seats: Array<{ index: number, occupant:
      | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
      | { __typename: 'Player', id: string, name: string }
     | null }>, host: { id: string, name: string } | null };

type OccupantParts_Homie_Fragment = { __typename: 'Homie', level: HomieLevel, homieName: HomieName };

type OccupantParts_Player_Fragment = { __typename: 'Player', id: string, name: string };

export type OccupantPartsFragment =
  | OccupantParts_Homie_Fragment
  | OccupantParts_Player_Fragment
;

export type TableByCodeQueryVariables = Exact<{
  by: TableBy;
}>;


export type TableByCodeQuery = { table: { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, matchId: string | null, matchCount: number, version: number, options: { __typename: 'KiezkoenigOptions', langeNacht: boolean }, seats: Array<{ index: number, occupant:
        | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
        | { __typename: 'Player', id: string, name: string }
       | null }>, host: { id: string, name: string } | null } | null };

export type TableFramesSubscriptionVariables = Exact<{
  tableId: string;
  afterVersion?: number | null | undefined;
}>;


export type TableFramesSubscription = { tableFrames: { version: number, at: string, serverTime: string, resync: boolean, event: TableEventKind, table: { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, matchId: string | null, matchCount: number, version: number, options: { __typename: 'KiezkoenigOptions', langeNacht: boolean }, seats: Array<{ index: number, occupant:
          | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
          | { __typename: 'Player', id: string, name: string }
         | null }>, host: { id: string, name: string } | null } } };

type ProblemParts_MatchRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_MoveRejected_Fragment = { reason: string, ruleRef: string, missing: number | null, code: ProblemCode, message: string };

type ProblemParts_NameRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_NotFound_Fragment = { code: ProblemCode, message: string };

type ProblemParts_OptionsRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_PromptClosed_Fragment = { code: ProblemCode, message: string };

type ProblemParts_ReplayRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_SignInRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_TableRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_TryAgain_Fragment = { retryAfterMs: number, code: ProblemCode, message: string };

export type ProblemPartsFragment =
  | ProblemParts_MatchRefused_Fragment
  | ProblemParts_MoveRejected_Fragment
  | ProblemParts_NameRefused_Fragment
  | ProblemParts_NotFound_Fragment
  | ProblemParts_OptionsRefused_Fragment
  | ProblemParts_PromptClosed_Fragment
  | ProblemParts_ReplayRefused_Fragment
  | ProblemParts_SignInRefused_Fragment
  | ProblemParts_TableRefused_Fragment
  | ProblemParts_TryAgain_Fragment
;

export type SignInAsGuestMutationVariables = Exact<{
  input: SignInAsGuestInput;
}>;


export type SignInAsGuestMutation = { signInAsGuest:
    | { __typename: 'NameRefused', code: ProblemCode, message: string }
    | { __typename: 'SignInAsGuestSuccess', token: string, player: { id: string, name: string } }
   };

export type SignInAsStaffMutationVariables = Exact<{
  input: SignInAsStaffInput;
}>;


export type SignInAsStaffMutation = { signInAsStaff:
    | { __typename: 'SignInAsStaffSuccess', token: string, staff: { id: string, name: string } }
    | { __typename: 'SignInRefused', code: ProblemCode, message: string, retryAfterMs: number }
   };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type MatchPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: MatchFilter | null | undefined;
}>;


export type MatchPageQuery = { matches: { nodes: Array<{ id: string, game: GameId, rules: number, status: MatchStatus, version: number, startedAt: string, finishedAt: string | null, official: boolean, seats: Array<{ index: number, controller: SeatController, occupant:
          | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
          | { __typename: 'Player', id: string, name: string }
         }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecordPartsFragment = { position: string, type: string, schemaVersion: number, data: string, commandId: string, correlation: string, promptId: string | null, draws: number | null, hash: string | null };

export type ReplayPageQueryVariables = Exact<{
  matchId: string;
  as: ViewpointInput;
  first: number;
  after?: string | null | undefined;
  records: boolean;
}>;


export type ReplayPageQuery = { replay:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'Replay', match: { id: string, tableId: string | null, game: GameId, rules: number, status: MatchStatus, mySeat: number | null, version: number, startedAt: string, finishedAt: string | null, seedHash: string, seed: string | null, options: { __typename: 'KiezkoenigOptions', langeNacht: boolean }, seats: Array<{ index: number, controller: SeatController, occupant:
            | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
            | { __typename: 'Player', id: string, name: string }
           }>, result: Array<{ seat: number, score: number, place: number, winner: boolean }> | null }, steps: Array<{ frame: { version: number, at: string, cause: string, controllers: Array<SeatController>, status: MatchStatus, actor: { kind: ActorKind, seat: number | null }, event:
            | { __typename: 'KiezkoenigAusgebaut', kind: string, seat: number, feld: number, stufe: number, preis: number }
            | { __typename: 'KiezkoenigAussetzenVerhaengt', kind: string, seat: number }
            | { __typename: 'KiezkoenigBankErhaelt', kind: string, seat: number, faellig: number, bezahlt: number, grund: KiezkoenigBankGrund }
            | { __typename: 'KiezkoenigBankZahlt', kind: string, seat: number, betrag: number, grund: KiezkoenigBankGrund }
            | { __typename: 'KiezkoenigDeckelBezahlt', kind: string, seat: number, an: number, feld: number, faellig: number, bezahlt: number }
            | { __typename: 'KiezkoenigGekauft', kind: string, seat: number, feld: number, preis: number }
            | { __typename: 'KiezkoenigGelassen', kind: string, seat: number, feld: number, frage: KiezkoenigFrage }
            | { __typename: 'KiezkoenigGewuerfelt', kind: string, seat: number, wuerfel: Array<number> }
            | { __typename: 'KiezkoenigGezogen', kind: string, seat: number, von: number, nach: number, vorwaerts: boolean, zugGrund: KiezkoenigZugGrund }
            | { __typename: 'KiezkoenigKarteGezogen', kind: string, seat: number, karte: KiezkoenigKarte }
            | { __typename: 'KiezkoenigKartenGemischt', kind: string, anzahl: number }
            | { __typename: 'KiezkoenigNotverkauf', kind: string, seat: number, feld: number, erloes: number }
            | { __typename: 'KiezkoenigPartieEroeffnet', kind: string, reihenfolge: Array<number>, taler: Array<number>, runden: number }
            | { __typename: 'KiezkoenigSperrstunde', kind: string, vermoegen: Array<number>, koenige: Array<number> }
            | { __typename: 'KiezkoenigSpielerZahlt', kind: string, seat: number, an: number, faellig: number, bezahlt: number, karte: KiezkoenigKarte }
            | { __typename: 'KiezkoenigUebernommen', kind: string, seat: number, von: number, feld: number, preis: number }
            | { __typename: 'KiezkoenigZugAusgesetzt', kind: string, runde: number, seat: number }
            | { __typename: 'KiezkoenigZugBegonnen', kind: string, runde: number, seat: number }
            | { __typename: 'MatchClockStarted', kind: string, clocks: Array<{ promptId: string, seat: number, dueAt: string }> }
            | { __typename: 'MatchEnded', kind: string, standing: Array<{ seat: number, score: number, place: number, winner: boolean }> }
            | { __typename: 'MatchFrozen', errorId: string, kind: string }
            | { __typename: 'MatchSeatLeft', seat: number, kind: string }
            | { __typename: 'MatchStarted', startingSeat: number, kind: string }
           | null, view: { __typename: 'KiezkoenigView', runde: number, runden: number, amZug: number | null, wuerfel: Array<number> | null, karte: KiezkoenigKarte | null, kartenImStapel: number, koenige: Array<number> | null, kneipen: Array<{ feld: number, viertel: KiezkoenigViertel, preis: number, besitzer: number | null, stufe: number, deckel: number, wert: number, uebernahme: number, ausbauPreis: number }>, spieler: Array<{ seat: number, taler: number, vermoegen: number, feld: number, setztAus: boolean, pleite: boolean, platz: number }> } | null, prompts: Array<{ id: string, seat: number, deadline: string | null }> }, record?: { position: string, type: string, schemaVersion: number, data: string, commandId: string, correlation: string, promptId: string | null, draws: number | null, hash: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }
    | { __typename: 'ReplayRefused', code: ProblemCode, message: string }
   };

export type OpenTableMutationVariables = Exact<{
  input: OpenTableInput;
}>;


export type OpenTableMutation = { outcome:
    | { __typename: 'OpenTableSuccess', table: { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, matchId: string | null, matchCount: number, version: number, options: { __typename: 'KiezkoenigOptions', langeNacht: boolean }, seats: Array<{ index: number, occupant:
            | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
            | { __typename: 'Player', id: string, name: string }
           | null }>, host: { id: string, name: string } | null } }
    | { __typename: 'OptionsRefused', code: ProblemCode, message: string }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type PlayAgainstHomiesMutationVariables = Exact<{
  input: PlayAgainstHomiesInput;
}>;


export type PlayAgainstHomiesMutation = { outcome:
    | { __typename: 'OptionsRefused', code: ProblemCode, message: string }
    | { __typename: 'StartMatchSuccess', matchId: string }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type PlayMoveMutationVariables = Exact<{
  input: PlayMoveInput;
}>;


export type PlayMoveMutation = { outcome:
    | { __typename: 'MatchRefused', code: ProblemCode, message: string }
    | { __typename: 'MoveRejected', reason: string, ruleRef: string, missing: number | null, code: ProblemCode, message: string }
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'PlayMoveSuccess', version: number }
    | { __typename: 'PromptClosed', code: ProblemCode, message: string }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type LeaveMatchMutationVariables = Exact<{
  input: LeaveMatchInput;
}>;


export type LeaveMatchMutation = { outcome:
    | { __typename: 'LeaveMatchSuccess', version: number }
    | { __typename: 'MatchRefused', code: ProblemCode, message: string }
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type TakeSeatMutationVariables = Exact<{
  input: TakeSeatInput;
}>;


export type TakeSeatMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TableSuccess', version: number }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type LeaveTableMutationVariables = Exact<{
  input: LeaveTableInput;
}>;


export type LeaveTableMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TableSuccess', version: number }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type AddHomieMutationVariables = Exact<{
  input: AddHomieInput;
}>;


export type AddHomieMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TableSuccess', version: number }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type RemoveHomieMutationVariables = Exact<{
  input: RemoveHomieInput;
}>;


export type RemoveHomieMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TableSuccess', version: number }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type StartMatchMutationVariables = Exact<{
  input: StartMatchInput;
}>;


export type StartMatchMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'StartMatchSuccess', matchId: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

type TableOutcome_NotFound_Fragment = { __typename: 'NotFound', code: ProblemCode, message: string };

type TableOutcome_TableRefused_Fragment = { __typename: 'TableRefused', code: ProblemCode, message: string };

type TableOutcome_TableSuccess_Fragment = { __typename: 'TableSuccess', version: number };

type TableOutcome_TryAgain_Fragment = { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string };

export type TableOutcomeFragment =
  | TableOutcome_NotFound_Fragment
  | TableOutcome_TableRefused_Fragment
  | TableOutcome_TableSuccess_Fragment
  | TableOutcome_TryAgain_Fragment
;

export const KiezkoenigViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"kneipen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"viertel"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}},{"kind":"Field","name":{"kind":"Name","value":"besitzer"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"deckel"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}},{"kind":"Field","name":{"kind":"Name","value":"uebernahme"}},{"kind":"Field","name":{"kind":"Name","value":"ausbauPreis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"setztAus"}},{"kind":"Field","name":{"kind":"Name","value":"pleite"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}},{"kind":"Field","name":{"kind":"Name","value":"kartenImStapel"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]} as unknown as DocumentNode<KiezkoenigViewPartsFragment, unknown>;
export const OccupantPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<OccupantPartsFragment, unknown>;
export const StandingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}}]} as unknown as DocumentNode<StandingPartsFragment, unknown>;
export const MatchPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySeat"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}}]} as unknown as DocumentNode<MatchPartsFragment, unknown>;
export const KiezkoenigQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<KiezkoenigQuestionPartsFragment, unknown>;
export const KiezkoenigLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<KiezkoenigLegalMovePartsFragment, unknown>;
export const PromptPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromptParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prompt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigQuestionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"legalMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<PromptPartsFragment, unknown>;
export const KiezkoenigEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}}]} as unknown as DocumentNode<KiezkoenigEventPartsFragment, unknown>;
export const MatchEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startingSeat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigEventParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}}]} as unknown as DocumentNode<MatchEventPartsFragment, unknown>;
export const TablePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<TablePartsFragment, unknown>;
export const RecordPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"schemaVersion"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"commandId"}},{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<RecordPartsFragment, unknown>;
export const ProblemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<ProblemPartsFragment, unknown>;
export const TableOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<TableOutcomeFragment, unknown>;
export const MatchByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySeat"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}}]} as unknown as DocumentNode<MatchByIdQuery, MatchByIdQueryVariables>;
export const MatchFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MatchFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchEventParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigViewParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromptParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controllers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startingSeat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigEventParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"kneipen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"viertel"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}},{"kind":"Field","name":{"kind":"Name","value":"besitzer"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"deckel"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}},{"kind":"Field","name":{"kind":"Name","value":"uebernahme"}},{"kind":"Field","name":{"kind":"Name","value":"ausbauPreis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"setztAus"}},{"kind":"Field","name":{"kind":"Name","value":"pleite"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}},{"kind":"Field","name":{"kind":"Name","value":"kartenImStapel"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromptParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prompt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigQuestionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"legalMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"}}]}}]}}]} as unknown as DocumentNode<MatchFramesSubscription, MatchFramesSubscriptionVariables>;
export const TableByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TableBy"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TableByCodeQuery, TableByCodeQueryVariables>;
export const TableFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TableFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tableId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TableFramesSubscription, TableFramesSubscriptionVariables>;
export const SignInAsGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInAsGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAsGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsGuestSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInAsGuestMutation, SignInAsGuestMutationVariables>;
export const SignInAsStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInAsStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAsStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsStaffSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}}]}}]}}]} as unknown as DocumentNode<SignInAsStaffMutation, SignInAsStaffMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const MatchPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"official"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<MatchPageQuery, MatchPageQueryVariables>;
export const ReplayPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplayPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"as"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewpointInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"records"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"as"},"value":{"kind":"Variable","name":{"kind":"Name","value":"as"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchEventParts"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchClockStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigViewParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controllers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"records"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySeat"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startingSeat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigEventParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"kneipen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"viertel"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}},{"kind":"Field","name":{"kind":"Name","value":"besitzer"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"deckel"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}},{"kind":"Field","name":{"kind":"Name","value":"uebernahme"}},{"kind":"Field","name":{"kind":"Name","value":"ausbauPreis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"setztAus"}},{"kind":"Field","name":{"kind":"Name","value":"pleite"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}},{"kind":"Field","name":{"kind":"Name","value":"kartenImStapel"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"schemaVersion"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"commandId"}},{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<ReplayPageQuery, ReplayPageQueryVariables>;
export const OpenTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"openTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableParts"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<OpenTableMutation, OpenTableMutationVariables>;
export const PlayAgainstHomiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayAgainstHomies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayAgainstHomiesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"playAgainstHomies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<PlayAgainstHomiesMutation, PlayAgainstHomiesMutationVariables>;
export const PlayMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayMoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"playMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayMoveSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<PlayMoveMutation, PlayMoveMutationVariables>;
export const LeaveMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"leaveMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<LeaveMatchMutation, LeaveMatchMutationVariables>;
export const TakeSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeSeatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"takeSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<TakeSeatMutation, TakeSeatMutationVariables>;
export const LeaveTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"leaveTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<LeaveTableMutation, LeaveTableMutationVariables>;
export const AddHomieDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHomie"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddHomieInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"addHomie"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<AddHomieMutation, AddHomieMutationVariables>;
export const RemoveHomieDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHomie"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveHomieInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"removeHomie"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<RemoveHomieMutation, RemoveHomieMutationVariables>;
export const StartMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"startMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<StartMatchMutation, StartMatchMutationVariables>;