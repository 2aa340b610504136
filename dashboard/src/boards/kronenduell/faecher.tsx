import { useTranslations } from 'next-intl';
import { Chancenbalken } from './chancenbalken';
import { Duellkarte } from './duellkarte';
import styles from './faecher.module.css';
import { faehigkeitVon, kartenname } from './faehigkeiten';
import type { Chance } from './typen';
import type { Kartengriff } from './use-kartenwahl';

interface FaecherProps {
  /** The ranks that may be laid, ascending. */
  raenge: readonly number[];
  /** All cards in hand: a rank may be there twice. */
  hand: readonly number[];
  seat: number;
  /** Empty: not shown. */
  chancen: readonly Chance[];
  gehoben: number | null;
  busy: boolean;
  karte: Kartengriff;
}

/** The own hand as a fan of buttons; arrow keys walk through it. What may not be laid can be looked at all the same. */
export function Faecher({ raenge, hand, seat, chancen, gehoben, busy, karte }: FaecherProps) {
  const t = useTranslations('kronenduell');
  const alle = [...new Set(hand)].sort((a, b) => a - b);
  const mitte = (alle.length - 1) / 2;
  return (
    <div
      className={styles.faecher}
      role="toolbar"
      aria-label={t('entscheidung.hand')}
      onKeyDown={wandern}
      style={{ '--anzahl': alle.length }}
    >
      {alle.map((rang, i) => {
        const anzahl = hand.filter((andere) => andere === rang).length;
        const erlaubt = raenge.includes(rang);
        const chance = chancen.find((eine) => eine.rang === rang);
        return (
          <button
            key={rang}
            type="button"
            className={styles.karte}
            style={{ '--ab': i - mitte }}
            data-move-index={erlaubt ? rang : undefined}
            aria-disabled={!erlaubt}
            data-gehoben={gehoben === rang}
            aria-label={`${kartenname(rang, t)}${anzahl > 1 ? ` ${t('entscheidung.mehrfach', { anzahl })}` : ''}: ${t(`karte.${faehigkeitVon(rang)}.text`)}`}
            disabled={busy}
            onPointerDown={(druck) => karte.druecken(druck.pointerType)}
            onPointerEnter={(zeiger) => zeiger.pointerType === 'mouse' && karte.zeigen(rang)}
            onPointerLeave={(zeiger) => zeiger.pointerType === 'mouse' && karte.verlassen()}
            onFocus={(fokus) => fokus.currentTarget.matches(':focus-visible') && karte.zeigen(rang)}
            onBlur={karte.verlassen}
            onClick={() => erlaubt && karte.klicken(rang)}
          >
            <span className={styles.bild}>
              <Duellkarte rang={rang} seat={seat} />
              {anzahl > 1 && <span className={styles.mehrfach}>×{anzahl}</span>}
            </span>
            {chance && <Chancenbalken chance={chance} />}
          </button>
        );
      })}
    </div>
  );
}

function wandern(druck: React.KeyboardEvent<HTMLElement>): void {
  const richtung = { ArrowRight: 1, ArrowLeft: -1 }[druck.key];
  if (richtung === undefined) return;
  druck.preventDefault();
  const tasten = [...druck.currentTarget.querySelectorAll<HTMLElement>('button')];
  const hier = tasten.indexOf(document.activeElement as HTMLElement);
  tasten[(hier + richtung + tasten.length) % tasten.length]?.focus();
}
