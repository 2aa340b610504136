import type { GameOptionsInput } from '@tavern-jack/contracts/resolvers';
import type { GameCard } from '../game-card.js';
import { problem } from '../problem.js';
import { branchOf } from '../wire.js';
import type { TableWish } from './table-house.js';
import type { TableState } from './table-state.js';

const STANDARD_CLOCK = 40;
const SHORTEST_CLOCK = 10;
const LONGEST_CLOCK = 600;
const LONGEST_SERIES = 5;

/** What somebody says about a table; what is left out stays, or is as usual. */
export interface Said {
  readonly options?: GameOptionsInput | null;
  readonly seats?: number | null;
  /** Null: no clock. */
  readonly clockSeconds?: number | null;
  readonly winsNeeded?: number | null;
  readonly listed?: boolean | null;
  readonly spectators?: boolean | null;
}

/** Game and all its options: those that were named, the others as usual. */
export function chosenGame(card: GameCard, input: GameOptionsInput) {
  const [game, chosen] = branchOf(input);
  return { game, options: { ...card.get(game).manifest.defaults, ...(chosen as object) } as Readonly<Record<string, unknown>> };
}

/** A new table. */
export const opened = (card: GameCard, said: Said & { options: GameOptionsInput; seats: number }): TableWish => ({
  ...chosenGame(card, said.options),
  seats: said.seats,
  clockSeconds: said.clockSeconds === undefined ? STANDARD_CLOCK : said.clockSeconds,
  winsNeeded: said.winsNeeded ?? 1,
  listed: said.listed ?? false,
  spectators: said.spectators ?? true,
});

/** The table as it would be; undefined if nothing is said about it. */
export function changed(card: GameCard, state: TableState, said: Said): TableWish | undefined {
  const { options, seats, clockSeconds, winsNeeded, listed, spectators } = said;
  if ([options, seats, winsNeeded, listed, spectators].every((one) => one === undefined || one === null) && clockSeconds === undefined)
    return undefined;
  return {
    ...(options ? chosenGame(card, options) : { game: state.game, options: state.options }),
    seats: seats ?? state.seats.length,
    clockSeconds: clockSeconds === undefined ? state.clockSeconds : clockSeconds,
    winsNeeded: winsNeeded ?? state.winsNeeded,
    listed: listed ?? state.listed,
    spectators: spectators ?? state.spectators,
  };
}

/** Why no such table can be, if so: a game that is not played like this, or a clock or series out of their limits. Strangers play by the clock. */
export function objection(card: GameCard, { game, options, seats, clockSeconds, winsNeeded, listed }: TableWish) {
  const { manifest } = card.get(game);
  const { min, max } = manifest.seats;
  const seatsFine = seats >= min && seats <= max;
  const clockFine = clockSeconds === null ? !listed : clockSeconds >= SHORTEST_CLOCK && clockSeconds <= LONGEST_CLOCK;
  const seriesFine = winsNeeded >= 1 && winsNeeded <= LONGEST_SERIES;
  const reasons = seatsFine ? manifest.exclusions(options, seats) : [];
  if (seatsFine && clockFine && seriesFine && reasons.length === 0) return undefined;
  return problem('OptionsRefused', 'OPTIONS_REFUSED', { minSeats: min, maxSeats: max, reasons });
}
