'use client';

import { useTranslations } from 'next-intl';
import type { GameId } from '@/generated/graphql';
import { ActorSign } from './actor-sign';
import { CopyLink } from './copy-link';
import styles from './detail.module.css';
import { EventRecord } from './record';
import { StateDiff } from './state-diff';
import { type Step, viewAt } from './step';

interface Props {
  readonly game: GameId;
  readonly steps: readonly Step[];
  readonly index: number;
  readonly names: readonly string[];
  readonly sentence: (step: Step) => string;
}

/** The present event closely: its sentence, what it changed, and, for the staff, its record. */
export function EventDetail({ game, steps, index, names, sentence }: Props) {
  const texts = useTranslations('office.replay');
  const actors = useTranslations('office.actor');
  const step = steps[index];
  if (!step) return null;
  const { actor, version } = step.frame;
  return (
    <section className={styles.detail} aria-labelledby="present">
      <div className={styles.head}>
        <span className={styles.number}>{texts('event', { number: version })}</span>
        <CopyLink version={version} />
      </div>
      <h2 id="present">{sentence(step)}</h2>
      <p className={styles.by}>
        <ActorSign actor={actor} names={names} />
        <span aria-hidden="true">{actors(actor.kind, { name: actor.seat === null ? '' : (names[actor.seat] ?? '') })}</span>
      </p>
      <StateDiff game={game} before={index > 0 ? viewAt(steps, index - 1) : null} after={viewAt(steps, index)} names={names} />
      {step.record ? <EventRecord record={step.record} frame={step.frame} /> : null}
    </section>
  );
}
