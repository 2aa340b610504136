import { Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Kartenruecken } from '../../art/karte';
import styles from './brett.module.css';
import { Gestalt } from './gestalt';
import type { Ansicht } from './typen';

// From here on an end is near enough to be worth a look.
const KNAPP = 3;

interface StapelstandProps {
  view: Ansicht;
  kundeOffen: boolean;
  onKunde: () => void;
  /** Whether chances are shown; null: the table has none. */
  chancen: boolean | null;
  onChancen: (an: boolean) => void;
}

/** How many cards the piles hold; the match ends with the last one of some. Beside it the sheet of the dice and the switch for chances. */
export function Stapelstand({ view, kundeOffen, onKunde, chancen, onChancen }: StapelstandProps) {
  const t = useTranslations('wuerfelkoenig.brett');
  return (
    <div className={styles.fuss}>
      <ul className={styles.stapel}>
        <li data-knapp={view.nachziehstapel <= KNAPP}>
          <Kartenruecken breite={16} />
          {t('nachziehstapel', { anzahl: view.nachziehstapel })}
        </li>
        <li data-knapp={view.strafstapel <= KNAPP}>
          <Gestalt art="STRAFE" ton="var(--tj-muted)" groesse={24} />
          {t('strafstapel', { anzahl: view.strafstapel })}
        </li>
        <li>{t('ablagestapel', { anzahl: view.ablagestapel })}</li>
      </ul>
      <button type="button" className={styles.kunde} aria-expanded={kundeOffen} onClick={onKunde}>
        {t('wuerfelkunde')}
      </button>
      {chancen !== null && (
        <Switch
          className={styles.chancen}
          label={t('chancen')}
          checked={chancen}
          onChange={(klick) => onChancen(klick.currentTarget.checked)}
        />
      )}
    </div>
  );
}
