'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { SetReadyDocument } from '@/generated/graphql';
import type { Table } from '@/live/use-table';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import { gameCard } from '../games';
import { rematchOf } from '../match/readiness';
import styles from './quick.module.css';
import { QuickSeats } from './quick-seats';
import { StandUp } from './stand-up';
import { useQuickPlay } from './use-quick-play';

/** After a match among strangers: once more with the same ones, or with others. */
export function Between({ table, playerId }: { readonly table: Table; readonly playerId: string }) {
  const texts = useTranslations('quick');
  const ready = useCommand(SetReadyDocument);
  const others = useQuickPlay();
  const rematch = rematchOf(table, playerId, Number(gameCard(table.game).seats[0]));
  const state = (seat: Table['seats'][number]) =>
    seat.occupant?.__typename === 'Player' ? texts(seat.ready ? 'ready' : 'thinking') : null;
  return (
    <div className={styles.page}>
      <h1>{texts('between')}</h1>
      <section className={styles.card} aria-label={texts('seats')}>
        <QuickSeats table={table} playerId={playerId} word={state} />
        {rematch?.enough ? (
          <Button
            size="lg"
            loading={ready.busy}
            variant={rematch.iAmReady ? 'default' : 'filled'}
            onClick={() => ready.send({ tableId: table.id, ready: !rematch.iAmReady })}
          >
            {texts(rematch.iAmReady ? 'notYet' : 'onceMore')}
          </Button>
        ) : (
          <p className={styles.quiet}>{texts('tooFew')}</p>
        )}
        <Button
          size="lg"
          variant={rematch?.enough ? 'default' : 'filled'}
          loading={others.busy}
          onClick={() => others.play(table.game, true)}
        >
          {texts('others')}
        </Button>
        <Refusal text={ready.refusal ?? others.refusal} />
        {table.matchId ? (
          <Button component={Link} href={`/partie/${table.matchId}`} size="md" variant="subtle">
            {texts('result')}
          </Button>
        ) : null}
        <StandUp table={table} label={texts('leave')} />
      </section>
    </div>
  );
}
