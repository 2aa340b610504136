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
  | 'KIEZKOENIG'
  /** Kronenduell: two duellists with the same eight cards, chosen in secret. */
  | 'KRONENDUELL'
  /** Würfelkönig: six dice win citizens and locations for a kingdom. */
  | 'WUERFELKOENIG';

/** The options of a table, one branch a game. */
export type GameOptionsInput =
  {   /** A table of Kiezkönig. */
  kiezkoenig: KiezkoenigOptionsInput; kronenduell?: never; wuerfelkoenig?: never; }
  |  { kiezkoenig?: never;   /** A table of Kronenduell. */
  kronenduell: KronenduellOptionsInput; wuerfelkoenig?: never; }
  |  { kiezkoenig?: never; kronenduell?: never;   /** A table of Würfelkönig. */
  wuerfelkoenig: WuerfelkoenigOptionsInput; };

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

/** Which card to lay. */
export type KronenduellLegenInput = {
  /** 1 (ace) to 8, from your hand. */
  rang: number;
};

/** A move; exactly one. */
export type KronenduellMoveInput =
  {   /** Lay a card. */
  legen: KronenduellLegenInput; };

/** Options of a Kronenduell table. */
export type KronenduellOptionsInput = {
  /** Gemischte Hände: all 16 cards are shuffled, eight for each. Not together with Verräter. */
  gemischteHaende?: boolean;
  /** Schnelles Duell: three coins win in place of four. */
  schnellesDuell?: boolean;
  /** Verräter: before each game both give the other one random card, face down. */
  verraeter?: boolean;
};

/** Which step of the rules settled a round. */
export type KronenduellRegel =
  /** A 2 caught an 8: the duel is over. */
  | 'FALLE'
  /** Equal values: adjourned. */
  | 'GLEICHSTAND'
  /** The higher value won. */
  | 'HOEHERER_WERT'
  /** The 8 won. */
  | 'KRONE'
  /** A 4 was played: the lower value won. */
  | 'UMSTURZ'
  /** An ace with its ability: adjourned. */
  | 'WAFFENRUHE';

/** How a card is chosen. */
export type KronenduellWahl =
  /** Openly, because the other has the scout. */
  | 'OFFEN'
  /** With the scout: the other's card lies open. */
  | 'SPAEHER'
  /** Face down, while the other chooses too. */
  | 'VERDECKT';

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
  kiezkoenig: KiezkoenigMoveInput; kronenduell?: never; wuerfelkoenig?: never; }
  |  { kiezkoenig?: never;   /** A move in Kronenduell. */
  kronenduell: KronenduellMoveInput; wuerfelkoenig?: never; }
  |  { kiezkoenig?: never; kronenduell?: never;   /** A move in Würfelkönig. */
  wuerfelkoenig: WuerfelkoenigMoveInput; };

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
  /** Auf zwei Siege: so many won matches win a series, 1 to 5. Left out, or 1: each match stands alone. */
  winsNeeded?: number | null | undefined;
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

/** The ten kinds of citizens. */
export type WuerfelkoenigArt =
  /** Drache: a large sum; must be given to another player. */
  | 'DRACHE'
  /** Arrogante Elfe: a straight; on top at the start of a turn she brings a fourth roll. */
  | 'ELFE'
  /** Emsige Fee: colours; n fairies score n times n. */
  | 'FEE'
  /** Irrer Gnom: several of one given colour. */
  | 'GNOM'
  /** Hypnotiseur: a small sum; brings the citizen on its right as well. */
  | 'HYPNOTISEUR'
  /** Sonderbarer Pilzkobold: several of any one colour. */
  | 'KOBOLD'
  /** Talentierter Zauberlehrling: colours; brings another turn at once. */
  | 'LEHRLING'
  /** Kuscheliger Ork: groups of equal numbers. */
  | 'ORK'
  /** Reicher Schnösel: all even or all odd. */
  | 'SCHNOESEL'
  /** Mürrischer Zwerg: several of one given number. */
  | 'ZWERG';

/** What a condition counts; `werte` beside it holds its numbers. */
export type WuerfelkoenigBedingung =
  /** Given colours: [how many red, green, blue]. */
  | 'FARBEN'
  /** All dice even; no numbers. */
  | 'GERADE'
  /** Any one colour: [how many dice]. */
  | 'GLEICHE_FARBE'
  /** Groups of equal numbers, each group another number: [dice of each group]. */
  | 'GRUPPEN'
  /** The sum of all dice at most: [sum]. */
  | 'HOECHSTENS'
  /** The sum of all dice at least: [sum]. */
  | 'MINDESTENS'
  /** A straight: [how long]. */
  | 'STRASSE'
  /** All dice odd; no numbers. */
  | 'UNGERADE'
  /** One given number: [how many dice, which number]. */
  | 'ZAHL';

/** The 40 citizens. The first word is the kind, the rest the condition: `ZWERG_4X3` wants four dice that show 3. */
export type WuerfelkoenigBuerger =
  /** All six dice sum to 25 at least. */
  | 'DRACHE_25'
  /** All six dice sum to 28 at least. */
  | 'DRACHE_28'
  /** All six dice sum to 30 at least. */
  | 'DRACHE_30'
  /** A straight of four. */
  | 'ELFE_4'
  /** A straight of five. */
  | 'ELFE_5'
  /** A straight of six. */
  | 'ELFE_6'
  /** Two green, two blue. */
  | 'FEE_2GRUEN_2BLAU'
  /** Two green, three blue. */
  | 'FEE_2GRUEN_3BLAU'
  /** Two red, two green. */
  | 'FEE_2ROT_2GRUEN'
  /** Two red, three green. */
  | 'FEE_2ROT_3GRUEN'
  /** Three red, two blue. */
  | 'FEE_3ROT_2BLAU'
  /** Three green. */
  | 'GNOM_3_GRUEN'
  /** Four green. */
  | 'GNOM_4_GRUEN'
  /** Four red. */
  | 'GNOM_4_ROT'
  /** Five blue. */
  | 'GNOM_5_BLAU'
  /** Five red. */
  | 'GNOM_5_ROT'
  /** Six blue. */
  | 'GNOM_6_BLAU'
  /** All six dice sum to 12 at most. */
  | 'HYPNOTISEUR'
  /** Four of one colour. */
  | 'KOBOLD_4'
  /** Five of one colour. */
  | 'KOBOLD_5'
  /** Six of one colour. */
  | 'KOBOLD_6'
  /** Two red, two green, two blue. */
  | 'LEHRLING_2ROT_2GRUEN_2BLAU'
  /** Three red, three blue. */
  | 'LEHRLING_3ROT_3BLAU'
  /** Two pairs of different numbers. */
  | 'ORK_2_2'
  /** Three pairs of different numbers. */
  | 'ORK_2_2_2'
  /** Three of a number. */
  | 'ORK_3'
  /** Three of one number and two of another. */
  | 'ORK_3_2'
  /** Four of a number. */
  | 'ORK_4'
  /** Four of one number and two of another. */
  | 'ORK_4_2'
  /** Five of a number. */
  | 'ORK_5'
  /** All six dice even. */
  | 'SCHNOESEL_GERADE'
  /** All six dice odd. */
  | 'SCHNOESEL_UNGERADE'
  /** Three 1. */
  | 'ZWERG_3X1'
  /** Three 3. */
  | 'ZWERG_3X3'
  /** Three 4. */
  | 'ZWERG_3X4'
  /** Four 3. */
  | 'ZWERG_4X3'
  /** Four 4. */
  | 'ZWERG_4X4'
  /** Four 6. */
  | 'ZWERG_4X6'
  /** Five 1. */
  | 'ZWERG_5X1'
  /** Five 6. */
  | 'ZWERG_5X6';

/** Why the match ended. */
export type WuerfelkoenigEnde =
  /** The draw pile is empty. */
  | 'NACHZIEHSTAPEL'
  /** A location stack is empty. */
  | 'ORTSSTAPEL'
  /** The penalty pile is empty. */
  | 'STRAFSTAPEL';

/** Colours of citizens and locations. */
export type WuerfelkoenigFarbe =
  /** Of the Tüftlerwerkstatt. */
  | 'BLAU'
  /** Of the Bergwerk. */
  | 'BRAUN'
  /** Of the Stadt. */
  | 'GELB'
  /** Of the Orkdorf. */
  | 'GRUEN'
  /** Of the Zauberwald. */
  | 'VIOLETT';

/** A move; exactly one. */
export type WuerfelkoenigMoveInput =
  {   /** Stop although no condition is met, and take a penalty. */
  aufhoeren: Yes; nehmen?: never; schenken?: never; wuerfeln?: never; }
  |  { aufhoeren?: never;   /** Take an open citizen whose condition is met. */
  nehmen: WuerfelkoenigNehmenInput; schenken?: never; wuerfeln?: never; }
  |  { aufhoeren?: never; nehmen?: never;   /** Give the dragon to another player. */
  schenken: WuerfelkoenigSchenkenInput; wuerfeln?: never; }
  |  { aufhoeren?: never; nehmen?: never; schenken?: never;   /** Keep a set of dice and roll the others. */
  wuerfeln: WuerfelkoenigWuerfelnInput; };

