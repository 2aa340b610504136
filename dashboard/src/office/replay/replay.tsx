'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { boardOf } from '@/boards';
import { occupantName } from '@/shell/occupant';
import { Dock } from './dock';
import { EventDetail } from './event-detail';
import { EventList } from './event-list';
import { KeyList } from './key-list';
import { LiveBar } from './live-bar';
import { MatchHead } from './match-head';
import type { Place, Viewpoint } from './place';
import styles from './screen.module.css';
import { Stage } from './stage';
import { nextMove, previousMove } from './timeline';
import { useStanding, useWrittenPlace } from './use-place';
import { usePlayback } from './use-playback';
import type { LoadedReplay } from './use-replay';
import { useReplayKeys } from './use-replay-keys';
import { useSentence } from './use-sentence';
import { useTimeline } from './use-timeline';

interface Props {
  readonly replay: LoadedReplay;
  readonly opens: number | 'start' | 'end';
  readonly viewpoint: Viewpoint;
  readonly inside: 'office' | 'tavern';
  readonly look: (viewpoint: Viewpoint, version: number | null) => void;
  readonly write: (place: Place) => void;
  readonly more: () => Promise<void>;
  /** Whether the board is told in words. */
  readonly asText: boolean;
  readonly toggleText: () => void;
}

/** Where one stands, everything that moves one on, and the keys for it. */
function useWalk({ replay, opens, viewpoint, write, toggleText }: Props, follow: boolean, list: RefObject<HTMLDivElement | null>) {
  const { steps } = replay;
  const [help, setHelp] = useState(false);
  const { standing, go } = useStanding(opens, steps.length, follow);
  const timeline = useTimeline(replay.match.game, steps);
  const playback = usePlayback(replay.match.game, steps, standing.index, go);
  const version = steps[standing.index]?.frame.version ?? null;
  useWrittenPlace(version, viewpoint, write);

  // Whoever goes somewhere by hand has stopped the film.
  const { stop } = playback;
  const jump = useCallback(
    (to: number) => {
      stop();
      go(to);
    },
    [stop, go],
  );
  useReplayKeys({
    step: (by) => jump(standing.index + by),
    move: (direction) => jump((direction === 'next' ? nextMove : previousMove)(timeline.moves, standing.index)),
    toStart: () => jump(0),
    toEnd: () => jump(steps.length - 1),
    play: playback.toggle,
    focusEvents: () => list.current?.focus({ preventScroll: true }),
    textForm: toggleText,
    help: () => setHelp(true),
  });
  return { standing, timeline, playback, version, jump, help, setHelp };
}

function SideHead(props: { readonly asText: boolean; readonly toggleText: () => void; readonly showKeys: () => void }) {
  const texts = useTranslations('office.replay');
  return (
    <div className={styles.sideHead}>
      <h2 id="events">{texts('events')}</h2>
      <Button variant="default" size="sm" aria-pressed={props.asText} onClick={props.toggleText}>
        {texts(props.asText ? 'asBoard' : 'asText')}
      </Button>
      <Button variant="default" size="sm" aria-label={texts('keys')} title={texts('keys')} onClick={props.showKeys}>
        ?
      </Button>
    </div>
  );
}

/** A whole match to walk through: board, track, every event, and the present one closely. */
export function Replay(props: Props) {
  const { replay, viewpoint, inside, look, more, asText, toggleText } = props;
  const { match, steps } = replay;
  const regulars = useTranslations('regulars');
  const names = useMemo(() => match.seats.map((seat) => occupantName(seat.occupant, regulars)), [match.seats, regulars]);
  const running = match.status === 'RUNNING';
  const [follow, setFollow] = useState(running);
  const list = useRef<HTMLDivElement>(null);
  const sentence = useSentence(match.game, names);
  const walk = useWalk(props, follow, list);
  const { standing, jump } = walk;
  const told = { steps, index: standing.index, names, sentence };
  return (
    <div className={styles.screen}>
      <MatchHead
        match={match}
        names={names}
        viewpoint={viewpoint}
        look={(next) => look(next, walk.version)}
        back={inside === 'tavern' ? `/partie/${match.id}` : null}
      />
      {running ? <LiveBar replay={replay} follow={follow} setFollow={setFollow} more={more} /> : null}
      <div className={styles.stage}>
        <Stage
          match={match}
          steps={steps}
          standing={standing}
          names={names}
          asText={asText}
          speed={walk.playback.speed}
          mySeat={inside === 'tavern' ? match.mySeat : null}
        />
      </div>
      <Dock game={match.game} {...told} timeline={walk.timeline} playback={walk.playback} go={jump} />
      <section className={styles.events} aria-labelledby="events">
        <SideHead asText={asText} toggleText={toggleText} showKeys={() => walk.setHelp(true)} />
        <EventList counts={boardOf(match.game).counts} {...told} list={list} sections={walk.timeline.sections} go={jump} />
      </section>
      <div className={styles.side}>
        <EventDetail game={match.game} {...told} />
      </div>
      <KeyList opened={walk.help} close={() => walk.setHelp(false)} />
    </div>
  );
}
