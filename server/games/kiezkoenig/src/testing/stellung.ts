import type { Seat } from '@tavern-jack/kernel';
import { type Given, given } from '@tavern-jack/kernel/testing';
import type { Event, KiezkoenigState, Move, Options, Prompt, View } from '../index.js';
import { kiezkoenig } from '../index.js';
import { gedruckt } from '../wert.js';

export type Lage = Given<KiezkoenigState, Move, Event, View, Options, Prompt>;

/** A situation at the table, told by what is different from an opened match. */
export interface Stellung {
  /** Cash by seat; the length is the number of seats. */
  readonly taler: readonly number[];
  /** Pubs: field -> owner, or owner and upgrade steps. */
  readonly kneipen?: Readonly<Record<number, Seat | readonly [Seat, number]>>;
  /** Field of each token; 0 unless given. */
  readonly feld?: readonly number[];
  readonly runde?: number;
  /** Who is to roll; seat 0 unless given. */
  readonly amZug?: Seat;
  readonly langeNacht?: boolean;
}

/** Reaches a situation by events alone, so that a test starts from nothing a match could not hold. */
export function stellung({ taler, kneipen = {}, feld = [], runde = 1, amZug = 0, langeNacht = false }: Stellung): Lage {
  const opened = given(kiezkoenig, { count: taler.length, startingSeat: 0 }, { langeNacht });
  const besitz = Object.entries(kneipen).flatMap(([nummer, wem]) => {
    const [seat, stufe] = typeof wem === 'number' ? ([wem, 0] as const) : wem;
    return erworben(seat, Number(nummer), stufe ?? 0);
  });
  const mitBesitz = opened.and(...besitz);
  const kasse = taler.flatMap((soll, seat) => ausgeglichen(seat, soll - (mitBesitz.state.spieler[seat]?.taler ?? 0)));
  const gesetzt = feld.map((nach, seat): Event => ({ type: 'gezogen', seat, von: 0, nach, grund: 'KARTE', vorwaerts: false }));
  return mitBesitz.and(...kasse, ...gesetzt, { type: 'zugBegonnen', runde, seat: amZug });
}

const erworben = (seat: Seat, feld: number, stufen: number): readonly Event[] => [
  { type: 'gekauft', seat, feld, preis: gedruckt(feld).preis },
  ...Array.from({ length: stufen }, (_, i): Event => ({ type: 'ausgebaut', seat, feld, stufe: i + 1, preis: gedruckt(feld).preis / 2 })),
];

const ausgeglichen = (seat: Seat, differenz: number): readonly Event[] =>
  differenz >= 0
    ? [{ type: 'bankZahlt', seat, betrag: differenz, grund: 'LOTTO' }]
    : [{ type: 'bankErhaelt', seat, faellig: -differenz, bezahlt: -differenz, grund: 'SCHERBEN' }];

/** The move that rolls. */
export const wuerfeln: Move = { type: 'wuerfeln' };
