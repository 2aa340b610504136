'use client';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as beispiel from './beispiel';
import { type Beispiel, beispiele, danach } from './beispiele';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { Entscheidung } from './entscheidung';
import styles from './katalog.module.css';
import { satz } from './saetze';
import { SpielerListe } from './spieler';

/**
 * King with sample positions: `?spiel=king&lage=` picks one, `teil=text` shows it in words, `teil=replay` without a decision panel. The
 * button plays the end of a trick.
 */
export function KingKatalog() {
  const suche = useSearchParams();
  const name = suche.get('lage') ?? 'anfang';
  const lage = beispiele[name] ?? (beispiele.anfang as Beispiel);
  return <Tischbild key={name} lage={lage} teil={suche.get('teil')} />;
}

function Tischbild({ lage: { view, frage, mySeat }, teil }: { lage: Beispiel; teil: string | null }) {
  const t = useTranslations('king');
  const [gespielt, setGespielt] = useState(false);
  const namen = beispiel.namen.slice(0, view.spieler.length);
  const gaeste = { view: gespielt ? danach : view, names: namen, mySeat };
  const entscheidung = gespielt ? null : frage;
  const brett = { ...gaeste, lastEvents: gespielt ? beispiel.letzte : [] };
  return (
    <main className={styles.seite}>
      <div className={styles.brett}>
        {teil === 'text' ? (
          <BrettText {...gaeste} />
        ) : teil === 'replay' ? (
          <Brett {...brett} />
        ) : (
          <Brett {...brett} decision={entscheidung} />
        )}
      </div>
      <div className={styles.seitenleiste}>
        {teil === 'replay' ? null : <Entscheidung {...gaeste} decision={entscheidung} onMove={() => setGespielt(true)} busy={false} />}
        <SpielerListe
          {...gaeste}
          controllers={beispiel.fuehrung}
          deciding={entscheidung ? [entscheidung.seat] : []}
          homies={beispiel.homies}
        />
        <ul className={styles.saetze}>
          {beispiel.letzte.map((ereignis) => (
            <li key={JSON.stringify(ereignis)}>{satz(ereignis, namen, t)}</li>
          ))}
        </ul>
        <button type="button" onClick={() => setGespielt((bisher) => !bisher)}>
          ▶
        </button>
      </div>
    </main>
  );
}
