import { useTranslations } from 'next-intl';
import { farbton } from './farbton';
import styles from './ortstapel.module.css';
import { OrtzeichenBild } from './ortzeichen';
import type { Platz } from './typen';

interface OrtstapelProps {
  platz: Platz;
  /** Cards that are seen on the stack; less than the view's while one is still on its way. */
  karten: number;
  /** Its topmost card is on its way to a kingdom. */
  geht: boolean;
}

/** A location stack above its place of the row: sign, points of the topmost card, how many are left. */
export function Ortstapel({ platz, karten, geht }: OrtstapelProps) {
  const t = useTranslations('wuerfelkoenig');
  const ort = t(`ort.${platz.ort}`);
  const werte = { ort, farbe: t(`farbe.${platz.ortFarbe}`), anzahl: karten, punkte: platz.ortPunkte ?? 0 };
  return (
    <div className={styles.stapel} style={{ '--farbe': farbton(platz.ortFarbe) }} data-karten={karten} data-geht={geht}>
      <span className="tj-unseen">{karten > 0 ? t('brett.ortKarte', werte) : t('brett.ortLeerKarte', werte)}</span>
      <span className={styles.oben} aria-hidden="true">
        <OrtzeichenBild farbe={platz.ortFarbe} groesse={24} />
        <strong className={styles.punkte}>{karten > 0 ? platz.ortPunkte : '–'}</strong>
      </span>
      <span className={styles.name} aria-hidden="true">
        {ort}
      </span>
      <span className={styles.noch} aria-hidden="true">
        {karten > 0 ? t('brett.ortNoch', { anzahl: karten }) : t('brett.ortLeer')}
      </span>
    </div>
  );
}
