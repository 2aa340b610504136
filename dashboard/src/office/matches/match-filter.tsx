'use client';

import { CloseButton, SegmentedControl, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { MatchStatus } from '@/generated/graphql';
import { type ListPlace, listSearch } from './list-place';
import styles from './matches.module.css';

const everything = 'ALL';
const quiet = 300;

const statusOf = (value: string): MatchStatus | null => (value === everything ? null : (value as MatchStatus));

/** Another filter begins at the newest page again; it takes the place of the old one, so that "back" leaves the list. */
function show(place: ListPlace): void {
  window.history.replaceState(null, '', `${window.location.pathname}${listSearch({ ...place, trail: [] })}`);
}

/** What of the list to see. The address is the truth; only the name being typed waits a moment. */
export function MatchFilter({ place }: { readonly place: ListPlace }) {
  const texts = useTranslations('office.matches');
  const status = useTranslations('office.statusFilter');
  const [typed, setTyped] = useState(place.player);
  useEffect(() => setTyped(place.player), [place.player]);
  useEffect(() => {
    if (typed === place.player) return;
    const timer = setTimeout(() => show({ ...place, player: typed }), quiet);
    return () => clearTimeout(timer);
  }, [typed, place]);
  return (
    <search className={styles.filter}>
      <SegmentedControl
        aria-label={texts('status')}
        size="sm"
        classNames={{ root: styles.statuses ?? '', indicator: styles.chosen ?? '', label: styles.option ?? '' }}
        value={place.status ?? everything}
        data={[everything, 'RUNNING', 'FINISHED', 'FROZEN'].map((value) => ({ value, label: status(value) }))}
        onChange={(value) => show({ ...place, player: typed, status: statusOf(value) })}
      />
      <TextInput
        className={styles.name ?? ''}
        aria-label={texts('playerFilter')}
        placeholder={texts('playerFilter')}
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        rightSection={typed ? <CloseButton aria-label={texts('clearName')} onClick={() => setTyped('')} /> : null}
      />
    </search>
  );
}
