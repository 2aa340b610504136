'use client';

import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { GameScenes } from '@/scenes/scenes';
import { ScenePlayer } from './scene-player';
import styles from './scenes.module.css';

interface Props {
  /** The game's place in the address, and the name of its texts. */
  readonly slug: string;
  readonly told: GameScenes;
  /** The scene that the address names. */
  readonly first: string | undefined;
}

function useChosen({ told: { scenes }, first }: Props) {
  const [id, setId] = useState(first);
  const at = Math.max(
    0,
    scenes.findIndex((scene) => scene.id === id),
  );
  const choose = (chosen: string) => {
    window.history.replaceState(null, '', `?szene=${chosen}`);
    setId(chosen);
  };
  const following = scenes[at + 1];
  return { scene: scenes[at], choose, next: following ? () => choose(following.id) : null };
}

/** The scenes of one game: a list of them, and the chosen one on the board. */
export function ScenesScreen(props: Props) {
  const texts = useTranslations('scenes');
  const games = useTranslations('games');
  const [asText, setAsText] = useState(false);
  const { scene, choose, next } = useChosen(props);
  if (!scene) return null;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{texts('of', { game: games(`${props.slug}.name`) })}</h1>
        <Button variant="subtle" color="gray" c="var(--tj-ink)" h={44} px="xs" aria-pressed={asText} onClick={() => setAsText(!asText)}>
          {texts(asText ? 'asBoard' : 'asText')}
        </Button>
      </div>
      <nav className={styles.list} aria-label={texts('scenes')}>
        <ol>
          {props.told.scenes.map(({ id, title }, at) => (
            <li key={id}>
              <button type="button" aria-current={id === scene.id ? 'true' : undefined} onClick={() => choose(id)}>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <ScenePlayer game={props.told.game} scene={scene} asText={asText} next={next} />
      <div className={styles.ways}>
        <Button component={Link} href={`/?spiel=${props.slug}`} variant="default" size="md">
          {texts('toTheTable')}
        </Button>
        <Button component={Link} href="/so-laeufts" variant="subtle" color="gray" c="var(--tj-ink)" size="md">
          {texts('otherGames')}
        </Button>
      </div>
    </div>
  );
}
