import type { TablePartsFragment } from '../../generated/graphql';

/** What somebody is at a table, as far as it decides what they may do. */
export interface RoomStanding {
  /** Their seat; null while they stand. */
  readonly mySeat: number | null;
  readonly isHost: boolean;
  readonly freeSeats: number;
  readonly seated: number;
  /** Whether the table can start: open, and at least two sit. */
  readonly canStart: boolean;
}

const fewest = 2;

/** Reads it from the table; null stands for somebody who has not come in yet. */
export function roomStanding(table: Pick<TablePartsFragment, 'seats' | 'host' | 'status'>, playerId: string | null): RoomStanding {
  const mine = table.seats.find((seat) => seat.occupant?.__typename === 'Player' && seat.occupant.id === playerId);
  const seated = table.seats.filter((seat) => seat.occupant !== null).length;
  return {
    mySeat: playerId === null ? null : (mine?.index ?? null),
    isHost: playerId !== null && table.host?.id === playerId,
    freeSeats: table.seats.length - seated,
    seated,
    canStart: table.status === 'OPEN' && seated >= fewest,
  };
}
