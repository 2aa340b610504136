import { useTranslations } from 'next-intl';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import { Spielkartenruecken } from '../../art/spielkarte';
import { nameVon } from '../names';
import { type Blattkarte, blatt, spielerAuf } from './ansicht';
import { Duellkarte } from './duellkarte';
import { kartenname, rangzeichen } from './faehigkeiten';
import { FaehigkeitszeichenBild } from './faehigkeitszeichen';
import styles from './handreihe.module.css';
import { Muenzen } from './muenzen';
import type { Ansicht } from './typen';

const SPAEHER = 3;
const VERSTAERKUNG = 7;

interface HandreiheProps {
  view: Ansicht;
  seat: number;
  names: readonly string[];
  mySeat: number | null;
  /** The cards are just being taken up. */
  nimmtAuf: boolean;
}

/** One side of the table: who sits there, coins, signs, and the eight cards, gone ones included. */
export function Handreihe({ view, seat, names, mySeat, nimmtAuf }: HandreiheProps) {
  const t = useTranslations('kronenduell');
  const spieler = spielerAuf(view, seat);
  if (!spieler) return null;
  const name = nameVon(names, seat);
  return (
    <section className={styles.reihe} style={{ '--sitz': sitzfarbe(seat) }} aria-label={t('brett.seite', { name })}>
      <div className={styles.kopf}>
        <KronkorkenBild seat={seat} groesse={24} />
        <strong className={styles.name}>{seat === mySeat ? t('brett.du', { name }) : name}</strong>
        <Zeichen view={view} seat={seat} />
        <Muenzen seat={seat} anzahl={spieler.muenzen} ziel={view.ziel} groesse={24} />
      </div>
      <ul className={styles.blatt} data-nimmt-auf={nimmtAuf} aria-label={t('brett.blatt', { anzahl: spieler.karten })}>
        {blatt(view, seat).map((karte, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one rank are told apart by nothing but their place
          <Kartenplatz key={`${karte.rang}-${i}`} karte={karte} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

/** The signs that hold for this round: boost and scout. */
function Zeichen({ view, seat }: { view: Ansicht; seat: number }) {
  const t = useTranslations('kronenduell.brett');
  if (view.sieger) return null;
  return (
    <span className={styles.zeichen}>
      {view.verstaerkt === seat && (
        <span className={styles.marke}>
          <FaehigkeitszeichenBild rang={VERSTAERKUNG} groesse={16} />
          {t('verstaerkt')}
        </span>
      )}
      {view.spaeher === seat && (
        <span className={styles.marke}>
          <FaehigkeitszeichenBild rang={SPAEHER} groesse={16} />
          {t('spaeher')}
        </span>
      )}
    </span>
  );
}

function Kartenplatz({ karte: { rang, stand }, seat }: { karte: Blattkarte; seat: number }) {
  const t = useTranslations('kronenduell');
  const name = rang === null ? t('brett.unbekannt') : kartenname(rang, t);
  const text = stand === 'HAND' ? name : t(stand === 'WEG' ? 'brett.istWeg' : 'brett.liegt', { karte: name });
  return (
    <li className={styles.platz} data-stand={stand}>
      <span className="tj-unseen">{text}</span>
      {stand === 'HAND' ? (
        rang === null ? (
          <Spielkartenruecken />
        ) : (
          <Duellkarte rang={rang} seat={seat} />
        )
      ) : (
        <span className={styles.luecke} aria-hidden="true">
          {rang === null ? '' : rangzeichen(rang)}
        </span>
      )}
    </li>
  );
}
