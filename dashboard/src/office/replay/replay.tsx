'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { nameVon } from '@/boards/kiezkoenig/ansicht';
import { occupantName } from '@/shell/occupant';
import { EventDetail } from './event-detail';
import { EventList } from './event-list';
import { KeyList } from './key-list';
import { LiveBar } from './live-bar';
import { MatchHead } from './match-head';
import type { Place, Viewpoint } from './place';
import styles from './screen.module.css';
import { Scrubber } from './scrubber';
import { Stage } from './stage';
import { type Step, viewAt } from './step';
import { autopilotMarks, movesOf, nextMove, previousMove, roundsOf, sectionsOf } from './timeline';
import { Transport } from './transport';
import { useStanding, useWrittenPlace } from './use-place';
import { usePlayback } from './use-playback';
import type { LoadedReplay } from './use-replay';
import { useReplayKeys } from './use-replay-keys';
import { useSentence } from './use-sentence';

interface Props {
  readonly replay: LoadedReplay;
  readonly opens: number | 'start' | 'end';
  readonly viewpoint: Viewpoint;
  readonly inside: 'office' | 'tavern';
  readonly look: (viewpoint: Viewpoint, version: number | null) => void;
  readonly write: (place: Place) => void;
  readonly more: () => Promise<void>;
}

function useTimeline(steps: readonly Step[]) {
  return useMemo(() => {
    const moves = movesOf(steps);
    const rounds = roundsOf(steps);
    return { moves, rounds, sections: sectionsOf(moves, rounds), autopilot: autopilotMarks(steps, moves) };
  }, [steps]);
}

function useWhereabouts(steps: readonly Step[], index: number, names: readonly string[]): string {
  const texts = useTranslations('office.replay');
  const view = viewAt(steps, index);
  const values = { event: index + 1, count: steps.length, round: view?.runde ?? 0 };
  if (!view || view.amZug === null) return texts('whereAtEnd', values);
  return texts('where', { ...values, name: nameVon(names, view.amZug) });
}

/** A whole match to walk through: board, track, every event, and the present one closely. */
export function Replay({ replay, opens, viewpoint, inside, look, write, more }: Props) {
  const texts = useTranslations('office.replay');
  const regulars = useTranslations('regulars');
  const { match, steps } = replay;
  const names = useMemo(() => match.seats.map((seat) => occupantName(seat.occupant, regulars)), [match.seats, regulars]);
  const running = match.status === 'RUNNING';
  const [follow, setFollow] = useState(running);
  const [asText, setAsText] = useState(false);
  const [help, setHelp] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { standing, go } = useStanding(opens, steps.length, follow);
  const { index } = standing;
  const { moves, rounds, sections, autopilot } = useTimeline(steps);
  const playback = usePlayback(steps, index, go);
  const sentence = useSentence(names);
  const present = steps[index];
  const version = present?.frame.version ?? null;
  useWrittenPlace(version, viewpoint, write);

  // Whoever goes somewhere by hand has stopped the film.
  const jump = (to: number) => {
    playback.stop();
    go(to);
  };
  useReplayKeys({
    step: (by) => jump(index + by),
    move: (direction) => jump(direction === 'next' ? nextMove(moves, index) : previousMove(moves, index)),
    toStart: () => jump(0),
    toEnd: () => jump(steps.length - 1),
    play: playback.toggle,
    focusEvents: () => list.current?.focus({ preventScroll: true }),
    textForm: () => setAsText((text) => !text),
    help: () => setHelp(true),
  });

  return (
    <div className={styles.screen}>
      <MatchHead match={match} names={names} viewpoint={viewpoint} look={(next) => look(next, version)} />
      {running ? <LiveBar replay={replay} follow={follow} setFollow={setFollow} more={more} /> : null}
      <div className={styles.stage}>
        <Stage match={match} steps={steps} standing={standing} names={names} asText={asText} speed={playback.speed} mySeat={inside === 'tavern' ? match.mySeat : null} />
      </div>
      <div className={styles.dock}>
        <div className={styles.nowLine}>
          <p className={styles.now} role="status" aria-live={playback.playing ? 'off' : 'polite'}>
            {present ? sentence(present) : ''}
          </p>
          <span className={styles.count} aria-hidden="true">
            <strong>{index + 1}</strong> / {steps.length}
          </span>
        </div>
        <Scrubber count={steps.length} index={index} rounds={rounds} autopilot={autopilot} text={useWhereabouts(steps, index, names)} go={jump} />
        <Transport {...playback} count={steps.length} index={index} go={jump} />
      </div>
      <section className={styles.events} aria-labelledby="events">
        <div className={styles.sideHead}>
          <h2 id="events">{texts('events')}</h2>
          <Button variant="default" size="sm" aria-pressed={asText} onClick={() => setAsText(!asText)}>
            {texts(asText ? 'asBoard' : 'asText')}
          </Button>
          <Button variant="default" size="sm" aria-label={texts('keys')} title={texts('keys')} onClick={() => setHelp(true)}>
            ?
          </Button>
        </div>
        <EventList list={list} steps={steps} sections={sections} index={index} names={names} sentence={sentence} go={jump} />
      </section>
      <div className={styles.side}>
        <EventDetail steps={steps} index={index} names={names} sentence={sentence} />
      </div>
      <KeyList opened={help} close={() => setHelp(false)} />
    </div>
  );
}
