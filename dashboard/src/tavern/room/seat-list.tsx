'use client';

import { Button, Menu } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { Table } from '@/live/use-table';
import { occupantName } from '@/shell/occupant';
import { PlusSign } from '@/shell/signs';
import { homieLevels } from '../front/levels';
import { SeatFace } from '../seat-face';
import styles from './room.module.css';
import type { RoomStanding } from './standing';
import type { RoomActions } from './use-room-actions';

interface Props {
  readonly table: Table;
  readonly standing: RoomStanding;
  readonly playerId: string;
  readonly actions: RoomActions;
}

type Seat = Table['seats'][number];

function AddHomie({ seat, actions }: { readonly seat: number; readonly actions: RoomActions }) {
  const texts = useTranslations('room');
  const homies = useTranslations('homies');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="sm" h={44} leftSection={<PlusSign />} disabled={actions.busy}>
          {texts('homie')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {homieLevels.map((level) => (
          <Menu.Item key={level} mih={44} fz="md" onClick={() => actions.addHomie(seat, level)}>
            {homies(`level.${level}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function FreeSeat({ seat, standing, actions }: { readonly seat: Seat } & Pick<Props, 'standing' | 'actions'>) {
  const texts = useTranslations('room');
  return (
    <>
      <span className={styles.who}>
        <span className={styles.name}>{texts('free')}</span>
        <span className={styles.about}>{texts('freeText')}</span>
      </span>
      {standing.mySeat === null ? (
        <Button variant="default" size="sm" h={44} disabled={actions.busy} onClick={() => actions.sit(seat.index)}>
          {texts('sit')}
        </Button>
      ) : null}
      {standing.isHost ? <AddHomie seat={seat.index} actions={actions} /> : null}
    </>
  );
}

function TakenSeat({
  seat,
  table,
  standing,
  playerId,
  actions,
}: Props & { readonly seat: Seat & { occupant: NonNullable<Seat['occupant']> } }) {
  const texts = useTranslations('room');
  const homies = useTranslations('homies');
  const regulars = useTranslations('regulars');
  const { occupant } = seat;
  const name = occupantName(occupant, regulars);
  const isHomie = occupant.__typename === 'Homie';
  const notes = isHomie
    ? [homies(`level.${occupant.level}`), regulars(`${occupant.homieName}.wer`)]
    : [occupant.id === playerId ? texts('you') : '', occupant.id === table.host?.id ? texts('host') : ''];
  const wins = table.series?.wins[seat.index] ?? 0;
  if (wins > 0) notes.push(texts('wins', { wins }));
  return (
    <>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{notes.filter((note) => note !== '').join(' · ')}</span>
      </span>
      {isHomie && standing.isHost && table.status === 'OPEN' ? (
        <Button
          variant="subtle"
          color="gray"
          c="var(--tj-muted)"
          size="sm"
          h={44}
          aria-label={texts('removeNamed', { name })}
          disabled={actions.busy}
          onClick={() => actions.removeHomie(seat.index)}
        >
          {texts('remove')}
        </Button>
      ) : null}
    </>
  );
}

/** All seats of a room, who sits there, and what you may change about it. */
export function SeatList(props: Props) {
  const texts = useTranslations('room');
  const { table, standing, actions } = props;
  return (
    <ul className={styles.seats} aria-label={texts('seats')}>
      {table.seats.map((seat) => (
        <li key={seat.index} className={styles.seat} data-free={seat.occupant === null} data-seat={seat.index}>
          <SeatFace seat={seat.index} occupant={seat.occupant} size={48} />
          {seat.occupant ? (
            <TakenSeat {...props} seat={{ ...seat, occupant: seat.occupant }} />
          ) : (
            <FreeSeat seat={seat} standing={standing} actions={actions} />
          )}
        </li>
      ))}
    </ul>
  );
}
