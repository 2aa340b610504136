'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { spalten, weiter } from './faecherreihen';
import styles from './handfaecher.module.css';
import { Handkarte } from './handkarte';
import { kartenname } from './kartenname';
import type { Karte, Kartenstil } from './typen';
import { useFokusBleibt } from './use-fokus-bleibt';
import { useHandwahl } from './use-handwahl';

interface HandfaecherProps {
  /** The whole hand, sorted. */
  blatt: readonly Karte[];
  /** The cards that may be played now; null: nothing is to be played, the hand is only looked at. */
  spielbar: readonly Karte[] | null;
  stil: Kartenstil;
  busy: boolean;
  onSpielen?: (karte: Karte) => void;
  /** What the button of a lifted card says; "Spielen" if left out. */
  verb?: string;
  /** What playing this card means, in words. */
  folge?: (karte: Karte) => string | null;
}

/**
 * The own hand as a fan of buttons, in as many rows as its cards need to be hit by a thumb. What may be played stands out. A click or
 * Enter plays; a finger lifts a card first and plays it with a second tap or with the button. Arrow keys walk through what may be
 * played, number keys reach the first nine of it.
 */
export function Handfaecher({ blatt, spielbar, stil, busy, onSpielen, verb, folge }: HandfaecherProps) {
  const t = useTranslations('kartentisch');
  const rahmen = useRef<HTMLDivElement>(null);
  useFokusBleibt(rahmen);
  // In the order of the hand: the numbers on the cards run from left to right.
  const waehlbar = blatt.filter((karte) => spielbar?.includes(karte));
  const spielen = (karte: Karte) => {
    // The pressed card goes: the focus stays with the hand.
    rahmen.current?.focus({ preventScroll: true });
    onSpielen?.(karte);
  };
  const anzahl = blatt.length;
  const { gezeigt, gehoben, griff } = useHandwahl(waehlbar, anzahl, spielen);
  const breiten = {
    '--eng': spalten(anzahl, 6),
    '--mittel': spalten(anzahl, 8),
    '--breit': spalten(anzahl, 12),
    '--weit': spalten(anzahl, 17),
  };
  return (
    <div className={styles.hand} data-vierfarben={stil.vierfarben}>
      <div
        ref={rahmen}
        tabIndex={-1}
        className={styles.faecher}
        role="toolbar"
        aria-label={t('hand.titel', { anzahl })}
        style={breiten}
        onKeyDown={wandern}
      >
        {blatt.map((karte) => (
          <Handkarte
            key={karte}
            karte={karte}
            stil={stil}
            stand={spielbar === null ? 'RUHT' : spielbar.includes(karte) ? 'SPIELBAR' : 'GESPERRT'}
            platz={waehlbar.indexOf(karte) + 1}
            gehoben={karte === gehoben}
            ersteTaste={karte === (gezeigt ?? waehlbar[0])}
            busy={busy}
            griff={griff}
          />
        ))}
      </div>
      {waehlbar.length > 0 && (
        <div className={styles.auskunft}>
          <p className={styles.text} data-leer={gezeigt === null}>
            {gezeigt ? <strong>{kartenname(gezeigt, t)}</strong> : t('hand.hinweis')}
            {gezeigt && folge?.(gezeigt) ? <span> {folge(gezeigt)}</span> : null}
          </p>
          {gehoben && (
            <button type="button" className={styles.haupt} disabled={busy} onClick={() => spielen(gehoben)}>
              {verb ?? t('hand.spielen')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function wandern(druck: KeyboardEvent<HTMLElement>): void {
  const schritt = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[druck.key] as 1 | -1 | undefined;
  if (schritt === undefined) return;
  druck.preventDefault();
  const tasten = [...druck.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  weiter(tasten, tasten.indexOf(document.activeElement as HTMLElement), schritt)?.focus();
}
