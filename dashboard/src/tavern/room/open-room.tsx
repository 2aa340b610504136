'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { ProblemCode } from '@/generated/graphql';
import type { Table, TableState } from '@/live/use-table';
import { ConnectionLine } from '@/shell/connection-line';
import { Refusal } from '@/shell/message';
import { useFacts } from '../settings/use-facts';
import { doorwayOf } from './doorway';
import { wasKicked } from './happenings';
import { History } from './history';
import { Invite } from './invite';
import { LatestNews } from './latest-news';
import { ShutOut, Standing } from './outside';
import styles from './room.module.css';
import { SeatList } from './seat-list';
import { SettingsCard } from './settings-card';
import { roomStanding } from './standing';
import { StartPanel } from './start-panel';
import { type RoomActions, useRoomActions } from './use-room-actions';

type Ready = TableState & { phase: 'ready' };

/** Everybody goes along when a match begins while they are in the room; without a seat only where watching is welcome. */
function useFollowIntoMatch({ status, matchId }: Table, welcome: boolean): void {
  const router = useRouter();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'OPEN' && status === 'PLAYING' && matchId && welcome) router.push(`/partie/${matchId}`);
    before.current = status;
  }, [status, matchId, welcome, router]);
}

/** Who came by the link wants to sit: once, on arrival, if there is a chair. Answers why they did not get one. */
function useSitOnArrival(wanted: boolean, sit: () => Promise<ProblemCode | null>): ProblemCode | null {
  const done = useRef(false);
  const [refused, setRefused] = useState<ProblemCode | null>(null);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    if (wanted) sit().then(setRefused);
  }, [wanted, sit]);
  return refused;
}

/** At a table of quick play there is no room: its people wait on a page of their own. */
function useQuickTable({ id, quick }: Table): void {
  const router = useRouter();
  useEffect(() => {
    if (quick) router.replace(`/schnellspiel/${id}`);
  }, [id, quick, router]);
}

function RoomHead({ state, playerId }: { readonly state: Ready; readonly playerId: string }) {
  const texts = useTranslations('room');
  const facts = useFacts();
  return (
    <div className={styles.head}>
      <div>
        <h1>{texts('title')}</h1>
        <p className={styles.rules}>{facts(state.table).join(' · ')}</p>
      </div>
      <ConnectionLine connection={state.connection} />
      <LatestNews frames={state.frames} playerId={playerId} />
    </div>
  );
}

/** Leaves the table, and with it the room. */
function StandUp({ actions }: { readonly actions: RoomActions }) {
  const texts = useTranslations('room');
  const router = useRouter();
  const stand = async () => {
    if (await actions.stand()) router.push('/');
  };
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--tj-muted)"
      size="md"
      h={44}
      style={{ justifySelf: 'start' }}
      loading={actions.busy}
      onClick={stand}
    >
      {texts('stand')}
    </Button>
  );
}

/** The room while people gather. */
export function OpenRoom({ state, playerId }: { readonly state: Ready; readonly playerId: string }) {
  const texts = useTranslations('room');
  const { table, present } = state;
  const standing = roomStanding(table, playerId);
  const seated = standing.mySeat !== null;
  const actions = useRoomActions(table);
  useQuickTable(table);
  useFollowIntoMatch(table, seated || table.spectators);
  const open = table.status === 'OPEN' && !table.quick && !table.locked;
  const refused = useSitOnArrival(open && !seated && standing.freeSeats > 0, actions.sit);
  const doorway = seated ? null : doorwayOf(table, wasKicked(state.frames, playerId) ? 'KICKED' : refused);
  if (table.status === 'CLOSED' || doorway === 'closed') return <ShutOut why="closed" />;
  if (doorway === 'kicked') return <ShutOut why="kicked" />;
  return (
    <div className={styles.room}>
      <RoomHead state={state} playerId={playerId} />
      <div className={styles.people}>
        {doorway ? <Standing table={table} why={doorway} /> : <Invite code={table.joinCode} locked={table.locked} />}
        <section className={styles.card}>
          <h2>{texts('seats')}</h2>
          <SeatList table={table} standing={standing} playerId={playerId} present={present} actions={actions} />
          <Refusal text={doorway ? null : actions.refusal} />
          <StartPanel table={table} standing={standing} actions={actions} />
        </section>
      </div>
      <div className={styles.terms}>
        <SettingsCard table={table} standing={standing} />
        <History matches={table.matches} />
        {seated ? <StandUp actions={actions} /> : null}
      </div>
    </div>
  );
}
