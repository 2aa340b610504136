'use client';

import { Button, NativeSelect } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Krone } from '@/art/krone';
import { boardOf } from '@/boards';
import { gameCard, optionsOn } from '@/tavern/games';
import { CopyValue } from '../show/copy-value';
import { duration, shortId } from '../show/duration';
import { Moment } from '../show/moment';
import { SeatTag } from '../show/seat-tag';
import { Status } from '../show/status';
import { readViewpoint, type Viewpoint, viewpointText } from './place';
import styles from './screen.module.css';
import type { ReplayedMatch } from './step';

interface Props {
  readonly match: ReplayedMatch;
  readonly names: readonly string[];
  readonly viewpoint: Viewpoint;
  readonly look: (viewpoint: Viewpoint) => void;
  /** Where the way back leads, if it is not in the office's own line. */
  readonly back: string | null;
}

function Seats({ match, names }: Pick<Props, 'match' | 'names'>) {
  const texts = useTranslations('office.match');
  const counted = useTranslations(`match.result.${gameCard(match.game).slug}`);
  return (
    <ul className={styles.seats} aria-label={texts('seats')}>
      {match.seats.map(({ index, occupant, controller }) => {
        const line = match.result?.find((one) => one.seat === index);
        return (
          <li key={index}>
            <SeatTag seat={index} name={names[index] ?? ''} homie={occupant.__typename === 'Homie'} />
            {line?.winner ? <Krone groesse={18} /> : null}
            {line ? (
              <span className={styles.score}>
                {texts('score', { place: line.place, amount: counted('amount', { amount: line.score }) })}
              </span>
            ) : null}
            {occupant.__typename === 'Player' && controller === 'HOMIE' ? <span className={styles.score}>{texts('left')}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ match }: Pick<Props, 'match'>) {
  const texts = useTranslations('office.match');
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['started', <Moment key="at" at={match.startedAt} exact />],
    ['duration', match.finishedAt ? duration(match.startedAt, match.finishedAt) : texts('stillRunning')],
    ['id', <CopyValue key="id" value={match.id} shown={shortId(match.id)} what={texts('id')} />],
    ...(match.tableId === null
      ? []
      : [['table', <CopyValue key="table" value={match.tableId} shown={shortId(match.tableId)} what={texts('table')} />] as const]),
    ['seedHash', <CopyValue key="hash" value={match.seedHash} shown={shortId(match.seedHash)} what={texts('seedHash')} />],
    [
      'seed',
      match.seed ? <CopyValue key="seed" value={match.seed} shown={shortId(match.seed)} what={texts('seed')} /> : texts('seedSealed'),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([word, value]) => (
        <div key={word}>
          <dt>{texts(word)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which match it is, who sat where, and through whose eyes it is seen. */
export function MatchHead({ match, names, viewpoint, look, back }: Props) {
  const texts = useTranslations('office.match');
  const games = useTranslations('games');
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{games(`${gameCard(match.game).slug}.name`)}</h1>
        <Status status={match.status} />
        <span className={styles.quiet}>{texts('rules', { number: match.rules })}</span>
        {optionsOn(match.options).map((option) => (
          <span key={option} className={styles.quiet}>
            {games(`${gameCard(match.game).slug}.fact.${option}`)}
          </span>
        ))}
        {back ? <Link href={back}>{texts('back')}</Link> : null}
        <NativeSelect
          className={styles.viewpoint ?? ''}
          size="sm"
          aria-label={texts('viewpoint')}
          value={viewpointText(viewpoint)}
          data={[
            { value: 'spectator', label: texts('asSpectator') },
            ...(boardOf(match.game).hidesCards ? [{ value: 'open', label: texts('asOpen') }] : []),
            ...match.seats.map(({ index }) => ({ value: viewpointText(index), label: texts('asSeat', { name: names[index] ?? '' }) })),
          ]}
          onChange={(event) => look(readViewpoint(event.currentTarget.value))}
        />
      </div>
      <Seats match={match} names={names} />
      <Button
        className={styles.more ?? ''}
        variant="subtle"
        color="gray"
        c="var(--tj-ink)"
        size="sm"
        px={0}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {texts(open ? 'less' : 'more')}
      </Button>
      <div className={styles.factsBox} data-open={open}>
        <Facts match={match} />
      </div>
    </header>
  );
}
