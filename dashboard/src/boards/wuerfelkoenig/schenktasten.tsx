'use client';
import { useTranslations } from 'next-intl';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import { nameVon } from '../names';
import { spielerAuf } from './ansicht';
import styles from './entscheidung.module.css';
import { druckVon } from './kartendruck';
import { Kuerzel } from './taste';
import type { Wahl } from './wahl';
import { alsPunkte } from './worte';

/** Everybody who may be given the dragon, each with the points before and after. */
export function Schenktasten({ frage, view, names, busy, zieht }: Wahl) {
  const t = useTranslations('wuerfelkoenig.entscheidung');
  const { drache } = frage.question;
  const minus = drache ? druckVon(drache).punkte : 0;
  return (
    <div className={styles.liste}>
      {frage.legalMoves.map((zug, i) => {
        const seat = zug.an ?? 0;
        const jetzt = spielerAuf(view, seat)?.punkte ?? 0;
        return (
          <button
            key={seat}
            type="button"
            className={styles.nehmen}
            style={{ '--farbe': sitzfarbe(seat) }}
            data-move-index={i + 1}
            disabled={busy}
            onClick={() => zieht(zug)}
          >
            <Kuerzel index={i + 1} />
            <KronkorkenBild seat={seat} groesse={36} />
            <span className={styles.was}>
              <strong>{nameVon(names, seat)}</strong>
              <span className={styles.rest}>{t('vonAuf', { jetzt: alsPunkte(jetzt), dann: alsPunkte(jetzt + minus) })}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
