'use client';

import { useTranslations } from 'next-intl';
import { useTold } from '@/boards/use-told';
import type { GameId } from '@/generated/graphql';
import type { Scene, SceneStep } from '@/scenes/scenes';
import styles from './scenes.module.css';

interface Props {
  readonly game: GameId;
  readonly scene: Scene;
  readonly index: number;
  readonly names: readonly string[];
}

function Step({
  game,
  step,
  names,
  now,
}: {
  readonly game: GameId;
  readonly step: SceneStep;
  readonly names: readonly string[];
  readonly now: boolean;
}) {
  const told = useTold(game, names);
  const sentences = step.events.flatMap((event) => told(event) ?? []);
  return (
    <li aria-current={now ? 'step' : undefined} className={styles.told}>
      {step.text === null ? null : <p>{step.text}</p>}
      {sentences.length === 0 ? null : <p className={styles.quiet}>{sentences.join(' ')}</p>}
    </li>
  );
}

/** The whole scene to be read: what is said, and what happens on the board. */
export function SceneText({ game, scene, index, names }: Props) {
  const texts = useTranslations('scenes');
  return (
    <section aria-labelledby="scene-steps">
      <h2 id="scene-steps">{texts('steps')}</h2>
      <ol className={styles.steps}>
        {scene.steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are the places themselves
          <Step key={at} game={game} step={step} names={names} now={at === index} />
        ))}
      </ol>
    </section>
  );
}
