import { useTranslations } from 'next-intl';
import { Krone } from '../../art/krone';
import { KronkorkenBild } from '../../art/kronkorken';
import { nameVon } from '../names';
import styles from './brett.module.css';
import type { Ansicht } from './typen';

interface LageProps {
  view: Ansicht;
  names: readonly string[];
  mySeat: number | null;
}

/** Which turn it is and whose; at the end who won. */
export function Lage({ view, names, mySeat }: LageProps) {
  const t = useTranslations('wuerfelkoenig.brett');
  if (view.koenige) return <Kroenung koenige={view.koenige} names={names} mySeat={mySeat} />;
  const meins = mySeat !== null && view.amZug === mySeat;
  return (
    <div className={styles.lage} data-licht={meins}>
      {view.amZug !== null && (
        <strong className={styles.dran}>
          <KronkorkenBild seat={view.amZug} groesse={22} />
          <span>{meins ? t('duBistDran') : t('istDran', { name: nameVon(names, view.amZug) })}</span>
        </strong>
      )}
      <span className={styles.leise}>{t(view.extrazug ? 'extrazug' : 'zug', { zug: view.zugNummer })}</span>
    </div>
  );
}

function Kroenung({ koenige, names, mySeat }: Omit<LageProps, 'view'> & { koenige: readonly number[] }) {
  const t = useTranslations('wuerfelkoenig.brett');
  const namen = koenige.map((seat) => nameVon(names, seat)).join(' & ');
  const nurDu = koenige.length === 1 && koenige[0] === mySeat;
  return (
    <div className={styles.kroenung}>
      <Krone groesse={56} />
      <div>
        <span className={styles.leise}>{t('schluss')}</span>
        <strong className={styles.koenig}>{nurDu ? t('duBistKoenig') : t('koenig', { namen, anzahl: koenige.length })}</strong>
      </div>
    </div>
  );
}
