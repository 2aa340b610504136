'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import { gegner, RUNDEN, unten } from './ansicht';
import { rangzeichen } from './faehigkeiten';
import { FaehigkeitszeichenBild } from './faehigkeitszeichen';
import { rundensatz } from './rundensatz';
import type { Ansicht, Runde } from './typen';
import styles from './verlauf.module.css';

const FALLE = 2;

interface VerlaufProps {
  view: Ansicht;
  names: readonly string[];
  mySeat: number | null;
}

/** The rounds of this game side by side, the newest told in words; another one by click, or by the arrow keys. */
export function Verlauf({ view, names, mySeat }: VerlaufProps) {
  const t = useTranslations('kronenduell');
  const [gewaehlt, setGewaehlt] = useState<number | null>(null);
  const letzte = view.verlauf.length - 1;
  const offen = gewaehlt !== null && gewaehlt <= letzte ? gewaehlt : letzte;
  const runde = view.verlauf[offen];
  const taste = (druck: React.KeyboardEvent<HTMLElement>): void => {
    const richtung = { ArrowRight: 1, ArrowLeft: -1 }[druck.key];
    if (richtung === undefined || letzte < 0) return;
    druck.preventDefault();
    const naechste = Math.min(letzte, Math.max(0, offen + richtung));
    setGewaehlt(naechste);
    druck.currentTarget.querySelector<HTMLElement>(`[data-runde="${naechste}"]`)?.focus();
  };
  return (
    <section className={styles.verlauf} aria-label={t('brett.verlauf')}>
      <div className={styles.runden} role="toolbar" aria-label={t('brett.runden')} onKeyDown={taste}>
        {Array.from({ length: RUNDEN }, (_, i) => i).map((i) => {
          const eine = view.verlauf[i];
          return eine ? (
            <button
              key={i}
              type="button"
              data-runde={i}
              className={styles.runde}
              aria-pressed={i === offen}
              tabIndex={i === offen ? 0 : -1}
              onClick={() => setGewaehlt(i === letzte ? null : i)}
            >
              <span className="tj-unseen">{rundensatz(eine, names, t)}</span>
              <Spalte runde={eine} oben={gegner(unten(mySeat))} />
            </button>
          ) : (
            <span key={i} className={styles.leer} data-jetzt={view.sieger === null && i === view.runde - 1} aria-hidden="true">
              {i + 1}
            </span>
          );
        })}
      </div>
      <p className={styles.satz}>{runde ? rundensatz(runde, names, t) : t('brett.nochKeine')}</p>
    </section>
  );
}

function Spalte({ runde, oben }: { runde: Runde; oben: number }) {
  return (
    <span className={styles.spalte} aria-hidden="true">
      <span className={styles.nummer}>{runde.runde}</span>
      <Marke runde={runde} seat={oben} />
      <Gewinn runde={runde} />
      <Marke runde={runde} seat={gegner(oben)} />
    </span>
  );
}

function Marke({ runde, seat }: { runde: Runde; seat: number }) {
  return (
    <span className={styles.marke} style={{ '--sitz': sitzfarbe(seat) }} data-gewinnt={runde.sieger === seat}>
      {rangzeichen(runde.raenge[seat] ?? 0)}
    </span>
  );
}

function Gewinn({ runde: { sieger, muenzen, regel } }: { runde: Runde }) {
  if (regel === 'FALLE') return <FaehigkeitszeichenBild rang={FALLE} groesse={18} />;
  return (
    <span className={styles.gewinn}>
      <KronkorkenBild seat={sieger} groesse={16} />
      {sieger === null ? '=' : muenzen}
    </span>
  );
}
