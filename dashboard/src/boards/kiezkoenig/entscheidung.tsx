'use client';
import { useTranslations } from 'next-intl';
import type { DecisionProps } from '../game-board';
import { nameVon } from '../names';
import { kneipeAuf, spielerAuf } from './ansicht';
import { antwort } from './antwort';
import { Ausbauwahl } from './ausbauwahl';
import { feldname } from './brettdruck';
import styles from './entscheidung.module.css';
import { useFolge } from './folge';
import type { Ansicht, Entscheidungsfrage, Zugantwort, Zugmoeglichkeit } from './typen';

/**
 * The open decision as a sentence with its answers. Buttons carry `data-move-index` 1, 2, 3 … in the order they are seen,
 * so that the app can press them by number key.
 */
export function Entscheidung({
  decision: prompt,
  view,
  names,
  mySeat,
  onMove,
  busy,
}: DecisionProps<Ansicht, Entscheidungsfrage, Zugantwort>) {
  const t = useTranslations('kiezkoenig.entscheidung');
  if (!prompt) return <p className={styles.warten}>{view.koenige ? t('vorbei') : t('gleich')}</p>;
  if (prompt.legalMoves.length === 0) {
    const name = nameVon(names, prompt.seat);
    return <p className={styles.warten}>{mySeat === null ? t('andereZuschauer', { name }) : t('andere', { name })}</p>;
  }
  const bauen = prompt.legalMoves.filter((zug) => zug.zug === 'AUSBAUEN');
  const andere = prompt.legalMoves.filter((zug) => zug.zug !== 'AUSBAUEN');
  const taler = spielerAuf(view, prompt.seat)?.taler ?? 0;
  return (
    <section className={styles.entscheidung} aria-label={t('titel')}>
      <Fragesatz
        prompt={prompt}
        view={view}
        names={names}
        anfang={andere.length === 0 ? 'nurBauen' : bauen.length > 0 ? 'vorDemWurf' : 'nurWuerfeln'}
      />
      <div className={styles.antworten}>
        {andere.map((zug, i) => (
          <Antworttaste key={zug.zug} zug={zug} taler={taler} index={i + 1} busy={busy} onMove={onMove} />
        ))}
      </div>
      {bauen.length > 0 && <Ausbauwahl zuege={bauen} view={view} taler={taler} ab={andere.length + 1} busy={busy} onMove={onMove} />}
    </section>
  );
}

interface FragesatzProps {
  prompt: Entscheidungsfrage;
  view: Ansicht;
  names: readonly string[];
  /** What can be done before the roll. */
  anfang: 'vorDemWurf' | 'nurWuerfeln' | 'nurBauen';
}

function Fragesatz({ prompt, view, names, anfang }: FragesatzProps) {
  const t = useTranslations('kiezkoenig.entscheidung');
  const folge = useFolge(view, prompt.seat);
  const { frage, feld, preis } = prompt.question;
  if (frage === 'VOR_DEM_WURF' || feld === null) return <h2 className={styles.frage}>{t(anfang)}</h2>;
  const kneipe = kneipeAuf(view, feld);
  const werte = { kneipe: feldname(feld), preis: preis ?? 0, name: nameVon(names, kneipe?.besitzer ?? prompt.seat) };
  return (
    <div>
      <h2 className={styles.frage}>{frage === 'KAUFEN' ? t('kaufen', werte) : t('uebernehmen', werte)}</h2>
      {kneipe && <p className={styles.folge}>{folge(kneipe)}</p>}
    </div>
  );
}

function Antworttaste(props: { zug: Zugmoeglichkeit; taler: number; index: number; busy: boolean; onMove: (zug: Zugantwort) => void }) {
  const { zug, taler, index, busy, onMove } = props;
  const t = useTranslations('kiezkoenig.entscheidung');
  return (
    <button
      type="button"
      className={zug.zug === 'LASSEN' ? styles.neben : styles.haupt}
      data-move-index={index}
      disabled={busy}
      onClick={() => onMove(antwort(zug))}
    >
      <span className={styles.kuerzel} aria-hidden="true">
        {index}
      </span>
      <span className={styles.wort}>{t(`zug.${zug.zug}`)}</span>
      {zug.preis > 0 && <span className={styles.preis}>{t('preis', { preis: zug.preis })}</span>}
      {zug.zug !== 'WUERFELN' && (
        <span className={styles.rest}>{zug.preis > 0 ? t('dirBleiben', { rest: taler - zug.preis }) : t('duBehaeltst', { taler })}</span>
      )}
    </button>
  );
}
