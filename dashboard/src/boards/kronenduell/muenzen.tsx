import { useTranslations } from 'next-intl';
import { KronkorkenBild } from '../../art/kronkorken';
import styles from './muenzen.module.css';

/** The coins of a seat on as many places as win the duel. */
export function Muenzen({ seat, anzahl, ziel, groesse }: { seat: number; anzahl: number; ziel: number; groesse: number }) {
  const t = useTranslations('kronenduell.brett');
  return (
    <span className={styles.muenzen} role="img" aria-label={t('muenzen', { anzahl, ziel })}>
      {Array.from({ length: Math.max(anzahl, ziel) }, (_, i) => i).map((i) =>
        i < anzahl ? (
          <KronkorkenBild key={i} seat={seat} groesse={groesse} />
        ) : (
          <span key={i} className={styles.platz} style={{ width: groesse, height: groesse }} />
        ),
      )}
    </span>
  );
}

/** Coins of adjourned rounds that wait in the middle. */
export function VertagteMuenzen({ anzahl, groesse }: { anzahl: number; groesse: number }) {
  const t = useTranslations('kronenduell.brett');
  if (anzahl === 0) return null;
  return (
    <span className={styles.vertagt}>
      <span className={styles.stapel} aria-hidden="true">
        {Array.from({ length: anzahl }, (_, i) => i).map((i) => (
          <KronkorkenBild key={i} seat={null} groesse={groesse} />
        ))}
      </span>
      <span>{t('vertagt', { anzahl })}</span>
    </span>
  );
}
