'use client';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Gesicht, type Stammgast } from '../../art/gesicht';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import type { PlayersProps } from '../game-board';
import { Farbzeilen } from '../kartentisch/handzeile';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import { marken } from './ansicht';
import styles from './spieler.module.css';
import type { Ansicht, Spieler } from './typen';

/** Everybody: points of the match and of this game, tricks, penalty cards, games still to choose. */
export function SpielerListe({ view, names, mySeat, controllers, deciding, homies, atSeat }: PlayersProps<Ansicht>) {
  const t = useTranslations('king');
  const { stil } = useKartenstil();
  return (
    <ul className={styles.liste} aria-label={t('spieler.titel')} data-vierfarben={stil.vierfarben}>
      {view.spieler.map((spieler) => {
        const { seat } = spieler;
        const dran = deciding.includes(seat);
        const ich = seat === mySeat;
        const worte = [
          ...(dran ? [t(ich ? 'spieler.duDran' : 'spieler.dran')] : ich ? [t('spieler.du')] : []),
          ...marken(view, seat, t),
          ...(controllers[seat] === 'HOMIE' && !homies[seat] ? [t('spieler.vertreten')] : []),
        ];
        return (
          <li key={seat} className={styles.spieler} style={{ '--sitz': sitzfarbe(seat) }} data-dran={dran} data-ich={ich}>
            <Kopf seat={seat} homie={homies[seat] ?? null} />
            <div className={styles.name}>
              <strong>{nameVon(names, seat)}</strong>
              <span className={styles.merkmale}>{worte.join(' · ')}</span>
              {atSeat?.[seat]}
            </div>
            <strong className={styles.gesamt}>{mitVorzeichen(spieler.gesamt)}</strong>
            <Einzelheiten spieler={spieler} vorbei={view.sieger !== null} waehltSelbst={view.optionen.spielform !== 'KINGEN'} />
            {spieler.zaehlkarten.length > 0 && (
              <div className={styles.karten}>
                <Farbzeilen blatt={spieler.zaehlkarten} stil={stil} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Kopf({ seat, homie }: { seat: number; homie: Stammgast | null }) {
  if (!homie) return <KronkorkenBild seat={seat} groesse={40} />;
  return (
    <span className={styles.kopf}>
      <Gesicht homie={homie} groesse={40} />
      <span className={styles.abzeichen}>
        <KronkorkenBild seat={seat} groesse={20} />
      </span>
    </span>
  );
}

const Einzelheiten = memo(function Einzelheiten(props: { spieler: Spieler; vorbei: boolean; waehltSelbst: boolean }) {
  const t = useTranslations('king.spieler');
  const { vorbei, waehltSelbst } = props;
  const { stichzahl, spielpunkte, trumpfspieleUebrig, minusspieleUebrig } = props.spieler;
  const worte = [
    ...(vorbei ? [] : [t('stiche', { anzahl: stichzahl }), t('hier', { punkte: mitVorzeichen(spielpunkte) })]),
    ...(waehltSelbst && !vorbei ? [t('nochAnsagen', { trumpf: trumpfspieleUebrig, minus: minusspieleUebrig })] : []),
  ];
  return worte.length > 0 ? <span className={styles.stand}>{worte.join(' · ')}</span> : null;
});
