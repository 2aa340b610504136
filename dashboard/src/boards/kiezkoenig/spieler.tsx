'use client';
import { useTranslations } from 'next-intl';
import { Gesicht, type Stammgast } from '../../art/gesicht';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import type { PlayersProps } from '../game-board';
import { nameVon } from '../names';
import styles from './spieler.module.css';
import type { Ansicht, Spieler } from './typen';

/** Everybody at the table in playing order: Taler, Vermögen, sign, whose turn, suspended, broke. */
export function SpielerListe({ view, names, mySeat, controllers, deciding, homies, atSeat }: PlayersProps<Ansicht>) {
  const t = useTranslations('kiezkoenig.spieler');
  const reihe = [...view.spieler].sort((a, b) => a.platz - b.platz);
  const meiste = Math.max(...reihe.map((spieler) => spieler.vermoegen));
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
            <Geld spieler={spieler} anteil={meiste > 0 ? spieler.vermoegen / meiste : 0} />
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
  const t = useTranslations('kiezkoenig.spieler');
  const { view, spieler, mySeat, vertreten } = props;
  const koenig = view.koenige?.includes(spieler.seat) ?? false;
  const merkmale: [string, string][] = [];
  if (koenig) merkmale.push(['koenig', t('koenig')]);
  if (view.amZug === spieler.seat) merkmale.push(['dran', t('dran')]);
  if (spieler.seat === mySeat) merkmale.push(['ich', t('du')]);
  if (spieler.setztAus) merkmale.push(['aus', t('setztAus')]);
  if (spieler.pleite) merkmale.push(['pleite', t('pleite')]);
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

function Geld({ spieler, anteil }: { spieler: Spieler; anteil: number }) {
  const t = useTranslations('kiezkoenig');
  return (
    <dl className={styles.geld}>
      <div>
        <dt>{t('spieler.taler')}</dt>
        <dd className={styles.taler}>{t('zahl', { zahl: spieler.taler })}</dd>
      </div>
      <div>
        <dt>{t('spieler.vermoegen')}</dt>
        <dd className={styles.vermoegen}>{t('zahl', { zahl: spieler.vermoegen })}</dd>
      </div>
      <span className={styles.balken} aria-hidden="true">
        <span style={{ width: `${Math.round(anteil * 100)}%` }} />
      </span>
    </dl>
  );
}
