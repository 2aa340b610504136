'use client';

import { Button } from '@mantine/core';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { MatchPageDocument, type MatchPageQuery } from '@/generated/graphql';
import { type Asked, useAnswer } from '@/network/use-answer';
import { Fault, Notice } from '@/shell/notice';
import { ReloadSign } from '../show/office-signs';
import { firstPage, isFiltered, type ListPlace, listSearch, newer, older, readListPlace } from './list-place';
import { MatchFilter } from './match-filter';
import { MatchTable, TableSkeleton } from './match-table';
import styles from './matches.module.css';

const pageSize = 50;

/** The last answer stays on the table, with the time it was given, while the next one is on its way. */
function useStaying(asked: Asked<MatchPageQuery>) {
  const [kept, setKept] = useState<{ page: MatchPageQuery['matches']; at: Date } | null>(null);
  const data = asked.phase === 'ready' ? asked.data : null;
  useEffect(() => {
    if (data) setKept({ page: data.matches, at: new Date() });
  }, [data]);
  return kept;
}

function Nothing({ place, go }: { readonly place: ListPlace; readonly go: (place: ListPlace) => void }) {
  const texts = useTranslations('office.matches');
  if (!isFiltered(place) && place.trail.length === 0) return <Notice title={texts('empty')} text={texts('emptyText')} />;
  return (
    <Notice title={texts('noMatch')} text={texts('noMatchText')}>
      <Button size="md" onClick={() => go(firstPage)}>
        {texts('reset')}
      </Button>
    </Notice>
  );
}

function Pages(props: { readonly place: ListPlace; readonly next: string | null; readonly go: (place: ListPlace) => void }) {
  const texts = useTranslations('office.matches');
  const { place, next, go } = props;
  if (place.trail.length === 0 && next === null) return null;
  return (
    <nav className={styles.pages} aria-label={texts('pages')}>
      <Button variant="default" disabled={place.trail.length === 0} onClick={() => go(newer(place))}>
        {texts('newer')}
      </Button>
      <span className="tj-number">{texts('page', { number: place.trail.length + 1 })}</span>
      <Button variant="default" disabled={next === null} onClick={() => next !== null && go(older(place, next))}>
        {texts('older')}
      </Button>
    </nav>
  );
}

/** All matches, newest first, a page at a time. */
export function MatchesScreen() {
  const texts = useTranslations('office.matches');
  const format = useFormatter();
  const place = readListPlace(useSearchParams());
  const filter = { ...(place.status && { status: place.status }), ...(place.player.trim() && { player: place.player.trim() }) };
  const { asked, again } = useAnswer(MatchPageDocument, { first: pageSize, after: place.trail.at(-1) ?? null, filter });
  const kept = useStaying(asked);
  const go = (to: ListPlace) => window.history.pushState(null, '', `${window.location.pathname}${listSearch(to)}`);
  const page = asked.phase === 'ready' ? asked.data.matches : kept?.page;
  // While the next page is on its way the old one still shows, but its cursor leads nowhere new.
  const next = asked.phase === 'ready' && page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{texts('title')}</h1>
        {kept ? <span className={styles.asOf}>{texts('asOf', { time: format.dateTime(kept.at, { timeStyle: 'medium' }) })}</span> : null}
        <Button variant="default" size="sm" leftSection={<ReloadSign />} onClick={again}>
          {texts('reload')}
        </Button>
      </div>
      <MatchFilter place={place} />
      {asked.phase === 'failed' ? <Fault failure={asked.failure} retry={again} /> : null}
      {asked.phase === 'failed' ? null : page ? (
        <div className={styles.rows} aria-busy={asked.phase === 'loading'}>
          {page.nodes.length > 0 ? <MatchTable matches={page.nodes} /> : <Nothing place={place} go={go} />}
          <Pages place={place} next={next} go={go} />
        </div>
      ) : (
        <TableSkeleton />
      )}
    </div>
  );
}
