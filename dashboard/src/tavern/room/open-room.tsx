'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { TableState } from '@/live/use-table';
import { ConnectionLine } from '@/shell/connection-line';
import { Refusal } from '@/shell/message';
import { Notice } from '@/shell/notice';
import { gameCard, optionsOn } from '../games';
import { Invite } from './invite';
import styles from './room.module.css';
import { SeatList } from './seat-list';
import { roomStanding } from './standing';
import { StartPanel } from './start-panel';
import { useRoomActions } from './use-room-actions';

/** Everybody goes along when a match begins while they are in the room. */
function useFollowIntoMatch(status: string, matchId: string | null): void {
  const router = useRouter();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'OPEN' && status === 'PLAYING' && matchId) router.push(`/partie/${matchId}`);
    before.current = status;
  }, [status, matchId, router]);
}

/** Who came by the link wants to sit: once, on arrival, if there is a chair. */
function useSitOnArrival(wanted: boolean, sit: () => Promise<void>): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    if (wanted) void sit();
  }, [wanted, sit]);
}

function RoomHead({ state }: { readonly state: TableState & { phase: 'ready' } }) {
  const texts = useTranslations('room');
  const games = useTranslations('games');
  const { table } = state;
  const { slug } = gameCard(table.game);
  const on = optionsOn(table.options);
  const facts = [
    games(`${slug}.name`),
    ...(on.length > 0 ? on : ['usual']).map((fact) => games(`${slug}.fact.${fact}`)),
    ...(table.series ? [texts('series', { wins: table.series.winsNeeded })] : []),
    table.clockSeconds ? texts('clock', { seconds: table.clockSeconds }) : texts('noClock'),
  ];
  return (
    <div className={styles.head}>
      <div>
        <h1>{texts('title')}</h1>
        <p className={styles.rules}>{facts.join(' · ')}</p>
      </div>
      <ConnectionLine connection={state.connection} />
    </div>
  );
}

/** The room while people gather. */
export function OpenRoom({ state, playerId }: { readonly state: TableState & { phase: 'ready' }; readonly playerId: string }) {
  const texts = useTranslations('room');
  const router = useRouter();
  const { table } = state;
  const standing = roomStanding(table, playerId);
  const actions = useRoomActions(table);
  useFollowIntoMatch(table.status, table.matchId);
  useSitOnArrival(table.status === 'OPEN' && standing.mySeat === null && standing.freeSeats > 0, actions.sit);
  const stand = async () => {
    if (await actions.stand()) router.push('/');
  };
  if (table.status === 'CLOSED') {
    return (
      <Notice title={texts('closed')} text={texts('closedText')}>
        <Button component={Link} href="/" size="md">
          {texts('newTable')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className={styles.room}>
      <RoomHead state={state} />
      <Invite code={table.joinCode} />
      <section className={styles.card}>
        <h2>{texts('seats')}</h2>
        <SeatList table={table} standing={standing} playerId={playerId} actions={actions} />
        <Refusal text={actions.refusal} />
        <StartPanel table={table} standing={standing} actions={actions} />
      </section>
      {standing.mySeat === null ? null : (
        <Button
          variant="subtle"
          color="gray"
          c="var(--tj-muted)"
          size="md"
          style={{ justifySelf: 'start' }}
          loading={actions.busy}
          onClick={stand}
        >
          {texts('stand')}
        </Button>
      )}
    </div>
  );
}
