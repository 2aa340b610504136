import { reihenkarte } from './ansicht';
import { Buergerkarte } from './buergerkarte';
import { BUERGER } from './kartendruck';
import styles from './katalog.module.css';

const nichts = () => undefined;

/** All 40 citizens, at the size of a phone's row and of a desktop's. */
export function Kartenschau() {
  return (
    <main className={styles.schau}>
      {[70, 160].map((breite) => (
        <section key={breite} className={styles.karten} style={{ '--breite': `${breite}px` }} data-breit={breite > 100}>
          {BUERGER.map((buerger) => (
            <div key={buerger} className={styles.karte}>
              <Buergerkarte
                karte={reihenkarte(buerger, null)}
                ortPunkte={null}
                imLicht={false}
                bewegung={null}
                zeigtChance={false}
                offen={false}
                onClick={nichts}
              />
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
