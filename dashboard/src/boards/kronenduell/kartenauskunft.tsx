import { useTranslations } from 'next-intl';
import type { GameTexts } from '../game-board';
import { gegner, spielerAuf } from './ansicht';
import styles from './entscheidung.module.css';
import { faehigkeitVon, karteImSatz } from './faehigkeiten';
import type { Ansicht, Entscheidungsfrage } from './typen';

// What the boost adds to a card's value, as printed on the 7.
const ZUSATZ = 2;

interface AuskunftProps {
  view: Ansicht;
  decision: Entscheidungsfrage;
  /** The card that is looked at; null: none. */
  rang: number | null;
  chancenAn: boolean;
  /** What can be done with it. */
  children?: React.ReactNode;
}

/** What the card that is looked at does, what it counts this round, and how it would fare. */
export function Kartenauskunft({ view, decision, rang, chancenAn, children }: AuskunftProps) {
  const t = useTranslations('kronenduell');
  const faehigkeit = rang === null ? undefined : faehigkeitVon(rang);
  if (rang === null || !faehigkeit)
    return (
      <div className={styles.auskunft}>
        <p className={styles.text} data-fein="true">
          {t('entscheidung.hinweis')}
        </p>
        <p className={styles.text} data-fein="false">
          {t('entscheidung.hinweisFinger')}
        </p>
      </div>
    );
  const folge = folgesatz(view, decision, rang, chancenAn, t);
  return (
    <div className={styles.auskunft} aria-live="polite">
      <div>
        <strong>{karteImSatz(rang, t)}</strong>
        {view.verstaerkt === decision.seat && <span> {t('entscheidung.zaehltDann', { wert: rang + ZUSATZ })}</span>}
        <p className={styles.text}>{t(`karte.${faehigkeit}.text`)}</p>
        {folge && <p className={styles.folge}>{folge}</p>}
      </div>
      {children}
    </div>
  );
}

// Against an open card there is nothing to reckon: what happens then is always said.
function folgesatz(view: Ansicht, { seat, question }: Entscheidungsfrage, rang: number, chancenAn: boolean, t: GameTexts): string | null {
  const chance = view.chancen.find((eine) => eine.rang === rang);
  if (!chance) return null;
  const { gewinnt, vertagt, verliert } = chance;
  if (question.wahl === 'SPAEHER') {
    const offene = spielerAuf(view, gegner(seat))?.liegt;
    const folge = gewinnt > 0 ? 'gewinnt' : vertagt > 0 ? 'vertagt' : 'verliert';
    return t(`folge.${folge}`, { karte: offene == null ? '' : karteImSatz(offene, t) });
  }
  return chancenAn ? t('chancen.satz', { gewinnt, vertagt, verliert, alle: gewinnt + vertagt + verliert }) : null;
}
