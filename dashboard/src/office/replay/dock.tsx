'use client';

import { useTranslations } from 'next-intl';
import { boardOf } from '@/boards';
import { nameVon } from '@/boards/names';
import type { GameId } from '@/generated/graphql';
import styles from './screen.module.css';
import { Scrubber } from './scrubber';
import { type Step, viewAt } from './step';
import { Transport } from './transport';
import type { usePlayback } from './use-playback';
import type { Timeline } from './use-timeline';

interface Props {
  readonly game: GameId;
  readonly steps: readonly Step[];
  readonly index: number;
  readonly names: readonly string[];
  readonly sentence: (step: Step) => string;
  readonly timeline: Timeline;
  readonly playback: ReturnType<typeof usePlayback>;
  readonly go: (index: number) => void;
}

function useWhereabouts(game: GameId, steps: readonly Step[], index: number, names: readonly string[]): string {
  const texts = useTranslations('office.replay');
  const view = viewAt(steps, index);
  const at = view && boardOf(game).whereabouts(view);
  const round = texts(boardOf(game).counts, { number: at?.round ?? 0 });
  const values = { event: index + 1, count: steps.length, round };
  if (!at || at.seat === null) return texts('whereAtEnd', values);
  return texts('where', { ...values, name: nameVon(names, at.seat) });
}

/** The present event in a sentence, the track, and the buttons: always at hand. */
export function Dock({ game, steps, index, names, sentence, timeline, playback, go }: Props) {
  const present = steps[index];
  const { rounds, autopilot } = timeline;
  return (
    <div className={styles.dock}>
      <div className={styles.nowLine}>
        <p className={styles.now} role="status" aria-live={playback.playing ? 'off' : 'polite'}>
          {present ? sentence(present) : ''}
        </p>
        <span className={styles.count} aria-hidden="true">
          <strong>{index + 1}</strong> / {steps.length}
        </span>
      </div>
      <Scrubber
        count={steps.length}
        index={index}
        rounds={rounds}
        counts={boardOf(game).counts}
        autopilot={autopilot}
        text={useWhereabouts(game, steps, index, names)}
        go={go}
      />
      <Transport
        count={steps.length}
        index={index}
        playing={playback.playing}
        toggle={playback.toggle}
        speed={playback.speed}
        setSpeed={playback.setSpeed}
        go={go}
      />
    </div>
  );
}