/** Which citizen to take. */
export type WuerfelkoenigNehmenInput = {
  /** Place of the row, 0 to 4. */
  platz: number;
};

/** Options of a Würfelkönig table. */
export type WuerfelkoenigOptionsInput = {
  /** Practice: the row shows how likely each open citizen is with the best play. Not official. */
  chancen?: boolean;
};

/** The five locations, from left to right. */
export type WuerfelkoenigOrt =
  /** Brown. */
  | 'BERGWERK'
  /** Green. */
  | 'ORKDORF'
  /** Yellow. */
  | 'STADT'
  /** Blue. */
  | 'TUEFTLERWERKSTATT'
  /** Violet. */
  | 'ZAUBERWALD';

/** Whom to give the dragon. */
export type WuerfelkoenigSchenkenInput = {
  /** The other player's seat. */
  an: number;
};

/** What kind of decision. */
export type WuerfelkoenigSchritt =
  /** No roll is left: take one of several citizens whose condition is met. */
  | 'BUERGER_WAEHLEN'
  /** Give the dragon to another player. */
  | 'DRACHE_SCHENKEN'
  /** Roll all six dice. */
  | 'ERSTER_WURF'
  /** Keep some dice and roll the others, take a citizen whose condition is met, or stop if none is. */
  | 'NACH_DEM_WURF';

/** What sort of card lies on a kingdom's stack. */
export type WuerfelkoenigSorte =
  /** A citizen. */
  | 'BUERGER'
  /** A location. */
  | 'ORT'
  /** A penalty. */
  | 'STRAFE';

/** What a die shows besides its number. */
export type WuerfelkoenigWuerfelfarbe =
  /** Blue. */
  | 'BLAU'
  /** Green. */
  | 'GRUEN'
  /** Red. */
  | 'ROT';

/** Which dice stay. */
export type WuerfelkoenigWuerfelnInput = {
  /** Dice that are kept, 0 to 5 in rising order, at most five; none: all six are rolled. */
  behalten: Array<number>;
};

/** A kind of move. */
export type WuerfelkoenigZug =
  /** Stop although no condition is met, and take a penalty. */
  | 'AUFHOEREN'
  /** Take an open citizen whose condition is met. */
  | 'NEHMEN'
  /** Give the dragon to another player. */
  | 'SCHENKEN'
  /** Keep a set of dice and roll the others. */
  | 'WUERFELN';

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

type KiezkoenigEventParts_KronenduellAufgedeckt_Fragment = { __typename: 'KronenduellAufgedeckt', kind: string };

type KiezkoenigEventParts_KronenduellDuellGewonnen_Fragment = { __typename: 'KronenduellDuellGewonnen', kind: string };

type KiezkoenigEventParts_KronenduellDuellUnentschieden_Fragment = { __typename: 'KronenduellDuellUnentschieden', kind: string };

type KiezkoenigEventParts_KronenduellGelegt_Fragment = { __typename: 'KronenduellGelegt', kind: string };

type KiezkoenigEventParts_KronenduellKartenVerraten_Fragment = { __typename: 'KronenduellKartenVerraten', kind: string };

type KiezkoenigEventParts_KronenduellPartieBegonnen_Fragment = { __typename: 'KronenduellPartieBegonnen', kind: string };

type KiezkoenigEventParts_KronenduellPartieUnentschieden_Fragment = { __typename: 'KronenduellPartieUnentschieden', kind: string };

type KiezkoenigEventParts_KronenduellRundeBegonnen_Fragment = { __typename: 'KronenduellRundeBegonnen', kind: string };

type KiezkoenigEventParts_KronenduellRundeGewonnen_Fragment = { __typename: 'KronenduellRundeGewonnen', kind: string };

type KiezkoenigEventParts_KronenduellRundeVertagt_Fragment = { __typename: 'KronenduellRundeVertagt', kind: string };

type KiezkoenigEventParts_MatchClockStarted_Fragment = { __typename: 'MatchClockStarted', kind: string };

type KiezkoenigEventParts_MatchEnded_Fragment = { __typename: 'MatchEnded', kind: string };

type KiezkoenigEventParts_MatchFrozen_Fragment = { __typename: 'MatchFrozen', kind: string };

type KiezkoenigEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type KiezkoenigEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

type KiezkoenigEventParts_WuerfelkoenigAufgehoert_Fragment = { __typename: 'WuerfelkoenigAufgehoert', kind: string };

type KiezkoenigEventParts_WuerfelkoenigBuergerAbgelegt_Fragment = { __typename: 'WuerfelkoenigBuergerAbgelegt', kind: string };

type KiezkoenigEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment = { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind: string };

type KiezkoenigEventParts_WuerfelkoenigBuergerGenommen_Fragment = { __typename: 'WuerfelkoenigBuergerGenommen', kind: string };

type KiezkoenigEventParts_WuerfelkoenigDracheVerschenkt_Fragment = { __typename: 'WuerfelkoenigDracheVerschenkt', kind: string };

type KiezkoenigEventParts_WuerfelkoenigGewuerfelt_Fragment = { __typename: 'WuerfelkoenigGewuerfelt', kind: string };

type KiezkoenigEventParts_WuerfelkoenigOrtGegruendet_Fragment = { __typename: 'WuerfelkoenigOrtGegruendet', kind: string };

type KiezkoenigEventParts_WuerfelkoenigPartieBeendet_Fragment = { __typename: 'WuerfelkoenigPartieBeendet', kind: string };

type KiezkoenigEventParts_WuerfelkoenigPartieEroeffnet_Fragment = { __typename: 'WuerfelkoenigPartieEroeffnet', kind: string };

type KiezkoenigEventParts_WuerfelkoenigStrafeGenommen_Fragment = { __typename: 'WuerfelkoenigStrafeGenommen', kind: string };

type KiezkoenigEventParts_WuerfelkoenigZugBegonnen_Fragment = { __typename: 'WuerfelkoenigZugBegonnen', kind: string };

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
  | KiezkoenigEventParts_KronenduellAufgedeckt_Fragment
  | KiezkoenigEventParts_KronenduellDuellGewonnen_Fragment
  | KiezkoenigEventParts_KronenduellDuellUnentschieden_Fragment
  | KiezkoenigEventParts_KronenduellGelegt_Fragment
  | KiezkoenigEventParts_KronenduellKartenVerraten_Fragment
  | KiezkoenigEventParts_KronenduellPartieBegonnen_Fragment
  | KiezkoenigEventParts_KronenduellPartieUnentschieden_Fragment
  | KiezkoenigEventParts_KronenduellRundeBegonnen_Fragment
  | KiezkoenigEventParts_KronenduellRundeGewonnen_Fragment
  | KiezkoenigEventParts_KronenduellRundeVertagt_Fragment
  | KiezkoenigEventParts_MatchClockStarted_Fragment
  | KiezkoenigEventParts_MatchEnded_Fragment
  | KiezkoenigEventParts_MatchFrozen_Fragment
  | KiezkoenigEventParts_MatchSeatLeft_Fragment
  | KiezkoenigEventParts_MatchStarted_Fragment
  | KiezkoenigEventParts_WuerfelkoenigAufgehoert_Fragment
  | KiezkoenigEventParts_WuerfelkoenigBuergerAbgelegt_Fragment
  | KiezkoenigEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment
  | KiezkoenigEventParts_WuerfelkoenigBuergerGenommen_Fragment
  | KiezkoenigEventParts_WuerfelkoenigDracheVerschenkt_Fragment
  | KiezkoenigEventParts_WuerfelkoenigGewuerfelt_Fragment
  | KiezkoenigEventParts_WuerfelkoenigOrtGegruendet_Fragment
  | KiezkoenigEventParts_WuerfelkoenigPartieBeendet_Fragment
  | KiezkoenigEventParts_WuerfelkoenigPartieEroeffnet_Fragment
  | KiezkoenigEventParts_WuerfelkoenigStrafeGenommen_Fragment
  | KiezkoenigEventParts_WuerfelkoenigZugBegonnen_Fragment
;

export type KronenduellViewPartsFragment = { __typename: 'KronenduellView', partie: number, runde: number, ziel: number, vertagt: number, verstaerkt: number | null, spaeher: number | null, sieger: Array<number> | null, durchFalle: boolean, spieler: Array<{ seat: number, muenzen: number, karten: number, hand: Array<number> | null, gelegt: boolean, liegt: number | null }>, verlauf: Array<{ runde: number, raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean>, sieger: number | null, muenzen: number, regel: KronenduellRegel }>, chancen: Array<{ rang: number, gewinnt: number, vertagt: number, verliert: number }> };

export type KronenduellQuestionPartsFragment = { __typename: 'KronenduellQuestion', wahl: KronenduellWahl, partie: number, runde: number };

export type KronenduellLegalMovePartsFragment = { __typename: 'KronenduellLegalMove', rang: number };

type KronenduellEventParts_KiezkoenigAusgebaut_Fragment = { __typename: 'KiezkoenigAusgebaut', kind: string };

