import type { OccupantPartsFragment, SeatController } from '../../generated/graphql';

/** Why somebody does not sit there right now: the autopilot plays for them, or their line is down. */
export type Absence = 'autopilot' | 'away';

interface Seat {
  readonly index: number;
  readonly occupant: Pick<OccupantPartsFragment, '__typename'> & { readonly id?: string };
}

/** Who is away, by seat; null for those who are there, for homies, and as long as nobody knows. Who looks at the page is there. */
export function absences(
  seats: readonly Seat[],
  controllers: readonly SeatController[],
  present: ReadonlySet<string> | null,
  mySeat: number | null,
): readonly (Absence | null)[] {
  return seats.map(({ index, occupant }) => {
    if (controllers[index] === 'AUTOPILOT') return 'autopilot';
    if (controllers[index] !== 'PLAYER' || index === mySeat || present === null || occupant.id === undefined) return null;
    return present.has(occupant.id) ? null : 'away';
  });
}
