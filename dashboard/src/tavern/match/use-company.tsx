'use client';

import { type ReactNode, useMemo } from 'react';
import type { LiveMatch, Match } from '@/live/use-match';
import { type TableState, useTable } from '@/live/use-table';
import { SeatNote } from '@/shell/seat-note';
import { SeatBubble } from '../gestures/bubble';
import { type Gestures, useGestures } from '../gestures/use-gestures';
import { type Absence, absences } from './absence';

/** Somebody else who sits in the match, not a homie. */
export interface Companion {
  readonly id: string;
  readonly name: string;
}

/** The others at the table beside the game itself: who is there, and what they have to say. */
export interface Company {
  /** Your table; loading for ever if you only watch. */
  readonly table: TableState;
  readonly others: readonly Companion[];
  readonly gestures: Gestures;
  readonly absences: readonly (Absence | null)[];
  /** What is shown beside the name on each seat. */
  readonly atSeat: readonly ReactNode[];
  seatOf(playerId: string): number;
}

const peopleBut = ({ seats }: Match, mySeat: number | null): Companion[] =>
  seats.flatMap(({ index, occupant }) => (occupant.__typename === 'Player' && index !== mySeat ? [occupant] : []));

/** Follows the table and the people of a match. */
export function useCompany({ match, present, controllers, status }: LiveMatch, names: readonly string[]): Company {
  const { mySeat, seats, tableId } = match;
  const table = useTable(tableId === null ? null : { id: tableId });
  const others = useMemo(() => peopleBut(match, mySeat), [match, mySeat]);
  const gestures = useGestures(table);
  // Nobody plays any more for anybody: what counts afterwards is who is there.
  const playing = status === 'RUNNING' ? controllers : controllers.map((one) => (one === 'AUTOPILOT' ? 'PLAYER' : one));
  const away = absences(seats, playing, present, mySeat);
  const idAt = (seat: number): string | undefined => {
    const occupant = seats[seat]?.occupant;
    return occupant?.__typename === 'Player' ? occupant.id : undefined;
  };
  const atSeat = seats.map(({ index }) => {
    const absence = away[index];
    const bubble = gestures.bubbles.find(({ playerId }) => playerId === idAt(index));
    return (
      <>
        {absence ? <SeatNote name={names[index] ?? ''} absence={absence} /> : null}
        {bubble ? <SeatBubble bubble={bubble} /> : null}
      </>
    );
  });
  return { table, others, gestures, absences: away, atSeat, seatOf: (id) => seats.findIndex(({ index }) => idAt(index) === id) };
}
