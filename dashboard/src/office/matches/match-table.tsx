'use client';

import { Skeleton, Table } from '@mantine/core';
import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import type { MatchPageQuery } from '@/generated/graphql';
import { occupantName } from '@/shell/occupant';
import { gameCard } from '@/tavern/games';
import { officePath } from '../entry/way-back';
import { CopyValue } from '../show/copy-value';
import { duration, shortId } from '../show/duration';
import { Moment } from '../show/moment';
import { SeatTag } from '../show/seat-tag';
import { Status } from '../show/status';
import styles from './matches.module.css';

type Item = MatchPageQuery['matches']['nodes'][number];

function Head() {
  const texts = useTranslations('office.matches.column');
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th className={styles.wide}>{texts('status')}</Table.Th>
        <Table.Th>{texts('seats')}</Table.Th>
        <Table.Th className={styles.wide}>{texts('game')}</Table.Th>
        <Table.Th className={`${styles.number} ${styles.wide}`}>{texts('events')}</Table.Th>
        <Table.Th className={styles.number}>{texts('started')}</Table.Th>
        <Table.Th className={`${styles.number} ${styles.wide}`}>{texts('duration')}</Table.Th>
        <Table.Th className={styles.wide}>{texts('id')}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

function Row({ match }: { readonly match: Item }) {
  const texts = useTranslations('office.matches');
  const games = useTranslations('games');
  const regulars = useTranslations('regulars');
  const format = useFormatter();
  const seats = match.seats.map(({ occupant }) => ({ name: occupantName(occupant, regulars), homie: occupant.__typename === 'Homie' }));
  return (
    <Table.Tr className={styles.row}>
      <Table.Td className={styles.wide}>
        <Status status={match.status} />
      </Table.Td>
      <Table.Td>
        <span className={styles.narrow}>
          <Status status={match.status} />
        </span>
        <Link href={`${officePath}/${match.id}`} className={styles.open}>
          {seats.map((seat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <SeatTag key={index} seat={index} name={seat.name} homie={seat.homie} />
          ))}
        </Link>
      </Table.Td>
      <Table.Td className={styles.wide}>
        {games(`${gameCard(match.game).slug}.name`)} <span className={styles.quiet}>{texts('rules', { number: match.rules })}</span>
        {match.official ? null : <span className={styles.mark}>{texts('houseRules')}</span>}
      </Table.Td>
      <Table.Td className={`${styles.number} ${styles.wide}`}>{format.number(match.version)}</Table.Td>
      <Table.Td className={styles.number}>
        <Moment at={match.startedAt} />
        <span className={styles.absolute}>{format.dateTime(new Date(match.startedAt), { dateStyle: 'short', timeStyle: 'medium' })}</span>
      </Table.Td>
      <Table.Td className={`${styles.number} ${styles.wide}`}>
        {match.finishedAt ? duration(match.startedAt, match.finishedAt) : '–'}
      </Table.Td>
      <Table.Td className={styles.wide}>
        <CopyValue value={match.id} shown={shortId(match.id)} what={texts('column.id')} />
      </Table.Td>
    </Table.Tr>
  );
}

/** A page of matches; a row leads to its match. */
export function MatchTable({ matches }: { readonly matches: readonly Item[] }) {
  const texts = useTranslations('office.matches');
  return (
    <Table
      stickyHeader
      className={styles.table ?? ''}
      verticalSpacing={6}
      horizontalSpacing="sm"
      highlightOnHover
      highlightOnHoverColor="var(--tj-raised)"
    >
      <Table.Caption className="tj-unseen">{texts('title')}</Table.Caption>
      <Head />
      <Table.Tbody>
        {matches.map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The table before its first answer. */
export function TableSkeleton() {
  const texts = useTranslations('shell');
  return (
    <div role="status" aria-label={texts('loading')} className={styles.skeleton}>
      {skeletonRows.map((row) => (
        <Skeleton key={row} height={28} />
      ))}
    </div>
  );
}
