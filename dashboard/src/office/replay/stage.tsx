'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef } from 'react';
import { type AnyBoard, boardOf } from '@/boards';
import { isHouseEvent } from '@/boards/house-sentence';
import { SeatNote } from '@/shell/seat-note';
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

const still: readonly object[] = [];

/** What the board shall play: the event of a single step forward, as often as one steps there; nothing on a jump. */
function useShown({ duration }: AnyBoard, steps: readonly Step[], { index, stepped }: Standing, speed: number) {
  const busyUntil = useRef(0);
  const fresh = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another speed or more steps at the end are no new step
  return useMemo(() => {
    const event = stepped ? steps[index]?.frame.event : null;
    // A jump away from a running motion: a fresh board, or the token would still walk where nothing walks any more.
    if (!stepped && Date.now() < busyUntil.current) fresh.current++;
    busyUntil.current = event ? Date.now() + (isHouseEvent(event) ? 0 : duration(event)) / speed : 0;
    return { board: fresh.current, events: event && !isHouseEvent(event) ? [{ ...event }] : still };
  }, [index, stepped]);
}

/** The board at the present event, drawn or in words, and everybody's money. */
export function Stage({ match, steps, standing, names, asText, speed, mySeat }: Props) {
  const texts = useTranslations('office.replay');
  const board = boardOf(match.game);
  const shown = useShown(board, steps, standing, speed);
  const homies = useMemo(() => match.seats.map(({ occupant }) => (occupant.__typename === 'Homie' ? occupant.homieName : null)), [match]);
  const view = viewAt(steps, standing.index);
  const frame = steps[standing.index]?.frame;
  if (!view || !frame) return <p className={styles.quiet}>{texts('noBoard')}</p>;
  return (
    <>
      <section className={styles.board} aria-label={texts('board')}>
        {asText ? (
          <board.BoardText view={view} names={names} mySeat={mySeat} />
        ) : (
          <board.Board key={shown.board} view={view} mySeat={mySeat} names={names} lastEvents={shown.events} tempo={speed} />
        )}
      </section>
      <section className={styles.players} aria-label={texts('players')}>
        <board.Players
          view={view}
          names={names}
          mySeat={mySeat}
          controllers={frame.controllers}
          deciding={frame.prompts.map(({ seat }) => seat)}
          homies={homies}
          atSeat={frame.controllers.map((controller, seat) =>
            controller === 'AUTOPILOT' ? <SeatNote key={names[seat]} name={names[seat] ?? ''} absence="autopilot" /> : null,
          )}
        />
      </section>
    </>
  );
}
