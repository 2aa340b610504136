import type { ReactNode } from 'react';
import { Gesicht, type Stammgast } from '../../art/gesicht';
import { KronkorkenBild } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import { nameVon } from '../names';
import styles from './gaesteliste.module.css';

/** What is said about somebody: `art` decides how it stands out. */
export type Merkmal = readonly [art: 'sieger' | 'dran' | 'ich' | 'rolle' | 'homie', wort: string];

/** A player as the list shows them. */
export interface Gast {
  readonly seat: number;
  readonly merkmale: readonly Merkmal[];
  /** Points of the whole match, as written. */
  readonly stand: string;
  /** Whether they are above or below 0: -1, 0, 1. */
  readonly vorzeichen: number;
  /** Small facts: cards, tricks, points of this deal. */
  readonly angaben: readonly string[];
}

interface GaestelisteProps {
  titel: string;
  gaeste: readonly Gast[];
  names: readonly string[];
  mySeat: number | null;
  deciding: readonly number[];
  homies: readonly (Stammgast | null)[];
  atSeat: readonly ReactNode[];
}

/** Everybody at the table: face or crown cap, what they are doing, and how they stand. */
export function Gaesteliste({ titel, gaeste, names, mySeat, deciding, homies, atSeat }: GaestelisteProps) {
  return (
    <ul className={styles.liste} aria-label={titel}>
      {gaeste.map(({ seat, merkmale, stand, vorzeichen, angaben }) => (
        <li
          key={seat}
          className={styles.gast}
          style={{ '--sitz': sitzfarbe(seat) }}
          data-dran={deciding.includes(seat)}
          data-ich={seat === mySeat}
        >
          <Kopf seat={seat} homie={homies[seat] ?? null} />
          <div className={styles.mitte}>
            <strong className={styles.name}>{nameVon(names, seat)}</strong>
            <span className={styles.merkmale}>
              {merkmale.map(([art, wort]) => (
                <span key={wort} data-art={art}>
                  {wort}
                </span>
              ))}
            </span>
            {atSeat[seat]}
            <span className={styles.angaben}>
              {angaben.map((angabe) => (
                <span key={angabe}>{angabe}</span>
              ))}
            </span>
          </div>
          <strong className={styles.stand} data-vorzeichen={vorzeichen}>
            {stand}
          </strong>
        </li>
      ))}
    </ul>
  );
}

function Kopf({ seat, homie }: { seat: number; homie: Stammgast | null }) {
  if (!homie) return <KronkorkenBild seat={seat} groesse={40} />;
  return (
    <span className={styles.kopf}>
      <Gesicht homie={homie} groesse={40} />
      <span className={styles.abzeichen}>
        <KronkorkenBild seat={seat} groesse={20} />
      </span>
    </span>
  );
}
