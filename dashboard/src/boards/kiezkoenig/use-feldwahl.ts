'use client';
import { useCallback, useState } from 'react';
import { FELDER } from './brettdruck';

interface Wahl {
  feld: number;
  /** Tapped or entered: stays open until closed, where a mere hover goes with the pointer. */
  fest: boolean;
}

/** Which field's sheet is open, and which of the 16 buttons the Tab key reaches. */
export function useFeldwahl() {
  const [wahl, setWahl] = useState<Wahl | null>(null);
  const [anker, setAnker] = useState(0);

  const tippen = useCallback((feld: number) => {
    setAnker(feld);
    setWahl((alt) => (alt?.fest && alt.feld === feld ? null : { feld, fest: true }));
  }, []);
  const zeigen = useCallback((feld: number) => setWahl((alt) => (alt?.fest ? alt : { feld, fest: false })), []);
  const verlassen = useCallback(() => setWahl((alt) => (alt?.fest ? alt : null)), []);
  const schliessen = useCallback(() => setWahl(null), []);

  const taste = useCallback(
    (ereignis: React.KeyboardEvent<HTMLElement>) => {
      const richtung = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[ereignis.key];
      if (richtung === undefined) return;
      ereignis.preventDefault();
      const feld = (anker + richtung + FELDER) % FELDER;
      setAnker(feld);
      ereignis.currentTarget.querySelector<HTMLElement>(`[data-feld="${feld}"]`)?.focus();
      setWahl({ feld, fest: false });
    },
    [anker],
  );
  return { wahl, anker, tippen, zeigen, verlassen, schliessen, taste };
}
