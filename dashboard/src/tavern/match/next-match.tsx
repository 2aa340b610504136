'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LeaveTableDocument } from '@/generated/graphql';
import type { Match } from '@/live/use-match';
import type { Table } from '@/live/use-table';
import { useGuest } from '@/network/tavern-network';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import { gameCard } from '../games';
import { roomStanding } from '../room/standing';
import { useGoAlong } from '../use-go-along';
import { rematchOf } from './readiness';
import { RematchPanel } from './rematch';
import styles from './result.module.css';
import { Series } from './series';
import type { Company } from './use-company';

/** Stands up from the table, so that nobody waits for you. */
function StandUp({ tableId }: { readonly tableId: string }) {
  const texts = useTranslations('match');
  const router = useRouter();
  const { send, busy, refusal } = useCommand(LeaveTableDocument);
  const leave = async () => {
    if ((await send({ tableId }))?.__typename === 'TableSuccess') router.push('/');
  };
  return (
    <>
      <Button size="lg" variant="subtle" loading={busy} onClick={leave}>
        {texts('leave')}
      </Button>
      <Refusal text={refusal} />
    </>
  );
}

/** The way back to the table, or on to the match that it plays by now. */
function ToTable({ table, match, primary }: { readonly table: Table; readonly match: Match; readonly primary: boolean }) {
  const texts = useTranslations('match.result');
  const another = table.status === 'PLAYING' && table.matchId !== match.id;
  const place = table.quick ? `/schnellspiel/${table.id}` : `/tisch/${table.joinCode}`;
  return (
    <Button
      component={Link}
      href={another ? `/partie/${table.matchId}` : place}
      size="lg"
      variant={primary || another ? 'filled' : 'default'}
    >
      {texts(another ? 'running' : 'room')}
    </Button>
  );
}

const idsAway = (company: Company, match: Match): ReadonlySet<string> =>
  new Set(match.seats.flatMap(({ index, occupant }) => (occupant.__typename === 'Player' && company.absences[index] ? [occupant.id] : [])));

/** What now: once more with the same people, back to the table, or out. `children`: what else can be done here. */
export function NextMatch(props: { readonly match: Match; readonly company: Company; readonly children?: ReactNode }) {
  const { match, company, children } = props;
  const texts = useTranslations('match.result');
  const guest = useGuest();
  const state = company.table;
  const table = state.phase === 'ready' && state.table.status !== 'CLOSED' ? state.table : null;
  useGoAlong(table, match.id);
  const me = guest?.id ?? null;
  const mySeat = table && roomStanding(table, me).mySeat;
  // An older match's page does not start the table's next one.
  const rematch = table?.matchId === match.id ? rematchOf(table, me, Number(gameCard(table.game).seats[0])) : null;
  return (
    <div className={styles.actions}>
      {table ? <Series table={table} mySeat={mySeat} /> : null}
      {table && rematch ? (
        <RematchPanel table={table} rematch={rematch} away={idsAway(company, match)} bubbles={company.gestures.bubbles} />
      ) : null}
      {table && mySeat !== null ? <ToTable table={table} match={match} primary={rematch === null || !rematch.enough} /> : null}
      {match.mySeat === null ? null : (
        <Button component={Link} href={`/partie/${match.id}/replay`} size="lg" variant="default">
          {texts('replay')}
        </Button>
      )}
      {children}
      {table && mySeat !== null ? (
        <StandUp tableId={table.id} />
      ) : (
        <Button component={Link} href="/" size="lg" variant={match.tableId !== null && state.phase === 'loading' ? 'subtle' : 'filled'}>
          {texts('home')}
        </Button>
      )}
    </div>
  );
}
