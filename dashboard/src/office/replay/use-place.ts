'use client';

import { useCallback, useEffect, useState } from 'react';
import { clampIndex, indexOfVersion, type Place, placeSearch, readPlace, type Viewpoint } from './place';

const settle = 200;

/** Where in the match one stands. */
export interface Standing {
  readonly index: number;
  /** Came one event forward: what happened may be shown in motion. */
  readonly stepped: boolean;
}

/** The place that the address names when the page opens. */
export function usePlaceInAddress(): readonly [Place, (place: Place) => void] {
  const [place] = useState(() => readPlace(new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search)));
  const write = useCallback((next: Place) => window.history.replaceState(null, '', `${window.location.pathname}${placeSearch(next)}`), []);
  return [place, write];
}

/** The present event among `count`; follows the newest one as long as one stands on it and `follow` is on. */
export function useStanding(opens: number | 'start' | 'end', count: number, follow: boolean) {
  const [standing, setStanding] = useState<Standing>(() => ({
    index: opens === 'start' ? 0 : opens === 'end' ? clampIndex(count - 1, count) : indexOfVersion(opens, count),
    stepped: false,
  }));
  const [known, setKnown] = useState(count);
  if (known !== count) {
    setKnown(count);
    if (follow && standing.index === known - 1) setStanding({ index: count - 1, stepped: count === known + 1 });
  }
  const go = useCallback(
    (index: number) =>
      setStanding((before) => {
        const to = clampIndex(index, count);
        return to === before.index ? before : { index: to, stepped: to === before.index + 1 };
      }),
    [count],
  );
  return { standing, go };
}

/** Writes the place into the address once it has stood still for a moment: browsers do not like a hundred addresses a second. */
export function useWrittenPlace(version: number | null, viewpoint: Viewpoint, write: (place: Place) => void): void {
  useEffect(() => {
    if (version === null) return;
    const timer = setTimeout(() => write({ version, viewpoint }), settle);
    return () => clearTimeout(timer);
  }, [version, viewpoint, write]);
}
