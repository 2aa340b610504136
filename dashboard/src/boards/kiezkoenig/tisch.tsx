import { useTranslations } from 'next-intl';
import { Karte, Kartenruecken } from '../../art/karte';
import { Krone } from '../../art/krone';
import { KronkorkenBild } from '../../art/kronkorken';
import { Wuerfel } from '../../art/wuerfel';
import { nameVon } from '../names';
import styles from './tisch.module.css';
import type { Ansicht } from './typen';
import type { Bewegung } from './use-bewegung';

interface TischProps {
  view: Ansicht;
  names: readonly string[];
  mySeat: number | null;
  bewegung: Bewegung;
  schmal: boolean;
  /** A sheet lies over it. */
  verdeckt: boolean;
}

/** The bar table in the middle: round, whose turn, dice, the last card, the deck. Its lamp burns when it is your turn. */
export function Tisch({ view, names, mySeat, bewegung, schmal, verdeckt }: TischProps) {
  const meins = mySeat !== null && view.amZug === mySeat;
  return (
    <div className={styles.tisch} data-licht={meins} data-schmal={schmal} data-verdeckt={verdeckt}>
      <Lampe />
      {view.koenige ? (
        <Kroenung koenige={view.koenige} names={names} mySeat={mySeat} schmal={schmal} />
      ) : (
        <Lage view={view} names={names} mySeat={mySeat} />
      )}
      {!(schmal && view.koenige) && (
        <div className={styles.ablage}>
          <Wurf view={view} rollt={bewegung.rollt} schmal={schmal} />
          <Karten view={view} bewegung={bewegung} schmal={schmal} />
        </div>
      )}
    </div>
  );
}

function Lampe() {
  return (
    <svg viewBox="0 0 120 44" className={styles.lampe} aria-hidden="true">
      <path d="M60 0V14" stroke="var(--tj-muted)" strokeWidth="2" />
      <path d="M52 14H68L92 36H28Z" className={styles.schirm} />
      <path d="M46 36A14 8 0 0 0 74 36Z" className={styles.birne} />
    </svg>
  );
}

function Lage({ view, names, mySeat }: { view: Ansicht; names: readonly string[]; mySeat: number | null }) {
  const t = useTranslations('kiezkoenig.brett');
  return (
    <div className={styles.lage}>
      <span className={styles.runde}>{t('runde', { runde: view.runde, runden: view.runden })}</span>
      {view.amZug !== null && (
        <strong className={styles.dran}>
          <KronkorkenBild seat={view.amZug} groesse={22} />
          <span>{view.amZug === mySeat ? t('duBistDran') : t('istDran', { name: nameVon(names, view.amZug) })}</span>
        </strong>
      )}
    </div>
  );
}

function Kroenung(props: { koenige: readonly number[]; names: readonly string[]; mySeat: number | null; schmal: boolean }) {
  const t = useTranslations('kiezkoenig.brett');
  const namen = props.koenige.map((seat) => nameVon(props.names, seat)).join(' & ');
  const nurDu = props.koenige.length === 1 && props.koenige[0] === props.mySeat;
  return (
    <div className={styles.lage}>
      <Krone groesse={props.schmal ? 56 : 84} />
      <span className={styles.runde}>{t('sperrstunde')}</span>
      <strong className={styles.dran}>{nurDu ? t('duBistKoenig') : t('koenig', { namen, anzahl: props.koenige.length })}</strong>
    </div>
  );
}

function Wurf({ view, rollt, schmal }: { view: Ansicht; rollt: boolean; schmal: boolean }) {
  const t = useTranslations('kiezkoenig.brett');
  const groesse = schmal ? 36 : 60;
  const summe = view.wuerfel?.reduce((bisher, augen) => bisher + augen, 0) ?? null;
  const [erster, zweiter] = view.wuerfel ?? [];
  return (
    <div className={styles.wurf}>
      <div className={styles.wuerfel}>
        <Wuerfel augen={erster ?? null} groesse={groesse} rollt={rollt} />
        <Wuerfel augen={zweiter ?? null} groesse={groesse} rollt={rollt} />
      </div>
      <span className={styles.leise}>{summe === null ? t('keinWurf') : rollt ? t('rollt') : t('summe', { summe })}</span>
    </div>
  );
}

function Karten({ view, bewegung, schmal }: { view: Ansicht; bewegung: Bewegung; schmal: boolean }) {
  const t = useTranslations('kiezkoenig.brett');
  return (
    <div className={styles.karten}>
      {view.karte && !bewegung.karteVerdeckt ? (
        <div className={styles.offen}>
          <Karte karte={view.karte} knapp={schmal} deckt={bewegung.deckt} />
        </div>
      ) : null}
      <div className={styles.stapel}>
        <Kartenruecken breite={schmal ? 22 : 40} />
        <span className={styles.leise}>{t('stapel', { anzahl: view.kartenImStapel })}</span>
      </div>
    </div>
  );
}
