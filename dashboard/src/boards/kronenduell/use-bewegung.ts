'use client';
import { useReducedMotion } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Szene, type Szenenbild, szenen, szenenbild } from './ablauf';
import type { Ansicht, Paar, Spielereignis } from './typen';

// Behind by more than this, the board catches up at once in place of telling old news.
const RUECKSTAND_MS = 4000;

/** Plays scenes one after the other. */
function useSzenen(tempo: number) {
  const [bild, setBild] = useState<Szenenbild | null>(null);
  const schlange = useRef<Szene[]>([]);
  const paar = useRef<Paar | null>(null);
  const uhr = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const faellig = useRef(0);

  const ueberspringen = useCallback(() => {
    clearTimeout(uhr.current);
    uhr.current = undefined;
    schlange.current = [];
    paar.current = null;
    setBild(null);
  }, []);

  const weiter = useCallback(() => {
    const szene = schlange.current.shift();
    if (!szene) return ueberspringen();
    const naechstes = szenenbild(szene, paar.current);
    paar.current = naechstes.paar;
    setBild(naechstes);
    // Against the clock, not after each step: a busy machine drops pictures, it does not play slower.
    faellig.current += szene.schritt.dauer / tempo;
    uhr.current = setTimeout(weiter, Math.max(0, faellig.current - performance.now()));
  }, [tempo, ueberspringen]);

  const einreihen = useCallback(
    (neue: readonly Szene[]) => {
      if (neue.length === 0) return;
      const rueckstand = schlange.current.reduce((summe, szene) => summe + szene.schritt.dauer, 0);
      if (rueckstand > RUECKSTAND_MS) ueberspringen();
      schlange.current.push(...neue);
      if (uhr.current !== undefined) return;
      faellig.current = performance.now();
      weiter();
    },
    [ueberspringen, weiter],
  );

  useEffect(() => () => clearTimeout(uhr.current), []);
  return { bild, einreihen, ueberspringen };
}

/**
 * Plays each event once, in order, when it first appears in `events`; what is there at the start counts as seen. `tempo` 2
 * plays twice as fast. `bild` is null at rest: then the view itself is shown.
 */
export function useBewegung(view: Ansicht, events: readonly Spielereignis[], tempo: number) {
  const ruhig = useReducedMotion();
  const { bild, einreihen, ueberspringen } = useSzenen(tempo);
  const gesehen = useRef<WeakSet<Spielereignis> | null>(null);
  const zuletzt = useRef(view);

  // Before the paint: otherwise the result would flash up before the cards are turned.
  useLayoutEffect(() => {
    const vorher = zuletzt.current;
    zuletzt.current = view;
    const neue = events.filter((ereignis) => !gesehen.current?.has(ereignis));
    const erstesMal = gesehen.current === null;
    gesehen.current ??= new WeakSet();
    for (const ereignis of neue) gesehen.current.add(ereignis);
    if (erstesMal || ruhig) return;
    einreihen(szenen(neue, vorher, view));
  }, [events, view, ruhig, einreihen]);

  return { bild, ueberspringen };
}
