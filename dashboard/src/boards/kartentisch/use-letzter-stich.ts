'use client';
import { useState } from 'react';
import { derselbe } from './stich';
import type { Tischstich } from './typen';

/** Whether the last trick is looked at again; it goes back as soon as there is another last trick. */
export function useLetzterStich(letzter: Tischstich | null) {
  const [gewaehlt, setGewaehlt] = useState<Tischstich | null>(null);
  const an = derselbe(gewaehlt, letzter);
  return { an, moeglich: letzter !== null, schalten: () => setGewaehlt(an ? null : letzter) };
}

export type Rueckblick = ReturnType<typeof useLetzterStich>;
