import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Farbzeichen } from '../../art/kartenfarbe';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import { nameVon } from '../names';
import { Farbzeilen, Verdeckte } from './handzeile';
import { ecke, rangVon } from './karten';
import { farbname } from './kartenname';
import styles from './sitzschild.module.css';
import type { Kartenstil, Tischplatz } from './typen';
import { mitVorzeichen } from './zahlen';

interface SitzschildProps {
  platz: Tischplatz;
  names: readonly string[];
  mySeat: number | null;
  stil: Kartenstil;
  /** Whether the hand is drawn here: the own one lies elsewhere. */
  mitHand: boolean;
}

/** Who sits there: name, what is in hand, tricks and points. Whose turn it is stands out. */
export const Sitzschild = memo(function Sitzschild({ platz, names, mySeat, stil, mitHand }: SitzschildProps) {
  const t = useTranslations('kartentisch');
  const { seat, karten, blatt, marken, dran } = platz;
  const ich = seat === mySeat;
  const gemerkt = marken.length > 0 || dran || ich;
  return (
    <div className={styles.schild} style={{ '--sitz': sitzfarbe(seat) }} data-dran={dran} data-ich={ich} data-gemerkt={gemerkt}>
      <span className={styles.kopf}>
        <KronkorkenBild seat={seat} groesse={22} />
        <strong className={styles.name}>{nameVon(names, seat)}</strong>
      </span>
      {gemerkt && (
        <span className={styles.marken}>
          {dran ? <span data-art="dran">{t(ich ? 'sitz.duDran' : 'sitz.dran')}</span> : ich && <span>{t('sitz.du')}</span>}
          {marken.map((marke) => (
            <span key={marke}>{marke}</span>
          ))}
        </span>
      )}
      <Zahlen platz={platz} />
      {platz.fehlt && platz.fehlt.length > 0 && <Fehlt fehlt={platz.fehlt} stil={stil} />}
      {mitHand && (blatt ? <Farbzeilen blatt={blatt} stil={stil} /> : <Verdeckte anzahl={karten} />)}
    </div>
  );
});

/** What somebody showed not to hold: a suit that is gone is struck out, of a row the single cards stand behind it. */
function Fehlt({ fehlt, stil }: { fehlt: NonNullable<Tischplatz['fehlt']>; stil: Kartenstil }) {
  const t = useTranslations('kartentisch');
  return (
    <span className={styles.fehlt}>
      <span>{t('sitz.fehlt')}</span>
      {fehlt.map(({ farbe, karten }) => (
        <span key={farbe} className={styles.fehlfarbe} data-ganz={karten === null}>
          <Farbzeichen farbe={farbe} groesse={14} />
          <span className="tj-unseen">{farbname(farbe, t)} </span>
          {karten?.map((karte) => ecke(rangVon(karte), stil)).join(' ')}
        </span>
      ))}
    </span>
  );
}

function Zahlen({ platz: { karten, stiche, punkte, gesamt } }: { platz: Tischplatz }) {
  const t = useTranslations('kartentisch');
  return (
    <span className={styles.zahlen}>
      <span>{t('sitz.karten', { anzahl: karten })}</span>
      {stiche !== null && <span>{t('sitz.stiche', { anzahl: stiche })}</span>}
      {punkte !== null && (
        <strong className={styles.punkte} data-vorzeichen={Math.sign(punkte)}>
          {t('sitz.punkte', { punkte: mitVorzeichen(punkte) })}
        </strong>
      )}
      <span className={styles.gesamt}>{t('sitz.gesamt', { punkte: mitVorzeichen(gesamt) })}</span>
    </span>
  );
}
