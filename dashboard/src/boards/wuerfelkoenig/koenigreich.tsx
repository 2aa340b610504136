import { useTranslations } from 'next-intl';
import papier from '../../art/papier.module.css';
import { farbton } from './farbton';
import { Gestalt } from './gestalt';
import { druckVon, farbeDer, farbeDes } from './kartendruck';
import styles from './koenigreich.module.css';
import { OrtzeichenBild } from './ortzeichen';
import type { Farbe, Spieler, Stapelkarte } from './typen';
import { alsPunkte, nameMitBedingung } from './worte';

/** A kingdom's stack from bottom to top; the last card lies on top. */
export function Koenigreich({ spieler, name }: { spieler: Spieler; name: string }) {
  const t = useTranslations('wuerfelkoenig.spieler');
  if (spieler.stapel.length === 0) return <p className={styles.leer}>{t('reichLeer')}</p>;
  return (
    <ol className={styles.reich} aria-label={t('reich', { name })}>
      {spieler.stapel.map((karte, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the stack is what stays
        <Karte key={i} karte={karte} oben={i === spieler.stapel.length - 1} />
      ))}
    </ol>
  );
}

function Karte({ karte, oben }: { karte: Stapelkarte; oben: boolean }) {
  const t = useTranslations('wuerfelkoenig');
  const wort = useKartenwort()(karte);
  const farbe = farbeVon(karte);
  const fee = karte.buerger !== null && druckVon(karte.buerger).art === 'FEE';
  return (
    <li
      className={`${papier.papier} ${styles.karte}`}
      style={{ '--farbe': farbton(farbe) }}
      data-sorte={karte.sorte}
      data-oben={oben}
      title={wort}
    >
      <span className="tj-unseen">{oben ? t('spieler.oben', { karte: wort }) : wort}</span>
      <span className={styles.bild}>
        <Bild karte={karte} farbe={farbe} />
      </span>
      <span className={styles.punkte} aria-hidden="true">
        {fee ? 'n²' : alsPunkte(karte.punkte)}
      </span>
    </li>
  );
}

const farbeVon = ({ buerger, ort }: Stapelkarte): Farbe | null => {
  if (buerger) return farbeDer(druckVon(buerger).art);
  return ort && farbeDes(ort);
};

function Bild({ karte, farbe }: { karte: Stapelkarte; farbe: Farbe | null }) {
  if (karte.sorte === 'ORT' && farbe) return <OrtzeichenBild farbe={farbe} groesse={22} />;
  return <Gestalt art={karte.buerger ? druckVon(karte.buerger).art : 'STRAFE'} ton={farbton(farbe)} groesse={26} />;
}

/** Says which card it is and what it counts. */
export function useKartenwort(): (karte: Stapelkarte) => string {
  const t = useTranslations('wuerfelkoenig');
  return ({ buerger, ort, punkte }) => {
    const zahl = alsPunkte(punkte);
    if (ort) return t('spieler.ort', { ort: t(`ort.${ort}`), anzahl: punkte, punkte: zahl });
    if (!buerger) return t('spieler.strafe', { punkte: zahl });
    const wer = nameMitBedingung(buerger, t);
    return druckVon(buerger).art === 'FEE' ? wer : t('spieler.buerger', { wer, anzahl: punkte, punkte: zahl });
  };
}
