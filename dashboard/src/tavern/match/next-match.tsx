'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { StartMatchDocument } from '@/generated/graphql';
import type { Match } from '@/live/use-match';
import { type Table, useTable } from '@/live/use-table';
import { useGuest } from '@/network/tavern-network';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import { occupantName } from '@/shell/occupant';
import { roomStanding } from '../room/standing';
import styles from './result.module.css';

/** The host's button; everybody else at the table comes along when it is pressed. */
function Again({ table }: { readonly table: Table }) {
  const texts = useTranslations('match.result');
  const router = useRouter();
  const { send, busy, refusal } = useCommand(StartMatchDocument);
  const people = table.seats.filter((seat) => seat.occupant?.__typename === 'Player').length;
  const again = async () => {
    const outcome = await send({ tableId: table.id });
    if (outcome?.__typename === 'StartMatchSuccess') router.push(`/partie/${outcome.matchId}`);
  };
  return (
    <>
      <Button size="lg" loading={busy} onClick={again} data-testid="noch-mal">
        {texts(table.series ? (table.series.winner === null ? 'next' : 'newSeries') : people > 1 ? 'again' : 'againHomies')}
      </Button>
      <Refusal text={refusal} />
    </>
  );
}

/** How the series stands, or who has won it. Its wins go by the seats of the table. */
function Series({ table, mySeat }: { readonly table: Table; readonly mySeat: number | null }) {
  const texts = useTranslations('match.result');
  const regulars = useTranslations('regulars');
  if (!table.series) return null;
  const { wins, winner, winsNeeded } = table.series;
  const nameAt = (seat: number) => {
    const occupant = table.seats[seat]?.occupant;
    return occupant ? occupantName(occupant, regulars) : '';
  };
  const score = wins
    .flatMap((won, seat) => (table.seats[seat]?.occupant ? [texts('seriesScore', { name: nameAt(seat), wins: won })] : []))
    .join(' : ');
  if (winner === null) return <p className={styles.series}>{texts('series', { score, needed: winsNeeded })}</p>;
  return (
    <p className={styles.series}>
      {winner === mySeat ? texts('seriesYou', { score }) : texts('seriesWon', { name: nameAt(winner), score })}
    </p>
  );
}

/** Whoever still looks at the result goes along when the table begins its next match; who looks at an old result stays. */
function useGoAlong(table: Table | null, matchId: string): void {
  const router = useRouter();
  const wasLatest = useRef(false);
  useEffect(() => {
    if (table?.matchId === matchId) wasLatest.current = true;
    else if (wasLatest.current && table?.status === 'PLAYING') router.push(`/partie/${table.matchId}`);
  }, [table, matchId, router]);
}

/** What now: once more with the same people, back to the table, or out. */
export function NextMatch({ match }: { readonly match: Match }) {
  const texts = useTranslations('match.result');
  const guest = useGuest();
  const state = useTable(match.tableId === null ? null : { id: match.tableId });
  const table = state.phase === 'ready' && state.table.status !== 'CLOSED' ? state.table : null;
  useGoAlong(table, match.id);
  const standing = table && roomStanding(table, guest?.id ?? null);
  const mayStart = table !== null && standing?.isHost === true && standing.canStart;
  const primary = mayStart ? 'default' : 'filled';
  return (
    <div className={styles.actions}>
      {table ? <Series table={table} mySeat={standing?.mySeat ?? null} /> : null}
      {mayStart ? <Again table={table} /> : null}
      {table && standing?.mySeat != null ? (
        <Button component={Link} href={`/tisch/${table.joinCode}`} size="lg" variant={primary}>
          {texts('room')}
        </Button>
      ) : null}
      {match.mySeat === null ? null : (
        <Button component={Link} href={`/partie/${match.id}/replay`} size="lg" variant="default">
          {texts('replay')}
        </Button>
      )}
      <Button component={Link} href="/" size="lg" variant={mayStart || standing?.mySeat != null ? 'subtle' : 'filled'}>
        {texts('home')}
      </Button>
    </div>
  );
}
