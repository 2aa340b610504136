import type { TablePartsFragment } from '../../generated/graphql';
import { gameCard } from '../games';

/** What somebody is at a table, as far as it decides what they may do. */
export interface RoomStanding {
  /** Their seat; null while they stand. */
  readonly mySeat: number | null;
  readonly isHost: boolean;
  readonly freeSeats: number;
  readonly seated: number;
  /** Whether enough sit at an open table to start. */
  readonly canStart: boolean;
  readonly iAmReady: boolean;
  /** Names of the others who are not ready yet. */
  readonly waitingFor: readonly string[];
  /** Whether all the others are ready. */
  readonly othersReady: boolean;
}

type Table = Pick<TablePartsFragment, 'seats' | 'host' | 'status' | 'game'>;

/** Reads it from the table; null stands for somebody who has not come in yet. */
export function roomStanding(table: Table, playerId: string | null): RoomStanding {
  const people = table.seats.flatMap(({ index, occupant, ready }) =>
    occupant?.__typename === 'Player' ? [{ index, ready, id: occupant.id, name: occupant.name }] : [],
  );
  const mine = people.find(({ id }) => id === playerId);
  const seated = table.seats.filter((seat) => seat.occupant !== null).length;
  const waitingFor = people.filter((one) => one !== mine && !one.ready).map(({ name }) => name);
  return {
    mySeat: mine?.index ?? null,
    isHost: playerId !== null && table.host?.id === playerId,
    freeSeats: table.seats.length - seated,
    seated,
    canStart: table.status === 'OPEN' && seated >= Number(gameCard(table.game).seats[0]),
    iAmReady: mine?.ready ?? false,
    waitingFor,
    othersReady: waitingFor.length === 0,
  };
}
