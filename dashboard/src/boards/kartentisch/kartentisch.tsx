'use client';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { useKept } from '../../live/use-kept';
import { Offene } from './handzeile';
import { Kartentaste, Kopfleiste } from './kartenleiste';
import styles from './kartentisch.module.css';
import { type Sitzlage, sitzlagen } from './sitzlage';
import { Sitzschild } from './sitzschild';
import { Sticherklaerung } from './sticherklaerung';
import { Stichmitte } from './stichmitte';
import type { Stichbewegung, Tischplatz, Tischstich } from './typen';
import { useKartenstil } from './use-kartenstil';
import { useLetzterStich } from './use-letzter-stich';

interface KartentischProps {
  names: readonly string[];
  mySeat: number | null;
  /** Everybody by seat; 3 to 6. */
  sitze: readonly Tischplatz[];
  /** The contract's sign above the table: always in sight. */
  vertrag: ReactNode;
  /** The trick on the table; null: none. */
  stich: Tischstich | null;
  /** The one before, to be looked at again; null: there was none. */
  letzter: Tischstich | null;
  /** What moves; null: nothing. */
  bewegung: Stichbewegung | null;
  /** What lies in the middle while there is no trick: a sentence, or laid out rows. */
  mitte: ReactNode;
  /** Laid out rows, over the whole width in place of the middle: everybody else then sits above them. */
  reihen?: ReactNode;
  /** Your own decision is open: the lamp burns. */
  licht: boolean;
  /** Whether the own hand is laid out here: only where no decision panel shows it, as in replays. */
  mitEigenerHand: boolean;
  /** The score sheet: a column beside the table, on phones behind a button. */
  zettel: ReactNode;
  tempo: number;
  /** Skips a running motion; undefined: nothing moves. A click calls it and does nothing else. */
  ueberspringen?: (() => void) | undefined;
}

/** The card table that all card games share: who sits where, what lies in the middle, the last trick, the score sheet. */
export function Kartentisch(props: KartentischProps) {
  const t = useTranslations('kartentisch');
  const { names, mySeat, letzter, reihen, tempo, ueberspringen } = props;
  const sitze = useKept(props.sitze);
  const karten = useKartenstil();
  const rueckblick = useLetzterStich(letzter);
  const mitReihen = reihen !== undefined && !rueckblick.an;
  const lagen = sitzlagen(sitze.length, mySeat ?? 0).map((lage) => (mitReihen ? ueberDenReihen(lage) : lage));
  const gezeigt = rueckblick.an ? letzter : props.stich;
  return (
    <div className={styles.huelle}>
      <section
        aria-label={t('tisch.titel')}
        className={styles.brett}
        data-plaetze={sitze.length}
        style={{ '--tempo': tempo }}
        data-vierfarben={karten.stil.vierfarben}
        onClickCapture={(klick) => {
          if (!ueberspringen) return;
          klick.stopPropagation();
          ueberspringen();
        }}
      >
        <div className={styles.spiel}>
          <div className={styles.kopf}>
            <div className={styles.vertrag}>{props.vertrag}</div>
            <Kopfleiste rueckblick={rueckblick} zettel={props.zettel} />
          </div>
          <div className={styles.tisch} data-licht={props.licht} data-reihen={mitReihen}>
            <Lampe />
            <Plaetze {...props} sitze={sitze} lagen={lagen} ort="OBEN" stil={karten.stil} />
            <Plaetze {...props} sitze={sitze} lagen={lagen} ort="LINKS" stil={karten.stil} />
            <div className={styles.mitte}>
              {mitReihen ? (
                reihen
              ) : (
                <Stichmitte lagen={lagen} names={names} stich={gezeigt} bewegung={rueckblick.an ? null : props.bewegung} stil={karten.stil}>
                  {props.mitte}
                </Stichmitte>
              )}
              {mitReihen ? null : <Sticherklaerung stich={gezeigt} names={names} rueckblick={rueckblick.an} />}
            </div>
            <Plaetze {...props} sitze={sitze} lagen={lagen} ort="RECHTS" stil={karten.stil} />
            <Plaetze {...props} sitze={sitze} lagen={lagen} ort="UNTEN" stil={karten.stil} />
          </div>
          <Kartentaste karten={karten} />
        </div>
        <div className={styles.zettelspalte}>{props.zettel}</div>
      </section>
    </div>
  );
}

const ueberDenReihen = (lage: Sitzlage): Sitzlage => (lage.ort === 'UNTEN' ? lage : { ...lage, ort: 'OBEN' });

const Lampe = memo(function Lampe() {
  return (
    <svg viewBox="0 0 120 44" className={styles.lampe} aria-hidden="true">
      <path d="M60 0V14" stroke="var(--tj-muted)" strokeWidth="2" />
      <path d="M52 14H68L92 36H28Z" className={styles.schirm} />
      <path d="M46 36A14 8 0 0 0 74 36Z" className={styles.birne} />
    </svg>
  );
});

/** The seat of the only hand that can be seen: for those who look on it lies there as their own would. */
function einzigesBlatt(sitze: readonly Tischplatz[]): number | null {
  const offene = sitze.filter(({ blatt }) => blatt !== null);
  return offene.length === 1 ? (offene[0]?.seat ?? null) : null;
}

type PlaetzeProps = Pick<KartentischProps, 'names' | 'mySeat' | 'sitze' | 'mitEigenerHand'> & {
  lagen: ReturnType<typeof sitzlagen>;
  ort: 'OBEN' | 'LINKS' | 'RECHTS' | 'UNTEN';
  stil: ReturnType<typeof useKartenstil>['stil'];
};

function Plaetze({ lagen, ort, sitze, names, mySeat, stil, mitEigenerHand }: PlaetzeProps) {
  const hier = lagen.flatMap((lage) => (lage.ort === ort ? (sitze.find(({ seat }) => seat === lage.seat) ?? []) : []));
  if (hier.length === 0) return null;
  const einziges = mySeat === null ? einzigesBlatt(sitze) : null;
  return (
    <div className={styles.plaetze} data-ort={ort}>
      {hier.map((platz) => {
        const eigener = platz.seat === mySeat || (mitEigenerHand && platz.seat === einziges);
        const offen = eigener && mitEigenerHand ? platz.blatt : null;
        return (
          <div key={platz.seat} className={styles.platz}>
            <Sitzschild platz={platz} names={names} mySeat={mySeat} stil={stil} mitHand={!eigener} />
            {offen && offen.length > 0 && <Offene blatt={offen} stil={stil} />}
          </div>
        );
      })}
    </div>
  );
}
