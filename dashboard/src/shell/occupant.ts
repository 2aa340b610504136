import type { OccupantPartsFragment } from '@/generated/graphql';

/** Somebody on a seat, by name: people as they call themselves, regulars by the house's texts (namespace `regulars`). */
export function occupantName(occupant: OccupantPartsFragment, regulars: (key: string) => string): string {
  return occupant.__typename === 'Player' ? occupant.name : regulars(`${occupant.homieName}.name`);
}