type KronenduellEventParts_KiezkoenigAussetzenVerhaengt_Fragment = { __typename: 'KiezkoenigAussetzenVerhaengt', kind: string };

type KronenduellEventParts_KiezkoenigBankErhaelt_Fragment = { __typename: 'KiezkoenigBankErhaelt', kind: string };

type KronenduellEventParts_KiezkoenigBankZahlt_Fragment = { __typename: 'KiezkoenigBankZahlt', kind: string };

type KronenduellEventParts_KiezkoenigDeckelBezahlt_Fragment = { __typename: 'KiezkoenigDeckelBezahlt', kind: string };

type KronenduellEventParts_KiezkoenigGekauft_Fragment = { __typename: 'KiezkoenigGekauft', kind: string };

type KronenduellEventParts_KiezkoenigGelassen_Fragment = { __typename: 'KiezkoenigGelassen', kind: string };

type KronenduellEventParts_KiezkoenigGewuerfelt_Fragment = { __typename: 'KiezkoenigGewuerfelt', kind: string };

type KronenduellEventParts_KiezkoenigGezogen_Fragment = { __typename: 'KiezkoenigGezogen', kind: string };

type KronenduellEventParts_KiezkoenigKarteGezogen_Fragment = { __typename: 'KiezkoenigKarteGezogen', kind: string };

type KronenduellEventParts_KiezkoenigKartenGemischt_Fragment = { __typename: 'KiezkoenigKartenGemischt', kind: string };

type KronenduellEventParts_KiezkoenigNotverkauf_Fragment = { __typename: 'KiezkoenigNotverkauf', kind: string };

type KronenduellEventParts_KiezkoenigPartieEroeffnet_Fragment = { __typename: 'KiezkoenigPartieEroeffnet', kind: string };

type KronenduellEventParts_KiezkoenigSperrstunde_Fragment = { __typename: 'KiezkoenigSperrstunde', kind: string };

type KronenduellEventParts_KiezkoenigSpielerZahlt_Fragment = { __typename: 'KiezkoenigSpielerZahlt', kind: string };

type KronenduellEventParts_KiezkoenigUebernommen_Fragment = { __typename: 'KiezkoenigUebernommen', kind: string };

type KronenduellEventParts_KiezkoenigZugAusgesetzt_Fragment = { __typename: 'KiezkoenigZugAusgesetzt', kind: string };

type KronenduellEventParts_KiezkoenigZugBegonnen_Fragment = { __typename: 'KiezkoenigZugBegonnen', kind: string };

type KronenduellEventParts_KronenduellAufgedeckt_Fragment = { __typename: 'KronenduellAufgedeckt', raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean>, kind: string };

type KronenduellEventParts_KronenduellDuellGewonnen_Fragment = { __typename: 'KronenduellDuellGewonnen', seat: number, durchFalle: boolean, stand: Array<number>, kind: string };

type KronenduellEventParts_KronenduellDuellUnentschieden_Fragment = { __typename: 'KronenduellDuellUnentschieden', partien: number, kind: string };

type KronenduellEventParts_KronenduellGelegt_Fragment = { __typename: 'KronenduellGelegt', seat: number, offen: boolean, rang: number | null, kind: string };

type KronenduellEventParts_KronenduellKartenVerraten_Fragment = { __typename: 'KronenduellKartenVerraten', gegeben: Array<number> | null, kind: string };

type KronenduellEventParts_KronenduellPartieBegonnen_Fragment = { __typename: 'KronenduellPartieBegonnen', partie: number, ziel: number, gemischt: boolean, haende: Array<Array<number>> | null, kind: string };

type KronenduellEventParts_KronenduellPartieUnentschieden_Fragment = { __typename: 'KronenduellPartieUnentschieden', partie: number, stand: Array<number>, kind: string };

type KronenduellEventParts_KronenduellRundeBegonnen_Fragment = { __typename: 'KronenduellRundeBegonnen', runde: number, verstaerkt: number | null, spaeher: number | null, kind: string };

type KronenduellEventParts_KronenduellRundeGewonnen_Fragment = { __typename: 'KronenduellRundeGewonnen', seat: number, muenzen: number, nachgeholt: number, regel: KronenduellRegel, kind: string };

type KronenduellEventParts_KronenduellRundeVertagt_Fragment = { __typename: 'KronenduellRundeVertagt', vertagt: number, regel: KronenduellRegel, kind: string };

type KronenduellEventParts_MatchClockStarted_Fragment = { __typename: 'MatchClockStarted', kind: string };

type KronenduellEventParts_MatchEnded_Fragment = { __typename: 'MatchEnded', kind: string };

type KronenduellEventParts_MatchFrozen_Fragment = { __typename: 'MatchFrozen', kind: string };

type KronenduellEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type KronenduellEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

type KronenduellEventParts_WuerfelkoenigAufgehoert_Fragment = { __typename: 'WuerfelkoenigAufgehoert', kind: string };

type KronenduellEventParts_WuerfelkoenigBuergerAbgelegt_Fragment = { __typename: 'WuerfelkoenigBuergerAbgelegt', kind: string };

type KronenduellEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment = { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind: string };

type KronenduellEventParts_WuerfelkoenigBuergerGenommen_Fragment = { __typename: 'WuerfelkoenigBuergerGenommen', kind: string };

type KronenduellEventParts_WuerfelkoenigDracheVerschenkt_Fragment = { __typename: 'WuerfelkoenigDracheVerschenkt', kind: string };

type KronenduellEventParts_WuerfelkoenigGewuerfelt_Fragment = { __typename: 'WuerfelkoenigGewuerfelt', kind: string };

type KronenduellEventParts_WuerfelkoenigOrtGegruendet_Fragment = { __typename: 'WuerfelkoenigOrtGegruendet', kind: string };

type KronenduellEventParts_WuerfelkoenigPartieBeendet_Fragment = { __typename: 'WuerfelkoenigPartieBeendet', kind: string };

type KronenduellEventParts_WuerfelkoenigPartieEroeffnet_Fragment = { __typename: 'WuerfelkoenigPartieEroeffnet', kind: string };

type KronenduellEventParts_WuerfelkoenigStrafeGenommen_Fragment = { __typename: 'WuerfelkoenigStrafeGenommen', kind: string };

type KronenduellEventParts_WuerfelkoenigZugBegonnen_Fragment = { __typename: 'WuerfelkoenigZugBegonnen', kind: string };

export type KronenduellEventPartsFragment =
  | KronenduellEventParts_KiezkoenigAusgebaut_Fragment
  | KronenduellEventParts_KiezkoenigAussetzenVerhaengt_Fragment
  | KronenduellEventParts_KiezkoenigBankErhaelt_Fragment
  | KronenduellEventParts_KiezkoenigBankZahlt_Fragment
  | KronenduellEventParts_KiezkoenigDeckelBezahlt_Fragment
  | KronenduellEventParts_KiezkoenigGekauft_Fragment
  | KronenduellEventParts_KiezkoenigGelassen_Fragment
  | KronenduellEventParts_KiezkoenigGewuerfelt_Fragment
  | KronenduellEventParts_KiezkoenigGezogen_Fragment
  | KronenduellEventParts_KiezkoenigKarteGezogen_Fragment
  | KronenduellEventParts_KiezkoenigKartenGemischt_Fragment
  | KronenduellEventParts_KiezkoenigNotverkauf_Fragment
  | KronenduellEventParts_KiezkoenigPartieEroeffnet_Fragment
  | KronenduellEventParts_KiezkoenigSperrstunde_Fragment
  | KronenduellEventParts_KiezkoenigSpielerZahlt_Fragment
  | KronenduellEventParts_KiezkoenigUebernommen_Fragment
  | KronenduellEventParts_KiezkoenigZugAusgesetzt_Fragment
  | KronenduellEventParts_KiezkoenigZugBegonnen_Fragment
  | KronenduellEventParts_KronenduellAufgedeckt_Fragment
  | KronenduellEventParts_KronenduellDuellGewonnen_Fragment
  | KronenduellEventParts_KronenduellDuellUnentschieden_Fragment
  | KronenduellEventParts_KronenduellGelegt_Fragment
  | KronenduellEventParts_KronenduellKartenVerraten_Fragment
  | KronenduellEventParts_KronenduellPartieBegonnen_Fragment
  | KronenduellEventParts_KronenduellPartieUnentschieden_Fragment
  | KronenduellEventParts_KronenduellRundeBegonnen_Fragment
  | KronenduellEventParts_KronenduellRundeGewonnen_Fragment
  | KronenduellEventParts_KronenduellRundeVertagt_Fragment
  | KronenduellEventParts_MatchClockStarted_Fragment
  | KronenduellEventParts_MatchEnded_Fragment
  | KronenduellEventParts_MatchFrozen_Fragment
  | KronenduellEventParts_MatchSeatLeft_Fragment
  | KronenduellEventParts_MatchStarted_Fragment
  | KronenduellEventParts_WuerfelkoenigAufgehoert_Fragment
  | KronenduellEventParts_WuerfelkoenigBuergerAbgelegt_Fragment
  | KronenduellEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment
  | KronenduellEventParts_WuerfelkoenigBuergerGenommen_Fragment
  | KronenduellEventParts_WuerfelkoenigDracheVerschenkt_Fragment
  | KronenduellEventParts_WuerfelkoenigGewuerfelt_Fragment
  | KronenduellEventParts_WuerfelkoenigOrtGegruendet_Fragment
  | KronenduellEventParts_WuerfelkoenigPartieBeendet_Fragment
  | KronenduellEventParts_WuerfelkoenigPartieEroeffnet_Fragment
  | KronenduellEventParts_WuerfelkoenigStrafeGenommen_Fragment
  | KronenduellEventParts_WuerfelkoenigZugBegonnen_Fragment
