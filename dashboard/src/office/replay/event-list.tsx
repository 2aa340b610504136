'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type KeyboardEvent, memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ActorSign } from './actor-sign';
import styles from './events.module.css';
import type { Step } from './step';
import type { Move, Section } from './timeline';

interface RowProps {
  readonly step: Step;
  readonly index: number;
  /** How many events there are, drawn or not. */
  readonly count: number;
  readonly present: boolean;
  /** The first of its move: says who. */
  readonly head: boolean;
  readonly names: readonly string[];
  readonly sentence: (step: Step) => string;
  readonly go: (index: number) => void;
}

const looks = 4;

const rowId = (index: number): string => `event-${index}`;

const Row = memo(function Row({ step, index, count, present, head, names, sentence, go }: RowProps) {
  const format = useFormatter();
  const { frame } = step;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list holds the focus and has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the list points at the present option by its id
    <div
      id={rowId(index)}
      role="option"
      aria-selected={present}
      aria-posinset={index + 1}
      aria-setsize={count}
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
    // What was not drawn yet has only a guessed height: look again until it has settled.
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

interface StretchProps extends Omit<ListProps, 'sections' | 'counts' | 'index'> {
  readonly moves: readonly Move[];
  /** The present event if it is among these moves, else null: others need no drawing when one steps on. */
  readonly present: number | null;
}

type MoveProps = Omit<StretchProps, 'list' | 'moves'> & { readonly move: Move };

const MoveRows = memo(function MoveRows({ move, present, steps, ...rest }: MoveProps) {
  const rows = [];
  for (let at = move.first; at <= move.last; at++) {
    const step = steps[at];
    if (!step) continue;
    const place = { index: at, count: steps.length, present: at === present, head: at === move.first };
    rows.push(<Row key={at} step={step} {...place} {...rest} />);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: within a listbox a group is a role, a fieldset would be wrong
    <div role="group" className={styles.move}>
      {rows}
    </div>
  );
});

/** So many moves are drawn, or not, together. */
const stretch = 16;
/** So far beyond its edges the list is drawn, in its own heights. */
const beyond = '100% 0px';
/** What an event takes as long as it was not drawn, in pixels. */
const guess = 34;

/** Whether something lies in sight of its list or near it; and its height, as it was when it last did. */
function useNear(
  list: RefObject<HTMLDivElement | null>,
  place: RefObject<HTMLDivElement | null>,
): { near: boolean; height: number | null } {
  const [seen, setSeen] = useState<{ near: boolean; height: number | null }>({ near: false, height: null });
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last)
          setSeen((before) => ({ near: last.isIntersecting, height: before.near ? last.boundingClientRect.height : before.height }));
      },
      { root: list.current, rootMargin: beyond },
    );
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [list, place]);
  return seen;
}

/** Moves that follow each other. A long match has ten thousand elements of them: those far from what is looked at keep their place only. */
const Stretch = memo(function Stretch({ list, moves, present, ...rest }: StretchProps) {
  const place = useRef<HTMLDivElement>(null);
  const { near, height } = useNear(list, place);
  const drawn = near || present !== null;
  const events = (moves.at(-1)?.last ?? 0) - (moves[0]?.first ?? 0) + 1;
  return (
    <div ref={place} role="presentation" style={drawn ? undefined : { height: height ?? events * guess }}>
      {drawn
        ? moves.map((move) => <MoveRows key={move.first} move={move} present={within(move, present) ? present : null} {...rest} />)
        : null}
    </div>
  );
});

const within = ({ first, last }: Move, index: number | null): boolean => index !== null && first <= index && index <= last;

const stretches = (moves: readonly Move[]): Move[][] =>
  Array.from({ length: Math.ceil(moves.length / stretch) }, (_, n) => moves.slice(n * stretch, (n + 1) * stretch));

/** Everything that happened, by round and by move, with the present event marked. */
export function EventList({ sections, counts, index, ...props }: ListProps) {
  const texts = useTranslations('office.replay');
  const { list, steps, go } = props;
  const rounds = useMemo(() => sections.map((section) => ({ ...section, parts: stretches(section.moves) })), [sections]);
  useInSight(list, index);
  // As in any list: the keys that the whole page has are left and right.
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = index + by;
    if (steps[next]) go(next);
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={texts('events')}
      aria-activedescendant={rowId(index)}
      className={styles.list}
      style={{ '--digits': Math.max(3, String(steps.length).length) }}
      onKeyDown={walk}
    >
      {rounds.map(({ number, moves, parts }) => (
        <div key={moves[0]?.first} role="presentation">
          <div className={styles.round} role="presentation">
            {number === null ? texts('before') : texts(counts, { number })}
          </div>
          {parts.map((some) => (
            <Stretch key={some[0]?.first} moves={some} present={some.some((move) => within(move, index)) ? index : null} {...props} />
          ))}
        </div>
      ))}
    </div>
  );
}
