import { useTranslations } from 'next-intl';
import papier from '../../art/papier.module.css';
import type { Reihenkarte } from './ansicht';
import { Bedingungsbild } from './bedingungsbild';
import { Blatt } from './blatt';
import styles from './blatt.module.css';
import { farbton } from './farbton';
import { Gestalt } from './gestalt';
import { mitWirkung, orte, platzDer } from './kartendruck';
import { alsPunkte, bedingungKurz } from './worte';

interface KartenblattProps {
  karte: Reihenkarte;
  /** Points of the location above; null: the stack is empty. */
  ortPunkte: number | null;
  onClose: () => void;
}

/** The sheet of a citizen: condition, points, effect, and whether it founds the location above. */
export function Kartenblatt({ karte, ortPunkte, onClose }: KartenblattProps) {
  const t = useTranslations('wuerfelkoenig');
  const punkte =
    karte.art === 'FEE' ? t('brett.feeWort') : t('brett.punkteWort', { anzahl: karte.punkte, punkte: alsPunkte(karte.punkte) });
  const ton = farbton(karte.farbe);
  return (
    <Blatt
      titel={t(`art.${karte.art}.name`)}
      unter={punkte}
      ton={ton}
      bild={<Gestalt art={karte.art} ton={ton} groesse={44} />}
      onClose={onClose}
    >
      <div className={styles.bedingung}>
        <span className={`${papier.papier} ${styles.papier}`} style={{ '--farbe': ton }}>
          <Bedingungsbild bedingung={karte.bedingung} werte={karte.werte} className={styles.bild} />
        </span>
        <p className={styles.text}>
          {t('blatt.bedingung', { bedingung: bedingungKurz(karte, t) })} <Feinheit bedingung={karte.bedingung} />
        </p>
      </div>
      {mitWirkung.has(karte.art) && <p className={styles.text}>{t(`art.${karte.art}.wirkung`)}</p>}
      <Gruendung karte={karte} ortPunkte={ortPunkte} />
      {karte.erfuellt && <p className={styles.passt}>{t('blatt.passt')}</p>}
      {karte.chance !== null && <p className={styles.text}>{t('blatt.chance', { anteil: Math.round(karte.chance * 100) })}</p>}
    </Blatt>
  );
}

const feinheiten = {
  GRUPPEN: 'verschieden',
  STRASSE: 'strasse',
  GLEICHE_FARBE: 'egalWelche',
  ZAHL: 'mindestens',
  FARBEN: 'mindestens',
} as const;

function Feinheit({ bedingung }: Pick<Reihenkarte, 'bedingung'>) {
  const t = useTranslations('wuerfelkoenig.blatt');
  return bedingung in feinheiten ? t(feinheiten[bedingung as keyof typeof feinheiten]) : null;
}

function Gruendung({ karte, ortPunkte }: Pick<KartenblattProps, 'karte' | 'ortPunkte'>) {
  const t = useTranslations('wuerfelkoenig');
  const ort = karte.farbe && orte[platzDer(karte.farbe)]?.[0];
  if (!ort) return null;
  const werte = { ort: t(`ort.${ort}`), punkte: ortPunkte ?? 0 };
  return (
    <p className={styles.text}>{karte.gruendet && ortPunkte !== null ? t('blatt.gruendet', werte) : t('blatt.nichtGruendet', werte)}</p>
  );
}
