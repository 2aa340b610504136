import type { MatchStatus } from '@/generated/graphql';

/** Which page of which matches; all of it stands in the address, so that a link shows the same. */
export interface ListPlace {
  readonly status: MatchStatus | null;
  /** Part of a player's name; empty for everybody. */
  readonly player: string;
  /** The cursors passed on the way here, the last one is this page's; empty on the newest page. */
  readonly trail: readonly string[];
}

export const firstPage: ListPlace = { status: null, player: '', trail: [] };

const statuses: readonly MatchStatus[] = ['RUNNING', 'FINISHED', 'FROZEN'];
const longestName = 40;

/** Reads the place from an address; what makes no sense is left out. */
export function readListPlace(search: { get(name: string): string | null }): ListPlace {
  const status = search.get('status')?.toUpperCase();
  const trail = search.get('after')?.split('.') ?? [];
  return {
    status: statuses.find((one) => one === status) ?? null,
    player: (search.get('player') ?? '').slice(0, longestName),
    trail: trail.every((cursor) => /^\d{1,15}$/.test(cursor)) ? trail : [],
  };
}

/** The query part of the place's address, with its question mark; empty for the newest page of all matches. */
export function listSearch({ status, player, trail }: ListPlace): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status.toLowerCase());
  if (player) search.set('player', player);
  if (trail.length > 0) search.set('after', trail.join('.'));
  return search.size > 0 ? `?${search}` : '';
}

/** Whether anything is left out of the list. */
export const isFiltered = ({ status, player }: ListPlace): boolean => status !== null || player.trim() !== '';

/** The page of older matches behind `cursor`. */
export const older = (place: ListPlace, cursor: string): ListPlace => ({ ...place, trail: [...place.trail, cursor] });

/** The page of newer matches that one came from. */
export const newer = (place: ListPlace): ListPlace => ({ ...place, trail: place.trail.slice(0, -1) });
