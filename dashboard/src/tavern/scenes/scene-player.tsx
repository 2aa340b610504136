'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { boardOf } from '@/boards';
import type { GameId } from '@/generated/graphql';
import { saidAt } from '@/scenes/playing';
import { cast, type Scene } from '@/scenes/scenes';
import { Spoken } from '@/shell/spoken';
import { SceneControls } from './scene-controls';
import { SceneText } from './scene-text';
import styles from './scenes.module.css';
import { useScene, useShownEvents } from './use-scene';

interface Props {
  readonly game: GameId;
  readonly scene: Scene;
  readonly asText: boolean;
  /** Goes on to the next scene; null after the last. */
  readonly next: (() => void) | null;
}

/** One scene on the game's own board, with a word on each step. */
export function ScenePlayer({ game, scene, asText, next }: Props) {
  const texts = useTranslations('scenes');
  const regulars = useTranslations('regulars');
  const names = useMemo(() => cast.slice(0, scene.seats).map((homie) => regulars(`${homie}.name`)), [scene.seats, regulars]);
  const homies = useMemo(() => cast.slice(0, scene.seats), [scene.seats]);
  const { standing, go, toggle, last } = useScene(game, scene);
  const events = useShownEvents(scene, standing);
  const index = Math.min(standing.index, last);
  const step = scene.steps[index];
  const board = boardOf(game);
  // One looks on: everybody is called by name. What the first seat holds can be seen all the same, the frames are told through its eyes.
  const mySeat = null;
  if (!step) return null;
  return (
    <>
      <section className={styles.board} aria-label={texts('board')}>
        {asText ? (
          <>
            <SceneText game={game} scene={scene} index={index} names={names} />
            <board.BoardText view={step.view} names={names} mySeat={mySeat} />
          </>
        ) : (
          <board.Board key={scene.id} view={step.view} mySeat={mySeat} names={names} lastEvents={events} />
        )}
      </section>
      <div className={styles.dock}>
        <Spoken by="SCHORSCH">
          <p className={styles.said} role="status">
            {saidAt(scene, index)}
          </p>
        </Spoken>
        <SceneControls index={index} last={last} playing={standing.playing} go={go} toggle={toggle} next={next} />
      </div>
      <section className={styles.players} aria-label={texts('players')}>
        <board.Players
          view={step.view}
          names={names}
          mySeat={mySeat}
          controllers={names.map(() => 'PLAYER')}
          deciding={[]}
          homies={homies}
        />
      </section>
    </>
  );
}
