'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Choice } from '@/shell/choice';
import { NameInput, useNameField } from '@/shell/name-form';
import { type GameCard, gameCards } from '../games';
import styles from './front.module.css';
import { HomiesCard } from './homies-card';
import { JoinCard } from './join-card';
import { RoomCard } from './room-card';

const cardOf = (slug: string | undefined): GameCard => gameCards.find((card) => card.slug === slug) ?? (gameCards[0] as GameCard);

/** The chosen game stands in the URL, so that it can be sent to somebody and comes back with the page. */
function useGame(first: string | undefined) {
  const [game, setGame] = useState(cardOf(first));
  const choose = (slug: string) => {
    window.history.replaceState(null, '', `?spiel=${slug}`);
    setGame(cardOf(slug));
  };
  return { game, choose };
}

/** The entrance: what is played here, who you are, and three ways to a table. */
export function Front({ first }: { readonly first: string | undefined }) {
  const texts = useTranslations('games');
  const field = useNameField();
  const { game, choose } = useGame(first);
  return (
    <div className={styles.front}>
      <div className={styles.hero}>
        <div className={styles.games}>
          <Choice
            label={texts('choose')}
            value={game.slug}
            options={gameCards.map(({ slug }) => ({ value: slug, label: texts(`${slug}.name`) }))}
            choose={choose}
          />
        </div>
        <h1>{texts(`${game.slug}.title`)}</h1>
        <p>{texts(`${game.slug}.what`)}</p>
      </div>
      <div className={styles.tables}>
        <HomiesCard game={game} enter={field.enter}>
          <NameInput field={field} />
        </HomiesCard>
        <div className={styles.others}>
          <RoomCard key={game.slug} game={game} enter={field.enter} />
          <JoinCard enter={field.enter} />
        </div>
      </div>
    </div>
  );
}
