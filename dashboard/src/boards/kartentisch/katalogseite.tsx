import type { ReactNode } from 'react';
import styles from './katalogseite.module.css';

interface KatalogseiteProps {
  brett: ReactNode;
  frage: ReactNode;
  gaeste: ReactNode;
  saetze: readonly string[];
}

/** A sample position as the match screen would lay it out: the table, beside or below it the decision and everybody. */
export function Katalogseite({ brett, frage, gaeste, saetze }: KatalogseiteProps) {
  return (
    <main className={styles.seite}>
      <div className={styles.brett}>{brett}</div>
      <div className={styles.seitenleiste}>
        {frage}
        {gaeste}
        <ul className={styles.saetze}>
          {saetze.map((satz) => (
            <li key={satz}>{satz}</li>
          ))}
        </ul>
      </div>
    </main>
  );
}
