'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Sitzzeichen, sitzfarbe } from '@/art/sitz';
import { satz } from '@/boards/kiezkoenig/saetze';
import type { Ereignis } from '@/boards/kiezkoenig/typen';
import { inTurns } from './in-turns';
import styles from './match.module.css';

const shown = 10;
const turnBegins = 'KiezkoenigZugBegonnen';

interface Told {
  readonly key: number;
  readonly event: Ereignis;
  readonly sentence: string;
}

/** The same event keeps the same key, so that a screen reader hears only what is new. */
function useKeys(): (event: Ereignis) => number {
  const keys = useRef(new WeakMap<Ereignis, number>());
  const next = useRef(0);
  return (event) => {
    const known = keys.current.get(event) ?? next.current++;
    keys.current.set(event, known);
    return known;
  };
}

function SeatSign({ event }: { readonly event: Ereignis }) {
  const seat = 'seat' in event ? event.seat : null;
  return (
    <svg viewBox="-10 -10 20 20" width="14" height="14" aria-hidden="true" style={{ flex: 'none' }}>
      {seat === null ? null : (
        <g fill={sitzfarbe(seat)}>
          <Sitzzeichen seat={seat} />
        </g>
      )}
    </svg>
  );
}

function Line({ told }: { readonly told: Told }) {
  return (
    <li className={styles.event} data-turn={told.event.__typename === turnBegins}>
      <SeatSign event={told.event} />
      <span>{told.sentence}</span>
    </li>
  );
}

/** What happened, in sentences: the newest turn first, and each turn as it went. */
export function EventLog({ events, names }: { readonly events: readonly Ereignis[]; readonly names: readonly string[] }) {
  const texts = useTranslations('match');
  const game = useTranslations('kiezkoenig');
  const keyOf = useKeys();
  const told = events.flatMap((event): Told[] => {
    const sentence = satz(event, names, game);
    return sentence === null ? [] : [{ key: keyOf(event), event, sentence }];
  });
  const turns = inTurns(told, ({ event }) => event.__typename === turnBegins).slice(-shown);
  return (
    <section className={styles.panel} aria-labelledby="events">
      <h2 id="events">{texts('events')}</h2>
      {told.length === 0 ? <p className={styles.latest}>{texts('eventsEmpty')}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on wide screens it scrolls, and keys must reach that */}
      <div className={styles.log} role="log" aria-live="polite" aria-relevant="additions" aria-labelledby="events" tabIndex={0}>
        {turns.reverse().map((turn) => (
          <ul key={turn[0]?.key} className={styles.turn}>
            {turn.map((one) => (
              <Line key={one.key} told={one} />
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
