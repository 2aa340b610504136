import type { ViewpointInput } from '@/generated/graphql';

/** Through whose eyes: the public's, or a seat's, counted from 0; `open`: all hands lie open. */
export type Viewpoint = 'spectator' | 'open' | number;

/** A place in a replay, as it stands in the address. */
export interface Place {
  /** The version of the present event, from 1; null: wherever the replay opens. */
  readonly version: number | null;
  readonly viewpoint: Viewpoint;
}

const mostSeats = 6;

/** Reads a place from an address; what makes no sense is left out. In the address seats count from 1, as people do: `as=seat-2`. */
export function readPlace(search: { get(name: string): string | null }): Place {
  const version = Number(/^[1-9]\d{0,6}$/.exec(search.get('v') ?? '')?.[0] ?? Number.NaN);
  return { version: Number.isNaN(version) ? null : version, viewpoint: readViewpoint(search.get('as')) };
}

/** Reads a viewpoint as written by `viewpointText`; anything else is the public. */
export function readViewpoint(text: string | null): Viewpoint {
  if (text === 'open') return text;
  const seat = Number(/^seat-([1-9])$/.exec(text ?? '')?.[1] ?? Number.NaN);
  return seat <= mostSeats ? seat - 1 : 'spectator';
}

/** `spectator`, `open` or `seat-2`. */
export const viewpointText = (viewpoint: Viewpoint): string => (typeof viewpoint === 'number' ? `seat-${viewpoint + 1}` : viewpoint);

/** The query part of a place's address, with its question mark. */
export function placeSearch({ version, viewpoint }: Place): string {
  const search = new URLSearchParams();
  if (version !== null) search.set('v', String(version));
  search.set('as', viewpointText(viewpoint));
  return `?${search}`;
}

/** A viewpoint as the server takes it. */
export function viewpointInput(viewpoint: Viewpoint): ViewpointInput {
  if (typeof viewpoint === 'number') return { seat: viewpoint };
  return viewpoint === 'open' ? { openHands: 'YES' } : { spectator: 'YES' };
}

/** The nearest index that there is among `count` events; 0 when there are none. */
export const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));

/** The index of a version: versions are contiguous from 1, and a link may be older or newer than what is here. */
export const indexOfVersion = (version: number, count: number): number => clampIndex(version - 1, count);
