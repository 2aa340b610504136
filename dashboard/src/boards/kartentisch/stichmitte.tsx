import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { sitzfarbe } from '../../art/sitz';
import { nameVon } from '../names';
import { kartenname } from './kartenname';
import type { Sitzlage } from './sitzlage';
import { Spielblatt } from './spielblatt';
import styles from './stichmitte.module.css';
import type { Kartenstil, Stichbewegung, Tischstich } from './typen';

interface StichmitteProps {
  lagen: readonly Sitzlage[];
  names: readonly string[];
  /** Null: nothing lies there, `children` is shown. */
  stich: Tischstich | null;
  bewegung: Stichbewegung | null;
  stil: Kartenstil;
  children?: ReactNode;
}

/** The middle of the table: each card lies in front of who played it. The winner's card has a frame once the trick is over. */
export function Stichmitte({ lagen, names, stich, bewegung, stil, children }: StichmitteProps) {
  const t = useTranslations('kartentisch');
  if (!stich) return <div className={styles.mitte}>{children}</div>;
  const ziel = lagen.find(({ seat }) => seat === stich.gewinner);
  const sammelt = bewegung?.art === 'EINSAMMELN';
  return (
    <ol className={styles.mitte} aria-label={t('stich.titel', { nummer: stich.nummer })} style={{ '--gx': ziel?.x, '--gy': ziel?.y }}>
      {stich.gelegt.map(({ seat, karte }, i) => {
        const lage = lagen.find((eine) => eine.seat === seat);
        return (
          <li
            key={karte}
            className={styles.karte}
            style={{ '--x': lage?.x, '--y': lage?.y, '--sitz': sitzfarbe(seat), '--dreh': `${((i * 7 + seat * 5) % 9) - 4}deg` }}
            data-kommt={bewegung?.art === 'LEGEN' && bewegung.seat === seat}
            data-geht={sammelt}
            data-gewinnt={stich.gewinner === seat}
          >
            <span className="tj-unseen">{t('stich.karte', { name: nameVon(names, seat), karte: kartenname(karte, t) })}</span>
            <Spielblatt karte={karte} stil={stil} />
            {i === 0 && (
              <span className={styles.erste} aria-hidden="true">
                1
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
