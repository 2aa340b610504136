'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Farbwuerfel } from '../../art/farbwuerfel';
import { rolleMit } from './ansicht';
import styles from './entscheidung.module.css';
import { artname, farbeAuf } from './kartendruck';
import { Nehmtasten } from './nehmtasten';
import { Kuerzel, Taste } from './taste';
import type { Buerger } from './typen';
import type { Wahl } from './wahl';
import { nameMitBedingung } from './worte';

const ALLE = [0, 1, 2, 3, 4, 5];
/** Number key of the roll: after those of the six dice. */
const ROLLEN = 7;

/** After a roll: tap the dice that stay and roll the others, take a citizen, or stop. What was kept stays chosen. */
export function Wuerfelwahl(wahl: Wahl) {
  const { frage, view, busy, zieht } = wahl;
  const t = useTranslations('wuerfelkoenig.entscheidung');
  const [bleiben, setBleiben] = useState<readonly number[]>(view.behalten);
  const rolle = rolleMit(frage.legalMoves, bleiben);
  const nur = einzige(frage.legalMoves);
  const neu = ALLE.length - bleiben.length;
  const wechselt = (stelle: number) => setBleiben((alt) => ALLE.filter((eine) => alt.includes(eine) !== (eine === stelle)));
  const danach = frage.question.wuerfeUebrig - 1;
  return (
    <>
      <fieldset className={styles.wuerfel} aria-label={t('wuerfel')}>
        {(view.wuerfel ?? []).map((zahl, stelle) => (
          <Wuerfeltaste
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the die
            key={stelle}
            stelle={stelle}
            zahl={zahl}
            bleibt={bleiben.includes(stelle)}
            fehlt={nur !== null && nur.includes(stelle) !== bleiben.includes(stelle)}
            frisch={!view.behalten.includes(stelle)}
            busy={busy}
            onClick={() => wechselt(stelle)}
          />
        ))}
      </fieldset>
      {frage.legalMoves.some(({ wuerfelzug }) => wuerfelzug === 'WUERFELN') && (
        <Taste
          haupt
          index={ROLLEN}
          busy={busy || !rolle}
          wort={neu > 0 ? t('wuerfeln', { anzahl: neu }) : t('alleFest')}
          folge={rolle ? t('danach', { uebrig: danach }) : t(nur ? 'erstWaehlen' : 'alleFestFolge')}
          onClick={() => rolle && zieht(rolle)}
        />
      )}
      <Nehmtasten {...wahl} ab={ROLLEN + 1} />
      <Aufhoeren {...wahl} />
    </>
  );
}

/** Where only one choice of dice is allowed (a script leads): the dice that stay; else null. */
function einzige(zuege: Wahl['frage']['legalMoves']): readonly number[] | null {
  const [zug, zweiter] = zuege;
  return zug && !zweiter && zug.wuerfelzug === 'WUERFELN' ? (zug.behalten ?? []) : null;
}

interface WuerfeltasteProps {
  stelle: number;
  zahl: number;
  bleibt: boolean;
  /** It must still change sides before the roll. */
  fehlt: boolean;
  /** It was thrown in the last roll. */
  frisch: boolean;
  busy: boolean;
  onClick: () => void;
}

function Wuerfeltaste({ stelle, zahl, bleibt, fehlt, frisch, busy, onClick }: WuerfeltasteProps) {
  const t = useTranslations('wuerfelkoenig');
  const farbe = farbeAuf(stelle, zahl);
  const sorte = artname[stelle >> 1] ?? '';
  return (
    <button
      type="button"
      className={styles.einer}
      data-move-index={stelle + 1}
      data-frisch={frisch}
      data-fehlt={fehlt}
      aria-pressed={bleibt}
      disabled={busy}
      onClick={onClick}
    >
      <Kuerzel index={stelle + 1} />
      <Farbwuerfel zahl={zahl} farbe={farbe} groesse={44} />
      <span className="tj-unseen">
        {t('entscheidung.wuerfelTaste', { nummer: stelle + 1, sorte, zahl, farbe: t(`wuerfelfarbe.${farbe}`) })}
      </span>
      <span className={styles.schicksal}>{t(bleibt ? 'entscheidung.bleibt' : 'entscheidung.neu')}</span>
    </button>
  );
}

/** Stopping without a citizen; only where the rules allow it. */
function Aufhoeren({ frage, view, busy, zieht }: Wahl) {
  const t = useTranslations('wuerfelkoenig');
  const zug = frage.legalMoves.find(({ wuerfelzug }) => wuerfelzug === 'AUFHOEREN');
  if (!zug) return null;
  const letzter: Buerger | undefined = view.reihe.at(-1)?.karte?.buerger;
  const folge = letzter ? t('entscheidung.aufhoerenWeg', { wer: nameMitBedingung(letzter, t) }) : t('entscheidung.aufhoerenFolge');
  return <Taste index={ROLLEN + 1} busy={busy} wort={t('entscheidung.aufhoeren')} folge={folge} onClick={() => zieht(zug)} />;
}
