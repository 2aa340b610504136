'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLobby } from '@/live/use-lobby';
import { Choice } from '@/shell/choice';
import { NameInput, useNameField } from '@/shell/name-form';
import { type GameCard, gameCards } from '../games';
import { MyMatches } from '../turns/my-matches';
import styles from './front.module.css';
import { HomiesCard } from './homies-card';
import { JoinCard } from './join-card';
import { LearnRow } from './learn-row';
import { OpenTables } from './open-tables';
import { putInAddress } from './query';
import { QuickCard } from './quick-card';
import { RoomCard } from './room-card';

const cardOf = (slug: string | undefined): GameCard | undefined => gameCards.find((card) => card.slug === slug);

/** The chosen game stands in the address, so that it can be sent to somebody and comes back with the page. */
function useGame(first: string | undefined) {
  const [game, setGame] = useState(cardOf(first) ?? (gameCards[0] as GameCard));
  const choose = (slug: string) => {
    putInAddress('spiel', slug);
    setGame(cardOf(slug) ?? game);
  };
  return { game, choose };
}

/** Of which game the lobby shows tables; it too stands in the address. */
function useFilter(first: string | undefined) {
  const [only, setOnly] = useState(cardOf(first) ?? null);
  const show = (card: GameCard | null) => {
    putInAddress('tische', card?.slug ?? null);
    setOnly(card);
  };
  return { only, show };
}

interface Props {
  /** The slug of the game to begin with. */
  readonly first: string | undefined;
  /** The slug of the game whose tables are shown; undefined: all. */
  readonly tables: string | undefined;
}

/** The entrance: your running matches, what is played here, who you are, the ways to a table, and the tables that wait for somebody. */
export function Front({ first, tables }: Props) {
  const texts = useTranslations('games');
  const field = useNameField();
  const { game, choose } = useGame(first);
  const { only, show } = useFilter(tables);
  const lobby = useLobby(only?.id ?? null);
  const { enter } = field;
  return (
    <div className={styles.front}>
      <MyMatches />
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
        <LearnRow game={game} enter={enter} />
      </div>
      <div className={styles.tables}>
        <div className={styles.others}>
          <HomiesCard game={game} enter={enter}>
            <NameInput field={field} />
          </HomiesCard>
          <QuickCard game={game} queues={lobby.frame?.queues ?? []} enter={enter} />
        </div>
        <div className={styles.others}>
          <RoomCard key={game.slug} game={game} enter={enter} />
          <JoinCard enter={enter} />
        </div>
      </div>
      <OpenTables lobby={lobby} only={only} show={show} game={game} enter={enter} />
    </div>
  );
}
