'use client';

import { useRef } from 'react';
import { keepEqual } from './keep-equal';

/** Plain data that is put together anew at each drawing, as the same objects as long as it says the same: what is drawn from it may rest. */
export function useKept<Data>(data: Data): Data {
  const last = useRef<Data | undefined>(undefined);
  last.current = keepEqual(last.current, data);
  return last.current;
}
