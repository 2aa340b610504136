import { useTranslations } from 'next-intl';
import { memo } from 'react';
import styles from './handfaecher.module.css';
import { kartenname } from './kartenname';
import { Spielblatt } from './spielblatt';
import type { Karte, Kartenstil } from './typen';
import type { Handgriff } from './use-handwahl';

const ZIFFERN = 9;

interface HandkarteProps {
  karte: Karte;
  stil: Kartenstil;
  stand: 'SPIELBAR' | 'GESPERRT' | 'RUHT';
  /** Its place among what may be played, from 1; 0: it may not. */
  platz: number;
  gehoben: boolean;
  /** Whether Tab reaches this card of the hand. */
  ersteTaste: boolean;
  busy: boolean;
  griff: Handgriff;
}

/** A card of the own hand. */
export const Handkarte = memo(function Handkarte({ karte, stil, stand, platz, gehoben, ersteTaste, busy, griff }: HandkarteProps) {
  const t = useTranslations('kartentisch');
  const ziffer = platz > 0 && platz <= ZIFFERN ? platz : undefined;
  const name = kartenname(karte, t);
  return (
    <button
      type="button"
      className={styles.karte}
      data-stand={stand}
      data-gehoben={gehoben}
      data-move-index={ziffer}
      data-karte={karte}
      tabIndex={ersteTaste ? 0 : -1}
      disabled={stand !== 'SPIELBAR' || busy}
      onPointerDown={(druck) => griff.druecken(druck.pointerType)}
      onPointerEnter={(zeiger) => zeiger.pointerType === 'mouse' && griff.zeigen(karte)}
      onPointerLeave={(zeiger) => zeiger.pointerType === 'mouse' && griff.verlassen()}
      onFocus={(fokus) => fokus.currentTarget.matches(':focus-visible') && griff.zeigen(karte)}
      onBlur={griff.verlassen}
      onClick={() => griff.klicken(karte)}
    >
      <span className={styles.bild}>
        <span className="tj-unseen">{stand === 'GESPERRT' ? t('hand.gesperrt', { karte: name }) : name}</span>
        <Spielblatt karte={karte} stil={stil} />
        {ziffer && (
          <span className={styles.ziffer} aria-hidden="true">
            {ziffer}
          </span>
        )}
      </span>
    </button>
  );
});
