import Link from 'next/link';
import { useTranslations } from 'next-intl';
import styles from './scenes.module.css';

/** What there is to see: every game with the titles of its scenes. */
export function ScenesList({ games }: { readonly games: readonly { readonly slug: string; readonly titles: readonly string[] }[] }) {
  const texts = useTranslations('scenes');
  const names = useTranslations('games');
  return (
    <div className={styles.games}>
      <h1>{texts('title')}</h1>
      <p className={styles.quiet}>{texts('what')}</p>
      <ul>
        {games.map(({ slug, titles }) => (
          <li key={slug}>
            <Link href={`/so-laeufts/${slug}`} className={styles.game ?? ''}>
              <h2>{names(`${slug}.name`)}</h2>
              <span className={styles.quiet}>{titles.join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
