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
  const games = useTranslations('games');
  const ready = useCommand(SetReadyDocument);
  const others = useQuickPlay();
  const rematch = rematchOf(table, playerId, Number(gameCard(table.game).seats[0]));
  // Whether you want to is your question below, not a word about you.
  const state = ({ occupant, ready: yes }: Table['seats'][number]) =>
    occupant?.__typename === 'Player' && (yes || occupant.id !== playerId) ? texts(yes ? 'ready' : 'thinking') : null;
  return (
    <div className={styles.page}>
      <div>
        <h1>{texts('between')}</h1>
        <p className={styles.quiet}>
          {games(`${gameCard(table.game).slug}.name`)} · {texts('official')}
        </p>
      </div>
      <section className={styles.card} aria-label={texts('seats')}>
        <QuickSeats table={table} playerId={playerId} free={texts('empty')} word={state} />
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
        <StandUp table={table} label={texts('leave')} />
        {table.matchId ? (
          <Button component={Link} href={`/partie/${table.matchId}`} size="md" variant="subtle">
            {texts('result')}
          </Button>
        ) : null}
      </section>
    </div>
  );
}
