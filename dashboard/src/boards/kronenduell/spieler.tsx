'use client';
import { useTranslations } from 'next-intl';
import { Gesicht, type Stammgast } from '../../art/gesicht';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import type { PlayersProps } from '../game-board';
import { nameVon } from '../names';
import { Muenzen } from './muenzen';
import styles from './spieler.module.css';
import type { Ansicht, Spieler } from './typen';

/** Both duellists: coins, cards still to come, boost and scout, who is choosing. */
export function SpielerListe({ view, names, mySeat, controllers, deciding, homies, atSeat }: PlayersProps<Ansicht>) {
  const t = useTranslations('kronenduell.spieler');
  return (
    <div className={styles.huelle}>
      <ul className={styles.liste} aria-label={t('titel')}>
        {view.spieler.map((spieler) => (
          <li
            key={spieler.seat}
            className={styles.spieler}
            style={{ '--sitz': sitzfarbe(spieler.seat) }}
            data-dran={deciding.includes(spieler.seat)}
            data-ich={spieler.seat === mySeat}
          >
            <Kopf seat={spieler.seat} homie={homies[spieler.seat] ?? null} />
            <div className={styles.name}>
              <strong>{nameVon(names, spieler.seat)}</strong>
              <Merkmale
                view={view}
                spieler={spieler}
                mySeat={mySeat}
                dran={deciding.includes(spieler.seat)}
                vertreten={controllers[spieler.seat] === 'HOMIE' && !homies[spieler.seat]}
              />
              {atSeat?.[spieler.seat]}
            </div>
            <div className={styles.stand}>
              <Muenzen seat={spieler.seat} anzahl={spieler.muenzen} ziel={view.ziel} groesse={22} />
              <span>{t('karten', { anzahl: spieler.karten })}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Kopf({ seat, homie }: { seat: number; homie: Stammgast | null }) {
  if (!homie) return <KronkorkenBild seat={seat} groesse={44} />;
  return (
    <span className={styles.kopf}>
      <Gesicht homie={homie} groesse={44} />
      <span className={styles.abzeichen}>
        <KronkorkenBild seat={seat} groesse={22} />
      </span>
    </span>
  );
}

interface MerkmalProps {
  view: Ansicht;
  spieler: Spieler;
  mySeat: number | null;
  dran: boolean;
  vertreten: boolean;
}

function Merkmale({ view, spieler, mySeat, dran, vertreten }: MerkmalProps) {
  const t = useTranslations('kronenduell.spieler');
  const merkmale: [string, string][] = [];
  if (view.sieger?.includes(spieler.seat)) merkmale.push(['sieger', t(view.sieger.length > 1 ? 'geteilt' : 'sieger')]);
  if (dran) merkmale.push(['dran', t('waehlt')]);
  if (!view.sieger && spieler.gelegt) merkmale.push(['gelegt', t('hatGelegt')]);
  if (spieler.seat === mySeat) merkmale.push(['ich', t('du')]);
  if (!view.sieger && view.verstaerkt === spieler.seat) merkmale.push(['zeichen', t('verstaerkt')]);
  if (!view.sieger && view.spaeher === spieler.seat) merkmale.push(['zeichen2', t('spaeher')]);
  if (vertreten) merkmale.push(['homie', t('vertreten')]);
  return (
    <span className={styles.merkmale}>
      {merkmale.map(([art, wort]) => (
        <span key={art} data-art={art}>
          {wort}
        </span>
      ))}
    </span>
  );
}