;

export type WuerfelkoenigViewPartsFragment = { __typename: 'WuerfelkoenigView', zugNummer: number, amZug: number | null, extrazug: boolean, wurf: number, wuerfe: number, wuerfel: Array<number> | null, farben: Array<WuerfelkoenigWuerfelfarbe> | null, behalten: Array<number>, drache: WuerfelkoenigBuerger | null, nachziehstapel: number, strafstapel: number, ablagestapel: number, koenige: Array<number> | null, reihe: Array<{ platz: number, ort: WuerfelkoenigOrt, ortFarbe: WuerfelkoenigFarbe, ortKarten: number, ortPunkte: number | null, karte: { buerger: WuerfelkoenigBuerger, art: WuerfelkoenigArt, farbe: WuerfelkoenigFarbe | null, bedingung: WuerfelkoenigBedingung, werte: Array<number>, punkte: number, gruendet: boolean, erfuellt: boolean, chance: number | null } | null }>, spieler: Array<{ seat: number, platz: number, punkte: number, minuspunkte: number, feen: number, elfeOben: boolean, stapel: Array<{ sorte: WuerfelkoenigSorte, buerger: WuerfelkoenigBuerger | null, ort: WuerfelkoenigOrt | null, punkte: number }> }> };

export type WuerfelkoenigQuestionPartsFragment = { __typename: 'WuerfelkoenigQuestion', schritt: WuerfelkoenigSchritt, wuerfeUebrig: number, drache: WuerfelkoenigBuerger | null };

export type WuerfelkoenigLegalMovePartsFragment = { __typename: 'WuerfelkoenigLegalMove', behalten: Array<number> | null, platz: number | null, an: number | null, preis: number, wuerfelzug: WuerfelkoenigZug };

type WuerfelkoenigEventParts_KiezkoenigAusgebaut_Fragment = { __typename: 'KiezkoenigAusgebaut', kind: string };

type WuerfelkoenigEventParts_KiezkoenigAussetzenVerhaengt_Fragment = { __typename: 'KiezkoenigAussetzenVerhaengt', kind: string };

type WuerfelkoenigEventParts_KiezkoenigBankErhaelt_Fragment = { __typename: 'KiezkoenigBankErhaelt', kind: string };

type WuerfelkoenigEventParts_KiezkoenigBankZahlt_Fragment = { __typename: 'KiezkoenigBankZahlt', kind: string };

type WuerfelkoenigEventParts_KiezkoenigDeckelBezahlt_Fragment = { __typename: 'KiezkoenigDeckelBezahlt', kind: string };

type WuerfelkoenigEventParts_KiezkoenigGekauft_Fragment = { __typename: 'KiezkoenigGekauft', kind: string };

type WuerfelkoenigEventParts_KiezkoenigGelassen_Fragment = { __typename: 'KiezkoenigGelassen', kind: string };

type WuerfelkoenigEventParts_KiezkoenigGewuerfelt_Fragment = { __typename: 'KiezkoenigGewuerfelt', kind: string };

type WuerfelkoenigEventParts_KiezkoenigGezogen_Fragment = { __typename: 'KiezkoenigGezogen', kind: string };

type WuerfelkoenigEventParts_KiezkoenigKarteGezogen_Fragment = { __typename: 'KiezkoenigKarteGezogen', kind: string };

type WuerfelkoenigEventParts_KiezkoenigKartenGemischt_Fragment = { __typename: 'KiezkoenigKartenGemischt', kind: string };

type WuerfelkoenigEventParts_KiezkoenigNotverkauf_Fragment = { __typename: 'KiezkoenigNotverkauf', kind: string };

type WuerfelkoenigEventParts_KiezkoenigPartieEroeffnet_Fragment = { __typename: 'KiezkoenigPartieEroeffnet', kind: string };

type WuerfelkoenigEventParts_KiezkoenigSperrstunde_Fragment = { __typename: 'KiezkoenigSperrstunde', kind: string };

type WuerfelkoenigEventParts_KiezkoenigSpielerZahlt_Fragment = { __typename: 'KiezkoenigSpielerZahlt', kind: string };

type WuerfelkoenigEventParts_KiezkoenigUebernommen_Fragment = { __typename: 'KiezkoenigUebernommen', kind: string };

type WuerfelkoenigEventParts_KiezkoenigZugAusgesetzt_Fragment = { __typename: 'KiezkoenigZugAusgesetzt', kind: string };

type WuerfelkoenigEventParts_KiezkoenigZugBegonnen_Fragment = { __typename: 'KiezkoenigZugBegonnen', kind: string };

type WuerfelkoenigEventParts_KronenduellAufgedeckt_Fragment = { __typename: 'KronenduellAufgedeckt', kind: string };

type WuerfelkoenigEventParts_KronenduellDuellGewonnen_Fragment = { __typename: 'KronenduellDuellGewonnen', kind: string };

type WuerfelkoenigEventParts_KronenduellDuellUnentschieden_Fragment = { __typename: 'KronenduellDuellUnentschieden', kind: string };

type WuerfelkoenigEventParts_KronenduellGelegt_Fragment = { __typename: 'KronenduellGelegt', kind: string };

type WuerfelkoenigEventParts_KronenduellKartenVerraten_Fragment = { __typename: 'KronenduellKartenVerraten', kind: string };

type WuerfelkoenigEventParts_KronenduellPartieBegonnen_Fragment = { __typename: 'KronenduellPartieBegonnen', kind: string };

type WuerfelkoenigEventParts_KronenduellPartieUnentschieden_Fragment = { __typename: 'KronenduellPartieUnentschieden', kind: string };

type WuerfelkoenigEventParts_KronenduellRundeBegonnen_Fragment = { __typename: 'KronenduellRundeBegonnen', kind: string };

type WuerfelkoenigEventParts_KronenduellRundeGewonnen_Fragment = { __typename: 'KronenduellRundeGewonnen', kind: string };

type WuerfelkoenigEventParts_KronenduellRundeVertagt_Fragment = { __typename: 'KronenduellRundeVertagt', kind: string };

type WuerfelkoenigEventParts_MatchClockStarted_Fragment = { __typename: 'MatchClockStarted', kind: string };

type WuerfelkoenigEventParts_MatchEnded_Fragment = { __typename: 'MatchEnded', kind: string };

type WuerfelkoenigEventParts_MatchFrozen_Fragment = { __typename: 'MatchFrozen', kind: string };

type WuerfelkoenigEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type WuerfelkoenigEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigAufgehoert_Fragment = { __typename: 'WuerfelkoenigAufgehoert', seat: number, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigBuergerAbgelegt_Fragment = { __typename: 'WuerfelkoenigBuergerAbgelegt', platz: number, buerger: WuerfelkoenigBuerger, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment = { __typename: 'WuerfelkoenigBuergerAufgedeckt', buerger: WuerfelkoenigBuerger, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigBuergerGenommen_Fragment = { __typename: 'WuerfelkoenigBuergerGenommen', seat: number, platz: number, buerger: WuerfelkoenigBuerger, hypnotisiert: boolean, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigDracheVerschenkt_Fragment = { __typename: 'WuerfelkoenigDracheVerschenkt', seat: number, an: number, buerger: WuerfelkoenigBuerger, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigGewuerfelt_Fragment = { __typename: 'WuerfelkoenigGewuerfelt', seat: number, wurf: number, behalten: Array<number>, wuerfel: Array<number>, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigOrtGegruendet_Fragment = { __typename: 'WuerfelkoenigOrtGegruendet', seat: number, ort: WuerfelkoenigOrt, punkte: number, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigPartieBeendet_Fragment = { __typename: 'WuerfelkoenigPartieBeendet', ende: Array<WuerfelkoenigEnde>, ergebnis: Array<number>, minuspunkte: Array<number>, koenige: Array<number>, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigPartieEroeffnet_Fragment = { __typename: 'WuerfelkoenigPartieEroeffnet', reihenfolge: Array<number>, reihe: Array<WuerfelkoenigBuerger>, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigStrafeGenommen_Fragment = { __typename: 'WuerfelkoenigStrafeGenommen', seat: number, punkte: number, kind: string };

type WuerfelkoenigEventParts_WuerfelkoenigZugBegonnen_Fragment = { __typename: 'WuerfelkoenigZugBegonnen', zugNummer: number, seat: number, wuerfe: number, extrazug: boolean, kind: string };

export type WuerfelkoenigEventPartsFragment =
  | WuerfelkoenigEventParts_KiezkoenigAusgebaut_Fragment
  | WuerfelkoenigEventParts_KiezkoenigAussetzenVerhaengt_Fragment
  | WuerfelkoenigEventParts_KiezkoenigBankErhaelt_Fragment
  | WuerfelkoenigEventParts_KiezkoenigBankZahlt_Fragment
  | WuerfelkoenigEventParts_KiezkoenigDeckelBezahlt_Fragment
  | WuerfelkoenigEventParts_KiezkoenigGekauft_Fragment
  | WuerfelkoenigEventParts_KiezkoenigGelassen_Fragment
  | WuerfelkoenigEventParts_KiezkoenigGewuerfelt_Fragment
  | WuerfelkoenigEventParts_KiezkoenigGezogen_Fragment
  | WuerfelkoenigEventParts_KiezkoenigKarteGezogen_Fragment
  | WuerfelkoenigEventParts_KiezkoenigKartenGemischt_Fragment
  | WuerfelkoenigEventParts_KiezkoenigNotverkauf_Fragment
  | WuerfelkoenigEventParts_KiezkoenigPartieEroeffnet_Fragment
  | WuerfelkoenigEventParts_KiezkoenigSperrstunde_Fragment
  | WuerfelkoenigEventParts_KiezkoenigSpielerZahlt_Fragment
  | WuerfelkoenigEventParts_KiezkoenigUebernommen_Fragment
  | WuerfelkoenigEventParts_KiezkoenigZugAusgesetzt_Fragment
  | WuerfelkoenigEventParts_KiezkoenigZugBegonnen_Fragment
  | WuerfelkoenigEventParts_KronenduellAufgedeckt_Fragment
  | WuerfelkoenigEventParts_KronenduellDuellGewonnen_Fragment
  | WuerfelkoenigEventParts_KronenduellDuellUnentschieden_Fragment
  | WuerfelkoenigEventParts_KronenduellGelegt_Fragment
  | WuerfelkoenigEventParts_KronenduellKartenVerraten_Fragment
  | WuerfelkoenigEventParts_KronenduellPartieBegonnen_Fragment
  | WuerfelkoenigEventParts_KronenduellPartieUnentschieden_Fragment
  | WuerfelkoenigEventParts_KronenduellRundeBegonnen_Fragment
  | WuerfelkoenigEventParts_KronenduellRundeGewonnen_Fragment
  | WuerfelkoenigEventParts_KronenduellRundeVertagt_Fragment
  | WuerfelkoenigEventParts_MatchClockStarted_Fragment
  | WuerfelkoenigEventParts_MatchEnded_Fragment
  | WuerfelkoenigEventParts_MatchFrozen_Fragment
  | WuerfelkoenigEventParts_MatchSeatLeft_Fragment
  | WuerfelkoenigEventParts_MatchStarted_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigAufgehoert_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigBuergerAbgelegt_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigBuergerGenommen_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigDracheVerschenkt_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigGewuerfelt_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigOrtGegruendet_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigPartieBeendet_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigPartieEroeffnet_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigStrafeGenommen_Fragment
  | WuerfelkoenigEventParts_WuerfelkoenigZugBegonnen_Fragment
;

export type MatchPartsFragment = { id: string, tableId: string | null, game: GameId, rules: number, status: MatchStatus, mySeat: number | null, version: number, startedAt: string, finishedAt: string | null, seedHash: string, seed: string | null, options:
    | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
    | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
    | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
  , seats: Array<{ index: number, controller: SeatController, occupant:
      | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
      | { __typename: 'Player', id: string, name: string }
     }>, result: Array<{ seat: number, score: number, place: number, winner: boolean }> | null };

export type StandingPartsFragment = { seat: number, score: number, place: number, winner: boolean };

export type PromptPartsFragment = { id: string, seat: number, deadline: string | null, question:
    | { __typename: 'KiezkoenigQuestion', frage: KiezkoenigFrage, feld: number | null, preis: number | null }
    | { __typename: 'KronenduellQuestion', wahl: KronenduellWahl, partie: number, runde: number }
    | { __typename: 'WuerfelkoenigQuestion', schritt: WuerfelkoenigSchritt, wuerfeUebrig: number, drache: WuerfelkoenigBuerger | null }
  , legalMoves: Array<
    | { __typename: 'KiezkoenigLegalMove', zug: KiezkoenigZug, feld: number | null, preis: number }
    | { __typename: 'KronenduellLegalMove', rang: number }
    | { __typename: 'WuerfelkoenigLegalMove', behalten: Array<number> | null, platz: number | null, an: number | null, preis: number, wuerfelzug: WuerfelkoenigZug }
  > };

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

type MatchEventParts_KronenduellAufgedeckt_Fragment = { __typename: 'KronenduellAufgedeckt', kind: string, raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean> };

type MatchEventParts_KronenduellDuellGewonnen_Fragment = { __typename: 'KronenduellDuellGewonnen', kind: string, seat: number, durchFalle: boolean, stand: Array<number> };

type MatchEventParts_KronenduellDuellUnentschieden_Fragment = { __typename: 'KronenduellDuellUnentschieden', kind: string, partien: number };

type MatchEventParts_KronenduellGelegt_Fragment = { __typename: 'KronenduellGelegt', kind: string, seat: number, offen: boolean, rang: number | null };

type MatchEventParts_KronenduellKartenVerraten_Fragment = { __typename: 'KronenduellKartenVerraten', kind: string, gegeben: Array<number> | null };

type MatchEventParts_KronenduellPartieBegonnen_Fragment = { __typename: 'KronenduellPartieBegonnen', kind: string, partie: number, ziel: number, gemischt: boolean, haende: Array<Array<number>> | null };

type MatchEventParts_KronenduellPartieUnentschieden_Fragment = { __typename: 'KronenduellPartieUnentschieden', kind: string, partie: number, stand: Array<number> };

type MatchEventParts_KronenduellRundeBegonnen_Fragment = { __typename: 'KronenduellRundeBegonnen', kind: string, runde: number, verstaerkt: number | null, spaeher: number | null };

type MatchEventParts_KronenduellRundeGewonnen_Fragment = { __typename: 'KronenduellRundeGewonnen', kind: string, seat: number, muenzen: number, nachgeholt: number, regel: KronenduellRegel };

type MatchEventParts_KronenduellRundeVertagt_Fragment = { __typename: 'KronenduellRundeVertagt', kind: string, vertagt: number, regel: KronenduellRegel };

type MatchEventParts_MatchClockStarted_Fragment = { __typename: 'MatchClockStarted', kind: string };

type MatchEventParts_MatchEnded_Fragment = { __typename: 'MatchEnded', kind: string, standing: Array<{ seat: number, score: number, place: number, winner: boolean }> };

type MatchEventParts_MatchFrozen_Fragment = { __typename: 'MatchFrozen', errorId: string, kind: string };

type MatchEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', seat: number, kind: string };

type MatchEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', startingSeat: number, kind: string };

type MatchEventParts_WuerfelkoenigAufgehoert_Fragment = { __typename: 'WuerfelkoenigAufgehoert', kind: string, seat: number };

type MatchEventParts_WuerfelkoenigBuergerAbgelegt_Fragment = { __typename: 'WuerfelkoenigBuergerAbgelegt', kind: string, platz: number, buerger: WuerfelkoenigBuerger };

type MatchEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment = { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind: string, buerger: WuerfelkoenigBuerger };

type MatchEventParts_WuerfelkoenigBuergerGenommen_Fragment = { __typename: 'WuerfelkoenigBuergerGenommen', kind: string, seat: number, platz: number, buerger: WuerfelkoenigBuerger, hypnotisiert: boolean };

type MatchEventParts_WuerfelkoenigDracheVerschenkt_Fragment = { __typename: 'WuerfelkoenigDracheVerschenkt', kind: string, seat: number, an: number, buerger: WuerfelkoenigBuerger };

type MatchEventParts_WuerfelkoenigGewuerfelt_Fragment = { __typename: 'WuerfelkoenigGewuerfelt', kind: string, seat: number, wurf: number, behalten: Array<number>, wuerfel: Array<number> };

type MatchEventParts_WuerfelkoenigOrtGegruendet_Fragment = { __typename: 'WuerfelkoenigOrtGegruendet', kind: string, seat: number, ort: WuerfelkoenigOrt, punkte: number };

type MatchEventParts_WuerfelkoenigPartieBeendet_Fragment = { __typename: 'WuerfelkoenigPartieBeendet', kind: string, ende: Array<WuerfelkoenigEnde>, ergebnis: Array<number>, minuspunkte: Array<number>, koenige: Array<number> };

type MatchEventParts_WuerfelkoenigPartieEroeffnet_Fragment = { __typename: 'WuerfelkoenigPartieEroeffnet', kind: string, reihenfolge: Array<number>, reihe: Array<WuerfelkoenigBuerger> };

type MatchEventParts_WuerfelkoenigStrafeGenommen_Fragment = { __typename: 'WuerfelkoenigStrafeGenommen', kind: string, seat: number, punkte: number };

type MatchEventParts_WuerfelkoenigZugBegonnen_Fragment = { __typename: 'WuerfelkoenigZugBegonnen', kind: string, zugNummer: number, seat: number, wuerfe: number, extrazug: boolean };

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
  | MatchEventParts_KronenduellAufgedeckt_Fragment
  | MatchEventParts_KronenduellDuellGewonnen_Fragment
  | MatchEventParts_KronenduellDuellUnentschieden_Fragment
  | MatchEventParts_KronenduellGelegt_Fragment
  | MatchEventParts_KronenduellKartenVerraten_Fragment
  | MatchEventParts_KronenduellPartieBegonnen_Fragment
  | MatchEventParts_KronenduellPartieUnentschieden_Fragment
  | MatchEventParts_KronenduellRundeBegonnen_Fragment
  | MatchEventParts_KronenduellRundeGewonnen_Fragment
  | MatchEventParts_KronenduellRundeVertagt_Fragment
  | MatchEventParts_MatchClockStarted_Fragment
  | MatchEventParts_MatchEnded_Fragment
  | MatchEventParts_MatchFrozen_Fragment
  | MatchEventParts_MatchSeatLeft_Fragment
  | MatchEventParts_MatchStarted_Fragment
  | MatchEventParts_WuerfelkoenigAufgehoert_Fragment
  | MatchEventParts_WuerfelkoenigBuergerAbgelegt_Fragment
  | MatchEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment
  | MatchEventParts_WuerfelkoenigBuergerGenommen_Fragment
  | MatchEventParts_WuerfelkoenigDracheVerschenkt_Fragment
  | MatchEventParts_WuerfelkoenigGewuerfelt_Fragment
  | MatchEventParts_WuerfelkoenigOrtGegruendet_Fragment
  | MatchEventParts_WuerfelkoenigPartieBeendet_Fragment
  | MatchEventParts_WuerfelkoenigPartieEroeffnet_Fragment
  | MatchEventParts_WuerfelkoenigStrafeGenommen_Fragment
  | MatchEventParts_WuerfelkoenigZugBegonnen_Fragment
;

export type MatchByIdQueryVariables = Exact<{
  id: string;
}>;


export type MatchByIdQuery = { match: { id: string, tableId: string | null, game: GameId, rules: number, status: MatchStatus, mySeat: number | null, version: number, startedAt: string, finishedAt: string | null, seedHash: string, seed: string | null, options:
      | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
      | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
      | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
    , seats: Array<{ index: number, controller: SeatController, occupant:
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
      | { __typename: 'KronenduellAufgedeckt', kind: string, raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean> }
      | { __typename: 'KronenduellDuellGewonnen', kind: string, seat: number, durchFalle: boolean, stand: Array<number> }
      | { __typename: 'KronenduellDuellUnentschieden', kind: string, partien: number }
      | { __typename: 'KronenduellGelegt', kind: string, seat: number, offen: boolean, rang: number | null }
      | { __typename: 'KronenduellKartenVerraten', kind: string, gegeben: Array<number> | null }
      | { __typename: 'KronenduellPartieBegonnen', kind: string, partie: number, ziel: number, gemischt: boolean, haende: Array<Array<number>> | null }
      | { __typename: 'KronenduellPartieUnentschieden', kind: string, partie: number, stand: Array<number> }
      | { __typename: 'KronenduellRundeBegonnen', kind: string, runde: number, verstaerkt: number | null, spaeher: number | null }
      | { __typename: 'KronenduellRundeGewonnen', kind: string, seat: number, muenzen: number, nachgeholt: number, regel: KronenduellRegel }
      | { __typename: 'KronenduellRundeVertagt', kind: string, vertagt: number, regel: KronenduellRegel }
      | { __typename: 'MatchClockStarted', kind: string }
      | { __typename: 'MatchEnded', kind: string, standing: Array<{ seat: number, score: number, place: number, winner: boolean }> }
      | { __typename: 'MatchFrozen', errorId: string, kind: string }
      | { __typename: 'MatchSeatLeft', seat: number, kind: string }
      | { __typename: 'MatchStarted', startingSeat: number, kind: string }
      | { __typename: 'WuerfelkoenigAufgehoert', kind: string, seat: number }
      | { __typename: 'WuerfelkoenigBuergerAbgelegt', kind: string, platz: number, buerger: WuerfelkoenigBuerger }
      | { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind: string, buerger: WuerfelkoenigBuerger }
      | { __typename: 'WuerfelkoenigBuergerGenommen', kind: string, seat: number, platz: number, buerger: WuerfelkoenigBuerger, hypnotisiert: boolean }
      | { __typename: 'WuerfelkoenigDracheVerschenkt', kind: string, seat: number, an: number, buerger: WuerfelkoenigBuerger }
      | { __typename: 'WuerfelkoenigGewuerfelt', kind: string, seat: number, wurf: number, behalten: Array<number>, wuerfel: Array<number> }
      | { __typename: 'WuerfelkoenigOrtGegruendet', kind: string, seat: number, ort: WuerfelkoenigOrt, punkte: number }
      | { __typename: 'WuerfelkoenigPartieBeendet', kind: string, ende: Array<WuerfelkoenigEnde>, ergebnis: Array<number>, minuspunkte: Array<number>, koenige: Array<number> }
      | { __typename: 'WuerfelkoenigPartieEroeffnet', kind: string, reihenfolge: Array<number>, reihe: Array<WuerfelkoenigBuerger> }
      | { __typename: 'WuerfelkoenigStrafeGenommen', kind: string, seat: number, punkte: number }
      | { __typename: 'WuerfelkoenigZugBegonnen', kind: string, zugNummer: number, seat: number, wuerfe: number, extrazug: boolean }
     | null, view:
      | { __typename: 'KiezkoenigView', runde: number, runden: number, amZug: number | null, wuerfel: Array<number> | null, karte: KiezkoenigKarte | null, kartenImStapel: number, koenige: Array<number> | null, kneipen: Array<{ feld: number, viertel: KiezkoenigViertel, preis: number, besitzer: number | null, stufe: number, deckel: number, wert: number, uebernahme: number, ausbauPreis: number }>, spieler: Array<{ seat: number, taler: number, vermoegen: number, feld: number, setztAus: boolean, pleite: boolean, platz: number }> }
      | { __typename: 'KronenduellView', partie: number, runde: number, ziel: number, vertagt: number, verstaerkt: number | null, spaeher: number | null, sieger: Array<number> | null, durchFalle: boolean, spieler: Array<{ seat: number, muenzen: number, karten: number, hand: Array<number> | null, gelegt: boolean, liegt: number | null }>, verlauf: Array<{ runde: number, raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean>, sieger: number | null, muenzen: number, regel: KronenduellRegel }>, chancen: Array<{ rang: number, gewinnt: number, vertagt: number, verliert: number }> }
      | { __typename: 'WuerfelkoenigView', zugNummer: number, amZug: number | null, extrazug: boolean, wurf: number, wuerfe: number, wuerfel: Array<number> | null, farben: Array<WuerfelkoenigWuerfelfarbe> | null, behalten: Array<number>, drache: WuerfelkoenigBuerger | null, nachziehstapel: number, strafstapel: number, ablagestapel: number, koenige: Array<number> | null, reihe: Array<{ platz: number, ort: WuerfelkoenigOrt, ortFarbe: WuerfelkoenigFarbe, ortKarten: number, ortPunkte: number | null, karte: { buerger: WuerfelkoenigBuerger, art: WuerfelkoenigArt, farbe: WuerfelkoenigFarbe | null, bedingung: WuerfelkoenigBedingung, werte: Array<number>, punkte: number, gruendet: boolean, erfuellt: boolean, chance: number | null } | null }>, spieler: Array<{ seat: number, platz: number, punkte: number, minuspunkte: number, feen: number, elfeOben: boolean, stapel: Array<{ sorte: WuerfelkoenigSorte, buerger: WuerfelkoenigBuerger | null, ort: WuerfelkoenigOrt | null, punkte: number }> }> }
     | null, prompts: Array<{ id: string, seat: number, deadline: string | null, question:
        | { __typename: 'KiezkoenigQuestion', frage: KiezkoenigFrage, feld: number | null, preis: number | null }
        | { __typename: 'KronenduellQuestion', wahl: KronenduellWahl, partie: number, runde: number }
        | { __typename: 'WuerfelkoenigQuestion', schritt: WuerfelkoenigSchritt, wuerfeUebrig: number, drache: WuerfelkoenigBuerger | null }
      , legalMoves: Array<
        | { __typename: 'KiezkoenigLegalMove', zug: KiezkoenigZug, feld: number | null, preis: number }
        | { __typename: 'KronenduellLegalMove', rang: number }
        | { __typename: 'WuerfelkoenigLegalMove', behalten: Array<number> | null, platz: number | null, an: number | null, preis: number, wuerfelzug: WuerfelkoenigZug }
      > }> } };

export type TablePartsFragment = { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, matchId: string | null, matchCount: number, version: number, options:
    | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
    | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
    | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
  , seats: Array<{ index: number, occupant:
      | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
      | { __typename: 'Player', id: string, name: string }
     | null }>, host: { id: string, name: string } | null, series: { winsNeeded: number, wins: Array<number>, winner: number | null } | null };

type OccupantParts_Homie_Fragment = { __typename: 'Homie', level: HomieLevel, homieName: HomieName };

type OccupantParts_Player_Fragment = { __typename: 'Player', id: string, name: string };

export type OccupantPartsFragment =
  | OccupantParts_Homie_Fragment
  | OccupantParts_Player_Fragment
;

export type TableByCodeQueryVariables = Exact<{
  by: TableBy;
}>;


export type TableByCodeQuery = { table: { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, matchId: string | null, matchCount: number, version: number, options:
      | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
      | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
      | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
    , seats: Array<{ index: number, occupant:
        | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
        | { __typename: 'Player', id: string, name: string }
       | null }>, host: { id: string, name: string } | null, series: { winsNeeded: number, wins: Array<number>, winner: number | null } | null } | null };

export type TableFramesSubscriptionVariables = Exact<{
  tableId: string;
  afterVersion?: number | null | undefined;
}>;


export type TableFramesSubscription = { tableFrames: { version: number, at: string, serverTime: string, resync: boolean, event: TableEventKind, table: { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, matchId: string | null, matchCount: number, version: number, options:
        | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
        | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
        | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
      , seats: Array<{ index: number, occupant:
          | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
          | { __typename: 'Player', id: string, name: string }
         | null }>, host: { id: string, name: string } | null, series: { winsNeeded: number, wins: Array<number>, winner: number | null } | null } } };

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
    | { __typename: 'Replay', match: { id: string, tableId: string | null, game: GameId, rules: number, status: MatchStatus, mySeat: number | null, version: number, startedAt: string, finishedAt: string | null, seedHash: string, seed: string | null, options:
          | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
          | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
          | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
        , seats: Array<{ index: number, controller: SeatController, occupant:
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
            | { __typename: 'KronenduellAufgedeckt', kind: string, raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean> }
            | { __typename: 'KronenduellDuellGewonnen', kind: string, seat: number, durchFalle: boolean, stand: Array<number> }
            | { __typename: 'KronenduellDuellUnentschieden', kind: string, partien: number }
            | { __typename: 'KronenduellGelegt', kind: string, seat: number, offen: boolean, rang: number | null }
            | { __typename: 'KronenduellKartenVerraten', kind: string, gegeben: Array<number> | null }
            | { __typename: 'KronenduellPartieBegonnen', kind: string, partie: number, ziel: number, gemischt: boolean, haende: Array<Array<number>> | null }
            | { __typename: 'KronenduellPartieUnentschieden', kind: string, partie: number, stand: Array<number> }
            | { __typename: 'KronenduellRundeBegonnen', kind: string, runde: number, verstaerkt: number | null, spaeher: number | null }
            | { __typename: 'KronenduellRundeGewonnen', kind: string, seat: number, muenzen: number, nachgeholt: number, regel: KronenduellRegel }
            | { __typename: 'KronenduellRundeVertagt', kind: string, vertagt: number, regel: KronenduellRegel }
            | { __typename: 'MatchClockStarted', kind: string, clocks: Array<{ promptId: string, seat: number, dueAt: string }> }
            | { __typename: 'MatchEnded', kind: string, standing: Array<{ seat: number, score: number, place: number, winner: boolean }> }
            | { __typename: 'MatchFrozen', errorId: string, kind: string }
            | { __typename: 'MatchSeatLeft', seat: number, kind: string }
            | { __typename: 'MatchStarted', startingSeat: number, kind: string }
            | { __typename: 'WuerfelkoenigAufgehoert', kind: string, seat: number }
            | { __typename: 'WuerfelkoenigBuergerAbgelegt', kind: string, platz: number, buerger: WuerfelkoenigBuerger }
            | { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind: string, buerger: WuerfelkoenigBuerger }
            | { __typename: 'WuerfelkoenigBuergerGenommen', kind: string, seat: number, platz: number, buerger: WuerfelkoenigBuerger, hypnotisiert: boolean }
            | { __typename: 'WuerfelkoenigDracheVerschenkt', kind: string, seat: number, an: number, buerger: WuerfelkoenigBuerger }
            | { __typename: 'WuerfelkoenigGewuerfelt', kind: string, seat: number, wurf: number, behalten: Array<number>, wuerfel: Array<number> }
            | { __typename: 'WuerfelkoenigOrtGegruendet', kind: string, seat: number, ort: WuerfelkoenigOrt, punkte: number }
            | { __typename: 'WuerfelkoenigPartieBeendet', kind: string, ende: Array<WuerfelkoenigEnde>, ergebnis: Array<number>, minuspunkte: Array<number>, koenige: Array<number> }
            | { __typename: 'WuerfelkoenigPartieEroeffnet', kind: string, reihenfolge: Array<number>, reihe: Array<WuerfelkoenigBuerger> }
            | { __typename: 'WuerfelkoenigStrafeGenommen', kind: string, seat: number, punkte: number }
            | { __typename: 'WuerfelkoenigZugBegonnen', kind: string, zugNummer: number, seat: number, wuerfe: number, extrazug: boolean }
           | null, view:
            | { __typename: 'KiezkoenigView', runde: number, runden: number, amZug: number | null, wuerfel: Array<number> | null, karte: KiezkoenigKarte | null, kartenImStapel: number, koenige: Array<number> | null, kneipen: Array<{ feld: number, viertel: KiezkoenigViertel, preis: number, besitzer: number | null, stufe: number, deckel: number, wert: number, uebernahme: number, ausbauPreis: number }>, spieler: Array<{ seat: number, taler: number, vermoegen: number, feld: number, setztAus: boolean, pleite: boolean, platz: number }> }
            | { __typename: 'KronenduellView', partie: number, runde: number, ziel: number, vertagt: number, verstaerkt: number | null, spaeher: number | null, sieger: Array<number> | null, durchFalle: boolean, spieler: Array<{ seat: number, muenzen: number, karten: number, hand: Array<number> | null, gelegt: boolean, liegt: number | null }>, verlauf: Array<{ runde: number, raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean>, sieger: number | null, muenzen: number, regel: KronenduellRegel }>, chancen: Array<{ rang: number, gewinnt: number, vertagt: number, verliert: number }> }
            | { __typename: 'WuerfelkoenigView', zugNummer: number, amZug: number | null, extrazug: boolean, wurf: number, wuerfe: number, wuerfel: Array<number> | null, farben: Array<WuerfelkoenigWuerfelfarbe> | null, behalten: Array<number>, drache: WuerfelkoenigBuerger | null, nachziehstapel: number, strafstapel: number, ablagestapel: number, koenige: Array<number> | null, reihe: Array<{ platz: number, ort: WuerfelkoenigOrt, ortFarbe: WuerfelkoenigFarbe, ortKarten: number, ortPunkte: number | null, karte: { buerger: WuerfelkoenigBuerger, art: WuerfelkoenigArt, farbe: WuerfelkoenigFarbe | null, bedingung: WuerfelkoenigBedingung, werte: Array<number>, punkte: number, gruendet: boolean, erfuellt: boolean, chance: number | null } | null }>, spieler: Array<{ seat: number, platz: number, punkte: number, minuspunkte: number, feen: number, elfeOben: boolean, stapel: Array<{ sorte: WuerfelkoenigSorte, buerger: WuerfelkoenigBuerger | null, ort: WuerfelkoenigOrt | null, punkte: number }> }> }
           | null, prompts: Array<{ id: string, seat: number, deadline: string | null }> }, record?: { position: string, type: string, schemaVersion: number, data: string, commandId: string, correlation: string, promptId: string | null, draws: number | null, hash: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }
    | { __typename: 'ReplayRefused', code: ProblemCode, message: string }
   };

export type OpenTableMutationVariables = Exact<{
  input: OpenTableInput;
}>;


export type OpenTableMutation = { outcome:
    | { __typename: 'OpenTableSuccess', table: { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, matchId: string | null, matchCount: number, version: number, options:
          | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
          | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
          | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
        , seats: Array<{ index: number, occupant:
            | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
            | { __typename: 'Player', id: string, name: string }
           | null }>, host: { id: string, name: string } | null, series: { winsNeeded: number, wins: Array<number>, winner: number | null } | null } }
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
export const KronenduellViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"gelegt"}},{"kind":"Field","name":{"kind":"Name","value":"liegt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verlauf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chancen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rang"}},{"kind":"Field","name":{"kind":"Name","value":"gewinnt"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verliert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}}]}}]} as unknown as DocumentNode<KronenduellViewPartsFragment, unknown>;
export const WuerfelkoenigViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"farben"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"ortFarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ortKarten"}},{"kind":"Field","name":{"kind":"Name","value":"ortPunkte"}},{"kind":"Field","name":{"kind":"Name","value":"karte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","name":{"kind":"Name","value":"bedingung"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"gruendet"}},{"kind":"Field","name":{"kind":"Name","value":"erfuellt"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drache"}},{"kind":"Field","name":{"kind":"Name","value":"nachziehstapel"}},{"kind":"Field","name":{"kind":"Name","value":"strafstapel"}},{"kind":"Field","name":{"kind":"Name","value":"ablagestapel"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"feen"}},{"kind":"Field","name":{"kind":"Name","value":"elfeOben"}},{"kind":"Field","name":{"kind":"Name","value":"stapel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sorte"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]} as unknown as DocumentNode<WuerfelkoenigViewPartsFragment, unknown>;
export const OccupantPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<OccupantPartsFragment, unknown>;
export const StandingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}}]} as unknown as DocumentNode<StandingPartsFragment, unknown>;
export const MatchPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySeat"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}}]} as unknown as DocumentNode<MatchPartsFragment, unknown>;
export const KiezkoenigQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<KiezkoenigQuestionPartsFragment, unknown>;
export const KronenduellQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"wahl"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}}]}}]} as unknown as DocumentNode<KronenduellQuestionPartsFragment, unknown>;
export const WuerfelkoenigQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"schritt"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfeUebrig"}},{"kind":"Field","name":{"kind":"Name","value":"drache"}}]}}]} as unknown as DocumentNode<WuerfelkoenigQuestionPartsFragment, unknown>;
export const KiezkoenigLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<KiezkoenigLegalMovePartsFragment, unknown>;
export const KronenduellLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}}]} as unknown as DocumentNode<KronenduellLegalMovePartsFragment, unknown>;
export const WuerfelkoenigLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"wuerfelzug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<WuerfelkoenigLegalMovePartsFragment, unknown>;
export const PromptPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromptParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prompt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"legalMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"wahl"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"schritt"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfeUebrig"}},{"kind":"Field","name":{"kind":"Name","value":"drache"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"wuerfelzug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<PromptPartsFragment, unknown>;
export const KiezkoenigEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}}]} as unknown as DocumentNode<KiezkoenigEventPartsFragment, unknown>;
export const KronenduellEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellKartenVerraten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gegeben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"offen"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"nachgeholt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeVertagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partien"}}]}}]}}]} as unknown as DocumentNode<KronenduellEventPartsFragment, unknown>;
export const WuerfelkoenigEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigAufgehoert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"hypnotisiert"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOrtGegruendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigDracheVerschenkt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigStrafeGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAbgelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ende"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}}]} as unknown as DocumentNode<WuerfelkoenigEventPartsFragment, unknown>;
export const MatchEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startingSeat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigEventParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellKartenVerraten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gegeben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"offen"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"nachgeholt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeVertagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigAufgehoert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"hypnotisiert"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOrtGegruendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigDracheVerschenkt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigStrafeGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAbgelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ende"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}}]} as unknown as DocumentNode<MatchEventPartsFragment, unknown>;
export const TablePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<TablePartsFragment, unknown>;
export const RecordPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"schemaVersion"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"commandId"}},{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<RecordPartsFragment, unknown>;
export const ProblemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<ProblemPartsFragment, unknown>;
export const TableOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<TableOutcomeFragment, unknown>;
export const MatchByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySeat"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}}]} as unknown as DocumentNode<MatchByIdQuery, MatchByIdQueryVariables>;
export const MatchFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MatchFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchEventParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigViewParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromptParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controllers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellKartenVerraten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gegeben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"offen"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"nachgeholt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeVertagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigAufgehoert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"hypnotisiert"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOrtGegruendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigDracheVerschenkt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigStrafeGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAbgelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ende"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"wahl"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"schritt"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfeUebrig"}},{"kind":"Field","name":{"kind":"Name","value":"drache"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"wuerfelzug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startingSeat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigEventParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"kneipen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"viertel"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}},{"kind":"Field","name":{"kind":"Name","value":"besitzer"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"deckel"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}},{"kind":"Field","name":{"kind":"Name","value":"uebernahme"}},{"kind":"Field","name":{"kind":"Name","value":"ausbauPreis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"setztAus"}},{"kind":"Field","name":{"kind":"Name","value":"pleite"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}},{"kind":"Field","name":{"kind":"Name","value":"kartenImStapel"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"gelegt"}},{"kind":"Field","name":{"kind":"Name","value":"liegt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verlauf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chancen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rang"}},{"kind":"Field","name":{"kind":"Name","value":"gewinnt"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verliert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"farben"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"ortFarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ortKarten"}},{"kind":"Field","name":{"kind":"Name","value":"ortPunkte"}},{"kind":"Field","name":{"kind":"Name","value":"karte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","name":{"kind":"Name","value":"bedingung"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"gruendet"}},{"kind":"Field","name":{"kind":"Name","value":"erfuellt"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drache"}},{"kind":"Field","name":{"kind":"Name","value":"nachziehstapel"}},{"kind":"Field","name":{"kind":"Name","value":"strafstapel"}},{"kind":"Field","name":{"kind":"Name","value":"ablagestapel"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"feen"}},{"kind":"Field","name":{"kind":"Name","value":"elfeOben"}},{"kind":"Field","name":{"kind":"Name","value":"stapel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sorte"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromptParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prompt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"legalMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"}}]}}]}}]} as unknown as DocumentNode<MatchFramesSubscription, MatchFramesSubscriptionVariables>;
export const TableByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TableBy"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TableByCodeQuery, TableByCodeQueryVariables>;
export const TableFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TableFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tableId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TableFramesSubscription, TableFramesSubscriptionVariables>;
export const SignInAsGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInAsGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAsGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsGuestSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInAsGuestMutation, SignInAsGuestMutationVariables>;
export const SignInAsStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInAsStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAsStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsStaffSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}}]}}]}}]} as unknown as DocumentNode<SignInAsStaffMutation, SignInAsStaffMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const MatchPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"official"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<MatchPageQuery, MatchPageQueryVariables>;
export const ReplayPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplayPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"as"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewpointInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"records"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"as"},"value":{"kind":"Variable","name":{"kind":"Name","value":"as"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchEventParts"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchClockStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigViewParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controllers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"records"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellKartenVerraten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gegeben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"offen"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"nachgeholt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeVertagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigAufgehoert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"hypnotisiert"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOrtGegruendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigDracheVerschenkt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigStrafeGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAbgelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ende"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySeat"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startingSeat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigEventParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"kneipen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"viertel"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}},{"kind":"Field","name":{"kind":"Name","value":"besitzer"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"deckel"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}},{"kind":"Field","name":{"kind":"Name","value":"uebernahme"}},{"kind":"Field","name":{"kind":"Name","value":"ausbauPreis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"setztAus"}},{"kind":"Field","name":{"kind":"Name","value":"pleite"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}},{"kind":"Field","name":{"kind":"Name","value":"kartenImStapel"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"gelegt"}},{"kind":"Field","name":{"kind":"Name","value":"liegt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verlauf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chancen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rang"}},{"kind":"Field","name":{"kind":"Name","value":"gewinnt"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verliert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"farben"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"ortFarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ortKarten"}},{"kind":"Field","name":{"kind":"Name","value":"ortPunkte"}},{"kind":"Field","name":{"kind":"Name","value":"karte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","name":{"kind":"Name","value":"bedingung"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"gruendet"}},{"kind":"Field","name":{"kind":"Name","value":"erfuellt"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drache"}},{"kind":"Field","name":{"kind":"Name","value":"nachziehstapel"}},{"kind":"Field","name":{"kind":"Name","value":"strafstapel"}},{"kind":"Field","name":{"kind":"Name","value":"ablagestapel"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"feen"}},{"kind":"Field","name":{"kind":"Name","value":"elfeOben"}},{"kind":"Field","name":{"kind":"Name","value":"stapel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sorte"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"schemaVersion"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"commandId"}},{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<ReplayPageQuery, ReplayPageQueryVariables>;
export const OpenTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"openTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableParts"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<OpenTableMutation, OpenTableMutationVariables>;
export const PlayAgainstHomiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayAgainstHomies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayAgainstHomiesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"playAgainstHomies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<PlayAgainstHomiesMutation, PlayAgainstHomiesMutationVariables>;
export const PlayMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayMoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"playMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayMoveSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<PlayMoveMutation, PlayMoveMutationVariables>;
export const LeaveMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"leaveMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<LeaveMatchMutation, LeaveMatchMutationVariables>;
export const TakeSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeSeatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"takeSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<TakeSeatMutation, TakeSeatMutationVariables>;
export const LeaveTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"leaveTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<LeaveTableMutation, LeaveTableMutationVariables>;
export const AddHomieDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHomie"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddHomieInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"addHomie"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<AddHomieMutation, AddHomieMutationVariables>;
export const RemoveHomieDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHomie"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveHomieInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"removeHomie"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<RemoveHomieMutation, RemoveHomieMutationVariables>;
export const StartMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"startMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<StartMatchMutation, StartMatchMutationVariables>;