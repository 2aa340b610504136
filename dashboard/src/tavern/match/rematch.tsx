'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { SetReadyDocument } from '@/generated/graphql';
import type { Table } from '@/live/use-table';
import { useCommand } from '@/network/use-command';
import { Refusal } from '@/shell/message';
import { DoneSign } from '@/shell/signs';
import { SeatBubble } from '../gestures/bubble';
import type { Bubble } from '../gestures/bubbles';
import { SeatFace } from '../seat-face';
import type { Readiness, Rematch } from './readiness';
import styles from './result.module.css';

interface Props {
  readonly table: Table;
  readonly rematch: Rematch;
  /** Ids of people whose line is down. */
  readonly away: ReadonlySet<string>;
  readonly bubbles: readonly Bubble[];
}

interface PersonProps {
  readonly person: Readiness;
  readonly table: Table;
  readonly away: boolean;
  readonly bubble: Bubble | undefined;
}

function Person({ person, table, away, bubble }: PersonProps) {
  const texts = useTranslations('match.result');
  const word = person.ready ? 'ready' : away ? 'gone' : 'thinking';
  return (
    <li className={styles.person} data-ready={person.ready} data-away={away}>
      <SeatFace seat={person.seat} occupant={table.seats[person.seat]?.occupant ?? null} size={32} />
      <span>
        <strong>{person.name}</strong>
        <span className={styles.word}>
          {person.ready ? <DoneSign /> : null}
          {texts(word)}
        </span>
      </span>
      {bubble ? <SeatBubble bubble={bubble} /> : null}
    </li>
  );
}

const doubleTap = 800;

/** True once you have been ready for a moment: the second tap of two quick ones must not take back the first. */
function useSettled(iAmReady: boolean): boolean {
  const [settled, setSettled] = useState(iAmReady);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(iAmReady), iAmReady ? doubleTap : 0);
    return () => clearTimeout(timer);
  }, [iAmReady]);
  return settled;
}

/** What the button says: one match of a series, a new series, or simply once more. */
function useLabel({ series }: Table, alone: boolean): string {
  const texts = useTranslations('match.result');
  if (series) return texts(series.winner === null ? 'next' : 'newSeries');
  return texts(alone ? 'againHomies' : 'again');
}

/** Once more with the same people: begins by itself with the last one who is ready; with homies only at once. */
export function RematchPanel({ table, rematch, away, bubbles }: Props) {
  const texts = useTranslations('match.result');
  const router = useRouter();
  const { people, iAmReady, enough } = rematch;
  const alone = people.length === 1;
  const label = useLabel(table, alone);
  const settled = useSettled(iAmReady);
  const { send, busy, refusal } = useCommand(SetReadyDocument);
  const say = async (ready: boolean) => {
    const outcome = await send({ tableId: table.id, ready });
    if (outcome?.__typename === 'TableSuccess' && outcome.table.status === 'PLAYING') router.push(`/partie/${outcome.table.matchId}`);
  };
  return (
    <div className={styles.rematch}>
      {alone ? null : (
        <ul className={styles.people} aria-label={texts('whoIsReady')} aria-live="polite">
          {people.map((person) => (
            <Person
              key={person.id}
              person={person}
              table={table}
              away={away.has(person.id)}
              bubble={bubbles.find(({ playerId }) => playerId === person.id)}
            />
          ))}
        </ul>
      )}
      {enough ? null : <p className={styles.quiet}>{texts('tooFew')}</p>}
      {iAmReady && !alone ? (
        <>
          <p className={styles.quiet}>{texts('waiting')}</p>
          <Button size="md" variant="default" loading={busy} disabled={!settled} onClick={() => say(false)}>
            {texts('notYet')}
          </Button>
        </>
      ) : enough ? (
        <Button size="lg" loading={busy} onClick={() => say(true)} data-testid="noch-mal">
          {label}
        </Button>
      ) : null}
      <Refusal text={refusal} />
    </div>
  );
}
