import { type RefObject, useEffect, useRef } from 'react';

/** What is taller comes rarely (the choice of a game), and a gap of that size would stay for the rest of the match. */
const MOST_PX = 400;

/**
 * Tells the style sheet of the element around the returned one, as `--tallest`, how tall its content has been at this width, 400 px
 * at most: what stands below need not jump from turn to turn.
 */
export function useTallest(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = content;
    const around = current?.parentElement;
    if (!current || !around) return;
    let width = 0;
    let tallest = 0;
    const observer = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = current;
      if (offsetWidth !== width) tallest = 0;
      width = offsetWidth;
      if (offsetHeight <= MOST_PX) tallest = Math.max(tallest, offsetHeight);
      around.style.setProperty('--tallest', `${tallest}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return content;
}
