import { useTranslations } from 'next-intl';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import { Spielkartenruecken } from '../../art/spielkarte';
import { nameVon } from '../names';
import type { Szenenbild } from './ablauf';
import { gegner, muessenLegen } from './ansicht';
import { Duellkarte } from './duellkarte';
import { faehigkeitsname } from './faehigkeiten';
import styles from './tisch.module.css';
import { type Platz, type Tischbild, tischbild } from './tischbild';
import { Tischmitte } from './tischmitte';
import type { Ansicht } from './typen';

interface TischProps {
  view: Ansicht;
  names: readonly string[];
  mySeat: number | null;
  /** What moves; null: nothing. */
  bild: Szenenbild | null;
  /** Your own decision is open: the lamp burns. */
  licht: boolean;
}

/** The bar table between the two: a card in front of each, and between them the round, what came out and the coins that wait. */
export function Tisch({ view, names, mySeat, bild, licht }: TischProps) {
  const tisch = tischbild(view, bild?.paar ?? null, bild?.ausgang ?? null);
  const links = mySeat ?? 0;
  const karte = (seat: number) => <Ablage view={view} tisch={tisch} bild={bild} seat={seat} links={links} names={names} licht={licht} />;
  return (
    <div className={styles.tisch} data-licht={licht}>
      <Lampe />
      {karte(links)}
      <Tischmitte view={view} tisch={tisch} bild={bild} names={names} mySeat={mySeat} />
      {karte(gegner(links))}
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

interface AblageProps {
  view: Ansicht;
  tisch: Tischbild;
  bild: Szenenbild | null;
  seat: number;
  links: number;
  names: readonly string[];
  licht: boolean;
}

function Ablage({ view, tisch, bild, seat, links, names, licht }: AblageProps) {
  const t = useTranslations('kronenduell');
  const platz: Platz = tisch.plaetze[seat] ?? { art: 'LEER' };
  const schritt = bild?.schritt;
  const wartet = platz.art === 'LEER' && muessenLegen(view).includes(seat);
  const gewinnt = tisch.ausgang?.sieger === seat;
  return (
    <figure
      className={styles.ablage}
      style={{ '--sitz': sitzfarbe(seat) }}
      data-seite={seat === links ? 'links' : 'rechts'}
      data-vorbei={tisch.vorbei}
      data-gewinnt={gewinnt}
      data-verliert={tisch.ausgang !== null && tisch.ausgang.sieger !== null && !gewinnt}
    >
      <div
        key={schritt?.art === 'LEGEN' && schritt.seat === seat ? 'legt' : 'liegt'}
        className={styles.karte}
        data-legt={schritt?.art === 'LEGEN' && schritt.seat === seat}
        data-deckt={schritt?.art === 'AUFDECKEN'}
        data-wartet={wartet}
        data-licht={licht && seat === links}
      >
        <Liegende platz={platz} seat={seat} deckt={schritt?.art === 'AUFDECKEN'} />
      </div>
      <figcaption className={styles.schrift}>
        <span className={styles.wer}>
          <KronkorkenBild seat={seat} groesse={18} />
          {nameVon(names, seat)}
        </span>
        <span className={styles.was}>
          {platz.art === 'OFFEN' ? (
            <Kartenzeile platz={platz} />
          ) : (
            t(`brett.${platz.art === 'VERDECKT' ? 'verdeckt' : wartet ? 'ueberlegt' : 'leer'}`)
          )}
        </span>
      </figcaption>
    </figure>
  );
}

function Liegende({ platz, seat, deckt }: { platz: Platz; seat: number; deckt: boolean }) {
  if (platz.art !== 'OFFEN') return platz.art === 'LEER' ? <span className={styles.leer} /> : <Spielkartenruecken />;
  return (
    <>
      <Duellkarte rang={platz.rang} seat={seat} gebannt={platz.gebannt} />
      {deckt && (
        <span className={styles.rueckseite}>
          <Spielkartenruecken />
        </span>
      )}
    </>
  );
}

function Kartenzeile({ platz }: { platz: Extract<Platz, { art: 'OFFEN' }> }) {
  const t = useTranslations('kronenduell');
  const { rang, wert, gebannt } = platz;
  return (
    <>
      <strong data-gebannt={gebannt}>{faehigkeitsname(rang, t)}</strong>
      {wert !== null && wert !== rang && <span className={styles.wert}>{t('karte.zaehlt', { wert })}</span>}
      {gebannt && <span className={styles.gebannt}>{t('karte.gebannt')}</span>}
    </>
  );
}
