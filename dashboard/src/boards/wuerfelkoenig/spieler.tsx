'use client';
import { useTranslations } from 'next-intl';
import { Gesicht, type Stammgast } from '../../art/gesicht';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import type { PlayersProps } from '../game-board';
import { nameVon } from '../names';
import { Koenigreich } from './koenigreich';
import styles from './spieler.module.css';
import type { Ansicht, Spieler } from './typen';
import { alsPunkte } from './worte';

/** Everybody at the table in playing order: points, minus points, fairies, whose turn, and the kingdom's stack. */
export function SpielerListe({ view, names, mySeat, controllers, deciding, homies, atSeat }: PlayersProps<Ansicht>) {
  const t = useTranslations('wuerfelkoenig.spieler');
  const reihe = [...view.spieler].sort((a, b) => a.platz - b.platz);
  return (
    <div className={styles.huelle}>
      <ol className={styles.liste} aria-label={t('titel')}>
        {reihe.map((spieler) => (
          <li
            key={spieler.seat}
            className={styles.spieler}
            style={{ '--sitz': sitzfarbe(spieler.seat) }}
            data-dran={deciding.length > 0 ? deciding.includes(spieler.seat) : view.amZug === spieler.seat}
            data-ich={spieler.seat === mySeat}
          >
            <Kopf seat={spieler.seat} homie={homies[spieler.seat] ?? null} />
            <div className={styles.name}>
              <strong>{nameVon(names, spieler.seat)}</strong>
              <Merkmale
                view={view}
                spieler={spieler}
                mySeat={mySeat}
                vertreten={controllers[spieler.seat] === 'HOMIE' && !homies[spieler.seat]}
              />
              {atSeat?.[spieler.seat]}
            </div>
            <Stand spieler={spieler} />
            <Koenigreich spieler={spieler} name={nameVon(names, spieler.seat)} />
          </li>
        ))}
      </ol>
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

function Merkmale(props: { view: Ansicht; spieler: Spieler; mySeat: number | null; vertreten: boolean }) {
  const t = useTranslations('wuerfelkoenig.spieler');
  const { view, spieler, mySeat, vertreten } = props;
  const merkmale: [string, string][] = [];
  if (view.koenige?.includes(spieler.seat)) merkmale.push(['koenig', t('koenig')]);
  if (view.amZug === spieler.seat) merkmale.push(['dran', t('dran')]);
  if (spieler.seat === mySeat) merkmale.push(['ich', t('du')]);
  if (spieler.elfeOben && !view.koenige) merkmale.push(['elfe', t('elfe')]);
  if (spieler.feen > 0) merkmale.push(['feen', t('feen', { anzahl: spieler.feen })]);
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

function Stand({ spieler }: { spieler: Spieler }) {
  const t = useTranslations('wuerfelkoenig.spieler');
  return (
    <dl className={styles.stand}>
      <div>
        <dt>{t('punkte')}</dt>
        <dd className={styles.punkte}>{alsPunkte(spieler.punkte)}</dd>
      </div>
      <div data-leer={spieler.minuspunkte === 0}>
        <dt>{t('minus')}</dt>
        <dd>{alsPunkte(-spieler.minuspunkte)}</dd>
      </div>
    </dl>
  );
}
