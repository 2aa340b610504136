'use client';

import { Button, Progress, Skeleton } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Fault, Notice } from '@/shell/notice';
import { officePath } from '../entry/way-back';
import type { Viewpoint } from './place';
import { Replay } from './replay';
import styles from './screen.module.css';
import { usePlaceInAddress } from './use-place';
import { useReplay } from './use-replay';

interface Props {
  readonly matchId: string;
  readonly inside: 'office' | 'tavern';
}

function Loading({ loaded }: { readonly loaded: number }) {
  const texts = useTranslations('office.replay');
  return (
    <div className={styles.screen} role="status" aria-label={texts('loading', { count: loaded })}>
      <div className={styles.head}>
        <Skeleton height={28} width={220} />
        <p className={styles.quiet}>{texts('loading', { count: loaded })}</p>
        <Progress value={100} animated size="sm" aria-hidden="true" />
      </div>
      <div className={styles.stage}>
        <Skeleton style={{ aspectRatio: '1' }} height="auto" radius="lg" />
      </div>
      <div className={styles.events}>
        <Skeleton height={420} />
      </div>
      <div className={styles.side}>
        <Skeleton height={420} />
      </div>
    </div>
  );
}

/** Nothing to see through these eyes: of a running match only the public's are open, and only to the staff. */
function Refused({ inside, asPublic }: { readonly inside: Props['inside']; readonly asPublic: (() => void) | null }) {
  const texts = useTranslations('office.refused');
  return (
    <Notice title={texts('title')} text={texts(inside === 'office' ? 'text' : 'textForPlayers')}>
      {inside === 'office' && asPublic ? (
        <Button size="md" onClick={asPublic}>
          {texts('asPublic')}
        </Button>
      ) : null}
    </Notice>
  );
}

function NotFound({ inside }: Pick<Props, 'inside'>) {
  const texts = useTranslations('office.notFound');
  return (
    <Notice title={texts('title')} text={texts(inside === 'office' ? 'text' : 'textForPlayers')}>
      <Button component={Link} href={inside === 'office' ? officePath : '/'} size="md">
        {texts(inside === 'office' ? 'back' : 'home')}
      </Button>
    </Notice>
  );
}

/** A match by its id, to be looked back at: by the staff with every record, by its players after the end. */
export function ReplayScreen({ matchId, inside }: Props) {
  const [place, write] = usePlaceInAddress();
  const [viewpoint, setViewpoint] = useState<Viewpoint>(place.viewpoint);
  const [version, setVersion] = useState(place.version);
  // Other eyes are another reading of the same match: whoever reads it in words goes on reading words.
  const [asText, setAsText] = useState(false);
  const { state, again, more } = useReplay(matchId, viewpoint, inside === 'office');
  const look = (next: Viewpoint, at: number | null) => {
    setVersion(at);
    setViewpoint(next);
    write({ version: at, viewpoint: next });
  };
  if (state.phase === 'loading') return <Loading loaded={state.loaded} />;
  if (state.phase === 'failed') return <Fault failure={state.failure} retry={again} />;
  if (state.phase === 'not-found') return <NotFound inside={inside} />;
  if (state.phase === 'refused')
    return <Refused inside={inside} asPublic={viewpoint === 'spectator' ? null : () => look('spectator', version)} />;
  const opens = version ?? (inside === 'office' || state.match.status === 'RUNNING' ? 'end' : 'start');
  const reading = { asText, toggleText: () => setAsText((text) => !text) };
  return <Replay replay={state} opens={opens} viewpoint={viewpoint} inside={inside} look={look} write={write} more={more} {...reading} />;
}
