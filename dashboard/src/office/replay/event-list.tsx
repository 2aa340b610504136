'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { memo, type RefObject, useLayoutEffect } from 'react';
import { ActorSign } from './actor-sign';
import styles from './events.module.css';
import type { Step } from './step';
import type { Move, Section } from './timeline';

interface RowProps {
  readonly step: Step;
  readonly index: number;
  readonly present: boolean;
  /** The first of its move: says who. */
  readonly head: boolean;
  readonly names: readonly string[];
  readonly sentence: (step: Step) => string;
  readonly go: (index: number) => void;
}

const looks = 4;

const rowId = (index: number): string => `event-${index}`;

const Row = memo(function Row({ step, index, present, head, names, sentence, go }: RowProps) {
  const format = useFormatter();
  const { frame } = step;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list holds the focus and has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the list points at the present option by its id
    <div
      id={rowId(index)}
      role="option"
      aria-selected={present}
      className={styles.row}
      data-kind={frame.event?.__typename ?? 'hidden'}
      onClick={() => go(index)}
    >
      <span className={styles.version}>{frame.version}</span>
      <span className={styles.who}>{head ? <ActorSign actor={frame.actor} names={names} /> : null}</span>
      <span className={styles.sentence}>
        {head ? (
          <time dateTime={frame.at} className={styles.time}>
            {format.dateTime(new Date(frame.at), { timeStyle: 'medium' })}
          </time>
        ) : null}
        {sentence(step)}
      </span>
    </div>
  );
});

/** Brings the present event into sight within its list; the page itself stays where it is. */
function useInSight(list: RefObject<HTMLDivElement | null>, index: number): void {
  useLayoutEffect(() => {
    const look = () => {
      const box = list.current;
      const row = box?.querySelector(`#${rowId(index)}`);
      if (!box || !row) return;
      const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
      const margin = Math.min(64, outer.height / 4);
      if (inner.top < outer.top + margin || inner.bottom > outer.bottom - margin) box.scrollTop += inner.top - outer.top - outer.height / 3;
    };
    look();
    // Rows out of sight have only a guessed height until they come near: look again until it has settled.
    let frame = 0;
    const settle = (left: number) => {
      frame = requestAnimationFrame(() => {
        look();
        if (left > 0) settle(left - 1);
      });
    };
    settle(looks);
    return () => cancelAnimationFrame(frame);
  }, [list, index]);
}

interface ListProps {
  readonly counts: 'round' | 'turn';
  readonly list: RefObject<HTMLDivElement | null>;
  readonly steps: readonly Step[];
  readonly sections: readonly Section[];
  readonly index: number;
  readonly names: readonly string[];
  readonly sentence: (step: Step) => string;
  readonly go: (index: number) => void;
}

interface MoveProps extends Omit<ListProps, 'list' | 'sections' | 'counts' | 'index'> {
  readonly move: Move;
  /** The present event if it is in this move, else null: other moves need no drawing when one steps on. */
  readonly present: number | null;
}

const MoveRows = memo(function MoveRows({ move, present, steps, ...rest }: MoveProps) {
  const rows = [];
  for (let at = move.first; at <= move.last; at++) {
    const step = steps[at];
    if (step) rows.push(<Row key={at} step={step} index={at} present={at === present} head={at === move.first} {...rest} />);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: within a listbox a group is a role, a fieldset would be wrong
    <div role="group" className={styles.move}>
      {rows}
    </div>
  );
});

const within = ({ first, last }: Move, index: number): boolean => first <= index && index <= last;

/** Everything that happened, by round and by move, with the present event marked. */
export function EventList({ list, sections, counts, index, ...props }: ListProps) {
  const texts = useTranslations('office.replay');
  useInSight(list, index);
  return (
    <div ref={list} role="listbox" tabIndex={0} aria-label={texts('events')} aria-activedescendant={rowId(index)} className={styles.list}>
      {sections.map(({ number, moves }) => (
        <div key={moves[0]?.first} role="presentation">
          <div className={styles.round} role="presentation">
            {number === null ? texts('before') : texts(counts, { number })}
          </div>
          {moves.map((move) => (
            <MoveRows key={move.first} move={move} present={within(move, index) ? index : null} {...props} />
          ))}
        </div>
      ))}
    </div>
  );
}
