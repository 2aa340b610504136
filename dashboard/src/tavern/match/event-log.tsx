'use client';

import { useTranslations } from 'next-intl';
import { memo, useMemo, useRef } from 'react';
import { Sitzzeichen, sitzfarbe } from '@/art/sitz';
import { boardOf } from '@/boards';
import { isHouseEvent } from '@/boards/house-sentence';
import { useTold } from '@/boards/use-told';
import type { GameId } from '@/generated/graphql';
import type { MatchEvent } from '@/live/use-match';
import { inTurns, newest } from './in-turns';
import styles from './match.module.css';

// A game of cards is one turn of seventy lines: a few of them are enough, the replay has them all.
const most = { turns: 10, lines: 150 };

interface Told {
  readonly key: number;
  readonly event: MatchEvent;
  readonly sentence: string;
  readonly begins: boolean;
}

interface Props {
  readonly game: GameId;
  readonly events: readonly MatchEvent[];
  readonly names: readonly string[];
}

/** The same event keeps the same key, so that a screen reader hears only what is new. */
function useKeys(): (event: MatchEvent) => number {
  const keys = useRef(new WeakMap<MatchEvent, number>());
  const next = useRef(0);
  return (event) => {
    const known = keys.current.get(event) ?? next.current++;
    keys.current.set(event, known);
    return known;
  };
}

function SeatSign({ event }: { readonly event: MatchEvent }) {
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

const Line = memo(function Line({ told }: { readonly told: Told }) {
  return (
    <li className={styles.event} data-turn={told.begins}>
      <SeatSign event={told.event} />
      <span>{told.sentence}</span>
    </li>
  );
});

/** Puts an event into words once, however often the list is drawn. */
function useLines({ game, names }: Pick<Props, 'game' | 'names'>): (event: MatchEvent) => Told | null {
  const tell = useTold(game, names);
  const keyOf = useKeys();
  // Other names or another language: everything is told anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tell` is the reason to begin an empty book
  const book = useMemo(() => new WeakMap<MatchEvent, Told | null>(), [tell]);
  return (event) => {
    const known = book.get(event);
    if (known !== undefined) return known;
    const sentence = tell(event);
    const begins = !isHouseEvent(event) && boardOf(game).begins(event);
    const line = sentence === null ? null : { key: keyOf(event), event, sentence, begins };
    book.set(event, line);
    return line;
  };
}

/** What happened, in sentences: the newest turn first, and each turn as it went. */
export const EventLog = memo(function EventLog({ game, events, names }: Props) {
  const lineOf = useLines({ game, names });
  const texts = useTranslations('match');
  const told = events.flatMap((event) => lineOf(event) ?? []);
  const turns = newest(
    inTurns(told, (one) => one.begins),
    most,
  );
  return (
    <section className={styles.panel} aria-labelledby="events">
      <h2 id="events">{texts('events')}</h2>
      {told.length === 0 ? <p className={styles.latest}>{texts('eventsEmpty')}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on wide screens it scrolls, and keys must reach that */}
      <div className={styles.log} role="log" aria-live="polite" aria-relevant="additions" aria-labelledby="events" tabIndex={0}>
        {turns.map((turn) => (
          <ul key={turn[0]?.key} className={styles.turn}>
            {turn.map((one) => (
              <Line key={one.key} told={one} />
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
});
