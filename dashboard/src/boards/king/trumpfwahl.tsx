import { useTranslations } from 'next-intl';
import { Farbzeichen } from '../../art/kartenfarbe';
import { farbeVon } from '../kartentisch/karten';
import { farbname } from '../kartentisch/kartenname';
import type { Karte } from '../kartentisch/typen';
import styles from './entscheidung.module.css';
import { Taste } from './taste';
import type { Wahl } from './wahl';

/** Naming trumps: each suit with how many of it are in hand. */
export function Trumpfwahl({ zuege, busy, ziehen, blatt, vierfarben }: Wahl & { blatt: readonly Karte[] }) {
  const t = useTranslations('king');
  return (
    <div className={styles.farben} data-vierfarben={vierfarben}>
      {zuege.map((zug, i) => {
        const { farbe } = zug;
        if (!farbe) return null;
        const anzahl = blatt.filter((karte) => farbeVon(karte) === farbe).length;
        return (
          <Taste key={farbe} nummer={i + 1} busy={busy} onClick={() => ziehen(zug)}>
            <Farbzeichen farbe={farbe} groesse={26} />
            <strong>{farbname(farbe, t)}</strong>
            <small>{t('entscheidung.davon', { anzahl })}</small>
          </Taste>
        );
      })}
    </div>
  );
}
