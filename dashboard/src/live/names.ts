import type { OccupantPartsFragment } from '../generated/graphql';

/** What people are called now, by their ids. */
export type Names = ReadonlyMap<string, string>;

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Seat {
  readonly occupant?: OccupantPartsFragment | null;
}

const person = <P extends Person>(one: P, names: Names): P => ({ ...one, name: names.get(one.id) ?? one.name });

const occupant = (one: OccupantPartsFragment, names: Names): OccupantPartsFragment =>
  one.__typename === 'Player' ? person(one, names) : one;

const seated = <S extends Seat>(seats: readonly S[], names: Names): S[] =>
  seats.map((seat) => (seat.occupant ? { ...seat, occupant: occupant(seat.occupant, names) } : seat));

/** A match, or anything else with people on seats, in which everybody is called as they are now; whoever is not among the names stays. */
export const matchCalled = <M extends { readonly seats: readonly Seat[] }>(match: M, names: Names): M => ({
  ...match,
  seats: seated(match.seats, names),
});

interface Table {
  readonly seats: readonly Seat[];
  readonly host?: Person | null;
  readonly matches: readonly { readonly winners: readonly OccupantPartsFragment[] }[];
}

/** The same for a table: its seats, its host, and who has won there. */
export const tableCalled = <T extends Table>(table: T, names: Names): T => ({
  ...matchCalled(table, names),
  host: table.host ? person(table.host, names) : table.host,
  matches: table.matches.map((match) => ({ ...match, winners: match.winners.map((winner) => occupant(winner, names)) })),
});
