import type { ReactNode } from 'react';
import styles from './texttafel.module.css';

/** The frame of a table in words: what stands there comes in sentences and tables. */
export function Textrahmen({ titel, saetze, children }: { titel: string; saetze: readonly string[]; children: ReactNode }) {
  return (
    // A wide table scrolls sideways on a phone: then it must be reached by key as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus
    <section className={styles.text} aria-label={titel} tabIndex={0}>
      <ul className={styles.saetze}>
        {saetze.map((satz) => (
          <li key={satz}>{satz}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}

interface TexttafelProps {
  titel: string;
  spalten: readonly string[];
  /** Cells by line; the first one is the line's heading. */
  zeilen: readonly (readonly [string, ...string[]])[];
}

/** A table of words; nothing where there is no line. */
export function Texttafel({ titel, spalten, zeilen }: TexttafelProps) {
  if (zeilen.length === 0) return null;
  return (
    <table className={styles.tafel}>
      <caption>{titel}</caption>
      <thead>
        <tr>
          {spalten.map((spalte) => (
            <th key={spalte} scope="col">
              {spalte}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeilen.map(([kopf, ...zellen]) => (
          <tr key={kopf}>
            <th scope="row">{kopf}</th>
            {zellen.map((zelle, i) => (
              <td key={spalten[i + 1]}>{zelle}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
