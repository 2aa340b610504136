import { Farbzeichen } from '../../art/kartenfarbe';
import { Kleinkarte } from '../../art/kleinkarte';
import styles from './auslage.module.css';
import { type Auslagereihe, platzstand, spaltenraenge } from './auslagereihe';
import { ecke, rangVon } from './karten';
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
  /** A row in words. */
  worte: (reihe: Auslagereihe) => string;
  /** What the lowest and the highest card of a row do, where the game says something about them. */
  enden?: readonly [unten: string, oben: string];
}

/** The layout: a row for each suit from its lowest card to its highest, with the places that are still free. */
export function Auslage({ titel, reihen, legbar, neu, stil, worte, enden }: AuslageProps) {
  const raenge = spaltenraenge(reihen);
  return (
    <section className={styles.auslage} aria-label={titel} data-vierfarben={stil.vierfarben}>
      <ul className={styles.reihen}>
        {reihen.map((reihe) => (
          <li key={reihe.farbe} className={styles.reihe} style={{ '--spalten': Math.max(1, raenge.length) }}>
            <span className="tj-unseen">{worte(reihe)}</span>
            <Farbzeichen farbe={reihe.farbe} groesse={20} />
            {reihe.plaetze.map((karte) => (
              <Platz
                key={karte}
                reihe={reihe}
                karte={karte}
                spalte={raenge.indexOf(rangVon(karte))}
                legbar={legbar}
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

interface PlatzProps {
  reihe: Auslagereihe;
  karte: Karte;
  /** Which column, from 0: cards of one rank stand under each other. */
  spalte: number;
  legbar: readonly Karte[];
  neu: boolean;
  stil: Kartenstil;
}

function Platz({ reihe, karte, spalte, legbar, neu, stil }: PlatzProps) {
  const stand = platzstand(reihe, karte, legbar);
  const zeichen = ecke(rangVon(karte), stil);
  return (
    <span
      className={styles.platz}
      style={{ gridColumn: spalte + 2 }}
      data-stand={stand}
      data-neu={neu}
      data-start={stand !== 'LIEGT' && reihe.start === karte}
      aria-hidden="true"
    >
      {stand === 'LIEGT' ? <Kleinkarte farbe={reihe.farbe} ecke={zeichen} /> : zeichen}
    </span>
  );
}
