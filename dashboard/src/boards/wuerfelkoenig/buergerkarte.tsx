import { useTranslations } from 'next-intl';
import papier from '../../art/papier.module.css';
import type { Reihenkarte } from './ansicht';
import { Bedingungsbild } from './bedingungsbild';
import styles from './buergerkarte.module.css';
import { farbton } from './farbton';
import { Gestalt } from './gestalt';
import { OrtzeichenBild } from './ortzeichen';
import { alsPunkte, bedingungKurz } from './worte';

/** How a card moves right now: it goes away, slides one place to the right, or is turned up. */
export type Kartenbewegung = 'geht' | 'rueckt' | 'kommt' | null;

interface BuergerkarteProps {
  karte: Reihenkarte;
  /** Points of the location above, which the card would bring; null: none. */
  ortPunkte: number | null;
  /** It may be taken now. */
  imLicht: boolean;
  bewegung: Kartenbewegung;
  zeigtChance: boolean;
  /** Its sheet is open. */
  offen: boolean;
  onClick: () => void;
}

/** An open citizen of the row. A tap opens its sheet. */
export function Buergerkarte({ karte, ortPunkte, imLicht, bewegung, zeigtChance, offen, onClick }: BuergerkarteProps) {
  const t = useTranslations('wuerfelkoenig');
  const gruendet = karte.gruendet && ortPunkte !== null;
  return (
    <button
      type="button"
      className={`${papier.papier} ${styles.karte}`}
      style={{ '--farbe': farbton(karte.farbe) }}
      data-erfuellt={karte.erfuellt}
      data-licht={imLicht}
      data-bewegung={bewegung ?? undefined}
      aria-expanded={offen}
      onClick={onClick}
    >
      <span className={styles.band}>
        <strong className={styles.punkte}>{karte.art === 'FEE' ? 'n²' : alsPunkte(karte.punkte)}</strong>
        {karte.farbe && <OrtzeichenBild farbe={karte.farbe} groesse={20} />}
      </span>
      <span className={styles.gestalt}>
        <Gestalt art={karte.art} ton={farbton(karte.farbe)} />
      </span>
      <span className={styles.name}>
        <span className={styles.kurz}>{t(`art.${karte.art}.kurz`)}</span>
        <span className={styles.lang}>{t(`art.${karte.art}.name`)}</span>
      </span>
      <Bedingungsbild bedingung={karte.bedingung} werte={karte.werte} className={styles.bild} />
      <span className={styles.worte}>{bedingungKurz(karte, t)}</span>
      <span className={styles.fuss}>
        {gruendet && <span className={styles.ort}>{t('brett.gruendet', { punkte: ortPunkte })}</span>}
        {zeigtChance && karte.chance !== null && !karte.erfuellt && <Chance anteil={karte.chance} />}
      </span>
      {karte.erfuellt && (
        <span className={styles.marke}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M2.500 8.500L6.500 12.500L13.500 4" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
          {t('brett.erfuellt')}
        </span>
      )}
    </button>
  );
}

function Chance({ anteil }: { anteil: number }) {
  const t = useTranslations('wuerfelkoenig.brett');
  const prozent = Math.round(anteil * 100);
  return (
    <span className={styles.chance}>
      <span aria-hidden="true">{t('chance', { anteil: prozent })}</span>
      <span className="tj-unseen">{t('chanceWort', { anteil: prozent })}</span>
      <span className={styles.balken} aria-hidden="true">
        <span style={{ width: `${prozent}%` }} />
      </span>
    </span>
  );
}
