'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { Table } from '@/live/use-table';
import { occupantName } from '@/shell/occupant';
import { DoneSign } from '@/shell/signs';
import { PresenceDot } from '../presence-dot';
import { SeatFace } from '../seat-face';
import { AddHomie, ChangeHomie } from './homie-menu';
import { Kick } from './kick';
import styles from './room.module.css';
import type { RoomStanding } from './standing';
import type { RoomActions } from './use-room-actions';

interface Props {
  readonly table: Table;
  readonly standing: RoomStanding;
  readonly playerId: string;
  /** Ids of the people who are there; null while nobody has said. */
  readonly present: ReadonlySet<string> | null;
  readonly actions: RoomActions;
}

type Seat = Table['seats'][number];
type Occupied<Kind extends string> = Seat & { readonly occupant: Extract<NonNullable<Seat['occupant']>, { __typename: Kind }> };

function FreeSeat({ seat, table, standing, actions }: { readonly seat: Seat } & Pick<Props, 'table' | 'standing' | 'actions'>) {
  const texts = useTranslations('room');
  const open = table.status === 'OPEN';
  return (
    <>
      <span className={styles.who}>
        <span className={styles.name}>{texts('free')}</span>
        <span className={styles.about}>{texts(table.locked ? 'freeLocked' : 'freeText')}</span>
      </span>
      {standing.mySeat === null && open && !table.locked ? (
        <Button variant="default" size="sm" h={44} disabled={actions.busy} onClick={() => actions.sit(seat.index)}>
          {texts('sit')}
        </Button>
      ) : null}
      {standing.isHost && open ? <AddHomie seat={seat.index} actions={actions} /> : null}
    </>
  );
}

/** What stands under a name: who it is at this table, and matches won. */
function About({ notes, wins }: { readonly notes: readonly string[]; readonly wins: number }) {
  const texts = useTranslations('room');
  const all = [...notes, ...(wins > 0 ? [texts('wins', { wins })] : [])];
  return all.length > 0 ? <span className={styles.about}>{all.join(' · ')}</span> : null;
}

function HomieSeat({ seat, table, standing, actions }: Omit<Props, 'playerId' | 'present'> & { readonly seat: Occupied<'Homie'> }) {
  const homies = useTranslations('homies');
  const regulars = useTranslations('regulars');
  const { occupant, index } = seat;
  const name = occupantName(occupant, regulars);
  return (
    <>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <About notes={[homies(`level.${occupant.level}`), regulars(`${occupant.homieName}.wer`)]} wins={table.series?.wins[index] ?? 0} />
      </span>
      {standing.isHost && table.status === 'OPEN' ? (
        <ChangeHomie seat={index} name={name} level={occupant.level} actions={actions} />
      ) : null}
    </>
  );
}

function PersonSeat({ seat, table, standing, playerId, present, actions }: Props & { readonly seat: Occupied<'Player'> }) {
  const texts = useTranslations('room');
  const { occupant, index, ready } = seat;
  const mine = occupant.id === playerId;
  const there = present?.has(occupant.id) ?? null;
  const notes = [
    ...(mine ? [texts('you')] : []),
    ...(occupant.id === table.host?.id ? [texts('host')] : []),
    ...(there === false ? [texts('away')] : []),
  ];
  return (
    <>
      <span className={styles.who}>
        <span className={styles.name}>
          <PresenceDot there={there} word={texts(there ? 'there' : 'away')} /> {occupant.name}
        </span>
        <About notes={notes} wins={table.series?.wins[index] ?? 0} />
        {table.status === 'OPEN' ? (
          <span className={styles.mark} data-ready={ready}>
            {ready ? <DoneSign /> : null}
            {texts(ready ? 'ready' : 'unready')}
          </span>
        ) : null}
      </span>
      {standing.isHost && !mine && table.status === 'OPEN' ? <Kick seat={index} name={occupant.name} actions={actions} /> : null}
    </>
  );
}

/** All seats of a room, who sits there, and what you may change about it. */
export function SeatList(props: Props) {
  const texts = useTranslations('room');
  return (
    <ul className={styles.seats} aria-label={texts('seats')}>
      {props.table.seats.map((seat) => {
        const { occupant } = seat;
        return (
          <li key={seat.index} className={styles.seat} data-free={occupant === null} data-seat={seat.index} data-ready={seat.ready}>
            <SeatFace seat={seat.index} occupant={occupant} size={48} />
            {occupant === null ? <FreeSeat {...props} seat={seat} /> : null}
            {occupant?.__typename === 'Homie' ? <HomieSeat {...props} seat={{ ...seat, occupant }} /> : null}
            {occupant?.__typename === 'Player' ? <PersonSeat {...props} seat={{ ...seat, occupant }} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
