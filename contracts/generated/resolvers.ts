import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, ISO 8601 with milliseconds: `2026-11-29T19:04:05.123Z`. */
  DateTime: { input: string; output: string; }
};

/** Who did it. */
export type Actor = {
  __typename?: 'Actor';
  /** What kind of actor. */
  kind: ActorKind;
  /** Which seat; null for the house. */
  seat: Maybe<Scalars['Int']['output']>;
};

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
  commandId: Scalars['ID']['input'];
  /** How strong it plays. */
  level: HomieLevel;
  /** Which seat; left out: the first free one. */
  seat?: InputMaybe<Scalars['Int']['input']>;
  /** Which table; you must be its host. */
  tableId: Scalars['ID']['input'];
};

/** How you want to be called from now on. */
export type ChangeNameInput = {
  /** 1 to 20 characters after trimming; letters of any script, digits, spaces and . - _ '. */
  name: Scalars['String']['input'];
};

/** Outcome of `changeName`. */
export type ChangeNameResult = ChangeNameSuccess | NameRefused;

/** That is your name now, at every table. */
export type ChangeNameSuccess = {
  __typename?: 'ChangeNameSuccess';
  /** You. */
  player: Player;
};

/** What the host changes; what is left out stays. People are asked anew whether they are ready. */
export type ChangeTableInput = {
  /** Time for a decision, in seconds (10 to 600); null: no clock, at private rooms only. */
  clockSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Whether the lobby shows the table. */
  listed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the door is shut: nobody new may sit down. Does not ask anew whether people are ready. */
  locked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Game and options; left out: as they are. */
  options?: InputMaybe<GameOptionsInput>;
  /** How many seats; not fewer than are taken: those who sit move together. */
  seats?: InputMaybe<Scalars['Int']['input']>;
  /** Whether people without a seat may watch the matches that begin from now on. */
  spectators?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which table; you must be its host. */
  tableId: Scalars['ID']['input'];
  /** So many won matches win a series, 1 to 5. */
  winsNeeded?: InputMaybe<Scalars['Int']['input']>;
};

/** Outcome of `changeTable`. */
export type ChangeTableResult = NotFound | OptionsRefused | TableRefused | TableSuccess | TryAgain;

/** Show that you are there again after the autopilot has played for you. Any move shows it too. */
export type ComeBackInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Which match. */
  matchId: Scalars['ID']['input'];
};

/** Outcome of `comeBack`. */
export type ComeBackResult = ComeBackSuccess | MatchRefused | NotFound | TryAgain;

