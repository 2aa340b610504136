import { useTranslations } from 'next-intl';
import styles from './entscheidung.module.css';
import { Taste } from './taste';
import type { Wahl } from './wahl';

/** Offering tricks for the choice of trumps, or passing. Passing comes first: it is the key that never moves. */
export function Bietwahl({ zuege, busy, ziehen }: Wahl) {
  const t = useTranslations('king.entscheidung');
  const passen = zuege.find(({ kingZug }) => kingZug === 'PASSEN');
  const gebote = zuege.filter(({ kingZug }) => kingZug === 'BIETEN');
  return (
    <div className={styles.gebote}>
      {passen && (
        <Taste nummer={1} busy={busy} leise onClick={() => ziehen(passen)}>
          <strong>{t('passen')}</strong>
        </Taste>
      )}
      {gebote.map((zug, i) => (
        <Taste key={zug.gebot} nummer={i + 2} busy={busy} onClick={() => ziehen(zug)}>
          <strong>{t('stiche', { anzahl: zug.gebot ?? 0 })}</strong>
        </Taste>
      ))}
    </div>
  );
}
