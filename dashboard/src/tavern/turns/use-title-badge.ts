'use client';

import { useEffect } from 'react';
import { titled } from './turns';

/** Keeps a number before the page's title, also when the page gets another one. */
export function useTitleBadge(waiting: number): void {
  useEffect(() => {
    const write = () => {
      const title = titled(document.title, waiting);
      if (title !== document.title) document.title = title;
    };
    write();
    if (waiting === 0) return;
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [waiting]);
}
