'use client';

import { Button } from '@mantine/core';
import { useFormatter, useTranslations } from 'next-intl';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Stammgast } from '@/art/gesicht';
import { boardOf } from '@/boards';
import { isHouseEvent } from '@/boards/house-sentence';
import type { Connection } from '@/live/follow';
import type { LiveMatch, MatchEvent, MatchView } from '@/live/use-match';
import { useGuest } from '@/network/tavern-network';
import { ConnectionLine } from '@/shell/connection-line';
import { Message } from '@/shell/message';
import { occupantName } from '@/shell/occupant';
import { Voices } from '../gestures/bubble';
import { GestureMenu } from '../gestures/gesture-menu';
import { PracticeRound } from '../practice/practice-round';
import { roomStanding } from '../room/standing';
import { AutopilotNotice } from './autopilot-notice';
import { Away } from './away';
import { DecisionDock } from './decision-dock';
import { EventLog } from './event-log';
import { Leave } from './leave';
import styles from './match.module.css';
import { Result } from './result';
import { type Company, useCompany } from './use-company';
import { useTallest } from './use-tallest';

interface Props {
  readonly live: LiveMatch;
  readonly view: MatchView;
}

interface BarProps {
  readonly connection: Connection;
  /** The match that you may leave, or null. */
  readonly leave: string | null;
  readonly asText: boolean;
  readonly toggle: () => void;
}

const MatchBar = memo(function MatchBar({ connection, leave, asText, toggle }: BarProps) {
  const texts = useTranslations('match');
  return (
    <div className={styles.bar}>
      <h1 className="tj-unseen">{texts('title')}</h1>
      <span className={styles.grow}>
        <ConnectionLine connection={connection} />
      </span>
      <Button variant="subtle" color="gray" c="var(--tj-ink)" size="sm" h={44} px="xs" aria-pressed={asText} onClick={toggle}>
        {texts(asText ? 'boardForm' : 'textForm')}
      </Button>
      {leave ? <Leave matchId={leave} /> : null}
    </div>
  );
});

function StaleNotice({ live }: { readonly live: LiveMatch }) {
  const texts = useTranslations('match');
  const format = useFormatter();
  const latest = live.frames.at(-1);
  if (live.connection === 'live' || !latest) return null;
  const time = format.dateTime(new Date(latest.at), { timeStyle: 'medium' });
  return <p className={styles.stale}>{texts('stale', { time })}</p>;
}

function SpectatorNotice({ live }: { readonly live: LiveMatch }) {
  const texts = useTranslations('match');
  return live.status === 'RUNNING' && live.match.mySeat === null ? <Message tone="note">{texts('spectator')}</Message> : null;
}

/** For whoever has left the match and looks on, where the own turn was announced. */
function LeftNotice({ live }: { readonly live: LiveMatch }) {
  const texts = useTranslations('match');
  return live.left ? <Message tone="note">{texts('youLeft')}</Message> : null;
}

/** Gestures are for those who still sit at the table, with other people. */
function Gestures({ company, size }: { readonly company: Company; readonly size: 'sm' | 'lg' }): ReactNode {
  const { table, others, gestures } = company;
  const me = useGuest()?.id ?? null;
  if (table.phase !== 'ready' || others.length === 0 || roomStanding(table.table, me).mySeat === null) return null;
  return <GestureMenu tableId={table.table.id} people={others} gestures={gestures} size={size} />;
}

interface PartProps extends Props {
  readonly names: readonly string[];
  readonly homies: readonly (Stammgast | null)[];
  readonly events: readonly MatchEvent[];
  readonly company: Company;
}

/** All that concerns your decision: it stays in sight on a phone. */
function Dock({ live, view, names, events, company }: PartProps) {
  const { match, frames, controllers } = live;
  const away = match.mySeat !== null && controllers[match.mySeat] === 'AUTOPILOT';
  const content = useTallest();
  return (
    <div className={styles.dock} data-led={live.practice !== null}>
      <div ref={content} className={styles.docked}>
        <Voices bubbles={company.gestures.bubbles} seatOf={company.seatOf} />
        <LeftNotice live={live} />
        <Away matchId={match.id} away={away} />
        {away ? null : <AutopilotNotice frames={frames} mySeat={match.mySeat} />}
        {match.practice === null || match.mySeat === null ? null : <PracticeRound live={live} />}
        <DecisionDock live={live} view={view} names={names} events={events} corner={<Gestures company={company} size="sm" />} />
      </div>
    </div>
  );
}

/** Everybody in the match, with what the house knows of them. */
function Players({ live, view, names, homies, company }: PartProps) {
  const texts = useTranslations('match');
  const board = boardOf(live.match.game);
  return (
    <section className={styles.players} aria-label={texts('players')}>
      <board.Players
        view={view}
        names={names}
        mySeat={live.match.mySeat}
        controllers={live.controllers}
        deciding={live.prompts.map(({ seat }) => seat)}
        homies={homies}
        atSeat={company.atSeat}
      />
    </section>
  );
}

/** Who won, and what now; gestures go on. */
function Over(props: PartProps) {
  const { company } = props;
  return (
    <>
      <Result {...props}>
        <Gestures company={company} size="lg" />
      </Result>
      <div className="tj-unseen">
        <Voices bubbles={company.gestures.bubbles} seatOf={company.seatOf} />
      </div>
    </>
  );
}

/** The match itself: decision, board, everybody's money, and what happened. */
export function RunningMatch({ live, view }: Props) {
  const regulars = useTranslations('regulars');
  const [asText, setAsText] = useState(false);
  const { match, frames, myPrompt } = live;
  // Whoever has left is shown what spectators see.
  const mySeat = live.left ? null : match.mySeat;
  const names = useMemo(() => match.seats.map((seat) => occupantName(seat.occupant, regulars)), [match.seats, regulars]);
  const homies = useMemo(
    () => match.seats.map(({ occupant }) => (occupant.__typename === 'Homie' ? occupant.homieName : null)),
    [match.seats],
  );
  const events = useMemo(() => frames.flatMap((frame) => (frame.event ? [frame.event] : [])), [frames]);
  const played = useMemo(() => events.filter((event) => !isHouseEvent(event)), [events]);
  const company = useCompany(live, names);
  const board = boardOf(match.game);
  const over = live.status === 'FINISHED';
  const mayLeave = mySeat !== null && live.status === 'RUNNING';
  const toggle = useCallback(() => setAsText((before) => !before), []);
  const parts = { live, view, names, homies, events, company };
  return (
    <div className={styles.match}>
      <MatchBar connection={live.connection} leave={mayLeave ? match.id : null} asText={asText} toggle={toggle} />
      <div className={styles.wide}>
        <StaleNotice live={live} />
        <SpectatorNotice live={live} />
        {over ? <Over {...parts} /> : null}
      </div>
      {over ? null : <Dock {...parts} />}
      <div id="board" className={styles.board}>
        {asText ? (
          <board.BoardText view={view} names={names} mySeat={mySeat} />
        ) : (
          <board.Board view={view} mySeat={mySeat} names={names} lastEvents={played} decision={myPrompt} />
        )}
      </div>
      <Players {...parts} />
      <EventLog game={match.game} events={events} names={names} />
    </div>
  );
}
