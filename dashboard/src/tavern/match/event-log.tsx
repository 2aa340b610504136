'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Sitzzeichen, sitzfarbe } from '@/art/sitz';
import { boardOf } from '@/boards';
import { isHouseEvent } from '@/boards/house-sentence';
import { useTold } from '@/boards/use-told';
import type { GameId } from '@/generated/graphql';
import type { MatchEvent } from '@/live/use-match';
import { inTurns } from './in-turns';
import styles from './match.module.css';

const shown = 10;

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

function Line({ told }: { readonly told: Told }) {
  return (
    <li className={styles.event} data-turn={told.begins}>
      <SeatSign event={told.event} />
      <span>{told.sentence}</span>
    </li>
  );
}

/** What happened, in sentences: the newest turn first, and each turn as it went. */
export function EventLog({ game, events, names }: Props) {
  const { begins } = boardOf(game);
  const tell = useTold(game, names);
  const texts = useTranslations('match');
  const keyOf = useKeys();
  const told = events.flatMap((event): Told[] => {
    const sentence = tell(event);
    return sentence === null ? [] : [{ key: keyOf(event), event, sentence, begins: !isHouseEvent(event) && begins(event) }];
  });
  const turns = inTurns(told, (one) => one.begins).slice(-shown);
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
