'use client';

import { useTranslations } from 'next-intl';
import styles from './scrubber.module.css';
import type { Round } from './timeline';

interface Props {
  readonly count: number;
  readonly index: number;
  readonly rounds: readonly Round[];
  readonly counts: 'round' | 'turn';
  readonly autopilot: readonly number[];
  /** Where one stands, in words. */
  readonly text: string;
  readonly go: (index: number) => void;
}

// The middle of the thumb, not its edge, stands on a tick.
const place = (index: number, count: number): string =>
  `calc(var(--thumb) / 2 + (100% - var(--thumb)) * ${count > 1 ? index / (count - 1) : 0})`;

/** More numbers than this do not fit side by side on a phone. */
const mostNumbers = 16;

/** The whole match as one track: a tick for each round, a mark wherever the autopilot played. */
export function Scrubber({ count, index, rounds, counts, autopilot, text, go }: Props) {
  const texts = useTranslations('office.replay');
  return (
    <div className={styles.scrubber}>
      <div className={styles.marks} aria-hidden="true">
        {autopilot.map((at) => (
          <span key={at} className={styles.autopilot} style={{ left: place(at, count) }} title={texts('autopilotMark')} />
        ))}
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={Math.max(0, count - 1)}
        step={1}
        value={index}
        aria-label={texts('scrubber')}
        aria-valuetext={text}
        style={{ '--part': `${count > 1 ? (index / (count - 1)) * 100 : 0}%` }}
        onChange={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <div className={styles.ticks} aria-hidden="true">
        {rounds.map((round) => (
          <button
            key={round.first}
            type="button"
            tabIndex={-1}
            className={styles.tick}
            style={{ left: place(round.first, count) }}
            title={texts(counts, { number: round.number })}
            onClick={() => go(round.first)}
          >
            {rounds.length <= mostNumbers || round.number % 5 === 0 ? round.number : null}
          </button>
        ))}
      </div>
    </div>
  );
}
