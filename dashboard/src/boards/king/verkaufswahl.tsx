import { useTranslations } from 'next-intl';
import { nameVon } from '../names';
import styles from './entscheidung.module.css';
import { Taste } from './taste';
import type { Frage } from './typen';
import type { Wahl } from './wahl';

/** Selling the choice of trumps for the best offer, or keeping it. */
export function Verkaufswahl({ zuege, names, busy, ziehen, question }: Wahl & { question: Frage }) {
  const t = useTranslations('king.entscheidung');
  const name = question.bieter === null ? '' : nameVon(names, question.bieter);
  return (
    <div className={styles.zwei}>
      {zuege.map((zug, i) => (
        <Taste key={zug.kingZug} nummer={i + 1} busy={busy} leise={zug.kingZug === 'BEHALTEN'} onClick={() => ziehen(zug)}>
          <strong>{t(zug.kingZug === 'VERKAUFEN' ? 'verkaufen' : 'behalten')}</strong>
          <small>
            {zug.kingZug === 'VERKAUFEN' ? t('verkaufenFolge', { name, anzahl: question.hoechstesGebot ?? 0 }) : t('behaltenFolge')}
          </small>
        </Taste>
      ))}
    </div>
  );
}
