import { useTranslations } from 'next-intl';
import styles from './entscheidung.module.css';

/** Shows or hides the chances. */
export function Chancenschalter({ an, schalten }: { an: boolean; schalten: () => void }) {
  const t = useTranslations('kronenduell.chancen');
  return (
    <button type="button" className={styles.schalter} aria-pressed={an} title={t('wozu')} onClick={schalten}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M2 18H18" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        <path d="M3.5 15.5V10H6.5V15.5ZM8.5 15.5V3H11.5V15.5ZM13.5 15.5V7H16.5V15.5Z" fill="currentColor" />
      </svg>
      <span className={styles.schaltwort}>{t('titel')}</span>
    </button>
  );
}
