import { type Card, cardIn, type Direction, deckOf, type TrickRules } from '@tavern-jack/kernel';
import { KONTRAKTE, type Kontrakt, MINUSSPIELE, summeOf, type Tarif, tarifeAus } from './kontrakt.js';
import { einzelkarteOf, OHNE, type Options, type Trumpfwahl } from './optionen.js';
import { pflichtenFuer } from './pflichten.js';
import { werteFuer } from './werte.js';

/** Everything that options and number of players decide, worked out once: no rule asks for an option afterwards. */
export interface Regelwerk {
  readonly seats: number;
  readonly deck: readonly Card[];
  /** How many cards everybody gets at a time. */
  readonly packen: readonly number[];
  readonly stichzahl: number;
  readonly direction: Direction;
  readonly trumpfwahl: Trumpfwahl;
  readonly tarife: Readonly<Record<Kontrakt, Tarif>>;
  readonly pflichten: Readonly<Record<Kontrakt, TrickRules>>;
  /** What a whole game brings to all players together. */
  readonly summen: Readonly<Record<Kontrakt, number>>;
  readonly spiele: number;
  /** How often each contract is played in a match. */
  readonly anzahl: Readonly<Record<Kontrakt, number>>;
  /** The order of the games; null: each one is chosen. */
  readonly folge: readonly Kontrakt[] | null;
  /** How many trump and minus games each player has to give or to choose. */
  readonly jeSpieler: { readonly trumpf: number; readonly minus: number };
  /** The card whose holder is the first to choose; null: the dealer is. */
  readonly ersteAnsage: Card | null;
  readonly ansagerSpieltAus: boolean;
  readonly nurAbheben: boolean;
}

const PACKEN: Readonly<Record<number, readonly number[]>> = { 3: [4, 4, 4, 5], 4: [4, 4, 5], 5: [3, 3, 4] };
/** Each player of a chosen match gives two trump games and three minus games. */
const GEWAEHLT = { trumpf: 2, minus: 3 } as const;

const jeKontrakt = <T>(wert: (kontrakt: Kontrakt) => T): Readonly<Record<Kontrakt, T>> =>
  Object.fromEntries(KONTRAKTE.map((kontrakt) => [kontrakt, wert(kontrakt)])) as Record<Kontrakt, T>;

const gebaut = new WeakMap<Options, Map<number, Regelwerk>>();

/** The rules of a table. Throws RangeError for a number of players that King is not played with. */
export function regelwerkFuer(options: Options, seats: number): Regelwerk {
  const fertig = gebaut.get(options)?.get(seats);
  if (fertig) return fertig;
  const regelwerk = baue(options, seats);
  const mitOptionen = gebaut.get(options) ?? new Map<number, Regelwerk>();
  gebaut.set(options, mitOptionen.set(seats, regelwerk));
  return regelwerk;
}

function baue(options: Options, seats: number): Regelwerk {
  const deck = deckOf({ out: (OHNE[seats] ?? []).map(cardIn) });
  const stichzahl = Math.floor(deck.length / seats);
  const einzelkarte = einzelkarteOf(options);
  const tarife = tarifeAus(werteFuer(options, seats), deck, einzelkarte);
  const folge = options.spielform === 'KINGEN' ? folgeFuer(options, seats) : null;
  const jeSpieler = folge ? { trumpf: 1, minus: 0 } : GEWAEHLT;
  return {
    seats,
    deck,
    packen: PACKEN[seats] ?? [],
    stichzahl,
    direction: options.spielform === 'RIFKI' ? -1 : 1,
    trumpfwahl: options.trumpfwahl,
    tarife,
    pflichten: pflichtenFuer(options, tarife, einzelkarte),
    summen: jeKontrakt((kontrakt) => summeOf(tarife[kontrakt], stichzahl)),
    spiele: folge?.length ?? seats * (GEWAEHLT.trumpf + GEWAEHLT.minus),
    anzahl: jeKontrakt((kontrakt) => {
      if (kontrakt === 'TRUMPF') return seats * jeSpieler.trumpf;
      return folge ? 1 : (seats * GEWAEHLT.minus) / MINUSSPIELE.length;
    }),
    folge,
    jeSpieler,
    ersteAnsage: options.spielform === 'RIFKI' ? cardIn('KARO_2') : null,
    ansagerSpieltAus: options.spielform === 'RIFKI',
    nurAbheben: options.nurAbheben,
  };
}

/** Six minus games, then a trump game for each player. */
function folgeFuer({ damenZuerst }: Options, seats: number): readonly Kontrakt[] {
  const getauscht: Partial<Record<Kontrakt, Kontrakt>> = damenZuerst ? { KOENIGE_BUBEN: 'DAMEN', DAMEN: 'KOENIGE_BUBEN' } : {};
  return [...MINUSSPIELE.map((kontrakt) => getauscht[kontrakt] ?? kontrakt), ...Array.from({ length: seats }, (): Kontrakt => 'TRUMPF')];
}
