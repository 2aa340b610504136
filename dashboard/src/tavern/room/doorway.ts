import type { ProblemCode, TablePartsFragment } from '../../generated/graphql';

/** Why somebody without a seat has none: sent away, the table is gone, no chair, the door is shut, or a match is on. */
export type Doorway = 'closed' | 'kicked' | 'full' | 'locked' | 'playing';

/** What somebody without a seat meets. Null: there is a chair for them. `refused` is what the table answered when they wanted one. */
export function doorwayOf(table: Pick<TablePartsFragment, 'status' | 'seats' | 'locked'>, refused: ProblemCode | null): Doorway | null {
  if (table.status === 'CLOSED') return 'closed';
  if (refused === 'KICKED') return 'kicked';
  if (table.status === 'PLAYING') return 'playing';
  if (table.locked) return 'locked';
  return table.seats.every(({ occupant }) => occupant !== null) ? 'full' : null;
}
