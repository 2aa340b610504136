'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AusbauBild } from '../../art/ausbau';
import { ViertelzeichenBild, viertelfarbe } from '../../art/viertelzeichen';
import { deckelNachAusbau, kneipeAuf } from './ansicht';
import { antwort } from './antwort';
import { feldname } from './brettdruck';
import styles from './entscheidung.module.css';
import type { Ansicht, Zugantwort, Zugmoeglichkeit } from './typen';

// More than this many would push the dice off a phone's screen: then they wait behind one button.
const SICHTBAR = 2;

interface AusbauwahlProps {
  zuege: readonly Zugmoeglichkeit[];
  view: Ansicht;
  /** Your cash in Taler. */
  taler: number;
  /** Number key of the first upgrade. */
  ab: number;
  busy: boolean;
  onMove: (zug: Zugantwort) => void;
}

/** The pubs you may upgrade, each with its cost, the Deckel before and after, and what remains. */
export function Ausbauwahl({ zuege, view, taler, ab, busy, onMove }: AusbauwahlProps) {
  const t = useTranslations('kiezkoenig.entscheidung');
  const [auf, setAuf] = useState(false);
  if (zuege.length > SICHTBAR && !auf) {
    const guenstigster = Math.min(...zuege.map((zug) => zug.preis));
    return (
      <button type="button" className={styles.mehr} data-move-index={ab} disabled={busy} aria-expanded={false} onClick={() => setAuf(true)}>
        <span className={styles.kuerzel} aria-hidden="true">
          {ab}
        </span>
        <AusbauBild stufe={1} groesse={22} />
        {t('ausbauAuf', { anzahl: zuege.length, preis: guenstigster })}
      </button>
    );
  }
  return (
    <div className={styles.ausbau}>
      <h3 className={styles.zwischen}>{t('ausbauTitel')}</h3>
      <div className={styles.ausbauliste}>
        {zuege.map((zug, i) => (
          <Ausbautaste key={zug.feld} zug={zug} view={view} taler={taler} index={ab + i} busy={busy} onMove={onMove} />
        ))}
      </div>
    </div>
  );
}

function Ausbautaste({
  zug,
  view,
  taler,
  index,
  busy,
  onMove,
}: Omit<AusbauwahlProps, 'zuege' | 'ab'> & { zug: Zugmoeglichkeit; index: number }) {
  const t = useTranslations('kiezkoenig');
  const kneipe = kneipeAuf(view, zug.feld ?? -1);
  if (!kneipe) return null;
  const dann = deckelNachAusbau(view, kneipe);
  return (
    <button
      type="button"
      className={styles.bauen}
      style={{ '--viertel': viertelfarbe(kneipe.viertel) }}
      data-move-index={index}
      disabled={busy}
      onClick={() => onMove(antwort(zug))}
    >
      <span className={styles.kuerzel} aria-hidden="true">
        {index}
      </span>
      <span className={styles.bauname}>
        <ViertelzeichenBild viertel={kneipe.viertel} groesse={18} />
        <strong>{feldname(kneipe.feld)}</strong>
      </span>
      <span className={styles.baustufe}>
        <AusbauBild stufe={kneipe.stufe + 1} groesse={18} />
        {t('entscheidung.stufeFuer', { stufe: t(`stufe.${kneipe.stufe + 1}`), preis: zug.preis })}
      </span>
      <span className={styles.rest}>
        {dann !== null && <span>{t('entscheidung.deckelVonAuf', { jetzt: kneipe.deckel, dann })}</span>}
        <span>{t('entscheidung.dirBleiben', { rest: taler - zug.preis })}</span>
      </span>
    </button>
  );
}
