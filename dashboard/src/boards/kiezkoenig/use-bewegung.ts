'use client';
import { useReducedMotion } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dauer, type Schritt, schritte } from './bewegung';
import type { Gezogen, Spielereignis } from './typen';

/** What the board shows in place of the view while something still moves. */
export interface Bewegung {
  laeuft: boolean;
  rollt: boolean;
  /** The card is still face down. */
  karteVerdeckt: boolean;
  /** The card is being turned over. */
  deckt: boolean;
  /** Where tokens still stand, by seat. */
  felder: Readonly<Record<number, number>>;
}

const RUHE: Bewegung = { laeuft: false, rollt: false, karteVerdeckt: false, deckt: false, felder: {} };

// Behind by more than this, the board catches up at once in place of telling old news.
const RUECKSTAND_MS = 3000;

const bild = (schritt: Schritt, rest: readonly Schritt[], felder: Record<number, number>): Bewegung => ({
  laeuft: true,
  rollt: schritt.art === 'WURF',
  deckt: schritt.art === 'KARTE',
  karteVerdeckt: rest.some((spaeter) => spaeter.art === 'KARTE'),
  felder: schritt.art === 'FELD' ? { ...felder, [schritt.seat]: schritt.feld } : felder,
});

function useWarteschlange(tempo: number) {
  const [bewegung, setBewegung] = useState(RUHE);
  const schlange = useRef<Schritt[]>([]);
  const felder = useRef<Record<number, number>>({});
  const uhr = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const faellig = useRef(0);

  const ueberspringen = useCallback(() => {
    clearTimeout(uhr.current);
    uhr.current = undefined;
    schlange.current = [];
    felder.current = {};
    setBewegung(RUHE);
  }, []);

  const weiter = useCallback(() => {
    const schritt = schlange.current.shift();
    if (!schritt) return ueberspringen();
    const naechstes = bild(schritt, schlange.current, felder.current);
    felder.current = { ...naechstes.felder };
    setBewegung(naechstes);
    // Against the clock, not after each step: a busy machine drops pictures, it does not play slower.
    faellig.current += schritt.dauer / tempo;
    uhr.current = setTimeout(weiter, Math.max(0, faellig.current - performance.now()));
  }, [tempo, ueberspringen]);

  const einreihen = useCallback(
    (neue: readonly Spielereignis[]) => {
      if (dauer(schlange.current) > RUECKSTAND_MS) ueberspringen();
      for (const ereignis of neue) if (ereignis.__typename === 'KiezkoenigGezogen') felder.current[ereignis.seat] ??= ereignis.von;
      schlange.current.push(...neue.flatMap(schritte));
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
export function useBewegung(events: readonly Spielereignis[], tempo: number) {
  const ruhig = useReducedMotion();
  const { bewegung, einreihen, ueberspringen } = useWarteschlange(tempo);
  const gesehen = useRef<WeakSet<Spielereignis> | null>(null);
  const [zuege, setZuege] = useState<readonly Gezogen[]>([]);

  // Before the paint: otherwise the token would flash at its goal and jump back.
  useLayoutEffect(() => {
    const neue = events.filter((ereignis) => !gesehen.current?.has(ereignis));
    const erstesMal = gesehen.current === null;
    gesehen.current ??= new WeakSet();
    for (const ereignis of neue) gesehen.current.add(ereignis);
    if (neue.length === 0) return;
    setZuege((bisher) => neue.reduce(merken, bisher));
    if (!erstesMal && !ruhig) einreihen(neue);
  }, [events, ruhig, einreihen]);

  return { bewegung, zuege, ueberspringen };
}

// The moves since the last roll: a card may have sent the token on.
function merken(bisher: readonly Gezogen[], ereignis: Spielereignis): readonly Gezogen[] {
  if (ereignis.__typename === 'KiezkoenigGewuerfelt') return [];
  return ereignis.__typename === 'KiezkoenigGezogen' ? [...bisher, ereignis] : bisher;
}
