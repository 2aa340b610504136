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

/** How you want to be called from now on. */
export type ChangeNameInput = {
  /** 1 to 20 characters after trimming; letters of any script, digits, spaces and . - _ '. */
  name: string;
};

/** What the host changes; what is left out stays. People are asked anew whether they are ready. */
export type ChangeTableInput = {
  /** Time for a decision, in seconds (10 to 600); null: no clock, at private rooms only. */
  clockSeconds?: number | null | undefined;
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Whether the lobby shows the table. */
  listed?: boolean | null | undefined;
  /** Whether the door is shut: nobody new may sit down. Does not ask anew whether people are ready. */
  locked?: boolean | null | undefined;
  /** Game and options; left out: as they are. */
  options?: GameOptionsInput | null | undefined;
  /** How many seats; not fewer than are taken: those who sit move together. */
  seats?: number | null | undefined;
  /** Whether people without a seat may watch the matches that begin from now on. */
  spectators?: boolean | null | undefined;
  /** Which table; you must be its host. */
  tableId: string;
  /** So many won matches win a series, 1 to 5. */
  winsNeeded?: number | null | undefined;
};

/** Show that you are there again after the autopilot has played for you. Any move shows it too. */
export type ComeBackInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Which match. */
  matchId: string;
};

/** Gestures of the tavern. */
export type Emote =
  /** Autsch. */
  | 'AUTSCH'
  /** Danke fürs Spiel. */
  | 'DANKE'
  /** Glück gehabt. */
  | 'GLUECK_GEHABT'
  /** Ich muss überlegen. */
  | 'MOMENT'
  /** Na warte! */
  | 'NA_WARTE'
  /** Noch eine Runde? */
  | 'NOCH_EINE'
  /** Prost! */
  | 'PROST'
  /** Respekt! */
  | 'RESPEKT';

/** The four suits, in the order in which a hand is fanned. */
export type Farbe =
  /** Hearts. */
  | 'HERZ'
  /** Diamonds. */
  | 'KARO'
  /** Clubs. */
  | 'KREUZ'
  /** Spades. */
  | 'PIK';

/** The games on the card. */
export type GameId =
  /** Kierki: seven minus games, then trump games and a lottery that bring the points back. */
  | 'KIERKI'
  /** Kiezkönig: buy pubs, collect Deckel, ten rounds. */
  | 'KIEZKOENIG'
  /** King: a compendium of trick games; six cost points, the trump games bring them back. */
  | 'KING'
  /** Kronenduell: two duellists with the same eight cards, chosen in secret. */
  | 'KRONENDUELL'
  /** Rentz: eight games, each chosen once by everybody; seven in tricks, one laid out in rows. */
  | 'RENTZ'
  /** Würfelkönig: six dice win citizens and locations for a kingdom. */
  | 'WUERFELKOENIG';

/** The options of a table, one branch a game. */
export type GameOptionsInput =
  {   /** A table of Kierki. */
  kierki: KierkiOptionsInput; kiezkoenig?: never; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  { kierki?: never;   /** A table of Kiezkönig. */
  kiezkoenig: KiezkoenigOptionsInput; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  { kierki?: never; kiezkoenig?: never;   /** A table of King. */
  king: KingOptionsInput; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  { kierki?: never; kiezkoenig?: never; king?: never;   /** A table of Kronenduell. */
  kronenduell: KronenduellOptionsInput; rentz?: never; wuerfelkoenig?: never; }
  |  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell?: never;   /** A table of Rentz. */
  rentz: RentzOptionsInput; wuerfelkoenig?: never; }
  |  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell?: never; rentz?: never;   /** A table of Würfelkönig. */
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

/** The 52 cards: suit and rank, the rank by its German sign (B Bube, D Dame, K König, A Ass). */
export type Karte =
  /** 2 of hearts. */
  | 'HERZ_2'
  /** 3 of hearts. */
  | 'HERZ_3'
  /** 4 of hearts. */
  | 'HERZ_4'
  /** 5 of hearts. */
  | 'HERZ_5'
  /** 6 of hearts. */
  | 'HERZ_6'
  /** 7 of hearts. */
  | 'HERZ_7'
  /** 8 of hearts. */
  | 'HERZ_8'
  /** 9 of hearts. */
  | 'HERZ_9'
  /** 10 of hearts. */
  | 'HERZ_10'
  /** Ace of hearts. */
  | 'HERZ_A'
  /** Jack of hearts. */
  | 'HERZ_B'
  /** Queen of hearts. */
  | 'HERZ_D'
  /** King of hearts. */
  | 'HERZ_K'
  /** 2 of diamonds. */
  | 'KARO_2'
  /** 3 of diamonds. */
  | 'KARO_3'
  /** 4 of diamonds. */
  | 'KARO_4'
  /** 5 of diamonds. */
  | 'KARO_5'
  /** 6 of diamonds. */
  | 'KARO_6'
  /** 7 of diamonds. */
  | 'KARO_7'
  /** 8 of diamonds. */
  | 'KARO_8'
  /** 9 of diamonds. */
  | 'KARO_9'
  /** 10 of diamonds. */
  | 'KARO_10'
  /** Ace of diamonds. */
  | 'KARO_A'
  /** Jack of diamonds. */
  | 'KARO_B'
  /** Queen of diamonds. */
  | 'KARO_D'
  /** King of diamonds. */
  | 'KARO_K'
  /** 2 of clubs. */
  | 'KREUZ_2'
  /** 3 of clubs. */
  | 'KREUZ_3'
  /** 4 of clubs. */
  | 'KREUZ_4'
  /** 5 of clubs. */
  | 'KREUZ_5'
  /** 6 of clubs. */
  | 'KREUZ_6'
  /** 7 of clubs. */
  | 'KREUZ_7'
  /** 8 of clubs. */
  | 'KREUZ_8'
  /** 9 of clubs. */
  | 'KREUZ_9'
  /** 10 of clubs. */
  | 'KREUZ_10'
  /** Ace of clubs. */
  | 'KREUZ_A'
  /** Jack of clubs. */
  | 'KREUZ_B'
  /** Queen of clubs. */
  | 'KREUZ_D'
  /** King of clubs. */
  | 'KREUZ_K'
  /** 2 of spades. */
  | 'PIK_2'
  /** 3 of spades. */
  | 'PIK_3'
  /** 4 of spades. */
  | 'PIK_4'
  /** 5 of spades. */
  | 'PIK_5'
  /** 6 of spades. */
  | 'PIK_6'
  /** 7 of spades. */
  | 'PIK_7'
  /** 8 of spades. */
  | 'PIK_8'
  /** 9 of spades. */
  | 'PIK_9'
  /** 10 of spades. */
  | 'PIK_10'
  /** Ace of spades. */
  | 'PIK_A'
  /** Jack of spades. */
  | 'PIK_B'
  /** Queen of spades. */
  | 'PIK_D'
  /** King of spades. */
  | 'PIK_K';

/** Send somebody away; they may not sit down here again. Between matches only. */
export type KickPlayerInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Whose seat. */
  seat: number;
  /** Which table; you must be its host. */
  tableId: string;
};

/** Why a game ended with cards in hand. The points are those that playing on would have brought. */
export type KierkiAbkuerzung =
  /** All cards that count in this game were taken. */
  | 'NICHTS_MEHR_ZU_HOLEN'
  /** Whatever is played, one player wins all tricks that are left. */
  | 'REST_ENTSCHIEDEN'
  /** Loteryjka: two players have no cards left. */
  | 'ZWEI_FERTIG';

/** Which card to lay. */
export type KierkiAnlegenInput = {
  /** A card of your hand that fits. */
  spielkarte: Karte;
};

/** Which suit is trumps. */
export type KierkiAnsagenInput = {
  /** The suit. */
  trumpffarbe: Farbe;
};

/** What kind of decision. */
export type KierkiFrage =
  /** Lay a card that fits. */
  | 'ANLEGEN'
  /** Lead to a trick. */
  | 'AUSSPIELEN'
  /** Begin Loteryjka with any card. */
  | 'EROEFFNEN'
  /** The dealer, who has seen some of the cards, names trumps. */
  | 'TRUMPF_ANSAGEN'
  /** Play to a trick that somebody else led. */
  | 'ZUGEBEN';

/** Which tricks cost points in the last minus game, and in Rozbójnik. */
export type KierkiLetzteStiche =
  /** The last two. */
  | 'LETZTE_ZWEI'
  /** The last one only, for twice as much. */
  | 'NUR_LETZTER'
  /** The seventh and the last. */
  | 'SIEBTER_UND_LETZTER';

/** A move; exactly one. */
export type KierkiMoveInput =
  {   /** Lay a card in Loteryjka. */
  anlegen: KierkiAnlegenInput; ansagen?: never; spielen?: never; }
  |  { anlegen?: never;   /** Name trumps. */
  ansagen: KierkiAnsagenInput; spielen?: never; }
  |  { anlegen?: never; ansagen?: never;   /** Play a card to a trick. */
  spielen: KierkiSpielenInput; };

/** Options of a Kierki table. */
export type KierkiOptionsInput = {
  /** Loteryjka begins with any card of the dealer's, and its rank begins every row. Not together with the option that leaves Loteryjka out. */
  freieEroeffnung?: boolean;
  /** Which tricks cost points in the last minus game, and in Rozbójnik. */
  letzteStiche?: KierkiLetzteStiche;
  /** Six minus games and the trump games only: both games of luck are left out. */
  ohneRozbojnikUndLoteryjka?: boolean;
};

/** A game of the match. The first seven cost points, the others bring them back. */
export type KierkiSpiel =
  /** No queens. */
  | 'DAMEN'
  /** No Herren: kings and jacks. */
  | 'HERREN'
  /** No hearts; hearts are led only from a hand of nothing but hearts. */
  | 'HERZEN'
  /** Not the king of hearts; hearts are led only from a hand of nothing but hearts. */
  | 'HERZ_KOENIG'
  /** Not the seventh and not the last trick, or as the options say. */
  | 'LETZTER_STICH'
  /** Loteryjka: no tricks, cards are laid out in rows. */
  | 'LOTERYJKA'
  /** Rozbójnik: all six at once; hearts are led only from a hand of nothing but hearts. */
  | 'ROZBOJNIK'
  /** No tricks. */
  | 'STICHE'
  /** A trump game: the dealer names trumps after a look at the first cards, and leads. */
  | 'TRUMPF';

/** Which card to play. */
export type KierkiSpielenInput = {
  /** A card of your hand. */
  spielkarte: Karte;
};

/** A kind of move. */
export type KierkiZug =
  /** Lay a card in Loteryjka. */
  | 'ANLEGEN'
  /** Name trumps. */
  | 'ANSAGEN'
  /** Play a card to a trick. */
  | 'SPIELEN';

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

/** Which contract. */
export type KingAnsagenInput = {
  /** One that is still to be played. */
  kontrakt: KingKontrakt;
};

/** Which suit is trumps. */
export type KingBestimmenInput = {
  /** The suit. */
  farbe: Farbe;
};

/** How much for the choice of trumps. */
export type KingBietenInput = {
  /** Tricks, more than anybody offered before. */
  gebot: number;
};

/** What kind of decision. */
export type KingEntscheidung =
  /** Lead to a trick. */
  | 'AUSSPIELEN'
  /** Offer tricks for the choice of trumps, or pass. */
  | 'BIETEN'
  /** Choose the contract. */
  | 'KONTRAKT_ANSAGEN'
  /** Name trumps. */
  | 'TRUMPF_ANSAGEN'
  /** Sell the choice of trumps for the best offer, or keep it. */
  | 'VERKAUFEN'
  /** Add a card to a trick. */
  | 'ZUGEBEN';

/** What is played in a game: six that cost points and one that brings them back. */
export type KingKontrakt =
  /** No queens. */
  | 'DAMEN'
  /** No hearts. */
  | 'HERZEN'
  /** Not the king of hearts, or the other single card of the options. */
  | 'HERZ_KOENIG'
  /** No kings and no jacks. */
  | 'KOENIGE_BUBEN'
  /** No tricks. */
  | 'STICHE'
  /** With trumps: tricks bring points. */
  | 'TRUMPF'
  /** Not these two tricks: the seventh (of 17 the tenth) and the last; in Rıfkı the last two. */
  | 'ZWEI_STICHE';

/** Which card to play. */
export type KingLegenInput = {
  /** The card. */
  karte: Karte;
};

/** A move; exactly one. */
export type KingMoveInput =
  {   /** Choose the contract. */
  ansagen: KingAnsagenInput; behalten?: never; bestimmen?: never; bieten?: never; legen?: never; passen?: never; verkaufen?: never; }
  |  { ansagen?: never;   /** Keep the choice of trumps. */
  behalten: Yes; bestimmen?: never; bieten?: never; legen?: never; passen?: never; verkaufen?: never; }
  |  { ansagen?: never; behalten?: never;   /** Name trumps. */
  bestimmen: KingBestimmenInput; bieten?: never; legen?: never; passen?: never; verkaufen?: never; }
  |  { ansagen?: never; behalten?: never; bestimmen?: never;   /** Offer tricks for the choice of trumps. */
  bieten: KingBietenInput; legen?: never; passen?: never; verkaufen?: never; }
  |  { ansagen?: never; behalten?: never; bestimmen?: never; bieten?: never;   /** Play a card. */
  legen: KingLegenInput; passen?: never; verkaufen?: never; }
  |  { ansagen?: never; behalten?: never; bestimmen?: never; bieten?: never; legen?: never;   /** Offer nothing. */
  passen: Yes; verkaufen?: never; }
  |  { ansagen?: never; behalten?: never; bestimmen?: never; bieten?: never; legen?: never; passen?: never;   /** Sell the choice of trumps for the best offer. */
  verkaufen: Yes; };

/** Options of a King table. */
export type KingOptionsInput = {
  /** The single card costs 4, the seventh and the last trick 3 each. Four players only. */
  andereWerte?: boolean;
  /** The queens come before the kings and jacks. */
  damenZuerst?: boolean;
  /** Which single card costs points in the fifth game; the king of hearts unless told otherwise. */
  einzelkarte?: Karte;
  /** The old way: shuffled before the first game only, afterwards the cards are gathered and cut. Who remembers everything knows too much. */
  nurAbheben?: boolean;
  /** How the games follow one another. */
  spielform?: KingSpielform;
  /** Who decides on trumps. */
  trumpfwahl?: KingTrumpfwahl;
  /** Duties of the IWWA tournaments: penalty cards must go, trumps must be beaten, hearts are led last. Trumps are named. */
  turnierregeln?: boolean;
};

/** Why the rest of a game was not played. */
export type KingRestgrund =
  /** The leader wins every trick that is left, whatever anybody plays. */
  | 'ALLE_STICHE'
  /** Every card and trick that costs points is taken. */
  | 'NICHTS_MEHR_ZU_HOLEN';

/** How the games of a match follow one another. */
export type KingSpielform =
  /** Doppel-King: twenty games, each dealer chooses. Four players only. */
  | 'DOPPEL_KING'
  /** The six minus games and one trump game a player, in their order (Kingen). */
  | 'KINGEN'
  /** Rıfkı: twenty games to the right, each declarer chooses, with values and duties of its own. Four players only. */
  | 'RIFKI';

/** Who decides on trumps. */
export type KingTrumpfwahl =
  /** The dealer names them; in Rıfkı the declarer does. */
  | 'GEBER'
  /** The dealer names them, unless somebody buys that right with tricks. */
  | 'KAUF'
  /** The dealer's last card shows them. */
  | 'LETZTE_KARTE';

/** A kind of move. */
export type KingZug =
  /** Choose the contract. */
  | 'ANSAGEN'
  /** Keep the choice of trumps. */
  | 'BEHALTEN'
  /** Name trumps. */
  | 'BESTIMMEN'
  /** Offer tricks for the choice of trumps. */
  | 'BIETEN'
  /** Play a card. */
  | 'LEGEN'
  /** Offer nothing. */
  | 'PASSEN'
  /** Sell the choice of trumps for the best offer. */
  | 'VERKAUFEN';

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
  {   /** A move in Kierki. */
  kierki: KierkiMoveInput; kiezkoenig?: never; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  { kierki?: never;   /** A move in Kiezkönig. */
  kiezkoenig: KiezkoenigMoveInput; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  { kierki?: never; kiezkoenig?: never;   /** A move in King. */
  king: KingMoveInput; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  { kierki?: never; kiezkoenig?: never; king?: never;   /** A move in Kronenduell. */
  kronenduell: KronenduellMoveInput; rentz?: never; wuerfelkoenig?: never; }
  |  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell?: never;   /** A move in Rentz. */
  rentz: RentzMoveInput; wuerfelkoenig?: never; }
  |  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell?: never; rentz?: never;   /** A move in Würfelkönig. */
  wuerfelkoenig: WuerfelkoenigMoveInput; };

/** What kind of table to open. */
export type OpenTableInput = {
  /** Time for a decision when two or more people play, in seconds (10 to 600); null: no clock. Left out: 40. */
  clockSeconds?: number | null | undefined;
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Show the table in the lobby; it needs a clock then. Left out: a private room. */
  listed?: boolean | null | undefined;
  /** Game and options. */
  options: GameOptionsInput;
  /** How many seats. */
  seats: number;
  /** Let people without a seat watch. Left out: they may. */
  spectators?: boolean | null | undefined;
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

/** Who is meant by a question for presence. */
export type PresenceOf =
  {   /** The people of a match. */
  matchId: string; tableId?: never; }
  |  { matchId?: never;   /** The people of a table. */
  tableId: string; };

/** Why something was refused. */
export type ProblemCode =
  /** You already have a seat at this table. */
  | 'ALREADY_SEATED'
  /** The host has sent you away from this table. */
  | 'KICKED'
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
  /** Somebody at the table is not ready yet. */
  | 'NOT_READY'
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
  /** Everybody has left the table, so it is closed. */
  | 'TABLE_CLOSED'
  /** Every seat is taken. */
  | 'TABLE_FULL'
  /** The host keeps the door shut. */
  | 'TABLE_LOCKED'
  /** The table is playing; that is only possible between matches. */
  | 'TABLE_PLAYING'
  /** There are too few people and homies at the table to start. */
  | 'TOO_FEW_SEATED'
  /** More are seated than the table would have seats. */
  | 'TOO_MANY_SEATED'
  /** Wait a little before the next one. */
  | 'TOO_SOON'
  /** We are busy or the store is away: nothing was changed, send the same command again. */
  | 'TRY_AGAIN';

/** One tap: a seat among strangers, with the official rules. Keep a subscription open while you wait: who has no open socket for some seconds is taken off. */
export type QuickPlayInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Which game. */
  game: GameId;
  /** Whether you are content with homies on the seats that stay free. */
  homies: boolean;
};

/** Send a homie away. */
export type RemoveHomieInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** The homie's seat. */
  seat: number;
  /** Which table; you must be its host. */
  tableId: string;
};

/** Which game to name. */
export type RentzAnsageInput = {
  /** One that you have not chosen before. */
  spiel: RentzSpiel;
};

/** What kind of decision. */
export type RentzEntscheidung =
  /** Let Rentz be played, or refuse it. */
  | 'ABLEHNUNG'
  /** Lay a card that fits. */
  | 'ANLEGEN'
  /** Name a game. */
  | 'ANSAGE'
  /** Name a game before the cards are looked at, for double scores, or look. */
  | 'BLIND'
  /** Play a card to the trick. */
  | 'KARTE'
  /** After an ace: lay one more card, or leave it. */
  | 'NOCH_EINE';

/** Which card. */
export type RentzKarteInput = {
  /** From your hand. */
  spielkarte: Karte;
};

/** A move; exactly one. */
export type RentzMoveInput =
  {   /** Refuse Rentz. */
  ablehnen: Yes; anlegen?: never; ansagen?: never; ansehen?: never; blindansagen?: never; spielen?: never; verzichten?: never; zulassen?: never; }
  |  { ablehnen?: never;   /** Lay a card in its row. */
  anlegen: RentzKarteInput; ansagen?: never; ansehen?: never; blindansagen?: never; spielen?: never; verzichten?: never; zulassen?: never; }
  |  { ablehnen?: never; anlegen?: never;   /** Name a game. */
  ansagen: RentzAnsageInput; ansehen?: never; blindansagen?: never; spielen?: never; verzichten?: never; zulassen?: never; }
  |  { ablehnen?: never; anlegen?: never; ansagen?: never;   /** Look at the cards and choose then. */
  ansehen: Yes; blindansagen?: never; spielen?: never; verzichten?: never; zulassen?: never; }
  |  { ablehnen?: never; anlegen?: never; ansagen?: never; ansehen?: never;   /** Name a game before looking, for double scores. */
  blindansagen: RentzAnsageInput; spielen?: never; verzichten?: never; zulassen?: never; }
  |  { ablehnen?: never; anlegen?: never; ansagen?: never; ansehen?: never; blindansagen?: never;   /** Play a card to the trick. */
  spielen: RentzKarteInput; verzichten?: never; zulassen?: never; }
  |  { ablehnen?: never; anlegen?: never; ansagen?: never; ansehen?: never; blindansagen?: never; spielen?: never;   /** Leave the extra card after an ace. */
  verzichten: Yes; zulassen?: never; }
  |  { ablehnen?: never; anlegen?: never; ansagen?: never; ansehen?: never; blindansagen?: never; spielen?: never; verzichten?: never;   /** Let Rentz be played. */
  zulassen: Yes; };

/** Options of a Rentz table. Each value is 1 to 500 away from 0, on the side of its default. */
export type RentzOptionsInput = {
  /** Each queen, below 0. */
  dame?: number;
  /** King of hearts, below 0. */
  herzKoenig?: number;
  /** Each diamond, below 0. */
  karo?: number;
  /** Ten of clubs, above 0. */
  kreuzZehn?: number;
  /** Each trick in `STICHE` and `TOTALE`, below 0. */
  stich?: number;
  /** Each trick in `WHIST`, above 0. */
  whist?: number;
};

/** Where a deal stands. */
export type RentzPhase =
  /** Rentz was named; the others are asked, one after the other, whether they refuse. */
  | 'ABLEHNUNG'
  /** The chooser has looked and must name a game. */
  | 'ANSAGE'
  /** Rentz is played: cards are laid out. */
  | 'AUSLEGEN'
  /** The chooser has not taken up the cards: name a game blind, or look. */
  | 'BLIND'
  /** All deals are over. */
  | 'ENDE'
  /** Tricks are played. */
  | 'STICHSPIEL';

/** The eight games. Everybody chooses each of them once. */
export type RentzSpiel =
  /** Each queen costs. */
  | 'DAMEN'
  /** The king of hearts costs. */
  | 'HERZ_KOENIG'
  /** Each diamond costs. */
  | 'KAROS'
  /** No tricks: cards are laid out in rows, and who is rid of them first gets most. */
  | 'RENTZ'
  /** Each trick costs. */
  | 'STICHE'
  /** The four before together: king of hearts, queens, diamonds and tricks cost. */
  | 'TOTALE'
  /** Each trick brings points. */
  | 'WHIST'
  /** The ten of clubs brings points. */
  | 'ZEHN';

/** A kind of move. */
export type RentzZug =
  /** Refuse Rentz: the deal is repeated. */
  | 'ABLEHNEN'
  /** Lay a card in its row. */
  | 'ANLEGEN'
  /** Name a game. */
  | 'ANSAGEN'
  /** Look at the cards and choose then. */
  | 'ANSEHEN'
  /** Name a game before looking. */
  | 'BLINDANSAGEN'
  /** Play a card to the trick. */
  | 'SPIELEN'
  /** Leave the extra card after an ace. */
  | 'VERZICHTEN'
  /** Let Rentz be played. */
  | 'ZULASSEN';

/** Who decides for a seat now. */
export type SeatController =
  /** The autopilot: three decisions in a row ran out of time, the player counts as away until the next sign of life. */
  | 'AUTOPILOT'
  /** A homie: from the start, or since the player left. */
  | 'HOMIE'
  /** The player who sits there. */
  | 'PLAYER';

/** Make a gesture that everybody at the table sees. */
export type SendEmoteInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Which gesture. */
  emote: Emote;
  /** Which table; you must have a seat. */
  tableId: string;
};

/** How strong a homie plays from the next match on. */
export type SetHomieLevelInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** How strong it plays. */
  level: HomieLevel;
  /** The homie's seat. */
  seat: number;
  /** Which table; you must be its host. */
  tableId: string;
};

/** Say that you are ready, or not yet. After a match this is the rematch: as soon as everybody is ready it begins, the starting seat moved on. */
export type SetReadyInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Ready or not. */
  ready: boolean;
  /** Which table. */
  tableId: string;
};

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

/** Leave the script of a practice round; the match goes on freely. */
export type SkipPracticeInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Which match. */
  matchId: string;
};

/** Start a match with everybody who sits. */
export type StartMatchInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Which table; you must be its host. */
  tableId: string;
};

/** One tap: a practice round. Scripted dice and cards, the same rules, a word on each step; afterwards the match goes on freely. */
export type StartPracticeInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: string;
  /** Which game. */
  game: GameId;
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
  /** Somebody made a gesture. */
  | 'EMOTED'
  /** A homie sat down. */
  | 'HOMIE_ADDED'
  /** A homie plays at another strength. */
  | 'HOMIE_LEVEL_SET'
  /** A homie went. */
  | 'HOMIE_REMOVED'
  /** The match ended; people may sit down again. */
  | 'MATCH_ENDED'
  /** A match began. */
  | 'MATCH_STARTED'
  /** The table was opened. */
  | 'OPENED'
  /** Somebody is ready, or no longer. */
  | 'READY_SET'
  /** The host sent somebody away. */
  | 'SEAT_KICKED'
  /** Somebody stood up. */
  | 'SEAT_LEFT'
  /** Somebody sat down. */
  | 'SEAT_TAKEN'
  /** The host changed game, options, seats, clock, series, door or audience. */
  | 'SETTINGS_CHANGED'
  /** No event: the state as it is. */
  | 'SNAPSHOT'
  /** Quick play: nobody else came, the table waits once more. */
  | 'WAITED';

