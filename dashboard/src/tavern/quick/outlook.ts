import type { Table } from '../../live/use-table';

/** What a table of quick play comes to when its time is up, as it stands now. */
export interface Outlook {
  readonly people: number;
  /** How many more people the game needs, if no homies come. */
  readonly missing: number;
  /** `full`: it begins at once; `people`: those who are there begin; `homies`: homies take the free seats; `again`: it waits once more. */
  readonly next: 'full' | 'people' | 'homies' | 'again';
}

/** `fewest`: so many the game needs. Homies come only if nobody minds. */
export function outlook({ seats, quick }: Pick<Table, 'seats' | 'quick'>, fewest: number): Outlook {
  const taken = seats.filter(({ occupant }) => occupant !== null);
  const people = taken.length;
  const missing = Math.max(0, fewest - people);
  const content = new Set(quick?.homiesWelcome);
  const homies = people > 0 && taken.every(({ index }) => content.has(index));
  const next = people === seats.length ? 'full' : homies ? 'homies' : missing === 0 ? 'people' : 'again';
  return { people, missing, next };
}
