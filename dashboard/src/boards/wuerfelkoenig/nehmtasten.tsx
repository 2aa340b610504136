'use client';
import { useTranslations } from 'next-intl';
import { platzAuf } from './ansicht';
import styles from './entscheidung.module.css';
import { farbton } from './farbton';
import { useFolge } from './folge';
import { Gestalt } from './gestalt';
import { Kuerzel } from './taste';
import type { Platz, Zugmoeglichkeit } from './typen';
import type { Wahl } from './wahl';
import { bedingungKurz } from './worte';

/** The citizens you may take now, each with what it brings. `ab`: number key of the first. */
export function Nehmtasten({ ab, ...wahl }: Wahl & { ab: number }) {
  const nehmbar = wahl.frage.legalMoves.flatMap((zug) => {
    const platz = zug.wuerfelzug === 'NEHMEN' && zug.platz !== null ? platzAuf(wahl.view, zug.platz) : undefined;
    return platz?.karte ? [{ zug, platz }] : [];
  });
  if (nehmbar.length === 0) return null;
  return (
    <div className={styles.liste} data-viele={nehmbar.length > 2}>
      {nehmbar.map(({ zug, platz }, i) => (
        <Nehmtaste key={platz.platz} {...wahl} zug={zug} platz={platz} index={ab + i} />
      ))}
    </div>
  );
}

function Nehmtaste({ frage, view, busy, zieht, zug, platz, index }: Wahl & { zug: Zugmoeglichkeit; platz: Platz; index: number }) {
  const t = useTranslations('wuerfelkoenig');
  const folgen = useFolge(view, frage.seat);
  const { karte } = platz;
  if (!karte) return null;
  const ton = farbton(karte.farbe);
  return (
    <button
      type="button"
      className={styles.nehmen}
      style={{ '--farbe': ton }}
      data-move-index={index}
      disabled={busy}
      onClick={() => zieht(zug)}
    >
      <Kuerzel index={index} />
      <span className={styles.figur}>
        <Gestalt art={karte.art} ton={ton} groesse={40} />
      </span>
      <span className={styles.was}>
        <strong>{t('entscheidung.nehmen', { wer: t(`art.${karte.art}.kurz`) })}</strong>
        <span className={styles.rest}>{bedingungKurz(karte, t)}</span>
        {folgen(platz, karte).map((folge) => (
          <span key={folge} className={styles.gewinn}>
            {folge}
          </span>
        ))}
      </span>
    </button>
  );
}
