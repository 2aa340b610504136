import type { AnyGame, HomieLevel, SeatPlan, Typed } from '@tavern-jack/kernel';
import type { EventCatalog, NewEvent } from '@tavern-jack/platform/records';

/** How a golden match was made and what it must fold to. */
export interface GoldenHeader {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: SeatPlan;
  /** Who played, by seat; RANDOM: any legal move, as people make moves that no homie makes. */
  readonly players: readonly (HomieLevel | 'RANDOM')[];
  /** SHA-256 of the final state's canonical JSON, hex. */
  readonly stateHash: string;
}

/** A recorded match: its header, and the game's events as they are stored. */
export interface GoldenMatch {
  readonly header: GoldenHeader;
  readonly events: readonly NewEvent[];
}

/** One line of JSON for the header and one for each event. */
export const textOf = ({ header, events }: GoldenMatch): string =>
  [header, ...events.map(({ type, schema, data }) => ({ type, schema, data }))].map((line) => `${JSON.stringify(line)}\n`).join('');

export function matchIn(text: string): GoldenMatch {
  const [header, ...events] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { header, events };
}

/** The state that the events of a golden match fold to, as a replay of a stored match would fold them. */
export function foldedState({ header, events }: GoldenMatch, game: AnyGame, catalog: EventCatalog): unknown {
  return events.reduce((state: unknown, { type, schema, data }) => {
    const event: Typed = {
      type: type.slice(type.indexOf('.') + 1),
      ...catalog.lift(type, schema, data as Readonly<Record<string, unknown>>),
    };
    return game.evolve(state, event);
  }, game.initial(header.options));
}
