import type { Table } from '../../live/use-table';

/** A person at the table, as far as the rematch waits for them. */
export interface Readiness {
  readonly seat: number;
  readonly id: string;
  readonly name: string;
  readonly ready: boolean;
}

/** The rematch as you see it from your seat. */
export interface Rematch {
  /** Everybody but the homies, by seat. */
  readonly people: readonly Readiness[];
  readonly iAmReady: boolean;
  /** Whether there are enough at the table for the game; homies count. */
  readonly enough: boolean;
}

/** Reads from the table who is ready for another match. `fewest`: so many the game needs. Null if you do not sit there, or it does not wait. */
export function rematchOf({ seats, status }: Pick<Table, 'seats' | 'status'>, playerId: string | null, fewest: number): Rematch | null {
  const people = seats.flatMap(({ index, occupant, ready }): Readiness[] =>
    occupant?.__typename === 'Player' ? [{ seat: index, id: occupant.id, name: occupant.name, ready }] : [],
  );
  const me = people.find(({ id }) => id === playerId);
  if (!me || status !== 'OPEN') return null;
  return { people, iAmReady: me.ready, enough: seats.filter(({ occupant }) => occupant !== null).length >= fewest };
}
