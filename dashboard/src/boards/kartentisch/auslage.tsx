import { memo } from 'react';
import { Farbzeichen } from '../../art/kartenfarbe';
import { Kleinkarte } from '../../art/kleinkarte';
import { useKept } from '../../live/use-kept';
import styles from './auslage.module.css';
import { type Auslagereihe, type Platzstand, platzstand, spaltenraenge } from './auslagereihe';
import { ecke, farbeVon, rangVon } from './karten';
import type { Karte, Kartenstil } from './typen';

interface AuslageProps {
  /** What these rows are called, for screen readers. */
  titel: string;
  reihen: readonly Auslagereihe[];
  /** The cards that you may lay now: the lamp burns there. */
  legbar: readonly Karte[];
  /** The card that is just being laid. */
  neu: Karte | null;
  stil: Kartenstil;
  /** A row in words; the same function each time, so that a row is put into words once. */
  worte: (reihe: Auslagereihe) => string;
  /** What the lowest and the highest card of a row do, where the game says something about them. */
  enden?: readonly [unten: string, oben: string];
}

/** The layout: a row for each suit from its lowest card to its highest, with the places that are still free. */
export function Auslage({ titel, legbar, neu, stil, worte, enden, ...props }: AuslageProps) {
  const reihen = useKept(props.reihen);
  const raenge = spaltenraenge(reihen);
  return (
    <section className={styles.auslage} aria-label={titel} data-vierfarben={stil.vierfarben}>
      <ul className={styles.reihen}>
        {reihen.map((reihe) => (
          <li key={reihe.farbe} className={styles.reihe} style={{ '--spalten': Math.max(1, raenge.length) }}>
            <Reihenworte reihe={reihe} worte={worte} />
            <Farbzeichen farbe={reihe.farbe} groesse={20} />
            {reihe.plaetze.map((karte) => (
              <Platz
                key={karte}
                karte={karte}
                spalte={raenge.indexOf(rangVon(karte))}
                stand={platzstand(reihe, karte, legbar)}
                start={reihe.start === karte}
                neu={karte === neu}
                stil={stil}
              />
            ))}
          </li>
        ))}
      </ul>
      {enden && (
        <p className={styles.enden}>
          <span>◂ {enden[0]}</span>
          <span>{enden[1]} ▸</span>
        </p>
      )}
    </section>
  );
}

const Reihenworte = memo(function Reihenworte({ reihe, worte }: Pick<AuslageProps, 'worte'> & { reihe: Auslagereihe }) {
  return <span className="tj-unseen">{worte(reihe)}</span>;
});

interface PlatzProps {
  karte: Karte;
  /** Which column, from 0: cards of one rank stand under each other. */
  spalte: number;
  stand: Platzstand;
  /** Whether this card begins the row. */
  start: boolean;
  neu: boolean;
  stil: Kartenstil;
}

const Platz = memo(function Platz({ karte, spalte, stand, start, neu, stil }: PlatzProps) {
  const zeichen = ecke(rangVon(karte), stil);
  return (
    <span
      className={styles.platz}
      style={{ gridColumn: spalte + 2 }}
      data-stand={stand}
      data-neu={neu}
      data-start={stand !== 'LIEGT' && start}
      aria-hidden="true"
    >
      {stand === 'LIEGT' ? <Kleinkarte farbe={farbeVon(karte)} ecke={zeichen} /> : zeichen}
    </span>
  );
});
