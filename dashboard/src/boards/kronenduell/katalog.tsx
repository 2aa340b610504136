'use client';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as beispiel from './beispiel';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { Entscheidung } from './entscheidung';
import styles from './katalog.module.css';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Ansicht, Entscheidungsfrage } from './typen';

interface Lage {
  view: Ansicht;
  frage: Entscheidungsfrage | null;
  mySeat: number | null;
}

const lagen: Readonly<Record<string, Lage>> = {
  anfang: { view: beispiel.anfang, frage: beispiel.verdecktWaehlen, mySeat: 0 },
  offen: { view: beispiel.mitte, frage: beispiel.offenWaehlen, mySeat: 0 },
  spaeher: { view: beispiel.spaeher, frage: beispiel.antworten, mySeat: 0 },
  verstaerkt: { view: beispiel.verstaerkt, frage: beispiel.verstaerktWaehlen, mySeat: 0 },
  warten: { view: beispiel.gelegt, frage: beispiel.wartend, mySeat: 0 },
  aufgedeckt: { view: beispiel.aufgedeckt, frage: null, mySeat: 0 },
  danach: { view: beispiel.danach, frage: null, mySeat: 0 },
  gegenueber: { view: beispiel.danach, frage: beispiel.wartend, mySeat: 1 },
  zuschauen: { view: beispiel.geheim, frage: beispiel.wartend, mySeat: null },
  ende: { view: beispiel.ende, frage: null, mySeat: 0 },
  falle: { view: beispiel.falle, frage: null, mySeat: 0 },
};

/** Kronenduell with sample positions: `?spiel=kronenduell&lage=` picks one, `teil=text` shows it in words. Waiting, a lap plays the reveal. */
export function KronenduellKatalog() {
  const suche = useSearchParams();
  const name = suche.get('lage') ?? 'anfang';
  const lage = lagen[name] ?? (lagen.anfang as Lage);
  return <Tischbild key={name} lage={lage} alsText={suche.get('teil') === 'text'} />;
}

function Tischbild({ lage: { view, frage, mySeat }, alsText }: { lage: Lage; alsText: boolean }) {
  const t = useTranslations('kronenduell');
  const [gespielt, setGespielt] = useState(false);
  const gezeigt = gespielt ? beispiel.danach : view;
  const gaeste = { view: gezeigt, names: beispiel.namen, mySeat };
  return (
    <main className={styles.seite}>
      <div className={styles.brett}>
        {alsText ? <BrettText {...gaeste} /> : <Brett {...gaeste} lastEvents={gespielt ? beispiel.letzte : []} decision={frage} />}
      </div>
      <div className={styles.seitenleiste}>
        <div className={styles.frage}>
          <Entscheidung {...gaeste} decision={gespielt ? null : frage} onMove={() => setGespielt(true)} busy={false} />
        </div>
        <SpielerListe {...gaeste} controllers={beispiel.fuehrung} deciding={frage ? [frage.seat] : []} homies={beispiel.homies} />
        <ul className={styles.saetze}>
          {beispiel.letzte.map((ereignis) => (
            <li key={ereignis.__typename}>{satz(ereignis, beispiel.namen, t)}</li>
          ))}
        </ul>
        <button type="button" onClick={() => setGespielt((bisher) => !bisher)}>
          ▶
        </button>
      </div>
    </main>
  );
}
