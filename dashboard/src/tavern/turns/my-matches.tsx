'use client';

import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { occupantName } from '@/shell/occupant';
import { gameCard } from '../games';
import styles from './my-matches.module.css';
import { NotifySwitch } from './notify-switch';
import { useTurns } from './turn-watch';
import { byUrgency, type MyMatch } from './turns';

function Row({ match }: { readonly match: MyMatch }) {
  const texts = useTranslations('front.mine');
  const games = useTranslations('games');
  const regulars = useTranslations('regulars');
  const format = useFormatter();
  const others = match.seats.filter(({ index }) => index !== match.seat).map(({ occupant }) => occupantName(occupant, regulars));
  const { slug } = gameCard(match.game);
  return (
    <li>
      <Link href={`/partie/${match.id}`} className={styles.match ?? ''} data-mine={match.myTurn}>
        <span className={styles.what}>
          <strong>{match.practice ? texts('practice', { game: games(`${slug}.name`) }) : games(`${slug}.name`)}</strong>
          <span className={styles.about}>{texts('with', { names: format.list(others) })}</span>
        </span>
        <span className={styles.turn}>{texts(match.myTurn ? 'yourTurn' : 'theirTurn')}</span>
      </Link>
    </li>
  );
}

/** Your running matches; those that wait for you first. Nothing without one. */
export function MyMatches() {
  const texts = useTranslations('front.mine');
  const { matches } = useTurns();
  if (!matches || matches.length === 0) return null;
  return (
    <section className={styles.mine} aria-labelledby="meine-partien">
      <h2 id="meine-partien">{texts('title')}</h2>
      <ul className={styles.list}>
        {byUrgency(matches).map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
      <NotifySwitch />
    </section>
  );
}
