'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef } from 'react';
import { dauer, schritte } from '@/boards/kiezkoenig/bewegung';
import { Brett } from '@/boards/kiezkoenig/brett';
import { BrettText } from '@/boards/kiezkoenig/brett-text';
import { SpielerListe } from '@/boards/kiezkoenig/spieler';
import type { Ereignis } from '@/boards/kiezkoenig/typen';
import styles from './screen.module.css';
import { type ReplayedMatch, type Step, viewAt } from './step';
import type { Standing } from './use-place';

interface Props {
  readonly match: ReplayedMatch;
  readonly steps: readonly Step[];
  readonly standing: Standing;
  readonly names: readonly string[];
  readonly asText: boolean;
  readonly speed: number;
  readonly mySeat: number | null;
}

const still: readonly Ereignis[] = [];

/** What the board shall play: the event of a single step forward, as often as one steps there; nothing on a jump. */
function useShown(steps: readonly Step[], { index, stepped }: Standing, speed: number) {
  const busyUntil = useRef(0);
  const board = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another speed or more steps at the end are no new step
  return useMemo(() => {
    const event = stepped ? steps[index]?.frame.event : null;
    // A jump away from a running motion: a fresh board, or the token would still walk where nothing walks any more.
    if (!stepped && Date.now() < busyUntil.current) board.current++;
    busyUntil.current = event ? Date.now() + dauer(schritte(event)) / speed : 0;
    return { board: board.current, events: event ? [{ ...event }] : still };
  }, [index, stepped]);
}

/** The board at the present event, drawn or in words, and everybody's money. */
export function Stage({ match, steps, standing, names, asText, speed, mySeat }: Props) {
  const texts = useTranslations('office.replay');
  const shown = useShown(steps, standing, speed);
  const homies = useMemo(() => match.seats.map(({ occupant }) => (occupant.__typename === 'Homie' ? occupant.homieName : null)), [match]);
  const view = viewAt(steps, standing.index);
  const frame = steps[standing.index]?.frame;
  if (!view || !frame) return <p className={styles.quiet}>{texts('noBoard')}</p>;
  return (
    <>
      <section className={styles.board} aria-label={texts('board')}>
        {asText ? (
          <BrettText view={view} names={names} mySeat={mySeat} />
        ) : (
          <Brett key={shown.board} view={view} mySeat={mySeat} names={names} lastEvents={shown.events} tempo={speed} />
        )}
      </section>
      <section className={styles.players} aria-label={texts('players')}>
        <SpielerListe
          view={view}
          names={names}
          mySeat={mySeat}
          controllers={frame.controllers}
          promptSeat={frame.prompts[0]?.seat ?? null}
          homies={homies}
        />
      </section>
    </>
  );
}
