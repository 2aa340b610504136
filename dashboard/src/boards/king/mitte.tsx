import { useTranslations } from 'next-intl';
import { Krone } from '../../art/krone';
import { KronkorkenBild } from '../../art/kronkorken';
import type { SeenProps } from '../game-board';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import { wirdGewaehlt } from './ansicht';
import styles from './mitte.module.css';
import { kurzsatz } from './saetze';
import type { Ansicht, Spielereignis } from './typen';
import { kontraktname } from './worte';

interface MitteProps extends SeenProps<Ansicht> {
  /** What has just been said or settled; null: what comes next is told. */
  gesagt: Spielereignis | null;
}

/** The middle of the table while no trick lies there. */
export function Mitte({ view, names, mySeat, gesagt }: MitteProps) {
  const t = useTranslations('king');
  if (gesagt?.__typename === 'KingSpielGewertet')
    return <Wertung view={view} names={names} ergebnis={gesagt.ergebnis} kontrakt={gesagt.kontrakt} />;
  if (gesagt) return <p className={styles.satz}>{kurzsatz(gesagt, names, t)}</p>;
  if (view.sieger) return <Sieger sieger={view.sieger} names={names} mySeat={mySeat} />;
  return (
    <div className={styles.mitte}>
      <p className={styles.satz}>{view.amZug === null ? null : naechster(view, names, mySeat, t)}</p>
      <Gebote view={view} names={names} />
    </div>
  );
}

function naechster(view: Ansicht, names: readonly string[], mySeat: number | null, t: ReturnType<typeof useTranslations>): string {
  const art = view.kontrakt === null ? 'waehltSpiel' : wirdGewaehlt(view) ? 'waehltTrumpf' : 'spieltAus';
  const seat = view.amZug ?? 0;
  return seat === mySeat ? t(`mitte.${art}Du`) : t(`mitte.${art}`, { name: nameVon(names, seat) });
}

function Gebote({ view, names }: Pick<MitteProps, 'view' | 'names'>) {
  const t = useTranslations('king');
  if (view.gebote.length === 0 || !wirdGewaehlt(view)) return null;
  return (
    <ul className={styles.gebote}>
      {view.gebote.map(({ seat, gebot }) => (
        <li key={seat} className={styles.gebot}>
          <KronkorkenBild seat={seat} groesse={18} />
          <span>{nameVon(names, seat)}</span>
          <strong>{gebot === null ? t('mitte.passt') : t('mitte.gebot', { gebot })}</strong>
        </li>
      ))}
    </ul>
  );
}

function Wertung({
  view,
  names,
  ergebnis,
  kontrakt,
}: Pick<MitteProps, 'view' | 'names'> & Pick<Extract<Spielereignis, { __typename: 'KingSpielGewertet' }>, 'ergebnis' | 'kontrakt'>) {
  return (
    <div className={styles.mitte}>
      <strong>{kontraktname(kontrakt, view, useTranslations('king'))}</strong>
      <ul className={styles.gebote}>
        {ergebnis.map((punkte, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <li key={seat} className={styles.gebot}>
            <KronkorkenBild seat={seat} groesse={18} />
            <span>{nameVon(names, seat)}</span>
            <strong>{mitVorzeichen(punkte)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sieger({ sieger, names, mySeat }: { sieger: readonly number[]; names: readonly string[]; mySeat: number | null }) {
  const t = useTranslations('king.mitte');
  const nurDu = sieger.length === 1 && sieger[0] === mySeat;
  return (
    <div className={styles.mitte}>
      <Krone groesse={72} />
      <strong className={styles.satz}>
        {nurDu ? t('duGewinnst') : t('gewinnt', { namen: sieger.map((seat) => nameVon(names, seat)).join(' & '), anzahl: sieger.length })}
      </strong>
    </div>
  );
}
