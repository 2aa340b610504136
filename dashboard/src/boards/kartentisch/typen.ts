import type { Kartenfarbe } from '../../art/kartenfarbe';

/** The four suits, as the contract writes them. */
export type Farbe = Kartenfarbe;
/** Ranks by their German sign: B jack, D queen, K king, A ace. */
export type Rang = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'B' | 'D' | 'K' | 'A';
/** A card of the pack of 52, as the contract writes it: `PIK_10`, `HERZ_K`. */
export type Karte = `${Farbe}_${Rang}`;

/** How cards are printed in this browser. */
export interface Kartenstil {
  /** Corner letters: German A K D B, or A K Q J as on French packs. */
  readonly index: 'DE' | 'FR';
  /** Clubs green and diamonds blue. */
  readonly vierfarben: boolean;
}

/** A card on the table and who played it. */
export interface Gelegtes {
  readonly seat: number;
  readonly karte: Karte;
}

/** A trick: the one on the table, or one that is over. */
export interface Tischstich {
  /** Which trick of its deal, from 1. */
  readonly nummer: number;
  /** In the order of play, the led one first. */
  readonly gelegt: readonly Gelegtes[];
  /** Who won it; null while it is being played. */
  readonly gewinner: number | null;
  /** What it counts; null: nothing to be told (while it is being played). */
  readonly punkte: number | null;
}

/** A seat as the table draws it. */
export interface Tischplatz {
  readonly seat: number;
  /** How many cards are left in hand. */
  readonly karten: number;
  /** These cards, sorted; null: they are drawn as backs. */
  readonly blatt: readonly Karte[] | null;
  /** Tricks won in this deal; null: no tricks are played. */
  readonly stiche: number | null;
  /** Points of this deal so far; null: none to be told yet. */
  readonly punkte: number | null;
  /** Points of the whole match. */
  readonly gesamt: number;
  /** Cards won in this deal that count. */
  readonly zaehlkarten: readonly Karte[];
  /** What this seat showed not to hold, by suit; `karten` null: none of that suit. Left out: nothing is known. */
  readonly fehlt?: readonly { readonly farbe: Farbe; readonly karten: readonly Karte[] | null }[];
  /** Short words under the name: dealer, declarer, out first … */
  readonly marken: readonly string[];
  /** Must decide now. */
  readonly dran: boolean;
}

/** A line of the score sheet. */
export interface Zettelposten {
  readonly nummer: number;
  /** What was played. */
  readonly titel: string;
  /** Small print: trumps, blind … */
  readonly zusatz: string | null;
  /** Points of this deal by seat. */
  readonly ergebnis: readonly number[];
  /** Running totals by seat. */
  readonly stand: readonly number[];
}

/** The zero-sum check of the score sheet: running totals and what is still to come sum to 0. Null where a game has none. */
export interface Kontrolle {
  readonly summe: number;
  readonly offen: number;
}

/** What moves on the table right now: a card comes, or a trick goes to who won it. */
export type Stichbewegung = { readonly art: 'LEGEN' | 'EINSAMMELN'; readonly seat: number };
