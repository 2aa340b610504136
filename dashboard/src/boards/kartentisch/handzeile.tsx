import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Farbzeichen } from '../../art/kartenfarbe';
import { Spielkartenruecken } from '../../art/spielkarte';
import styles from './handzeile.module.css';
import { ecke, nachFarben, rangVon } from './karten';
import { farbname } from './kartenname';
import { Spielblatt } from './spielblatt';
import type { Karte, Kartenstil } from './typen';

/** A hand that one must not see: so many backs, one over the other. Decoration: the number stands beside it. */
export const Verdeckte = memo(function Verdeckte({ anzahl }: { anzahl: number }) {
  return (
    <span className={styles.verdeckte} data-verdeckt="true" aria-hidden="true">
      {Array.from({ length: anzahl }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all the same
        <span key={i} className={styles.ruecken}>
          <Spielkartenruecken />
        </span>
      ))}
    </span>
  );
});

/** Cards as signs, a line for each suit, as newspapers print hands. */
export const Farbzeilen = memo(function Farbzeilen({ blatt, stil }: { blatt: readonly Karte[]; stil: Kartenstil }) {
  const t = useTranslations('kartentisch');
  return (
    <ul className={styles.farbzeilen}>
      {nachFarben(blatt).map(({ farbe, karten }) => (
        <li key={farbe} className={styles.farbzeile}>
          <Farbzeichen farbe={farbe} groesse={14} />
          <span className="tj-unseen">{farbname(farbe, t)}: </span>
          <span>{karten.map((karte) => ecke(rangVon(karte), stil)).join(' ')}</span>
        </li>
      ))}
    </ul>
  );
});

/** A hand laid open in one row, as replays show it. Its cards are said in words beside the drawing. */
export function Offene({ blatt, stil }: { blatt: readonly Karte[]; stil: Kartenstil }) {
  return (
    <span className={styles.offene} aria-hidden="true">
      {blatt.map((karte) => (
        <span key={karte} className={styles.offen}>
          <Spielblatt karte={karte} stil={stil} />
        </span>
      ))}
    </span>
  );
}
