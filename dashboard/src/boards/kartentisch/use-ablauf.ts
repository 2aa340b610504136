'use client';
import { useReducedMotion } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A picture that the table shows for a while; `dauer` in ms at a speed of 1. */
export interface Szene<Bild> {
  readonly bild: Bild;
  readonly dauer: number;
}

// Behind by more than this, the board catches up at once in place of telling old news.
const RUECKSTAND_MS = 6000;

/** Plays scenes one after the other. */
function useSzenen<Bild>(tempo: number) {
  const [bild, setBild] = useState<Bild | null>(null);
  const schlange = useRef<Szene<Bild>[]>([]);
  const uhr = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const faellig = useRef(0);

  const ueberspringen = useCallback(() => {
    clearTimeout(uhr.current);
    uhr.current = undefined;
    schlange.current = [];
    setBild(null);
  }, []);

  const weiter = useCallback(() => {
    const szene = schlange.current.shift();
    if (!szene) return ueberspringen();
    setBild(szene.bild);
    // Against the clock, not after each step: a busy machine drops pictures, it does not play slower.
    faellig.current += szene.dauer / tempo;
    uhr.current = setTimeout(weiter, Math.max(0, faellig.current - performance.now()));
  }, [tempo, ueberspringen]);

  const einreihen = useCallback(
    (neue: readonly Szene<Bild>[]) => {
      if (neue.length === 0) return;
      const rueckstand = schlange.current.reduce((summe, szene) => summe + szene.dauer, 0);
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

/** The scenes of new events, oldest first, between the view before them and the view after them. */
export type Regie<View, Ereignis, Bild> = (neue: readonly Ereignis[], vorher: View, nachher: View) => readonly Szene<Bild>[];

/**
 * Plays each event once, in order, when it first appears in `events`; what is there at the start counts as seen. `tempo` 2 plays
 * twice as fast. `bild` is null at rest: then the view itself is shown. `regie` must be the same function each time.
 */
export function useAblauf<View, Ereignis extends object, Bild>(
  view: View,
  events: readonly Ereignis[],
  tempo: number,
  regie: Regie<View, Ereignis, Bild>,
) {
  const ruhig = useReducedMotion();
  const { bild, einreihen, ueberspringen } = useSzenen<Bild>(tempo);
  const gesehen = useRef<WeakSet<Ereignis> | null>(null);
  const zuletzt = useRef(view);

  // Before the paint: otherwise the result would flash up before the cards come.
  useLayoutEffect(() => {
    const vorher = zuletzt.current;
    zuletzt.current = view;
    const neue = events.filter((ereignis) => !gesehen.current?.has(ereignis));
    const erstesMal = gesehen.current === null;
    gesehen.current ??= new WeakSet();
    for (const ereignis of neue) gesehen.current.add(ereignis);
    if (erstesMal || ruhig || neue.length === 0) return;
    einreihen(regie(neue, vorher, view));
  }, [events, view, ruhig, einreihen, regie]);

  return { bild, ueberspringen };
}