/** You are back, or were never away. */
export type ComeBackSuccess = {
  __typename?: 'ComeBackSuccess';
  /** The match's version after it. */
  version: Scalars['Int']['output'];
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

/** What the store knows about an event besides its data. */
export type EventRecord = {
  __typename?: 'EventRecord';
  /** The command that caused it. */
  commandId: Scalars['ID']['output'];
  /** The request or earlier event it belongs to. */
  correlation: Scalars['String']['output'];
  /** The stored JSON text, byte for byte as hashed; of a running match only what the public may see. */
  data: Scalars['String']['output'];
  /** Draw counter after the command, if chance was used; null while the match runs. */
  draws: Maybe<Scalars['Int']['output']>;
  /** SHA-256 over the predecessor's hash and this event, hex; null while the match runs: a hidden card could be guessed and checked against it. */
  hash: Maybe<Scalars['String']['output']>;
  /** Place in the log of the whole house, gap-free, as a decimal number. */
  position: Scalars['String']['output'];
  /** The prompt it answers, if any. */
  promptId: Maybe<Scalars['ID']['output']>;
  /** Version of the JSON's shape. */
  schemaVersion: Scalars['Int']['output'];
  /** The stored type. */
  type: Scalars['String']['output'];
};

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

/** A move you may make now, typed by game. */
export type GameMove = KierkiLegalMove | KiezkoenigLegalMove | KingLegalMove | KronenduellLegalMove | RentzLegalMove | WuerfelkoenigLegalMove;

/** The options of a table, typed by game. */
export type GameOptions = KierkiOptions | KiezkoenigOptions | KingOptions | KronenduellOptions | RentzOptions | WuerfelkoenigOptions;

/** The options of a table, one branch a game. */
export type GameOptionsInput =
  /** A table of Kierki. */
  { kierki: KierkiOptionsInput; kiezkoenig?: never; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  /** A table of Kiezkönig. */
  { kierki?: never; kiezkoenig: KiezkoenigOptionsInput; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  /** A table of King. */
  { kierki?: never; kiezkoenig?: never; king: KingOptionsInput; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  /** A table of Kronenduell. */
  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell: KronenduellOptionsInput; rentz?: never; wuerfelkoenig?: never; }
  |  /** A table of Rentz. */
  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell?: never; rentz: RentzOptionsInput; wuerfelkoenig?: never; }
  |  /** A table of Würfelkönig. */
  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig: WuerfelkoenigOptionsInput; };

/** What must be decided, typed by game. */
export type GameQuestion = KierkiQuestion | KiezkoenigQuestion | KingQuestion | KronenduellQuestion | RentzQuestion | WuerfelkoenigQuestion;

/** What a seat sees of a game, typed by game. */
export type GameView = KierkiView | KiezkoenigView | KingView | KronenduellView | RentzView | WuerfelkoenigView;

/** A regular on a seat. */
export type Homie = {
  __typename?: 'Homie';
  /** How strong this one plays tonight. */
  level: HomieLevel;
  /** Which of the regulars. */
  name: HomieName;
};

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
  commandId: Scalars['ID']['input'];
  /** Whose seat. */
  seat: Scalars['Int']['input'];
  /** Which table; you must be its host. */
  tableId: Scalars['ID']['input'];
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

/** A player laid the last card of the hand in Loteryjka. */
export type KierkiFertigGeworden = MatchEvent & {
  __typename?: 'KierkiFertigGeworden';
  /** Points for it. */
  bringt: Scalars['Int']['output'];
  /** 1 for the first, 2 for the second. */
  fertigAls: Scalars['Int']['output'];
  /** kierki.fertigGeworden */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
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

/** Cards were dealt: all of them, the first ones before trumps are named, or the rest after that. */
export type KierkiGegeben = MatchEvent & {
  __typename?: 'KierkiGegeben';
  /** What each seat got, by seat; null: not yours to see. */
  blaetter: Array<Maybe<Array<Karte>>>;
  /** kierki.gegeben */
  kind: Scalars['String']['output'];
};

/** A player had no card to lay in Loteryjka. */
export type KierkiGepasst = MatchEvent & {
  __typename?: 'KierkiGepasst';
  /** kierki.gepasst */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A card was laid in Loteryjka. */
export type KierkiKarteAngelegt = MatchEvent & {
  __typename?: 'KierkiKarteAngelegt';
  /** kierki.karteAngelegt */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
  /** Which card. */
  spielkarte: Karte;
};

/** A card was played to a trick. */
export type KierkiKarteGespielt = MatchEvent & {
  __typename?: 'KierkiKarteGespielt';
  /** kierki.karteGespielt */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
  /** Which card. */
  spielkarte: Karte;
};

/** A move you may make now. */
export type KierkiLegalMove = {
  __typename?: 'KierkiLegalMove';
  /** Always 0. */
  preis: Scalars['Int']['output'];
  /** Playing and laying: which card; else null. */
  spielkarte: Maybe<Karte>;
  /** Naming trumps: which suit; else null. */
  trumpffarbe: Maybe<Farbe>;
  /** Which branch of `KierkiMoveInput`. */
  zug: KierkiZug;
};

/** A turn in Loteryjka. */
export type KierkiLegung = {
  __typename?: 'KierkiLegung';
  /** Whose turn. */
  seat: Scalars['Int']['output'];
  /** The card that was laid; null: there was none to lay. */
  spielkarte: Maybe<Karte>;
};

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
  /** Lay a card in Loteryjka. */
  { anlegen: KierkiAnlegenInput; ansagen?: never; spielen?: never; }
  |  /** Name trumps. */
  { anlegen?: never; ansagen: KierkiAnsagenInput; spielen?: never; }
  |  /** Play a card to a trick. */
  { anlegen?: never; ansagen?: never; spielen: KierkiSpielenInput; };

/** Options of a Kierki table. */
export type KierkiOptions = {
  __typename?: 'KierkiOptions';
  /** Loteryjka begins with any card of the dealer's, and its rank begins every row. Not together with the option that leaves Loteryjka out. */
  freieEroeffnung: Scalars['Boolean']['output'];
  /** Which tricks cost points in the last minus game, and in Rozbójnik. */
  letzteStiche: KierkiLetzteStiche;
  /** Six minus games and the trump games only: both games of luck are left out. */
  ohneRozbojnikUndLoteryjka: Scalars['Boolean']['output'];
};

/** Options of a Kierki table. */
export type KierkiOptionsInput = {
  /** Loteryjka begins with any card of the dealer's, and its rank begins every row. Not together with the option that leaves Loteryjka out. */
  freieEroeffnung?: Scalars['Boolean']['input'];
  /** Which tricks cost points in the last minus game, and in Rozbójnik. */
  letzteStiche?: KierkiLetzteStiche;
  /** Six minus games and the trump games only: both games of luck are left out. */
  ohneRozbojnikUndLoteryjka?: Scalars['Boolean']['input'];
};

/** The match is over. */
export type KierkiPartieBeendet = MatchEvent & {
  __typename?: 'KierkiPartieBeendet';
  /** kierki.partieBeendet */
  kind: Scalars['String']['output'];
  /** Who has most points. */
  sieger: Array<Scalars['Int']['output']>;
  /** Totals by seat; they sum to 0. */
  stand: Array<Scalars['Int']['output']>;
};

/** The match began. */
export type KierkiPartieEroeffnet = MatchEvent & {
  __typename?: 'KierkiPartieEroeffnet';
  /** Who deals first. */
  geber: Scalars['Int']['output'];
  /** kierki.partieEroeffnet */
  kind: Scalars['String']['output'];
  /** How many play: 3 or 4. */
  mitspieler: Scalars['Int']['output'];
};

/** A game of the match: past, present or to come. */
export type KierkiPlanzeile = {
  __typename?: 'KierkiPlanzeile';
  /** Who deals. */
  geber: Scalars['Int']['output'];
  /** What is played. */
  kierkiSpiel: KierkiSpiel;
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
};

/** What must be decided. */
export type KierkiQuestion = {
  __typename?: 'KierkiQuestion';
  /** The suit that was led and must be followed by who can; null: none was led. */
  bedienfarbe: Maybe<Farbe>;
  /** Leading: whether hearts may be led only from a hand of nothing but hearts. */
  herzGesperrt: Scalars['Boolean']['output'];
  /** What kind of decision. */
  kierkiFrage: KierkiFrage;
  /** What is played. */
  kierkiSpiel: KierkiSpiel;
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
};

/** A row of Loteryjka. */
export type KierkiReihe = {
  __typename?: 'KierkiReihe';
  /** The cards that lie, from the lowest; the ace is low. */
  liegen: Array<Karte>;
  /** The cards that fit now, whoever holds them. */
  naechste: Array<Karte>;
  /** Its suit. */
  reihenfarbe: Farbe;
};

/** A game ended with cards in hand; they were shown. */
export type KierkiRestAufgedeckt = MatchEvent & {
  __typename?: 'KierkiRestAufgedeckt';
  /** Why. */
  abkuerzung: KierkiAbkuerzung;
  /** kierki.restAufgedeckt */
  kind: Scalars['String']['output'];
  /** Who gets all tricks that are left; null: nobody does. */
  restAn: Maybe<Scalars['Int']['output']>;
  /** The cards left, by seat. */
  restkarten: Array<Array<Karte>>;
  /** What these tricks count for that player; else 0. */
  restpunkte: Scalars['Int']['output'];
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

/** A game of the match began. */
export type KierkiSpielBegonnen = MatchEvent & {
  __typename?: 'KierkiSpielBegonnen';
  /** Who deals. */
  geber: Scalars['Int']['output'];
  /** What is played. */
  kierkiSpiel: KierkiSpiel;
  /** kierki.spielBegonnen */
  kind: Scalars['String']['output'];
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
};

/** A game was written down on the score sheet. */
export type KierkiSpielGewertet = MatchEvent & {
  __typename?: 'KierkiSpielGewertet';
  /** Points of this game by seat. */
  ergebnis: Array<Scalars['Int']['output']>;
  /** kierki.spielGewertet */
  kind: Scalars['String']['output'];
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
  /** Running totals by seat. */
  stand: Array<Scalars['Int']['output']>;
};

/** Which card to play. */
export type KierkiSpielenInput = {
  /** A card of your hand. */
  spielkarte: Karte;
};

/** A player. */
export type KierkiSpieler = {
  __typename?: 'KierkiSpieler';
  /** These cards, by suit and from high to low; null unless they are yours. The auditor sees everybody's. */
  blatt: Maybe<Array<Karte>>;
  /** Loteryjka: 1 or 2 for the first or the second who has no cards left; else null. */
  fertigAls: Maybe<Scalars['Int']['output']>;
  /** How many cards are left in hand. */
  karten: Scalars['Int']['output'];
  /** Which seat. */
  seat: Scalars['Int']['output'];
  /** Points won so far in this game. */
  spielpunkte: Scalars['Int']['output'];
  /** Points of all games that are over. */
  stand: Scalars['Int']['output'];
  /** Tricks won in this game. */
  stichzahl: Scalars['Int']['output'];
  /** Cards won in this game that count points by themselves, in the order in which they came. */
  zaehlkarten: Array<Karte>;
};

/** A trick: cards in the order in which they were played, clockwise from the leader. */
export type KierkiStich = {
  __typename?: 'KierkiStich';
  /** Who led. */
  ausspieler: Scalars['Int']['output'];
  /** Who won it; null while it is being played. */
  stichVon: Maybe<Scalars['Int']['output']>;
  /** The cards, the led one first. */
  stichkarten: Array<Karte>;
  /** What it counted for the winner; 0 while it is being played. */
  stichpunkte: Scalars['Int']['output'];
};

/** A trick was won. */
export type KierkiStichGewonnen = MatchEvent & {
  __typename?: 'KierkiStichGewonnen';
  /** kierki.stichGewonnen */
  kind: Scalars['String']['output'];
  /** By whom. */
  seat: Scalars['Int']['output'];
  /** Which trick of the game, from 1. */
  stichNummer: Scalars['Int']['output'];
  /** What it counts for the winner. */
  stichpunkte: Scalars['Int']['output'];
};

/** What counts in a game; 0 is what does not. */
export type KierkiTarif = {
  __typename?: 'KierkiTarif';
  /** Loteryjka: points for the first and for the second who has no cards left; empty in other games. */
  fuerFertige: Array<Scalars['Int']['output']>;
  /** Points for the king of hearts, besides what it counts as a heart and as a Herr. */
  herzKoenig: Scalars['Int']['output'];
  /** Points for each queen. */
  jeDame: Scalars['Int']['output'];
  /** Points for each king and each jack. */
  jeHerr: Scalars['Int']['output'];
  /** Points for each heart. */
  jeHerz: Scalars['Int']['output'];
  /** Points for each trick: negative in minus games, positive in trump games. */
  jeStich: Scalars['Int']['output'];
  /** Tricks with a value of their own, besides what every trick counts. */
  zaehlstiche: Array<KierkiZaehlstich>;
};

/** The dealer named trumps. */
export type KierkiTrumpfAngesagt = MatchEvent & {
  __typename?: 'KierkiTrumpfAngesagt';
  /** kierki.trumpfAngesagt */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
  /** Which suit. */
  trumpffarbe: Farbe;
};

/** The table as one viewer sees it. */
export type KierkiView = {
  __typename?: 'KierkiView';
  /** Whose turn it is; null after the end. */
  amZug: Maybe<Scalars['Int']['output']>;
  /** Who deals. */
  geber: Scalars['Int']['output'];
  /** All finished tricks of this game. */
  gespielteStiche: Array<KierkiStich>;
  /** What is played now. */
  kierkiSpiel: KierkiSpiel;
  /** The trick that is being played; null between tricks and in Loteryjka. */
  laufenderStich: Maybe<KierkiStich>;
  /** Loteryjka: every turn so far. */
  legungen: Array<KierkiLegung>;
  /** The trick before it, also when it was the last one of the game before; null: there was none. */
  letzterStich: Maybe<KierkiStich>;
  /** What all games that are not over will bring to all players together; with the totals it sums to 0. */
  nochZuVergeben: Scalars['Int']['output'];
  /** All games of the match in order. */
  plan: Array<KierkiPlanzeile>;
  /** Loteryjka: the rows; empty in other games. */
  reihen: Array<KierkiReihe>;
  /** Who won; null before the end. */
  sieger: Maybe<Array<Scalars['Int']['output']>>;
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
  /** How many games the match has. */
  spiele: Scalars['Int']['output'];
  /** Everybody by seat. */
  spieler: Array<KierkiSpieler>;
  /** Loteryjka: the cards that begin a row; empty in other games, and where the dealer may still begin with any card. */
  startkarten: Array<Karte>;
  /** What counts in this game. */
  tarif: KierkiTarif;
  /** Trumps; null in games without, and until they are named. */
  trumpffarbe: Maybe<Farbe>;
  /** The score sheet: a line for each game that is over. */
  zettel: Array<KierkiZettelzeile>;
};

/** A trick with a value of its own. */
export type KierkiZaehlstich = {
  __typename?: 'KierkiZaehlstich';
  /** Which trick of the game, from 1. */
  stichNummer: Scalars['Int']['output'];
  /** Points for whoever wins it; negative. */
  wert: Scalars['Int']['output'];
};

/** A game that is over, as a line of the score sheet. */
export type KierkiZettelzeile = {
  __typename?: 'KierkiZettelzeile';
  /** Points of this game by seat. */
  ergebnis: Array<Scalars['Int']['output']>;
  /** Who dealt. */
  geber: Scalars['Int']['output'];
  /** What was played. */
  kierkiSpiel: KierkiSpiel;
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
  /** Running totals by seat. */
  stand: Array<Scalars['Int']['output']>;
  /** Trumps of a trump game; else null. */
  trumpffarbe: Maybe<Farbe>;
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
  feld: Scalars['Int']['input'];
};

/** A pub was upgraded. */
export type KiezkoenigAusgebaut = MatchEvent & {
  __typename?: 'KiezkoenigAusgebaut';
  /** Which pub. */
  feld: Scalars['Int']['output'];
  /** kiezkoenig.ausgebaut */
  kind: Scalars['String']['output'];
  /** What was paid to the bank; 0 for the Fassbier-Spende. */
  preis: Scalars['Int']['output'];
  /** By whom. */
  seat: Scalars['Int']['output'];
  /** The step reached: 1 or 2. */
  stufe: Scalars['Int']['output'];
};

/** A player will miss the next turn. */
export type KiezkoenigAussetzenVerhaengt = MatchEvent & {
  __typename?: 'KiezkoenigAussetzenVerhaengt';
  /** kiezkoenig.aussetzenVerhaengt */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A player paid the bank for a card. */
export type KiezkoenigBankErhaelt = MatchEvent & {
  __typename?: 'KiezkoenigBankErhaelt';
  /** What was paid; less only when nothing was left. */
  bezahlt: Scalars['Int']['output'];
  /** What was owed. */
  faellig: Scalars['Int']['output'];
  /** What for. */
  grund: KiezkoenigBankGrund;
  /** kiezkoenig.bankErhaelt */
  kind: Scalars['String']['output'];
  /** Who paid. */
  seat: Scalars['Int']['output'];
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

/** The bank paid a player. */
export type KiezkoenigBankZahlt = MatchEvent & {
  __typename?: 'KiezkoenigBankZahlt';
  /** How much. */
  betrag: Scalars['Int']['output'];
  /** What for. */
  grund: KiezkoenigBankGrund;
  /** kiezkoenig.bankZahlt */
  kind: Scalars['String']['output'];
  /** To whom. */
  seat: Scalars['Int']['output'];
};

/** A Deckel was paid. */
export type KiezkoenigDeckelBezahlt = MatchEvent & {
  __typename?: 'KiezkoenigDeckelBezahlt';
  /** To whom. */
  an: Scalars['Int']['output'];
  /** What was paid; less only when nothing was left. */
  bezahlt: Scalars['Int']['output'];
  /** What was owed. */
  faellig: Scalars['Int']['output'];
  /** In which pub. */
  feld: Scalars['Int']['output'];
  /** kiezkoenig.deckelBezahlt */
  kind: Scalars['String']['output'];
  /** Who paid. */
  seat: Scalars['Int']['output'];
};

/** What kind of decision. */
export type KiezkoenigFrage =
  /** Buy the free pub, or leave it. */
  | 'KAUFEN'
  /** Take over the pub, or leave it. */
  | 'UEBERNEHMEN'
  /** Upgrade one pub, or roll. */
  | 'VOR_DEM_WURF';

/** A free pub was bought from the bank. */
export type KiezkoenigGekauft = MatchEvent & {
  __typename?: 'KiezkoenigGekauft';
  /** Which pub. */
  feld: Scalars['Int']['output'];
  /** kiezkoenig.gekauft */
  kind: Scalars['String']['output'];
  /** For how much. */
  preis: Scalars['Int']['output'];
  /** Who bought. */
  seat: Scalars['Int']['output'];
};

/** A player left a pub where it was. */
export type KiezkoenigGelassen = MatchEvent & {
  __typename?: 'KiezkoenigGelassen';
  /** Which pub. */
  feld: Scalars['Int']['output'];
  /** KAUFEN or UEBERNEHMEN: what was declined. */
  frage: KiezkoenigFrage;
  /** kiezkoenig.gelassen */
  kind: Scalars['String']['output'];
  /** Who decided. */
  seat: Scalars['Int']['output'];
};

/** The dice fell. */
export type KiezkoenigGewuerfelt = MatchEvent & {
  __typename?: 'KiezkoenigGewuerfelt';
  /** kiezkoenig.gewuerfelt */
  kind: Scalars['String']['output'];
  /** Who rolled. */
  seat: Scalars['Int']['output'];
  /** Both dice. */
  wuerfel: Array<Scalars['Int']['output']>;
};

/** A token moved. */
export type KiezkoenigGezogen = MatchEvent & {
  __typename?: 'KiezkoenigGezogen';
  /** Why. */
  grund: KiezkoenigZugGrund;
  /** kiezkoenig.gezogen */
  kind: Scalars['String']['output'];
  /** To this field. */
  nach: Scalars['Int']['output'];
  /** Whose. */
  seat: Scalars['Int']['output'];
  /** From this field. */
  von: Scalars['Int']['output'];
  /** False if it jumped straight there (Polizeikontrolle). */
  vorwaerts: Scalars['Boolean']['output'];
};

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

/** A card was drawn. */
export type KiezkoenigKarteGezogen = MatchEvent & {
  __typename?: 'KiezkoenigKarteGezogen';
  /** Which card. */
  karte: KiezkoenigKarte;
  /** kiezkoenig.karteGezogen */
  kind: Scalars['String']['output'];
  /** Who drew. */
  seat: Scalars['Int']['output'];
};

/** The deck was shuffled. */
export type KiezkoenigKartenGemischt = MatchEvent & {
  __typename?: 'KiezkoenigKartenGemischt';
  /** How many cards are in it. */
  anzahl: Scalars['Int']['output'];
  /** kiezkoenig.kartenGemischt */
  kind: Scalars['String']['output'];
};

/** A pub and what it costs and brings right now. All amounts in Taler. */
export type KiezkoenigKneipe = {
  __typename?: 'KiezkoenigKneipe';
  /** What one upgrade step costs. */
  ausbauPreis: Scalars['Int']['output'];
  /** Who owns it; null: free. */
  besitzer: Maybe<Scalars['Int']['output']>;
  /** What a visitor pays now, with upgrade and quarter bonus; for a free pub its base Deckel. */
  deckel: Scalars['Int']['output'];
  /** Field on the board, 1 to 15. */
  feld: Scalars['Int']['output'];
  /** Purchase price. */
  preis: Scalars['Int']['output'];
  /** Upgrade steps: 0, 1 Happy Hour, 2 Zapfanlage. */
  stufe: Scalars['Int']['output'];
  /** What taking it over costs now. */
  uebernahme: Scalars['Int']['output'];
  /** Its quarter. */
  viertel: KiezkoenigViertel;
  /** Price plus upgrades. */
  wert: Scalars['Int']['output'];
};

/** A move you may make now. */
export type KiezkoenigLegalMove = {
  __typename?: 'KiezkoenigLegalMove';
  /** Which pub; null for rolling. */
  feld: Maybe<Scalars['Int']['output']>;
  /** What it costs, in Taler; 0 if nothing. */
  preis: Scalars['Int']['output'];
  /** Which branch of `KiezkoenigMoveInput`. */
  zug: KiezkoenigZug;
};

/** A move; exactly one. */
export type KiezkoenigMoveInput =
  /** Upgrade a pub by one step. */
  { ausbauen: KiezkoenigAusbauenInput; kaufen?: never; lassen?: never; uebernehmen?: never; wuerfeln?: never; }
  |  /** Buy the pub you stand in. */
  { ausbauen?: never; kaufen: Yes; lassen?: never; uebernehmen?: never; wuerfeln?: never; }
  |  /** Leave it. */
  { ausbauen?: never; kaufen?: never; lassen: Yes; uebernehmen?: never; wuerfeln?: never; }
  |  /** Take over the pub you stand in. */
  { ausbauen?: never; kaufen?: never; lassen?: never; uebernehmen: Yes; wuerfeln?: never; }
  |  /** Roll the dice. */
  { ausbauen?: never; kaufen?: never; lassen?: never; uebernehmen?: never; wuerfeln: Yes; };

/** A pub had to be sold to the bank to pay a debt. */
export type KiezkoenigNotverkauf = MatchEvent & {
  __typename?: 'KiezkoenigNotverkauf';
  /** Half its value. */
  erloes: Scalars['Int']['output'];
  /** Which pub; it is free again, without upgrades. */
  feld: Scalars['Int']['output'];
  /** kiezkoenig.notverkauf */
  kind: Scalars['String']['output'];
  /** Whose pub. */
  seat: Scalars['Int']['output'];
};

/** Options of a Kiezkönig table. */
export type KiezkoenigOptions = {
  __typename?: 'KiezkoenigOptions';
  /** Lange Nacht: 15 rounds in place of 10. A house rule. */
  langeNacht: Scalars['Boolean']['output'];
};

/** Options of a Kiezkönig table. */
export type KiezkoenigOptionsInput = {
  /** Lange Nacht: 15 rounds in place of 10. A house rule. */
  langeNacht?: Scalars['Boolean']['input'];
};

/** The board was laid out. */
export type KiezkoenigPartieEroeffnet = MatchEvent & {
  __typename?: 'KiezkoenigPartieEroeffnet';
  /** kiezkoenig.partieEroeffnet */
  kind: Scalars['String']['output'];
  /** Seats in playing order. */
  reihenfolge: Array<Scalars['Int']['output']>;
  /** Rounds to play. */
  runden: Scalars['Int']['output'];
  /** Starting cash by seat. */
  taler: Array<Scalars['Int']['output']>;
};

/** What must be decided. */
export type KiezkoenigQuestion = {
  __typename?: 'KiezkoenigQuestion';
  /** The pub it is about; null before the roll. */
  feld: Maybe<Scalars['Int']['output']>;
  /** What kind of decision. */
  frage: KiezkoenigFrage;
  /** What saying yes costs, in Taler; null before the roll. */
  preis: Maybe<Scalars['Int']['output']>;
};

/** Closing time: the last round is over and everything is counted. */
export type KiezkoenigSperrstunde = MatchEvent & {
  __typename?: 'KiezkoenigSperrstunde';
  /** kiezkoenig.sperrstunde */
  kind: Scalars['String']['output'];
  /** Who wears the crown. */
  koenige: Array<Scalars['Int']['output']>;
  /** Vermögen by seat. */
  vermoegen: Array<Scalars['Int']['output']>;
};

/** A player's standing on the board. */
export type KiezkoenigSpieler = {
  __typename?: 'KiezkoenigSpieler';
  /** Field of the token, 0 to 15. */
  feld: Scalars['Int']['output'];
  /** Place in the playing order, 0 plays first. */
  platz: Scalars['Int']['output'];
  /** Shown only: no cash and no pub left after a debt that could not be paid in full. */
  pleite: Scalars['Boolean']['output'];
  /** Which seat. */
  seat: Scalars['Int']['output'];
  /** Whether the next turn is suspended. */
  setztAus: Scalars['Boolean']['output'];
  /** Cash. */
  taler: Scalars['Int']['output'];
  /** Cash plus all pubs at price plus upgrades. */
  vermoegen: Scalars['Int']['output'];
};

/** Players paid each other because of a card. */
export type KiezkoenigSpielerZahlt = MatchEvent & {
  __typename?: 'KiezkoenigSpielerZahlt';
  /** To whom. */
  an: Scalars['Int']['output'];
  /** What was paid; less only when nothing was left. */
  bezahlt: Scalars['Int']['output'];
  /** What was owed. */
  faellig: Scalars['Int']['output'];
  /** LOKALRUNDE or GEBURTSTAG. */
  karte: KiezkoenigKarte;
  /** kiezkoenig.spielerZahlt */
  kind: Scalars['String']['output'];
  /** Who paid. */
  seat: Scalars['Int']['output'];
};

/** A pub changed hands by take-over. */
export type KiezkoenigUebernommen = MatchEvent & {
  __typename?: 'KiezkoenigUebernommen';
  /** Which pub. */
  feld: Scalars['Int']['output'];
  /** kiezkoenig.uebernommen */
  kind: Scalars['String']['output'];
  /** For how much. */
  preis: Scalars['Int']['output'];
  /** Who took it over. */
  seat: Scalars['Int']['output'];
  /** From whom; this seat got the money. */
  von: Scalars['Int']['output'];
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

/** The whole board; everything on it is public. */
export type KiezkoenigView = {
  __typename?: 'KiezkoenigView';
  /** Whose turn it is; null after the end. */
  amZug: Maybe<Scalars['Int']['output']>;
  /** The last card drawn; null before the first. */
  karte: Maybe<KiezkoenigKarte>;
  /** How many cards are drawn before the deck is shuffled again. */
  kartenImStapel: Scalars['Int']['output'];
  /** The twelve pubs by field. */
  kneipen: Array<KiezkoenigKneipe>;
  /** Who wears the crown; null before the end. */
  koenige: Maybe<Array<Scalars['Int']['output']>>;
  /** Round, from 1. */
  runde: Scalars['Int']['output'];
  /** How many rounds are played: 10, or 15 in the Lange Nacht. */
  runden: Scalars['Int']['output'];
  /** Everybody by seat. */
  spieler: Array<KiezkoenigSpieler>;
  /** The last roll; null before the first. */
  wuerfel: Maybe<Array<Scalars['Int']['output']>>;
};

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

/** A turn was spent in the Polizeistunde. */
export type KiezkoenigZugAusgesetzt = MatchEvent & {
  __typename?: 'KiezkoenigZugAusgesetzt';
  /** kiezkoenig.zugAusgesetzt */
  kind: Scalars['String']['output'];
  /** Round, from 1. */
  runde: Scalars['Int']['output'];
  /** Whose turn. */
  seat: Scalars['Int']['output'];
};

/** A turn began. */
export type KiezkoenigZugBegonnen = MatchEvent & {
  __typename?: 'KiezkoenigZugBegonnen';
  /** kiezkoenig.zugBegonnen */
  kind: Scalars['String']['output'];
  /** Round, from 1. */
  runde: Scalars['Int']['output'];
  /** Whose turn. */
  seat: Scalars['Int']['output'];
};

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

/** The cards of a game were dealt. */
export type KingAusgeteilt = MatchEvent & {
  __typename?: 'KingAusgeteilt';
  /** Whose game it is: who chooses or could have chosen; the dealer, in Rıfkı the declarer. */
  ansager: Scalars['Int']['output'];
  /** Who leads to the first trick. */
  ausspieler: Scalars['Int']['output'];
  /** Who dealt. */
  geber: Scalars['Int']['output'];
  /** Whether the pack was shuffled; false: gathered and cut. */
  gemischt: Scalars['Boolean']['output'];
  /** The hands by seat, in the order in which they were dealt; null is a hand that you must not see. */
  haende: Array<Maybe<Array<Karte>>>;
  /** king.ausgeteilt */
  kind: Scalars['String']['output'];
  /** What is played; null: it is chosen after a look at the cards. */
  kontrakt: Maybe<KingKontrakt>;
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
};

/** Which suit is trumps. */
export type KingBestimmenInput = {
  /** The suit. */
  farbe: Farbe;
};

/** How much for the choice of trumps. */
export type KingBietenInput = {
  /** Tricks, more than anybody offered before. */
  gebot: Scalars['Int']['input'];
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

/** An answer to the question whether to buy the choice of trumps. */
export type KingGebot = {
  __typename?: 'KingGebot';
  /** Tricks offered; null: passed. */
  gebot: Maybe<Scalars['Int']['output']>;
  /** Whose. */
  seat: Scalars['Int']['output'];
};

/** A player offered tricks for the choice of trumps. */
export type KingGeboten = MatchEvent & {
  __typename?: 'KingGeboten';
  /** How many. */
  gebot: Scalars['Int']['output'];
  /** king.geboten */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A player offered nothing for the choice of trumps. */
export type KingGepasst = MatchEvent & {
  __typename?: 'KingGepasst';
  /** king.gepasst */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A card was played. */
export type KingKarteGelegt = MatchEvent & {
  __typename?: 'KingKarteGelegt';
  /** Which. */
  karte: Karte;
  /** king.karteGelegt */
  kind: Scalars['String']['output'];
  /** By whom. */
  seat: Scalars['Int']['output'];
};

/** The dealer has sold the choice of trumps. */
export type KingKauf = {
  __typename?: 'KingKauf';
  /** How many of them the dealer has had. */
  bezahlt: Scalars['Int']['output'];
  /** Who bought it. */
  kaeufer: Scalars['Int']['output'];
  /** How many of the buyer's tricks count for the dealer, at most. */
  preisInStichen: Scalars['Int']['output'];
};

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

/** A player chose the contract. */
export type KingKontraktAngesagt = MatchEvent & {
  __typename?: 'KingKontraktAngesagt';
  /** king.kontraktAngesagt */
  kind: Scalars['String']['output'];
  /** Which contract. */
  kontrakt: KingKontrakt;
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A move you may make now. */
export type KingLegalMove = {
  __typename?: 'KingLegalMove';
  /** Naming trumps: which suit; else null. */
  farbe: Maybe<Farbe>;
  /** Offering: how many tricks; else null. */
  gebot: Maybe<Scalars['Int']['output']>;
  /** Playing: which card; else null. */
  karte: Maybe<Karte>;
  /** Choosing: which contract; else null. */
  kontrakt: Maybe<KingKontrakt>;
  /** What it costs: nothing, always 0. */
  preis: Scalars['Int']['output'];
  /** Which branch of `KingMoveInput`. */
  zug: KingZug;
};

/** Which card to play. */
export type KingLegenInput = {
  /** The card. */
  karte: Karte;
};

/** A move; exactly one. */
export type KingMoveInput =
  /** Choose the contract. */
  { ansagen: KingAnsagenInput; behalten?: never; bestimmen?: never; bieten?: never; legen?: never; passen?: never; verkaufen?: never; }
  |  /** Keep the choice of trumps. */
  { ansagen?: never; behalten: Yes; bestimmen?: never; bieten?: never; legen?: never; passen?: never; verkaufen?: never; }
  |  /** Name trumps. */
  { ansagen?: never; behalten?: never; bestimmen: KingBestimmenInput; bieten?: never; legen?: never; passen?: never; verkaufen?: never; }
  |  /** Offer tricks for the choice of trumps. */
  { ansagen?: never; behalten?: never; bestimmen?: never; bieten: KingBietenInput; legen?: never; passen?: never; verkaufen?: never; }
  |  /** Play a card. */
  { ansagen?: never; behalten?: never; bestimmen?: never; bieten?: never; legen: KingLegenInput; passen?: never; verkaufen?: never; }
  |  /** Offer nothing. */
  { ansagen?: never; behalten?: never; bestimmen?: never; bieten?: never; legen?: never; passen: Yes; verkaufen?: never; }
  |  /** Sell the choice of trumps for the best offer. */
  { ansagen?: never; behalten?: never; bestimmen?: never; bieten?: never; legen?: never; passen?: never; verkaufen: Yes; };

/** Options of a King table. Combinations that make no sense are refused with their reason. */
export type KingOptions = {
  __typename?: 'KingOptions';
  /** The single card costs 4, the seventh and the last trick 3 each. Four players only. */
  andereWerte: Scalars['Boolean']['output'];
  /** The queens come before the kings and jacks. */
  damenZuerst: Scalars['Boolean']['output'];
  /** Which single card costs points in the fifth game; the king of hearts unless told otherwise. */
  einzelkarte: Karte;
  /** The old way: shuffled before the first game only, afterwards the cards are gathered and cut. Who remembers everything knows too much. */
  nurAbheben: Scalars['Boolean']['output'];
  /** How the games follow one another. */
  spielform: KingSpielform;
  /** Who decides on trumps. */
  trumpfwahl: KingTrumpfwahl;
  /** Duties of the IWWA tournaments: penalty cards must go, trumps must be beaten, hearts are led last. Trumps are named. */
  turnierregeln: Scalars['Boolean']['output'];
};

/** Options of a King table. */
export type KingOptionsInput = {
  /** The single card costs 4, the seventh and the last trick 3 each. Four players only. */
  andereWerte?: Scalars['Boolean']['input'];
  /** The queens come before the kings and jacks. */
  damenZuerst?: Scalars['Boolean']['input'];
  /** Which single card costs points in the fifth game; the king of hearts unless told otherwise. */
  einzelkarte?: Karte;
  /** The old way: shuffled before the first game only, afterwards the cards are gathered and cut. Who remembers everything knows too much. */
  nurAbheben?: Scalars['Boolean']['input'];
  /** How the games follow one another. */
  spielform?: KingSpielform;
  /** Who decides on trumps. */
  trumpfwahl?: KingTrumpfwahl;
  /** Duties of the IWWA tournaments: penalty cards must go, trumps must be beaten, hearts are led last. Trumps are named. */
  turnierregeln?: Scalars['Boolean']['input'];
};

/** The match is over. */
export type KingPartieBeendet = MatchEvent & {
  __typename?: 'KingPartieBeendet';
  /** Points by seat; they sum to 0. */
  endstand: Array<Scalars['Int']['output']>;
  /** king.partieBeendet */
  kind: Scalars['String']['output'];
  /** Who has the most. */
  sieger: Array<Scalars['Int']['output']>;
};

/** The match began. */
export type KingPartieEroeffnet = MatchEvent & {
  __typename?: 'KingPartieEroeffnet';
  /** Who deals first. */
  ersterGeber: Scalars['Int']['output'];
  /** king.partieEroeffnet */
  kind: Scalars['String']['output'];
  /** How many play. */
  spieler: Scalars['Int']['output'];
};

/** What must be decided. */
export type KingQuestion = {
  __typename?: 'KingQuestion';
  /** Adding a card: the suit that was led; else null. */
  angespielt: Maybe<Farbe>;
  /** Selling: who made it; else null. */
  bieter: Maybe<Scalars['Int']['output']>;
  /** Offering: more tricks than this; selling: the best offer; else null. */
  hoechstesGebot: Maybe<Scalars['Int']['output']>;
  /** What kind of decision. */
  kingEntscheidung: KingEntscheidung;
};

/** Nothing could change the score of this game any more: the cards that were left are shown. */
export type KingRestEntschieden = MatchEvent & {
  __typename?: 'KingRestEntschieden';
  /** Why. */
  grund: KingRestgrund;
  /** The cards that were left, by seat. */
  karten: Array<Array<Karte>>;
  /** king.restEntschieden */
  kind: Scalars['String']['output'];
  /** What they count, by seat. */
  punkte: Array<Scalars['Int']['output']>;
  /** Who takes the tricks that are left; null: they count nothing. */
  seat: Maybe<Scalars['Int']['output']>;
  /** How many tricks were left. */
  stiche: Scalars['Int']['output'];
};

/** Why the rest of a game was not played. */
export type KingRestgrund =
  /** The leader wins every trick that is left, whatever anybody plays. */
  | 'ALLE_STICHE'
  /** Every card and trick that costs points is taken. */
  | 'NICHTS_MEHR_ZU_HOLEN';

/** A game is over and counted. */
export type KingSpielGewertet = MatchEvent & {
  __typename?: 'KingSpielGewertet';
  /** Points of this game by seat. */
  ergebnis: Array<Scalars['Int']['output']>;
  /** king.spielGewertet */
  kind: Scalars['String']['output'];
  /** What was played. */
  kontrakt: KingKontrakt;
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
  /** Running totals by seat. */
  stand: Array<Scalars['Int']['output']>;
};

/** A player. */
export type KingSpieler = {
  __typename?: 'KingSpieler';
  /** Points of all games that are over. */
  gesamt: Scalars['Int']['output'];
  /** These cards by suit, each from high to low; null unless they are yours. The auditor sees them all. */
  handkarten: Maybe<Array<Karte>>;
  /** How many cards are left in hand. */
  karten: Scalars['Int']['output'];
  /** Minus games this player still has to declare, the running one not counted once it is known; 0 where the order is fixed. */
  minusspieleUebrig: Scalars['Int']['output'];
  /** Which seat. */
  seat: Scalars['Int']['output'];
  /** Points of this game so far. */
  spielpunkte: Scalars['Int']['output'];
  /** Tricks won in this game. */
  stichzahl: Scalars['Int']['output'];
  /** Trump games this player still has to give or declare, the running one not counted once it is known. */
  trumpfspieleUebrig: Scalars['Int']['output'];
  /** Penalty cards won in this game, in the order in which they came. */
  zaehlkarten: Array<Karte>;
};

/** How the games of a match follow one another. */
export type KingSpielform =
  /** Doppel-King: twenty games, each dealer chooses. Four players only. */
  | 'DOPPEL_KING'
  /** The six minus games and one trump game a player, in their order (Kingen). */
  | 'KINGEN'
  /** Rıfkı: twenty games to the right, each declarer chooses, with values and duties of its own. Four players only. */
  | 'RIFKI';

/** A trick: cards in the order in which they were played, the led one first. */
export type KingStich = {
  __typename?: 'KingStich';
  /** Who led. */
  ausspieler: Scalars['Int']['output'];
  /** Who won it; null while it is being played. */
  gewinner: Maybe<Scalars['Int']['output']>;
  /** Which trick of its game, from 1. */
  stichNummer: Scalars['Int']['output'];
  /** The cards, the led one first. */
  stichkarten: Array<Karte>;
  /** What it counts; 0 while it is being played. */
  stichpunkte: Scalars['Int']['output'];
  /** Who gets its points: the winner, or the dealer of a sold trump game; null while it is being played. */
  zaehltFuer: Maybe<Scalars['Int']['output']>;
};

/** A trick is complete. */
export type KingStichGewonnen = MatchEvent & {
  __typename?: 'KingStichGewonnen';
  /** king.stichGewonnen */
  kind: Scalars['String']['output'];
  /** What it counts. */
  punkte: Scalars['Int']['output'];
  /** Who won it and leads next. */
  seat: Scalars['Int']['output'];
  /** Which trick of the game, from 1. */
  stichNummer: Scalars['Int']['output'];
  /** Who gets its points: the winner, or the dealer of a sold trump game. */
  zaehltFuer: Scalars['Int']['output'];
};

/** What counts in a game; 0 is what does not. */
export type KingTarif = {
  __typename?: 'KingTarif';
  /** Points for each trick: negative in minus games, positive in trump games. */
  jeStich: Scalars['Int']['output'];
  /** Points for each penalty card; negative. */
  jeStrafkarte: Scalars['Int']['output'];
  /** The cards that cost points; empty where tricks count. */
  strafkarten: Array<Karte>;
  /** Tricks with a value of their own. */
  zaehlstiche: Array<KingZaehlstich>;
};

/** The dealer kept the choice of trumps. */
export type KingTrumpfBehalten = MatchEvent & {
  __typename?: 'KingTrumpfBehalten';
  /** king.trumpfBehalten */
  kind: Scalars['String']['output'];
  /** The dealer. */
  seat: Scalars['Int']['output'];
};

/** Trumps are known. */
export type KingTrumpfBestimmt = MatchEvent & {
  __typename?: 'KingTrumpfBestimmt';
  /** The suit. */
  farbe: Farbe;
  /** The last card, if it shows them; null: they were named. */
  karte: Maybe<Karte>;
  /** king.trumpfBestimmt */
  kind: Scalars['String']['output'];
  /** Who named them, or whose last card shows them. */
  seat: Scalars['Int']['output'];
};

/** The dealer sold the choice of trumps. */
export type KingTrumpfVerkauft = MatchEvent & {
  __typename?: 'KingTrumpfVerkauft';
  /** How many of the buyer's tricks count for the dealer, at most. */
  gebot: Scalars['Int']['output'];
  /** Who bought it. */
  kaeufer: Scalars['Int']['output'];
  /** king.trumpfVerkauft */
  kind: Scalars['String']['output'];
  /** The dealer. */
  seat: Scalars['Int']['output'];
};

/** Who decides on trumps. */
export type KingTrumpfwahl =
  /** The dealer names them; in Rıfkı the declarer does. */
  | 'GEBER'
  /** The dealer names them, unless somebody buys that right with tricks. */
  | 'KAUF'
  /** The dealer's last card shows them. */
  | 'LETZTE_KARTE';

/** The table as one viewer sees it. */
export type KingView = {
  __typename?: 'KingView';
  /** Whose turn it is; null after the end. */
  amZug: Maybe<Scalars['Int']['output']>;
  /** Whose game it is: who chooses or could have chosen; the dealer, in Rıfkı the declarer. */
  ansager: Scalars['Int']['output'];
  /** Who deals. */
  geber: Scalars['Int']['output'];
  /** Answers of this game to the question whether to buy the choice of trumps. */
  gebote: Array<KingGebot>;
  /** Whether play goes to the left; in Rıfkı to the right. */
  imUhrzeigersinn: Scalars['Boolean']['output'];
  /** Set once the dealer has sold the choice of trumps. */
  kauf: Maybe<KingKauf>;
  /** What counts in this game; null: to be chosen. */
  kingTarif: Maybe<KingTarif>;
  /** What is played now; null: to be chosen. */
  kontrakt: Maybe<KingKontrakt>;
  /** The trick that is being played; null between tricks. */
  laufenderStich: Maybe<KingStich>;
  /** The trick before it, also when it was the last one of the game before; null: there was none. */
  letzterStich: Maybe<KingStich>;
  /** What all games that are not over will bring to all players together; with the totals it sums to 0. */
  nochZuVergeben: Scalars['Int']['output'];
  /** What this table plays. */
  optionen: KingOptions;
  /** Who won; null before the end. */
  sieger: Maybe<Array<Scalars['Int']['output']>>;
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
  /** How many games the match has. */
  spiele: Scalars['Int']['output'];
  /** Everybody by seat. */
  spieler: Array<KingSpieler>;
  /** All finished tricks of this game. */
  stiche: Array<KingStich>;
  /** How many tricks the game has. */
  stichzahl: Scalars['Int']['output'];
  /** Trumps; null in games without, and until they are named. */
  trumpffarbe: Maybe<Farbe>;
  /** The dealer's last card, where it shows trumps; the dealer alone knows it while the contract is still to be chosen; else null. */
  trumpfkarte: Maybe<Karte>;
  /** The contracts: what each counts and how often it is still to come. */
  vorrat: Array<KingVorrat>;
  /** The score sheet: a line for each game that is over. */
  zettel: Array<KingZettelzeile>;
};

/** A contract and how it stands with it in this match. */
export type KingVorrat = {
  __typename?: 'KingVorrat';
  /** What counts in it. */
  kingTarif: KingTarif;
  /** Which contract. */
  kontrakt: KingKontrakt;
  /** How often it is still to be played, the running game not counted once its contract is known. */
  uebrig: Scalars['Int']['output'];
};

/** A trick with a value of its own. */
export type KingZaehlstich = {
  __typename?: 'KingZaehlstich';
  /** Which trick of the game, from 1. */
  stichNummer: Scalars['Int']['output'];
  /** Points for whoever wins it. */
  wert: Scalars['Int']['output'];
};

/** A game that is over, as a line of the score sheet. */
export type KingZettelzeile = {
  __typename?: 'KingZettelzeile';
  /** Whose game it was: who chose or could have chosen; the dealer, in Rıfkı the declarer. */
  ansager: Scalars['Int']['output'];
  /** Points of this game by seat. */
  ergebnis: Array<Scalars['Int']['output']>;
  /** Who dealt. */
  geber: Scalars['Int']['output'];
  /** What was played. */
  kontrakt: KingKontrakt;
  /** Which game of the match, from 1. */
  spielNummer: Scalars['Int']['output'];
  /** Running totals by seat. */
  stand: Array<Scalars['Int']['output']>;
  /** Trumps of a trump game; else null. */
  trumpffarbe: Maybe<Farbe>;
};

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

/** Both cards were turned up. */
export type KronenduellAufgedeckt = MatchEvent & {
  __typename?: 'KronenduellAufgedeckt';
  /** By seat: whether a 6 took this card's ability away. */
  aufgehoben: Array<Scalars['Boolean']['output']>;
  /** kronenduell.aufgedeckt */
  kind: Scalars['String']['output'];
  /** The rank of each seat's card. */
  raenge: Array<Scalars['Int']['output']>;
  /** What each card counts, boost included. */
  werte: Array<Scalars['Int']['output']>;
};

/** How one of your cards would fare, counted over the cards that may lie opposite. */
export type KronenduellChance = {
  __typename?: 'KronenduellChance';
  /** Against how many it wins the round. */
  gewinnt: Scalars['Int']['output'];
  /** Your card. */
  rang: Scalars['Int']['output'];
  /** Against how many it loses the round. */
  verliert: Scalars['Int']['output'];
  /** Against how many the round is adjourned. */
  vertagt: Scalars['Int']['output'];
};

/** The duel was won. */
export type KronenduellDuellGewonnen = MatchEvent & {
  __typename?: 'KronenduellDuellGewonnen';
  /** True: a 2 caught the 8. False: enough coins. */
  durchFalle: Scalars['Boolean']['output'];
  /** kronenduell.duellGewonnen */
  kind: Scalars['String']['output'];
  /** By whom. */
  seat: Scalars['Int']['output'];
  /** Coins by seat. */
  stand: Array<Scalars['Int']['output']>;
};

/** Too many games in a row were drawn: the duel ends without a winner. */
export type KronenduellDuellUnentschieden = MatchEvent & {
  __typename?: 'KronenduellDuellUnentschieden';
  /** kronenduell.duellUnentschieden */
  kind: Scalars['String']['output'];
  /** How many games were played. */
  partien: Scalars['Int']['output'];
};

/** A card was laid. */
export type KronenduellGelegt = MatchEvent & {
  __typename?: 'KronenduellGelegt';
  /** kronenduell.gelegt */
  kind: Scalars['String']['output'];
  /** Whether it lies open, because one of the two has the scout. */
  offen: Scalars['Boolean']['output'];
  /** Its rank; null if it lies face down and is not yours. */
  rang: Maybe<Scalars['Int']['output']>;
  /** By whom. */
  seat: Scalars['Int']['output'];
};

/** Verräter: both gave the other one card at the same time. */
export type KronenduellKartenVerraten = MatchEvent & {
  __typename?: 'KronenduellKartenVerraten';
  /** The rank that each seat gave away, by seat; null for spectators. */
  gegeben: Maybe<Array<Scalars['Int']['output']>>;
  /** kronenduell.kartenVerraten */
  kind: Scalars['String']['output'];
};

/** A move you may make now. */
export type KronenduellLegalMove = {
  __typename?: 'KronenduellLegalMove';
  /** Always 0. */
  preis: Scalars['Int']['output'];
  /** Which card: 1 (ace) to 8. Two cards of one rank are one move. */
  rang: Scalars['Int']['output'];
  /** Which branch of `KronenduellMoveInput`. */
  zug: KronenduellZug;
};

/** Which card to lay. */
export type KronenduellLegenInput = {
  /** 1 (ace) to 8, from your hand. */
  rang: Scalars['Int']['input'];
};

/** A move; exactly one. */
export type KronenduellMoveInput =
  /** Lay a card. */
  { legen: KronenduellLegenInput; };

/** Options of a Kronenduell table. */
export type KronenduellOptions = {
  __typename?: 'KronenduellOptions';
  /** Gemischte Hände: all 16 cards are shuffled, eight for each. Not together with Verräter. */
  gemischteHaende: Scalars['Boolean']['output'];
  /** Schnelles Duell: three coins win in place of four. */
  schnellesDuell: Scalars['Boolean']['output'];
  /** Verräter: before each game both give the other one random card, face down. */
  verraeter: Scalars['Boolean']['output'];
};

/** Options of a Kronenduell table. */
export type KronenduellOptionsInput = {
  /** Gemischte Hände: all 16 cards are shuffled, eight for each. Not together with Verräter. */
  gemischteHaende?: Scalars['Boolean']['input'];
  /** Schnelles Duell: three coins win in place of four. */
  schnellesDuell?: Scalars['Boolean']['input'];
  /** Verräter: before each game both give the other one random card, face down. */
  verraeter?: Scalars['Boolean']['input'];
};

/** A game began: both took up their cards. */
export type KronenduellPartieBegonnen = MatchEvent & {
  __typename?: 'KronenduellPartieBegonnen';
  /** Whether the hands were dealt from all 16 cards; false: one suit each. */
  gemischt: Scalars['Boolean']['output'];
  /** The ranks of both hands by seat; null for spectators of Gemischte Hände. */
  haende: Maybe<Array<Array<Scalars['Int']['output']>>>;
  /** kronenduell.partieBegonnen */
  kind: Scalars['String']['output'];
  /** Which game of the duel, from 1. */
  partie: Scalars['Int']['output'];
  /** How many coins win. */
  ziel: Scalars['Int']['output'];
};

/** All eight rounds are over and nobody has enough coins. */
export type KronenduellPartieUnentschieden = MatchEvent & {
  __typename?: 'KronenduellPartieUnentschieden';
  /** kronenduell.partieUnentschieden */
  kind: Scalars['String']['output'];
  /** Which game of the duel. */
  partie: Scalars['Int']['output'];
  /** Coins by seat. */
  stand: Array<Scalars['Int']['output']>;
};

/** What must be decided: which card to lay. */
export type KronenduellQuestion = {
  __typename?: 'KronenduellQuestion';
  /** Which game of the duel, from 1. */
  partie: Scalars['Int']['output'];
  /** Round, 1 to 8. */
  runde: Scalars['Int']['output'];
  /** How the card is chosen. */
  wahl: KronenduellWahl;
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

/** A round that is over. */
export type KronenduellRunde = {
  __typename?: 'KronenduellRunde';
  /** By seat: whether a 6 took this card's ability away. */
  aufgehoben: Array<Scalars['Boolean']['output']>;
  /** The coins that the winner took, those of adjourned rounds included; 0 if adjourned or won by the trap. */
  muenzen: Scalars['Int']['output'];
  /** The rank played by each seat. */
  raenge: Array<Scalars['Int']['output']>;
  /** Which step of the rules settled it. */
  regel: KronenduellRegel;
  /** 1 to 8. */
  runde: Scalars['Int']['output'];
  /** Who won the round; null: adjourned. */
  sieger: Maybe<Scalars['Int']['output']>;
  /** What each card counted, boost included. */
  werte: Array<Scalars['Int']['output']>;
};

/** A round began. */
export type KronenduellRundeBegonnen = MatchEvent & {
  __typename?: 'KronenduellRundeBegonnen';
  /** kronenduell.rundeBegonnen */
  kind: Scalars['String']['output'];
  /** 1 to 8. */
  runde: Scalars['Int']['output'];
  /** The seat that has the scout; null: none, or both. */
  spaeher: Maybe<Scalars['Int']['output']>;
  /** The seat whose card counts 2 more; null: none, or both. */
  verstaerkt: Maybe<Scalars['Int']['output']>;
};

/** A round was won. */
export type KronenduellRundeGewonnen = MatchEvent & {
  __typename?: 'KronenduellRundeGewonnen';
  /** kronenduell.rundeGewonnen */
  kind: Scalars['String']['output'];
  /** Coins taken, those of adjourned rounds included; 0 for the trap. */
  muenzen: Scalars['Int']['output'];
  /** How many of these coins come from adjourned rounds. */
  nachgeholt: Scalars['Int']['output'];
  /** Which step of the rules settled it. */
  regel: KronenduellRegel;
  /** By whom. */
  seat: Scalars['Int']['output'];
};

/** A round was adjourned. */
export type KronenduellRundeVertagt = MatchEvent & {
  __typename?: 'KronenduellRundeVertagt';
  /** kronenduell.rundeVertagt */
  kind: Scalars['String']['output'];
  /** WAFFENRUHE or GLEICHSTAND. */
  regel: KronenduellRegel;
  /** Coins that wait now for the next decided round. */
  vertagt: Scalars['Int']['output'];
};

/** A duellist and the cards that are still to come. Ranks go from 1 (ace) to 8. */
export type KronenduellSpieler = {
  __typename?: 'KronenduellSpieler';
  /** Whether a card lies in front of this seat. */
  gelegt: Scalars['Boolean']['output'];
  /**
   * The ranks of these cards in ascending order; a card that lies face down is still among them. Both seats know both hands.
   * Null for spectators while the cards were dealt in secret (Verräter, Gemischte Hände).
   */
  hand: Maybe<Array<Scalars['Int']['output']>>;
  /** How many cards were not turned up yet, one that lies face down included. */
  karten: Scalars['Int']['output'];
  /** The rank of that card, if you may see it: your own, one laid openly, or both once they are turned up; else null. */
  liegt: Maybe<Scalars['Int']['output']>;
  /** Coins won in this game. */
  muenzen: Scalars['Int']['output'];
  /** Which seat. */
  seat: Scalars['Int']['output'];
};

/** The duel as one viewer sees it. */
export type KronenduellView = {
  __typename?: 'KronenduellView';
  /** For the seat that must lay a card: each rank of the own hand against what may lie opposite. Empty for everybody else. */
  chancen: Array<KronenduellChance>;
  /** Whether the trap ended it. */
  durchFalle: Scalars['Boolean']['output'];
  /** Which game of the duel, from 1: a drawn game is played again. */
  partie: Scalars['Int']['output'];
  /** Round of this game, 1 to 8. */
  runde: Scalars['Int']['output'];
  /** Who won the duel, both after too many drawn games; null before the end. */
  sieger: Maybe<Array<Scalars['Int']['output']>>;
  /** The seat that sees the other's card before it chooses; null: none, or both. */
  spaeher: Maybe<Scalars['Int']['output']>;
  /** Both duellists by seat. */
  spieler: Array<KronenduellSpieler>;
  /** The rounds of this game so far. */
  verlauf: Array<KronenduellRunde>;
  /** The seat whose card counts 2 more this round; null: none, or both. */
  verstaerkt: Maybe<Scalars['Int']['output']>;
  /** Coins of adjourned rounds, held for whoever wins the next decided round. */
  vertagt: Scalars['Int']['output'];
  /** How many coins win: 4, or 3 in the Schnelles Duell. */
  ziel: Scalars['Int']['output'];
};

/** How a card is chosen. */
export type KronenduellWahl =
  /** Openly, because the other has the scout. */
  | 'OFFEN'
  /** With the scout: the other's card lies open. */
  | 'SPAEHER'
  /** Face down, while the other chooses too. */
  | 'VERDECKT';

/** A kind of move. */
export type KronenduellZug =
  /** Lay a card. */
  | 'LEGEN';

/** Leave a running match for good; a Normal homie plays your seat to the end. */
export type LeaveMatchInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Which match. */
  matchId: Scalars['ID']['input'];
};

/** Outcome of `leaveMatch`. */
export type LeaveMatchResult = LeaveMatchSuccess | MatchRefused | NotFound | TryAgain;

/** You have left. */
export type LeaveMatchSuccess = {
  __typename?: 'LeaveMatchSuccess';
  /** The match's version after it. */
  version: Scalars['Int']['output'];
};

/** Stand up from a table. While a match runs a homie plays your seat to the end. */
export type LeaveTableInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Which table. */
  tableId: Scalars['ID']['input'];
};

/** The lobby as it is now: each frame is the whole of it. */
export type LobbyFrame = {
  __typename?: 'LobbyFrame';
  /** Games of quick play that somebody waits for. */
  queues: Array<QuickQueue>;
  /** The server's clock when the frame was made. */
  serverTime: Scalars['DateTime']['output'];
  /** Open tables that are listed, have a free seat and whose host is there, the oldest first, at most 100. */
  tables: Array<LobbyTable>;
};

/** An open table as the lobby shows it. */
export type LobbyTable = {
  __typename?: 'LobbyTable';
  /** Time for a decision in seconds. */
  clockSeconds: Maybe<Scalars['Int']['output']>;
  /** Which game. */
  game: GameId;
  /** Homies who sit. */
  homies: Scalars['Int']['output'];
  /** Who opened it; null if nobody is left. */
  host: Maybe<Scalars['String']['output']>;
  /** Sit down with it. */
  joinCode: Scalars['String']['output'];
  /** Whether it plays by the official rules. */
  official: Scalars['Boolean']['output'];
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
  /** Its options. */
  options: GameOptions;
  /** People who sit. */
  people: Scalars['Int']['output'];
  /** All seats. */
  seats: Scalars['Int']['output'];
  /** So many won matches win a series; 1: each match stands alone. */
  winsNeeded: Scalars['Int']['output'];
};

/** One play of a game. */
export type Match = {
  __typename?: 'Match';
  /** When it ended. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Which game. */
  game: GameId;
  /** Opaque, starts with `mat_`. */
  id: Scalars['ID']['output'];
  /** Your seat; null if you have none. */
  mySeat: Maybe<Scalars['Int']['output']>;
  /** Its options. */
  options: GameOptions;
  /** The script of a practice round; null in any other match. */
  practice: Maybe<Scalars['String']['output']>;
  /** The ranking at the end; null before. */
  result: Maybe<Array<StandingLine>>;
  /** The rules number it is pinned to. */
  rules: Scalars['Int']['output'];
  /** Everybody in it. */
  seats: Array<MatchSeat>;
  /** The seed itself in hex, published at the end: anyone can recompute every die. */
  seed: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the seed, published before the first draw. */
  seedHash: Scalars['String']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: MatchStatus;
  /** The table it is played at; null unless you have a seat in the match or work here: it leads to the code of a private room. */
  tableId: Maybe<Scalars['ID']['output']>;
  /** The match's version: how many events it has. */
  version: Scalars['Int']['output'];
};

/** A clock began to run for one or more prompts. */
export type MatchClockStarted = MatchEvent & {
  __typename?: 'MatchClockStarted';
  /** The clocks. */
  clocks: Array<PromptClock>;
  /** match.clockStarted */
  kind: Scalars['String']['output'];
};

/** A page of matches. */
export type MatchConnection = {
  __typename?: 'MatchConnection';
  /** The matches of this page. */
  nodes: Array<MatchListItem>;
  /** Where the page ends. */
  pageInfo: PageInfo;
};

/** The match ended. */
export type MatchEnded = MatchEvent & {
  __typename?: 'MatchEnded';
  /** match.ended */
  kind: Scalars['String']['output'];
  /** The seed in hex. */
  seed: Scalars['String']['output'];
  /** The ranking. */
  standing: Array<StandingLine>;
};

/** Something that happened in a match, typed by game. Types may be added: keep a default branch. */
export type MatchEvent = {
  /** The stored type, such as `kiezkoenig.gewuerfelt`. */
  kind: Scalars['String']['output'];
};

/** Which matches. */
export type MatchFilter = {
  /** Only matches with a player whose name contains this text. */
  player?: InputMaybe<Scalars['String']['input']>;
  /** Only with this status. */
  status?: InputMaybe<MatchStatus>;
};

/** One version of a match as one viewer sees it. */
export type MatchFrame = {
  __typename?: 'MatchFrame';
  /** Who did it. */
  actor: Actor;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Frames with the same cause came from one move. */
  cause: Scalars['ID']['output'];
  /** Who decides for each seat after it. */
  controllers: Array<SeatController>;
  /** What happened; null if it is hidden from you, or on a snapshot. */
  event: Maybe<MatchEvent>;
  /** Where the practice round stands; null in other matches and after the script's last step. */
  practice: Maybe<PracticeStep>;
  /** Open decisions after it; empty on frames without a view. */
  prompts: Array<Prompt>;
  /** True when the frame is a snapshot and the versions before it were left out. */
  resync: Scalars['Boolean']['output'];
  /** The server's clock when the frame was made: count the deadline against this, not against the device. */
  serverTime: Scalars['DateTime']['output'];
  /** Where the match stands after it. */
  status: MatchStatus;
  /** Contiguous for every viewer: each version comes once, hidden events as a blank frame. */
  version: Scalars['Int']['output'];
  /** What you see after it. Null only while the match is being opened, and on frames that are followed at once by newer ones: of several events of one move the last one shows it. */
  view: Maybe<GameView>;
};

/** The match was stopped after a fault. */
export type MatchFrozen = MatchEvent & {
  __typename?: 'MatchFrozen';
  /** The reference to quote. */
  errorId: Scalars['String']['output'];
  /** match.frozen */
  kind: Scalars['String']['output'];
};

/** A match in a list. */
export type MatchListItem = {
  __typename?: 'MatchListItem';
  /** When it ended. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Which game. */
  game: GameId;
  /** The match. */
  id: Scalars['ID']['output'];
  /** Whether official rules are played. */
  official: Scalars['Boolean']['output'];
  /** Its rules number. */
  rules: Scalars['Int']['output'];
  /** Who played, in order of the seats. */
  seats: Array<MatchSeat>;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: MatchStatus;
  /** How many events it has. */
  version: Scalars['Int']['output'];
};

/** The learner left the script of the practice round; the match goes on freely. */
export type MatchPracticeSkipped = MatchEvent & {
  __typename?: 'MatchPracticeSkipped';
  /** match.practiceSkipped */
  kind: Scalars['String']['output'];
  /** Whose practice it is. */
  seat: Scalars['Int']['output'];
};

/** Not now: NOT_YOUR_TURN, NOT_SEATED, MATCH_OVER or MATCH_FROZEN. */
export type MatchRefused = Problem & {
  __typename?: 'MatchRefused';
  /** Why. */
  code: ProblemCode;
  /** The match's version now. */
  currentVersion: Scalars['Int']['output'];
  /** For developers. */
  message: Scalars['String']['output'];
};

/** A seat of a match. */
export type MatchSeat = {
  __typename?: 'MatchSeat';
  /** Who decides now. */
  controller: SeatController;
  /** Counted from 0. */
  index: Scalars['Int']['output'];
  /** Who sat down here. */
  occupant: Occupant;
};

/** Three decisions in a row ran out of time: the seat counts as away, the autopilot decides for it as quickly as a homie. */
export type MatchSeatAway = MatchEvent & {
  __typename?: 'MatchSeatAway';
  /** match.seatAway */
  kind: Scalars['String']['output'];
  /** Which seat. */
  seat: Scalars['Int']['output'];
};

/** The player of a seat that was away is back. */
export type MatchSeatBack = MatchEvent & {
  __typename?: 'MatchSeatBack';
  /** match.seatBack */
  kind: Scalars['String']['output'];
  /** Which seat. */
  seat: Scalars['Int']['output'];
};

/** A player left; a homie plays the seat from now on. */
export type MatchSeatLeft = MatchEvent & {
  __typename?: 'MatchSeatLeft';
  /** match.seatLeft */
  kind: Scalars['String']['output'];
  /** Which seat. */
  seat: Scalars['Int']['output'];
};

/** The match began. */
export type MatchStarted = MatchEvent & {
  __typename?: 'MatchStarted';
  /** match.started */
  kind: Scalars['String']['output'];
  /** The rules number it is pinned to. */
  rules: Scalars['Int']['output'];
  /** SHA-256 of the secret seed. */
  seedHash: Scalars['String']['output'];
  /** The seat that plays first. */
  startingSeat: Scalars['Int']['output'];
};

/** Where a match stands. */
export type MatchStatus =
  /** The outcome stands. */
  | 'FINISHED'
  /** Stopped after a fault; pot and table are held. */
  | 'FROZEN'
  /** Somebody must decide. */
  | 'RUNNING';

/** Who you are by the token you sent; both are null without one. */
export type Me = {
  __typename?: 'Me';
  /** You as a player. */
  player: Maybe<Player>;
  /** You as staff. */
  staff: Maybe<StaffMember>;
};

/** The answer to an open prompt; one branch a game. */
export type MoveInput =
  /** A move in Kierki. */
  { kierki: KierkiMoveInput; kiezkoenig?: never; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  /** A move in Kiezkönig. */
  { kierki?: never; kiezkoenig: KiezkoenigMoveInput; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  /** A move in King. */
  { kierki?: never; kiezkoenig?: never; king: KingMoveInput; kronenduell?: never; rentz?: never; wuerfelkoenig?: never; }
  |  /** A move in Kronenduell. */
  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell: KronenduellMoveInput; rentz?: never; wuerfelkoenig?: never; }
  |  /** A move in Rentz. */
  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell?: never; rentz: RentzMoveInput; wuerfelkoenig?: never; }
  |  /** A move in Würfelkönig. */
  { kierki?: never; kiezkoenig?: never; king?: never; kronenduell?: never; rentz?: never; wuerfelkoenig: WuerfelkoenigMoveInput; };

/** The rules do not allow this move. */
export type MoveRejected = Problem & {
  __typename?: 'MoveRejected';
  /** MOVE_REJECTED. */
  code: ProblemCode;
  /** For developers. */
  message: Scalars['String']['output'];
  /** The amount that is missing, in Taler, if that is the reason. */
  missing: Maybe<Scalars['Int']['output']>;
  /** What the game says, such as `ZU_TEUER`. */
  reason: Scalars['String']['output'];
  /** The rule page's heading. */
  ruleRef: Scalars['String']['output'];
};

/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Seat a homie. */
  addHomie: TableResult;
  /** Take another name. */
  changeName: ChangeNameResult;
  /** Change the room. */
  changeTable: ChangeTableResult;
  /** Show that you are there again. */
  comeBack: ComeBackResult;
  /** Forget your name and every token of yours; who reads old matches sees a guest. Cannot be undone. */
  eraseMe: Scalars['Boolean']['output'];
  /** Send somebody away. */
  kickPlayer: TableResult;
  /** Leave a running match. */
  leaveMatch: LeaveMatchResult;
  /** Stand up. */
  leaveTable: TableResult;
  /** Open a room and sit down on its first seat. */
  openTable: OpenTableResult;
  /** Gegen Homies: one tap and you play. */
  playAgainstHomies: PlayAgainstHomiesResult;
  /** Answer a prompt. */
  playMove: PlayMoveResult;
  /** Play with strangers. */
  quickPlay: QuickPlayResult;
  /** Send a homie away. */
  removeHomie: TableResult;
  /** Make a gesture. */
  sendEmote: SendEmoteResult;
  /** Let a homie play stronger or weaker. */
  setHomieLevel: TableResult;
  /** Say whether you are ready; after a match: once more. */
  setReady: TableResult;
  /** Come in as a guest: a name, no account. Keep the token: it is your seat's secret. */
  signInAsGuest: SignInAsGuestResult;
  /** Sign in to the office. */
  signInAsStaff: SignInAsStaffResult;
  /** Forget the token you sent. True if it was known. */
  signOut: Scalars['Boolean']['output'];
  /** Leave the script of a practice round. */
  skipPractice: SkipPracticeResult;
  /** Begin. Everybody else must be ready. */
  startMatch: StartMatchResult;
  /** Begin a practice round. */
  startPractice: StartPracticeResult;
  /** Sit down. */
  takeSeat: TableResult;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationAddHomieArgs = {
  input: AddHomieInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationChangeNameArgs = {
  input: ChangeNameInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationChangeTableArgs = {
  input: ChangeTableInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationComeBackArgs = {
  input: ComeBackInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationKickPlayerArgs = {
  input: KickPlayerInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationLeaveMatchArgs = {
  input: LeaveMatchInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationLeaveTableArgs = {
  input: LeaveTableInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationOpenTableArgs = {
  input: OpenTableInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationPlayAgainstHomiesArgs = {
  input: PlayAgainstHomiesInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationPlayMoveArgs = {
  input: PlayMoveInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationQuickPlayArgs = {
  input: QuickPlayInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationRemoveHomieArgs = {
  input: RemoveHomieInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationSendEmoteArgs = {
  input: SendEmoteInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationSetHomieLevelArgs = {
  input: SetHomieLevelInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationSetReadyArgs = {
  input: SetReadyInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationSignInAsGuestArgs = {
  input: SignInAsGuestInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationSignInAsStaffArgs = {
  input: SignInAsStaffInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationSkipPracticeArgs = {
  input: SkipPracticeInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationStartMatchArgs = {
  input: StartMatchInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationStartPracticeArgs = {
  input: StartPracticeInput;
};


/** Where doing starts. Each mutation takes one `input`; its `commandId` makes a repeat harmless. */
export type MutationTakeSeatArgs = {
  input: TakeSeatInput;
};

/** A running match of yours. */
export type MyMatch = {
  __typename?: 'MyMatch';
  /** Until when, if a clock runs for you. */
  deadline: Maybe<Scalars['DateTime']['output']>;
  /** Which game. */
  game: GameId;
  /** Opaque, starts with `mat_`. */
  id: Scalars['ID']['output'];
  /** Whether it is you who must decide. */
  myTurn: Scalars['Boolean']['output'];
  /** The script of a practice round; null in any other match. */
  practice: Maybe<Scalars['String']['output']>;
  /** Your seat. */
  seat: Scalars['Int']['output'];
  /** Everybody in it. */
  seats: Array<MatchSeat>;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** The table it is played at. */
  tableId: Scalars['ID']['output'];
};

/** That name does not work: its characters, its length, or what it says. */
export type NameRefused = Problem & {
  __typename?: 'NameRefused';
  /** NAME_REFUSED. */
  code: ProblemCode;
  /** The longest name allowed. */
  maxLength: Scalars['Int']['output'];
  /** For developers. */
  message: Scalars['String']['output'];
};

/** There is no such thing, or it is not yours to see; the two look alike. */
export type NotFound = Problem & {
  __typename?: 'NotFound';
  /** NOT_FOUND. */
  code: ProblemCode;
  /** For developers. */
  message: Scalars['String']['output'];
};

/** Who is on a seat. */
export type Occupant = Homie | Player;

/** What kind of table to open. */
export type OpenTableInput = {
  /** Time for a decision when two or more people play, in seconds (10 to 600); null: no clock. Left out: 40. */
  clockSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Show the table in the lobby; it needs a clock then. Left out: a private room. */
  listed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Game and options. */
  options: GameOptionsInput;
  /** How many seats. */
  seats: Scalars['Int']['input'];
  /** Let people without a seat watch. Left out: they may. */
  spectators?: InputMaybe<Scalars['Boolean']['input']>;
  /** Auf zwei Siege: so many won matches win a series, 1 to 5. Left out, or 1: each match stands alone. */
  winsNeeded?: InputMaybe<Scalars['Int']['input']>;
};

/** Outcome of `openTable`. */
export type OpenTableResult = OpenTableSuccess | OptionsRefused | TryAgain;

/** The table is open and you sit on seat 0. */
export type OpenTableSuccess = {
  __typename?: 'OpenTableSuccess';
  /** Your table. */
  table: Table;
  /** Its version. */
  version: Scalars['Int']['output'];
};

/** What the game says about options before anybody opens a table with them. */
export type OptionsCheck = {
  __typename?: 'OptionsCheck';
  /** Whether these are the official rules, which is what quick play plays. */
  official: Scalars['Boolean']['output'];
  /** Why they do not go together, as stable keys; empty if they do. */
  reasons: Array<Scalars['String']['output']>;
};

/** These options do not go together, the game has no such number of seats, or clock or series are out of their limits. */
export type OptionsRefused = Problem & {
  __typename?: 'OptionsRefused';
  /** OPTIONS_REFUSED. */
  code: ProblemCode;
  /** Most seats of the game. */
  maxSeats: Scalars['Int']['output'];
  /** For developers. */
  message: Scalars['String']['output'];
  /** Fewest seats of the game. */
  minSeats: Scalars['Int']['output'];
  /** Why the options do not go together, as stable keys; empty if seats, clock or series are out of their limits. */
  reasons: Array<Scalars['String']['output']>;
};

/** Where a page of a connection ends. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass it as `after` for the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is more after `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** One tap: a table for you and homies on every other seat, started at once. */
export type PlayAgainstHomiesInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** How many homies; for Kiezkönig 1 to 3. */
  homies: Scalars['Int']['input'];
  /** How strong they play. */
  level: HomieLevel;
  /** Game and options. */
  options: GameOptionsInput;
};

/** Outcome of `playAgainstHomies`. */
export type PlayAgainstHomiesResult = OptionsRefused | StartMatchSuccess | TryAgain;

/** Answers one open prompt. */
export type PlayMoveInput = {
  /** A UUID of your own; a repeat returns the first answer and plays nothing. */
  commandId: Scalars['ID']['input'];
  /** Which match. */
  matchId: Scalars['ID']['input'];
  /** The move. */
  move: MoveInput;
  /** Which prompt; it comes with the frame. */
  promptId: Scalars['ID']['input'];
};

/** Outcome of `playMove`. */
export type PlayMoveResult = MatchRefused | MoveRejected | NotFound | PlayMoveSuccess | PromptClosed | TryAgain;

/** The move was stored. */
export type PlayMoveSuccess = {
  __typename?: 'PlayMoveSuccess';
  /** The match's version after it: your frames have caught up when they reach it. */
  version: Scalars['Int']['output'];
};

/** Somebody who plays. Ids are opaque. */
export type Player = {
  __typename?: 'Player';
  /** Opaque, starts with `ply_`. */
  id: Scalars['ID']['output'];
  /** As given at the door; may be erased. Of several people of one name at a table each has a number behind it. */
  name: Scalars['String']['output'];
};

/** Where a practice round stands in its script. */
export type PracticeStep = {
  __typename?: 'PracticeStep';
  /** Counted from 1. */
  index: Scalars['Int']['output'];
  /** Names the word on this step; stable within the script. */
  key: Scalars['String']['output'];
  /** How many steps the script has. */
  total: Scalars['Int']['output'];
};

/** The people at a table or in a match as they are now, by name, and who of them is there: each frame is the whole answer, the same for everybody. */
export type PresenceFrame = {
  __typename?: 'PresenceFrame';
  /** Everybody on a seat, in the order of the seats. A changed or erased name comes with the next frame here; other frames bring it with the next event. */
  people: Array<Player>;
  /** Ids of those with an open connection; who has lost it for a few seconds only still counts. */
  present: Array<Scalars['ID']['output']>;
  /** The server's clock when the frame was made. */
  serverTime: Scalars['DateTime']['output'];
};

/** Who is meant by a question for presence. */
export type PresenceOf =
  /** The people of a match. */
  { matchId: Scalars['ID']['input']; tableId?: never; }
  |  /** The people of a table. */
  { matchId?: never; tableId: Scalars['ID']['input']; };

/**
 * An expected refusal. Mutations answer with a union of their success and named problems;
 * a client that does not know a problem yet still matches `... on Problem`.
 */
export type Problem = {
  /** Stable; switch on it, and keep a default branch: codes may be added. */
  code: ProblemCode;
  /** English, for developers. Interfaces translate by `code` and the problem's fields. */
  message: Scalars['String']['output'];
};

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

/** An open decision that a seat must make. A move names the prompt it answers. */
export type Prompt = {
  __typename?: 'Prompt';
  /** Until when; null: no clock. */
  deadline: Maybe<Scalars['DateTime']['output']>;
  /** Unique within the match, never used again. */
  id: Scalars['ID']['output'];
  /** Exactly what you may answer; empty on prompts of other seats. */
  legalMoves: Array<GameMove>;
  /** What must be decided. */
  question: GameQuestion;
  /** Who must decide. */
  seat: Scalars['Int']['output'];
};

/** The clock of one prompt. */
export type PromptClock = {
  __typename?: 'PromptClock';
  /** When it runs out; for a homie, when it will have thought. */
  dueAt: Scalars['DateTime']['output'];
  /** Which prompt. */
  promptId: Scalars['ID']['output'];
  /** Whose. */
  seat: Scalars['Int']['output'];
};

/** Too late: the prompt was answered before, by you, a homie or the autopilot. */
export type PromptClosed = Problem & {
  __typename?: 'PromptClosed';
  /** PROMPT_CLOSED. */
  code: ProblemCode;
  /** The match's version now. */
  currentVersion: Scalars['Int']['output'];
  /** For developers. */
  message: Scalars['String']['output'];
};

/** Where reading starts. */
export type Query = {
  __typename?: 'Query';
  /** Whether options go together, and why not. Ask for several at once with aliases. */
  checkOptions: OptionsCheck;
  /** One match; null if there is none or it is not yours to see. Who knows its id may watch. */
  match: Maybe<Match>;
  /** Matches, newest first. Staff only. */
  matches: MatchConnection;
  /** Who the server thinks you are. */
  me: Me;
  /** Your running matches, the latest first, at most 20. */
  myMatches: Array<MyMatch>;
  /** One match, event by event. Staff; players of the match after its end. */
  replay: ReplayResult;
  /** One table; null if there is none or it is not yours to see. */
  table: Maybe<Table>;
};


/** Where reading starts. */
export type QueryCheckOptionsArgs = {
  options: GameOptionsInput;
  seats: Scalars['Int']['input'];
};


/** Where reading starts. */
export type QueryMatchArgs = {
  id: Scalars['ID']['input'];
};


/** Where reading starts. */
export type QueryMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MatchFilter>;
  first: Scalars['Int']['input'];
};


/** Where reading starts. */
export type QueryReplayArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  as: ViewpointInput;
  first: Scalars['Int']['input'];
  matchId: Scalars['ID']['input'];
};


/** Where reading starts. */
export type QueryTableArgs = {
  by: TableBy;
};

/** One tap: a seat among strangers, with the official rules. Keep a subscription open while you wait: who has no open socket for some seconds is taken off. */
export type QuickPlayInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Which game. */
  game: GameId;
  /** Whether you are content with homies on the seats that stay free. */
  homies: Scalars['Boolean']['input'];
};

/** Outcome of `quickPlay`. */
export type QuickPlayResult = QuickPlaySuccess | TryAgain;

/** You have a seat at a table of quick play: the one that waits longest. Listen to `tableFrames`; stand up with `leaveTable` to cancel. */
export type QuickPlaySuccess = {
  __typename?: 'QuickPlaySuccess';
  /** The table; `quick` says until when it waits, its seats who is there. */
  table: Table;
  /** Its version. */
  version: Scalars['Int']['output'];
};

/** Strangers who wait for a game of quick play. */
export type QuickQueue = {
  __typename?: 'QuickQueue';
  /** Which game. */
  game: GameId;
  /** How many wait. */
  waiting: Scalars['Int']['output'];
};

/** A table of quick play while it waits. */
export type QuickTable = {
  __typename?: 'QuickTable';
  /** Seats whose people are content with homies on the free seats. */
  homiesWelcome: Array<Scalars['Int']['output']>;
  /** It begins at the latest then if enough people are there or all of them are content with homies; else it waits once more. Count it against `serverTime`. Null once a match has begun. */
  startsAt: Maybe<Scalars['DateTime']['output']>;
};

/** Send a homie away. */
export type RemoveHomieInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** The homie's seat. */
  seat: Scalars['Int']['input'];
  /** Which table; you must be its host. */
  tableId: Scalars['ID']['input'];
};

/** A player refused Rentz; the cards are dealt again. */
export type RentzAbgelehnt = MatchEvent & {
  __typename?: 'RentzAbgelehnt';
  /** The ends in this hand, shown to prove it. */
  enden: Array<Karte>;
  /** rentz.abgelehnt */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A card was laid in its row. */
export type RentzAngelegt = MatchEvent & {
  __typename?: 'RentzAngelegt';
  /** rentz.angelegt */
  kind: Scalars['String']['output'];
  /** By whom. */
  seat: Scalars['Int']['output'];
  /** Which card. */
  spielkarte: Karte;
};

/** A game was named. */
export type RentzAngesagt = MatchEvent & {
  __typename?: 'RentzAngesagt';
  /** Before looking at the cards. */
  blind: Scalars['Boolean']['output'];
  /** rentz.angesagt */
  kind: Scalars['String']['output'];
  /** By whom. */
  seat: Scalars['Int']['output'];
  /** Which. */
  spiel: RentzSpiel;
};

/** Which game to name. */
export type RentzAnsageInput = {
  /** One that you have not chosen before. */
  spiel: RentzSpiel;
};

/** The chooser took up the cards. */
export type RentzAufgenommen = MatchEvent & {
  __typename?: 'RentzAufgenommen';
  /** The hand; null for others. */
  handkarten: Maybe<Array<Karte>>;
  /** rentz.aufgenommen */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A player missed a turn, because the player before laid the lowest card of a suit. */
export type RentzAusgesetzt = MatchEvent & {
  __typename?: 'RentzAusgesetzt';
  /** rentz.ausgesetzt */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A player is rid of all cards, or is the last one left. */
export type RentzAusgestiegen = MatchEvent & {
  __typename?: 'RentzAusgestiegen';
  /** Place, 1 is first. */
  fertigAls: Scalars['Int']['output'];
  /** rentz.ausgestiegen */
  kind: Scalars['String']['output'];
  /** What the place is worth; doubled in a blind game. */
  platzpunkte: Scalars['Int']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
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

/** A deal is over and written down. */
export type RentzGabeGewertet = MatchEvent & {
  __typename?: 'RentzGabeGewertet';
  /** Who chose. */
  ansager: Scalars['Int']['output'];
  /** Whether it was chosen blind. */
  blind: Scalars['Boolean']['output'];
  /** Points of this deal by seat. */
  ergebnis: Array<Scalars['Int']['output']>;
  /** Which deal. */
  gabe: Scalars['Int']['output'];
  /** rentz.gabeGewertet */
  kind: Scalars['String']['output'];
  /** Which game. */
  spiel: RentzSpiel;
  /** Points of all deals so far by seat. */
  stand: Array<Scalars['Int']['output']>;
  /** True if cards were left, because every point of the game was taken already. */
  vorzeitig: Scalars['Boolean']['output'];
};

/** Eight cards each were dealt. */
export type RentzGegeben = MatchEvent & {
  __typename?: 'RentzGegeben';
  /** Who chooses. */
  ansager: Scalars['Int']['output'];
  /** The hands by seat, null where you must not look: others' hands, and your own if you may choose blind. */
  blaetter: Array<Maybe<Array<Karte>>>;
  /** Which deal, from 1. */
  gabe: Scalars['Int']['output'];
  /** rentz.gegeben */
  kind: Scalars['String']['output'];
  /** 0, or how often this deal was refused before. */
  wiederholung: Scalars['Int']['output'];
};

/** A player has no card that fits. */
export type RentzGepasst = MatchEvent & {
  __typename?: 'RentzGepasst';
  /** rentz.gepasst */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A card was played to the trick. */
export type RentzGespielt = MatchEvent & {
  __typename?: 'RentzGespielt';
  /** rentz.gespielt */
  kind: Scalars['String']['output'];
  /** By whom. */
  seat: Scalars['Int']['output'];
  /** Which card. */
  spielkarte: Karte;
};

/** Which card. */
export type RentzKarteInput = {
  /** From your hand. */
  spielkarte: Karte;
};

/** A move you may make now. */
export type RentzLegalMove = {
  __typename?: 'RentzLegalMove';
  /** Always 0. */
  preis: Scalars['Int']['output'];
  /** Which game; null for other moves. */
  spiel: Maybe<RentzSpiel>;
  /** Which card; null for other moves. */
  spielkarte: Maybe<Karte>;
  /** Which branch of `RentzMoveInput`. */
  zug: RentzZug;
};

/** A move; exactly one. */
export type RentzMoveInput =
  /** Refuse Rentz. */
  { ablehnen: Yes; anlegen?: never; ansagen?: never; ansehen?: never; blindansagen?: never; spielen?: never; verzichten?: never; zulassen?: never; }
  |  /** Lay a card in its row. */
  { ablehnen?: never; anlegen: RentzKarteInput; ansagen?: never; ansehen?: never; blindansagen?: never; spielen?: never; verzichten?: never; zulassen?: never; }
  |  /** Name a game. */
  { ablehnen?: never; anlegen?: never; ansagen: RentzAnsageInput; ansehen?: never; blindansagen?: never; spielen?: never; verzichten?: never; zulassen?: never; }
  |  /** Look at the cards and choose then. */
  { ablehnen?: never; anlegen?: never; ansagen?: never; ansehen: Yes; blindansagen?: never; spielen?: never; verzichten?: never; zulassen?: never; }
  |  /** Name a game before looking, for double scores. */
  { ablehnen?: never; anlegen?: never; ansagen?: never; ansehen?: never; blindansagen: RentzAnsageInput; spielen?: never; verzichten?: never; zulassen?: never; }
  |  /** Play a card to the trick. */
  { ablehnen?: never; anlegen?: never; ansagen?: never; ansehen?: never; blindansagen?: never; spielen: RentzKarteInput; verzichten?: never; zulassen?: never; }
  |  /** Leave the extra card after an ace. */
  { ablehnen?: never; anlegen?: never; ansagen?: never; ansehen?: never; blindansagen?: never; spielen?: never; verzichten: Yes; zulassen?: never; }
  |  /** Let Rentz be played. */
  { ablehnen?: never; anlegen?: never; ansagen?: never; ansehen?: never; blindansagen?: never; spielen?: never; verzichten?: never; zulassen: Yes; };

/** Options of a Rentz table: what the cards and tricks of the seven trick games are worth. */
export type RentzOptions = {
  __typename?: 'RentzOptions';
  /** Each queen, below 0. */
  dame: Scalars['Int']['output'];
  /** King of hearts, below 0. */
  herzKoenig: Scalars['Int']['output'];
  /** Each diamond, below 0. */
  karo: Scalars['Int']['output'];
  /** Ten of clubs, above 0. */
  kreuzZehn: Scalars['Int']['output'];
  /** Each trick in `STICHE` and `TOTALE`, below 0. */
  stich: Scalars['Int']['output'];
  /** Each trick in `WHIST`, above 0. */
  whist: Scalars['Int']['output'];
};

/** Options of a Rentz table. Each value is 1 to 500 away from 0, on the side of its default. */
export type RentzOptionsInput = {
  /** Each queen, below 0. */
  dame?: Scalars['Int']['input'];
  /** King of hearts, below 0. */
  herzKoenig?: Scalars['Int']['input'];
  /** Each diamond, below 0. */
  karo?: Scalars['Int']['input'];
  /** Ten of clubs, above 0. */
  kreuzZehn?: Scalars['Int']['input'];
  /** Each trick in `STICHE` and `TOTALE`, below 0. */
  stich?: Scalars['Int']['input'];
  /** Each trick in `WHIST`, above 0. */
  whist?: Scalars['Int']['input'];
};

/** All deals are over. */
export type RentzPartieBeendet = MatchEvent & {
  __typename?: 'RentzPartieBeendet';
  /** rentz.partieBeendet */
  kind: Scalars['String']['output'];
  /** Who has most of them. */
  sieger: Array<Scalars['Int']['output']>;
  /** Points by seat. */
  stand: Array<Scalars['Int']['output']>;
};

/** A match began. */
export type RentzPartieEroeffnet = MatchEvent & {
  __typename?: 'RentzPartieEroeffnet';
  /** Who chooses first. */
  ansager: Scalars['Int']['output'];
  /** How many deals are played. */
  gaben: Scalars['Int']['output'];
  /** rentz.partieEroeffnet */
  kind: Scalars['String']['output'];
  /** How many players. */
  mitspieler: Scalars['Int']['output'];
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

/** What must be decided. */
export type RentzQuestion = {
  __typename?: 'RentzQuestion';
  /** Whether it was chosen blind. */
  blind: Scalars['Boolean']['output'];
  /** For a refusal: how many ends this seat needs, in a blind game three of one rank among them; null otherwise. */
  endenNoetig: Maybe<Scalars['Int']['output']>;
  /** What kind of decision. */
  entscheidung: RentzEntscheidung;
  /** Which deal, from 1. */
  gabe: Scalars['Int']['output'];
  /** The game of this deal; null before it is named. */
  spiel: Maybe<RentzSpiel>;
};

/** The row of one suit in the Rentz game. */
export type RentzReihe = {
  __typename?: 'RentzReihe';
  /** The lowest card of the suit: who comes next misses a turn. */
  endkarte: Karte;
  /** Its cards from low to high; empty before the first. */
  liegen: Array<Karte>;
  /** Its suit. */
  reihenfarbe: Farbe;
  /** The card that begins it. */
  startkarte: Karte;
};

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

/** A player. */
export type RentzSpieler = {
  __typename?: 'RentzSpieler';
  /** How many ends (aces and lowest cards) this player needs to refuse Rentz: 3, after a refusal 4; in a blind game 4 for everybody, three of them of one rank. */
  endenNoetig: Scalars['Int']['output'];
  /** Place in the order of going out of the Rentz game, 1 is first; null while in play. */
  fertigAls: Maybe<Scalars['Int']['output']>;
  /** The hand, sorted: your own, for the auditor everybody's, else null. Null for yourself too while you may still choose blind. */
  handkarten: Maybe<Array<Karte>>;
  /** How many cards are left in the hand. */
  karten: Scalars['Int']['output'];
  /** Games that this player has not chosen yet. */
  offeneSpiele: Array<RentzSpiel>;
  /** Cards that this player showed not to hold, by not following suit or by passing; cards already seen are left out. */
  ohne: Array<Karte>;
  /** Which seat. */
  seat: Scalars['Int']['output'];
  /** Points of this deal so far; doubled in a blind game. */
  spielpunkte: Scalars['Int']['output'];
  /** Points of all deals that are over. */
  stand: Scalars['Int']['output'];
  /** Tricks taken in this deal. */
  stichzahl: Scalars['Int']['output'];
  /** Cards taken in this deal that count in its game. */
  zaehlkarten: Array<Karte>;
};

/** A trick: the one on the table, or one that is over. */
export type RentzStich = {
  __typename?: 'RentzStich';
  /** Who led. */
  ausspieler: Scalars['Int']['output'];
  /** In which deal: the last trick of a deal can be looked at until the next deal's first is over. */
  gabe: Scalars['Int']['output'];
  /** Who took it; null on the table. */
  gewinner: Maybe<Scalars['Int']['output']>;
  /** 1 to 8. */
  stichNummer: Scalars['Int']['output'];
  /** Its cards in the order in which they were played, clockwise from who led. */
  stichkarten: Array<Karte>;
  /** What it was worth, doubled in a blind game; 0 on the table. */
  stichpunkte: Scalars['Int']['output'];
};

/** A trick was taken. */
export type RentzStichGewonnen = MatchEvent & {
  __typename?: 'RentzStichGewonnen';
  /** rentz.stichGewonnen */
  kind: Scalars['String']['output'];
  /** By whom. */
  seat: Scalars['Int']['output'];
  /** Which trick, from 1. */
  stichNummer: Scalars['Int']['output'];
  /** What it was worth; doubled in a blind game. */
  stichpunkte: Scalars['Int']['output'];
};

/** A player left the extra card after an ace. */
export type RentzVerzichtet = MatchEvent & {
  __typename?: 'RentzVerzichtet';
  /** rentz.verzichtet */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** The table as one viewer sees it. */
export type RentzView = {
  __typename?: 'RentzView';
  /** Who must decide; null after the end. */
  amZug: Maybe<Scalars['Int']['output']>;
  /** Who chooses the game of this deal, and begins. */
  ansager: Scalars['Int']['output'];
  /** Whether it was chosen blind: all its scores are doubled. */
  blind: Scalars['Boolean']['output'];
  /** Which deal, from 1. */
  gabe: Scalars['Int']['output'];
  /** How many deals are played: eight for each player. */
  gaben: Scalars['Int']['output'];
  /** All cards that were played or laid in this deal. */
  gesehen: Array<Karte>;
  /** The trick on the table; null outside of trick games. */
  laufenderStich: Maybe<RentzStich>;
  /** The last trick, to be looked at again, of the deal before until this deal's first is over; null before the first of all. */
  letzterStich: Maybe<RentzStich>;
  /** In the Rentz game: an ace was laid, and one more card may follow at once. */
  nochEine: Scalars['Boolean']['output'];
  /** Where the deal stands. */
  phase: RentzPhase;
  /** The four rows of the Rentz game, empty in other games. */
  reihen: Array<RentzReihe>;
  /** Who won; null before the end. */
  sieger: Maybe<Array<Scalars['Int']['output']>>;
  /** The game of this deal; null before it is named. */
  spiel: Maybe<RentzSpiel>;
  /** Everybody by seat. */
  spieler: Array<RentzSpieler>;
  /** What counts how much at this table. */
  werte: RentzWerte;
  /** How often this deal was refused and dealt again. */
  wiederholungen: Scalars['Int']['output'];
  /** The score sheet: the deals that are over. */
  zettel: Array<RentzZettelzeile>;
};

/** What counts how much at this table. */
export type RentzWerte = {
  __typename?: 'RentzWerte';
  /** Each queen. */
  dame: Scalars['Int']['output'];
  /** King of hearts. */
  herzKoenig: Scalars['Int']['output'];
  /** Each diamond. */
  karo: Scalars['Int']['output'];
  /** Ten of clubs. */
  kreuzZehn: Scalars['Int']['output'];
  /** The Rentz game, in order of going out. */
  rentz: Array<Scalars['Int']['output']>;
  /** Each trick in `STICHE` and `TOTALE`. */
  stich: Scalars['Int']['output'];
  /** Each trick in `WHIST`. */
  whist: Scalars['Int']['output'];
};

/** A line of the score sheet. */
export type RentzZettelzeile = {
  __typename?: 'RentzZettelzeile';
  /** Who chose. */
  ansager: Scalars['Int']['output'];
  /** Whether it was chosen blind: all its scores are doubled. */
  blind: Scalars['Boolean']['output'];
  /** Points of this deal by seat. */
  ergebnis: Array<Scalars['Int']['output']>;
  /** Which deal, from 1. */
  gabe: Scalars['Int']['output'];
  /** Which game. */
  spiel: RentzSpiel;
  /** Points of all deals so far by seat. */
  stand: Array<Scalars['Int']['output']>;
};

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

/** A player lets Rentz be played. */
export type RentzZugelassen = MatchEvent & {
  __typename?: 'RentzZugelassen';
  /** rentz.zugelassen */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** A page of a replay. */
export type Replay = {
  __typename?: 'Replay';
  /** The match. */
  match: Match;
  /** Where the page ends; cursors are versions. */
  pageInfo: PageInfo;
  /** Its events, in order. */
  steps: Array<ReplayStep>;
};

/** Somebody's cards are still secret: a running match is shown to staff only as to the public. */
export type ReplayRefused = Problem & {
  __typename?: 'ReplayRefused';
  /** NOT_FOUND or MATCH_RUNNING. */
  code: ProblemCode;
  /** For developers. */
  message: Scalars['String']['output'];
};

/** The replay, or why there is none. */
export type ReplayResult = NotFound | Replay | ReplayRefused;

/** One event of a replay with the board after it. */
export type ReplayStep = {
  __typename?: 'ReplayStep';
  /** The frame as the chosen viewpoint saw it. */
  frame: MatchFrame;
  /** The stored event. */
  record: EventRecord;
};

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
  commandId: Scalars['ID']['input'];
  /** Which gesture. */
  emote: Emote;
  /** Which table; you must have a seat. */
  tableId: Scalars['ID']['input'];
};

/** Outcome of `sendEmote`. */
export type SendEmoteResult = NotFound | TableRefused | TableSuccess | TooSoon | TryAgain;

/** How strong a homie plays from the next match on. */
export type SetHomieLevelInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** How strong it plays. */
  level: HomieLevel;
  /** The homie's seat. */
  seat: Scalars['Int']['input'];
  /** Which table; you must be its host. */
  tableId: Scalars['ID']['input'];
};

/** Say that you are ready, or not yet. After a match this is the rematch: as soon as everybody is ready it begins, the starting seat moved on. */
export type SetReadyInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Ready or not. */
  ready: Scalars['Boolean']['input'];
  /** Which table. */
  tableId: Scalars['ID']['input'];
};

/** What a guest says at the door. */
export type SignInAsGuestInput = {
  /** 1 to 20 characters after trimming; letters of any script, digits, spaces and . - _ '. */
  name: Scalars['String']['input'];
};

/** Outcome of `signInAsGuest`. */
export type SignInAsGuestResult = NameRefused | SignInAsGuestSuccess;

/** The door opened. */
export type SignInAsGuestSuccess = {
  __typename?: 'SignInAsGuestSuccess';
  /** Who you are now. */
  player: Player;
  /** Send it as `Authorization: Bearer …`, or as `token` in `connection_init`. Secret. */
  token: Scalars['String']['output'];
};

/** Staff at the office door. */
export type SignInAsStaffInput = {
  /** The sign-in name. */
  name: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** Outcome of `signInAsStaff`. */
export type SignInAsStaffResult = SignInAsStaffSuccess | SignInRefused;

/** The office door opened. */
export type SignInAsStaffSuccess = {
  __typename?: 'SignInAsStaffSuccess';
  /** Who you are now. */
  staff: StaffMember;
  /** A staff token; it ends after twelve hours. */
  token: Scalars['String']['output'];
};

/** Name or password is wrong, or there were too many tries. */
export type SignInRefused = Problem & {
  __typename?: 'SignInRefused';
  /** SIGN_IN_REFUSED. */
  code: ProblemCode;
  /** For developers. */
  message: Scalars['String']['output'];
  /** How long to wait before the next try, in milliseconds; 0 if at once. */
  retryAfterMs: Scalars['Int']['output'];
};

/** Leave the script of a practice round; the match goes on freely. */
export type SkipPracticeInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Which match. */
  matchId: Scalars['ID']['input'];
};

/** Outcome of `skipPractice`. */
export type SkipPracticeResult = MatchRefused | NotFound | SkipPracticeSuccess | TryAgain;

/** You play freely now. */
export type SkipPracticeSuccess = {
  __typename?: 'SkipPracticeSuccess';
  /** The match's version after it. */
  version: Scalars['Int']['output'];
};

/** Somebody who works here. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** Opaque, starts with `stf_`. */
  id: Scalars['ID']['output'];
  /** The sign-in name. */
  name: Scalars['String']['output'];
};

/** One line of the ranking; equal scores share a place. */
export type StandingLine = {
  __typename?: 'StandingLine';
  /** 1 is best. */
  place: Scalars['Int']['output'];
  /** What the game counts; in Kiezkönig the Vermögen in Taler, in Kronenduell the coins (the trap wins with any number), in Würfelkönig, King, Kierki and Rentz the points. */
  score: Scalars['Int']['output'];
  /** Whose line. */
  seat: Scalars['Int']['output'];
  /** Whether this seat wears the crown, alone or shared. */
  winner: Scalars['Boolean']['output'];
};

/** Start a match with everybody who sits. */
export type StartMatchInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Which table; you must be its host. */
  tableId: Scalars['ID']['input'];
};

/** Outcome of `startMatch`. */
export type StartMatchResult = NotFound | StartMatchSuccess | TableRefused | TryAgain;

/** The match has started. */
export type StartMatchSuccess = {
  __typename?: 'StartMatchSuccess';
  /** Listen to `matchFrames` with it. */
  matchId: Scalars['ID']['output'];
  /** The table after it. */
  table: Table;
  /** The table's version. */
  version: Scalars['Int']['output'];
};

/** One tap: a practice round. Scripted dice and cards, the same rules, a word on each step; afterwards the match goes on freely. */
export type StartPracticeInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** Which game. */
  game: GameId;
};

/** Outcome of `startPractice`. */
export type StartPracticeResult = StartMatchSuccess | TryAgain;

/** Where listening starts. Every subscription resumes from a cursor without a gap. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Open tables and queues, whenever something changes (at most once a second). */
  lobbyFrames: LobbyFrame;
  /**
   * The frames of one match as you see them: from your seat if you have one, else as a spectator.
   * Without `afterVersion` the first frame is a snapshot (`resync: true`); with it every later version follows, then live ones.
   */
  matchFrames: MatchFrame;
  /** Who is there, whenever it changes. */
  presenceFrames: PresenceFrame;
  /** The frames of one table, from a version on. Without `afterVersion` the first frame is the table as it is now. */
  tableFrames: TableFrame;
};


/** Where listening starts. Every subscription resumes from a cursor without a gap. */
export type SubscriptionLobbyFramesArgs = {
  game?: InputMaybe<GameId>;
};


/** Where listening starts. Every subscription resumes from a cursor without a gap. */
export type SubscriptionMatchFramesArgs = {
  afterVersion?: InputMaybe<Scalars['Int']['input']>;
  matchId: Scalars['ID']['input'];
};


/** Where listening starts. Every subscription resumes from a cursor without a gap. */
export type SubscriptionPresenceFramesArgs = {
  of: PresenceOf;
};


/** Where listening starts. Every subscription resumes from a cursor without a gap. */
export type SubscriptionTableFramesArgs = {
  afterVersion?: InputMaybe<Scalars['Int']['input']>;
  tableId: Scalars['ID']['input'];
};

/** A room with seats, options, a clock and a series of matches. */
export type Table = {
  __typename?: 'Table';
  /** Time for a decision when two or more people play, in seconds; null: no clock. */
  clockSeconds: Maybe<Scalars['Int']['output']>;
  /** Which game is played here. */
  game: GameId;
  /** Who opened the table, or who followed when that person left. */
  host: Maybe<Player>;
  /** Opaque, starts with `tbl_`. Not a key to a seat: the seat belongs to the token that took it. */
  id: Scalars['ID']['output'];
  /** Six characters to tell a friend; whoever has it may sit down. */
  joinCode: Scalars['String']['output'];
  /** Whether the lobby shows the table to everybody; a private room is found by its code only. */
  listed: Scalars['Boolean']['output'];
  /** Whether the host keeps the door shut: nobody new may sit down. */
  locked: Scalars['Boolean']['output'];
  /** How many matches were started here. */
  matchCount: Scalars['Int']['output'];
  /** The running or last match; null before the first. */
  matchId: Maybe<Scalars['ID']['output']>;
  /** The latest matches played here, newest first, at most 20; the running one is not among them. */
  matches: Array<TableMatch>;
  /** Its options. */
  options: GameOptions;
  /** Quick play: how long this table waits for strangers; null at rooms. */
  quick: Maybe<QuickTable>;
  /** All seats in order. */
  seats: Array<TableSeat>;
  /** Where the series stands; null at tables where each match stands alone. */
  series: Maybe<TableSeries>;
  /** Whether people without a seat may watch the matches that begin here. */
  spectators: Scalars['Boolean']['output'];
  /** What the table is doing. */
  status: TableStatus;
  /** The table's version. */
  version: Scalars['Int']['output'];
};

/** How to find a table. */
export type TableBy =
  /** By its id. */
  { id: Scalars['ID']['input']; joinCode?: never; }
  |  /** By its code, in upper or lower case. */
  { id?: never; joinCode: Scalars['String']['input']; };

/** A gesture that somebody made. */
export type TableEmote = {
  __typename?: 'TableEmote';
  /** Which one. */
  emote: Emote;
  /** Who made it. */
  player: Player;
  /** From which seat of the table. */
  seat: Scalars['Int']['output'];
};

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

/** A table as everybody at it sees it, at one version. */
export type TableFrame = {
  __typename?: 'TableFrame';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** The gesture, if it was one. Those of the past come again with the versions that are caught up with: `at` says when. */
  emote: Maybe<TableEmote>;
  /** What happened, in one word; `snapshot` with a resync. */
  event: TableEventKind;
  /** True when the frame is a snapshot and versions before it were left out. */
  resync: Scalars['Boolean']['output'];
  /** The server's clock when the frame was made. */
  serverTime: Scalars['DateTime']['output'];
  /** The table after it. */
  table: Table;
  /** Contiguous: each version comes once. */
  version: Scalars['Int']['output'];
};

/** A match that was played at a table. */
export type TableMatch = {
  __typename?: 'TableMatch';
  /** When it ended. */
  finishedAt: Scalars['DateTime']['output'];
  /** Which game. */
  game: GameId;
  /** Opaque, starts with `mat_`. */
  id: Scalars['ID']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Who won, by name; several share the crown. Empty when nobody did. */
  winners: Array<Occupant>;
};

/** The table refused; `code` says why. */
export type TableRefused = Problem & {
  __typename?: 'TableRefused';
  /** SEAT_TAKEN, TABLE_FULL, ALREADY_SEATED, NOT_SEATED, NOT_HOST, TABLE_PLAYING, TABLE_CLOSED, TABLE_LOCKED, KICKED, TOO_FEW_SEATED, TOO_MANY_SEATED or NOT_READY. */
  code: ProblemCode;
  /** The table's version when it refused. */
  currentVersion: Scalars['Int']['output'];
  /** For developers. */
  message: Scalars['String']['output'];
};

/** Outcome of what is done at a table. */
export type TableResult = NotFound | TableRefused | TableSuccess | TryAgain;

/** A place at a table. */
export type TableSeat = {
  __typename?: 'TableSeat';
  /** Counted from 0. */
  index: Scalars['Int']['output'];
  /** Null while the seat is free. */
  occupant: Maybe<Occupant>;
  /** Whether whoever sits here is ready for the next match. Homies always are; people are when they sit down, and no longer once settings change or a match has ended. */
  ready: Scalars['Boolean']['output'];
};

/** Several matches in a row by the same people, until one of them has won often enough. A match without a single winner counts for nobody. */
export type TableSeries = {
  __typename?: 'TableSeries';
  /** The seat that has won the series; null while it is open. The next match begins a new one. */
  winner: Maybe<Scalars['Int']['output']>;
  /** Matches won so far, by seat of the table. All zero before the first match, and again when somebody comes or goes. */
  wins: Array<Scalars['Int']['output']>;
  /** So many matches win it. */
  winsNeeded: Scalars['Int']['output'];
};

/** What a table is doing. */
export type TableStatus =
  /** Nobody remained: everybody left, or was away for too long. */
  | 'CLOSED'
  /** People may sit down. */
  | 'OPEN'
  /** A match is running. */
  | 'PLAYING';

/** It was done at the table. */
export type TableSuccess = {
  __typename?: 'TableSuccess';
  /** The table after it. */
  table: Table;
  /** Its version. */
  version: Scalars['Int']['output'];
};

/** Sit down at a table by its code. */
export type TakeSeatInput = {
  /** A UUID of your own; a repeat returns the first answer. */
  commandId: Scalars['ID']['input'];
  /** The code somebody told you, in upper or lower case. */
  joinCode: Scalars['String']['input'];
  /** Which seat; left out: the first free one. */
  seat?: InputMaybe<Scalars['Int']['input']>;
};

/** One gesture in two seconds, and six in a minute. */
export type TooSoon = Problem & {
  __typename?: 'TooSoon';
  /** TOO_SOON. */
  code: ProblemCode;
  /** For developers. */
  message: Scalars['String']['output'];
  /** How long to wait, in milliseconds. */
  retryAfterMs: Scalars['Int']['output'];
};

/** Nothing was changed; send the same command (same `commandId`) again a little later. */
export type TryAgain = Problem & {
  __typename?: 'TryAgain';
  /** TRY_AGAIN. */
  code: ProblemCode;
  /** For developers. */
  message: Scalars['String']['output'];
  /** How long to wait, in milliseconds. */
  retryAfterMs: Scalars['Int']['output'];
};

/** Through whose eyes a replay is seen. */
export type ViewpointInput =
  /** Nobody's: all hands lie open. Only after the end. */
  { openHands: Yes; seat?: never; spectator?: never; }
  |  /** A seat's. */
  { openHands?: never; seat: Scalars['Int']['input']; spectator?: never; }
  |  /** The public's. */
  { openHands?: never; seat?: never; spectator: Yes; };

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

/** A player stopped without a citizen. */
export type WuerfelkoenigAufgehoert = MatchEvent & {
  __typename?: 'WuerfelkoenigAufgehoert';
  /** wuerfelkoenig.aufgehoert */
  kind: Scalars['String']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

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

/** After a penalty the rightmost citizen went to the discard pile, face down. */
export type WuerfelkoenigBuergerAbgelegt = MatchEvent & {
  __typename?: 'WuerfelkoenigBuergerAbgelegt';
  /** Which citizen. */
  buerger: WuerfelkoenigBuerger;
  /** wuerfelkoenig.buergerAbgelegt */
  kind: Scalars['String']['output'];
  /** From which place of the row. */
  platz: Scalars['Int']['output'];
};

/** The row closed a gap to the right, and a new citizen lies on the far left. */
export type WuerfelkoenigBuergerAufgedeckt = MatchEvent & {
  __typename?: 'WuerfelkoenigBuergerAufgedeckt';
  /** Which citizen. */
  buerger: WuerfelkoenigBuerger;
  /** wuerfelkoenig.buergerAufgedeckt */
  kind: Scalars['String']['output'];
};

/** A player took an open citizen; a dragon is then given away. */
export type WuerfelkoenigBuergerGenommen = MatchEvent & {
  __typename?: 'WuerfelkoenigBuergerGenommen';
  /** Which citizen. */
  buerger: WuerfelkoenigBuerger;
  /** Whether the Hypnotiseur brought it along, without a condition. */
  hypnotisiert: Scalars['Boolean']['output'];
  /** wuerfelkoenig.buergerGenommen */
  kind: Scalars['String']['output'];
  /** From which place of the row, 0 to 4. */
  platz: Scalars['Int']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** An open citizen and what the present dice mean for it. */
export type WuerfelkoenigBuergerkarte = {
  __typename?: 'WuerfelkoenigBuergerkarte';
  /** Its kind. */
  art: WuerfelkoenigArt;
  /** What its condition counts. */
  bedingung: WuerfelkoenigBedingung;
  /** Which card. */
  buerger: WuerfelkoenigBuerger;
  /** With the option `chancen`: how likely this card is met in this turn with the best play for it alone, 0 to 1; else null. */
  chance: Maybe<Scalars['Float']['output']>;
  /** Whether the dice of this turn meet its condition right now. */
  erfuellt: Scalars['Boolean']['output'];
  /** Its colour; null: none. */
  farbe: Maybe<WuerfelkoenigFarbe>;
  /** Whether taking it founds the location above it. */
  gruendet: Scalars['Boolean']['output'];
  /** Printed points; 0 on a fairy, negative on a dragon. */
  punkte: Scalars['Int']['output'];
  /** The numbers of the condition. */
  werte: Array<Scalars['Int']['output']>;
};

/** A dragon was given away. */
export type WuerfelkoenigDracheVerschenkt = MatchEvent & {
  __typename?: 'WuerfelkoenigDracheVerschenkt';
  /** To whom. */
  an: Scalars['Int']['output'];
  /** Which dragon. */
  buerger: WuerfelkoenigBuerger;
  /** wuerfelkoenig.dracheVerschenkt */
  kind: Scalars['String']['output'];
  /** By whom. */
  seat: Scalars['Int']['output'];
};

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

/** The dice fell. */
export type WuerfelkoenigGewuerfelt = MatchEvent & {
  __typename?: 'WuerfelkoenigGewuerfelt';
  /** Dice that were kept, 0 to 5. */
  behalten: Array<Scalars['Int']['output']>;
  /** wuerfelkoenig.gewuerfelt */
  kind: Scalars['String']['output'];
  /** Who rolled. */
  seat: Scalars['Int']['output'];
  /** All six dice after the roll. */
  wuerfel: Array<Scalars['Int']['output']>;
  /** Which roll of the turn, from 1. */
  wurf: Scalars['Int']['output'];
};

/** A move you may make now. */
export type WuerfelkoenigLegalMove = {
  __typename?: 'WuerfelkoenigLegalMove';
  /** Giving: to which seat; else null. */
  an: Maybe<Scalars['Int']['output']>;
  /** Rolling: which dice, 0 to 5 in rising order, are kept; else null. */
  behalten: Maybe<Array<Scalars['Int']['output']>>;
  /** Taking: which place of the row, 0 to 4; else null. */
  platz: Maybe<Scalars['Int']['output']>;
  /** What it costs: nothing, always 0. */
  preis: Scalars['Int']['output'];
  /** Which branch of `WuerfelkoenigMoveInput`. */
  zug: WuerfelkoenigZug;
};

/** A move; exactly one. */
export type WuerfelkoenigMoveInput =
  /** Stop although no condition is met, and take a penalty. */
  { aufhoeren: Yes; nehmen?: never; schenken?: never; wuerfeln?: never; }
  |  /** Take an open citizen whose condition is met. */
  { aufhoeren?: never; nehmen: WuerfelkoenigNehmenInput; schenken?: never; wuerfeln?: never; }
  |  /** Give the dragon to another player. */
  { aufhoeren?: never; nehmen?: never; schenken: WuerfelkoenigSchenkenInput; wuerfeln?: never; }
  |  /** Keep a set of dice and roll the others. */
  { aufhoeren?: never; nehmen?: never; schenken?: never; wuerfeln: WuerfelkoenigWuerfelnInput; };

/** Which citizen to take. */
export type WuerfelkoenigNehmenInput = {
  /** Place of the row, 0 to 4. */
  platz: Scalars['Int']['input'];
};

/** Options of a Würfelkönig table. */
export type WuerfelkoenigOptions = {
  __typename?: 'WuerfelkoenigOptions';
  /** Practice: the row shows how likely each open citizen is with the best play. Not official. */
  chancen: Scalars['Boolean']['output'];
};

/** Options of a Würfelkönig table. */
export type WuerfelkoenigOptionsInput = {
  /** Practice: the row shows how likely each open citizen is with the best play. Not official. */
  chancen?: Scalars['Boolean']['input'];
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

/** A player founded a location: its card lies under the citizen just taken. */
export type WuerfelkoenigOrtGegruendet = MatchEvent & {
  __typename?: 'WuerfelkoenigOrtGegruendet';
  /** wuerfelkoenig.ortGegruendet */
  kind: Scalars['String']['output'];
  /** Which location. */
  ort: WuerfelkoenigOrt;
  /** Points of the card. */
  punkte: Scalars['Int']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** The match is over and everything is counted. */
export type WuerfelkoenigPartieBeendet = MatchEvent & {
  __typename?: 'WuerfelkoenigPartieBeendet';
  /** Which piles ran out. */
  ende: Array<WuerfelkoenigEnde>;
  /** Points by seat. */
  ergebnis: Array<Scalars['Int']['output']>;
  /** wuerfelkoenig.partieBeendet */
  kind: Scalars['String']['output'];
  /** Who won. */
  koenige: Array<Scalars['Int']['output']>;
  /** Minus points by seat, as positive numbers; fewer win a tie. */
  minuspunkte: Array<Scalars['Int']['output']>;
};

/** The table was laid out. */
export type WuerfelkoenigPartieEroeffnet = MatchEvent & {
  __typename?: 'WuerfelkoenigPartieEroeffnet';
  /** wuerfelkoenig.partieEroeffnet */
  kind: Scalars['String']['output'];
  /** The five open citizens from left to right. */
  reihe: Array<WuerfelkoenigBuerger>;
  /** Seats in playing order. */
  reihenfolge: Array<Scalars['Int']['output']>;
};

/** A place of the row: a location stack and the citizen under it. */
export type WuerfelkoenigPlatz = {
  __typename?: 'WuerfelkoenigPlatz';
  /** The open citizen; null: no card was left to fill the gap. */
  karte: Maybe<WuerfelkoenigBuergerkarte>;
  /** Which location stack lies above. */
  ort: WuerfelkoenigOrt;
  /** Colour of the location. */
  ortFarbe: WuerfelkoenigFarbe;
  /** How many location cards are left on the stack. */
  ortKarten: Scalars['Int']['output'];
  /** Points of the topmost location card; null: the stack is empty. */
  ortPunkte: Maybe<Scalars['Int']['output']>;
  /** 0 to 4, from left to right. */
  platz: Scalars['Int']['output'];
};

/** What must be decided. */
export type WuerfelkoenigQuestion = {
  __typename?: 'WuerfelkoenigQuestion';
  /** The dragon to give away; null for other decisions. */
  drache: Maybe<WuerfelkoenigBuerger>;
  /** What kind of decision. */
  schritt: WuerfelkoenigSchritt;
  /** Rolls left in this turn. */
  wuerfeUebrig: Scalars['Int']['output'];
};

/** Whom to give the dragon. */
export type WuerfelkoenigSchenkenInput = {
  /** The other player's seat. */
  an: Scalars['Int']['input'];
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

/** A player and the kingdom. */
export type WuerfelkoenigSpieler = {
  __typename?: 'WuerfelkoenigSpieler';
  /** Whether an elf lies on top, which brings a fourth roll to the next turn. */
  elfeOben: Scalars['Boolean']['output'];
  /** How many fairies; they score this number times itself. */
  feen: Scalars['Int']['output'];
  /** Minus points of penalties and dragons, as a positive number. */
  minuspunkte: Scalars['Int']['output'];
  /** Place in the playing order, 0 plays first. */
  platz: Scalars['Int']['output'];
  /** All points as they stand, fairies and minus points included. */
  punkte: Scalars['Int']['output'];
  /** Which seat. */
  seat: Scalars['Int']['output'];
  /** The kingdom's stack from bottom to top; everything lies open. */
  stapel: Array<WuerfelkoenigStapelkarte>;
};

/** A card on a kingdom's stack. */
export type WuerfelkoenigStapelkarte = {
  __typename?: 'WuerfelkoenigStapelkarte';
  /** Which citizen; null for other sorts. */
  buerger: Maybe<WuerfelkoenigBuerger>;
  /** Which location; null for other sorts. */
  ort: Maybe<WuerfelkoenigOrt>;
  /** Its points; 0 on a fairy, negative on dragons and penalties. */
  punkte: Scalars['Int']['output'];
  /** Its sort. */
  sorte: WuerfelkoenigSorte;
};

/** A player took a penalty. */
export type WuerfelkoenigStrafeGenommen = MatchEvent & {
  __typename?: 'WuerfelkoenigStrafeGenommen';
  /** wuerfelkoenig.strafeGenommen */
  kind: Scalars['String']['output'];
  /** Points of the card, negative. */
  punkte: Scalars['Int']['output'];
  /** Who. */
  seat: Scalars['Int']['output'];
};

/** The whole table; everything on it is public. */
export type WuerfelkoenigView = {
  __typename?: 'WuerfelkoenigView';
  /** Citizens on the discard pile, face down. */
  ablagestapel: Scalars['Int']['output'];
  /** Whose turn it is; null after the end. */
  amZug: Maybe<Scalars['Int']['output']>;
  /** Which dice, 0 to 5, were kept in the last roll. */
  behalten: Array<Scalars['Int']['output']>;
  /** The dragon that must be given away now; null: none. */
  drache: Maybe<WuerfelkoenigBuerger>;
  /** Whether a Zauberlehrling brought this turn. */
  extrazug: Scalars['Boolean']['output'];
  /** The colours that the six dice show; null before the first roll of a turn. */
  farben: Maybe<Array<WuerfelkoenigWuerfelfarbe>>;
  /** Who won; null before the end. */
  koenige: Maybe<Array<Scalars['Int']['output']>>;
  /** Citizens in the draw pile. */
  nachziehstapel: Scalars['Int']['output'];
  /** The five places from left to right. */
  reihe: Array<WuerfelkoenigPlatz>;
  /** Everybody by seat. */
  spieler: Array<WuerfelkoenigSpieler>;
  /** Penalties left. */
  strafstapel: Scalars['Int']['output'];
  /** Rolls allowed in this turn: 3, with an elf on top 4. */
  wuerfe: Scalars['Int']['output'];
  /** The six dice in order: two of kind I, two of kind II, two of kind III; null before the first roll of a turn. */
  wuerfel: Maybe<Array<Scalars['Int']['output']>>;
  /** Rolls made in this turn. */
  wurf: Scalars['Int']['output'];
  /** Which turn of the match, from 1. */
  zugNummer: Scalars['Int']['output'];
};

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
  behalten: Array<Scalars['Int']['input']>;
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

/** A turn began. */
export type WuerfelkoenigZugBegonnen = MatchEvent & {
  __typename?: 'WuerfelkoenigZugBegonnen';
  /** Whether a Zauberlehrling brought this turn. */
  extrazug: Scalars['Boolean']['output'];
  /** wuerfelkoenig.zugBegonnen */
  kind: Scalars['String']['output'];
  /** Whose turn. */
  seat: Scalars['Int']['output'];
  /** Rolls allowed: 3, with an elf on top 4. */
  wuerfe: Scalars['Int']['output'];
  /** Which turn of the match, from 1. */
  zugNummer: Scalars['Int']['output'];
};

/** An answer without further details. Its only value says: this one. */
export type Yes =
  /** This one. */
  | 'YES';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ChangeNameResult:
    | ( ChangeNameSuccess )
    | ( NameRefused )
  ;
  ChangeTableResult:
    | ( NotFound )
    | ( OptionsRefused )
    | ( TableRefused )
    | ( Omit<TableSuccess, 'table'> & { table: _RefType['Table'] } )
    | ( TryAgain )
  ;
  ComeBackResult:
    | ( ComeBackSuccess )
    | ( MatchRefused )
    | ( NotFound )
    | ( TryAgain )
  ;
  GameMove:
    | ( KierkiLegalMove )
    | ( KiezkoenigLegalMove )
    | ( KingLegalMove )
    | ( KronenduellLegalMove )
    | ( RentzLegalMove )
    | ( WuerfelkoenigLegalMove )
  ;
  GameOptions:
    | ( KierkiOptions )
    | ( KiezkoenigOptions )
    | ( KingOptions )
    | ( KronenduellOptions )
    | ( RentzOptions )
    | ( WuerfelkoenigOptions )
  ;
  GameQuestion:
    | ( KierkiQuestion )
    | ( KiezkoenigQuestion )
    | ( KingQuestion )
    | ( KronenduellQuestion )
    | ( RentzQuestion )
    | ( WuerfelkoenigQuestion )
  ;
  GameView:
    | ( KierkiView )
    | ( KiezkoenigView )
    | ( KingView )
    | ( KronenduellView )
    | ( RentzView )
    | ( WuerfelkoenigView )
  ;
  LeaveMatchResult:
    | ( LeaveMatchSuccess )
    | ( MatchRefused )
    | ( NotFound )
    | ( TryAgain )
  ;
  Occupant:
    | ( Homie )
    | ( Player )
  ;
  OpenTableResult:
    | ( Omit<OpenTableSuccess, 'table'> & { table: _RefType['Table'] } )
    | ( OptionsRefused )
    | ( TryAgain )
  ;
  PlayAgainstHomiesResult:
    | ( OptionsRefused )
    | ( Omit<StartMatchSuccess, 'table'> & { table: _RefType['Table'] } )
    | ( TryAgain )
  ;
  PlayMoveResult:
    | ( MatchRefused )
    | ( MoveRejected )
    | ( NotFound )
    | ( PlayMoveSuccess )
    | ( PromptClosed )
    | ( TryAgain )
  ;
  QuickPlayResult:
    | ( Omit<QuickPlaySuccess, 'table'> & { table: _RefType['Table'] } )
    | ( TryAgain )
  ;
  ReplayResult:
    | ( NotFound )
    | ( Omit<Replay, 'match' | 'steps'> & { match: _RefType['Match'], steps: Array<_RefType['ReplayStep']> } )
    | ( ReplayRefused )
  ;
  SendEmoteResult:
    | ( NotFound )
    | ( TableRefused )
    | ( Omit<TableSuccess, 'table'> & { table: _RefType['Table'] } )
    | ( TooSoon )
    | ( TryAgain )
  ;
  SignInAsGuestResult:
    | ( NameRefused )
    | ( SignInAsGuestSuccess )
  ;
  SignInAsStaffResult:
    | ( SignInAsStaffSuccess )
    | ( SignInRefused )
  ;
  SkipPracticeResult:
    | ( MatchRefused )
    | ( NotFound )
    | ( SkipPracticeSuccess )
    | ( TryAgain )
  ;
  StartMatchResult:
    | ( NotFound )
    | ( Omit<StartMatchSuccess, 'table'> & { table: _RefType['Table'] } )
    | ( TableRefused )
    | ( TryAgain )
  ;
  StartPracticeResult:
    | ( Omit<StartMatchSuccess, 'table'> & { table: _RefType['Table'] } )
    | ( TryAgain )
  ;
  TableResult:
    | ( NotFound )
    | ( TableRefused )
    | ( Omit<TableSuccess, 'table'> & { table: _RefType['Table'] } )
    | ( TryAgain )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MatchEvent:
    | ( KierkiFertigGeworden )
    | ( KierkiGegeben )
    | ( KierkiGepasst )
    | ( KierkiKarteAngelegt )
    | ( KierkiKarteGespielt )
    | ( KierkiPartieBeendet )
    | ( KierkiPartieEroeffnet )
    | ( KierkiRestAufgedeckt )
    | ( KierkiSpielBegonnen )
    | ( KierkiSpielGewertet )
    | ( KierkiStichGewonnen )
    | ( KierkiTrumpfAngesagt )
    | ( KiezkoenigAusgebaut )
    | ( KiezkoenigAussetzenVerhaengt )
    | ( KiezkoenigBankErhaelt )
    | ( KiezkoenigBankZahlt )
    | ( KiezkoenigDeckelBezahlt )
    | ( KiezkoenigGekauft )
    | ( KiezkoenigGelassen )
    | ( KiezkoenigGewuerfelt )
    | ( KiezkoenigGezogen )
    | ( KiezkoenigKarteGezogen )
    | ( KiezkoenigKartenGemischt )
    | ( KiezkoenigNotverkauf )
    | ( KiezkoenigPartieEroeffnet )
    | ( KiezkoenigSperrstunde )
    | ( KiezkoenigSpielerZahlt )
    | ( KiezkoenigUebernommen )
    | ( KiezkoenigZugAusgesetzt )
    | ( KiezkoenigZugBegonnen )
    | ( KingAusgeteilt )
    | ( KingGeboten )
    | ( KingGepasst )
    | ( KingKarteGelegt )
    | ( KingKontraktAngesagt )
    | ( KingPartieBeendet )
    | ( KingPartieEroeffnet )
    | ( KingRestEntschieden )
    | ( KingSpielGewertet )
    | ( KingStichGewonnen )
    | ( KingTrumpfBehalten )
    | ( KingTrumpfBestimmt )
    | ( KingTrumpfVerkauft )
    | ( KronenduellAufgedeckt )
    | ( KronenduellDuellGewonnen )
    | ( KronenduellDuellUnentschieden )
    | ( KronenduellGelegt )
    | ( KronenduellKartenVerraten )
    | ( KronenduellPartieBegonnen )
    | ( KronenduellPartieUnentschieden )
    | ( KronenduellRundeBegonnen )
    | ( KronenduellRundeGewonnen )
    | ( KronenduellRundeVertagt )
    | ( MatchClockStarted )
    | ( MatchEnded )
    | ( MatchFrozen )
    | ( MatchPracticeSkipped )
    | ( MatchSeatAway )
    | ( MatchSeatBack )
    | ( MatchSeatLeft )
    | ( MatchStarted )
    | ( RentzAbgelehnt )
    | ( RentzAngelegt )
    | ( RentzAngesagt )
    | ( RentzAufgenommen )
    | ( RentzAusgesetzt )
    | ( RentzAusgestiegen )
    | ( RentzGabeGewertet )
    | ( RentzGegeben )
    | ( RentzGepasst )
    | ( RentzGespielt )
    | ( RentzPartieBeendet )
    | ( RentzPartieEroeffnet )
    | ( RentzStichGewonnen )
    | ( RentzVerzichtet )
    | ( RentzZugelassen )
    | ( WuerfelkoenigAufgehoert )
    | ( WuerfelkoenigBuergerAbgelegt )
    | ( WuerfelkoenigBuergerAufgedeckt )
    | ( WuerfelkoenigBuergerGenommen )
    | ( WuerfelkoenigDracheVerschenkt )
    | ( WuerfelkoenigGewuerfelt )
    | ( WuerfelkoenigOrtGegruendet )
    | ( WuerfelkoenigPartieBeendet )
    | ( WuerfelkoenigPartieEroeffnet )
    | ( WuerfelkoenigStrafeGenommen )
    | ( WuerfelkoenigZugBegonnen )
  ;
  Problem:
    | ( MatchRefused )
    | ( MoveRejected )
    | ( NameRefused )
    | ( NotFound )
    | ( OptionsRefused )
    | ( PromptClosed )
    | ( ReplayRefused )
    | ( SignInRefused )
    | ( TableRefused )
    | ( TooSoon )
    | ( TryAgain )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Actor: ResolverTypeWrapper<Actor>;
  ActorKind: ActorKind;
  AddHomieInput: AddHomieInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeNameInput: ChangeNameInput;
  ChangeNameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeNameResult']>;
  ChangeNameSuccess: ResolverTypeWrapper<ChangeNameSuccess>;
  ChangeTableInput: ChangeTableInput;
  ChangeTableResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeTableResult']>;
  ComeBackInput: ComeBackInput;
  ComeBackResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ComeBackResult']>;
  ComeBackSuccess: ResolverTypeWrapper<ComeBackSuccess>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Emote: Emote;
  EventRecord: ResolverTypeWrapper<EventRecord>;
  Farbe: Farbe;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GameId: GameId;
  GameMove: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GameMove']>;
  GameOptions: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GameOptions']>;
  GameOptionsInput: GameOptionsInput;
  GameQuestion: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GameQuestion']>;
  GameView: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GameView']>;
  Homie: ResolverTypeWrapper<Homie>;
  HomieLevel: HomieLevel;
  HomieName: HomieName;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Karte: Karte;
  KickPlayerInput: KickPlayerInput;
  KierkiAbkuerzung: KierkiAbkuerzung;
  KierkiAnlegenInput: KierkiAnlegenInput;
  KierkiAnsagenInput: KierkiAnsagenInput;
  KierkiFertigGeworden: ResolverTypeWrapper<KierkiFertigGeworden>;
  KierkiFrage: KierkiFrage;
  KierkiGegeben: ResolverTypeWrapper<KierkiGegeben>;
  KierkiGepasst: ResolverTypeWrapper<KierkiGepasst>;
  KierkiKarteAngelegt: ResolverTypeWrapper<KierkiKarteAngelegt>;
  KierkiKarteGespielt: ResolverTypeWrapper<KierkiKarteGespielt>;
  KierkiLegalMove: ResolverTypeWrapper<KierkiLegalMove>;
  KierkiLegung: ResolverTypeWrapper<KierkiLegung>;
  KierkiLetzteStiche: KierkiLetzteStiche;
  KierkiMoveInput: KierkiMoveInput;
  KierkiOptions: ResolverTypeWrapper<KierkiOptions>;
  KierkiOptionsInput: KierkiOptionsInput;
  KierkiPartieBeendet: ResolverTypeWrapper<KierkiPartieBeendet>;
  KierkiPartieEroeffnet: ResolverTypeWrapper<KierkiPartieEroeffnet>;
  KierkiPlanzeile: ResolverTypeWrapper<KierkiPlanzeile>;
  KierkiQuestion: ResolverTypeWrapper<KierkiQuestion>;
  KierkiReihe: ResolverTypeWrapper<KierkiReihe>;
  KierkiRestAufgedeckt: ResolverTypeWrapper<KierkiRestAufgedeckt>;
  KierkiSpiel: KierkiSpiel;
  KierkiSpielBegonnen: ResolverTypeWrapper<KierkiSpielBegonnen>;
  KierkiSpielGewertet: ResolverTypeWrapper<KierkiSpielGewertet>;
  KierkiSpielenInput: KierkiSpielenInput;
  KierkiSpieler: ResolverTypeWrapper<KierkiSpieler>;
  KierkiStich: ResolverTypeWrapper<KierkiStich>;
  KierkiStichGewonnen: ResolverTypeWrapper<KierkiStichGewonnen>;
  KierkiTarif: ResolverTypeWrapper<KierkiTarif>;
  KierkiTrumpfAngesagt: ResolverTypeWrapper<KierkiTrumpfAngesagt>;
  KierkiView: ResolverTypeWrapper<KierkiView>;
  KierkiZaehlstich: ResolverTypeWrapper<KierkiZaehlstich>;
  KierkiZettelzeile: ResolverTypeWrapper<KierkiZettelzeile>;
  KierkiZug: KierkiZug;
  KiezkoenigAusbauenInput: KiezkoenigAusbauenInput;
  KiezkoenigAusgebaut: ResolverTypeWrapper<KiezkoenigAusgebaut>;
  KiezkoenigAussetzenVerhaengt: ResolverTypeWrapper<KiezkoenigAussetzenVerhaengt>;
  KiezkoenigBankErhaelt: ResolverTypeWrapper<KiezkoenigBankErhaelt>;
  KiezkoenigBankGrund: KiezkoenigBankGrund;
  KiezkoenigBankZahlt: ResolverTypeWrapper<KiezkoenigBankZahlt>;
  KiezkoenigDeckelBezahlt: ResolverTypeWrapper<KiezkoenigDeckelBezahlt>;
  KiezkoenigFrage: KiezkoenigFrage;
  KiezkoenigGekauft: ResolverTypeWrapper<KiezkoenigGekauft>;
  KiezkoenigGelassen: ResolverTypeWrapper<KiezkoenigGelassen>;
  KiezkoenigGewuerfelt: ResolverTypeWrapper<KiezkoenigGewuerfelt>;
  KiezkoenigGezogen: ResolverTypeWrapper<KiezkoenigGezogen>;
  KiezkoenigKarte: KiezkoenigKarte;
  KiezkoenigKarteGezogen: ResolverTypeWrapper<KiezkoenigKarteGezogen>;
  KiezkoenigKartenGemischt: ResolverTypeWrapper<KiezkoenigKartenGemischt>;
  KiezkoenigKneipe: ResolverTypeWrapper<KiezkoenigKneipe>;
  KiezkoenigLegalMove: ResolverTypeWrapper<KiezkoenigLegalMove>;
  KiezkoenigMoveInput: KiezkoenigMoveInput;
  KiezkoenigNotverkauf: ResolverTypeWrapper<KiezkoenigNotverkauf>;
  KiezkoenigOptions: ResolverTypeWrapper<KiezkoenigOptions>;
  KiezkoenigOptionsInput: KiezkoenigOptionsInput;
  KiezkoenigPartieEroeffnet: ResolverTypeWrapper<KiezkoenigPartieEroeffnet>;
  KiezkoenigQuestion: ResolverTypeWrapper<KiezkoenigQuestion>;
  KiezkoenigSperrstunde: ResolverTypeWrapper<KiezkoenigSperrstunde>;
  KiezkoenigSpieler: ResolverTypeWrapper<KiezkoenigSpieler>;
  KiezkoenigSpielerZahlt: ResolverTypeWrapper<KiezkoenigSpielerZahlt>;
  KiezkoenigUebernommen: ResolverTypeWrapper<KiezkoenigUebernommen>;
  KiezkoenigViertel: KiezkoenigViertel;
  KiezkoenigView: ResolverTypeWrapper<KiezkoenigView>;
  KiezkoenigZug: KiezkoenigZug;
  KiezkoenigZugAusgesetzt: ResolverTypeWrapper<KiezkoenigZugAusgesetzt>;
  KiezkoenigZugBegonnen: ResolverTypeWrapper<KiezkoenigZugBegonnen>;
  KiezkoenigZugGrund: KiezkoenigZugGrund;
  KingAnsagenInput: KingAnsagenInput;
  KingAusgeteilt: ResolverTypeWrapper<KingAusgeteilt>;
  KingBestimmenInput: KingBestimmenInput;
  KingBietenInput: KingBietenInput;
  KingEntscheidung: KingEntscheidung;
  KingGebot: ResolverTypeWrapper<KingGebot>;
  KingGeboten: ResolverTypeWrapper<KingGeboten>;
  KingGepasst: ResolverTypeWrapper<KingGepasst>;
  KingKarteGelegt: ResolverTypeWrapper<KingKarteGelegt>;
  KingKauf: ResolverTypeWrapper<KingKauf>;
  KingKontrakt: KingKontrakt;
  KingKontraktAngesagt: ResolverTypeWrapper<KingKontraktAngesagt>;
  KingLegalMove: ResolverTypeWrapper<KingLegalMove>;
  KingLegenInput: KingLegenInput;
  KingMoveInput: KingMoveInput;
  KingOptions: ResolverTypeWrapper<KingOptions>;
  KingOptionsInput: KingOptionsInput;
  KingPartieBeendet: ResolverTypeWrapper<KingPartieBeendet>;
  KingPartieEroeffnet: ResolverTypeWrapper<KingPartieEroeffnet>;
  KingQuestion: ResolverTypeWrapper<KingQuestion>;
  KingRestEntschieden: ResolverTypeWrapper<KingRestEntschieden>;
  KingRestgrund: KingRestgrund;
  KingSpielGewertet: ResolverTypeWrapper<KingSpielGewertet>;
  KingSpieler: ResolverTypeWrapper<KingSpieler>;
  KingSpielform: KingSpielform;
  KingStich: ResolverTypeWrapper<KingStich>;
  KingStichGewonnen: ResolverTypeWrapper<KingStichGewonnen>;
  KingTarif: ResolverTypeWrapper<KingTarif>;
  KingTrumpfBehalten: ResolverTypeWrapper<KingTrumpfBehalten>;
  KingTrumpfBestimmt: ResolverTypeWrapper<KingTrumpfBestimmt>;
  KingTrumpfVerkauft: ResolverTypeWrapper<KingTrumpfVerkauft>;
  KingTrumpfwahl: KingTrumpfwahl;
  KingView: ResolverTypeWrapper<KingView>;
  KingVorrat: ResolverTypeWrapper<KingVorrat>;
  KingZaehlstich: ResolverTypeWrapper<KingZaehlstich>;
  KingZettelzeile: ResolverTypeWrapper<KingZettelzeile>;
  KingZug: KingZug;
  KronenduellAufgedeckt: ResolverTypeWrapper<KronenduellAufgedeckt>;
  KronenduellChance: ResolverTypeWrapper<KronenduellChance>;
  KronenduellDuellGewonnen: ResolverTypeWrapper<KronenduellDuellGewonnen>;
  KronenduellDuellUnentschieden: ResolverTypeWrapper<KronenduellDuellUnentschieden>;
  KronenduellGelegt: ResolverTypeWrapper<KronenduellGelegt>;
  KronenduellKartenVerraten: ResolverTypeWrapper<KronenduellKartenVerraten>;
  KronenduellLegalMove: ResolverTypeWrapper<KronenduellLegalMove>;
  KronenduellLegenInput: KronenduellLegenInput;
  KronenduellMoveInput: KronenduellMoveInput;
  KronenduellOptions: ResolverTypeWrapper<KronenduellOptions>;
  KronenduellOptionsInput: KronenduellOptionsInput;
  KronenduellPartieBegonnen: ResolverTypeWrapper<KronenduellPartieBegonnen>;
  KronenduellPartieUnentschieden: ResolverTypeWrapper<KronenduellPartieUnentschieden>;
  KronenduellQuestion: ResolverTypeWrapper<KronenduellQuestion>;
  KronenduellRegel: KronenduellRegel;
  KronenduellRunde: ResolverTypeWrapper<KronenduellRunde>;
  KronenduellRundeBegonnen: ResolverTypeWrapper<KronenduellRundeBegonnen>;
  KronenduellRundeGewonnen: ResolverTypeWrapper<KronenduellRundeGewonnen>;
  KronenduellRundeVertagt: ResolverTypeWrapper<KronenduellRundeVertagt>;
  KronenduellSpieler: ResolverTypeWrapper<KronenduellSpieler>;
  KronenduellView: ResolverTypeWrapper<KronenduellView>;
  KronenduellWahl: KronenduellWahl;
  KronenduellZug: KronenduellZug;
  LeaveMatchInput: LeaveMatchInput;
  LeaveMatchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeaveMatchResult']>;
  LeaveMatchSuccess: ResolverTypeWrapper<LeaveMatchSuccess>;
  LeaveTableInput: LeaveTableInput;
  LobbyFrame: ResolverTypeWrapper<Omit<LobbyFrame, 'tables'> & { tables: Array<ResolversTypes['LobbyTable']> }>;
  LobbyTable: ResolverTypeWrapper<Omit<LobbyTable, 'options'> & { options: ResolversTypes['GameOptions'] }>;
  Match: ResolverTypeWrapper<Omit<Match, 'options' | 'seats'> & { options: ResolversTypes['GameOptions'], seats: Array<ResolversTypes['MatchSeat']> }>;
  MatchClockStarted: ResolverTypeWrapper<MatchClockStarted>;
  MatchConnection: ResolverTypeWrapper<Omit<MatchConnection, 'nodes'> & { nodes: Array<ResolversTypes['MatchListItem']> }>;
  MatchEnded: ResolverTypeWrapper<MatchEnded>;
  MatchEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MatchEvent']>;
  MatchFilter: MatchFilter;
  MatchFrame: ResolverTypeWrapper<Omit<MatchFrame, 'event' | 'prompts' | 'view'> & { event?: Maybe<ResolversTypes['MatchEvent']>, prompts: Array<ResolversTypes['Prompt']>, view?: Maybe<ResolversTypes['GameView']> }>;
  MatchFrozen: ResolverTypeWrapper<MatchFrozen>;
  MatchListItem: ResolverTypeWrapper<Omit<MatchListItem, 'seats'> & { seats: Array<ResolversTypes['MatchSeat']> }>;
  MatchPracticeSkipped: ResolverTypeWrapper<MatchPracticeSkipped>;
  MatchRefused: ResolverTypeWrapper<MatchRefused>;
  MatchSeat: ResolverTypeWrapper<Omit<MatchSeat, 'occupant'> & { occupant: ResolversTypes['Occupant'] }>;
  MatchSeatAway: ResolverTypeWrapper<MatchSeatAway>;
  MatchSeatBack: ResolverTypeWrapper<MatchSeatBack>;
  MatchSeatLeft: ResolverTypeWrapper<MatchSeatLeft>;
  MatchStarted: ResolverTypeWrapper<MatchStarted>;
  MatchStatus: MatchStatus;
  Me: ResolverTypeWrapper<Me>;
  MoveInput: MoveInput;
  MoveRejected: ResolverTypeWrapper<MoveRejected>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyMatch: ResolverTypeWrapper<Omit<MyMatch, 'seats'> & { seats: Array<ResolversTypes['MatchSeat']> }>;
  NameRefused: ResolverTypeWrapper<NameRefused>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Occupant: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Occupant']>;
  OpenTableInput: OpenTableInput;
  OpenTableResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenTableResult']>;
  OpenTableSuccess: ResolverTypeWrapper<Omit<OpenTableSuccess, 'table'> & { table: ResolversTypes['Table'] }>;
  OptionsCheck: ResolverTypeWrapper<OptionsCheck>;
  OptionsRefused: ResolverTypeWrapper<OptionsRefused>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PlayAgainstHomiesInput: PlayAgainstHomiesInput;
  PlayAgainstHomiesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlayAgainstHomiesResult']>;
  PlayMoveInput: PlayMoveInput;
  PlayMoveResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlayMoveResult']>;
  PlayMoveSuccess: ResolverTypeWrapper<PlayMoveSuccess>;
  Player: ResolverTypeWrapper<Player>;
  PracticeStep: ResolverTypeWrapper<PracticeStep>;
  PresenceFrame: ResolverTypeWrapper<PresenceFrame>;
  PresenceOf: PresenceOf;
  Problem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Problem']>;
  ProblemCode: ProblemCode;
  Prompt: ResolverTypeWrapper<Omit<Prompt, 'legalMoves' | 'question'> & { legalMoves: Array<ResolversTypes['GameMove']>, question: ResolversTypes['GameQuestion'] }>;
  PromptClock: ResolverTypeWrapper<PromptClock>;
  PromptClosed: ResolverTypeWrapper<PromptClosed>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickPlayInput: QuickPlayInput;
  QuickPlayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QuickPlayResult']>;
  QuickPlaySuccess: ResolverTypeWrapper<Omit<QuickPlaySuccess, 'table'> & { table: ResolversTypes['Table'] }>;
  QuickQueue: ResolverTypeWrapper<QuickQueue>;
  QuickTable: ResolverTypeWrapper<QuickTable>;
  RemoveHomieInput: RemoveHomieInput;
  RentzAbgelehnt: ResolverTypeWrapper<RentzAbgelehnt>;
  RentzAngelegt: ResolverTypeWrapper<RentzAngelegt>;
  RentzAngesagt: ResolverTypeWrapper<RentzAngesagt>;
  RentzAnsageInput: RentzAnsageInput;
  RentzAufgenommen: ResolverTypeWrapper<RentzAufgenommen>;
  RentzAusgesetzt: ResolverTypeWrapper<RentzAusgesetzt>;
  RentzAusgestiegen: ResolverTypeWrapper<RentzAusgestiegen>;
  RentzEntscheidung: RentzEntscheidung;
  RentzGabeGewertet: ResolverTypeWrapper<RentzGabeGewertet>;
  RentzGegeben: ResolverTypeWrapper<RentzGegeben>;
  RentzGepasst: ResolverTypeWrapper<RentzGepasst>;
  RentzGespielt: ResolverTypeWrapper<RentzGespielt>;
  RentzKarteInput: RentzKarteInput;
  RentzLegalMove: ResolverTypeWrapper<RentzLegalMove>;
  RentzMoveInput: RentzMoveInput;
  RentzOptions: ResolverTypeWrapper<RentzOptions>;
  RentzOptionsInput: RentzOptionsInput;
  RentzPartieBeendet: ResolverTypeWrapper<RentzPartieBeendet>;
  RentzPartieEroeffnet: ResolverTypeWrapper<RentzPartieEroeffnet>;
  RentzPhase: RentzPhase;
  RentzQuestion: ResolverTypeWrapper<RentzQuestion>;
  RentzReihe: ResolverTypeWrapper<RentzReihe>;
  RentzSpiel: RentzSpiel;
  RentzSpieler: ResolverTypeWrapper<RentzSpieler>;
  RentzStich: ResolverTypeWrapper<RentzStich>;
  RentzStichGewonnen: ResolverTypeWrapper<RentzStichGewonnen>;
  RentzVerzichtet: ResolverTypeWrapper<RentzVerzichtet>;
  RentzView: ResolverTypeWrapper<RentzView>;
  RentzWerte: ResolverTypeWrapper<RentzWerte>;
  RentzZettelzeile: ResolverTypeWrapper<RentzZettelzeile>;
  RentzZug: RentzZug;
  RentzZugelassen: ResolverTypeWrapper<RentzZugelassen>;
  Replay: ResolverTypeWrapper<Omit<Replay, 'match' | 'steps'> & { match: ResolversTypes['Match'], steps: Array<ResolversTypes['ReplayStep']> }>;
  ReplayRefused: ResolverTypeWrapper<ReplayRefused>;
  ReplayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplayResult']>;
  ReplayStep: ResolverTypeWrapper<Omit<ReplayStep, 'frame'> & { frame: ResolversTypes['MatchFrame'] }>;
  SeatController: SeatController;
  SendEmoteInput: SendEmoteInput;
  SendEmoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendEmoteResult']>;
  SetHomieLevelInput: SetHomieLevelInput;
  SetReadyInput: SetReadyInput;
  SignInAsGuestInput: SignInAsGuestInput;
  SignInAsGuestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInAsGuestResult']>;
  SignInAsGuestSuccess: ResolverTypeWrapper<SignInAsGuestSuccess>;
  SignInAsStaffInput: SignInAsStaffInput;
  SignInAsStaffResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInAsStaffResult']>;
  SignInAsStaffSuccess: ResolverTypeWrapper<SignInAsStaffSuccess>;
  SignInRefused: ResolverTypeWrapper<SignInRefused>;
  SkipPracticeInput: SkipPracticeInput;
  SkipPracticeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SkipPracticeResult']>;
  SkipPracticeSuccess: ResolverTypeWrapper<SkipPracticeSuccess>;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StandingLine: ResolverTypeWrapper<StandingLine>;
  StartMatchInput: StartMatchInput;
  StartMatchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartMatchResult']>;
  StartMatchSuccess: ResolverTypeWrapper<Omit<StartMatchSuccess, 'table'> & { table: ResolversTypes['Table'] }>;
  StartPracticeInput: StartPracticeInput;
  StartPracticeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPracticeResult']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Table: ResolverTypeWrapper<Omit<Table, 'matches' | 'options' | 'seats'> & { matches: Array<ResolversTypes['TableMatch']>, options: ResolversTypes['GameOptions'], seats: Array<ResolversTypes['TableSeat']> }>;
  TableBy: TableBy;
  TableEmote: ResolverTypeWrapper<TableEmote>;
  TableEventKind: TableEventKind;
  TableFrame: ResolverTypeWrapper<Omit<TableFrame, 'table'> & { table: ResolversTypes['Table'] }>;
  TableMatch: ResolverTypeWrapper<Omit<TableMatch, 'winners'> & { winners: Array<ResolversTypes['Occupant']> }>;
  TableRefused: ResolverTypeWrapper<TableRefused>;
  TableResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TableResult']>;
  TableSeat: ResolverTypeWrapper<Omit<TableSeat, 'occupant'> & { occupant?: Maybe<ResolversTypes['Occupant']> }>;
  TableSeries: ResolverTypeWrapper<TableSeries>;
  TableStatus: TableStatus;
  TableSuccess: ResolverTypeWrapper<Omit<TableSuccess, 'table'> & { table: ResolversTypes['Table'] }>;
  TakeSeatInput: TakeSeatInput;
  TooSoon: ResolverTypeWrapper<TooSoon>;
  TryAgain: ResolverTypeWrapper<TryAgain>;
  ViewpointInput: ViewpointInput;
  WuerfelkoenigArt: WuerfelkoenigArt;
  WuerfelkoenigAufgehoert: ResolverTypeWrapper<WuerfelkoenigAufgehoert>;
  WuerfelkoenigBedingung: WuerfelkoenigBedingung;
  WuerfelkoenigBuerger: WuerfelkoenigBuerger;
  WuerfelkoenigBuergerAbgelegt: ResolverTypeWrapper<WuerfelkoenigBuergerAbgelegt>;
  WuerfelkoenigBuergerAufgedeckt: ResolverTypeWrapper<WuerfelkoenigBuergerAufgedeckt>;
  WuerfelkoenigBuergerGenommen: ResolverTypeWrapper<WuerfelkoenigBuergerGenommen>;
  WuerfelkoenigBuergerkarte: ResolverTypeWrapper<WuerfelkoenigBuergerkarte>;
  WuerfelkoenigDracheVerschenkt: ResolverTypeWrapper<WuerfelkoenigDracheVerschenkt>;
  WuerfelkoenigEnde: WuerfelkoenigEnde;
  WuerfelkoenigFarbe: WuerfelkoenigFarbe;
  WuerfelkoenigGewuerfelt: ResolverTypeWrapper<WuerfelkoenigGewuerfelt>;
  WuerfelkoenigLegalMove: ResolverTypeWrapper<WuerfelkoenigLegalMove>;
  WuerfelkoenigMoveInput: WuerfelkoenigMoveInput;
  WuerfelkoenigNehmenInput: WuerfelkoenigNehmenInput;
  WuerfelkoenigOptions: ResolverTypeWrapper<WuerfelkoenigOptions>;
  WuerfelkoenigOptionsInput: WuerfelkoenigOptionsInput;
  WuerfelkoenigOrt: WuerfelkoenigOrt;
  WuerfelkoenigOrtGegruendet: ResolverTypeWrapper<WuerfelkoenigOrtGegruendet>;
  WuerfelkoenigPartieBeendet: ResolverTypeWrapper<WuerfelkoenigPartieBeendet>;
  WuerfelkoenigPartieEroeffnet: ResolverTypeWrapper<WuerfelkoenigPartieEroeffnet>;
  WuerfelkoenigPlatz: ResolverTypeWrapper<WuerfelkoenigPlatz>;
  WuerfelkoenigQuestion: ResolverTypeWrapper<WuerfelkoenigQuestion>;
  WuerfelkoenigSchenkenInput: WuerfelkoenigSchenkenInput;
  WuerfelkoenigSchritt: WuerfelkoenigSchritt;
  WuerfelkoenigSorte: WuerfelkoenigSorte;
  WuerfelkoenigSpieler: ResolverTypeWrapper<WuerfelkoenigSpieler>;
  WuerfelkoenigStapelkarte: ResolverTypeWrapper<WuerfelkoenigStapelkarte>;
  WuerfelkoenigStrafeGenommen: ResolverTypeWrapper<WuerfelkoenigStrafeGenommen>;
  WuerfelkoenigView: ResolverTypeWrapper<WuerfelkoenigView>;
  WuerfelkoenigWuerfelfarbe: WuerfelkoenigWuerfelfarbe;
  WuerfelkoenigWuerfelnInput: WuerfelkoenigWuerfelnInput;
  WuerfelkoenigZug: WuerfelkoenigZug;
  WuerfelkoenigZugBegonnen: ResolverTypeWrapper<WuerfelkoenigZugBegonnen>;
  Yes: Yes;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Actor: Actor;
  AddHomieInput: AddHomieInput;
  Boolean: Scalars['Boolean']['output'];
  ChangeNameInput: ChangeNameInput;
  ChangeNameResult: ResolversUnionTypes<ResolversParentTypes>['ChangeNameResult'];
  ChangeNameSuccess: ChangeNameSuccess;
  ChangeTableInput: ChangeTableInput;
  ChangeTableResult: ResolversUnionTypes<ResolversParentTypes>['ChangeTableResult'];
  ComeBackInput: ComeBackInput;
  ComeBackResult: ResolversUnionTypes<ResolversParentTypes>['ComeBackResult'];
  ComeBackSuccess: ComeBackSuccess;
  DateTime: Scalars['DateTime']['output'];
  EventRecord: EventRecord;
  Float: Scalars['Float']['output'];
  GameMove: ResolversUnionTypes<ResolversParentTypes>['GameMove'];
  GameOptions: ResolversUnionTypes<ResolversParentTypes>['GameOptions'];
  GameOptionsInput: GameOptionsInput;
  GameQuestion: ResolversUnionTypes<ResolversParentTypes>['GameQuestion'];
  GameView: ResolversUnionTypes<ResolversParentTypes>['GameView'];
  Homie: Homie;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  KickPlayerInput: KickPlayerInput;
  KierkiAnlegenInput: KierkiAnlegenInput;
  KierkiAnsagenInput: KierkiAnsagenInput;
  KierkiFertigGeworden: KierkiFertigGeworden;
  KierkiGegeben: KierkiGegeben;
  KierkiGepasst: KierkiGepasst;
  KierkiKarteAngelegt: KierkiKarteAngelegt;
  KierkiKarteGespielt: KierkiKarteGespielt;
  KierkiLegalMove: KierkiLegalMove;
  KierkiLegung: KierkiLegung;
  KierkiMoveInput: KierkiMoveInput;
  KierkiOptions: KierkiOptions;
  KierkiOptionsInput: KierkiOptionsInput;
  KierkiPartieBeendet: KierkiPartieBeendet;
  KierkiPartieEroeffnet: KierkiPartieEroeffnet;
  KierkiPlanzeile: KierkiPlanzeile;
  KierkiQuestion: KierkiQuestion;
  KierkiReihe: KierkiReihe;
  KierkiRestAufgedeckt: KierkiRestAufgedeckt;
  KierkiSpielBegonnen: KierkiSpielBegonnen;
  KierkiSpielGewertet: KierkiSpielGewertet;
  KierkiSpielenInput: KierkiSpielenInput;
  KierkiSpieler: KierkiSpieler;
  KierkiStich: KierkiStich;
  KierkiStichGewonnen: KierkiStichGewonnen;
  KierkiTarif: KierkiTarif;
  KierkiTrumpfAngesagt: KierkiTrumpfAngesagt;
  KierkiView: KierkiView;
  KierkiZaehlstich: KierkiZaehlstich;
  KierkiZettelzeile: KierkiZettelzeile;
  KiezkoenigAusbauenInput: KiezkoenigAusbauenInput;
  KiezkoenigAusgebaut: KiezkoenigAusgebaut;
  KiezkoenigAussetzenVerhaengt: KiezkoenigAussetzenVerhaengt;
  KiezkoenigBankErhaelt: KiezkoenigBankErhaelt;
  KiezkoenigBankZahlt: KiezkoenigBankZahlt;
  KiezkoenigDeckelBezahlt: KiezkoenigDeckelBezahlt;
  KiezkoenigGekauft: KiezkoenigGekauft;
  KiezkoenigGelassen: KiezkoenigGelassen;
  KiezkoenigGewuerfelt: KiezkoenigGewuerfelt;
  KiezkoenigGezogen: KiezkoenigGezogen;
  KiezkoenigKarteGezogen: KiezkoenigKarteGezogen;
  KiezkoenigKartenGemischt: KiezkoenigKartenGemischt;
  KiezkoenigKneipe: KiezkoenigKneipe;
  KiezkoenigLegalMove: KiezkoenigLegalMove;
  KiezkoenigMoveInput: KiezkoenigMoveInput;
  KiezkoenigNotverkauf: KiezkoenigNotverkauf;
  KiezkoenigOptions: KiezkoenigOptions;
  KiezkoenigOptionsInput: KiezkoenigOptionsInput;
  KiezkoenigPartieEroeffnet: KiezkoenigPartieEroeffnet;
  KiezkoenigQuestion: KiezkoenigQuestion;
  KiezkoenigSperrstunde: KiezkoenigSperrstunde;
  KiezkoenigSpieler: KiezkoenigSpieler;
  KiezkoenigSpielerZahlt: KiezkoenigSpielerZahlt;
  KiezkoenigUebernommen: KiezkoenigUebernommen;
  KiezkoenigView: KiezkoenigView;
  KiezkoenigZugAusgesetzt: KiezkoenigZugAusgesetzt;
  KiezkoenigZugBegonnen: KiezkoenigZugBegonnen;
  KingAnsagenInput: KingAnsagenInput;
  KingAusgeteilt: KingAusgeteilt;
  KingBestimmenInput: KingBestimmenInput;
  KingBietenInput: KingBietenInput;
  KingGebot: KingGebot;
  KingGeboten: KingGeboten;
  KingGepasst: KingGepasst;
  KingKarteGelegt: KingKarteGelegt;
  KingKauf: KingKauf;
  KingKontraktAngesagt: KingKontraktAngesagt;
  KingLegalMove: KingLegalMove;
  KingLegenInput: KingLegenInput;
  KingMoveInput: KingMoveInput;
  KingOptions: KingOptions;
  KingOptionsInput: KingOptionsInput;
  KingPartieBeendet: KingPartieBeendet;
  KingPartieEroeffnet: KingPartieEroeffnet;
  KingQuestion: KingQuestion;
  KingRestEntschieden: KingRestEntschieden;
  KingSpielGewertet: KingSpielGewertet;
  KingSpieler: KingSpieler;
  KingStich: KingStich;
  KingStichGewonnen: KingStichGewonnen;
  KingTarif: KingTarif;
  KingTrumpfBehalten: KingTrumpfBehalten;
  KingTrumpfBestimmt: KingTrumpfBestimmt;
  KingTrumpfVerkauft: KingTrumpfVerkauft;
  KingView: KingView;
  KingVorrat: KingVorrat;
  KingZaehlstich: KingZaehlstich;
  KingZettelzeile: KingZettelzeile;
  KronenduellAufgedeckt: KronenduellAufgedeckt;
  KronenduellChance: KronenduellChance;
  KronenduellDuellGewonnen: KronenduellDuellGewonnen;
  KronenduellDuellUnentschieden: KronenduellDuellUnentschieden;
  KronenduellGelegt: KronenduellGelegt;
  KronenduellKartenVerraten: KronenduellKartenVerraten;
  KronenduellLegalMove: KronenduellLegalMove;
  KronenduellLegenInput: KronenduellLegenInput;
  KronenduellMoveInput: KronenduellMoveInput;
  KronenduellOptions: KronenduellOptions;
  KronenduellOptionsInput: KronenduellOptionsInput;
  KronenduellPartieBegonnen: KronenduellPartieBegonnen;
  KronenduellPartieUnentschieden: KronenduellPartieUnentschieden;
  KronenduellQuestion: KronenduellQuestion;
  KronenduellRunde: KronenduellRunde;
  KronenduellRundeBegonnen: KronenduellRundeBegonnen;
  KronenduellRundeGewonnen: KronenduellRundeGewonnen;
  KronenduellRundeVertagt: KronenduellRundeVertagt;
  KronenduellSpieler: KronenduellSpieler;
  KronenduellView: KronenduellView;
  LeaveMatchInput: LeaveMatchInput;
  LeaveMatchResult: ResolversUnionTypes<ResolversParentTypes>['LeaveMatchResult'];
  LeaveMatchSuccess: LeaveMatchSuccess;
  LeaveTableInput: LeaveTableInput;
  LobbyFrame: Omit<LobbyFrame, 'tables'> & { tables: Array<ResolversParentTypes['LobbyTable']> };
  LobbyTable: Omit<LobbyTable, 'options'> & { options: ResolversParentTypes['GameOptions'] };
  Match: Omit<Match, 'options' | 'seats'> & { options: ResolversParentTypes['GameOptions'], seats: Array<ResolversParentTypes['MatchSeat']> };
  MatchClockStarted: MatchClockStarted;
  MatchConnection: Omit<MatchConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MatchListItem']> };
  MatchEnded: MatchEnded;
  MatchEvent: ResolversInterfaceTypes<ResolversParentTypes>['MatchEvent'];
  MatchFilter: MatchFilter;
  MatchFrame: Omit<MatchFrame, 'event' | 'prompts' | 'view'> & { event?: Maybe<ResolversParentTypes['MatchEvent']>, prompts: Array<ResolversParentTypes['Prompt']>, view?: Maybe<ResolversParentTypes['GameView']> };
  MatchFrozen: MatchFrozen;
  MatchListItem: Omit<MatchListItem, 'seats'> & { seats: Array<ResolversParentTypes['MatchSeat']> };
  MatchPracticeSkipped: MatchPracticeSkipped;
  MatchRefused: MatchRefused;
  MatchSeat: Omit<MatchSeat, 'occupant'> & { occupant: ResolversParentTypes['Occupant'] };
  MatchSeatAway: MatchSeatAway;
  MatchSeatBack: MatchSeatBack;
  MatchSeatLeft: MatchSeatLeft;
  MatchStarted: MatchStarted;
  Me: Me;
  MoveInput: MoveInput;
  MoveRejected: MoveRejected;
  Mutation: Record<PropertyKey, never>;
  MyMatch: Omit<MyMatch, 'seats'> & { seats: Array<ResolversParentTypes['MatchSeat']> };
  NameRefused: NameRefused;
  NotFound: NotFound;
  Occupant: ResolversUnionTypes<ResolversParentTypes>['Occupant'];
  OpenTableInput: OpenTableInput;
  OpenTableResult: ResolversUnionTypes<ResolversParentTypes>['OpenTableResult'];
  OpenTableSuccess: Omit<OpenTableSuccess, 'table'> & { table: ResolversParentTypes['Table'] };
  OptionsCheck: OptionsCheck;
  OptionsRefused: OptionsRefused;
  PageInfo: PageInfo;
  PlayAgainstHomiesInput: PlayAgainstHomiesInput;
  PlayAgainstHomiesResult: ResolversUnionTypes<ResolversParentTypes>['PlayAgainstHomiesResult'];
  PlayMoveInput: PlayMoveInput;
  PlayMoveResult: ResolversUnionTypes<ResolversParentTypes>['PlayMoveResult'];
  PlayMoveSuccess: PlayMoveSuccess;
  Player: Player;
  PracticeStep: PracticeStep;
  PresenceFrame: PresenceFrame;
  PresenceOf: PresenceOf;
  Problem: ResolversInterfaceTypes<ResolversParentTypes>['Problem'];
  Prompt: Omit<Prompt, 'legalMoves' | 'question'> & { legalMoves: Array<ResolversParentTypes['GameMove']>, question: ResolversParentTypes['GameQuestion'] };
  PromptClock: PromptClock;
  PromptClosed: PromptClosed;
  Query: Record<PropertyKey, never>;
  QuickPlayInput: QuickPlayInput;
  QuickPlayResult: ResolversUnionTypes<ResolversParentTypes>['QuickPlayResult'];
  QuickPlaySuccess: Omit<QuickPlaySuccess, 'table'> & { table: ResolversParentTypes['Table'] };
  QuickQueue: QuickQueue;
  QuickTable: QuickTable;
  RemoveHomieInput: RemoveHomieInput;
  RentzAbgelehnt: RentzAbgelehnt;
  RentzAngelegt: RentzAngelegt;
  RentzAngesagt: RentzAngesagt;
  RentzAnsageInput: RentzAnsageInput;
  RentzAufgenommen: RentzAufgenommen;
  RentzAusgesetzt: RentzAusgesetzt;
  RentzAusgestiegen: RentzAusgestiegen;
  RentzGabeGewertet: RentzGabeGewertet;
  RentzGegeben: RentzGegeben;
  RentzGepasst: RentzGepasst;
  RentzGespielt: RentzGespielt;
  RentzKarteInput: RentzKarteInput;
  RentzLegalMove: RentzLegalMove;
  RentzMoveInput: RentzMoveInput;
  RentzOptions: RentzOptions;
  RentzOptionsInput: RentzOptionsInput;
  RentzPartieBeendet: RentzPartieBeendet;
  RentzPartieEroeffnet: RentzPartieEroeffnet;
  RentzQuestion: RentzQuestion;
  RentzReihe: RentzReihe;
  RentzSpieler: RentzSpieler;
  RentzStich: RentzStich;
  RentzStichGewonnen: RentzStichGewonnen;
  RentzVerzichtet: RentzVerzichtet;
  RentzView: RentzView;
  RentzWerte: RentzWerte;
  RentzZettelzeile: RentzZettelzeile;
  RentzZugelassen: RentzZugelassen;
  Replay: Omit<Replay, 'match' | 'steps'> & { match: ResolversParentTypes['Match'], steps: Array<ResolversParentTypes['ReplayStep']> };
  ReplayRefused: ReplayRefused;
  ReplayResult: ResolversUnionTypes<ResolversParentTypes>['ReplayResult'];
  ReplayStep: Omit<ReplayStep, 'frame'> & { frame: ResolversParentTypes['MatchFrame'] };
  SendEmoteInput: SendEmoteInput;
  SendEmoteResult: ResolversUnionTypes<ResolversParentTypes>['SendEmoteResult'];
  SetHomieLevelInput: SetHomieLevelInput;
  SetReadyInput: SetReadyInput;
  SignInAsGuestInput: SignInAsGuestInput;
  SignInAsGuestResult: ResolversUnionTypes<ResolversParentTypes>['SignInAsGuestResult'];
  SignInAsGuestSuccess: SignInAsGuestSuccess;
  SignInAsStaffInput: SignInAsStaffInput;
  SignInAsStaffResult: ResolversUnionTypes<ResolversParentTypes>['SignInAsStaffResult'];
  SignInAsStaffSuccess: SignInAsStaffSuccess;
  SignInRefused: SignInRefused;
  SkipPracticeInput: SkipPracticeInput;
  SkipPracticeResult: ResolversUnionTypes<ResolversParentTypes>['SkipPracticeResult'];
  SkipPracticeSuccess: SkipPracticeSuccess;
  StaffMember: StaffMember;
  StandingLine: StandingLine;
  StartMatchInput: StartMatchInput;
  StartMatchResult: ResolversUnionTypes<ResolversParentTypes>['StartMatchResult'];
  StartMatchSuccess: Omit<StartMatchSuccess, 'table'> & { table: ResolversParentTypes['Table'] };
  StartPracticeInput: StartPracticeInput;
  StartPracticeResult: ResolversUnionTypes<ResolversParentTypes>['StartPracticeResult'];
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Table: Omit<Table, 'matches' | 'options' | 'seats'> & { matches: Array<ResolversParentTypes['TableMatch']>, options: ResolversParentTypes['GameOptions'], seats: Array<ResolversParentTypes['TableSeat']> };
  TableBy: TableBy;
  TableEmote: TableEmote;
  TableFrame: Omit<TableFrame, 'table'> & { table: ResolversParentTypes['Table'] };
  TableMatch: Omit<TableMatch, 'winners'> & { winners: Array<ResolversParentTypes['Occupant']> };
  TableRefused: TableRefused;
  TableResult: ResolversUnionTypes<ResolversParentTypes>['TableResult'];
  TableSeat: Omit<TableSeat, 'occupant'> & { occupant?: Maybe<ResolversParentTypes['Occupant']> };
  TableSeries: TableSeries;
  TableSuccess: Omit<TableSuccess, 'table'> & { table: ResolversParentTypes['Table'] };
  TakeSeatInput: TakeSeatInput;
  TooSoon: TooSoon;
  TryAgain: TryAgain;
  ViewpointInput: ViewpointInput;
  WuerfelkoenigAufgehoert: WuerfelkoenigAufgehoert;
  WuerfelkoenigBuergerAbgelegt: WuerfelkoenigBuergerAbgelegt;
  WuerfelkoenigBuergerAufgedeckt: WuerfelkoenigBuergerAufgedeckt;
  WuerfelkoenigBuergerGenommen: WuerfelkoenigBuergerGenommen;
  WuerfelkoenigBuergerkarte: WuerfelkoenigBuergerkarte;
  WuerfelkoenigDracheVerschenkt: WuerfelkoenigDracheVerschenkt;
  WuerfelkoenigGewuerfelt: WuerfelkoenigGewuerfelt;
  WuerfelkoenigLegalMove: WuerfelkoenigLegalMove;
  WuerfelkoenigMoveInput: WuerfelkoenigMoveInput;
  WuerfelkoenigNehmenInput: WuerfelkoenigNehmenInput;
  WuerfelkoenigOptions: WuerfelkoenigOptions;
  WuerfelkoenigOptionsInput: WuerfelkoenigOptionsInput;
  WuerfelkoenigOrtGegruendet: WuerfelkoenigOrtGegruendet;
  WuerfelkoenigPartieBeendet: WuerfelkoenigPartieBeendet;
  WuerfelkoenigPartieEroeffnet: WuerfelkoenigPartieEroeffnet;
  WuerfelkoenigPlatz: WuerfelkoenigPlatz;
  WuerfelkoenigQuestion: WuerfelkoenigQuestion;
  WuerfelkoenigSchenkenInput: WuerfelkoenigSchenkenInput;
  WuerfelkoenigSpieler: WuerfelkoenigSpieler;
  WuerfelkoenigStapelkarte: WuerfelkoenigStapelkarte;
  WuerfelkoenigStrafeGenommen: WuerfelkoenigStrafeGenommen;
  WuerfelkoenigView: WuerfelkoenigView;
  WuerfelkoenigWuerfelnInput: WuerfelkoenigWuerfelnInput;
  WuerfelkoenigZugBegonnen: WuerfelkoenigZugBegonnen;
};

export type ActorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  kind?: Resolver<ResolversTypes['ActorKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeNameResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangeNameResult'] = ResolversParentTypes['ChangeNameResult']> = {
  __resolveType: TypeResolveFn<'ChangeNameSuccess' | 'NameRefused', ParentType, ContextType>;
};

export type ChangeNameSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangeNameSuccess'] = ResolversParentTypes['ChangeNameSuccess']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeTableResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangeTableResult'] = ResolversParentTypes['ChangeTableResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'OptionsRefused' | 'TableRefused' | 'TableSuccess' | 'TryAgain', ParentType, ContextType>;
};

export type ComeBackResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComeBackResult'] = ResolversParentTypes['ComeBackResult']> = {
  __resolveType: TypeResolveFn<'ComeBackSuccess' | 'MatchRefused' | 'NotFound' | 'TryAgain', ParentType, ContextType>;
};

export type ComeBackSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComeBackSuccess'] = ResolversParentTypes['ComeBackSuccess']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EventRecordResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventRecord'] = ResolversParentTypes['EventRecord']> = {
  commandId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  correlation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draws?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promptId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  schemaVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GameMoveResolvers<ContextType = any, ParentType extends ResolversParentTypes['GameMove'] = ResolversParentTypes['GameMove']> = {
  __resolveType: TypeResolveFn<'KierkiLegalMove' | 'KiezkoenigLegalMove' | 'KingLegalMove' | 'KronenduellLegalMove' | 'RentzLegalMove' | 'WuerfelkoenigLegalMove', ParentType, ContextType>;
};

export type GameOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['GameOptions'] = ResolversParentTypes['GameOptions']> = {
  __resolveType: TypeResolveFn<'KierkiOptions' | 'KiezkoenigOptions' | 'KingOptions' | 'KronenduellOptions' | 'RentzOptions' | 'WuerfelkoenigOptions', ParentType, ContextType>;
};

export type GameQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['GameQuestion'] = ResolversParentTypes['GameQuestion']> = {
  __resolveType: TypeResolveFn<'KierkiQuestion' | 'KiezkoenigQuestion' | 'KingQuestion' | 'KronenduellQuestion' | 'RentzQuestion' | 'WuerfelkoenigQuestion', ParentType, ContextType>;
};

export type GameViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['GameView'] = ResolversParentTypes['GameView']> = {
  __resolveType: TypeResolveFn<'KierkiView' | 'KiezkoenigView' | 'KingView' | 'KronenduellView' | 'RentzView' | 'WuerfelkoenigView', ParentType, ContextType>;
};

export type HomieResolvers<ContextType = any, ParentType extends ResolversParentTypes['Homie'] = ResolversParentTypes['Homie']> = {
  level?: Resolver<ResolversTypes['HomieLevel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['HomieName'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiFertigGewordenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiFertigGeworden'] = ResolversParentTypes['KierkiFertigGeworden']> = {
  bringt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fertigAls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiGegebenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiGegeben'] = ResolversParentTypes['KierkiGegeben']> = {
  blaetter?: Resolver<Array<Maybe<Array<ResolversTypes['Karte']>>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiGepasstResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiGepasst'] = ResolversParentTypes['KierkiGepasst']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiKarteAngelegtResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiKarteAngelegt'] = ResolversParentTypes['KierkiKarteAngelegt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spielkarte?: Resolver<ResolversTypes['Karte'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiKarteGespieltResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiKarteGespielt'] = ResolversParentTypes['KierkiKarteGespielt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spielkarte?: Resolver<ResolversTypes['Karte'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiLegalMoveResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiLegalMove'] = ResolversParentTypes['KierkiLegalMove']> = {
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spielkarte?: Resolver<Maybe<ResolversTypes['Karte']>, ParentType, ContextType>;
  trumpffarbe?: Resolver<Maybe<ResolversTypes['Farbe']>, ParentType, ContextType>;
  zug?: Resolver<ResolversTypes['KierkiZug'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiLegungResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiLegung'] = ResolversParentTypes['KierkiLegung']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spielkarte?: Resolver<Maybe<ResolversTypes['Karte']>, ParentType, ContextType>;
};

export type KierkiOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiOptions'] = ResolversParentTypes['KierkiOptions']> = {
  freieEroeffnung?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  letzteStiche?: Resolver<ResolversTypes['KierkiLetzteStiche'], ParentType, ContextType>;
  ohneRozbojnikUndLoteryjka?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiPartieBeendetResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiPartieBeendet'] = ResolversParentTypes['KierkiPartieBeendet']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sieger?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiPartieEroeffnetResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiPartieEroeffnet'] = ResolversParentTypes['KierkiPartieEroeffnet']> = {
  geber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mitspieler?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiPlanzeileResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiPlanzeile'] = ResolversParentTypes['KierkiPlanzeile']> = {
  geber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kierkiSpiel?: Resolver<ResolversTypes['KierkiSpiel'], ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KierkiQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiQuestion'] = ResolversParentTypes['KierkiQuestion']> = {
  bedienfarbe?: Resolver<Maybe<ResolversTypes['Farbe']>, ParentType, ContextType>;
  herzGesperrt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kierkiFrage?: Resolver<ResolversTypes['KierkiFrage'], ParentType, ContextType>;
  kierkiSpiel?: Resolver<ResolversTypes['KierkiSpiel'], ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiReiheResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiReihe'] = ResolversParentTypes['KierkiReihe']> = {
  liegen?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  naechste?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  reihenfarbe?: Resolver<ResolversTypes['Farbe'], ParentType, ContextType>;
};

export type KierkiRestAufgedecktResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiRestAufgedeckt'] = ResolversParentTypes['KierkiRestAufgedeckt']> = {
  abkuerzung?: Resolver<ResolversTypes['KierkiAbkuerzung'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restAn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restkarten?: Resolver<Array<Array<ResolversTypes['Karte']>>, ParentType, ContextType>;
  restpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiSpielBegonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiSpielBegonnen'] = ResolversParentTypes['KierkiSpielBegonnen']> = {
  geber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kierkiSpiel?: Resolver<ResolversTypes['KierkiSpiel'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiSpielGewertetResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiSpielGewertet'] = ResolversParentTypes['KierkiSpielGewertet']> = {
  ergebnis?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiSpielerResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiSpieler'] = ResolversParentTypes['KierkiSpieler']> = {
  blatt?: Resolver<Maybe<Array<ResolversTypes['Karte']>>, ParentType, ContextType>;
  fertigAls?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  karten?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spielpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichzahl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zaehlkarten?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
};

export type KierkiStichResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiStich'] = ResolversParentTypes['KierkiStich']> = {
  ausspieler?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichVon?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stichkarten?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  stichpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KierkiStichGewonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiStichGewonnen'] = ResolversParentTypes['KierkiStichGewonnen']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiTarifResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiTarif'] = ResolversParentTypes['KierkiTarif']> = {
  fuerFertige?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  herzKoenig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jeDame?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jeHerr?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jeHerz?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jeStich?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zaehlstiche?: Resolver<Array<ResolversTypes['KierkiZaehlstich']>, ParentType, ContextType>;
};

export type KierkiTrumpfAngesagtResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiTrumpfAngesagt'] = ResolversParentTypes['KierkiTrumpfAngesagt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trumpffarbe?: Resolver<ResolversTypes['Farbe'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiView'] = ResolversParentTypes['KierkiView']> = {
  amZug?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  geber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gespielteStiche?: Resolver<Array<ResolversTypes['KierkiStich']>, ParentType, ContextType>;
  kierkiSpiel?: Resolver<ResolversTypes['KierkiSpiel'], ParentType, ContextType>;
  laufenderStich?: Resolver<Maybe<ResolversTypes['KierkiStich']>, ParentType, ContextType>;
  legungen?: Resolver<Array<ResolversTypes['KierkiLegung']>, ParentType, ContextType>;
  letzterStich?: Resolver<Maybe<ResolversTypes['KierkiStich']>, ParentType, ContextType>;
  nochZuVergeben?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<Array<ResolversTypes['KierkiPlanzeile']>, ParentType, ContextType>;
  reihen?: Resolver<Array<ResolversTypes['KierkiReihe']>, ParentType, ContextType>;
  sieger?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spiele?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spieler?: Resolver<Array<ResolversTypes['KierkiSpieler']>, ParentType, ContextType>;
  startkarten?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  tarif?: Resolver<ResolversTypes['KierkiTarif'], ParentType, ContextType>;
  trumpffarbe?: Resolver<Maybe<ResolversTypes['Farbe']>, ParentType, ContextType>;
  zettel?: Resolver<Array<ResolversTypes['KierkiZettelzeile']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KierkiZaehlstichResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiZaehlstich'] = ResolversParentTypes['KierkiZaehlstich']> = {
  stichNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wert?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KierkiZettelzeileResolvers<ContextType = any, ParentType extends ResolversParentTypes['KierkiZettelzeile'] = ResolversParentTypes['KierkiZettelzeile']> = {
  ergebnis?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  geber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kierkiSpiel?: Resolver<ResolversTypes['KierkiSpiel'], ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  trumpffarbe?: Resolver<Maybe<ResolversTypes['Farbe']>, ParentType, ContextType>;
};

export type KiezkoenigAusgebautResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigAusgebaut'] = ResolversParentTypes['KiezkoenigAusgebaut']> = {
  feld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stufe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigAussetzenVerhaengtResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigAussetzenVerhaengt'] = ResolversParentTypes['KiezkoenigAussetzenVerhaengt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigBankErhaeltResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigBankErhaelt'] = ResolversParentTypes['KiezkoenigBankErhaelt']> = {
  bezahlt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faellig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grund?: Resolver<ResolversTypes['KiezkoenigBankGrund'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigBankZahltResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigBankZahlt'] = ResolversParentTypes['KiezkoenigBankZahlt']> = {
  betrag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grund?: Resolver<ResolversTypes['KiezkoenigBankGrund'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigDeckelBezahltResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigDeckelBezahlt'] = ResolversParentTypes['KiezkoenigDeckelBezahlt']> = {
  an?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bezahlt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faellig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigGekauftResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigGekauft'] = ResolversParentTypes['KiezkoenigGekauft']> = {
  feld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigGelassenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigGelassen'] = ResolversParentTypes['KiezkoenigGelassen']> = {
  feld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frage?: Resolver<ResolversTypes['KiezkoenigFrage'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigGewuerfeltResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigGewuerfelt'] = ResolversParentTypes['KiezkoenigGewuerfelt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wuerfel?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigGezogenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigGezogen'] = ResolversParentTypes['KiezkoenigGezogen']> = {
  grund?: Resolver<ResolversTypes['KiezkoenigZugGrund'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  von?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vorwaerts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigKarteGezogenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigKarteGezogen'] = ResolversParentTypes['KiezkoenigKarteGezogen']> = {
  karte?: Resolver<ResolversTypes['KiezkoenigKarte'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigKartenGemischtResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigKartenGemischt'] = ResolversParentTypes['KiezkoenigKartenGemischt']> = {
  anzahl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigKneipeResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigKneipe'] = ResolversParentTypes['KiezkoenigKneipe']> = {
  ausbauPreis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  besitzer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deckel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stufe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uebernahme?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viertel?: Resolver<ResolversTypes['KiezkoenigViertel'], ParentType, ContextType>;
  wert?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KiezkoenigLegalMoveResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigLegalMove'] = ResolversParentTypes['KiezkoenigLegalMove']> = {
  feld?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zug?: Resolver<ResolversTypes['KiezkoenigZug'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigNotverkaufResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigNotverkauf'] = ResolversParentTypes['KiezkoenigNotverkauf']> = {
  erloes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigOptions'] = ResolversParentTypes['KiezkoenigOptions']> = {
  langeNacht?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigPartieEroeffnetResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigPartieEroeffnet'] = ResolversParentTypes['KiezkoenigPartieEroeffnet']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reihenfolge?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  runden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taler?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigQuestion'] = ResolversParentTypes['KiezkoenigQuestion']> = {
  feld?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  frage?: Resolver<ResolversTypes['KiezkoenigFrage'], ParentType, ContextType>;
  preis?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigSperrstundeResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigSperrstunde'] = ResolversParentTypes['KiezkoenigSperrstunde']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  koenige?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  vermoegen?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigSpielerResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigSpieler'] = ResolversParentTypes['KiezkoenigSpieler']> = {
  feld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platz?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pleite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setztAus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taler?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vermoegen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KiezkoenigSpielerZahltResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigSpielerZahlt'] = ResolversParentTypes['KiezkoenigSpielerZahlt']> = {
  an?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bezahlt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faellig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  karte?: Resolver<ResolversTypes['KiezkoenigKarte'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigUebernommenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigUebernommen'] = ResolversParentTypes['KiezkoenigUebernommen']> = {
  feld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  von?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigView'] = ResolversParentTypes['KiezkoenigView']> = {
  amZug?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  karte?: Resolver<Maybe<ResolversTypes['KiezkoenigKarte']>, ParentType, ContextType>;
  kartenImStapel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kneipen?: Resolver<Array<ResolversTypes['KiezkoenigKneipe']>, ParentType, ContextType>;
  koenige?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  runde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spieler?: Resolver<Array<ResolversTypes['KiezkoenigSpieler']>, ParentType, ContextType>;
  wuerfel?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigZugAusgesetztResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigZugAusgesetzt'] = ResolversParentTypes['KiezkoenigZugAusgesetzt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KiezkoenigZugBegonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KiezkoenigZugBegonnen'] = ResolversParentTypes['KiezkoenigZugBegonnen']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingAusgeteiltResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingAusgeteilt'] = ResolversParentTypes['KingAusgeteilt']> = {
  ansager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ausspieler?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  geber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gemischt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  haende?: Resolver<Array<Maybe<Array<ResolversTypes['Karte']>>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kontrakt?: Resolver<Maybe<ResolversTypes['KingKontrakt']>, ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingGebotResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingGebot'] = ResolversParentTypes['KingGebot']> = {
  gebot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KingGebotenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingGeboten'] = ResolversParentTypes['KingGeboten']> = {
  gebot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingGepasstResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingGepasst'] = ResolversParentTypes['KingGepasst']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingKarteGelegtResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingKarteGelegt'] = ResolversParentTypes['KingKarteGelegt']> = {
  karte?: Resolver<ResolversTypes['Karte'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingKaufResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingKauf'] = ResolversParentTypes['KingKauf']> = {
  bezahlt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kaeufer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preisInStichen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KingKontraktAngesagtResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingKontraktAngesagt'] = ResolversParentTypes['KingKontraktAngesagt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kontrakt?: Resolver<ResolversTypes['KingKontrakt'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingLegalMoveResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingLegalMove'] = ResolversParentTypes['KingLegalMove']> = {
  farbe?: Resolver<Maybe<ResolversTypes['Farbe']>, ParentType, ContextType>;
  gebot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  karte?: Resolver<Maybe<ResolversTypes['Karte']>, ParentType, ContextType>;
  kontrakt?: Resolver<Maybe<ResolversTypes['KingKontrakt']>, ParentType, ContextType>;
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zug?: Resolver<ResolversTypes['KingZug'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingOptions'] = ResolversParentTypes['KingOptions']> = {
  andereWerte?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  damenZuerst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  einzelkarte?: Resolver<ResolversTypes['Karte'], ParentType, ContextType>;
  nurAbheben?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spielform?: Resolver<ResolversTypes['KingSpielform'], ParentType, ContextType>;
  trumpfwahl?: Resolver<ResolversTypes['KingTrumpfwahl'], ParentType, ContextType>;
  turnierregeln?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingPartieBeendetResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingPartieBeendet'] = ResolversParentTypes['KingPartieBeendet']> = {
  endstand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sieger?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingPartieEroeffnetResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingPartieEroeffnet'] = ResolversParentTypes['KingPartieEroeffnet']> = {
  ersterGeber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spieler?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingQuestion'] = ResolversParentTypes['KingQuestion']> = {
  angespielt?: Resolver<Maybe<ResolversTypes['Farbe']>, ParentType, ContextType>;
  bieter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hoechstesGebot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kingEntscheidung?: Resolver<ResolversTypes['KingEntscheidung'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingRestEntschiedenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingRestEntschieden'] = ResolversParentTypes['KingRestEntschieden']> = {
  grund?: Resolver<ResolversTypes['KingRestgrund'], ParentType, ContextType>;
  karten?: Resolver<Array<Array<ResolversTypes['Karte']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  punkte?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stiche?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingSpielGewertetResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingSpielGewertet'] = ResolversParentTypes['KingSpielGewertet']> = {
  ergebnis?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kontrakt?: Resolver<ResolversTypes['KingKontrakt'], ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingSpielerResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingSpieler'] = ResolversParentTypes['KingSpieler']> = {
  gesamt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handkarten?: Resolver<Maybe<Array<ResolversTypes['Karte']>>, ParentType, ContextType>;
  karten?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minusspieleUebrig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spielpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichzahl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trumpfspieleUebrig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zaehlkarten?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
};

export type KingStichResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingStich'] = ResolversParentTypes['KingStich']> = {
  ausspieler?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gewinner?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stichNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichkarten?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  stichpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zaehltFuer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type KingStichGewonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingStichGewonnen'] = ResolversParentTypes['KingStichGewonnen']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  punkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zaehltFuer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingTarifResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingTarif'] = ResolversParentTypes['KingTarif']> = {
  jeStich?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jeStrafkarte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strafkarten?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  zaehlstiche?: Resolver<Array<ResolversTypes['KingZaehlstich']>, ParentType, ContextType>;
};

export type KingTrumpfBehaltenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingTrumpfBehalten'] = ResolversParentTypes['KingTrumpfBehalten']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingTrumpfBestimmtResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingTrumpfBestimmt'] = ResolversParentTypes['KingTrumpfBestimmt']> = {
  farbe?: Resolver<ResolversTypes['Farbe'], ParentType, ContextType>;
  karte?: Resolver<Maybe<ResolversTypes['Karte']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingTrumpfVerkauftResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingTrumpfVerkauft'] = ResolversParentTypes['KingTrumpfVerkauft']> = {
  gebot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kaeufer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingView'] = ResolversParentTypes['KingView']> = {
  amZug?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ansager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  geber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gebote?: Resolver<Array<ResolversTypes['KingGebot']>, ParentType, ContextType>;
  imUhrzeigersinn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kauf?: Resolver<Maybe<ResolversTypes['KingKauf']>, ParentType, ContextType>;
  kingTarif?: Resolver<Maybe<ResolversTypes['KingTarif']>, ParentType, ContextType>;
  kontrakt?: Resolver<Maybe<ResolversTypes['KingKontrakt']>, ParentType, ContextType>;
  laufenderStich?: Resolver<Maybe<ResolversTypes['KingStich']>, ParentType, ContextType>;
  letzterStich?: Resolver<Maybe<ResolversTypes['KingStich']>, ParentType, ContextType>;
  nochZuVergeben?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionen?: Resolver<ResolversTypes['KingOptions'], ParentType, ContextType>;
  sieger?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spiele?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spieler?: Resolver<Array<ResolversTypes['KingSpieler']>, ParentType, ContextType>;
  stiche?: Resolver<Array<ResolversTypes['KingStich']>, ParentType, ContextType>;
  stichzahl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trumpffarbe?: Resolver<Maybe<ResolversTypes['Farbe']>, ParentType, ContextType>;
  trumpfkarte?: Resolver<Maybe<ResolversTypes['Karte']>, ParentType, ContextType>;
  vorrat?: Resolver<Array<ResolversTypes['KingVorrat']>, ParentType, ContextType>;
  zettel?: Resolver<Array<ResolversTypes['KingZettelzeile']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KingVorratResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingVorrat'] = ResolversParentTypes['KingVorrat']> = {
  kingTarif?: Resolver<ResolversTypes['KingTarif'], ParentType, ContextType>;
  kontrakt?: Resolver<ResolversTypes['KingKontrakt'], ParentType, ContextType>;
  uebrig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KingZaehlstichResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingZaehlstich'] = ResolversParentTypes['KingZaehlstich']> = {
  stichNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wert?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KingZettelzeileResolvers<ContextType = any, ParentType extends ResolversParentTypes['KingZettelzeile'] = ResolversParentTypes['KingZettelzeile']> = {
  ansager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ergebnis?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  geber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kontrakt?: Resolver<ResolversTypes['KingKontrakt'], ParentType, ContextType>;
  spielNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  trumpffarbe?: Resolver<Maybe<ResolversTypes['Farbe']>, ParentType, ContextType>;
};

export type KronenduellAufgedecktResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellAufgedeckt'] = ResolversParentTypes['KronenduellAufgedeckt']> = {
  aufgehoben?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raenge?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  werte?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellChanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellChance'] = ResolversParentTypes['KronenduellChance']> = {
  gewinnt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rang?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verliert?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vertagt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KronenduellDuellGewonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellDuellGewonnen'] = ResolversParentTypes['KronenduellDuellGewonnen']> = {
  durchFalle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellDuellUnentschiedenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellDuellUnentschieden'] = ResolversParentTypes['KronenduellDuellUnentschieden']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partien?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellGelegtResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellGelegt'] = ResolversParentTypes['KronenduellGelegt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rang?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellKartenVerratenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellKartenVerraten'] = ResolversParentTypes['KronenduellKartenVerraten']> = {
  gegeben?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellLegalMoveResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellLegalMove'] = ResolversParentTypes['KronenduellLegalMove']> = {
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rang?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zug?: Resolver<ResolversTypes['KronenduellZug'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellOptions'] = ResolversParentTypes['KronenduellOptions']> = {
  gemischteHaende?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schnellesDuell?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verraeter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellPartieBegonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellPartieBegonnen'] = ResolversParentTypes['KronenduellPartieBegonnen']> = {
  gemischt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  haende?: Resolver<Maybe<Array<Array<ResolversTypes['Int']>>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partie?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ziel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellPartieUnentschiedenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellPartieUnentschieden'] = ResolversParentTypes['KronenduellPartieUnentschieden']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partie?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellQuestion'] = ResolversParentTypes['KronenduellQuestion']> = {
  partie?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wahl?: Resolver<ResolversTypes['KronenduellWahl'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellRundeResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellRunde'] = ResolversParentTypes['KronenduellRunde']> = {
  aufgehoben?: Resolver<Array<ResolversTypes['Boolean']>, ParentType, ContextType>;
  muenzen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raenge?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  regel?: Resolver<ResolversTypes['KronenduellRegel'], ParentType, ContextType>;
  runde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sieger?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  werte?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type KronenduellRundeBegonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellRundeBegonnen'] = ResolversParentTypes['KronenduellRundeBegonnen']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spaeher?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  verstaerkt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellRundeGewonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellRundeGewonnen'] = ResolversParentTypes['KronenduellRundeGewonnen']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  muenzen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nachgeholt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regel?: Resolver<ResolversTypes['KronenduellRegel'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellRundeVertagtResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellRundeVertagt'] = ResolversParentTypes['KronenduellRundeVertagt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regel?: Resolver<ResolversTypes['KronenduellRegel'], ParentType, ContextType>;
  vertagt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KronenduellSpielerResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellSpieler'] = ResolversParentTypes['KronenduellSpieler']> = {
  gelegt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hand?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  karten?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liegt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  muenzen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KronenduellViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['KronenduellView'] = ResolversParentTypes['KronenduellView']> = {
  chancen?: Resolver<Array<ResolversTypes['KronenduellChance']>, ParentType, ContextType>;
  durchFalle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partie?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runde?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sieger?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  spaeher?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spieler?: Resolver<Array<ResolversTypes['KronenduellSpieler']>, ParentType, ContextType>;
  verlauf?: Resolver<Array<ResolversTypes['KronenduellRunde']>, ParentType, ContextType>;
  verstaerkt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vertagt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ziel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveMatchResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaveMatchResult'] = ResolversParentTypes['LeaveMatchResult']> = {
  __resolveType: TypeResolveFn<'LeaveMatchSuccess' | 'MatchRefused' | 'NotFound' | 'TryAgain', ParentType, ContextType>;
};

export type LeaveMatchSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['LeaveMatchSuccess'] = ResolversParentTypes['LeaveMatchSuccess']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LobbyFrameResolvers<ContextType = any, ParentType extends ResolversParentTypes['LobbyFrame'] = ResolversParentTypes['LobbyFrame']> = {
  queues?: Resolver<Array<ResolversTypes['QuickQueue']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['LobbyTable']>, ParentType, ContextType>;
};

export type LobbyTableResolvers<ContextType = any, ParentType extends ResolversParentTypes['LobbyTable'] = ResolversParentTypes['LobbyTable']> = {
  clockSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GameId'], ParentType, ContextType>;
  homies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  joinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  official?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['GameOptions'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = any, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GameId'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mySeat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['GameOptions'], ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<Array<ResolversTypes['StandingLine']>>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<Array<ResolversTypes['MatchSeat']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchStatus'], ParentType, ContextType>;
  tableId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchClockStartedResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchClockStarted'] = ResolversParentTypes['MatchClockStarted']> = {
  clocks?: Resolver<Array<ResolversTypes['PromptClock']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchConnectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchConnection'] = ResolversParentTypes['MatchConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['MatchListItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MatchEndedResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchEnded'] = ResolversParentTypes['MatchEnded']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<Array<ResolversTypes['StandingLine']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchEvent'] = ResolversParentTypes['MatchEvent']> = {
  __resolveType: TypeResolveFn<'KierkiFertigGeworden' | 'KierkiGegeben' | 'KierkiGepasst' | 'KierkiKarteAngelegt' | 'KierkiKarteGespielt' | 'KierkiPartieBeendet' | 'KierkiPartieEroeffnet' | 'KierkiRestAufgedeckt' | 'KierkiSpielBegonnen' | 'KierkiSpielGewertet' | 'KierkiStichGewonnen' | 'KierkiTrumpfAngesagt' | 'KiezkoenigAusgebaut' | 'KiezkoenigAussetzenVerhaengt' | 'KiezkoenigBankErhaelt' | 'KiezkoenigBankZahlt' | 'KiezkoenigDeckelBezahlt' | 'KiezkoenigGekauft' | 'KiezkoenigGelassen' | 'KiezkoenigGewuerfelt' | 'KiezkoenigGezogen' | 'KiezkoenigKarteGezogen' | 'KiezkoenigKartenGemischt' | 'KiezkoenigNotverkauf' | 'KiezkoenigPartieEroeffnet' | 'KiezkoenigSperrstunde' | 'KiezkoenigSpielerZahlt' | 'KiezkoenigUebernommen' | 'KiezkoenigZugAusgesetzt' | 'KiezkoenigZugBegonnen' | 'KingAusgeteilt' | 'KingGeboten' | 'KingGepasst' | 'KingKarteGelegt' | 'KingKontraktAngesagt' | 'KingPartieBeendet' | 'KingPartieEroeffnet' | 'KingRestEntschieden' | 'KingSpielGewertet' | 'KingStichGewonnen' | 'KingTrumpfBehalten' | 'KingTrumpfBestimmt' | 'KingTrumpfVerkauft' | 'KronenduellAufgedeckt' | 'KronenduellDuellGewonnen' | 'KronenduellDuellUnentschieden' | 'KronenduellGelegt' | 'KronenduellKartenVerraten' | 'KronenduellPartieBegonnen' | 'KronenduellPartieUnentschieden' | 'KronenduellRundeBegonnen' | 'KronenduellRundeGewonnen' | 'KronenduellRundeVertagt' | 'MatchClockStarted' | 'MatchEnded' | 'MatchFrozen' | 'MatchPracticeSkipped' | 'MatchSeatAway' | 'MatchSeatBack' | 'MatchSeatLeft' | 'MatchStarted' | 'RentzAbgelehnt' | 'RentzAngelegt' | 'RentzAngesagt' | 'RentzAufgenommen' | 'RentzAusgesetzt' | 'RentzAusgestiegen' | 'RentzGabeGewertet' | 'RentzGegeben' | 'RentzGepasst' | 'RentzGespielt' | 'RentzPartieBeendet' | 'RentzPartieEroeffnet' | 'RentzStichGewonnen' | 'RentzVerzichtet' | 'RentzZugelassen' | 'WuerfelkoenigAufgehoert' | 'WuerfelkoenigBuergerAbgelegt' | 'WuerfelkoenigBuergerAufgedeckt' | 'WuerfelkoenigBuergerGenommen' | 'WuerfelkoenigDracheVerschenkt' | 'WuerfelkoenigGewuerfelt' | 'WuerfelkoenigOrtGegruendet' | 'WuerfelkoenigPartieBeendet' | 'WuerfelkoenigPartieEroeffnet' | 'WuerfelkoenigStrafeGenommen' | 'WuerfelkoenigZugBegonnen', ParentType, ContextType>;
};

export type MatchFrameResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchFrame'] = ResolversParentTypes['MatchFrame']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  controllers?: Resolver<Array<ResolversTypes['SeatController']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['MatchEvent']>, ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['PracticeStep']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['Prompt']>, ParentType, ContextType>;
  resync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['GameView']>, ParentType, ContextType>;
};

export type MatchFrozenResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchFrozen'] = ResolversParentTypes['MatchFrozen']> = {
  errorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchListItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchListItem'] = ResolversParentTypes['MatchListItem']> = {
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GameId'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  official?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<Array<ResolversTypes['MatchSeat']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchPracticeSkippedResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchPracticeSkipped'] = ResolversParentTypes['MatchPracticeSkipped']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchRefusedResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchRefused'] = ResolversParentTypes['MatchRefused']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  currentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchSeatResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchSeat'] = ResolversParentTypes['MatchSeat']> = {
  controller?: Resolver<ResolversTypes['SeatController'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occupant?: Resolver<ResolversTypes['Occupant'], ParentType, ContextType>;
};

export type MatchSeatAwayResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchSeatAway'] = ResolversParentTypes['MatchSeatAway']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchSeatBackResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchSeatBack'] = ResolversParentTypes['MatchSeatBack']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchSeatLeftResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchSeatLeft'] = ResolversParentTypes['MatchSeatLeft']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchStartedResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchStarted'] = ResolversParentTypes['MatchStarted']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startingSeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
};

export type MoveRejectedResolvers<ContextType = any, ParentType extends ResolversParentTypes['MoveRejected'] = ResolversParentTypes['MoveRejected']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addHomie?: Resolver<ResolversTypes['TableResult'], ParentType, ContextType, RequireFields<MutationAddHomieArgs, 'input'>>;
  changeName?: Resolver<ResolversTypes['ChangeNameResult'], ParentType, ContextType, RequireFields<MutationChangeNameArgs, 'input'>>;
  changeTable?: Resolver<ResolversTypes['ChangeTableResult'], ParentType, ContextType, RequireFields<MutationChangeTableArgs, 'input'>>;
  comeBack?: Resolver<ResolversTypes['ComeBackResult'], ParentType, ContextType, RequireFields<MutationComeBackArgs, 'input'>>;
  eraseMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kickPlayer?: Resolver<ResolversTypes['TableResult'], ParentType, ContextType, RequireFields<MutationKickPlayerArgs, 'input'>>;
  leaveMatch?: Resolver<ResolversTypes['LeaveMatchResult'], ParentType, ContextType, RequireFields<MutationLeaveMatchArgs, 'input'>>;
  leaveTable?: Resolver<ResolversTypes['TableResult'], ParentType, ContextType, RequireFields<MutationLeaveTableArgs, 'input'>>;
  openTable?: Resolver<ResolversTypes['OpenTableResult'], ParentType, ContextType, RequireFields<MutationOpenTableArgs, 'input'>>;
  playAgainstHomies?: Resolver<ResolversTypes['PlayAgainstHomiesResult'], ParentType, ContextType, RequireFields<MutationPlayAgainstHomiesArgs, 'input'>>;
  playMove?: Resolver<ResolversTypes['PlayMoveResult'], ParentType, ContextType, RequireFields<MutationPlayMoveArgs, 'input'>>;
  quickPlay?: Resolver<ResolversTypes['QuickPlayResult'], ParentType, ContextType, RequireFields<MutationQuickPlayArgs, 'input'>>;
  removeHomie?: Resolver<ResolversTypes['TableResult'], ParentType, ContextType, RequireFields<MutationRemoveHomieArgs, 'input'>>;
  sendEmote?: Resolver<ResolversTypes['SendEmoteResult'], ParentType, ContextType, RequireFields<MutationSendEmoteArgs, 'input'>>;
  setHomieLevel?: Resolver<ResolversTypes['TableResult'], ParentType, ContextType, RequireFields<MutationSetHomieLevelArgs, 'input'>>;
  setReady?: Resolver<ResolversTypes['TableResult'], ParentType, ContextType, RequireFields<MutationSetReadyArgs, 'input'>>;
  signInAsGuest?: Resolver<ResolversTypes['SignInAsGuestResult'], ParentType, ContextType, RequireFields<MutationSignInAsGuestArgs, 'input'>>;
  signInAsStaff?: Resolver<ResolversTypes['SignInAsStaffResult'], ParentType, ContextType, RequireFields<MutationSignInAsStaffArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skipPractice?: Resolver<ResolversTypes['SkipPracticeResult'], ParentType, ContextType, RequireFields<MutationSkipPracticeArgs, 'input'>>;
  startMatch?: Resolver<ResolversTypes['StartMatchResult'], ParentType, ContextType, RequireFields<MutationStartMatchArgs, 'input'>>;
  startPractice?: Resolver<ResolversTypes['StartPracticeResult'], ParentType, ContextType, RequireFields<MutationStartPracticeArgs, 'input'>>;
  takeSeat?: Resolver<ResolversTypes['TableResult'], ParentType, ContextType, RequireFields<MutationTakeSeatArgs, 'input'>>;
};

export type MyMatchResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyMatch'] = ResolversParentTypes['MyMatch']> = {
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GameId'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  myTurn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  practice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<Array<ResolversTypes['MatchSeat']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tableId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NameRefusedResolvers<ContextType = any, ParentType extends ResolversParentTypes['NameRefused'] = ResolversParentTypes['NameRefused']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OccupantResolvers<ContextType = any, ParentType extends ResolversParentTypes['Occupant'] = ResolversParentTypes['Occupant']> = {
  __resolveType: TypeResolveFn<'Homie' | 'Player', ParentType, ContextType>;
};

export type OpenTableResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpenTableResult'] = ResolversParentTypes['OpenTableResult']> = {
  __resolveType: TypeResolveFn<'OpenTableSuccess' | 'OptionsRefused' | 'TryAgain', ParentType, ContextType>;
};

export type OpenTableSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpenTableSuccess'] = ResolversParentTypes['OpenTableSuccess']> = {
  table?: Resolver<ResolversTypes['Table'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OptionsCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['OptionsCheck'] = ResolversParentTypes['OptionsCheck']> = {
  official?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OptionsRefusedResolvers<ContextType = any, ParentType extends ResolversParentTypes['OptionsRefused'] = ResolversParentTypes['OptionsRefused']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  maxSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minSeats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlayAgainstHomiesResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlayAgainstHomiesResult'] = ResolversParentTypes['PlayAgainstHomiesResult']> = {
  __resolveType: TypeResolveFn<'OptionsRefused' | 'StartMatchSuccess' | 'TryAgain', ParentType, ContextType>;
};

export type PlayMoveResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlayMoveResult'] = ResolversParentTypes['PlayMoveResult']> = {
  __resolveType: TypeResolveFn<'MatchRefused' | 'MoveRejected' | 'NotFound' | 'PlayMoveSuccess' | 'PromptClosed' | 'TryAgain', ParentType, ContextType>;
};

export type PlayMoveSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlayMoveSuccess'] = ResolversParentTypes['PlayMoveSuccess']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PracticeStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['PracticeStep'] = ResolversParentTypes['PracticeStep']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PresenceFrameResolvers<ContextType = any, ParentType extends ResolversParentTypes['PresenceFrame'] = ResolversParentTypes['PresenceFrame']> = {
  people?: Resolver<Array<ResolversTypes['Player']>, ParentType, ContextType>;
  present?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = any, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  __resolveType: TypeResolveFn<'MatchRefused' | 'MoveRejected' | 'NameRefused' | 'NotFound' | 'OptionsRefused' | 'PromptClosed' | 'ReplayRefused' | 'SignInRefused' | 'TableRefused' | 'TooSoon' | 'TryAgain', ParentType, ContextType>;
};

export type PromptResolvers<ContextType = any, ParentType extends ResolversParentTypes['Prompt'] = ResolversParentTypes['Prompt']> = {
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legalMoves?: Resolver<Array<ResolversTypes['GameMove']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['GameQuestion'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromptClockResolvers<ContextType = any, ParentType extends ResolversParentTypes['PromptClock'] = ResolversParentTypes['PromptClock']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  promptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromptClosedResolvers<ContextType = any, ParentType extends ResolversParentTypes['PromptClosed'] = ResolversParentTypes['PromptClosed']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  currentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  checkOptions?: Resolver<ResolversTypes['OptionsCheck'], ParentType, ContextType, RequireFields<QueryCheckOptionsArgs, 'options' | 'seats'>>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<QueryMatchArgs, 'id'>>;
  matches?: Resolver<ResolversTypes['MatchConnection'], ParentType, ContextType, RequireFields<QueryMatchesArgs, 'first'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  myMatches?: Resolver<Array<ResolversTypes['MyMatch']>, ParentType, ContextType>;
  replay?: Resolver<ResolversTypes['ReplayResult'], ParentType, ContextType, RequireFields<QueryReplayArgs, 'as' | 'first' | 'matchId'>>;
  table?: Resolver<Maybe<ResolversTypes['Table']>, ParentType, ContextType, RequireFields<QueryTableArgs, 'by'>>;
};

export type QuickPlayResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['QuickPlayResult'] = ResolversParentTypes['QuickPlayResult']> = {
  __resolveType: TypeResolveFn<'QuickPlaySuccess' | 'TryAgain', ParentType, ContextType>;
};

export type QuickPlaySuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['QuickPlaySuccess'] = ResolversParentTypes['QuickPlaySuccess']> = {
  table?: Resolver<ResolversTypes['Table'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuickQueueResolvers<ContextType = any, ParentType extends ResolversParentTypes['QuickQueue'] = ResolversParentTypes['QuickQueue']> = {
  game?: Resolver<ResolversTypes['GameId'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuickTableResolvers<ContextType = any, ParentType extends ResolversParentTypes['QuickTable'] = ResolversParentTypes['QuickTable']> = {
  homiesWelcome?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RentzAbgelehntResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzAbgelehnt'] = ResolversParentTypes['RentzAbgelehnt']> = {
  enden?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzAngelegtResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzAngelegt'] = ResolversParentTypes['RentzAngelegt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spielkarte?: Resolver<ResolversTypes['Karte'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzAngesagtResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzAngesagt'] = ResolversParentTypes['RentzAngesagt']> = {
  blind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spiel?: Resolver<ResolversTypes['RentzSpiel'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzAufgenommenResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzAufgenommen'] = ResolversParentTypes['RentzAufgenommen']> = {
  handkarten?: Resolver<Maybe<Array<ResolversTypes['Karte']>>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzAusgesetztResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzAusgesetzt'] = ResolversParentTypes['RentzAusgesetzt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzAusgestiegenResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzAusgestiegen'] = ResolversParentTypes['RentzAusgestiegen']> = {
  fertigAls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platzpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzGabeGewertetResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzGabeGewertet'] = ResolversParentTypes['RentzGabeGewertet']> = {
  ansager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ergebnis?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  gabe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spiel?: Resolver<ResolversTypes['RentzSpiel'], ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  vorzeitig?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzGegebenResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzGegeben'] = ResolversParentTypes['RentzGegeben']> = {
  ansager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blaetter?: Resolver<Array<Maybe<Array<ResolversTypes['Karte']>>>, ParentType, ContextType>;
  gabe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wiederholung?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzGepasstResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzGepasst'] = ResolversParentTypes['RentzGepasst']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzGespieltResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzGespielt'] = ResolversParentTypes['RentzGespielt']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spielkarte?: Resolver<ResolversTypes['Karte'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzLegalMoveResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzLegalMove'] = ResolversParentTypes['RentzLegalMove']> = {
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spiel?: Resolver<Maybe<ResolversTypes['RentzSpiel']>, ParentType, ContextType>;
  spielkarte?: Resolver<Maybe<ResolversTypes['Karte']>, ParentType, ContextType>;
  zug?: Resolver<ResolversTypes['RentzZug'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzOptions'] = ResolversParentTypes['RentzOptions']> = {
  dame?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  herzKoenig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  karo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kreuzZehn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stich?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whist?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzPartieBeendetResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzPartieBeendet'] = ResolversParentTypes['RentzPartieBeendet']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sieger?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzPartieEroeffnetResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzPartieEroeffnet'] = ResolversParentTypes['RentzPartieEroeffnet']> = {
  ansager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gaben?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mitspieler?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzQuestion'] = ResolversParentTypes['RentzQuestion']> = {
  blind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endenNoetig?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entscheidung?: Resolver<ResolversTypes['RentzEntscheidung'], ParentType, ContextType>;
  gabe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spiel?: Resolver<Maybe<ResolversTypes['RentzSpiel']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzReiheResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzReihe'] = ResolversParentTypes['RentzReihe']> = {
  endkarte?: Resolver<ResolversTypes['Karte'], ParentType, ContextType>;
  liegen?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  reihenfarbe?: Resolver<ResolversTypes['Farbe'], ParentType, ContextType>;
  startkarte?: Resolver<ResolversTypes['Karte'], ParentType, ContextType>;
};

export type RentzSpielerResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzSpieler'] = ResolversParentTypes['RentzSpieler']> = {
  endenNoetig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fertigAls?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  handkarten?: Resolver<Maybe<Array<ResolversTypes['Karte']>>, ParentType, ContextType>;
  karten?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offeneSpiele?: Resolver<Array<ResolversTypes['RentzSpiel']>, ParentType, ContextType>;
  ohne?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spielpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stand?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichzahl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zaehlkarten?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
};

export type RentzStichResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzStich'] = ResolversParentTypes['RentzStich']> = {
  ausspieler?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gabe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gewinner?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stichNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichkarten?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  stichpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RentzStichGewonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzStichGewonnen'] = ResolversParentTypes['RentzStichGewonnen']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stichpunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzVerzichtetResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzVerzichtet'] = ResolversParentTypes['RentzVerzichtet']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzView'] = ResolversParentTypes['RentzView']> = {
  amZug?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ansager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gabe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gaben?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gesehen?: Resolver<Array<ResolversTypes['Karte']>, ParentType, ContextType>;
  laufenderStich?: Resolver<Maybe<ResolversTypes['RentzStich']>, ParentType, ContextType>;
  letzterStich?: Resolver<Maybe<ResolversTypes['RentzStich']>, ParentType, ContextType>;
  nochEine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['RentzPhase'], ParentType, ContextType>;
  reihen?: Resolver<Array<ResolversTypes['RentzReihe']>, ParentType, ContextType>;
  sieger?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  spiel?: Resolver<Maybe<ResolversTypes['RentzSpiel']>, ParentType, ContextType>;
  spieler?: Resolver<Array<ResolversTypes['RentzSpieler']>, ParentType, ContextType>;
  werte?: Resolver<ResolversTypes['RentzWerte'], ParentType, ContextType>;
  wiederholungen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zettel?: Resolver<Array<ResolversTypes['RentzZettelzeile']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RentzWerteResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzWerte'] = ResolversParentTypes['RentzWerte']> = {
  dame?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  herzKoenig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  karo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kreuzZehn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rentz?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  stich?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whist?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RentzZettelzeileResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzZettelzeile'] = ResolversParentTypes['RentzZettelzeile']> = {
  ansager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ergebnis?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  gabe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spiel?: Resolver<ResolversTypes['RentzSpiel'], ParentType, ContextType>;
  stand?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RentzZugelassenResolvers<ContextType = any, ParentType extends ResolversParentTypes['RentzZugelassen'] = ResolversParentTypes['RentzZugelassen']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplayResolvers<ContextType = any, ParentType extends ResolversParentTypes['Replay'] = ResolversParentTypes['Replay']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ReplayStep']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplayRefusedResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReplayRefused'] = ResolversParentTypes['ReplayRefused']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplayResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReplayResult'] = ResolversParentTypes['ReplayResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'Replay' | 'ReplayRefused', ParentType, ContextType>;
};

export type ReplayStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReplayStep'] = ResolversParentTypes['ReplayStep']> = {
  frame?: Resolver<ResolversTypes['MatchFrame'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['EventRecord'], ParentType, ContextType>;
};

export type SendEmoteResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SendEmoteResult'] = ResolversParentTypes['SendEmoteResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'TableRefused' | 'TableSuccess' | 'TooSoon' | 'TryAgain', ParentType, ContextType>;
};

export type SignInAsGuestResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInAsGuestResult'] = ResolversParentTypes['SignInAsGuestResult']> = {
  __resolveType: TypeResolveFn<'NameRefused' | 'SignInAsGuestSuccess', ParentType, ContextType>;
};

export type SignInAsGuestSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInAsGuestSuccess'] = ResolversParentTypes['SignInAsGuestSuccess']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInAsStaffResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInAsStaffResult'] = ResolversParentTypes['SignInAsStaffResult']> = {
  __resolveType: TypeResolveFn<'SignInAsStaffSuccess' | 'SignInRefused', ParentType, ContextType>;
};

export type SignInAsStaffSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInAsStaffSuccess'] = ResolversParentTypes['SignInAsStaffSuccess']> = {
  staff?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInRefusedResolvers<ContextType = any, ParentType extends ResolversParentTypes['SignInRefused'] = ResolversParentTypes['SignInRefused']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SkipPracticeResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SkipPracticeResult'] = ResolversParentTypes['SkipPracticeResult']> = {
  __resolveType: TypeResolveFn<'MatchRefused' | 'NotFound' | 'SkipPracticeSuccess' | 'TryAgain', ParentType, ContextType>;
};

export type SkipPracticeSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['SkipPracticeSuccess'] = ResolversParentTypes['SkipPracticeSuccess']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = any, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StandingLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['StandingLine'] = ResolversParentTypes['StandingLine']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartMatchResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartMatchResult'] = ResolversParentTypes['StartMatchResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'StartMatchSuccess' | 'TableRefused' | 'TryAgain', ParentType, ContextType>;
};

export type StartMatchSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartMatchSuccess'] = ResolversParentTypes['StartMatchSuccess']> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  table?: Resolver<ResolversTypes['Table'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartPracticeResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['StartPracticeResult'] = ResolversParentTypes['StartPracticeResult']> = {
  __resolveType: TypeResolveFn<'StartMatchSuccess' | 'TryAgain', ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  lobbyFrames?: SubscriptionResolver<ResolversTypes['LobbyFrame'], "lobbyFrames", ParentType, ContextType, Partial<SubscriptionLobbyFramesArgs>>;
  matchFrames?: SubscriptionResolver<ResolversTypes['MatchFrame'], "matchFrames", ParentType, ContextType, RequireFields<SubscriptionMatchFramesArgs, 'matchId'>>;
  presenceFrames?: SubscriptionResolver<ResolversTypes['PresenceFrame'], "presenceFrames", ParentType, ContextType, RequireFields<SubscriptionPresenceFramesArgs, 'of'>>;
  tableFrames?: SubscriptionResolver<ResolversTypes['TableFrame'], "tableFrames", ParentType, ContextType, RequireFields<SubscriptionTableFramesArgs, 'tableId'>>;
};

export type TableResolvers<ContextType = any, ParentType extends ResolversParentTypes['Table'] = ResolversParentTypes['Table']> = {
  clockSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GameId'], ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['TableMatch']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['GameOptions'], ParentType, ContextType>;
  quick?: Resolver<Maybe<ResolversTypes['QuickTable']>, ParentType, ContextType>;
  seats?: Resolver<Array<ResolversTypes['TableSeat']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['TableSeries']>, ParentType, ContextType>;
  spectators?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TableStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TableEmoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['TableEmote'] = ResolversParentTypes['TableEmote']> = {
  emote?: Resolver<ResolversTypes['Emote'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TableFrameResolvers<ContextType = any, ParentType extends ResolversParentTypes['TableFrame'] = ResolversParentTypes['TableFrame']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  emote?: Resolver<Maybe<ResolversTypes['TableEmote']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['TableEventKind'], ParentType, ContextType>;
  resync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  table?: Resolver<ResolversTypes['Table'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TableMatchResolvers<ContextType = any, ParentType extends ResolversParentTypes['TableMatch'] = ResolversParentTypes['TableMatch']> = {
  finishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GameId'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  winners?: Resolver<Array<ResolversTypes['Occupant']>, ParentType, ContextType>;
};

export type TableRefusedResolvers<ContextType = any, ParentType extends ResolversParentTypes['TableRefused'] = ResolversParentTypes['TableRefused']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  currentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TableResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['TableResult'] = ResolversParentTypes['TableResult']> = {
  __resolveType: TypeResolveFn<'NotFound' | 'TableRefused' | 'TableSuccess' | 'TryAgain', ParentType, ContextType>;
};

export type TableSeatResolvers<ContextType = any, ParentType extends ResolversParentTypes['TableSeat'] = ResolversParentTypes['TableSeat']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  occupant?: Resolver<Maybe<ResolversTypes['Occupant']>, ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TableSeriesResolvers<ContextType = any, ParentType extends ResolversParentTypes['TableSeries'] = ResolversParentTypes['TableSeries']> = {
  winner?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wins?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  winsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TableSuccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['TableSuccess'] = ResolversParentTypes['TableSuccess']> = {
  table?: Resolver<ResolversTypes['Table'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooSoonResolvers<ContextType = any, ParentType extends ResolversParentTypes['TooSoon'] = ResolversParentTypes['TooSoon']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TryAgainResolvers<ContextType = any, ParentType extends ResolversParentTypes['TryAgain'] = ResolversParentTypes['TryAgain']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigAufgehoertResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigAufgehoert'] = ResolversParentTypes['WuerfelkoenigAufgehoert']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigBuergerAbgelegtResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigBuergerAbgelegt'] = ResolversParentTypes['WuerfelkoenigBuergerAbgelegt']> = {
  buerger?: Resolver<ResolversTypes['WuerfelkoenigBuerger'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platz?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigBuergerAufgedecktResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigBuergerAufgedeckt'] = ResolversParentTypes['WuerfelkoenigBuergerAufgedeckt']> = {
  buerger?: Resolver<ResolversTypes['WuerfelkoenigBuerger'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigBuergerGenommenResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigBuergerGenommen'] = ResolversParentTypes['WuerfelkoenigBuergerGenommen']> = {
  buerger?: Resolver<ResolversTypes['WuerfelkoenigBuerger'], ParentType, ContextType>;
  hypnotisiert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platz?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigBuergerkarteResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigBuergerkarte'] = ResolversParentTypes['WuerfelkoenigBuergerkarte']> = {
  art?: Resolver<ResolversTypes['WuerfelkoenigArt'], ParentType, ContextType>;
  bedingung?: Resolver<ResolversTypes['WuerfelkoenigBedingung'], ParentType, ContextType>;
  buerger?: Resolver<ResolversTypes['WuerfelkoenigBuerger'], ParentType, ContextType>;
  chance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  erfuellt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  farbe?: Resolver<Maybe<ResolversTypes['WuerfelkoenigFarbe']>, ParentType, ContextType>;
  gruendet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  punkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  werte?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WuerfelkoenigDracheVerschenktResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigDracheVerschenkt'] = ResolversParentTypes['WuerfelkoenigDracheVerschenkt']> = {
  an?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buerger?: Resolver<ResolversTypes['WuerfelkoenigBuerger'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigGewuerfeltResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigGewuerfelt'] = ResolversParentTypes['WuerfelkoenigGewuerfelt']> = {
  behalten?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wuerfel?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  wurf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigLegalMoveResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigLegalMove'] = ResolversParentTypes['WuerfelkoenigLegalMove']> = {
  an?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  behalten?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  platz?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preis?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zug?: Resolver<ResolversTypes['WuerfelkoenigZug'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigOptions'] = ResolversParentTypes['WuerfelkoenigOptions']> = {
  chancen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigOrtGegruendetResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigOrtGegruendet'] = ResolversParentTypes['WuerfelkoenigOrtGegruendet']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ort?: Resolver<ResolversTypes['WuerfelkoenigOrt'], ParentType, ContextType>;
  punkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigPartieBeendetResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigPartieBeendet'] = ResolversParentTypes['WuerfelkoenigPartieBeendet']> = {
  ende?: Resolver<Array<ResolversTypes['WuerfelkoenigEnde']>, ParentType, ContextType>;
  ergebnis?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  koenige?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  minuspunkte?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigPartieEroeffnetResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigPartieEroeffnet'] = ResolversParentTypes['WuerfelkoenigPartieEroeffnet']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reihe?: Resolver<Array<ResolversTypes['WuerfelkoenigBuerger']>, ParentType, ContextType>;
  reihenfolge?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigPlatzResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigPlatz'] = ResolversParentTypes['WuerfelkoenigPlatz']> = {
  karte?: Resolver<Maybe<ResolversTypes['WuerfelkoenigBuergerkarte']>, ParentType, ContextType>;
  ort?: Resolver<ResolversTypes['WuerfelkoenigOrt'], ParentType, ContextType>;
  ortFarbe?: Resolver<ResolversTypes['WuerfelkoenigFarbe'], ParentType, ContextType>;
  ortKarten?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ortPunkte?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platz?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WuerfelkoenigQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigQuestion'] = ResolversParentTypes['WuerfelkoenigQuestion']> = {
  drache?: Resolver<Maybe<ResolversTypes['WuerfelkoenigBuerger']>, ParentType, ContextType>;
  schritt?: Resolver<ResolversTypes['WuerfelkoenigSchritt'], ParentType, ContextType>;
  wuerfeUebrig?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigSpielerResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigSpieler'] = ResolversParentTypes['WuerfelkoenigSpieler']> = {
  elfeOben?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minuspunkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platz?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  punkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stapel?: Resolver<Array<ResolversTypes['WuerfelkoenigStapelkarte']>, ParentType, ContextType>;
};

export type WuerfelkoenigStapelkarteResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigStapelkarte'] = ResolversParentTypes['WuerfelkoenigStapelkarte']> = {
  buerger?: Resolver<Maybe<ResolversTypes['WuerfelkoenigBuerger']>, ParentType, ContextType>;
  ort?: Resolver<Maybe<ResolversTypes['WuerfelkoenigOrt']>, ParentType, ContextType>;
  punkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sorte?: Resolver<ResolversTypes['WuerfelkoenigSorte'], ParentType, ContextType>;
};

export type WuerfelkoenigStrafeGenommenResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigStrafeGenommen'] = ResolversParentTypes['WuerfelkoenigStrafeGenommen']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  punkte?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigViewResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigView'] = ResolversParentTypes['WuerfelkoenigView']> = {
  ablagestapel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amZug?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  behalten?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  drache?: Resolver<Maybe<ResolversTypes['WuerfelkoenigBuerger']>, ParentType, ContextType>;
  extrazug?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  farben?: Resolver<Maybe<Array<ResolversTypes['WuerfelkoenigWuerfelfarbe']>>, ParentType, ContextType>;
  koenige?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  nachziehstapel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reihe?: Resolver<Array<ResolversTypes['WuerfelkoenigPlatz']>, ParentType, ContextType>;
  spieler?: Resolver<Array<ResolversTypes['WuerfelkoenigSpieler']>, ParentType, ContextType>;
  strafstapel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wuerfe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wuerfel?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  wurf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zugNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WuerfelkoenigZugBegonnenResolvers<ContextType = any, ParentType extends ResolversParentTypes['WuerfelkoenigZugBegonnen'] = ResolversParentTypes['WuerfelkoenigZugBegonnen']> = {
  extrazug?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wuerfe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zugNummer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Actor?: ActorResolvers<ContextType>;
  ChangeNameResult?: ChangeNameResultResolvers<ContextType>;
  ChangeNameSuccess?: ChangeNameSuccessResolvers<ContextType>;
  ChangeTableResult?: ChangeTableResultResolvers<ContextType>;
  ComeBackResult?: ComeBackResultResolvers<ContextType>;
  ComeBackSuccess?: ComeBackSuccessResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  EventRecord?: EventRecordResolvers<ContextType>;
  GameMove?: GameMoveResolvers<ContextType>;
  GameOptions?: GameOptionsResolvers<ContextType>;
  GameQuestion?: GameQuestionResolvers<ContextType>;
  GameView?: GameViewResolvers<ContextType>;
  Homie?: HomieResolvers<ContextType>;
  KierkiFertigGeworden?: KierkiFertigGewordenResolvers<ContextType>;
  KierkiGegeben?: KierkiGegebenResolvers<ContextType>;
  KierkiGepasst?: KierkiGepasstResolvers<ContextType>;
  KierkiKarteAngelegt?: KierkiKarteAngelegtResolvers<ContextType>;
  KierkiKarteGespielt?: KierkiKarteGespieltResolvers<ContextType>;
  KierkiLegalMove?: KierkiLegalMoveResolvers<ContextType>;
  KierkiLegung?: KierkiLegungResolvers<ContextType>;
  KierkiOptions?: KierkiOptionsResolvers<ContextType>;
  KierkiPartieBeendet?: KierkiPartieBeendetResolvers<ContextType>;
  KierkiPartieEroeffnet?: KierkiPartieEroeffnetResolvers<ContextType>;
  KierkiPlanzeile?: KierkiPlanzeileResolvers<ContextType>;
  KierkiQuestion?: KierkiQuestionResolvers<ContextType>;
  KierkiReihe?: KierkiReiheResolvers<ContextType>;
  KierkiRestAufgedeckt?: KierkiRestAufgedecktResolvers<ContextType>;
  KierkiSpielBegonnen?: KierkiSpielBegonnenResolvers<ContextType>;
  KierkiSpielGewertet?: KierkiSpielGewertetResolvers<ContextType>;
  KierkiSpieler?: KierkiSpielerResolvers<ContextType>;
  KierkiStich?: KierkiStichResolvers<ContextType>;
  KierkiStichGewonnen?: KierkiStichGewonnenResolvers<ContextType>;
  KierkiTarif?: KierkiTarifResolvers<ContextType>;
  KierkiTrumpfAngesagt?: KierkiTrumpfAngesagtResolvers<ContextType>;
  KierkiView?: KierkiViewResolvers<ContextType>;
  KierkiZaehlstich?: KierkiZaehlstichResolvers<ContextType>;
  KierkiZettelzeile?: KierkiZettelzeileResolvers<ContextType>;
  KiezkoenigAusgebaut?: KiezkoenigAusgebautResolvers<ContextType>;
  KiezkoenigAussetzenVerhaengt?: KiezkoenigAussetzenVerhaengtResolvers<ContextType>;
  KiezkoenigBankErhaelt?: KiezkoenigBankErhaeltResolvers<ContextType>;
  KiezkoenigBankZahlt?: KiezkoenigBankZahltResolvers<ContextType>;
  KiezkoenigDeckelBezahlt?: KiezkoenigDeckelBezahltResolvers<ContextType>;
  KiezkoenigGekauft?: KiezkoenigGekauftResolvers<ContextType>;
  KiezkoenigGelassen?: KiezkoenigGelassenResolvers<ContextType>;
  KiezkoenigGewuerfelt?: KiezkoenigGewuerfeltResolvers<ContextType>;
  KiezkoenigGezogen?: KiezkoenigGezogenResolvers<ContextType>;
  KiezkoenigKarteGezogen?: KiezkoenigKarteGezogenResolvers<ContextType>;
  KiezkoenigKartenGemischt?: KiezkoenigKartenGemischtResolvers<ContextType>;
  KiezkoenigKneipe?: KiezkoenigKneipeResolvers<ContextType>;
  KiezkoenigLegalMove?: KiezkoenigLegalMoveResolvers<ContextType>;
  KiezkoenigNotverkauf?: KiezkoenigNotverkaufResolvers<ContextType>;
  KiezkoenigOptions?: KiezkoenigOptionsResolvers<ContextType>;
  KiezkoenigPartieEroeffnet?: KiezkoenigPartieEroeffnetResolvers<ContextType>;
  KiezkoenigQuestion?: KiezkoenigQuestionResolvers<ContextType>;
  KiezkoenigSperrstunde?: KiezkoenigSperrstundeResolvers<ContextType>;
  KiezkoenigSpieler?: KiezkoenigSpielerResolvers<ContextType>;
  KiezkoenigSpielerZahlt?: KiezkoenigSpielerZahltResolvers<ContextType>;
  KiezkoenigUebernommen?: KiezkoenigUebernommenResolvers<ContextType>;
  KiezkoenigView?: KiezkoenigViewResolvers<ContextType>;
  KiezkoenigZugAusgesetzt?: KiezkoenigZugAusgesetztResolvers<ContextType>;
  KiezkoenigZugBegonnen?: KiezkoenigZugBegonnenResolvers<ContextType>;
  KingAusgeteilt?: KingAusgeteiltResolvers<ContextType>;
  KingGebot?: KingGebotResolvers<ContextType>;
  KingGeboten?: KingGebotenResolvers<ContextType>;
  KingGepasst?: KingGepasstResolvers<ContextType>;
  KingKarteGelegt?: KingKarteGelegtResolvers<ContextType>;
  KingKauf?: KingKaufResolvers<ContextType>;
  KingKontraktAngesagt?: KingKontraktAngesagtResolvers<ContextType>;
  KingLegalMove?: KingLegalMoveResolvers<ContextType>;
  KingOptions?: KingOptionsResolvers<ContextType>;
  KingPartieBeendet?: KingPartieBeendetResolvers<ContextType>;
  KingPartieEroeffnet?: KingPartieEroeffnetResolvers<ContextType>;
  KingQuestion?: KingQuestionResolvers<ContextType>;
  KingRestEntschieden?: KingRestEntschiedenResolvers<ContextType>;
  KingSpielGewertet?: KingSpielGewertetResolvers<ContextType>;
  KingSpieler?: KingSpielerResolvers<ContextType>;
  KingStich?: KingStichResolvers<ContextType>;
  KingStichGewonnen?: KingStichGewonnenResolvers<ContextType>;
  KingTarif?: KingTarifResolvers<ContextType>;
  KingTrumpfBehalten?: KingTrumpfBehaltenResolvers<ContextType>;
  KingTrumpfBestimmt?: KingTrumpfBestimmtResolvers<ContextType>;
  KingTrumpfVerkauft?: KingTrumpfVerkauftResolvers<ContextType>;
  KingView?: KingViewResolvers<ContextType>;
  KingVorrat?: KingVorratResolvers<ContextType>;
  KingZaehlstich?: KingZaehlstichResolvers<ContextType>;
  KingZettelzeile?: KingZettelzeileResolvers<ContextType>;
  KronenduellAufgedeckt?: KronenduellAufgedecktResolvers<ContextType>;
  KronenduellChance?: KronenduellChanceResolvers<ContextType>;
  KronenduellDuellGewonnen?: KronenduellDuellGewonnenResolvers<ContextType>;
  KronenduellDuellUnentschieden?: KronenduellDuellUnentschiedenResolvers<ContextType>;
  KronenduellGelegt?: KronenduellGelegtResolvers<ContextType>;
  KronenduellKartenVerraten?: KronenduellKartenVerratenResolvers<ContextType>;
  KronenduellLegalMove?: KronenduellLegalMoveResolvers<ContextType>;
  KronenduellOptions?: KronenduellOptionsResolvers<ContextType>;
  KronenduellPartieBegonnen?: KronenduellPartieBegonnenResolvers<ContextType>;
  KronenduellPartieUnentschieden?: KronenduellPartieUnentschiedenResolvers<ContextType>;
  KronenduellQuestion?: KronenduellQuestionResolvers<ContextType>;
  KronenduellRunde?: KronenduellRundeResolvers<ContextType>;
  KronenduellRundeBegonnen?: KronenduellRundeBegonnenResolvers<ContextType>;
  KronenduellRundeGewonnen?: KronenduellRundeGewonnenResolvers<ContextType>;
  KronenduellRundeVertagt?: KronenduellRundeVertagtResolvers<ContextType>;
  KronenduellSpieler?: KronenduellSpielerResolvers<ContextType>;
  KronenduellView?: KronenduellViewResolvers<ContextType>;
  LeaveMatchResult?: LeaveMatchResultResolvers<ContextType>;
  LeaveMatchSuccess?: LeaveMatchSuccessResolvers<ContextType>;
  LobbyFrame?: LobbyFrameResolvers<ContextType>;
  LobbyTable?: LobbyTableResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchClockStarted?: MatchClockStartedResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchEnded?: MatchEndedResolvers<ContextType>;
  MatchEvent?: MatchEventResolvers<ContextType>;
  MatchFrame?: MatchFrameResolvers<ContextType>;
  MatchFrozen?: MatchFrozenResolvers<ContextType>;
  MatchListItem?: MatchListItemResolvers<ContextType>;
  MatchPracticeSkipped?: MatchPracticeSkippedResolvers<ContextType>;
  MatchRefused?: MatchRefusedResolvers<ContextType>;
  MatchSeat?: MatchSeatResolvers<ContextType>;
  MatchSeatAway?: MatchSeatAwayResolvers<ContextType>;
  MatchSeatBack?: MatchSeatBackResolvers<ContextType>;
  MatchSeatLeft?: MatchSeatLeftResolvers<ContextType>;
  MatchStarted?: MatchStartedResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MoveRejected?: MoveRejectedResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyMatch?: MyMatchResolvers<ContextType>;
  NameRefused?: NameRefusedResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  Occupant?: OccupantResolvers<ContextType>;
  OpenTableResult?: OpenTableResultResolvers<ContextType>;
  OpenTableSuccess?: OpenTableSuccessResolvers<ContextType>;
  OptionsCheck?: OptionsCheckResolvers<ContextType>;
  OptionsRefused?: OptionsRefusedResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PlayAgainstHomiesResult?: PlayAgainstHomiesResultResolvers<ContextType>;
  PlayMoveResult?: PlayMoveResultResolvers<ContextType>;
  PlayMoveSuccess?: PlayMoveSuccessResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  PracticeStep?: PracticeStepResolvers<ContextType>;
  PresenceFrame?: PresenceFrameResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  Prompt?: PromptResolvers<ContextType>;
  PromptClock?: PromptClockResolvers<ContextType>;
  PromptClosed?: PromptClosedResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickPlayResult?: QuickPlayResultResolvers<ContextType>;
  QuickPlaySuccess?: QuickPlaySuccessResolvers<ContextType>;
  QuickQueue?: QuickQueueResolvers<ContextType>;
  QuickTable?: QuickTableResolvers<ContextType>;
  RentzAbgelehnt?: RentzAbgelehntResolvers<ContextType>;
  RentzAngelegt?: RentzAngelegtResolvers<ContextType>;
  RentzAngesagt?: RentzAngesagtResolvers<ContextType>;
  RentzAufgenommen?: RentzAufgenommenResolvers<ContextType>;
  RentzAusgesetzt?: RentzAusgesetztResolvers<ContextType>;
  RentzAusgestiegen?: RentzAusgestiegenResolvers<ContextType>;
  RentzGabeGewertet?: RentzGabeGewertetResolvers<ContextType>;
  RentzGegeben?: RentzGegebenResolvers<ContextType>;
  RentzGepasst?: RentzGepasstResolvers<ContextType>;
  RentzGespielt?: RentzGespieltResolvers<ContextType>;
  RentzLegalMove?: RentzLegalMoveResolvers<ContextType>;
  RentzOptions?: RentzOptionsResolvers<ContextType>;
  RentzPartieBeendet?: RentzPartieBeendetResolvers<ContextType>;
  RentzPartieEroeffnet?: RentzPartieEroeffnetResolvers<ContextType>;
  RentzQuestion?: RentzQuestionResolvers<ContextType>;
  RentzReihe?: RentzReiheResolvers<ContextType>;
  RentzSpieler?: RentzSpielerResolvers<ContextType>;
  RentzStich?: RentzStichResolvers<ContextType>;
  RentzStichGewonnen?: RentzStichGewonnenResolvers<ContextType>;
  RentzVerzichtet?: RentzVerzichtetResolvers<ContextType>;
  RentzView?: RentzViewResolvers<ContextType>;
  RentzWerte?: RentzWerteResolvers<ContextType>;
  RentzZettelzeile?: RentzZettelzeileResolvers<ContextType>;
  RentzZugelassen?: RentzZugelassenResolvers<ContextType>;
  Replay?: ReplayResolvers<ContextType>;
  ReplayRefused?: ReplayRefusedResolvers<ContextType>;
  ReplayResult?: ReplayResultResolvers<ContextType>;
  ReplayStep?: ReplayStepResolvers<ContextType>;
  SendEmoteResult?: SendEmoteResultResolvers<ContextType>;
  SignInAsGuestResult?: SignInAsGuestResultResolvers<ContextType>;
  SignInAsGuestSuccess?: SignInAsGuestSuccessResolvers<ContextType>;
  SignInAsStaffResult?: SignInAsStaffResultResolvers<ContextType>;
  SignInAsStaffSuccess?: SignInAsStaffSuccessResolvers<ContextType>;
  SignInRefused?: SignInRefusedResolvers<ContextType>;
  SkipPracticeResult?: SkipPracticeResultResolvers<ContextType>;
  SkipPracticeSuccess?: SkipPracticeSuccessResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StandingLine?: StandingLineResolvers<ContextType>;
  StartMatchResult?: StartMatchResultResolvers<ContextType>;
  StartMatchSuccess?: StartMatchSuccessResolvers<ContextType>;
  StartPracticeResult?: StartPracticeResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Table?: TableResolvers<ContextType>;
  TableEmote?: TableEmoteResolvers<ContextType>;
  TableFrame?: TableFrameResolvers<ContextType>;
  TableMatch?: TableMatchResolvers<ContextType>;
  TableRefused?: TableRefusedResolvers<ContextType>;
  TableResult?: TableResultResolvers<ContextType>;
  TableSeat?: TableSeatResolvers<ContextType>;
  TableSeries?: TableSeriesResolvers<ContextType>;
  TableSuccess?: TableSuccessResolvers<ContextType>;
  TooSoon?: TooSoonResolvers<ContextType>;
  TryAgain?: TryAgainResolvers<ContextType>;
  WuerfelkoenigAufgehoert?: WuerfelkoenigAufgehoertResolvers<ContextType>;
  WuerfelkoenigBuergerAbgelegt?: WuerfelkoenigBuergerAbgelegtResolvers<ContextType>;
  WuerfelkoenigBuergerAufgedeckt?: WuerfelkoenigBuergerAufgedecktResolvers<ContextType>;
  WuerfelkoenigBuergerGenommen?: WuerfelkoenigBuergerGenommenResolvers<ContextType>;
  WuerfelkoenigBuergerkarte?: WuerfelkoenigBuergerkarteResolvers<ContextType>;
  WuerfelkoenigDracheVerschenkt?: WuerfelkoenigDracheVerschenktResolvers<ContextType>;
  WuerfelkoenigGewuerfelt?: WuerfelkoenigGewuerfeltResolvers<ContextType>;
  WuerfelkoenigLegalMove?: WuerfelkoenigLegalMoveResolvers<ContextType>;
  WuerfelkoenigOptions?: WuerfelkoenigOptionsResolvers<ContextType>;
  WuerfelkoenigOrtGegruendet?: WuerfelkoenigOrtGegruendetResolvers<ContextType>;
  WuerfelkoenigPartieBeendet?: WuerfelkoenigPartieBeendetResolvers<ContextType>;
  WuerfelkoenigPartieEroeffnet?: WuerfelkoenigPartieEroeffnetResolvers<ContextType>;
  WuerfelkoenigPlatz?: WuerfelkoenigPlatzResolvers<ContextType>;
  WuerfelkoenigQuestion?: WuerfelkoenigQuestionResolvers<ContextType>;
  WuerfelkoenigSpieler?: WuerfelkoenigSpielerResolvers<ContextType>;
  WuerfelkoenigStapelkarte?: WuerfelkoenigStapelkarteResolvers<ContextType>;
  WuerfelkoenigStrafeGenommen?: WuerfelkoenigStrafeGenommenResolvers<ContextType>;
  WuerfelkoenigView?: WuerfelkoenigViewResolvers<ContextType>;
  WuerfelkoenigZugBegonnen?: WuerfelkoenigZugBegonnenResolvers<ContextType>;
};

