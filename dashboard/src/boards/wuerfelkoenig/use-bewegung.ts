'use client';
import { useReducedMotion } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Auslage, auslageVon, danach, dauer, gleich, zeigtVorher } from './bewegung';
import { orte } from './kartendruck';
import type { Ansicht, Spielereignis } from './typen';

/** What the board shows in place of the view while something still moves. */
export interface Bewegung {
  readonly ereignis: Spielereignis;
  readonly auslage: Auslage;
}

// Behind by more than this, the board catches up at once in place of telling old news.
const RUECKSTAND_MS = 3000;

const ortsfolge = orte.map(([ort]) => ort);
const falte = (auslage: Auslage, ereignis: Spielereignis): Auslage => danach(auslage, ereignis, ortsfolge);
const gesamt = (ereignisse: readonly Spielereignis[]): number => ereignisse.reduce((summe, ereignis) => summe + dauer(ereignis), 0);

function useWarteschlange(tempo: number) {
  const [bewegung, setBewegung] = useState<Bewegung | null>(null);
  const schlange = useRef<Spielereignis[]>([]);
  const tisch = useRef<Auslage | null>(null);
  const uhr = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const faellig = useRef(0);

  const ueberspringen = useCallback(() => {
    clearTimeout(uhr.current);
    uhr.current = undefined;
    schlange.current = [];
    tisch.current = null;
    setBewegung(null);
  }, []);

  const weiter = useCallback(() => {
    let ereignis = schlange.current.shift();
    for (; ereignis && tisch.current && dauer(ereignis) === 0; ereignis = schlange.current.shift()) {
      tisch.current = falte(tisch.current, ereignis);
    }
    if (!ereignis || !tisch.current) return ueberspringen();
    const vorher = tisch.current;
    tisch.current = falte(vorher, ereignis);
    setBewegung({ ereignis, auslage: zeigtVorher(ereignis) ? vorher : tisch.current });
    // Against the clock, not after each step: a busy machine drops pictures, it does not play slower.
    faellig.current += dauer(ereignis) / tempo;
    uhr.current = setTimeout(weiter, Math.max(0, faellig.current - performance.now()));
  }, [tempo, ueberspringen]);

  const einreihen = useCallback(
    (neue: readonly Spielereignis[], vorher: Auslage, nachher: Auslage) => {
      if (gesamt(schlange.current) > RUECKSTAND_MS) ueberspringen();
      const anfang = schlange.current.reduce(falte, tisch.current ?? vorher);
      // Something is missing in between, as after a jump: then there is nothing to tell, only to show.
      if (!gleich(neue.reduce(falte, anfang), nachher)) return ueberspringen();
      tisch.current ??= vorher;
      schlange.current.push(...neue);
      if (uhr.current !== undefined) return;
      faellig.current = performance.now();
      weiter();
    },
    [ueberspringen, weiter],
  );

  useEffect(() => () => clearTimeout(uhr.current), []);
  return { bewegung, einreihen, ueberspringen };
}

/** Plays each event once, in order, when it first appears in `events`; what is there at the start counts as seen. `tempo` 2 plays twice as fast. */
export function useBewegung(view: Ansicht, events: readonly Spielereignis[], tempo: number) {
  const ruhig = useReducedMotion();
  const { bewegung, einreihen, ueberspringen } = useWarteschlange(tempo);
  const gesehen = useRef<WeakSet<Spielereignis> | null>(null);
  const gezeigt = useRef(view);

  // Before the paint: otherwise the new table would flash before it comes about.
  useLayoutEffect(() => {
    const vorher = gezeigt.current;
    gezeigt.current = view;
    const neue = events.filter((ereignis) => !gesehen.current?.has(ereignis));
    const erstesMal = gesehen.current === null;
    gesehen.current ??= new WeakSet();
    for (const ereignis of neue) gesehen.current.add(ereignis);
    if (neue.length > 0 && !erstesMal && !ruhig) einreihen(neue, auslageVon(vorher), auslageVon(view));
  }, [events, view, ruhig, einreihen]);

  return { bewegung, ueberspringen };
}
