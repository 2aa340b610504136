'use client';
import { useTranslations } from 'next-intl';
import type { DecisionProps } from '../game-board';
import { Handfaecher } from '../kartentisch/handfaecher';
import type { Karte, Kartenstil } from '../kartentisch/typen';
import { useKartenstil } from '../kartentisch/use-kartenstil';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import { Ansagewahl } from './ansagewahl';
import { spielerAuf } from './ansicht';
import { antwort } from './antwort';
import { Bietwahl } from './bietwahl';
import styles from './entscheidung.module.css';
import { fragesatz, lagesatz } from './fragesatz';
import { Trumpfwahl } from './trumpfwahl';
import type { Ansicht, Entscheidungsfrage, Zugantwort, Zugmoeglichkeit } from './typen';
import { Verkaufswahl } from './verkaufswahl';
import { kartenwert } from './worte';

type EntscheidungProps = DecisionProps<Ansicht, Entscheidungsfrage, Zugantwort>;

/** The open decision with the own hand under it, which stays in sight, and keeps the focus, while others play. */
export function Entscheidung(props: EntscheidungProps) {
  const t = useTranslations('king');
  const { stil } = useKartenstil();
  const { decision, view, mySeat, onMove, busy } = props;
  const meine = decision !== null && decision.legalMoves.length > 0 ? decision : null;
  const sitz = meine?.seat ?? mySeat;
  const blatt = (sitz === null ? null : spielerAuf(view, sitz)?.handkarten) ?? [];
  const ziehen = (zug: Zugmoeglichkeit) => onMove(antwort(zug));
  const legen = (karte: Karte) => {
    const zug = meine?.legalMoves.find((einer) => einer.karte === karte);
    if (zug) ziehen(zug);
  };
  const spielbar = meine?.legalMoves.flatMap(({ kingZug, karte }) => (kingZug === 'LEGEN' && karte ? [karte] : [])) ?? [];
  const folge = (karte: Karte): string | null => {
    const wert = kartenwert(karte, view);
    return wert ? t('entscheidung.strafkarte', { punkte: mitVorzeichen(wert) }) : null;
  };
  return (
    <section className={meine ? styles.entscheidung : styles.warten} aria-label={t('entscheidung.titel')}>
      {meine ? <Offene {...props} decision={meine} blatt={blatt} stil={stil} ziehen={ziehen} /> : <Warten {...props} />}
      {blatt.length > 0 && (
        <Handfaecher
          blatt={blatt}
          spielbar={spielbar.length > 0 ? spielbar : null}
          stil={stil}
          busy={busy}
          onSpielen={legen}
          folge={folge}
        />
      )}
    </section>
  );
}

function Warten({ decision, view, names, mySeat }: EntscheidungProps) {
  const t = useTranslations('king.entscheidung');
  const wer = decision && decision.seat !== mySeat ? nameVon(names, decision.seat) : null;
  const satz = view.sieger ? t('vorbei') : wer === null ? t('gleich') : t(mySeat === null ? 'zuschauer' : 'andere', { name: wer });
  return <p className={styles.wartesatz}>{satz}</p>;
}

interface OffeneProps extends EntscheidungProps {
  decision: Entscheidungsfrage;
  blatt: readonly Karte[];
  stil: Kartenstil;
  ziehen: (zug: Zugmoeglichkeit) => void;
}

function Offene({ decision, view, names, busy, blatt, stil, ziehen }: OffeneProps) {
  const t = useTranslations('king');
  const { legalMoves, question } = decision;
  const lage = lagesatz(decision, view, names, t);
  const wahl = { zuege: legalMoves, view, names, busy, ziehen, vierfarben: stil.vierfarben };
  return (
    <>
      <div className={styles.kopf}>
        <h2 className={styles.frage}>{fragesatz(question, view, names, t)}</h2>
        {lage && <p className={styles.lage}>{lage}</p>}
      </div>
      {question.kingEntscheidung === 'KONTRAKT_ANSAGEN' && <Ansagewahl {...wahl} />}
      {question.kingEntscheidung === 'BIETEN' && <Bietwahl {...wahl} />}
      {question.kingEntscheidung === 'VERKAUFEN' && <Verkaufswahl {...wahl} question={question} />}
      {question.kingEntscheidung === 'TRUMPF_ANSAGEN' && <Trumpfwahl {...wahl} blatt={blatt} />}
    </>
  );
}
