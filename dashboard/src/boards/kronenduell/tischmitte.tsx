import { useTranslations } from 'next-intl';
import { Krone } from '../../art/krone';
import { KronkorkenBild } from '../../art/kronkorken';
import { nameVon } from '../names';
import type { Szenenbild } from './ablauf';
import { RUNDEN } from './ansicht';
import { VertagteMuenzen } from './muenzen';
import styles from './tisch.module.css';
import type { Tischbild } from './tischbild';
import type { Ansicht, Ausgang } from './typen';

interface MitteProps {
  view: Ansicht;
  tisch: Tischbild;
  bild: Szenenbild | null;
  names: readonly string[];
  mySeat: number | null;
}

/** Between the cards: which round it is, how the pair came out, the coins that wait, and at the end the winner. */
export function Tischmitte({ view, tisch, bild, names, mySeat }: MitteProps) {
  const t = useTranslations('kronenduell.brett');
  const schritt = bild?.schritt;
  const runde = bild?.runde ?? view.runde;
  const ende = view.sieger && schritt?.art !== 'AUSGANG';
  return (
    <div className={styles.mitte}>
      {schritt?.art === 'UNENTSCHIEDEN' ? (
        <>
          <span className={styles.leise}>{t('partie', { partie: schritt.partie })}</span>
          <strong className={styles.gross}>{t('unentschieden', { erster: schritt.stand[0] ?? 0, zweiter: schritt.stand[1] ?? 0 })}</strong>
        </>
      ) : ende ? (
        <Kroenung view={view} sieger={view.sieger ?? []} names={names} mySeat={mySeat} />
      ) : (
        <>
          {view.partie > 1 && <span className={styles.leise}>{t('partie', { partie: view.partie })}</span>}
          <strong className={styles.runde}>{runde > 0 ? t('runde', { runde, runden: RUNDEN }) : t('gleich')}</strong>
          {tisch.ausgang && (
            <AusgangZeile ausgang={tisch.ausgang} names={names} frisch={schritt?.art === 'AUSGANG'} vorbei={tisch.vorbei} />
          )}
          <VertagteMuenzen anzahl={view.vertagt} groesse={22} />
        </>
      )}
    </div>
  );
}

interface AusgangProps {
  ausgang: Ausgang;
  names: readonly string[];
  frisch: boolean;
  /** It is the round before that is told. */
  vorbei: boolean;
}

function AusgangZeile({ ausgang: { sieger, muenzen, regel }, names, frisch, vorbei }: AusgangProps) {
  const t = useTranslations('kronenduell');
  return (
    <span className={styles.ausgang} data-frisch={frisch}>
      <span className={styles.regel}>{vorbei ? t('brett.zuletzt', { regel: t(`regel.${regel}`) }) : t(`regel.${regel}`)}</span>
      <span className={styles.gewinn}>
        {sieger !== null && <KronkorkenBild seat={sieger} groesse={20} />}
        {sieger === null ? t('brett.rundeVertagt') : t('brett.gewinn', { name: nameVon(names, sieger), muenzen })}
      </span>
    </span>
  );
}

interface KroenungProps {
  view: Ansicht;
  sieger: readonly number[];
  names: readonly string[];
  mySeat: number | null;
}

function Kroenung({ view, sieger, names, mySeat }: KroenungProps) {
  const t = useTranslations('kronenduell.brett');
  const namen = sieger.map((seat) => nameVon(names, seat)).join(' & ');
  const nurDu = sieger.length === 1 && sieger[0] === mySeat;
  return (
    <>
      <Krone groesse={64} />
      <strong className={styles.gross}>{nurDu ? t('duGewinnst') : t('gewinnt', { namen, anzahl: sieger.length })}</strong>
      <span className={styles.leise}>
        {view.durchFalle ? t('durchFalle') : t('stand', { erster: view.spieler[0]?.muenzen ?? 0, zweiter: view.spieler[1]?.muenzen ?? 0 })}
      </span>
    </>
  );
}
