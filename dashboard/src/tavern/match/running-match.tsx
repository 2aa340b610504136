'use client';

import { Button } from '@mantine/core';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { boardOf } from '@/boards';
import { isHouseEvent } from '@/boards/house-sentence';
import type { LiveMatch, MatchView } from '@/live/use-match';
import { ConnectionLine } from '@/shell/connection-line';
import { Message } from '@/shell/message';
import { occupantName } from '@/shell/occupant';
import { AutopilotNotice } from './autopilot-notice';
import { DecisionDock } from './decision-dock';
import { EventLog } from './event-log';
import { Leave } from './leave';
import styles from './match.module.css';
import { Result } from './result';

interface Props {
  readonly live: LiveMatch;
  readonly view: MatchView;
}

function MatchBar({ live, asText, toggle }: { readonly live: LiveMatch; readonly asText: boolean; readonly toggle: () => void }) {
  const texts = useTranslations('match');
  const seated = live.match.mySeat !== null && live.controllers[live.match.mySeat] === 'PLAYER';
  return (
    <div className={styles.bar}>
      <h1 className="tj-unseen">{texts('title')}</h1>
      <span className={styles.grow}>
        <ConnectionLine connection={live.connection} />
      </span>
      <Button variant="subtle" color="gray" c="var(--tj-ink)" size="sm" h={44} px="xs" aria-pressed={asText} onClick={toggle}>
        {texts(asText ? 'boardForm' : 'textForm')}
      </Button>
      {seated && live.status === 'RUNNING' ? <Leave matchId={live.match.id} /> : null}
    </div>
  );
}

function StaleNotice({ live }: { readonly live: LiveMatch }) {
  const texts = useTranslations('match');
  const format = useFormatter();
  const latest = live.frames.at(-1);
  if (live.connection === 'live' || !latest) return null;
  const time = format.dateTime(new Date(latest.at), { timeStyle: 'medium' });
  return <p className={styles.stale}>{texts('stale', { time })}</p>;
}

function StandInNotice({ live }: { readonly live: LiveMatch }) {
  const texts = useTranslations('match');
  const { mySeat } = live.match;
  if (live.status !== 'RUNNING') return null;
  if (mySeat !== null && live.controllers[mySeat] === 'PLAYER') return null;
  return <Message tone="note">{texts(mySeat === null ? 'spectator' : 'youLeft')}</Message>;
}

/** The match itself: decision, board, everybody's money, and what happened. */
export function RunningMatch({ live, view }: Props) {
  const texts = useTranslations('match');
  const regulars = useTranslations('regulars');
  const [asText, setAsText] = useState(false);
  const { match, frames, prompts, myPrompt, controllers } = live;
  const names = useMemo(() => match.seats.map((seat) => occupantName(seat.occupant, regulars)), [match.seats, regulars]);
  const homies = useMemo(
    () => match.seats.map(({ occupant }) => (occupant.__typename === 'Homie' ? occupant.homieName : null)),
    [match.seats],
  );
  const events = useMemo(() => frames.flatMap((frame) => (frame.event ? [frame.event] : [])), [frames]);
  const played = useMemo(() => events.filter((event) => !isHouseEvent(event)), [events]);
  const board = boardOf(match.game);
  const over = live.status === 'FINISHED';
  return (
    <div className={styles.match}>
      <MatchBar live={live} asText={asText} toggle={() => setAsText(!asText)} />
      <div className={styles.wide}>
        <StaleNotice live={live} />
        <StandInNotice live={live} />
        {over ? <Result live={live} names={names} homies={homies} /> : null}
      </div>
      {over ? null : (
        <div className={styles.dock}>
          <AutopilotNotice frames={frames} mySeat={match.mySeat} />
          <DecisionDock live={live} view={view} names={names} events={events} />
        </div>
      )}
      <div className={styles.board}>
        {asText ? (
          <board.BoardText view={view} names={names} mySeat={match.mySeat} />
        ) : (
          <board.Board view={view} mySeat={match.mySeat} names={names} lastEvents={played} decision={myPrompt} />
        )}
      </div>
      <section className={styles.players} aria-label={texts('players')}>
        <board.Players
          view={view}
          names={names}
          mySeat={match.mySeat}
          controllers={controllers}
          deciding={prompts.map(({ seat }) => seat)}
          homies={homies}
        />
      </section>
      <EventLog game={match.game} events={events} names={names} />
    </div>
  );
}
