'use client';
import { useTranslations } from 'next-intl';
import styles from './karte.module.css';
import { type Kartenname, kartenbilder } from './kartenbilder';
import papier from './papier.module.css';

// What a card does to the one who draws it decides the colour of its picture.
const bringt = new Set<Kartenname>(['STAMMGAESTE', 'RAUSSCHMEISSER', 'GEBURTSTAG', 'LOTTO', 'FASSBIER_SPENDE', 'INFLUENCER_VIDEO']);
const zieht = new Set<Kartenname>(['KNEIPENTOUR', 'TAXI']);

const bildfarbe = (karte: Kartenname): string => {
  if (bringt.has(karte)) return 'var(--tj-win)';
  return zieht.has(karte) ? 'var(--tj-note)' : 'var(--tj-lose)';
};

/** The picture of a pub card alone. Decoration. */
function Kartenbild({ karte }: { karte: Kartenname }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className={styles.bild} style={{ '--bild': bildfarbe(karte) }}>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        {kartenbilder[karte]}
      </g>
    </svg>
  );
}

/** A pub card with its picture, title and text; `knapp` leaves the text to screen readers. `deckt` turns it over. */
export function Karte({ karte, knapp = false, deckt = false }: { karte: Kartenname; knapp?: boolean; deckt?: boolean }) {
  const t = useTranslations('kiezkoenig.karten');
  return (
    <figure className={`${papier.papier} ${styles.karte} ${knapp ? styles.knapp : ''} ${deckt ? styles.deckt : ''}`}>
      <Kartenbild karte={karte} />
      <figcaption className={styles.schrift}>
        <strong className={styles.titel}>{t(`${karte}.titel`)}</strong>
        <span className={knapp ? styles.unsichtbar : styles.text}>{t(`${karte}.text`)}</span>
      </figcaption>
    </figure>
  );
}

/** The back of the deck. Decoration. */
export function Kartenruecken({ breite }: { breite: number }) {
  return (
    <svg viewBox="0 0 40 56" width={breite} height={breite * 1.4} aria-hidden="true" style={{ flex: 'none', display: 'block' }}>
      <rect x="5" y="4" width="34" height="51" rx="5" fill="color-mix(in srgb, var(--tj-muted) 60%, var(--tj-bg))" />
      <rect x="1" y="1" width="34" height="51" rx="5" fill="var(--tj-raised)" stroke="var(--tj-muted)" strokeWidth="1.5" />
      <rect x="5" y="5" width="26" height="43" rx="3" fill="none" stroke="var(--tj-muted)" strokeDasharray="2 2" />
      <path
        d="M12 20H22V34H12ZM22 23H26V30H22M12 20C11 16 15 15 17 17C19 15 23 16 22 20"
        fill="none"
        stroke="var(--tj-muted)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
