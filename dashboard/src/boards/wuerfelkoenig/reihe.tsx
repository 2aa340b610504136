import { useTranslations } from 'next-intl';
import { reihenkarte } from './ansicht';
import type { Auslage } from './bewegung';
import { Buergerkarte, type Kartenbewegung } from './buergerkarte';
import { Ortstapel } from './ortstapel';
import styles from './reihe.module.css';
import type { Ansicht, Spielereignis } from './typen';

interface ReiheProps {
  view: Ansicht;
  auslage: Auslage;
  /** What moves right now; null: nothing. */
  ereignis: Spielereignis | null;
  imLicht: readonly number[];
  zeigtChancen: boolean;
  offen: number | null;
  onKarte: (platz: number) => void;
}

/** The five places: a location stack and the citizen under it. */
export function Reihe({ view, auslage, ereignis, imLicht, zeigtChancen, offen, onKarte }: ReiheProps) {
  const t = useTranslations('wuerfelkoenig.brett');
  return (
    <ol className={styles.reihe} aria-label={t('reihe')}>
      {view.reihe.map((platz, i) => {
        const buerger = auslage.reihe[i];
        return (
          <li key={platz.platz} className={styles.platz}>
            <Ortstapel platz={platz} karten={auslage.orte[i] ?? 0} geht={ortGeht(ereignis, platz.ort)} />
            {buerger ? (
              <Buergerkarte
                key={buerger}
                karte={reihenkarte(buerger, platz.karte ?? null)}
                ortPunkte={platz.ortPunkte}
                imLicht={ereignis === null && imLicht.includes(i)}
                bewegung={kartenbewegung(ereignis, i, auslage)}
                zeigtChance={zeigtChancen && ereignis === null}
                offen={offen === i}
                onClick={() => onKarte(i)}
              />
            ) : (
              <p className={styles.luecke}>
                <span className="tj-unseen">{t('luecke')}</span>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const ortGeht = (ereignis: Spielereignis | null, ort: string): boolean =>
  ereignis?.__typename === 'WuerfelkoenigOrtGegruendet' && ereignis.ort === ort;

// After a gap closed, the new card comes in on the left and those up to the gap have moved one place.
function kartenbewegung(ereignis: Spielereignis | null, platz: number, auslage: Auslage): Kartenbewegung {
  switch (ereignis?.__typename) {
    case 'WuerfelkoenigBuergerGenommen':
    case 'WuerfelkoenigBuergerAbgelegt':
      return ereignis.platz === platz ? 'geht' : null;
    case 'WuerfelkoenigBuergerAufgedeckt':
      if (platz === 0) return 'kommt';
      return platz <= (auslage.luecke ?? 0) ? 'rueckt' : null;
    default:
      return null;
  }
}