/** What a table is doing. */
export type TableStatus =
  /** Nobody remained: everybody left, or was away for too long. */
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
  {   /** Nobody's: all hands lie open. Only after the end. */
  openHands: Yes; seat?: never; spectator?: never; }
  |  { openHands?: never;   /** A seat's. */
  seat: number; spectator?: never; }
  |  { openHands?: never; seat?: never;   /** The public's. */
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

export type KierkiViewPartsFragment = { __typename: 'KierkiView', spielNummer: number, spiele: number, kierkiSpiel: KierkiSpiel, geber: number, amZug: number | null, trumpffarbe: Farbe | null, startkarten: Array<Karte>, nochZuVergeben: number, sieger: Array<number> | null, tarif: { jeStich: number, jeHerz: number, jeDame: number, jeHerr: number, herzKoenig: number, fuerFertige: Array<number>, zaehlstiche: Array<{ stichNummer: number, wert: number }> }, spieler: Array<{ seat: number, karten: number, blatt: Array<Karte> | null, stichzahl: number, zaehlkarten: Array<Karte>, spielpunkte: number, stand: number, fertigAls: number | null }>, laufenderStich: { ausspieler: number, stichkarten: Array<Karte>, stichVon: number | null, stichpunkte: number } | null, letzterStich: { ausspieler: number, stichkarten: Array<Karte>, stichVon: number | null, stichpunkte: number } | null, gespielteStiche: Array<{ ausspieler: number, stichkarten: Array<Karte>, stichVon: number | null, stichpunkte: number }>, reihen: Array<{ reihenfarbe: Farbe, liegen: Array<Karte>, naechste: Array<Karte> }>, legungen: Array<{ seat: number, spielkarte: Karte | null }>, plan: Array<{ spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number }>, zettel: Array<{ spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number, trumpffarbe: Farbe | null, ergebnis: Array<number>, stand: Array<number> }> };

export type KierkiQuestionPartsFragment = { __typename: 'KierkiQuestion', kierkiFrage: KierkiFrage, spielNummer: number, kierkiSpiel: KierkiSpiel, bedienfarbe: Farbe | null, herzGesperrt: boolean };

export type KierkiLegalMovePartsFragment = { __typename: 'KierkiLegalMove', spielkarte: Karte | null, trumpffarbe: Farbe | null, kierkiZug: KierkiZug };

type KierkiEventParts_KierkiFertigGeworden_Fragment = { __typename: 'KierkiFertigGeworden', seat: number, fertigAls: number, bringt: number, kind: string };

type KierkiEventParts_KierkiGegeben_Fragment = { __typename: 'KierkiGegeben', blaetter: Array<Array<Karte> | null>, kind: string };

type KierkiEventParts_KierkiGepasst_Fragment = { __typename: 'KierkiGepasst', seat: number, kind: string };

type KierkiEventParts_KierkiKarteAngelegt_Fragment = { __typename: 'KierkiKarteAngelegt', seat: number, spielkarte: Karte, kind: string };

type KierkiEventParts_KierkiKarteGespielt_Fragment = { __typename: 'KierkiKarteGespielt', seat: number, spielkarte: Karte, kind: string };

type KierkiEventParts_KierkiPartieBeendet_Fragment = { __typename: 'KierkiPartieBeendet', stand: Array<number>, sieger: Array<number>, kind: string };

type KierkiEventParts_KierkiPartieEroeffnet_Fragment = { __typename: 'KierkiPartieEroeffnet', mitspieler: number, geber: number, kind: string };

type KierkiEventParts_KierkiRestAufgedeckt_Fragment = { __typename: 'KierkiRestAufgedeckt', abkuerzung: KierkiAbkuerzung, restAn: number | null, restkarten: Array<Array<Karte>>, kind: string, restwert: number };

type KierkiEventParts_KierkiSpielBegonnen_Fragment = { __typename: 'KierkiSpielBegonnen', spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number, kind: string };

type KierkiEventParts_KierkiSpielGewertet_Fragment = { __typename: 'KierkiSpielGewertet', spielNummer: number, ergebnis: Array<number>, stand: Array<number>, kind: string };

type KierkiEventParts_KierkiStichGewonnen_Fragment = { __typename: 'KierkiStichGewonnen', seat: number, stichNummer: number, stichpunkte: number, kind: string };

type KierkiEventParts_KierkiTrumpfAngesagt_Fragment = { __typename: 'KierkiTrumpfAngesagt', seat: number, trumpffarbe: Farbe, kind: string };

type KierkiEventParts_KiezkoenigAusgebaut_Fragment = { __typename: 'KiezkoenigAusgebaut', kind: string };

type KierkiEventParts_KiezkoenigAussetzenVerhaengt_Fragment = { __typename: 'KiezkoenigAussetzenVerhaengt', kind: string };

type KierkiEventParts_KiezkoenigBankErhaelt_Fragment = { __typename: 'KiezkoenigBankErhaelt', kind: string };

type KierkiEventParts_KiezkoenigBankZahlt_Fragment = { __typename: 'KiezkoenigBankZahlt', kind: string };

type KierkiEventParts_KiezkoenigDeckelBezahlt_Fragment = { __typename: 'KiezkoenigDeckelBezahlt', kind: string };

type KierkiEventParts_KiezkoenigGekauft_Fragment = { __typename: 'KiezkoenigGekauft', kind: string };

type KierkiEventParts_KiezkoenigGelassen_Fragment = { __typename: 'KiezkoenigGelassen', kind: string };

type KierkiEventParts_KiezkoenigGewuerfelt_Fragment = { __typename: 'KiezkoenigGewuerfelt', kind: string };

type KierkiEventParts_KiezkoenigGezogen_Fragment = { __typename: 'KiezkoenigGezogen', kind: string };

type KierkiEventParts_KiezkoenigKarteGezogen_Fragment = { __typename: 'KiezkoenigKarteGezogen', kind: string };

type KierkiEventParts_KiezkoenigKartenGemischt_Fragment = { __typename: 'KiezkoenigKartenGemischt', kind: string };

type KierkiEventParts_KiezkoenigNotverkauf_Fragment = { __typename: 'KiezkoenigNotverkauf', kind: string };

type KierkiEventParts_KiezkoenigPartieEroeffnet_Fragment = { __typename: 'KiezkoenigPartieEroeffnet', kind: string };

type KierkiEventParts_KiezkoenigSperrstunde_Fragment = { __typename: 'KiezkoenigSperrstunde', kind: string };

type KierkiEventParts_KiezkoenigSpielerZahlt_Fragment = { __typename: 'KiezkoenigSpielerZahlt', kind: string };

type KierkiEventParts_KiezkoenigUebernommen_Fragment = { __typename: 'KiezkoenigUebernommen', kind: string };

type KierkiEventParts_KiezkoenigZugAusgesetzt_Fragment = { __typename: 'KiezkoenigZugAusgesetzt', kind: string };

type KierkiEventParts_KiezkoenigZugBegonnen_Fragment = { __typename: 'KiezkoenigZugBegonnen', kind: string };

type KierkiEventParts_KingAusgeteilt_Fragment = { __typename: 'KingAusgeteilt', kind: string };

type KierkiEventParts_KingGeboten_Fragment = { __typename: 'KingGeboten', kind: string };

type KierkiEventParts_KingGepasst_Fragment = { __typename: 'KingGepasst', kind: string };

type KierkiEventParts_KingKarteGelegt_Fragment = { __typename: 'KingKarteGelegt', kind: string };

type KierkiEventParts_KingKontraktAngesagt_Fragment = { __typename: 'KingKontraktAngesagt', kind: string };

type KierkiEventParts_KingPartieBeendet_Fragment = { __typename: 'KingPartieBeendet', kind: string };

type KierkiEventParts_KingPartieEroeffnet_Fragment = { __typename: 'KingPartieEroeffnet', kind: string };

type KierkiEventParts_KingRestEntschieden_Fragment = { __typename: 'KingRestEntschieden', kind: string };

type KierkiEventParts_KingSpielGewertet_Fragment = { __typename: 'KingSpielGewertet', kind: string };

type KierkiEventParts_KingStichGewonnen_Fragment = { __typename: 'KingStichGewonnen', kind: string };

type KierkiEventParts_KingTrumpfBehalten_Fragment = { __typename: 'KingTrumpfBehalten', kind: string };

type KierkiEventParts_KingTrumpfBestimmt_Fragment = { __typename: 'KingTrumpfBestimmt', kind: string };

type KierkiEventParts_KingTrumpfVerkauft_Fragment = { __typename: 'KingTrumpfVerkauft', kind: string };

type KierkiEventParts_KronenduellAufgedeckt_Fragment = { __typename: 'KronenduellAufgedeckt', kind: string };

type KierkiEventParts_KronenduellDuellGewonnen_Fragment = { __typename: 'KronenduellDuellGewonnen', kind: string };

type KierkiEventParts_KronenduellDuellUnentschieden_Fragment = { __typename: 'KronenduellDuellUnentschieden', kind: string };

type KierkiEventParts_KronenduellGelegt_Fragment = { __typename: 'KronenduellGelegt', kind: string };

type KierkiEventParts_KronenduellKartenVerraten_Fragment = { __typename: 'KronenduellKartenVerraten', kind: string };

type KierkiEventParts_KronenduellPartieBegonnen_Fragment = { __typename: 'KronenduellPartieBegonnen', kind: string };

type KierkiEventParts_KronenduellPartieUnentschieden_Fragment = { __typename: 'KronenduellPartieUnentschieden', kind: string };

type KierkiEventParts_KronenduellRundeBegonnen_Fragment = { __typename: 'KronenduellRundeBegonnen', kind: string };

type KierkiEventParts_KronenduellRundeGewonnen_Fragment = { __typename: 'KronenduellRundeGewonnen', kind: string };

type KierkiEventParts_KronenduellRundeVertagt_Fragment = { __typename: 'KronenduellRundeVertagt', kind: string };

type KierkiEventParts_MatchClockStarted_Fragment = { __typename: 'MatchClockStarted', kind: string };

type KierkiEventParts_MatchEnded_Fragment = { __typename: 'MatchEnded', kind: string };

type KierkiEventParts_MatchFrozen_Fragment = { __typename: 'MatchFrozen', kind: string };

type KierkiEventParts_MatchPracticeSkipped_Fragment = { __typename: 'MatchPracticeSkipped', kind: string };

type KierkiEventParts_MatchSeatAway_Fragment = { __typename: 'MatchSeatAway', kind: string };

type KierkiEventParts_MatchSeatBack_Fragment = { __typename: 'MatchSeatBack', kind: string };

type KierkiEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type KierkiEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

type KierkiEventParts_RentzAbgelehnt_Fragment = { __typename: 'RentzAbgelehnt', kind: string };

type KierkiEventParts_RentzAngelegt_Fragment = { __typename: 'RentzAngelegt', kind: string };

type KierkiEventParts_RentzAngesagt_Fragment = { __typename: 'RentzAngesagt', kind: string };

type KierkiEventParts_RentzAufgenommen_Fragment = { __typename: 'RentzAufgenommen', kind: string };

type KierkiEventParts_RentzAusgesetzt_Fragment = { __typename: 'RentzAusgesetzt', kind: string };

type KierkiEventParts_RentzAusgestiegen_Fragment = { __typename: 'RentzAusgestiegen', kind: string };

type KierkiEventParts_RentzGabeGewertet_Fragment = { __typename: 'RentzGabeGewertet', kind: string };

type KierkiEventParts_RentzGegeben_Fragment = { __typename: 'RentzGegeben', kind: string };

type KierkiEventParts_RentzGepasst_Fragment = { __typename: 'RentzGepasst', kind: string };

type KierkiEventParts_RentzGespielt_Fragment = { __typename: 'RentzGespielt', kind: string };

type KierkiEventParts_RentzPartieBeendet_Fragment = { __typename: 'RentzPartieBeendet', kind: string };

type KierkiEventParts_RentzPartieEroeffnet_Fragment = { __typename: 'RentzPartieEroeffnet', kind: string };

type KierkiEventParts_RentzStichGewonnen_Fragment = { __typename: 'RentzStichGewonnen', kind: string };

type KierkiEventParts_RentzVerzichtet_Fragment = { __typename: 'RentzVerzichtet', kind: string };

type KierkiEventParts_RentzZugelassen_Fragment = { __typename: 'RentzZugelassen', kind: string };

type KierkiEventParts_WuerfelkoenigAufgehoert_Fragment = { __typename: 'WuerfelkoenigAufgehoert', kind: string };

type KierkiEventParts_WuerfelkoenigBuergerAbgelegt_Fragment = { __typename: 'WuerfelkoenigBuergerAbgelegt', kind: string };

type KierkiEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment = { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind: string };

type KierkiEventParts_WuerfelkoenigBuergerGenommen_Fragment = { __typename: 'WuerfelkoenigBuergerGenommen', kind: string };

type KierkiEventParts_WuerfelkoenigDracheVerschenkt_Fragment = { __typename: 'WuerfelkoenigDracheVerschenkt', kind: string };

type KierkiEventParts_WuerfelkoenigGewuerfelt_Fragment = { __typename: 'WuerfelkoenigGewuerfelt', kind: string };

type KierkiEventParts_WuerfelkoenigOrtGegruendet_Fragment = { __typename: 'WuerfelkoenigOrtGegruendet', kind: string };

type KierkiEventParts_WuerfelkoenigPartieBeendet_Fragment = { __typename: 'WuerfelkoenigPartieBeendet', kind: string };

type KierkiEventParts_WuerfelkoenigPartieEroeffnet_Fragment = { __typename: 'WuerfelkoenigPartieEroeffnet', kind: string };

type KierkiEventParts_WuerfelkoenigStrafeGenommen_Fragment = { __typename: 'WuerfelkoenigStrafeGenommen', kind: string };

type KierkiEventParts_WuerfelkoenigZugBegonnen_Fragment = { __typename: 'WuerfelkoenigZugBegonnen', kind: string };

export type KierkiEventPartsFragment =
  | KierkiEventParts_KierkiFertigGeworden_Fragment
  | KierkiEventParts_KierkiGegeben_Fragment
  | KierkiEventParts_KierkiGepasst_Fragment
  | KierkiEventParts_KierkiKarteAngelegt_Fragment
  | KierkiEventParts_KierkiKarteGespielt_Fragment
  | KierkiEventParts_KierkiPartieBeendet_Fragment
  | KierkiEventParts_KierkiPartieEroeffnet_Fragment
  | KierkiEventParts_KierkiRestAufgedeckt_Fragment
  | KierkiEventParts_KierkiSpielBegonnen_Fragment
  | KierkiEventParts_KierkiSpielGewertet_Fragment
  | KierkiEventParts_KierkiStichGewonnen_Fragment
  | KierkiEventParts_KierkiTrumpfAngesagt_Fragment
  | KierkiEventParts_KiezkoenigAusgebaut_Fragment
  | KierkiEventParts_KiezkoenigAussetzenVerhaengt_Fragment
  | KierkiEventParts_KiezkoenigBankErhaelt_Fragment
  | KierkiEventParts_KiezkoenigBankZahlt_Fragment
  | KierkiEventParts_KiezkoenigDeckelBezahlt_Fragment
  | KierkiEventParts_KiezkoenigGekauft_Fragment
  | KierkiEventParts_KiezkoenigGelassen_Fragment
  | KierkiEventParts_KiezkoenigGewuerfelt_Fragment
  | KierkiEventParts_KiezkoenigGezogen_Fragment
  | KierkiEventParts_KiezkoenigKarteGezogen_Fragment
  | KierkiEventParts_KiezkoenigKartenGemischt_Fragment
  | KierkiEventParts_KiezkoenigNotverkauf_Fragment
  | KierkiEventParts_KiezkoenigPartieEroeffnet_Fragment
  | KierkiEventParts_KiezkoenigSperrstunde_Fragment
  | KierkiEventParts_KiezkoenigSpielerZahlt_Fragment
  | KierkiEventParts_KiezkoenigUebernommen_Fragment
  | KierkiEventParts_KiezkoenigZugAusgesetzt_Fragment
  | KierkiEventParts_KiezkoenigZugBegonnen_Fragment
  | KierkiEventParts_KingAusgeteilt_Fragment
  | KierkiEventParts_KingGeboten_Fragment
  | KierkiEventParts_KingGepasst_Fragment
  | KierkiEventParts_KingKarteGelegt_Fragment
  | KierkiEventParts_KingKontraktAngesagt_Fragment
  | KierkiEventParts_KingPartieBeendet_Fragment
  | KierkiEventParts_KingPartieEroeffnet_Fragment
  | KierkiEventParts_KingRestEntschieden_Fragment
  | KierkiEventParts_KingSpielGewertet_Fragment
  | KierkiEventParts_KingStichGewonnen_Fragment
  | KierkiEventParts_KingTrumpfBehalten_Fragment
  | KierkiEventParts_KingTrumpfBestimmt_Fragment
  | KierkiEventParts_KingTrumpfVerkauft_Fragment
  | KierkiEventParts_KronenduellAufgedeckt_Fragment
  | KierkiEventParts_KronenduellDuellGewonnen_Fragment
  | KierkiEventParts_KronenduellDuellUnentschieden_Fragment
  | KierkiEventParts_KronenduellGelegt_Fragment
  | KierkiEventParts_KronenduellKartenVerraten_Fragment
  | KierkiEventParts_KronenduellPartieBegonnen_Fragment
  | KierkiEventParts_KronenduellPartieUnentschieden_Fragment
  | KierkiEventParts_KronenduellRundeBegonnen_Fragment
  | KierkiEventParts_KronenduellRundeGewonnen_Fragment
  | KierkiEventParts_KronenduellRundeVertagt_Fragment
  | KierkiEventParts_MatchClockStarted_Fragment
  | KierkiEventParts_MatchEnded_Fragment
  | KierkiEventParts_MatchFrozen_Fragment
  | KierkiEventParts_MatchPracticeSkipped_Fragment
  | KierkiEventParts_MatchSeatAway_Fragment
  | KierkiEventParts_MatchSeatBack_Fragment
  | KierkiEventParts_MatchSeatLeft_Fragment
  | KierkiEventParts_MatchStarted_Fragment
  | KierkiEventParts_RentzAbgelehnt_Fragment
  | KierkiEventParts_RentzAngelegt_Fragment
  | KierkiEventParts_RentzAngesagt_Fragment
  | KierkiEventParts_RentzAufgenommen_Fragment
  | KierkiEventParts_RentzAusgesetzt_Fragment
  | KierkiEventParts_RentzAusgestiegen_Fragment
  | KierkiEventParts_RentzGabeGewertet_Fragment
  | KierkiEventParts_RentzGegeben_Fragment
  | KierkiEventParts_RentzGepasst_Fragment
  | KierkiEventParts_RentzGespielt_Fragment
  | KierkiEventParts_RentzPartieBeendet_Fragment
  | KierkiEventParts_RentzPartieEroeffnet_Fragment
  | KierkiEventParts_RentzStichGewonnen_Fragment
  | KierkiEventParts_RentzVerzichtet_Fragment
  | KierkiEventParts_RentzZugelassen_Fragment
  | KierkiEventParts_WuerfelkoenigAufgehoert_Fragment
  | KierkiEventParts_WuerfelkoenigBuergerAbgelegt_Fragment
  | KierkiEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment
  | KierkiEventParts_WuerfelkoenigBuergerGenommen_Fragment
  | KierkiEventParts_WuerfelkoenigDracheVerschenkt_Fragment
  | KierkiEventParts_WuerfelkoenigGewuerfelt_Fragment
  | KierkiEventParts_WuerfelkoenigOrtGegruendet_Fragment
  | KierkiEventParts_WuerfelkoenigPartieBeendet_Fragment
  | KierkiEventParts_WuerfelkoenigPartieEroeffnet_Fragment
  | KierkiEventParts_WuerfelkoenigStrafeGenommen_Fragment
  | KierkiEventParts_WuerfelkoenigZugBegonnen_Fragment
;

export type KiezkoenigViewPartsFragment = { __typename: 'KiezkoenigView', runde: number, runden: number, amZug: number | null, wuerfel: Array<number> | null, karte: KiezkoenigKarte | null, kartenImStapel: number, koenige: Array<number> | null, kneipen: Array<{ feld: number, viertel: KiezkoenigViertel, preis: number, besitzer: number | null, stufe: number, deckel: number, wert: number, uebernahme: number, ausbauPreis: number }>, spieler: Array<{ seat: number, taler: number, vermoegen: number, feld: number, setztAus: boolean, pleite: boolean, platz: number }> };

export type KiezkoenigQuestionPartsFragment = { __typename: 'KiezkoenigQuestion', frage: KiezkoenigFrage, feld: number | null, preis: number | null };

export type KiezkoenigLegalMovePartsFragment = { __typename: 'KiezkoenigLegalMove', zug: KiezkoenigZug, feld: number | null, preis: number };

type KiezkoenigEventParts_KierkiFertigGeworden_Fragment = { __typename: 'KierkiFertigGeworden', kind: string };

type KiezkoenigEventParts_KierkiGegeben_Fragment = { __typename: 'KierkiGegeben', kind: string };

type KiezkoenigEventParts_KierkiGepasst_Fragment = { __typename: 'KierkiGepasst', kind: string };

type KiezkoenigEventParts_KierkiKarteAngelegt_Fragment = { __typename: 'KierkiKarteAngelegt', kind: string };

type KiezkoenigEventParts_KierkiKarteGespielt_Fragment = { __typename: 'KierkiKarteGespielt', kind: string };

type KiezkoenigEventParts_KierkiPartieBeendet_Fragment = { __typename: 'KierkiPartieBeendet', kind: string };

type KiezkoenigEventParts_KierkiPartieEroeffnet_Fragment = { __typename: 'KierkiPartieEroeffnet', kind: string };

type KiezkoenigEventParts_KierkiRestAufgedeckt_Fragment = { __typename: 'KierkiRestAufgedeckt', kind: string };

type KiezkoenigEventParts_KierkiSpielBegonnen_Fragment = { __typename: 'KierkiSpielBegonnen', kind: string };

type KiezkoenigEventParts_KierkiSpielGewertet_Fragment = { __typename: 'KierkiSpielGewertet', kind: string };

type KiezkoenigEventParts_KierkiStichGewonnen_Fragment = { __typename: 'KierkiStichGewonnen', kind: string };

type KiezkoenigEventParts_KierkiTrumpfAngesagt_Fragment = { __typename: 'KierkiTrumpfAngesagt', kind: string };

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

type KiezkoenigEventParts_KingAusgeteilt_Fragment = { __typename: 'KingAusgeteilt', kind: string };

type KiezkoenigEventParts_KingGeboten_Fragment = { __typename: 'KingGeboten', kind: string };

type KiezkoenigEventParts_KingGepasst_Fragment = { __typename: 'KingGepasst', kind: string };

type KiezkoenigEventParts_KingKarteGelegt_Fragment = { __typename: 'KingKarteGelegt', kind: string };

type KiezkoenigEventParts_KingKontraktAngesagt_Fragment = { __typename: 'KingKontraktAngesagt', kind: string };

type KiezkoenigEventParts_KingPartieBeendet_Fragment = { __typename: 'KingPartieBeendet', kind: string };

type KiezkoenigEventParts_KingPartieEroeffnet_Fragment = { __typename: 'KingPartieEroeffnet', kind: string };

type KiezkoenigEventParts_KingRestEntschieden_Fragment = { __typename: 'KingRestEntschieden', kind: string };

type KiezkoenigEventParts_KingSpielGewertet_Fragment = { __typename: 'KingSpielGewertet', kind: string };

type KiezkoenigEventParts_KingStichGewonnen_Fragment = { __typename: 'KingStichGewonnen', kind: string };

type KiezkoenigEventParts_KingTrumpfBehalten_Fragment = { __typename: 'KingTrumpfBehalten', kind: string };

type KiezkoenigEventParts_KingTrumpfBestimmt_Fragment = { __typename: 'KingTrumpfBestimmt', kind: string };

type KiezkoenigEventParts_KingTrumpfVerkauft_Fragment = { __typename: 'KingTrumpfVerkauft', kind: string };

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

type KiezkoenigEventParts_MatchPracticeSkipped_Fragment = { __typename: 'MatchPracticeSkipped', kind: string };

type KiezkoenigEventParts_MatchSeatAway_Fragment = { __typename: 'MatchSeatAway', kind: string };

type KiezkoenigEventParts_MatchSeatBack_Fragment = { __typename: 'MatchSeatBack', kind: string };

type KiezkoenigEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type KiezkoenigEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

type KiezkoenigEventParts_RentzAbgelehnt_Fragment = { __typename: 'RentzAbgelehnt', kind: string };

type KiezkoenigEventParts_RentzAngelegt_Fragment = { __typename: 'RentzAngelegt', kind: string };

type KiezkoenigEventParts_RentzAngesagt_Fragment = { __typename: 'RentzAngesagt', kind: string };

type KiezkoenigEventParts_RentzAufgenommen_Fragment = { __typename: 'RentzAufgenommen', kind: string };

type KiezkoenigEventParts_RentzAusgesetzt_Fragment = { __typename: 'RentzAusgesetzt', kind: string };

type KiezkoenigEventParts_RentzAusgestiegen_Fragment = { __typename: 'RentzAusgestiegen', kind: string };

type KiezkoenigEventParts_RentzGabeGewertet_Fragment = { __typename: 'RentzGabeGewertet', kind: string };

type KiezkoenigEventParts_RentzGegeben_Fragment = { __typename: 'RentzGegeben', kind: string };

type KiezkoenigEventParts_RentzGepasst_Fragment = { __typename: 'RentzGepasst', kind: string };

type KiezkoenigEventParts_RentzGespielt_Fragment = { __typename: 'RentzGespielt', kind: string };

type KiezkoenigEventParts_RentzPartieBeendet_Fragment = { __typename: 'RentzPartieBeendet', kind: string };

type KiezkoenigEventParts_RentzPartieEroeffnet_Fragment = { __typename: 'RentzPartieEroeffnet', kind: string };

type KiezkoenigEventParts_RentzStichGewonnen_Fragment = { __typename: 'RentzStichGewonnen', kind: string };

type KiezkoenigEventParts_RentzVerzichtet_Fragment = { __typename: 'RentzVerzichtet', kind: string };

type KiezkoenigEventParts_RentzZugelassen_Fragment = { __typename: 'RentzZugelassen', kind: string };

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
  | KiezkoenigEventParts_KierkiFertigGeworden_Fragment
  | KiezkoenigEventParts_KierkiGegeben_Fragment
  | KiezkoenigEventParts_KierkiGepasst_Fragment
  | KiezkoenigEventParts_KierkiKarteAngelegt_Fragment
  | KiezkoenigEventParts_KierkiKarteGespielt_Fragment
  | KiezkoenigEventParts_KierkiPartieBeendet_Fragment
  | KiezkoenigEventParts_KierkiPartieEroeffnet_Fragment
  | KiezkoenigEventParts_KierkiRestAufgedeckt_Fragment
  | KiezkoenigEventParts_KierkiSpielBegonnen_Fragment
  | KiezkoenigEventParts_KierkiSpielGewertet_Fragment
  | KiezkoenigEventParts_KierkiStichGewonnen_Fragment
  | KiezkoenigEventParts_KierkiTrumpfAngesagt_Fragment
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
  | KiezkoenigEventParts_KingAusgeteilt_Fragment
  | KiezkoenigEventParts_KingGeboten_Fragment
  | KiezkoenigEventParts_KingGepasst_Fragment
  | KiezkoenigEventParts_KingKarteGelegt_Fragment
  | KiezkoenigEventParts_KingKontraktAngesagt_Fragment
  | KiezkoenigEventParts_KingPartieBeendet_Fragment
  | KiezkoenigEventParts_KingPartieEroeffnet_Fragment
  | KiezkoenigEventParts_KingRestEntschieden_Fragment
  | KiezkoenigEventParts_KingSpielGewertet_Fragment
  | KiezkoenigEventParts_KingStichGewonnen_Fragment
  | KiezkoenigEventParts_KingTrumpfBehalten_Fragment
  | KiezkoenigEventParts_KingTrumpfBestimmt_Fragment
  | KiezkoenigEventParts_KingTrumpfVerkauft_Fragment
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
  | KiezkoenigEventParts_MatchPracticeSkipped_Fragment
  | KiezkoenigEventParts_MatchSeatAway_Fragment
  | KiezkoenigEventParts_MatchSeatBack_Fragment
  | KiezkoenigEventParts_MatchSeatLeft_Fragment
  | KiezkoenigEventParts_MatchStarted_Fragment
  | KiezkoenigEventParts_RentzAbgelehnt_Fragment
  | KiezkoenigEventParts_RentzAngelegt_Fragment
  | KiezkoenigEventParts_RentzAngesagt_Fragment
  | KiezkoenigEventParts_RentzAufgenommen_Fragment
  | KiezkoenigEventParts_RentzAusgesetzt_Fragment
  | KiezkoenigEventParts_RentzAusgestiegen_Fragment
  | KiezkoenigEventParts_RentzGabeGewertet_Fragment
  | KiezkoenigEventParts_RentzGegeben_Fragment
  | KiezkoenigEventParts_RentzGepasst_Fragment
  | KiezkoenigEventParts_RentzGespielt_Fragment
  | KiezkoenigEventParts_RentzPartieBeendet_Fragment
  | KiezkoenigEventParts_RentzPartieEroeffnet_Fragment
  | KiezkoenigEventParts_RentzStichGewonnen_Fragment
  | KiezkoenigEventParts_RentzVerzichtet_Fragment
  | KiezkoenigEventParts_RentzZugelassen_Fragment
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

export type KingTarifPartsFragment = { jeStich: number, jeStrafkarte: number, strafkarten: Array<Karte>, zaehlstiche: Array<{ stichNummer: number, wert: number }> };

export type KingStichPartsFragment = { stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number };

export type KingViewPartsFragment = { __typename: 'KingView', spielNummer: number, spiele: number, kontrakt: KingKontrakt | null, geber: number, ansager: number, imUhrzeigersinn: boolean, amZug: number | null, trumpffarbe: Farbe | null, trumpfkarte: Karte | null, stichzahl: number, nochZuVergeben: number, sieger: Array<number> | null, optionen: { spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }, kingTarif: { jeStich: number, jeStrafkarte: number, strafkarten: Array<Karte>, zaehlstiche: Array<{ stichNummer: number, wert: number }> } | null, gebote: Array<{ seat: number, gebot: number | null }>, kauf: { kaeufer: number, preisInStichen: number, bezahlt: number } | null, laufenderStich: { stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number } | null, letzterStich: { stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number } | null, stiche: Array<{ stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number }>, spieler: Array<{ seat: number, karten: number, handkarten: Array<Karte> | null, stichzahl: number, zaehlkarten: Array<Karte>, spielpunkte: number, gesamt: number, trumpfspieleUebrig: number, minusspieleUebrig: number }>, vorrat: Array<{ kontrakt: KingKontrakt, uebrig: number, kingTarif: { jeStich: number, jeStrafkarte: number, strafkarten: Array<Karte>, zaehlstiche: Array<{ stichNummer: number, wert: number }> } }>, zettel: Array<{ spielNummer: number, kontrakt: KingKontrakt, geber: number, ansager: number, trumpffarbe: Farbe | null, ergebnis: Array<number>, stand: Array<number> }> };

export type KingQuestionPartsFragment = { __typename: 'KingQuestion', kingEntscheidung: KingEntscheidung, angespielt: Farbe | null, hoechstesGebot: number | null, bieter: number | null };

export type KingLegalMovePartsFragment = { __typename: 'KingLegalMove', kontrakt: KingKontrakt | null, gebot: number | null, farbe: Farbe | null, karte: Karte | null, kingZug: KingZug };

type KingEventParts_KierkiFertigGeworden_Fragment = { __typename: 'KierkiFertigGeworden', kind: string };

type KingEventParts_KierkiGegeben_Fragment = { __typename: 'KierkiGegeben', kind: string };

type KingEventParts_KierkiGepasst_Fragment = { __typename: 'KierkiGepasst', kind: string };

type KingEventParts_KierkiKarteAngelegt_Fragment = { __typename: 'KierkiKarteAngelegt', kind: string };

type KingEventParts_KierkiKarteGespielt_Fragment = { __typename: 'KierkiKarteGespielt', kind: string };

type KingEventParts_KierkiPartieBeendet_Fragment = { __typename: 'KierkiPartieBeendet', kind: string };

type KingEventParts_KierkiPartieEroeffnet_Fragment = { __typename: 'KierkiPartieEroeffnet', kind: string };

type KingEventParts_KierkiRestAufgedeckt_Fragment = { __typename: 'KierkiRestAufgedeckt', kind: string };

type KingEventParts_KierkiSpielBegonnen_Fragment = { __typename: 'KierkiSpielBegonnen', kind: string };

type KingEventParts_KierkiSpielGewertet_Fragment = { __typename: 'KierkiSpielGewertet', kind: string };

type KingEventParts_KierkiStichGewonnen_Fragment = { __typename: 'KierkiStichGewonnen', kind: string };

type KingEventParts_KierkiTrumpfAngesagt_Fragment = { __typename: 'KierkiTrumpfAngesagt', kind: string };

type KingEventParts_KiezkoenigAusgebaut_Fragment = { __typename: 'KiezkoenigAusgebaut', kind: string };

type KingEventParts_KiezkoenigAussetzenVerhaengt_Fragment = { __typename: 'KiezkoenigAussetzenVerhaengt', kind: string };

type KingEventParts_KiezkoenigBankErhaelt_Fragment = { __typename: 'KiezkoenigBankErhaelt', kind: string };

type KingEventParts_KiezkoenigBankZahlt_Fragment = { __typename: 'KiezkoenigBankZahlt', kind: string };

type KingEventParts_KiezkoenigDeckelBezahlt_Fragment = { __typename: 'KiezkoenigDeckelBezahlt', kind: string };

type KingEventParts_KiezkoenigGekauft_Fragment = { __typename: 'KiezkoenigGekauft', kind: string };

type KingEventParts_KiezkoenigGelassen_Fragment = { __typename: 'KiezkoenigGelassen', kind: string };

type KingEventParts_KiezkoenigGewuerfelt_Fragment = { __typename: 'KiezkoenigGewuerfelt', kind: string };

type KingEventParts_KiezkoenigGezogen_Fragment = { __typename: 'KiezkoenigGezogen', kind: string };

type KingEventParts_KiezkoenigKarteGezogen_Fragment = { __typename: 'KiezkoenigKarteGezogen', kind: string };

type KingEventParts_KiezkoenigKartenGemischt_Fragment = { __typename: 'KiezkoenigKartenGemischt', kind: string };

type KingEventParts_KiezkoenigNotverkauf_Fragment = { __typename: 'KiezkoenigNotverkauf', kind: string };

type KingEventParts_KiezkoenigPartieEroeffnet_Fragment = { __typename: 'KiezkoenigPartieEroeffnet', kind: string };

type KingEventParts_KiezkoenigSperrstunde_Fragment = { __typename: 'KiezkoenigSperrstunde', kind: string };

type KingEventParts_KiezkoenigSpielerZahlt_Fragment = { __typename: 'KiezkoenigSpielerZahlt', kind: string };

type KingEventParts_KiezkoenigUebernommen_Fragment = { __typename: 'KiezkoenigUebernommen', kind: string };

type KingEventParts_KiezkoenigZugAusgesetzt_Fragment = { __typename: 'KiezkoenigZugAusgesetzt', kind: string };

type KingEventParts_KiezkoenigZugBegonnen_Fragment = { __typename: 'KiezkoenigZugBegonnen', kind: string };

type KingEventParts_KingAusgeteilt_Fragment = { __typename: 'KingAusgeteilt', spielNummer: number, geber: number, ansager: number, ausspieler: number, gemischt: boolean, kind: string, vorgegeben: KingKontrakt | null, blaetter: Array<Array<Karte> | null> };

type KingEventParts_KingGeboten_Fragment = { __typename: 'KingGeboten', seat: number, gebot: number, kind: string };

type KingEventParts_KingGepasst_Fragment = { __typename: 'KingGepasst', seat: number, kind: string };

type KingEventParts_KingKarteGelegt_Fragment = { __typename: 'KingKarteGelegt', seat: number, kind: string, spielkarte: Karte };

type KingEventParts_KingKontraktAngesagt_Fragment = { __typename: 'KingKontraktAngesagt', seat: number, kontrakt: KingKontrakt, kind: string };

type KingEventParts_KingPartieBeendet_Fragment = { __typename: 'KingPartieBeendet', endstand: Array<number>, sieger: Array<number>, kind: string };

type KingEventParts_KingPartieEroeffnet_Fragment = { __typename: 'KingPartieEroeffnet', ersterGeber: number, kind: string, mitspieler: number };

type KingEventParts_KingRestEntschieden_Fragment = { __typename: 'KingRestEntschieden', kind: string, nehmer: number | null, restgrund: KingRestgrund, reststiche: number, restpunkte: Array<number>, restkarten: Array<Array<Karte>> };

type KingEventParts_KingSpielGewertet_Fragment = { __typename: 'KingSpielGewertet', spielNummer: number, kontrakt: KingKontrakt, ergebnis: Array<number>, stand: Array<number>, kind: string };

type KingEventParts_KingStichGewonnen_Fragment = { __typename: 'KingStichGewonnen', seat: number, stichNummer: number, zaehltFuer: number, punkte: number, kind: string };

type KingEventParts_KingTrumpfBehalten_Fragment = { __typename: 'KingTrumpfBehalten', seat: number, kind: string };

type KingEventParts_KingTrumpfBestimmt_Fragment = { __typename: 'KingTrumpfBestimmt', seat: number, farbe: Farbe, kind: string, trumpfkarte: Karte | null };

type KingEventParts_KingTrumpfVerkauft_Fragment = { __typename: 'KingTrumpfVerkauft', seat: number, kaeufer: number, gebot: number, kind: string };

type KingEventParts_KronenduellAufgedeckt_Fragment = { __typename: 'KronenduellAufgedeckt', kind: string };

type KingEventParts_KronenduellDuellGewonnen_Fragment = { __typename: 'KronenduellDuellGewonnen', kind: string };

type KingEventParts_KronenduellDuellUnentschieden_Fragment = { __typename: 'KronenduellDuellUnentschieden', kind: string };

type KingEventParts_KronenduellGelegt_Fragment = { __typename: 'KronenduellGelegt', kind: string };

type KingEventParts_KronenduellKartenVerraten_Fragment = { __typename: 'KronenduellKartenVerraten', kind: string };

type KingEventParts_KronenduellPartieBegonnen_Fragment = { __typename: 'KronenduellPartieBegonnen', kind: string };

type KingEventParts_KronenduellPartieUnentschieden_Fragment = { __typename: 'KronenduellPartieUnentschieden', kind: string };

type KingEventParts_KronenduellRundeBegonnen_Fragment = { __typename: 'KronenduellRundeBegonnen', kind: string };

type KingEventParts_KronenduellRundeGewonnen_Fragment = { __typename: 'KronenduellRundeGewonnen', kind: string };

type KingEventParts_KronenduellRundeVertagt_Fragment = { __typename: 'KronenduellRundeVertagt', kind: string };

type KingEventParts_MatchClockStarted_Fragment = { __typename: 'MatchClockStarted', kind: string };

type KingEventParts_MatchEnded_Fragment = { __typename: 'MatchEnded', kind: string };

type KingEventParts_MatchFrozen_Fragment = { __typename: 'MatchFrozen', kind: string };

type KingEventParts_MatchPracticeSkipped_Fragment = { __typename: 'MatchPracticeSkipped', kind: string };

type KingEventParts_MatchSeatAway_Fragment = { __typename: 'MatchSeatAway', kind: string };

type KingEventParts_MatchSeatBack_Fragment = { __typename: 'MatchSeatBack', kind: string };

type KingEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type KingEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

type KingEventParts_RentzAbgelehnt_Fragment = { __typename: 'RentzAbgelehnt', kind: string };

type KingEventParts_RentzAngelegt_Fragment = { __typename: 'RentzAngelegt', kind: string };

type KingEventParts_RentzAngesagt_Fragment = { __typename: 'RentzAngesagt', kind: string };

type KingEventParts_RentzAufgenommen_Fragment = { __typename: 'RentzAufgenommen', kind: string };

type KingEventParts_RentzAusgesetzt_Fragment = { __typename: 'RentzAusgesetzt', kind: string };

type KingEventParts_RentzAusgestiegen_Fragment = { __typename: 'RentzAusgestiegen', kind: string };

type KingEventParts_RentzGabeGewertet_Fragment = { __typename: 'RentzGabeGewertet', kind: string };

type KingEventParts_RentzGegeben_Fragment = { __typename: 'RentzGegeben', kind: string };

type KingEventParts_RentzGepasst_Fragment = { __typename: 'RentzGepasst', kind: string };

type KingEventParts_RentzGespielt_Fragment = { __typename: 'RentzGespielt', kind: string };

type KingEventParts_RentzPartieBeendet_Fragment = { __typename: 'RentzPartieBeendet', kind: string };

type KingEventParts_RentzPartieEroeffnet_Fragment = { __typename: 'RentzPartieEroeffnet', kind: string };

type KingEventParts_RentzStichGewonnen_Fragment = { __typename: 'RentzStichGewonnen', kind: string };

type KingEventParts_RentzVerzichtet_Fragment = { __typename: 'RentzVerzichtet', kind: string };

type KingEventParts_RentzZugelassen_Fragment = { __typename: 'RentzZugelassen', kind: string };

type KingEventParts_WuerfelkoenigAufgehoert_Fragment = { __typename: 'WuerfelkoenigAufgehoert', kind: string };

type KingEventParts_WuerfelkoenigBuergerAbgelegt_Fragment = { __typename: 'WuerfelkoenigBuergerAbgelegt', kind: string };

type KingEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment = { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind: string };

type KingEventParts_WuerfelkoenigBuergerGenommen_Fragment = { __typename: 'WuerfelkoenigBuergerGenommen', kind: string };

type KingEventParts_WuerfelkoenigDracheVerschenkt_Fragment = { __typename: 'WuerfelkoenigDracheVerschenkt', kind: string };

type KingEventParts_WuerfelkoenigGewuerfelt_Fragment = { __typename: 'WuerfelkoenigGewuerfelt', kind: string };

type KingEventParts_WuerfelkoenigOrtGegruendet_Fragment = { __typename: 'WuerfelkoenigOrtGegruendet', kind: string };

type KingEventParts_WuerfelkoenigPartieBeendet_Fragment = { __typename: 'WuerfelkoenigPartieBeendet', kind: string };

type KingEventParts_WuerfelkoenigPartieEroeffnet_Fragment = { __typename: 'WuerfelkoenigPartieEroeffnet', kind: string };

type KingEventParts_WuerfelkoenigStrafeGenommen_Fragment = { __typename: 'WuerfelkoenigStrafeGenommen', kind: string };

type KingEventParts_WuerfelkoenigZugBegonnen_Fragment = { __typename: 'WuerfelkoenigZugBegonnen', kind: string };

export type KingEventPartsFragment =
  | KingEventParts_KierkiFertigGeworden_Fragment
  | KingEventParts_KierkiGegeben_Fragment
  | KingEventParts_KierkiGepasst_Fragment
  | KingEventParts_KierkiKarteAngelegt_Fragment
  | KingEventParts_KierkiKarteGespielt_Fragment
  | KingEventParts_KierkiPartieBeendet_Fragment
  | KingEventParts_KierkiPartieEroeffnet_Fragment
  | KingEventParts_KierkiRestAufgedeckt_Fragment
  | KingEventParts_KierkiSpielBegonnen_Fragment
  | KingEventParts_KierkiSpielGewertet_Fragment
  | KingEventParts_KierkiStichGewonnen_Fragment
  | KingEventParts_KierkiTrumpfAngesagt_Fragment
  | KingEventParts_KiezkoenigAusgebaut_Fragment
  | KingEventParts_KiezkoenigAussetzenVerhaengt_Fragment
  | KingEventParts_KiezkoenigBankErhaelt_Fragment
  | KingEventParts_KiezkoenigBankZahlt_Fragment
  | KingEventParts_KiezkoenigDeckelBezahlt_Fragment
  | KingEventParts_KiezkoenigGekauft_Fragment
  | KingEventParts_KiezkoenigGelassen_Fragment
  | KingEventParts_KiezkoenigGewuerfelt_Fragment
  | KingEventParts_KiezkoenigGezogen_Fragment
  | KingEventParts_KiezkoenigKarteGezogen_Fragment
  | KingEventParts_KiezkoenigKartenGemischt_Fragment
  | KingEventParts_KiezkoenigNotverkauf_Fragment
  | KingEventParts_KiezkoenigPartieEroeffnet_Fragment
  | KingEventParts_KiezkoenigSperrstunde_Fragment
  | KingEventParts_KiezkoenigSpielerZahlt_Fragment
  | KingEventParts_KiezkoenigUebernommen_Fragment
  | KingEventParts_KiezkoenigZugAusgesetzt_Fragment
  | KingEventParts_KiezkoenigZugBegonnen_Fragment
  | KingEventParts_KingAusgeteilt_Fragment
  | KingEventParts_KingGeboten_Fragment
  | KingEventParts_KingGepasst_Fragment
  | KingEventParts_KingKarteGelegt_Fragment
  | KingEventParts_KingKontraktAngesagt_Fragment
  | KingEventParts_KingPartieBeendet_Fragment
  | KingEventParts_KingPartieEroeffnet_Fragment
  | KingEventParts_KingRestEntschieden_Fragment
  | KingEventParts_KingSpielGewertet_Fragment
  | KingEventParts_KingStichGewonnen_Fragment
  | KingEventParts_KingTrumpfBehalten_Fragment
  | KingEventParts_KingTrumpfBestimmt_Fragment
  | KingEventParts_KingTrumpfVerkauft_Fragment
  | KingEventParts_KronenduellAufgedeckt_Fragment
  | KingEventParts_KronenduellDuellGewonnen_Fragment
  | KingEventParts_KronenduellDuellUnentschieden_Fragment
  | KingEventParts_KronenduellGelegt_Fragment
  | KingEventParts_KronenduellKartenVerraten_Fragment
  | KingEventParts_KronenduellPartieBegonnen_Fragment
  | KingEventParts_KronenduellPartieUnentschieden_Fragment
  | KingEventParts_KronenduellRundeBegonnen_Fragment
  | KingEventParts_KronenduellRundeGewonnen_Fragment
  | KingEventParts_KronenduellRundeVertagt_Fragment
  | KingEventParts_MatchClockStarted_Fragment
  | KingEventParts_MatchEnded_Fragment
  | KingEventParts_MatchFrozen_Fragment
  | KingEventParts_MatchPracticeSkipped_Fragment
  | KingEventParts_MatchSeatAway_Fragment
  | KingEventParts_MatchSeatBack_Fragment
  | KingEventParts_MatchSeatLeft_Fragment
  | KingEventParts_MatchStarted_Fragment
  | KingEventParts_RentzAbgelehnt_Fragment
  | KingEventParts_RentzAngelegt_Fragment
  | KingEventParts_RentzAngesagt_Fragment
  | KingEventParts_RentzAufgenommen_Fragment
  | KingEventParts_RentzAusgesetzt_Fragment
  | KingEventParts_RentzAusgestiegen_Fragment
  | KingEventParts_RentzGabeGewertet_Fragment
  | KingEventParts_RentzGegeben_Fragment
  | KingEventParts_RentzGepasst_Fragment
  | KingEventParts_RentzGespielt_Fragment
  | KingEventParts_RentzPartieBeendet_Fragment
  | KingEventParts_RentzPartieEroeffnet_Fragment
  | KingEventParts_RentzStichGewonnen_Fragment
  | KingEventParts_RentzVerzichtet_Fragment
  | KingEventParts_RentzZugelassen_Fragment
  | KingEventParts_WuerfelkoenigAufgehoert_Fragment
  | KingEventParts_WuerfelkoenigBuergerAbgelegt_Fragment
  | KingEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment
  | KingEventParts_WuerfelkoenigBuergerGenommen_Fragment
  | KingEventParts_WuerfelkoenigDracheVerschenkt_Fragment
  | KingEventParts_WuerfelkoenigGewuerfelt_Fragment
  | KingEventParts_WuerfelkoenigOrtGegruendet_Fragment
  | KingEventParts_WuerfelkoenigPartieBeendet_Fragment
  | KingEventParts_WuerfelkoenigPartieEroeffnet_Fragment
  | KingEventParts_WuerfelkoenigStrafeGenommen_Fragment
  | KingEventParts_WuerfelkoenigZugBegonnen_Fragment
;

export type KronenduellViewPartsFragment = { __typename: 'KronenduellView', partie: number, runde: number, ziel: number, vertagt: number, verstaerkt: number | null, spaeher: number | null, sieger: Array<number> | null, durchFalle: boolean, spieler: Array<{ seat: number, muenzen: number, karten: number, hand: Array<number> | null, gelegt: boolean, liegt: number | null }>, verlauf: Array<{ runde: number, raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean>, sieger: number | null, muenzen: number, regel: KronenduellRegel }>, chancen: Array<{ rang: number, gewinnt: number, vertagt: number, verliert: number }> };

export type KronenduellQuestionPartsFragment = { __typename: 'KronenduellQuestion', wahl: KronenduellWahl, partie: number, runde: number };

export type KronenduellLegalMovePartsFragment = { __typename: 'KronenduellLegalMove', rang: number };

type KronenduellEventParts_KierkiFertigGeworden_Fragment = { __typename: 'KierkiFertigGeworden', kind: string };

type KronenduellEventParts_KierkiGegeben_Fragment = { __typename: 'KierkiGegeben', kind: string };

type KronenduellEventParts_KierkiGepasst_Fragment = { __typename: 'KierkiGepasst', kind: string };

type KronenduellEventParts_KierkiKarteAngelegt_Fragment = { __typename: 'KierkiKarteAngelegt', kind: string };

type KronenduellEventParts_KierkiKarteGespielt_Fragment = { __typename: 'KierkiKarteGespielt', kind: string };

type KronenduellEventParts_KierkiPartieBeendet_Fragment = { __typename: 'KierkiPartieBeendet', kind: string };

type KronenduellEventParts_KierkiPartieEroeffnet_Fragment = { __typename: 'KierkiPartieEroeffnet', kind: string };

type KronenduellEventParts_KierkiRestAufgedeckt_Fragment = { __typename: 'KierkiRestAufgedeckt', kind: string };

type KronenduellEventParts_KierkiSpielBegonnen_Fragment = { __typename: 'KierkiSpielBegonnen', kind: string };

type KronenduellEventParts_KierkiSpielGewertet_Fragment = { __typename: 'KierkiSpielGewertet', kind: string };

type KronenduellEventParts_KierkiStichGewonnen_Fragment = { __typename: 'KierkiStichGewonnen', kind: string };

type KronenduellEventParts_KierkiTrumpfAngesagt_Fragment = { __typename: 'KierkiTrumpfAngesagt', kind: string };

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

type KronenduellEventParts_KingAusgeteilt_Fragment = { __typename: 'KingAusgeteilt', kind: string };

type KronenduellEventParts_KingGeboten_Fragment = { __typename: 'KingGeboten', kind: string };

type KronenduellEventParts_KingGepasst_Fragment = { __typename: 'KingGepasst', kind: string };

type KronenduellEventParts_KingKarteGelegt_Fragment = { __typename: 'KingKarteGelegt', kind: string };

type KronenduellEventParts_KingKontraktAngesagt_Fragment = { __typename: 'KingKontraktAngesagt', kind: string };

type KronenduellEventParts_KingPartieBeendet_Fragment = { __typename: 'KingPartieBeendet', kind: string };

type KronenduellEventParts_KingPartieEroeffnet_Fragment = { __typename: 'KingPartieEroeffnet', kind: string };

type KronenduellEventParts_KingRestEntschieden_Fragment = { __typename: 'KingRestEntschieden', kind: string };

type KronenduellEventParts_KingSpielGewertet_Fragment = { __typename: 'KingSpielGewertet', kind: string };

type KronenduellEventParts_KingStichGewonnen_Fragment = { __typename: 'KingStichGewonnen', kind: string };

type KronenduellEventParts_KingTrumpfBehalten_Fragment = { __typename: 'KingTrumpfBehalten', kind: string };

type KronenduellEventParts_KingTrumpfBestimmt_Fragment = { __typename: 'KingTrumpfBestimmt', kind: string };

type KronenduellEventParts_KingTrumpfVerkauft_Fragment = { __typename: 'KingTrumpfVerkauft', kind: string };

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

type KronenduellEventParts_MatchPracticeSkipped_Fragment = { __typename: 'MatchPracticeSkipped', kind: string };

type KronenduellEventParts_MatchSeatAway_Fragment = { __typename: 'MatchSeatAway', kind: string };

type KronenduellEventParts_MatchSeatBack_Fragment = { __typename: 'MatchSeatBack', kind: string };

type KronenduellEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type KronenduellEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

type KronenduellEventParts_RentzAbgelehnt_Fragment = { __typename: 'RentzAbgelehnt', kind: string };

type KronenduellEventParts_RentzAngelegt_Fragment = { __typename: 'RentzAngelegt', kind: string };

type KronenduellEventParts_RentzAngesagt_Fragment = { __typename: 'RentzAngesagt', kind: string };

type KronenduellEventParts_RentzAufgenommen_Fragment = { __typename: 'RentzAufgenommen', kind: string };

type KronenduellEventParts_RentzAusgesetzt_Fragment = { __typename: 'RentzAusgesetzt', kind: string };

type KronenduellEventParts_RentzAusgestiegen_Fragment = { __typename: 'RentzAusgestiegen', kind: string };

type KronenduellEventParts_RentzGabeGewertet_Fragment = { __typename: 'RentzGabeGewertet', kind: string };

type KronenduellEventParts_RentzGegeben_Fragment = { __typename: 'RentzGegeben', kind: string };

type KronenduellEventParts_RentzGepasst_Fragment = { __typename: 'RentzGepasst', kind: string };

type KronenduellEventParts_RentzGespielt_Fragment = { __typename: 'RentzGespielt', kind: string };

type KronenduellEventParts_RentzPartieBeendet_Fragment = { __typename: 'RentzPartieBeendet', kind: string };

type KronenduellEventParts_RentzPartieEroeffnet_Fragment = { __typename: 'RentzPartieEroeffnet', kind: string };

type KronenduellEventParts_RentzStichGewonnen_Fragment = { __typename: 'RentzStichGewonnen', kind: string };

type KronenduellEventParts_RentzVerzichtet_Fragment = { __typename: 'RentzVerzichtet', kind: string };

type KronenduellEventParts_RentzZugelassen_Fragment = { __typename: 'RentzZugelassen', kind: string };

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
  | KronenduellEventParts_KierkiFertigGeworden_Fragment
  | KronenduellEventParts_KierkiGegeben_Fragment
  | KronenduellEventParts_KierkiGepasst_Fragment
  | KronenduellEventParts_KierkiKarteAngelegt_Fragment
  | KronenduellEventParts_KierkiKarteGespielt_Fragment
  | KronenduellEventParts_KierkiPartieBeendet_Fragment
  | KronenduellEventParts_KierkiPartieEroeffnet_Fragment
  | KronenduellEventParts_KierkiRestAufgedeckt_Fragment
  | KronenduellEventParts_KierkiSpielBegonnen_Fragment
  | KronenduellEventParts_KierkiSpielGewertet_Fragment
  | KronenduellEventParts_KierkiStichGewonnen_Fragment
  | KronenduellEventParts_KierkiTrumpfAngesagt_Fragment
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
  | KronenduellEventParts_KingAusgeteilt_Fragment
  | KronenduellEventParts_KingGeboten_Fragment
  | KronenduellEventParts_KingGepasst_Fragment
  | KronenduellEventParts_KingKarteGelegt_Fragment
  | KronenduellEventParts_KingKontraktAngesagt_Fragment
  | KronenduellEventParts_KingPartieBeendet_Fragment
  | KronenduellEventParts_KingPartieEroeffnet_Fragment
  | KronenduellEventParts_KingRestEntschieden_Fragment
  | KronenduellEventParts_KingSpielGewertet_Fragment
  | KronenduellEventParts_KingStichGewonnen_Fragment
  | KronenduellEventParts_KingTrumpfBehalten_Fragment
  | KronenduellEventParts_KingTrumpfBestimmt_Fragment
  | KronenduellEventParts_KingTrumpfVerkauft_Fragment
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
  | KronenduellEventParts_MatchPracticeSkipped_Fragment
  | KronenduellEventParts_MatchSeatAway_Fragment
  | KronenduellEventParts_MatchSeatBack_Fragment
  | KronenduellEventParts_MatchSeatLeft_Fragment
  | KronenduellEventParts_MatchStarted_Fragment
  | KronenduellEventParts_RentzAbgelehnt_Fragment
  | KronenduellEventParts_RentzAngelegt_Fragment
  | KronenduellEventParts_RentzAngesagt_Fragment
  | KronenduellEventParts_RentzAufgenommen_Fragment
  | KronenduellEventParts_RentzAusgesetzt_Fragment
  | KronenduellEventParts_RentzAusgestiegen_Fragment
  | KronenduellEventParts_RentzGabeGewertet_Fragment
  | KronenduellEventParts_RentzGegeben_Fragment
  | KronenduellEventParts_RentzGepasst_Fragment
  | KronenduellEventParts_RentzGespielt_Fragment
  | KronenduellEventParts_RentzPartieBeendet_Fragment
  | KronenduellEventParts_RentzPartieEroeffnet_Fragment
  | KronenduellEventParts_RentzStichGewonnen_Fragment
  | KronenduellEventParts_RentzVerzichtet_Fragment
  | KronenduellEventParts_RentzZugelassen_Fragment
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

export type RentzViewPartsFragment = { __typename: 'RentzView', gabe: number, gaben: number, wiederholungen: number, phase: RentzPhase, ansager: number, spiel: RentzSpiel | null, blind: boolean, amZug: number | null, nochEine: boolean, gesehen: Array<Karte>, sieger: Array<number> | null, werte: { herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number, rentz: Array<number> }, laufenderStich: { gabe: number, stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, stichpunkte: number } | null, letzterStich: { gabe: number, stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, stichpunkte: number } | null, reihen: Array<{ reihenfarbe: Farbe, startkarte: Karte, endkarte: Karte, liegen: Array<Karte> }>, spieler: Array<{ seat: number, karten: number, handkarten: Array<Karte> | null, stand: number, spielpunkte: number, stichzahl: number, zaehlkarten: Array<Karte>, ohne: Array<Karte>, offeneSpiele: Array<RentzSpiel>, endenNoetig: number, fertigAls: number | null }>, zettel: Array<{ gabe: number, ansager: number, spiel: RentzSpiel, blind: boolean, ergebnis: Array<number>, stand: Array<number> }> };

export type RentzQuestionPartsFragment = { __typename: 'RentzQuestion', entscheidung: RentzEntscheidung, gabe: number, spiel: RentzSpiel | null, blind: boolean, endenNoetig: number | null };

export type RentzLegalMovePartsFragment = { __typename: 'RentzLegalMove', spiel: RentzSpiel | null, spielkarte: Karte | null, rentzZug: RentzZug };

type RentzEventParts_KierkiFertigGeworden_Fragment = { __typename: 'KierkiFertigGeworden', kind: string };

type RentzEventParts_KierkiGegeben_Fragment = { __typename: 'KierkiGegeben', kind: string };

type RentzEventParts_KierkiGepasst_Fragment = { __typename: 'KierkiGepasst', kind: string };

type RentzEventParts_KierkiKarteAngelegt_Fragment = { __typename: 'KierkiKarteAngelegt', kind: string };

type RentzEventParts_KierkiKarteGespielt_Fragment = { __typename: 'KierkiKarteGespielt', kind: string };

type RentzEventParts_KierkiPartieBeendet_Fragment = { __typename: 'KierkiPartieBeendet', kind: string };

type RentzEventParts_KierkiPartieEroeffnet_Fragment = { __typename: 'KierkiPartieEroeffnet', kind: string };

type RentzEventParts_KierkiRestAufgedeckt_Fragment = { __typename: 'KierkiRestAufgedeckt', kind: string };

type RentzEventParts_KierkiSpielBegonnen_Fragment = { __typename: 'KierkiSpielBegonnen', kind: string };

type RentzEventParts_KierkiSpielGewertet_Fragment = { __typename: 'KierkiSpielGewertet', kind: string };

type RentzEventParts_KierkiStichGewonnen_Fragment = { __typename: 'KierkiStichGewonnen', kind: string };

type RentzEventParts_KierkiTrumpfAngesagt_Fragment = { __typename: 'KierkiTrumpfAngesagt', kind: string };

type RentzEventParts_KiezkoenigAusgebaut_Fragment = { __typename: 'KiezkoenigAusgebaut', kind: string };

type RentzEventParts_KiezkoenigAussetzenVerhaengt_Fragment = { __typename: 'KiezkoenigAussetzenVerhaengt', kind: string };

type RentzEventParts_KiezkoenigBankErhaelt_Fragment = { __typename: 'KiezkoenigBankErhaelt', kind: string };

type RentzEventParts_KiezkoenigBankZahlt_Fragment = { __typename: 'KiezkoenigBankZahlt', kind: string };

type RentzEventParts_KiezkoenigDeckelBezahlt_Fragment = { __typename: 'KiezkoenigDeckelBezahlt', kind: string };

type RentzEventParts_KiezkoenigGekauft_Fragment = { __typename: 'KiezkoenigGekauft', kind: string };

type RentzEventParts_KiezkoenigGelassen_Fragment = { __typename: 'KiezkoenigGelassen', kind: string };

type RentzEventParts_KiezkoenigGewuerfelt_Fragment = { __typename: 'KiezkoenigGewuerfelt', kind: string };

type RentzEventParts_KiezkoenigGezogen_Fragment = { __typename: 'KiezkoenigGezogen', kind: string };

type RentzEventParts_KiezkoenigKarteGezogen_Fragment = { __typename: 'KiezkoenigKarteGezogen', kind: string };

type RentzEventParts_KiezkoenigKartenGemischt_Fragment = { __typename: 'KiezkoenigKartenGemischt', kind: string };

type RentzEventParts_KiezkoenigNotverkauf_Fragment = { __typename: 'KiezkoenigNotverkauf', kind: string };

type RentzEventParts_KiezkoenigPartieEroeffnet_Fragment = { __typename: 'KiezkoenigPartieEroeffnet', kind: string };

type RentzEventParts_KiezkoenigSperrstunde_Fragment = { __typename: 'KiezkoenigSperrstunde', kind: string };

type RentzEventParts_KiezkoenigSpielerZahlt_Fragment = { __typename: 'KiezkoenigSpielerZahlt', kind: string };

type RentzEventParts_KiezkoenigUebernommen_Fragment = { __typename: 'KiezkoenigUebernommen', kind: string };

type RentzEventParts_KiezkoenigZugAusgesetzt_Fragment = { __typename: 'KiezkoenigZugAusgesetzt', kind: string };

type RentzEventParts_KiezkoenigZugBegonnen_Fragment = { __typename: 'KiezkoenigZugBegonnen', kind: string };

type RentzEventParts_KingAusgeteilt_Fragment = { __typename: 'KingAusgeteilt', kind: string };

type RentzEventParts_KingGeboten_Fragment = { __typename: 'KingGeboten', kind: string };

type RentzEventParts_KingGepasst_Fragment = { __typename: 'KingGepasst', kind: string };

type RentzEventParts_KingKarteGelegt_Fragment = { __typename: 'KingKarteGelegt', kind: string };

type RentzEventParts_KingKontraktAngesagt_Fragment = { __typename: 'KingKontraktAngesagt', kind: string };

type RentzEventParts_KingPartieBeendet_Fragment = { __typename: 'KingPartieBeendet', kind: string };

type RentzEventParts_KingPartieEroeffnet_Fragment = { __typename: 'KingPartieEroeffnet', kind: string };

type RentzEventParts_KingRestEntschieden_Fragment = { __typename: 'KingRestEntschieden', kind: string };

type RentzEventParts_KingSpielGewertet_Fragment = { __typename: 'KingSpielGewertet', kind: string };

type RentzEventParts_KingStichGewonnen_Fragment = { __typename: 'KingStichGewonnen', kind: string };

type RentzEventParts_KingTrumpfBehalten_Fragment = { __typename: 'KingTrumpfBehalten', kind: string };

type RentzEventParts_KingTrumpfBestimmt_Fragment = { __typename: 'KingTrumpfBestimmt', kind: string };

type RentzEventParts_KingTrumpfVerkauft_Fragment = { __typename: 'KingTrumpfVerkauft', kind: string };

type RentzEventParts_KronenduellAufgedeckt_Fragment = { __typename: 'KronenduellAufgedeckt', kind: string };

type RentzEventParts_KronenduellDuellGewonnen_Fragment = { __typename: 'KronenduellDuellGewonnen', kind: string };

type RentzEventParts_KronenduellDuellUnentschieden_Fragment = { __typename: 'KronenduellDuellUnentschieden', kind: string };

type RentzEventParts_KronenduellGelegt_Fragment = { __typename: 'KronenduellGelegt', kind: string };

type RentzEventParts_KronenduellKartenVerraten_Fragment = { __typename: 'KronenduellKartenVerraten', kind: string };

type RentzEventParts_KronenduellPartieBegonnen_Fragment = { __typename: 'KronenduellPartieBegonnen', kind: string };

type RentzEventParts_KronenduellPartieUnentschieden_Fragment = { __typename: 'KronenduellPartieUnentschieden', kind: string };

type RentzEventParts_KronenduellRundeBegonnen_Fragment = { __typename: 'KronenduellRundeBegonnen', kind: string };

type RentzEventParts_KronenduellRundeGewonnen_Fragment = { __typename: 'KronenduellRundeGewonnen', kind: string };

type RentzEventParts_KronenduellRundeVertagt_Fragment = { __typename: 'KronenduellRundeVertagt', kind: string };

type RentzEventParts_MatchClockStarted_Fragment = { __typename: 'MatchClockStarted', kind: string };

type RentzEventParts_MatchEnded_Fragment = { __typename: 'MatchEnded', kind: string };

type RentzEventParts_MatchFrozen_Fragment = { __typename: 'MatchFrozen', kind: string };

type RentzEventParts_MatchPracticeSkipped_Fragment = { __typename: 'MatchPracticeSkipped', kind: string };

type RentzEventParts_MatchSeatAway_Fragment = { __typename: 'MatchSeatAway', kind: string };

type RentzEventParts_MatchSeatBack_Fragment = { __typename: 'MatchSeatBack', kind: string };

type RentzEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type RentzEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

type RentzEventParts_RentzAbgelehnt_Fragment = { __typename: 'RentzAbgelehnt', seat: number, enden: Array<Karte>, kind: string };

type RentzEventParts_RentzAngelegt_Fragment = { __typename: 'RentzAngelegt', seat: number, spielkarte: Karte, kind: string };

type RentzEventParts_RentzAngesagt_Fragment = { __typename: 'RentzAngesagt', seat: number, spiel: RentzSpiel, blind: boolean, kind: string };

type RentzEventParts_RentzAufgenommen_Fragment = { __typename: 'RentzAufgenommen', seat: number, handkarten: Array<Karte> | null, kind: string };

type RentzEventParts_RentzAusgesetzt_Fragment = { __typename: 'RentzAusgesetzt', seat: number, kind: string };

type RentzEventParts_RentzAusgestiegen_Fragment = { __typename: 'RentzAusgestiegen', seat: number, fertigAls: number, platzpunkte: number, kind: string };

type RentzEventParts_RentzGabeGewertet_Fragment = { __typename: 'RentzGabeGewertet', gabe: number, ansager: number, spiel: RentzSpiel, blind: boolean, vorzeitig: boolean, ergebnis: Array<number>, stand: Array<number>, kind: string };

type RentzEventParts_RentzGegeben_Fragment = { __typename: 'RentzGegeben', gabe: number, wiederholung: number, ansager: number, blaetter: Array<Array<Karte> | null>, kind: string };

type RentzEventParts_RentzGepasst_Fragment = { __typename: 'RentzGepasst', seat: number, kind: string };

type RentzEventParts_RentzGespielt_Fragment = { __typename: 'RentzGespielt', seat: number, spielkarte: Karte, kind: string };

type RentzEventParts_RentzPartieBeendet_Fragment = { __typename: 'RentzPartieBeendet', stand: Array<number>, sieger: Array<number>, kind: string };

type RentzEventParts_RentzPartieEroeffnet_Fragment = { __typename: 'RentzPartieEroeffnet', mitspieler: number, ansager: number, gaben: number, kind: string };

type RentzEventParts_RentzStichGewonnen_Fragment = { __typename: 'RentzStichGewonnen', seat: number, stichNummer: number, stichpunkte: number, kind: string };

type RentzEventParts_RentzVerzichtet_Fragment = { __typename: 'RentzVerzichtet', seat: number, kind: string };

type RentzEventParts_RentzZugelassen_Fragment = { __typename: 'RentzZugelassen', seat: number, kind: string };

type RentzEventParts_WuerfelkoenigAufgehoert_Fragment = { __typename: 'WuerfelkoenigAufgehoert', kind: string };

type RentzEventParts_WuerfelkoenigBuergerAbgelegt_Fragment = { __typename: 'WuerfelkoenigBuergerAbgelegt', kind: string };

type RentzEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment = { __typename: 'WuerfelkoenigBuergerAufgedeckt', kind: string };

type RentzEventParts_WuerfelkoenigBuergerGenommen_Fragment = { __typename: 'WuerfelkoenigBuergerGenommen', kind: string };

type RentzEventParts_WuerfelkoenigDracheVerschenkt_Fragment = { __typename: 'WuerfelkoenigDracheVerschenkt', kind: string };

type RentzEventParts_WuerfelkoenigGewuerfelt_Fragment = { __typename: 'WuerfelkoenigGewuerfelt', kind: string };

type RentzEventParts_WuerfelkoenigOrtGegruendet_Fragment = { __typename: 'WuerfelkoenigOrtGegruendet', kind: string };

type RentzEventParts_WuerfelkoenigPartieBeendet_Fragment = { __typename: 'WuerfelkoenigPartieBeendet', kind: string };

type RentzEventParts_WuerfelkoenigPartieEroeffnet_Fragment = { __typename: 'WuerfelkoenigPartieEroeffnet', kind: string };

type RentzEventParts_WuerfelkoenigStrafeGenommen_Fragment = { __typename: 'WuerfelkoenigStrafeGenommen', kind: string };

type RentzEventParts_WuerfelkoenigZugBegonnen_Fragment = { __typename: 'WuerfelkoenigZugBegonnen', kind: string };

export type RentzEventPartsFragment =
  | RentzEventParts_KierkiFertigGeworden_Fragment
  | RentzEventParts_KierkiGegeben_Fragment
  | RentzEventParts_KierkiGepasst_Fragment
  | RentzEventParts_KierkiKarteAngelegt_Fragment
  | RentzEventParts_KierkiKarteGespielt_Fragment
  | RentzEventParts_KierkiPartieBeendet_Fragment
  | RentzEventParts_KierkiPartieEroeffnet_Fragment
  | RentzEventParts_KierkiRestAufgedeckt_Fragment
  | RentzEventParts_KierkiSpielBegonnen_Fragment
  | RentzEventParts_KierkiSpielGewertet_Fragment
  | RentzEventParts_KierkiStichGewonnen_Fragment
  | RentzEventParts_KierkiTrumpfAngesagt_Fragment
  | RentzEventParts_KiezkoenigAusgebaut_Fragment
  | RentzEventParts_KiezkoenigAussetzenVerhaengt_Fragment
  | RentzEventParts_KiezkoenigBankErhaelt_Fragment
  | RentzEventParts_KiezkoenigBankZahlt_Fragment
  | RentzEventParts_KiezkoenigDeckelBezahlt_Fragment
  | RentzEventParts_KiezkoenigGekauft_Fragment
  | RentzEventParts_KiezkoenigGelassen_Fragment
  | RentzEventParts_KiezkoenigGewuerfelt_Fragment
  | RentzEventParts_KiezkoenigGezogen_Fragment
  | RentzEventParts_KiezkoenigKarteGezogen_Fragment
  | RentzEventParts_KiezkoenigKartenGemischt_Fragment
  | RentzEventParts_KiezkoenigNotverkauf_Fragment
  | RentzEventParts_KiezkoenigPartieEroeffnet_Fragment
  | RentzEventParts_KiezkoenigSperrstunde_Fragment
  | RentzEventParts_KiezkoenigSpielerZahlt_Fragment
  | RentzEventParts_KiezkoenigUebernommen_Fragment
  | RentzEventParts_KiezkoenigZugAusgesetzt_Fragment
  | RentzEventParts_KiezkoenigZugBegonnen_Fragment
  | RentzEventParts_KingAusgeteilt_Fragment
  | RentzEventParts_KingGeboten_Fragment
  | RentzEventParts_KingGepasst_Fragment
  | RentzEventParts_KingKarteGelegt_Fragment
  | RentzEventParts_KingKontraktAngesagt_Fragment
  | RentzEventParts_KingPartieBeendet_Fragment
  | RentzEventParts_KingPartieEroeffnet_Fragment
  | RentzEventParts_KingRestEntschieden_Fragment
  | RentzEventParts_KingSpielGewertet_Fragment
  | RentzEventParts_KingStichGewonnen_Fragment
  | RentzEventParts_KingTrumpfBehalten_Fragment
  | RentzEventParts_KingTrumpfBestimmt_Fragment
  | RentzEventParts_KingTrumpfVerkauft_Fragment
  | RentzEventParts_KronenduellAufgedeckt_Fragment
  | RentzEventParts_KronenduellDuellGewonnen_Fragment
  | RentzEventParts_KronenduellDuellUnentschieden_Fragment
  | RentzEventParts_KronenduellGelegt_Fragment
  | RentzEventParts_KronenduellKartenVerraten_Fragment
  | RentzEventParts_KronenduellPartieBegonnen_Fragment
  | RentzEventParts_KronenduellPartieUnentschieden_Fragment
  | RentzEventParts_KronenduellRundeBegonnen_Fragment
  | RentzEventParts_KronenduellRundeGewonnen_Fragment
  | RentzEventParts_KronenduellRundeVertagt_Fragment
  | RentzEventParts_MatchClockStarted_Fragment
  | RentzEventParts_MatchEnded_Fragment
  | RentzEventParts_MatchFrozen_Fragment
  | RentzEventParts_MatchPracticeSkipped_Fragment
  | RentzEventParts_MatchSeatAway_Fragment
  | RentzEventParts_MatchSeatBack_Fragment
  | RentzEventParts_MatchSeatLeft_Fragment
  | RentzEventParts_MatchStarted_Fragment
  | RentzEventParts_RentzAbgelehnt_Fragment
  | RentzEventParts_RentzAngelegt_Fragment
  | RentzEventParts_RentzAngesagt_Fragment
  | RentzEventParts_RentzAufgenommen_Fragment
  | RentzEventParts_RentzAusgesetzt_Fragment
  | RentzEventParts_RentzAusgestiegen_Fragment
  | RentzEventParts_RentzGabeGewertet_Fragment
  | RentzEventParts_RentzGegeben_Fragment
  | RentzEventParts_RentzGepasst_Fragment
  | RentzEventParts_RentzGespielt_Fragment
  | RentzEventParts_RentzPartieBeendet_Fragment
  | RentzEventParts_RentzPartieEroeffnet_Fragment
  | RentzEventParts_RentzStichGewonnen_Fragment
  | RentzEventParts_RentzVerzichtet_Fragment
  | RentzEventParts_RentzZugelassen_Fragment
  | RentzEventParts_WuerfelkoenigAufgehoert_Fragment
  | RentzEventParts_WuerfelkoenigBuergerAbgelegt_Fragment
  | RentzEventParts_WuerfelkoenigBuergerAufgedeckt_Fragment
  | RentzEventParts_WuerfelkoenigBuergerGenommen_Fragment
  | RentzEventParts_WuerfelkoenigDracheVerschenkt_Fragment
  | RentzEventParts_WuerfelkoenigGewuerfelt_Fragment
  | RentzEventParts_WuerfelkoenigOrtGegruendet_Fragment
  | RentzEventParts_WuerfelkoenigPartieBeendet_Fragment
  | RentzEventParts_WuerfelkoenigPartieEroeffnet_Fragment
  | RentzEventParts_WuerfelkoenigStrafeGenommen_Fragment
  | RentzEventParts_WuerfelkoenigZugBegonnen_Fragment
;

export type WuerfelkoenigViewPartsFragment = { __typename: 'WuerfelkoenigView', zugNummer: number, amZug: number | null, extrazug: boolean, wurf: number, wuerfe: number, wuerfel: Array<number> | null, farben: Array<WuerfelkoenigWuerfelfarbe> | null, behalten: Array<number>, drache: WuerfelkoenigBuerger | null, nachziehstapel: number, strafstapel: number, ablagestapel: number, koenige: Array<number> | null, reihe: Array<{ platz: number, ort: WuerfelkoenigOrt, ortFarbe: WuerfelkoenigFarbe, ortKarten: number, ortPunkte: number | null, karte: { buerger: WuerfelkoenigBuerger, art: WuerfelkoenigArt, farbe: WuerfelkoenigFarbe | null, bedingung: WuerfelkoenigBedingung, werte: Array<number>, punkte: number, gruendet: boolean, erfuellt: boolean, chance: number | null } | null }>, spieler: Array<{ seat: number, platz: number, punkte: number, minuspunkte: number, feen: number, elfeOben: boolean, stapel: Array<{ sorte: WuerfelkoenigSorte, buerger: WuerfelkoenigBuerger | null, ort: WuerfelkoenigOrt | null, punkte: number }> }> };

export type WuerfelkoenigQuestionPartsFragment = { __typename: 'WuerfelkoenigQuestion', schritt: WuerfelkoenigSchritt, wuerfeUebrig: number, drache: WuerfelkoenigBuerger | null };

export type WuerfelkoenigLegalMovePartsFragment = { __typename: 'WuerfelkoenigLegalMove', behalten: Array<number> | null, platz: number | null, an: number | null, preis: number, wuerfelzug: WuerfelkoenigZug };

type WuerfelkoenigEventParts_KierkiFertigGeworden_Fragment = { __typename: 'KierkiFertigGeworden', kind: string };

type WuerfelkoenigEventParts_KierkiGegeben_Fragment = { __typename: 'KierkiGegeben', kind: string };

type WuerfelkoenigEventParts_KierkiGepasst_Fragment = { __typename: 'KierkiGepasst', kind: string };

type WuerfelkoenigEventParts_KierkiKarteAngelegt_Fragment = { __typename: 'KierkiKarteAngelegt', kind: string };

type WuerfelkoenigEventParts_KierkiKarteGespielt_Fragment = { __typename: 'KierkiKarteGespielt', kind: string };

type WuerfelkoenigEventParts_KierkiPartieBeendet_Fragment = { __typename: 'KierkiPartieBeendet', kind: string };

type WuerfelkoenigEventParts_KierkiPartieEroeffnet_Fragment = { __typename: 'KierkiPartieEroeffnet', kind: string };

type WuerfelkoenigEventParts_KierkiRestAufgedeckt_Fragment = { __typename: 'KierkiRestAufgedeckt', kind: string };

type WuerfelkoenigEventParts_KierkiSpielBegonnen_Fragment = { __typename: 'KierkiSpielBegonnen', kind: string };

type WuerfelkoenigEventParts_KierkiSpielGewertet_Fragment = { __typename: 'KierkiSpielGewertet', kind: string };

type WuerfelkoenigEventParts_KierkiStichGewonnen_Fragment = { __typename: 'KierkiStichGewonnen', kind: string };

type WuerfelkoenigEventParts_KierkiTrumpfAngesagt_Fragment = { __typename: 'KierkiTrumpfAngesagt', kind: string };

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

type WuerfelkoenigEventParts_KingAusgeteilt_Fragment = { __typename: 'KingAusgeteilt', kind: string };

type WuerfelkoenigEventParts_KingGeboten_Fragment = { __typename: 'KingGeboten', kind: string };

type WuerfelkoenigEventParts_KingGepasst_Fragment = { __typename: 'KingGepasst', kind: string };

type WuerfelkoenigEventParts_KingKarteGelegt_Fragment = { __typename: 'KingKarteGelegt', kind: string };

type WuerfelkoenigEventParts_KingKontraktAngesagt_Fragment = { __typename: 'KingKontraktAngesagt', kind: string };

type WuerfelkoenigEventParts_KingPartieBeendet_Fragment = { __typename: 'KingPartieBeendet', kind: string };

type WuerfelkoenigEventParts_KingPartieEroeffnet_Fragment = { __typename: 'KingPartieEroeffnet', kind: string };

type WuerfelkoenigEventParts_KingRestEntschieden_Fragment = { __typename: 'KingRestEntschieden', kind: string };

type WuerfelkoenigEventParts_KingSpielGewertet_Fragment = { __typename: 'KingSpielGewertet', kind: string };

type WuerfelkoenigEventParts_KingStichGewonnen_Fragment = { __typename: 'KingStichGewonnen', kind: string };

type WuerfelkoenigEventParts_KingTrumpfBehalten_Fragment = { __typename: 'KingTrumpfBehalten', kind: string };

type WuerfelkoenigEventParts_KingTrumpfBestimmt_Fragment = { __typename: 'KingTrumpfBestimmt', kind: string };

type WuerfelkoenigEventParts_KingTrumpfVerkauft_Fragment = { __typename: 'KingTrumpfVerkauft', kind: string };

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

type WuerfelkoenigEventParts_MatchPracticeSkipped_Fragment = { __typename: 'MatchPracticeSkipped', kind: string };

type WuerfelkoenigEventParts_MatchSeatAway_Fragment = { __typename: 'MatchSeatAway', kind: string };

type WuerfelkoenigEventParts_MatchSeatBack_Fragment = { __typename: 'MatchSeatBack', kind: string };

type WuerfelkoenigEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', kind: string };

type WuerfelkoenigEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', kind: string };

type WuerfelkoenigEventParts_RentzAbgelehnt_Fragment = { __typename: 'RentzAbgelehnt', kind: string };

type WuerfelkoenigEventParts_RentzAngelegt_Fragment = { __typename: 'RentzAngelegt', kind: string };

type WuerfelkoenigEventParts_RentzAngesagt_Fragment = { __typename: 'RentzAngesagt', kind: string };

type WuerfelkoenigEventParts_RentzAufgenommen_Fragment = { __typename: 'RentzAufgenommen', kind: string };

type WuerfelkoenigEventParts_RentzAusgesetzt_Fragment = { __typename: 'RentzAusgesetzt', kind: string };

type WuerfelkoenigEventParts_RentzAusgestiegen_Fragment = { __typename: 'RentzAusgestiegen', kind: string };

type WuerfelkoenigEventParts_RentzGabeGewertet_Fragment = { __typename: 'RentzGabeGewertet', kind: string };

type WuerfelkoenigEventParts_RentzGegeben_Fragment = { __typename: 'RentzGegeben', kind: string };

type WuerfelkoenigEventParts_RentzGepasst_Fragment = { __typename: 'RentzGepasst', kind: string };

type WuerfelkoenigEventParts_RentzGespielt_Fragment = { __typename: 'RentzGespielt', kind: string };

type WuerfelkoenigEventParts_RentzPartieBeendet_Fragment = { __typename: 'RentzPartieBeendet', kind: string };

type WuerfelkoenigEventParts_RentzPartieEroeffnet_Fragment = { __typename: 'RentzPartieEroeffnet', kind: string };

type WuerfelkoenigEventParts_RentzStichGewonnen_Fragment = { __typename: 'RentzStichGewonnen', kind: string };

type WuerfelkoenigEventParts_RentzVerzichtet_Fragment = { __typename: 'RentzVerzichtet', kind: string };

type WuerfelkoenigEventParts_RentzZugelassen_Fragment = { __typename: 'RentzZugelassen', kind: string };

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
  | WuerfelkoenigEventParts_KierkiFertigGeworden_Fragment
  | WuerfelkoenigEventParts_KierkiGegeben_Fragment
  | WuerfelkoenigEventParts_KierkiGepasst_Fragment
  | WuerfelkoenigEventParts_KierkiKarteAngelegt_Fragment
  | WuerfelkoenigEventParts_KierkiKarteGespielt_Fragment
  | WuerfelkoenigEventParts_KierkiPartieBeendet_Fragment
  | WuerfelkoenigEventParts_KierkiPartieEroeffnet_Fragment
  | WuerfelkoenigEventParts_KierkiRestAufgedeckt_Fragment
  | WuerfelkoenigEventParts_KierkiSpielBegonnen_Fragment
  | WuerfelkoenigEventParts_KierkiSpielGewertet_Fragment
  | WuerfelkoenigEventParts_KierkiStichGewonnen_Fragment
  | WuerfelkoenigEventParts_KierkiTrumpfAngesagt_Fragment
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
  | WuerfelkoenigEventParts_KingAusgeteilt_Fragment
  | WuerfelkoenigEventParts_KingGeboten_Fragment
  | WuerfelkoenigEventParts_KingGepasst_Fragment
  | WuerfelkoenigEventParts_KingKarteGelegt_Fragment
  | WuerfelkoenigEventParts_KingKontraktAngesagt_Fragment
  | WuerfelkoenigEventParts_KingPartieBeendet_Fragment
  | WuerfelkoenigEventParts_KingPartieEroeffnet_Fragment
  | WuerfelkoenigEventParts_KingRestEntschieden_Fragment
  | WuerfelkoenigEventParts_KingSpielGewertet_Fragment
  | WuerfelkoenigEventParts_KingStichGewonnen_Fragment
  | WuerfelkoenigEventParts_KingTrumpfBehalten_Fragment
  | WuerfelkoenigEventParts_KingTrumpfBestimmt_Fragment
  | WuerfelkoenigEventParts_KingTrumpfVerkauft_Fragment
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
  | WuerfelkoenigEventParts_MatchPracticeSkipped_Fragment
  | WuerfelkoenigEventParts_MatchSeatAway_Fragment
  | WuerfelkoenigEventParts_MatchSeatBack_Fragment
  | WuerfelkoenigEventParts_MatchSeatLeft_Fragment
  | WuerfelkoenigEventParts_MatchStarted_Fragment
  | WuerfelkoenigEventParts_RentzAbgelehnt_Fragment
  | WuerfelkoenigEventParts_RentzAngelegt_Fragment
  | WuerfelkoenigEventParts_RentzAngesagt_Fragment
  | WuerfelkoenigEventParts_RentzAufgenommen_Fragment
  | WuerfelkoenigEventParts_RentzAusgesetzt_Fragment
  | WuerfelkoenigEventParts_RentzAusgestiegen_Fragment
  | WuerfelkoenigEventParts_RentzGabeGewertet_Fragment
  | WuerfelkoenigEventParts_RentzGegeben_Fragment
  | WuerfelkoenigEventParts_RentzGepasst_Fragment
  | WuerfelkoenigEventParts_RentzGespielt_Fragment
  | WuerfelkoenigEventParts_RentzPartieBeendet_Fragment
  | WuerfelkoenigEventParts_RentzPartieEroeffnet_Fragment
  | WuerfelkoenigEventParts_RentzStichGewonnen_Fragment
  | WuerfelkoenigEventParts_RentzVerzichtet_Fragment
  | WuerfelkoenigEventParts_RentzZugelassen_Fragment
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

export type LobbyFramesSubscriptionVariables = Exact<{
  game?: GameId | null | undefined;
}>;


export type LobbyFramesSubscription = { lobbyFrames: { serverTime: string, tables: Array<{ joinCode: string, game: GameId, official: boolean, host: string | null, seats: number, people: number, homies: number, clockSeconds: number | null, winsNeeded: number, openedAt: string, options:
        | { __typename: 'KierkiOptions', ohneRozbojnikUndLoteryjka: boolean, letzteStiche: KierkiLetzteStiche, freieEroeffnung: boolean }
        | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
        | { __typename: 'KingOptions', spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }
        | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
        | { __typename: 'RentzOptions', herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number }
        | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
       }>, queues: Array<{ game: GameId, waiting: number }> } };

export type MatchPartsFragment = { id: string, tableId: string | null, game: GameId, rules: number, status: MatchStatus, mySeat: number | null, version: number, startedAt: string, finishedAt: string | null, seedHash: string, seed: string | null, practice: string | null, options:
    | { __typename: 'KierkiOptions', ohneRozbojnikUndLoteryjka: boolean, letzteStiche: KierkiLetzteStiche, freieEroeffnung: boolean }
    | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
    | { __typename: 'KingOptions', spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }
    | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
    | { __typename: 'RentzOptions', herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number }
    | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
  , seats: Array<{ index: number, controller: SeatController, occupant:
      | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
      | { __typename: 'Player', id: string, name: string }
     }>, result: Array<{ seat: number, score: number, place: number, winner: boolean }> | null };

export type StandingPartsFragment = { seat: number, score: number, place: number, winner: boolean };

export type PromptPartsFragment = { id: string, seat: number, deadline: string | null, question:
    | { __typename: 'KierkiQuestion', kierkiFrage: KierkiFrage, spielNummer: number, kierkiSpiel: KierkiSpiel, bedienfarbe: Farbe | null, herzGesperrt: boolean }
    | { __typename: 'KiezkoenigQuestion', frage: KiezkoenigFrage, feld: number | null, preis: number | null }
    | { __typename: 'KingQuestion', kingEntscheidung: KingEntscheidung, angespielt: Farbe | null, hoechstesGebot: number | null, bieter: number | null }
    | { __typename: 'KronenduellQuestion', wahl: KronenduellWahl, partie: number, runde: number }
    | { __typename: 'RentzQuestion', entscheidung: RentzEntscheidung, gabe: number, spiel: RentzSpiel | null, blind: boolean, endenNoetig: number | null }
    | { __typename: 'WuerfelkoenigQuestion', schritt: WuerfelkoenigSchritt, wuerfeUebrig: number, drache: WuerfelkoenigBuerger | null }
  , legalMoves: Array<
    | { __typename: 'KierkiLegalMove', spielkarte: Karte | null, trumpffarbe: Farbe | null, kierkiZug: KierkiZug }
    | { __typename: 'KiezkoenigLegalMove', zug: KiezkoenigZug, feld: number | null, preis: number }
    | { __typename: 'KingLegalMove', kontrakt: KingKontrakt | null, gebot: number | null, farbe: Farbe | null, karte: Karte | null, kingZug: KingZug }
    | { __typename: 'KronenduellLegalMove', rang: number }
    | { __typename: 'RentzLegalMove', spiel: RentzSpiel | null, spielkarte: Karte | null, rentzZug: RentzZug }
    | { __typename: 'WuerfelkoenigLegalMove', behalten: Array<number> | null, platz: number | null, an: number | null, preis: number, wuerfelzug: WuerfelkoenigZug }
  > };

type MatchEventParts_KierkiFertigGeworden_Fragment = { __typename: 'KierkiFertigGeworden', kind: string, seat: number, fertigAls: number, bringt: number };

type MatchEventParts_KierkiGegeben_Fragment = { __typename: 'KierkiGegeben', kind: string, blaetter: Array<Array<Karte> | null> };

type MatchEventParts_KierkiGepasst_Fragment = { __typename: 'KierkiGepasst', kind: string, seat: number };

type MatchEventParts_KierkiKarteAngelegt_Fragment = { __typename: 'KierkiKarteAngelegt', kind: string, seat: number, spielkarte: Karte };

type MatchEventParts_KierkiKarteGespielt_Fragment = { __typename: 'KierkiKarteGespielt', kind: string, seat: number, spielkarte: Karte };

type MatchEventParts_KierkiPartieBeendet_Fragment = { __typename: 'KierkiPartieBeendet', kind: string, stand: Array<number>, sieger: Array<number> };

type MatchEventParts_KierkiPartieEroeffnet_Fragment = { __typename: 'KierkiPartieEroeffnet', kind: string, mitspieler: number, geber: number };

type MatchEventParts_KierkiRestAufgedeckt_Fragment = { __typename: 'KierkiRestAufgedeckt', kind: string, abkuerzung: KierkiAbkuerzung, restAn: number | null, restkarten: Array<Array<Karte>>, restwert: number };

type MatchEventParts_KierkiSpielBegonnen_Fragment = { __typename: 'KierkiSpielBegonnen', kind: string, spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number };

type MatchEventParts_KierkiSpielGewertet_Fragment = { __typename: 'KierkiSpielGewertet', kind: string, spielNummer: number, ergebnis: Array<number>, stand: Array<number> };

type MatchEventParts_KierkiStichGewonnen_Fragment = { __typename: 'KierkiStichGewonnen', kind: string, seat: number, stichNummer: number, stichpunkte: number };

type MatchEventParts_KierkiTrumpfAngesagt_Fragment = { __typename: 'KierkiTrumpfAngesagt', kind: string, seat: number, trumpffarbe: Farbe };

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

type MatchEventParts_KingAusgeteilt_Fragment = { __typename: 'KingAusgeteilt', kind: string, spielNummer: number, geber: number, ansager: number, ausspieler: number, gemischt: boolean, vorgegeben: KingKontrakt | null, blaetter: Array<Array<Karte> | null> };

type MatchEventParts_KingGeboten_Fragment = { __typename: 'KingGeboten', kind: string, seat: number, gebot: number };

type MatchEventParts_KingGepasst_Fragment = { __typename: 'KingGepasst', kind: string, seat: number };

type MatchEventParts_KingKarteGelegt_Fragment = { __typename: 'KingKarteGelegt', kind: string, seat: number, spielkarte: Karte };

type MatchEventParts_KingKontraktAngesagt_Fragment = { __typename: 'KingKontraktAngesagt', kind: string, seat: number, kontrakt: KingKontrakt };

type MatchEventParts_KingPartieBeendet_Fragment = { __typename: 'KingPartieBeendet', kind: string, endstand: Array<number>, sieger: Array<number> };

type MatchEventParts_KingPartieEroeffnet_Fragment = { __typename: 'KingPartieEroeffnet', kind: string, ersterGeber: number, mitspieler: number };

type MatchEventParts_KingRestEntschieden_Fragment = { __typename: 'KingRestEntschieden', kind: string, nehmer: number | null, restgrund: KingRestgrund, reststiche: number, restpunkte: Array<number>, restkarten: Array<Array<Karte>> };

type MatchEventParts_KingSpielGewertet_Fragment = { __typename: 'KingSpielGewertet', kind: string, spielNummer: number, kontrakt: KingKontrakt, ergebnis: Array<number>, stand: Array<number> };

type MatchEventParts_KingStichGewonnen_Fragment = { __typename: 'KingStichGewonnen', kind: string, seat: number, stichNummer: number, zaehltFuer: number, punkte: number };

type MatchEventParts_KingTrumpfBehalten_Fragment = { __typename: 'KingTrumpfBehalten', kind: string, seat: number };

type MatchEventParts_KingTrumpfBestimmt_Fragment = { __typename: 'KingTrumpfBestimmt', kind: string, seat: number, farbe: Farbe, trumpfkarte: Karte | null };

type MatchEventParts_KingTrumpfVerkauft_Fragment = { __typename: 'KingTrumpfVerkauft', kind: string, seat: number, kaeufer: number, gebot: number };

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

type MatchEventParts_MatchPracticeSkipped_Fragment = { __typename: 'MatchPracticeSkipped', seat: number, kind: string };

type MatchEventParts_MatchSeatAway_Fragment = { __typename: 'MatchSeatAway', seat: number, kind: string };

type MatchEventParts_MatchSeatBack_Fragment = { __typename: 'MatchSeatBack', seat: number, kind: string };

type MatchEventParts_MatchSeatLeft_Fragment = { __typename: 'MatchSeatLeft', seat: number, kind: string };

type MatchEventParts_MatchStarted_Fragment = { __typename: 'MatchStarted', startingSeat: number, kind: string };

type MatchEventParts_RentzAbgelehnt_Fragment = { __typename: 'RentzAbgelehnt', kind: string, seat: number, enden: Array<Karte> };

type MatchEventParts_RentzAngelegt_Fragment = { __typename: 'RentzAngelegt', kind: string, seat: number, spielkarte: Karte };

type MatchEventParts_RentzAngesagt_Fragment = { __typename: 'RentzAngesagt', kind: string, seat: number, spiel: RentzSpiel, blind: boolean };

type MatchEventParts_RentzAufgenommen_Fragment = { __typename: 'RentzAufgenommen', kind: string, seat: number, handkarten: Array<Karte> | null };

type MatchEventParts_RentzAusgesetzt_Fragment = { __typename: 'RentzAusgesetzt', kind: string, seat: number };

type MatchEventParts_RentzAusgestiegen_Fragment = { __typename: 'RentzAusgestiegen', kind: string, seat: number, fertigAls: number, platzpunkte: number };

type MatchEventParts_RentzGabeGewertet_Fragment = { __typename: 'RentzGabeGewertet', kind: string, gabe: number, ansager: number, spiel: RentzSpiel, blind: boolean, vorzeitig: boolean, ergebnis: Array<number>, stand: Array<number> };

type MatchEventParts_RentzGegeben_Fragment = { __typename: 'RentzGegeben', kind: string, gabe: number, wiederholung: number, ansager: number, blaetter: Array<Array<Karte> | null> };

type MatchEventParts_RentzGepasst_Fragment = { __typename: 'RentzGepasst', kind: string, seat: number };

type MatchEventParts_RentzGespielt_Fragment = { __typename: 'RentzGespielt', kind: string, seat: number, spielkarte: Karte };

type MatchEventParts_RentzPartieBeendet_Fragment = { __typename: 'RentzPartieBeendet', kind: string, stand: Array<number>, sieger: Array<number> };

type MatchEventParts_RentzPartieEroeffnet_Fragment = { __typename: 'RentzPartieEroeffnet', kind: string, mitspieler: number, ansager: number, gaben: number };

type MatchEventParts_RentzStichGewonnen_Fragment = { __typename: 'RentzStichGewonnen', kind: string, seat: number, stichNummer: number, stichpunkte: number };

type MatchEventParts_RentzVerzichtet_Fragment = { __typename: 'RentzVerzichtet', kind: string, seat: number };

type MatchEventParts_RentzZugelassen_Fragment = { __typename: 'RentzZugelassen', kind: string, seat: number };

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
  | MatchEventParts_KierkiFertigGeworden_Fragment
  | MatchEventParts_KierkiGegeben_Fragment
  | MatchEventParts_KierkiGepasst_Fragment
  | MatchEventParts_KierkiKarteAngelegt_Fragment
  | MatchEventParts_KierkiKarteGespielt_Fragment
  | MatchEventParts_KierkiPartieBeendet_Fragment
  | MatchEventParts_KierkiPartieEroeffnet_Fragment
  | MatchEventParts_KierkiRestAufgedeckt_Fragment
  | MatchEventParts_KierkiSpielBegonnen_Fragment
  | MatchEventParts_KierkiSpielGewertet_Fragment
  | MatchEventParts_KierkiStichGewonnen_Fragment
  | MatchEventParts_KierkiTrumpfAngesagt_Fragment
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
  | MatchEventParts_KingAusgeteilt_Fragment
  | MatchEventParts_KingGeboten_Fragment
  | MatchEventParts_KingGepasst_Fragment
  | MatchEventParts_KingKarteGelegt_Fragment
  | MatchEventParts_KingKontraktAngesagt_Fragment
  | MatchEventParts_KingPartieBeendet_Fragment
  | MatchEventParts_KingPartieEroeffnet_Fragment
  | MatchEventParts_KingRestEntschieden_Fragment
  | MatchEventParts_KingSpielGewertet_Fragment
  | MatchEventParts_KingStichGewonnen_Fragment
  | MatchEventParts_KingTrumpfBehalten_Fragment
  | MatchEventParts_KingTrumpfBestimmt_Fragment
  | MatchEventParts_KingTrumpfVerkauft_Fragment
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
  | MatchEventParts_MatchPracticeSkipped_Fragment
  | MatchEventParts_MatchSeatAway_Fragment
  | MatchEventParts_MatchSeatBack_Fragment
  | MatchEventParts_MatchSeatLeft_Fragment
  | MatchEventParts_MatchStarted_Fragment
  | MatchEventParts_RentzAbgelehnt_Fragment
  | MatchEventParts_RentzAngelegt_Fragment
  | MatchEventParts_RentzAngesagt_Fragment
  | MatchEventParts_RentzAufgenommen_Fragment
  | MatchEventParts_RentzAusgesetzt_Fragment
  | MatchEventParts_RentzAusgestiegen_Fragment
  | MatchEventParts_RentzGabeGewertet_Fragment
  | MatchEventParts_RentzGegeben_Fragment
  | MatchEventParts_RentzGepasst_Fragment
  | MatchEventParts_RentzGespielt_Fragment
  | MatchEventParts_RentzPartieBeendet_Fragment
  | MatchEventParts_RentzPartieEroeffnet_Fragment
  | MatchEventParts_RentzStichGewonnen_Fragment
  | MatchEventParts_RentzVerzichtet_Fragment
  | MatchEventParts_RentzZugelassen_Fragment
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


export type MatchByIdQuery = { match: { id: string, tableId: string | null, game: GameId, rules: number, status: MatchStatus, mySeat: number | null, version: number, startedAt: string, finishedAt: string | null, seedHash: string, seed: string | null, practice: string | null, options:
      | { __typename: 'KierkiOptions', ohneRozbojnikUndLoteryjka: boolean, letzteStiche: KierkiLetzteStiche, freieEroeffnung: boolean }
      | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
      | { __typename: 'KingOptions', spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }
      | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
      | { __typename: 'RentzOptions', herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number }
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
      | { __typename: 'KierkiFertigGeworden', kind: string, seat: number, fertigAls: number, bringt: number }
      | { __typename: 'KierkiGegeben', kind: string, blaetter: Array<Array<Karte> | null> }
      | { __typename: 'KierkiGepasst', kind: string, seat: number }
      | { __typename: 'KierkiKarteAngelegt', kind: string, seat: number, spielkarte: Karte }
      | { __typename: 'KierkiKarteGespielt', kind: string, seat: number, spielkarte: Karte }
      | { __typename: 'KierkiPartieBeendet', kind: string, stand: Array<number>, sieger: Array<number> }
      | { __typename: 'KierkiPartieEroeffnet', kind: string, mitspieler: number, geber: number }
      | { __typename: 'KierkiRestAufgedeckt', kind: string, abkuerzung: KierkiAbkuerzung, restAn: number | null, restkarten: Array<Array<Karte>>, restwert: number }
      | { __typename: 'KierkiSpielBegonnen', kind: string, spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number }
      | { __typename: 'KierkiSpielGewertet', kind: string, spielNummer: number, ergebnis: Array<number>, stand: Array<number> }
      | { __typename: 'KierkiStichGewonnen', kind: string, seat: number, stichNummer: number, stichpunkte: number }
      | { __typename: 'KierkiTrumpfAngesagt', kind: string, seat: number, trumpffarbe: Farbe }
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
      | { __typename: 'KingAusgeteilt', kind: string, spielNummer: number, geber: number, ansager: number, ausspieler: number, gemischt: boolean, vorgegeben: KingKontrakt | null, blaetter: Array<Array<Karte> | null> }
      | { __typename: 'KingGeboten', kind: string, seat: number, gebot: number }
      | { __typename: 'KingGepasst', kind: string, seat: number }
      | { __typename: 'KingKarteGelegt', kind: string, seat: number, spielkarte: Karte }
      | { __typename: 'KingKontraktAngesagt', kind: string, seat: number, kontrakt: KingKontrakt }
      | { __typename: 'KingPartieBeendet', kind: string, endstand: Array<number>, sieger: Array<number> }
      | { __typename: 'KingPartieEroeffnet', kind: string, ersterGeber: number, mitspieler: number }
      | { __typename: 'KingRestEntschieden', kind: string, nehmer: number | null, restgrund: KingRestgrund, reststiche: number, restpunkte: Array<number>, restkarten: Array<Array<Karte>> }
      | { __typename: 'KingSpielGewertet', kind: string, spielNummer: number, kontrakt: KingKontrakt, ergebnis: Array<number>, stand: Array<number> }
      | { __typename: 'KingStichGewonnen', kind: string, seat: number, stichNummer: number, zaehltFuer: number, punkte: number }
      | { __typename: 'KingTrumpfBehalten', kind: string, seat: number }
      | { __typename: 'KingTrumpfBestimmt', kind: string, seat: number, farbe: Farbe, trumpfkarte: Karte | null }
      | { __typename: 'KingTrumpfVerkauft', kind: string, seat: number, kaeufer: number, gebot: number }
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
      | { __typename: 'MatchPracticeSkipped', seat: number, kind: string }
      | { __typename: 'MatchSeatAway', seat: number, kind: string }
      | { __typename: 'MatchSeatBack', seat: number, kind: string }
      | { __typename: 'MatchSeatLeft', seat: number, kind: string }
      | { __typename: 'MatchStarted', startingSeat: number, kind: string }
      | { __typename: 'RentzAbgelehnt', kind: string, seat: number, enden: Array<Karte> }
      | { __typename: 'RentzAngelegt', kind: string, seat: number, spielkarte: Karte }
      | { __typename: 'RentzAngesagt', kind: string, seat: number, spiel: RentzSpiel, blind: boolean }
      | { __typename: 'RentzAufgenommen', kind: string, seat: number, handkarten: Array<Karte> | null }
      | { __typename: 'RentzAusgesetzt', kind: string, seat: number }
      | { __typename: 'RentzAusgestiegen', kind: string, seat: number, fertigAls: number, platzpunkte: number }
      | { __typename: 'RentzGabeGewertet', kind: string, gabe: number, ansager: number, spiel: RentzSpiel, blind: boolean, vorzeitig: boolean, ergebnis: Array<number>, stand: Array<number> }
      | { __typename: 'RentzGegeben', kind: string, gabe: number, wiederholung: number, ansager: number, blaetter: Array<Array<Karte> | null> }
      | { __typename: 'RentzGepasst', kind: string, seat: number }
      | { __typename: 'RentzGespielt', kind: string, seat: number, spielkarte: Karte }
      | { __typename: 'RentzPartieBeendet', kind: string, stand: Array<number>, sieger: Array<number> }
      | { __typename: 'RentzPartieEroeffnet', kind: string, mitspieler: number, ansager: number, gaben: number }
      | { __typename: 'RentzStichGewonnen', kind: string, seat: number, stichNummer: number, stichpunkte: number }
      | { __typename: 'RentzVerzichtet', kind: string, seat: number }
      | { __typename: 'RentzZugelassen', kind: string, seat: number }
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
      | { __typename: 'KierkiView', spielNummer: number, spiele: number, kierkiSpiel: KierkiSpiel, geber: number, amZug: number | null, trumpffarbe: Farbe | null, startkarten: Array<Karte>, nochZuVergeben: number, sieger: Array<number> | null, tarif: { jeStich: number, jeHerz: number, jeDame: number, jeHerr: number, herzKoenig: number, fuerFertige: Array<number>, zaehlstiche: Array<{ stichNummer: number, wert: number }> }, spieler: Array<{ seat: number, karten: number, blatt: Array<Karte> | null, stichzahl: number, zaehlkarten: Array<Karte>, spielpunkte: number, stand: number, fertigAls: number | null }>, laufenderStich: { ausspieler: number, stichkarten: Array<Karte>, stichVon: number | null, stichpunkte: number } | null, letzterStich: { ausspieler: number, stichkarten: Array<Karte>, stichVon: number | null, stichpunkte: number } | null, gespielteStiche: Array<{ ausspieler: number, stichkarten: Array<Karte>, stichVon: number | null, stichpunkte: number }>, reihen: Array<{ reihenfarbe: Farbe, liegen: Array<Karte>, naechste: Array<Karte> }>, legungen: Array<{ seat: number, spielkarte: Karte | null }>, plan: Array<{ spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number }>, zettel: Array<{ spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number, trumpffarbe: Farbe | null, ergebnis: Array<number>, stand: Array<number> }> }
      | { __typename: 'KiezkoenigView', runde: number, runden: number, amZug: number | null, wuerfel: Array<number> | null, karte: KiezkoenigKarte | null, kartenImStapel: number, koenige: Array<number> | null, kneipen: Array<{ feld: number, viertel: KiezkoenigViertel, preis: number, besitzer: number | null, stufe: number, deckel: number, wert: number, uebernahme: number, ausbauPreis: number }>, spieler: Array<{ seat: number, taler: number, vermoegen: number, feld: number, setztAus: boolean, pleite: boolean, platz: number }> }
      | { __typename: 'KingView', spielNummer: number, spiele: number, kontrakt: KingKontrakt | null, geber: number, ansager: number, imUhrzeigersinn: boolean, amZug: number | null, trumpffarbe: Farbe | null, trumpfkarte: Karte | null, stichzahl: number, nochZuVergeben: number, sieger: Array<number> | null, optionen: { spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }, kingTarif: { jeStich: number, jeStrafkarte: number, strafkarten: Array<Karte>, zaehlstiche: Array<{ stichNummer: number, wert: number }> } | null, gebote: Array<{ seat: number, gebot: number | null }>, kauf: { kaeufer: number, preisInStichen: number, bezahlt: number } | null, laufenderStich: { stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number } | null, letzterStich: { stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number } | null, stiche: Array<{ stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number }>, spieler: Array<{ seat: number, karten: number, handkarten: Array<Karte> | null, stichzahl: number, zaehlkarten: Array<Karte>, spielpunkte: number, gesamt: number, trumpfspieleUebrig: number, minusspieleUebrig: number }>, vorrat: Array<{ kontrakt: KingKontrakt, uebrig: number, kingTarif: { jeStich: number, jeStrafkarte: number, strafkarten: Array<Karte>, zaehlstiche: Array<{ stichNummer: number, wert: number }> } }>, zettel: Array<{ spielNummer: number, kontrakt: KingKontrakt, geber: number, ansager: number, trumpffarbe: Farbe | null, ergebnis: Array<number>, stand: Array<number> }> }
      | { __typename: 'KronenduellView', partie: number, runde: number, ziel: number, vertagt: number, verstaerkt: number | null, spaeher: number | null, sieger: Array<number> | null, durchFalle: boolean, spieler: Array<{ seat: number, muenzen: number, karten: number, hand: Array<number> | null, gelegt: boolean, liegt: number | null }>, verlauf: Array<{ runde: number, raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean>, sieger: number | null, muenzen: number, regel: KronenduellRegel }>, chancen: Array<{ rang: number, gewinnt: number, vertagt: number, verliert: number }> }
      | { __typename: 'RentzView', gabe: number, gaben: number, wiederholungen: number, phase: RentzPhase, ansager: number, spiel: RentzSpiel | null, blind: boolean, amZug: number | null, nochEine: boolean, gesehen: Array<Karte>, sieger: Array<number> | null, werte: { herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number, rentz: Array<number> }, laufenderStich: { gabe: number, stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, stichpunkte: number } | null, letzterStich: { gabe: number, stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, stichpunkte: number } | null, reihen: Array<{ reihenfarbe: Farbe, startkarte: Karte, endkarte: Karte, liegen: Array<Karte> }>, spieler: Array<{ seat: number, karten: number, handkarten: Array<Karte> | null, stand: number, spielpunkte: number, stichzahl: number, zaehlkarten: Array<Karte>, ohne: Array<Karte>, offeneSpiele: Array<RentzSpiel>, endenNoetig: number, fertigAls: number | null }>, zettel: Array<{ gabe: number, ansager: number, spiel: RentzSpiel, blind: boolean, ergebnis: Array<number>, stand: Array<number> }> }
      | { __typename: 'WuerfelkoenigView', zugNummer: number, amZug: number | null, extrazug: boolean, wurf: number, wuerfe: number, wuerfel: Array<number> | null, farben: Array<WuerfelkoenigWuerfelfarbe> | null, behalten: Array<number>, drache: WuerfelkoenigBuerger | null, nachziehstapel: number, strafstapel: number, ablagestapel: number, koenige: Array<number> | null, reihe: Array<{ platz: number, ort: WuerfelkoenigOrt, ortFarbe: WuerfelkoenigFarbe, ortKarten: number, ortPunkte: number | null, karte: { buerger: WuerfelkoenigBuerger, art: WuerfelkoenigArt, farbe: WuerfelkoenigFarbe | null, bedingung: WuerfelkoenigBedingung, werte: Array<number>, punkte: number, gruendet: boolean, erfuellt: boolean, chance: number | null } | null }>, spieler: Array<{ seat: number, platz: number, punkte: number, minuspunkte: number, feen: number, elfeOben: boolean, stapel: Array<{ sorte: WuerfelkoenigSorte, buerger: WuerfelkoenigBuerger | null, ort: WuerfelkoenigOrt | null, punkte: number }> }> }
     | null, prompts: Array<{ id: string, seat: number, deadline: string | null, question:
        | { __typename: 'KierkiQuestion', kierkiFrage: KierkiFrage, spielNummer: number, kierkiSpiel: KierkiSpiel, bedienfarbe: Farbe | null, herzGesperrt: boolean }
        | { __typename: 'KiezkoenigQuestion', frage: KiezkoenigFrage, feld: number | null, preis: number | null }
        | { __typename: 'KingQuestion', kingEntscheidung: KingEntscheidung, angespielt: Farbe | null, hoechstesGebot: number | null, bieter: number | null }
        | { __typename: 'KronenduellQuestion', wahl: KronenduellWahl, partie: number, runde: number }
        | { __typename: 'RentzQuestion', entscheidung: RentzEntscheidung, gabe: number, spiel: RentzSpiel | null, blind: boolean, endenNoetig: number | null }
        | { __typename: 'WuerfelkoenigQuestion', schritt: WuerfelkoenigSchritt, wuerfeUebrig: number, drache: WuerfelkoenigBuerger | null }
      , legalMoves: Array<
        | { __typename: 'KierkiLegalMove', spielkarte: Karte | null, trumpffarbe: Farbe | null, kierkiZug: KierkiZug }
        | { __typename: 'KiezkoenigLegalMove', zug: KiezkoenigZug, feld: number | null, preis: number }
        | { __typename: 'KingLegalMove', kontrakt: KingKontrakt | null, gebot: number | null, farbe: Farbe | null, karte: Karte | null, kingZug: KingZug }
        | { __typename: 'KronenduellLegalMove', rang: number }
        | { __typename: 'RentzLegalMove', spiel: RentzSpiel | null, spielkarte: Karte | null, rentzZug: RentzZug }
        | { __typename: 'WuerfelkoenigLegalMove', behalten: Array<number> | null, platz: number | null, an: number | null, preis: number, wuerfelzug: WuerfelkoenigZug }
      > }>, practice: { key: string, index: number, total: number } | null } };

export type MyMatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMatchesQuery = { myMatches: Array<{ id: string, tableId: string, game: GameId, seat: number, myTurn: boolean, deadline: string | null, startedAt: string, practice: string | null, seats: Array<{ index: number, controller: SeatController, occupant:
        | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
        | { __typename: 'Player', id: string, name: string }
       }> }> };

export type PresenceFramesSubscriptionVariables = Exact<{
  of: PresenceOf;
}>;


export type PresenceFramesSubscription = { presenceFrames: { serverTime: string, present: Array<string>, people: Array<{ id: string, name: string }> } };

export type TablePartsFragment = { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, listed: boolean, spectators: boolean, locked: boolean, matchId: string | null, matchCount: number, version: number, options:
    | { __typename: 'KierkiOptions', ohneRozbojnikUndLoteryjka: boolean, letzteStiche: KierkiLetzteStiche, freieEroeffnung: boolean }
    | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
    | { __typename: 'KingOptions', spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }
    | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
    | { __typename: 'RentzOptions', herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number }
    | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
  , seats: Array<{ index: number, ready: boolean, occupant:
      | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
      | { __typename: 'Player', id: string, name: string }
     | null }>, host: { id: string, name: string } | null, series: { winsNeeded: number, wins: Array<number>, winner: number | null } | null, quick: { startsAt: string | null, homiesWelcome: Array<number> } | null, matches: Array<{ id: string, game: GameId, startedAt: string, finishedAt: string, winners: Array<
      | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
      | { __typename: 'Player', id: string, name: string }
    > }> };

type OptionParts_KierkiOptions_Fragment = { __typename: 'KierkiOptions', ohneRozbojnikUndLoteryjka: boolean, letzteStiche: KierkiLetzteStiche, freieEroeffnung: boolean };

type OptionParts_KiezkoenigOptions_Fragment = { __typename: 'KiezkoenigOptions', langeNacht: boolean };

type OptionParts_KingOptions_Fragment = { __typename: 'KingOptions', spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean };

type OptionParts_KronenduellOptions_Fragment = { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean };

type OptionParts_RentzOptions_Fragment = { __typename: 'RentzOptions', herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number };

type OptionParts_WuerfelkoenigOptions_Fragment = { __typename: 'WuerfelkoenigOptions', chancen: boolean };

export type OptionPartsFragment =
  | OptionParts_KierkiOptions_Fragment
  | OptionParts_KiezkoenigOptions_Fragment
  | OptionParts_KingOptions_Fragment
  | OptionParts_KronenduellOptions_Fragment
  | OptionParts_RentzOptions_Fragment
  | OptionParts_WuerfelkoenigOptions_Fragment
;

type OccupantParts_Homie_Fragment = { __typename: 'Homie', level: HomieLevel, homieName: HomieName };

type OccupantParts_Player_Fragment = { __typename: 'Player', id: string, name: string };

export type OccupantPartsFragment =
  | OccupantParts_Homie_Fragment
  | OccupantParts_Player_Fragment
;

export type TableByCodeQueryVariables = Exact<{
  by: TableBy;
}>;


export type TableByCodeQuery = { table: { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, listed: boolean, spectators: boolean, locked: boolean, matchId: string | null, matchCount: number, version: number, options:
      | { __typename: 'KierkiOptions', ohneRozbojnikUndLoteryjka: boolean, letzteStiche: KierkiLetzteStiche, freieEroeffnung: boolean }
      | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
      | { __typename: 'KingOptions', spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }
      | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
      | { __typename: 'RentzOptions', herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number }
      | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
    , seats: Array<{ index: number, ready: boolean, occupant:
        | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
        | { __typename: 'Player', id: string, name: string }
       | null }>, host: { id: string, name: string } | null, series: { winsNeeded: number, wins: Array<number>, winner: number | null } | null, quick: { startsAt: string | null, homiesWelcome: Array<number> } | null, matches: Array<{ id: string, game: GameId, startedAt: string, finishedAt: string, winners: Array<
        | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
        | { __typename: 'Player', id: string, name: string }
      > }> } | null };

export type TableFramesSubscriptionVariables = Exact<{
  tableId: string;
  afterVersion?: number | null | undefined;
}>;


export type TableFramesSubscription = { tableFrames: { version: number, at: string, serverTime: string, resync: boolean, event: TableEventKind, emote: { seat: number, emote: Emote, player: { id: string, name: string } } | null, table: { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, listed: boolean, spectators: boolean, locked: boolean, matchId: string | null, matchCount: number, version: number, options:
        | { __typename: 'KierkiOptions', ohneRozbojnikUndLoteryjka: boolean, letzteStiche: KierkiLetzteStiche, freieEroeffnung: boolean }
        | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
        | { __typename: 'KingOptions', spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }
        | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
        | { __typename: 'RentzOptions', herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number }
        | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
      , seats: Array<{ index: number, ready: boolean, occupant:
          | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
          | { __typename: 'Player', id: string, name: string }
         | null }>, host: { id: string, name: string } | null, series: { winsNeeded: number, wins: Array<number>, winner: number | null } | null, quick: { startsAt: string | null, homiesWelcome: Array<number> } | null, matches: Array<{ id: string, game: GameId, startedAt: string, finishedAt: string, winners: Array<
          | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
          | { __typename: 'Player', id: string, name: string }
        > }> } } };

type ProblemParts_MatchRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_MoveRejected_Fragment = { reason: string, ruleRef: string, missing: number | null, code: ProblemCode, message: string };

type ProblemParts_NameRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_NotFound_Fragment = { code: ProblemCode, message: string };

type ProblemParts_OptionsRefused_Fragment = { reasons: Array<string>, code: ProblemCode, message: string };

type ProblemParts_PromptClosed_Fragment = { code: ProblemCode, message: string };

type ProblemParts_ReplayRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_SignInRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_TableRefused_Fragment = { code: ProblemCode, message: string };

type ProblemParts_TooSoon_Fragment = { retryAfterMs: number, code: ProblemCode, message: string };

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
  | ProblemParts_TooSoon_Fragment
  | ProblemParts_TryAgain_Fragment
;

export type ChangeNameMutationVariables = Exact<{
  input: ChangeNameInput;
}>;


export type ChangeNameMutation = { changeName:
    | { __typename: 'ChangeNameSuccess', player: { id: string, name: string } }
    | { __typename: 'NameRefused', code: ProblemCode, message: string }
   };

export type EraseMeMutationVariables = Exact<{ [key: string]: never; }>;


export type EraseMeMutation = { eraseMe: boolean };

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
    | { __typename: 'Replay', match: { id: string, tableId: string | null, game: GameId, rules: number, status: MatchStatus, mySeat: number | null, version: number, startedAt: string, finishedAt: string | null, seedHash: string, seed: string | null, practice: string | null, options:
          | { __typename: 'KierkiOptions', ohneRozbojnikUndLoteryjka: boolean, letzteStiche: KierkiLetzteStiche, freieEroeffnung: boolean }
          | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
          | { __typename: 'KingOptions', spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }
          | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
          | { __typename: 'RentzOptions', herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number }
          | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
        , seats: Array<{ index: number, controller: SeatController, occupant:
            | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
            | { __typename: 'Player', id: string, name: string }
           }>, result: Array<{ seat: number, score: number, place: number, winner: boolean }> | null }, steps: Array<{ frame: { version: number, at: string, cause: string, controllers: Array<SeatController>, status: MatchStatus, actor: { kind: ActorKind, seat: number | null }, event:
            | { __typename: 'KierkiFertigGeworden', kind: string, seat: number, fertigAls: number, bringt: number }
            | { __typename: 'KierkiGegeben', kind: string, blaetter: Array<Array<Karte> | null> }
            | { __typename: 'KierkiGepasst', kind: string, seat: number }
            | { __typename: 'KierkiKarteAngelegt', kind: string, seat: number, spielkarte: Karte }
            | { __typename: 'KierkiKarteGespielt', kind: string, seat: number, spielkarte: Karte }
            | { __typename: 'KierkiPartieBeendet', kind: string, stand: Array<number>, sieger: Array<number> }
            | { __typename: 'KierkiPartieEroeffnet', kind: string, mitspieler: number, geber: number }
            | { __typename: 'KierkiRestAufgedeckt', kind: string, abkuerzung: KierkiAbkuerzung, restAn: number | null, restkarten: Array<Array<Karte>>, restwert: number }
            | { __typename: 'KierkiSpielBegonnen', kind: string, spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number }
            | { __typename: 'KierkiSpielGewertet', kind: string, spielNummer: number, ergebnis: Array<number>, stand: Array<number> }
            | { __typename: 'KierkiStichGewonnen', kind: string, seat: number, stichNummer: number, stichpunkte: number }
            | { __typename: 'KierkiTrumpfAngesagt', kind: string, seat: number, trumpffarbe: Farbe }
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
            | { __typename: 'KingAusgeteilt', kind: string, spielNummer: number, geber: number, ansager: number, ausspieler: number, gemischt: boolean, vorgegeben: KingKontrakt | null, blaetter: Array<Array<Karte> | null> }
            | { __typename: 'KingGeboten', kind: string, seat: number, gebot: number }
            | { __typename: 'KingGepasst', kind: string, seat: number }
            | { __typename: 'KingKarteGelegt', kind: string, seat: number, spielkarte: Karte }
            | { __typename: 'KingKontraktAngesagt', kind: string, seat: number, kontrakt: KingKontrakt }
            | { __typename: 'KingPartieBeendet', kind: string, endstand: Array<number>, sieger: Array<number> }
            | { __typename: 'KingPartieEroeffnet', kind: string, ersterGeber: number, mitspieler: number }
            | { __typename: 'KingRestEntschieden', kind: string, nehmer: number | null, restgrund: KingRestgrund, reststiche: number, restpunkte: Array<number>, restkarten: Array<Array<Karte>> }
            | { __typename: 'KingSpielGewertet', kind: string, spielNummer: number, kontrakt: KingKontrakt, ergebnis: Array<number>, stand: Array<number> }
            | { __typename: 'KingStichGewonnen', kind: string, seat: number, stichNummer: number, zaehltFuer: number, punkte: number }
            | { __typename: 'KingTrumpfBehalten', kind: string, seat: number }
            | { __typename: 'KingTrumpfBestimmt', kind: string, seat: number, farbe: Farbe, trumpfkarte: Karte | null }
            | { __typename: 'KingTrumpfVerkauft', kind: string, seat: number, kaeufer: number, gebot: number }
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
            | { __typename: 'MatchPracticeSkipped', seat: number, kind: string }
            | { __typename: 'MatchSeatAway', seat: number, kind: string }
            | { __typename: 'MatchSeatBack', seat: number, kind: string }
            | { __typename: 'MatchSeatLeft', seat: number, kind: string }
            | { __typename: 'MatchStarted', startingSeat: number, kind: string }
            | { __typename: 'RentzAbgelehnt', kind: string, seat: number, enden: Array<Karte> }
            | { __typename: 'RentzAngelegt', kind: string, seat: number, spielkarte: Karte }
            | { __typename: 'RentzAngesagt', kind: string, seat: number, spiel: RentzSpiel, blind: boolean }
            | { __typename: 'RentzAufgenommen', kind: string, seat: number, handkarten: Array<Karte> | null }
            | { __typename: 'RentzAusgesetzt', kind: string, seat: number }
            | { __typename: 'RentzAusgestiegen', kind: string, seat: number, fertigAls: number, platzpunkte: number }
            | { __typename: 'RentzGabeGewertet', kind: string, gabe: number, ansager: number, spiel: RentzSpiel, blind: boolean, vorzeitig: boolean, ergebnis: Array<number>, stand: Array<number> }
            | { __typename: 'RentzGegeben', kind: string, gabe: number, wiederholung: number, ansager: number, blaetter: Array<Array<Karte> | null> }
            | { __typename: 'RentzGepasst', kind: string, seat: number }
            | { __typename: 'RentzGespielt', kind: string, seat: number, spielkarte: Karte }
            | { __typename: 'RentzPartieBeendet', kind: string, stand: Array<number>, sieger: Array<number> }
            | { __typename: 'RentzPartieEroeffnet', kind: string, mitspieler: number, ansager: number, gaben: number }
            | { __typename: 'RentzStichGewonnen', kind: string, seat: number, stichNummer: number, stichpunkte: number }
            | { __typename: 'RentzVerzichtet', kind: string, seat: number }
            | { __typename: 'RentzZugelassen', kind: string, seat: number }
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
            | { __typename: 'KierkiView', spielNummer: number, spiele: number, kierkiSpiel: KierkiSpiel, geber: number, amZug: number | null, trumpffarbe: Farbe | null, startkarten: Array<Karte>, nochZuVergeben: number, sieger: Array<number> | null, tarif: { jeStich: number, jeHerz: number, jeDame: number, jeHerr: number, herzKoenig: number, fuerFertige: Array<number>, zaehlstiche: Array<{ stichNummer: number, wert: number }> }, spieler: Array<{ seat: number, karten: number, blatt: Array<Karte> | null, stichzahl: number, zaehlkarten: Array<Karte>, spielpunkte: number, stand: number, fertigAls: number | null }>, laufenderStich: { ausspieler: number, stichkarten: Array<Karte>, stichVon: number | null, stichpunkte: number } | null, letzterStich: { ausspieler: number, stichkarten: Array<Karte>, stichVon: number | null, stichpunkte: number } | null, gespielteStiche: Array<{ ausspieler: number, stichkarten: Array<Karte>, stichVon: number | null, stichpunkte: number }>, reihen: Array<{ reihenfarbe: Farbe, liegen: Array<Karte>, naechste: Array<Karte> }>, legungen: Array<{ seat: number, spielkarte: Karte | null }>, plan: Array<{ spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number }>, zettel: Array<{ spielNummer: number, kierkiSpiel: KierkiSpiel, geber: number, trumpffarbe: Farbe | null, ergebnis: Array<number>, stand: Array<number> }> }
            | { __typename: 'KiezkoenigView', runde: number, runden: number, amZug: number | null, wuerfel: Array<number> | null, karte: KiezkoenigKarte | null, kartenImStapel: number, koenige: Array<number> | null, kneipen: Array<{ feld: number, viertel: KiezkoenigViertel, preis: number, besitzer: number | null, stufe: number, deckel: number, wert: number, uebernahme: number, ausbauPreis: number }>, spieler: Array<{ seat: number, taler: number, vermoegen: number, feld: number, setztAus: boolean, pleite: boolean, platz: number }> }
            | { __typename: 'KingView', spielNummer: number, spiele: number, kontrakt: KingKontrakt | null, geber: number, ansager: number, imUhrzeigersinn: boolean, amZug: number | null, trumpffarbe: Farbe | null, trumpfkarte: Karte | null, stichzahl: number, nochZuVergeben: number, sieger: Array<number> | null, optionen: { spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }, kingTarif: { jeStich: number, jeStrafkarte: number, strafkarten: Array<Karte>, zaehlstiche: Array<{ stichNummer: number, wert: number }> } | null, gebote: Array<{ seat: number, gebot: number | null }>, kauf: { kaeufer: number, preisInStichen: number, bezahlt: number } | null, laufenderStich: { stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number } | null, letzterStich: { stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number } | null, stiche: Array<{ stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, zaehltFuer: number | null, stichpunkte: number }>, spieler: Array<{ seat: number, karten: number, handkarten: Array<Karte> | null, stichzahl: number, zaehlkarten: Array<Karte>, spielpunkte: number, gesamt: number, trumpfspieleUebrig: number, minusspieleUebrig: number }>, vorrat: Array<{ kontrakt: KingKontrakt, uebrig: number, kingTarif: { jeStich: number, jeStrafkarte: number, strafkarten: Array<Karte>, zaehlstiche: Array<{ stichNummer: number, wert: number }> } }>, zettel: Array<{ spielNummer: number, kontrakt: KingKontrakt, geber: number, ansager: number, trumpffarbe: Farbe | null, ergebnis: Array<number>, stand: Array<number> }> }
            | { __typename: 'KronenduellView', partie: number, runde: number, ziel: number, vertagt: number, verstaerkt: number | null, spaeher: number | null, sieger: Array<number> | null, durchFalle: boolean, spieler: Array<{ seat: number, muenzen: number, karten: number, hand: Array<number> | null, gelegt: boolean, liegt: number | null }>, verlauf: Array<{ runde: number, raenge: Array<number>, werte: Array<number>, aufgehoben: Array<boolean>, sieger: number | null, muenzen: number, regel: KronenduellRegel }>, chancen: Array<{ rang: number, gewinnt: number, vertagt: number, verliert: number }> }
            | { __typename: 'RentzView', gabe: number, gaben: number, wiederholungen: number, phase: RentzPhase, ansager: number, spiel: RentzSpiel | null, blind: boolean, amZug: number | null, nochEine: boolean, gesehen: Array<Karte>, sieger: Array<number> | null, werte: { herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number, rentz: Array<number> }, laufenderStich: { gabe: number, stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, stichpunkte: number } | null, letzterStich: { gabe: number, stichNummer: number, ausspieler: number, stichkarten: Array<Karte>, gewinner: number | null, stichpunkte: number } | null, reihen: Array<{ reihenfarbe: Farbe, startkarte: Karte, endkarte: Karte, liegen: Array<Karte> }>, spieler: Array<{ seat: number, karten: number, handkarten: Array<Karte> | null, stand: number, spielpunkte: number, stichzahl: number, zaehlkarten: Array<Karte>, ohne: Array<Karte>, offeneSpiele: Array<RentzSpiel>, endenNoetig: number, fertigAls: number | null }>, zettel: Array<{ gabe: number, ansager: number, spiel: RentzSpiel, blind: boolean, ergebnis: Array<number>, stand: Array<number> }> }
            | { __typename: 'WuerfelkoenigView', zugNummer: number, amZug: number | null, extrazug: boolean, wurf: number, wuerfe: number, wuerfel: Array<number> | null, farben: Array<WuerfelkoenigWuerfelfarbe> | null, behalten: Array<number>, drache: WuerfelkoenigBuerger | null, nachziehstapel: number, strafstapel: number, ablagestapel: number, koenige: Array<number> | null, reihe: Array<{ platz: number, ort: WuerfelkoenigOrt, ortFarbe: WuerfelkoenigFarbe, ortKarten: number, ortPunkte: number | null, karte: { buerger: WuerfelkoenigBuerger, art: WuerfelkoenigArt, farbe: WuerfelkoenigFarbe | null, bedingung: WuerfelkoenigBedingung, werte: Array<number>, punkte: number, gruendet: boolean, erfuellt: boolean, chance: number | null } | null }>, spieler: Array<{ seat: number, platz: number, punkte: number, minuspunkte: number, feen: number, elfeOben: boolean, stapel: Array<{ sorte: WuerfelkoenigSorte, buerger: WuerfelkoenigBuerger | null, ort: WuerfelkoenigOrt | null, punkte: number }> }> }
           | null, prompts: Array<{ id: string, seat: number, deadline: string | null }> }, record?: { position: string, type: string, schemaVersion: number, data: string, commandId: string, correlation: string, promptId: string | null, draws: number | null, hash: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }
    | { __typename: 'ReplayRefused', code: ProblemCode, message: string }
   };

export type OpenTableMutationVariables = Exact<{
  input: OpenTableInput;
}>;


export type OpenTableMutation = { outcome:
    | { __typename: 'OpenTableSuccess', table: { id: string, joinCode: string, game: GameId, status: TableStatus, clockSeconds: number | null, listed: boolean, spectators: boolean, locked: boolean, matchId: string | null, matchCount: number, version: number, options:
          | { __typename: 'KierkiOptions', ohneRozbojnikUndLoteryjka: boolean, letzteStiche: KierkiLetzteStiche, freieEroeffnung: boolean }
          | { __typename: 'KiezkoenigOptions', langeNacht: boolean }
          | { __typename: 'KingOptions', spielform: KingSpielform, trumpfwahl: KingTrumpfwahl, turnierregeln: boolean, andereWerte: boolean, einzelkarte: Karte, damenZuerst: boolean, nurAbheben: boolean }
          | { __typename: 'KronenduellOptions', schnellesDuell: boolean, verraeter: boolean, gemischteHaende: boolean }
          | { __typename: 'RentzOptions', herzKoenig: number, dame: number, karo: number, stich: number, kreuzZehn: number, whist: number }
          | { __typename: 'WuerfelkoenigOptions', chancen: boolean }
        , seats: Array<{ index: number, ready: boolean, occupant:
            | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
            | { __typename: 'Player', id: string, name: string }
           | null }>, host: { id: string, name: string } | null, series: { winsNeeded: number, wins: Array<number>, winner: number | null } | null, quick: { startsAt: string | null, homiesWelcome: Array<number> } | null, matches: Array<{ id: string, game: GameId, startedAt: string, finishedAt: string, winners: Array<
            | { __typename: 'Homie', level: HomieLevel, homieName: HomieName }
            | { __typename: 'Player', id: string, name: string }
          > }> } }
    | { __typename: 'OptionsRefused', reasons: Array<string>, code: ProblemCode, message: string }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type PlayAgainstHomiesMutationVariables = Exact<{
  input: PlayAgainstHomiesInput;
}>;


export type PlayAgainstHomiesMutation = { outcome:
    | { __typename: 'OptionsRefused', reasons: Array<string>, code: ProblemCode, message: string }
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

export type ComeBackMutationVariables = Exact<{
  input: ComeBackInput;
}>;


export type ComeBackMutation = { outcome:
    | { __typename: 'ComeBackSuccess', version: number }
    | { __typename: 'MatchRefused', code: ProblemCode, message: string }
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type SetReadyMutationVariables = Exact<{
  input: SetReadyInput;
}>;


export type SetReadyMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TableSuccess', table: { matchId: string | null, status: TableStatus } }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type SendEmoteMutationVariables = Exact<{
  input: SendEmoteInput;
}>;


export type SendEmoteMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TableSuccess', version: number }
    | { __typename: 'TooSoon', retryAfterMs: number, code: ProblemCode, message: string }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type StartPracticeMutationVariables = Exact<{
  input: StartPracticeInput;
}>;


export type StartPracticeMutation = { outcome:
    | { __typename: 'StartMatchSuccess', matchId: string }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type SkipPracticeMutationVariables = Exact<{
  input: SkipPracticeInput;
}>;


export type SkipPracticeMutation = { outcome:
    | { __typename: 'MatchRefused', code: ProblemCode, message: string }
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'SkipPracticeSuccess', version: number }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type QuickPlayMutationVariables = Exact<{
  input: QuickPlayInput;
}>;


export type QuickPlayMutation = { outcome:
    | { __typename: 'QuickPlaySuccess', table: { id: string, joinCode: string } }
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

export type ChangeTableMutationVariables = Exact<{
  input: ChangeTableInput;
}>;


export type ChangeTableMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'OptionsRefused', reasons: Array<string>, code: ProblemCode, message: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TableSuccess', version: number }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type SetHomieLevelMutationVariables = Exact<{
  input: SetHomieLevelInput;
}>;


export type SetHomieLevelMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TableSuccess', version: number }
    | { __typename: 'TryAgain', retryAfterMs: number, code: ProblemCode, message: string }
   };

export type KickPlayerMutationVariables = Exact<{
  input: KickPlayerInput;
}>;


export type KickPlayerMutation = { outcome:
    | { __typename: 'NotFound', code: ProblemCode, message: string }
    | { __typename: 'TableRefused', code: ProblemCode, message: string }
    | { __typename: 'TableSuccess', version: number }
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

export const KierkiViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"spiele"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"tarif"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jeStich"}},{"kind":"Field","name":{"kind":"Name","value":"jeHerz"}},{"kind":"Field","name":{"kind":"Name","value":"jeDame"}},{"kind":"Field","name":{"kind":"Name","value":"jeHerr"}},{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlstiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fuerFertige"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"blatt"}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlkarten"}},{"kind":"Field","name":{"kind":"Name","value":"spielpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laufenderStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichVon"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letzterStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichVon"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gespielteStiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichVon"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startkarten"}},{"kind":"Field","name":{"kind":"Name","value":"reihen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfarbe"}},{"kind":"Field","name":{"kind":"Name","value":"liegen"}},{"kind":"Field","name":{"kind":"Name","value":"naechste"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legungen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zettel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nochZuVergeben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]} as unknown as DocumentNode<KierkiViewPartsFragment, unknown>;
export const KiezkoenigViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"kneipen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"viertel"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}},{"kind":"Field","name":{"kind":"Name","value":"besitzer"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"deckel"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}},{"kind":"Field","name":{"kind":"Name","value":"uebernahme"}},{"kind":"Field","name":{"kind":"Name","value":"ausbauPreis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"setztAus"}},{"kind":"Field","name":{"kind":"Name","value":"pleite"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}},{"kind":"Field","name":{"kind":"Name","value":"kartenImStapel"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]} as unknown as DocumentNode<KiezkoenigViewPartsFragment, unknown>;
export const KingTarifPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingTarifParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTarif"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jeStich"}},{"kind":"Field","name":{"kind":"Name","value":"jeStrafkarte"}},{"kind":"Field","name":{"kind":"Name","value":"strafkarten"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlstiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}}]}}]}}]} as unknown as DocumentNode<KingTarifPartsFragment, unknown>;
export const KingStichPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingStichParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingStich"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"zaehltFuer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}}]} as unknown as DocumentNode<KingStichPartsFragment, unknown>;
export const KingViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"optionen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"spiele"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"kingTarif"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingTarifParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"imUhrzeigersinn"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfkarte"}},{"kind":"Field","name":{"kind":"Name","value":"gebote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kauf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kaeufer"}},{"kind":"Field","name":{"kind":"Name","value":"preisInStichen"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"laufenderStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingStichParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letzterStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingStichParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingStichParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlkarten"}},{"kind":"Field","name":{"kind":"Name","value":"spielpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"gesamt"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfspieleUebrig"}},{"kind":"Field","name":{"kind":"Name","value":"minusspieleUebrig"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vorrat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"uebrig"}},{"kind":"Field","name":{"kind":"Name","value":"kingTarif"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingTarifParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"zettel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nochZuVergeben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingTarifParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTarif"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jeStich"}},{"kind":"Field","name":{"kind":"Name","value":"jeStrafkarte"}},{"kind":"Field","name":{"kind":"Name","value":"strafkarten"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlstiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingStichParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingStich"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"zaehltFuer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}}]} as unknown as DocumentNode<KingViewPartsFragment, unknown>;
export const KronenduellViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"gelegt"}},{"kind":"Field","name":{"kind":"Name","value":"liegt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verlauf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chancen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rang"}},{"kind":"Field","name":{"kind":"Name","value":"gewinnt"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verliert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}}]}}]} as unknown as DocumentNode<KronenduellViewPartsFragment, unknown>;
export const RentzViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"gaben"}},{"kind":"Field","name":{"kind":"Name","value":"wiederholungen"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"nochEine"}},{"kind":"Field","name":{"kind":"Name","value":"werte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}},{"kind":"Field","name":{"kind":"Name","value":"rentz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laufenderStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letzterStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reihen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfarbe"}},{"kind":"Field","name":{"kind":"Name","value":"startkarte"}},{"kind":"Field","name":{"kind":"Name","value":"endkarte"}},{"kind":"Field","name":{"kind":"Name","value":"liegen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gesehen"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"spielpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlkarten"}},{"kind":"Field","name":{"kind":"Name","value":"ohne"}},{"kind":"Field","name":{"kind":"Name","value":"offeneSpiele"}},{"kind":"Field","name":{"kind":"Name","value":"endenNoetig"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zettel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]} as unknown as DocumentNode<RentzViewPartsFragment, unknown>;
export const WuerfelkoenigViewPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"farben"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"ortFarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ortKarten"}},{"kind":"Field","name":{"kind":"Name","value":"ortPunkte"}},{"kind":"Field","name":{"kind":"Name","value":"karte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","name":{"kind":"Name","value":"bedingung"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"gruendet"}},{"kind":"Field","name":{"kind":"Name","value":"erfuellt"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drache"}},{"kind":"Field","name":{"kind":"Name","value":"nachziehstapel"}},{"kind":"Field","name":{"kind":"Name","value":"strafstapel"}},{"kind":"Field","name":{"kind":"Name","value":"ablagestapel"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"feen"}},{"kind":"Field","name":{"kind":"Name","value":"elfeOben"}},{"kind":"Field","name":{"kind":"Name","value":"stapel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sorte"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]} as unknown as DocumentNode<WuerfelkoenigViewPartsFragment, unknown>;
export const OccupantPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<OccupantPartsFragment, unknown>;
export const StandingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}}]} as unknown as DocumentNode<StandingPartsFragment, unknown>;
export const MatchPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ohneRozbojnikUndLoteryjka"}},{"kind":"Field","name":{"kind":"Name","value":"letzteStiche"}},{"kind":"Field","name":{"kind":"Name","value":"freieEroeffnung"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySeat"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"practice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}}]} as unknown as DocumentNode<MatchPartsFragment, unknown>;
export const KiezkoenigQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<KiezkoenigQuestionPartsFragment, unknown>;
export const KronenduellQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"wahl"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}}]}}]} as unknown as DocumentNode<KronenduellQuestionPartsFragment, unknown>;
export const WuerfelkoenigQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"schritt"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfeUebrig"}},{"kind":"Field","name":{"kind":"Name","value":"drache"}}]}}]} as unknown as DocumentNode<WuerfelkoenigQuestionPartsFragment, unknown>;
export const KingQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kingEntscheidung"}},{"kind":"Field","name":{"kind":"Name","value":"angespielt"}},{"kind":"Field","name":{"kind":"Name","value":"hoechstesGebot"}},{"kind":"Field","name":{"kind":"Name","value":"bieter"}}]}}]} as unknown as DocumentNode<KingQuestionPartsFragment, unknown>;
export const KierkiQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiFrage"}},{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"bedienfarbe"}},{"kind":"Field","name":{"kind":"Name","value":"herzGesperrt"}}]}}]} as unknown as DocumentNode<KierkiQuestionPartsFragment, unknown>;
export const RentzQuestionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"entscheidung"}},{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"endenNoetig"}}]}}]} as unknown as DocumentNode<RentzQuestionPartsFragment, unknown>;
export const KiezkoenigLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<KiezkoenigLegalMovePartsFragment, unknown>;
export const KronenduellLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}}]} as unknown as DocumentNode<KronenduellLegalMovePartsFragment, unknown>;
export const WuerfelkoenigLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"wuerfelzug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}}]} as unknown as DocumentNode<WuerfelkoenigLegalMovePartsFragment, unknown>;
export const KingLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"kingZug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}}]} as unknown as DocumentNode<KingLegalMovePartsFragment, unknown>;
export const KierkiLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"kierkiZug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}}]}}]} as unknown as DocumentNode<KierkiLegalMovePartsFragment, unknown>;
export const RentzLegalMovePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"rentzZug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}}]} as unknown as DocumentNode<RentzLegalMovePartsFragment, unknown>;
export const PromptPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromptParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prompt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KierkiQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentzQuestionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"legalMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KierkiLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentzLegalMoveParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"wahl"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"schritt"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfeUebrig"}},{"kind":"Field","name":{"kind":"Name","value":"drache"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kingEntscheidung"}},{"kind":"Field","name":{"kind":"Name","value":"angespielt"}},{"kind":"Field","name":{"kind":"Name","value":"hoechstesGebot"}},{"kind":"Field","name":{"kind":"Name","value":"bieter"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiFrage"}},{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"bedienfarbe"}},{"kind":"Field","name":{"kind":"Name","value":"herzGesperrt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"entscheidung"}},{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"endenNoetig"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"wuerfelzug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"kingZug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"kierkiZug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"rentzZug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}}]} as unknown as DocumentNode<PromptPartsFragment, unknown>;
export const KiezkoenigEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}}]} as unknown as DocumentNode<KiezkoenigEventPartsFragment, unknown>;
export const KronenduellEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellKartenVerraten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gegeben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"offen"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"nachgeholt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeVertagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partien"}}]}}]}}]} as unknown as DocumentNode<KronenduellEventPartsFragment, unknown>;
export const WuerfelkoenigEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigAufgehoert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"hypnotisiert"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOrtGegruendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigDracheVerschenkt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigStrafeGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAbgelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ende"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}}]} as unknown as DocumentNode<WuerfelkoenigEventPartsFragment, unknown>;
export const KingEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"mitspieler"},"name":{"kind":"Name","value":"spieler"}},{"kind":"Field","name":{"kind":"Name","value":"ersterGeber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingAusgeteilt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","alias":{"kind":"Name","value":"vorgegeben"},"name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","alias":{"kind":"Name","value":"blaetter"},"name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingKontraktAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingGeboten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfVerkauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"kaeufer"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfBehalten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfBestimmt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","alias":{"kind":"Name","value":"trumpfkarte"},"name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingKarteGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","alias":{"kind":"Name","value":"spielkarte"},"name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"zaehltFuer"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingRestEntschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"nehmer"},"name":{"kind":"Name","value":"seat"}},{"kind":"Field","alias":{"kind":"Name","value":"restgrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","alias":{"kind":"Name","value":"reststiche"},"name":{"kind":"Name","value":"stiche"}},{"kind":"Field","alias":{"kind":"Name","value":"restpunkte"},"name":{"kind":"Name","value":"punkte"}},{"kind":"Field","alias":{"kind":"Name","value":"restkarten"},"name":{"kind":"Name","value":"karten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingSpielGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endstand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}}]} as unknown as DocumentNode<KingEventPartsFragment, unknown>;
export const KierkiEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mitspieler"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiSpielBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiGegeben"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blaetter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiTrumpfAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiKarteGespielt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiKarteAngelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiFertigGeworden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}},{"kind":"Field","name":{"kind":"Name","value":"bringt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiRestAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abkuerzung"}},{"kind":"Field","name":{"kind":"Name","value":"restAn"}},{"kind":"Field","alias":{"kind":"Name","value":"restwert"},"name":{"kind":"Name","value":"restpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"restkarten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiSpielGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}}]} as unknown as DocumentNode<KierkiEventPartsFragment, unknown>;
export const RentzEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mitspieler"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"gaben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGegeben"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"wiederholung"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"blaetter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAufgenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzZugelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAbgelehnt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"enden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGespielt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAngelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzVerzichtet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAusgestiegen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}},{"kind":"Field","name":{"kind":"Name","value":"platzpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGabeGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"vorzeitig"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}}]} as unknown as DocumentNode<RentzEventPartsFragment, unknown>;
export const MatchEventPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startingSeat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatAway"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatBack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchPracticeSkipped"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KierkiEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentzEventParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellKartenVerraten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gegeben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"offen"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"nachgeholt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeVertagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigAufgehoert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"hypnotisiert"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOrtGegruendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigDracheVerschenkt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigStrafeGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAbgelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ende"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"mitspieler"},"name":{"kind":"Name","value":"spieler"}},{"kind":"Field","name":{"kind":"Name","value":"ersterGeber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingAusgeteilt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","alias":{"kind":"Name","value":"vorgegeben"},"name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","alias":{"kind":"Name","value":"blaetter"},"name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingKontraktAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingGeboten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfVerkauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"kaeufer"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfBehalten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfBestimmt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","alias":{"kind":"Name","value":"trumpfkarte"},"name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingKarteGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","alias":{"kind":"Name","value":"spielkarte"},"name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"zaehltFuer"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingRestEntschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"nehmer"},"name":{"kind":"Name","value":"seat"}},{"kind":"Field","alias":{"kind":"Name","value":"restgrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","alias":{"kind":"Name","value":"reststiche"},"name":{"kind":"Name","value":"stiche"}},{"kind":"Field","alias":{"kind":"Name","value":"restpunkte"},"name":{"kind":"Name","value":"punkte"}},{"kind":"Field","alias":{"kind":"Name","value":"restkarten"},"name":{"kind":"Name","value":"karten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingSpielGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endstand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mitspieler"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiSpielBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiGegeben"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blaetter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiTrumpfAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiKarteGespielt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiKarteAngelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiFertigGeworden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}},{"kind":"Field","name":{"kind":"Name","value":"bringt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiRestAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abkuerzung"}},{"kind":"Field","name":{"kind":"Name","value":"restAn"}},{"kind":"Field","alias":{"kind":"Name","value":"restwert"},"name":{"kind":"Name","value":"restpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"restkarten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiSpielGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mitspieler"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"gaben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGegeben"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"wiederholung"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"blaetter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAufgenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzZugelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAbgelehnt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"enden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGespielt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAngelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzVerzichtet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAusgestiegen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}},{"kind":"Field","name":{"kind":"Name","value":"platzpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGabeGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"vorzeitig"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}}]} as unknown as DocumentNode<MatchEventPartsFragment, unknown>;
export const OptionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ohneRozbojnikUndLoteryjka"}},{"kind":"Field","name":{"kind":"Name","value":"letzteStiche"}},{"kind":"Field","name":{"kind":"Name","value":"freieEroeffnung"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}}]}}]}}]} as unknown as DocumentNode<OptionPartsFragment, unknown>;
export const TablePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ready"}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"spectators"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"quick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"homiesWelcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"winners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ohneRozbojnikUndLoteryjka"}},{"kind":"Field","name":{"kind":"Name","value":"letzteStiche"}},{"kind":"Field","name":{"kind":"Name","value":"freieEroeffnung"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<TablePartsFragment, unknown>;
export const RecordPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"schemaVersion"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"commandId"}},{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<RecordPartsFragment, unknown>;
export const ProblemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<ProblemPartsFragment, unknown>;
export const TableOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<TableOutcomeFragment, unknown>;
export const LobbyFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LobbyFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GameId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lobbyFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"official"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"homies"}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"winsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ohneRozbojnikUndLoteryjka"}},{"kind":"Field","name":{"kind":"Name","value":"letzteStiche"}},{"kind":"Field","name":{"kind":"Name","value":"freieEroeffnung"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}}]}}]}}]} as unknown as DocumentNode<LobbyFramesSubscription, LobbyFramesSubscriptionVariables>;
export const MatchByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ohneRozbojnikUndLoteryjka"}},{"kind":"Field","name":{"kind":"Name","value":"letzteStiche"}},{"kind":"Field","name":{"kind":"Name","value":"freieEroeffnung"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySeat"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"practice"}}]}}]} as unknown as DocumentNode<MatchByIdQuery, MatchByIdQueryVariables>;
export const MatchFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MatchFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchEventParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KierkiViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentzViewParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromptParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controllers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"practice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellKartenVerraten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gegeben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"offen"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"nachgeholt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeVertagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigAufgehoert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"hypnotisiert"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOrtGegruendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigDracheVerschenkt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigStrafeGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAbgelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ende"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"mitspieler"},"name":{"kind":"Name","value":"spieler"}},{"kind":"Field","name":{"kind":"Name","value":"ersterGeber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingAusgeteilt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","alias":{"kind":"Name","value":"vorgegeben"},"name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","alias":{"kind":"Name","value":"blaetter"},"name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingKontraktAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingGeboten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfVerkauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"kaeufer"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfBehalten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfBestimmt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","alias":{"kind":"Name","value":"trumpfkarte"},"name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingKarteGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","alias":{"kind":"Name","value":"spielkarte"},"name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"zaehltFuer"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingRestEntschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"nehmer"},"name":{"kind":"Name","value":"seat"}},{"kind":"Field","alias":{"kind":"Name","value":"restgrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","alias":{"kind":"Name","value":"reststiche"},"name":{"kind":"Name","value":"stiche"}},{"kind":"Field","alias":{"kind":"Name","value":"restpunkte"},"name":{"kind":"Name","value":"punkte"}},{"kind":"Field","alias":{"kind":"Name","value":"restkarten"},"name":{"kind":"Name","value":"karten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingSpielGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endstand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mitspieler"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiSpielBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiGegeben"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blaetter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiTrumpfAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiKarteGespielt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiKarteAngelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiFertigGeworden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}},{"kind":"Field","name":{"kind":"Name","value":"bringt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiRestAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abkuerzung"}},{"kind":"Field","name":{"kind":"Name","value":"restAn"}},{"kind":"Field","alias":{"kind":"Name","value":"restwert"},"name":{"kind":"Name","value":"restpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"restkarten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiSpielGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mitspieler"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"gaben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGegeben"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"wiederholung"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"blaetter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAufgenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzZugelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAbgelehnt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"enden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGespielt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAngelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzVerzichtet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAusgestiegen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}},{"kind":"Field","name":{"kind":"Name","value":"platzpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGabeGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"vorzeitig"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingTarifParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTarif"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jeStich"}},{"kind":"Field","name":{"kind":"Name","value":"jeStrafkarte"}},{"kind":"Field","name":{"kind":"Name","value":"strafkarten"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlstiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingStichParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingStich"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"zaehltFuer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"wahl"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"schritt"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfeUebrig"}},{"kind":"Field","name":{"kind":"Name","value":"drache"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kingEntscheidung"}},{"kind":"Field","name":{"kind":"Name","value":"angespielt"}},{"kind":"Field","name":{"kind":"Name","value":"hoechstesGebot"}},{"kind":"Field","name":{"kind":"Name","value":"bieter"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiFrage"}},{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"bedienfarbe"}},{"kind":"Field","name":{"kind":"Name","value":"herzGesperrt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzQuestionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"entscheidung"}},{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"endenNoetig"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"wuerfelzug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"kingZug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"kierkiZug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzLegalMoveParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzLegalMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"rentzZug"},"name":{"kind":"Name","value":"zug"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startingSeat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatAway"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatBack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchPracticeSkipped"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KierkiEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentzEventParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"kneipen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"viertel"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}},{"kind":"Field","name":{"kind":"Name","value":"besitzer"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"deckel"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}},{"kind":"Field","name":{"kind":"Name","value":"uebernahme"}},{"kind":"Field","name":{"kind":"Name","value":"ausbauPreis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"setztAus"}},{"kind":"Field","name":{"kind":"Name","value":"pleite"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}},{"kind":"Field","name":{"kind":"Name","value":"kartenImStapel"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"gelegt"}},{"kind":"Field","name":{"kind":"Name","value":"liegt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verlauf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chancen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rang"}},{"kind":"Field","name":{"kind":"Name","value":"gewinnt"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verliert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"farben"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"ortFarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ortKarten"}},{"kind":"Field","name":{"kind":"Name","value":"ortPunkte"}},{"kind":"Field","name":{"kind":"Name","value":"karte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","name":{"kind":"Name","value":"bedingung"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"gruendet"}},{"kind":"Field","name":{"kind":"Name","value":"erfuellt"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drache"}},{"kind":"Field","name":{"kind":"Name","value":"nachziehstapel"}},{"kind":"Field","name":{"kind":"Name","value":"strafstapel"}},{"kind":"Field","name":{"kind":"Name","value":"ablagestapel"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"feen"}},{"kind":"Field","name":{"kind":"Name","value":"elfeOben"}},{"kind":"Field","name":{"kind":"Name","value":"stapel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sorte"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"optionen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"spiele"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"kingTarif"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingTarifParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"imUhrzeigersinn"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfkarte"}},{"kind":"Field","name":{"kind":"Name","value":"gebote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kauf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kaeufer"}},{"kind":"Field","name":{"kind":"Name","value":"preisInStichen"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"laufenderStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingStichParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letzterStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingStichParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingStichParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlkarten"}},{"kind":"Field","name":{"kind":"Name","value":"spielpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"gesamt"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfspieleUebrig"}},{"kind":"Field","name":{"kind":"Name","value":"minusspieleUebrig"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vorrat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"uebrig"}},{"kind":"Field","name":{"kind":"Name","value":"kingTarif"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingTarifParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"zettel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nochZuVergeben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"spiele"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"tarif"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jeStich"}},{"kind":"Field","name":{"kind":"Name","value":"jeHerz"}},{"kind":"Field","name":{"kind":"Name","value":"jeDame"}},{"kind":"Field","name":{"kind":"Name","value":"jeHerr"}},{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlstiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fuerFertige"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"blatt"}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlkarten"}},{"kind":"Field","name":{"kind":"Name","value":"spielpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laufenderStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichVon"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letzterStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichVon"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gespielteStiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichVon"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startkarten"}},{"kind":"Field","name":{"kind":"Name","value":"reihen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfarbe"}},{"kind":"Field","name":{"kind":"Name","value":"liegen"}},{"kind":"Field","name":{"kind":"Name","value":"naechste"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legungen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zettel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nochZuVergeben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"gaben"}},{"kind":"Field","name":{"kind":"Name","value":"wiederholungen"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"nochEine"}},{"kind":"Field","name":{"kind":"Name","value":"werte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}},{"kind":"Field","name":{"kind":"Name","value":"rentz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laufenderStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letzterStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reihen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfarbe"}},{"kind":"Field","name":{"kind":"Name","value":"startkarte"}},{"kind":"Field","name":{"kind":"Name","value":"endkarte"}},{"kind":"Field","name":{"kind":"Name","value":"liegen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gesehen"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"spielpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlkarten"}},{"kind":"Field","name":{"kind":"Name","value":"ohne"}},{"kind":"Field","name":{"kind":"Name","value":"offeneSpiele"}},{"kind":"Field","name":{"kind":"Name","value":"endenNoetig"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zettel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromptParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Prompt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KierkiQuestionParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentzQuestionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"legalMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KierkiLegalMoveParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentzLegalMoveParts"}}]}}]}}]} as unknown as DocumentNode<MatchFramesSubscription, MatchFramesSubscriptionVariables>;
export const MyMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyMatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myMatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTurn"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"practice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<MyMatchesQuery, MyMatchesQueryVariables>;
export const PresenceFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PresenceFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PresenceOf"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presenceFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"present"}}]}}]}}]} as unknown as DocumentNode<PresenceFramesSubscription, PresenceFramesSubscriptionVariables>;
export const TableByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TableBy"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ohneRozbojnikUndLoteryjka"}},{"kind":"Field","name":{"kind":"Name","value":"letzteStiche"}},{"kind":"Field","name":{"kind":"Name","value":"freieEroeffnung"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ready"}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"spectators"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"quick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"homiesWelcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"winners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TableByCodeQuery, TableByCodeQueryVariables>;
export const TableFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TableFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tableId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"emote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ohneRozbojnikUndLoteryjka"}},{"kind":"Field","name":{"kind":"Name","value":"letzteStiche"}},{"kind":"Field","name":{"kind":"Name","value":"freieEroeffnung"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ready"}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"spectators"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"quick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"homiesWelcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"winners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TableFramesSubscription, TableFramesSubscriptionVariables>;
export const ChangeNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeNameSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeNameMutation, ChangeNameMutationVariables>;
export const EraseMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseMe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseMe"}}]}}]} as unknown as DocumentNode<EraseMeMutation, EraseMeMutationVariables>;
export const SignInAsGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInAsGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAsGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsGuestSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInAsGuestMutation, SignInAsGuestMutationVariables>;
export const SignInAsStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInAsStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAsStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInAsStaffSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}}]}}]}}]} as unknown as DocumentNode<SignInAsStaffMutation, SignInAsStaffMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const MatchPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"official"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<MatchPageQuery, MatchPageQueryVariables>;
export const ReplayPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplayPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"as"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewpointInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"records"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"as"},"value":{"kind":"Variable","name":{"kind":"Name","value":"as"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Replay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchEventParts"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchClockStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KierkiViewParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentzViewParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controllers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"records"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigZugAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAusgebaut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"nach"}},{"kind":"Field","alias":{"kind":"Name","value":"zugGrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","name":{"kind":"Name","value":"vorwaerts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"betrag"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigBankErhaelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"grund"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGekauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigGelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"frage"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigDeckelBezahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSpielerZahlt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"faellig"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigNotverkauf"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"erloes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigUebernommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"von"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKartenGemischt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anzahl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigKarteGezogen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigAussetzenVerhaengt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigSperrstunde"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellKartenVerraten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gegeben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"offen"}},{"kind":"Field","name":{"kind":"Name","value":"rang"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"nachgeholt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellRundeVertagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellPartieUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellDuellUnentschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfolge"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigZugBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigGewuerfelt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigAufgehoert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"hypnotisiert"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOrtGegruendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigDracheVerschenkt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"an"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigStrafeGenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAbgelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigBuergerAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ende"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"mitspieler"},"name":{"kind":"Name","value":"spieler"}},{"kind":"Field","name":{"kind":"Name","value":"ersterGeber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingAusgeteilt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","alias":{"kind":"Name","value":"vorgegeben"},"name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"gemischt"}},{"kind":"Field","alias":{"kind":"Name","value":"blaetter"},"name":{"kind":"Name","value":"haende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingKontraktAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingGeboten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfVerkauft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"kaeufer"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfBehalten"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTrumpfBestimmt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","alias":{"kind":"Name","value":"trumpfkarte"},"name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingKarteGelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","alias":{"kind":"Name","value":"spielkarte"},"name":{"kind":"Name","value":"karte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"zaehltFuer"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingRestEntschieden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"nehmer"},"name":{"kind":"Name","value":"seat"}},{"kind":"Field","alias":{"kind":"Name","value":"restgrund"},"name":{"kind":"Name","value":"grund"}},{"kind":"Field","alias":{"kind":"Name","value":"reststiche"},"name":{"kind":"Name","value":"stiche"}},{"kind":"Field","alias":{"kind":"Name","value":"restpunkte"},"name":{"kind":"Name","value":"punkte"}},{"kind":"Field","alias":{"kind":"Name","value":"restkarten"},"name":{"kind":"Name","value":"karten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingSpielGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endstand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mitspieler"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiSpielBegonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiGegeben"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blaetter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiTrumpfAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiKarteGespielt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiKarteAngelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiFertigGeworden"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}},{"kind":"Field","name":{"kind":"Name","value":"bringt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiRestAufgedeckt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abkuerzung"}},{"kind":"Field","name":{"kind":"Name","value":"restAn"}},{"kind":"Field","alias":{"kind":"Name","value":"restwert"},"name":{"kind":"Name","value":"restpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"restkarten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiSpielGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzPartieEroeffnet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mitspieler"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"gaben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGegeben"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"wiederholung"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"blaetter"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAufgenommen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAngesagt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzZugelassen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAbgelehnt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"enden"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGespielt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzStichGewonnen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAngelegt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGepasst"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzVerzichtet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAusgesetzt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzAusgestiegen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}},{"kind":"Field","name":{"kind":"Name","value":"platzpunkte"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzGabeGewertet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"vorzeitig"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzPartieBeendet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingTarifParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingTarif"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jeStich"}},{"kind":"Field","name":{"kind":"Name","value":"jeStrafkarte"}},{"kind":"Field","name":{"kind":"Name","value":"strafkarten"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlstiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingStichParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingStich"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"zaehltFuer"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tableId"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ohneRozbojnikUndLoteryjka"}},{"kind":"Field","name":{"kind":"Name","value":"letzteStiche"}},{"kind":"Field","name":{"kind":"Name","value":"freieEroeffnung"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"controller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySeat"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"practice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startingSeat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatAway"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSeatBack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchPracticeSkipped"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingParts"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFrozen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KiezkoenigEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KronenduellEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WuerfelkoenigEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KierkiEventParts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentzEventParts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KiezkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"runden"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"kneipen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"viertel"}},{"kind":"Field","name":{"kind":"Name","value":"preis"}},{"kind":"Field","name":{"kind":"Name","value":"besitzer"}},{"kind":"Field","name":{"kind":"Name","value":"stufe"}},{"kind":"Field","name":{"kind":"Name","value":"deckel"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}},{"kind":"Field","name":{"kind":"Name","value":"uebernahme"}},{"kind":"Field","name":{"kind":"Name","value":"ausbauPreis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"taler"}},{"kind":"Field","name":{"kind":"Name","value":"vermoegen"}},{"kind":"Field","name":{"kind":"Name","value":"feld"}},{"kind":"Field","name":{"kind":"Name","value":"setztAus"}},{"kind":"Field","name":{"kind":"Name","value":"pleite"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"karte"}},{"kind":"Field","name":{"kind":"Name","value":"kartenImStapel"}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KronenduellViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"partie"}},{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"ziel"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verstaerkt"}},{"kind":"Field","name":{"kind":"Name","value":"spaeher"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"gelegt"}},{"kind":"Field","name":{"kind":"Name","value":"liegt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verlauf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runde"}},{"kind":"Field","name":{"kind":"Name","value":"raenge"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"aufgehoben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"muenzen"}},{"kind":"Field","name":{"kind":"Name","value":"regel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chancen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rang"}},{"kind":"Field","name":{"kind":"Name","value":"gewinnt"}},{"kind":"Field","name":{"kind":"Name","value":"vertagt"}},{"kind":"Field","name":{"kind":"Name","value":"verliert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}},{"kind":"Field","name":{"kind":"Name","value":"durchFalle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WuerfelkoenigViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"zugNummer"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"extrazug"}},{"kind":"Field","name":{"kind":"Name","value":"wurf"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfe"}},{"kind":"Field","name":{"kind":"Name","value":"wuerfel"}},{"kind":"Field","name":{"kind":"Name","value":"farben"}},{"kind":"Field","name":{"kind":"Name","value":"behalten"}},{"kind":"Field","name":{"kind":"Name","value":"reihe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"ortFarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ortKarten"}},{"kind":"Field","name":{"kind":"Name","value":"ortPunkte"}},{"kind":"Field","name":{"kind":"Name","value":"karte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"farbe"}},{"kind":"Field","name":{"kind":"Name","value":"bedingung"}},{"kind":"Field","name":{"kind":"Name","value":"werte"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"gruendet"}},{"kind":"Field","name":{"kind":"Name","value":"erfuellt"}},{"kind":"Field","name":{"kind":"Name","value":"chance"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drache"}},{"kind":"Field","name":{"kind":"Name","value":"nachziehstapel"}},{"kind":"Field","name":{"kind":"Name","value":"strafstapel"}},{"kind":"Field","name":{"kind":"Name","value":"ablagestapel"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"platz"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}},{"kind":"Field","name":{"kind":"Name","value":"minuspunkte"}},{"kind":"Field","name":{"kind":"Name","value":"feen"}},{"kind":"Field","name":{"kind":"Name","value":"elfeOben"}},{"kind":"Field","name":{"kind":"Name","value":"stapel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sorte"}},{"kind":"Field","name":{"kind":"Name","value":"buerger"}},{"kind":"Field","name":{"kind":"Name","value":"ort"}},{"kind":"Field","name":{"kind":"Name","value":"punkte"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"koenige"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KingViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"optionen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"spiele"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"kingTarif"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingTarifParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"imUhrzeigersinn"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfkarte"}},{"kind":"Field","name":{"kind":"Name","value":"gebote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"gebot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kauf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kaeufer"}},{"kind":"Field","name":{"kind":"Name","value":"preisInStichen"}},{"kind":"Field","name":{"kind":"Name","value":"bezahlt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"laufenderStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingStichParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letzterStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingStichParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingStichParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlkarten"}},{"kind":"Field","name":{"kind":"Name","value":"spielpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"gesamt"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfspieleUebrig"}},{"kind":"Field","name":{"kind":"Name","value":"minusspieleUebrig"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vorrat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"uebrig"}},{"kind":"Field","name":{"kind":"Name","value":"kingTarif"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KingTarifParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"zettel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kontrakt"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nochZuVergeben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KierkiViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"spiele"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"tarif"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jeStich"}},{"kind":"Field","name":{"kind":"Name","value":"jeHerz"}},{"kind":"Field","name":{"kind":"Name","value":"jeDame"}},{"kind":"Field","name":{"kind":"Name","value":"jeHerr"}},{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlstiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"wert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fuerFertige"}}]}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"blatt"}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlkarten"}},{"kind":"Field","name":{"kind":"Name","value":"spielpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laufenderStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichVon"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letzterStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichVon"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gespielteStiche"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stichVon"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startkarten"}},{"kind":"Field","name":{"kind":"Name","value":"reihen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfarbe"}},{"kind":"Field","name":{"kind":"Name","value":"liegen"}},{"kind":"Field","name":{"kind":"Name","value":"naechste"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legungen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"spielkarte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zettel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielNummer"}},{"kind":"Field","name":{"kind":"Name","value":"kierkiSpiel"}},{"kind":"Field","name":{"kind":"Name","value":"geber"}},{"kind":"Field","name":{"kind":"Name","value":"trumpffarbe"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nochZuVergeben"}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentzViewParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"gaben"}},{"kind":"Field","name":{"kind":"Name","value":"wiederholungen"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"amZug"}},{"kind":"Field","name":{"kind":"Name","value":"nochEine"}},{"kind":"Field","name":{"kind":"Name","value":"werte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}},{"kind":"Field","name":{"kind":"Name","value":"rentz"}}]}},{"kind":"Field","name":{"kind":"Name","value":"laufenderStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letzterStich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"stichNummer"}},{"kind":"Field","name":{"kind":"Name","value":"ausspieler"}},{"kind":"Field","name":{"kind":"Name","value":"stichkarten"}},{"kind":"Field","name":{"kind":"Name","value":"gewinner"}},{"kind":"Field","name":{"kind":"Name","value":"stichpunkte"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reihen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reihenfarbe"}},{"kind":"Field","name":{"kind":"Name","value":"startkarte"}},{"kind":"Field","name":{"kind":"Name","value":"endkarte"}},{"kind":"Field","name":{"kind":"Name","value":"liegen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gesehen"}},{"kind":"Field","name":{"kind":"Name","value":"spieler"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"}},{"kind":"Field","name":{"kind":"Name","value":"karten"}},{"kind":"Field","name":{"kind":"Name","value":"handkarten"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}},{"kind":"Field","name":{"kind":"Name","value":"spielpunkte"}},{"kind":"Field","name":{"kind":"Name","value":"stichzahl"}},{"kind":"Field","name":{"kind":"Name","value":"zaehlkarten"}},{"kind":"Field","name":{"kind":"Name","value":"ohne"}},{"kind":"Field","name":{"kind":"Name","value":"offeneSpiele"}},{"kind":"Field","name":{"kind":"Name","value":"endenNoetig"}},{"kind":"Field","name":{"kind":"Name","value":"fertigAls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zettel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gabe"}},{"kind":"Field","name":{"kind":"Name","value":"ansager"}},{"kind":"Field","name":{"kind":"Name","value":"spiel"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"ergebnis"}},{"kind":"Field","name":{"kind":"Name","value":"stand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sieger"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"schemaVersion"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"commandId"}},{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"promptId"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<ReplayPageQuery, ReplayPageQueryVariables>;
export const OpenTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"openTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableParts"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KiezkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"langeNacht"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KronenduellOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schnellesDuell"}},{"kind":"Field","name":{"kind":"Name","value":"verraeter"}},{"kind":"Field","name":{"kind":"Name","value":"gemischteHaende"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WuerfelkoenigOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chancen"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KingOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spielform"}},{"kind":"Field","name":{"kind":"Name","value":"trumpfwahl"}},{"kind":"Field","name":{"kind":"Name","value":"turnierregeln"}},{"kind":"Field","name":{"kind":"Name","value":"andereWerte"}},{"kind":"Field","name":{"kind":"Name","value":"einzelkarte"}},{"kind":"Field","name":{"kind":"Name","value":"damenZuerst"}},{"kind":"Field","name":{"kind":"Name","value":"nurAbheben"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KierkiOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ohneRozbojnikUndLoteryjka"}},{"kind":"Field","name":{"kind":"Name","value":"letzteStiche"}},{"kind":"Field","name":{"kind":"Name","value":"freieEroeffnung"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentzOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"herzKoenig"}},{"kind":"Field","name":{"kind":"Name","value":"dame"}},{"kind":"Field","name":{"kind":"Name","value":"karo"}},{"kind":"Field","name":{"kind":"Name","value":"stich"}},{"kind":"Field","name":{"kind":"Name","value":"kreuzZehn"}},{"kind":"Field","name":{"kind":"Name","value":"whist"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OccupantParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Occupant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Homie"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"homieName"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Table"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"occupant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ready"}}]}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clockSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"winsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"winner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"spectators"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"quick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"homiesWelcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"winners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OccupantParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<OpenTableMutation, OpenTableMutationVariables>;
export const PlayAgainstHomiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayAgainstHomies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayAgainstHomiesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"playAgainstHomies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<PlayAgainstHomiesMutation, PlayAgainstHomiesMutationVariables>;
export const PlayMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayMoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"playMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayMoveSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<PlayMoveMutation, PlayMoveMutationVariables>;
export const LeaveMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"leaveMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<LeaveMatchMutation, LeaveMatchMutationVariables>;
export const ComeBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ComeBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComeBackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"comeBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComeBackSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<ComeBackMutation, ComeBackMutationVariables>;
export const SetReadyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReady"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetReadyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"setReady"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<SetReadyMutation, SetReadyMutationVariables>;
export const SendEmoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendEmoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"sendEmote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<SendEmoteMutation, SendEmoteMutationVariables>;
export const StartPracticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPractice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPracticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"startPractice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<StartPracticeMutation, StartPracticeMutationVariables>;
export const SkipPracticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipPractice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SkipPracticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"skipPractice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SkipPracticeSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<SkipPracticeMutation, SkipPracticeMutationVariables>;
export const QuickPlayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuickPlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuickPlayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"quickPlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickPlaySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<QuickPlayMutation, QuickPlayMutationVariables>;
export const TakeSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeSeatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"takeSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<TakeSeatMutation, TakeSeatMutationVariables>;
export const LeaveTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"leaveTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<LeaveTableMutation, LeaveTableMutationVariables>;
export const AddHomieDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHomie"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddHomieInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"addHomie"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<AddHomieMutation, AddHomieMutationVariables>;
export const RemoveHomieDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHomie"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveHomieInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"removeHomie"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<RemoveHomieMutation, RemoveHomieMutationVariables>;
export const StartMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"startMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<StartMatchMutation, StartMatchMutationVariables>;
export const ChangeTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"changeTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<ChangeTableMutation, ChangeTableMutationVariables>;
export const SetHomieLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetHomieLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetHomieLevelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"setHomieLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<SetHomieLevelMutation, SetHomieLevelMutationVariables>;
export const KickPlayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KickPlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KickPlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcome"},"name":{"kind":"Name","value":"kickPlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryAgain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterMs"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ruleRef"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionsRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]} as unknown as DocumentNode<KickPlayerMutation, KickPlayerMutationVariables>;