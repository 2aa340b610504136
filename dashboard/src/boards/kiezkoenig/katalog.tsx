'use client';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Gesicht, stammgaeste } from '../../art/gesicht';
import { Karte } from '../../art/karte';
import { type Kartenname, kartenbilder } from '../../art/kartenbilder';
import { anfang, ende, fuehrung, homies, kaufen, letzte, mitte, namen, uebernehmen, vorDemWurf, wartend } from './beispiel';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { Entscheidung } from './entscheidung';
import styles from './katalog.module.css';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Spielereignis, Zugantwort } from './typen';

const lagen = {
  anfang: { view: anfang, frage: { ...vorDemWurf, legalMoves: vorDemWurf.legalMoves.slice(2) } },
  wurf: { view: mitte, frage: vorDemWurf },
  kaufen: { view: mitte, frage: kaufen },
  uebernehmen: {
    view: { ...mitte, spieler: mitte.spieler.map((einer) => (einer.seat === 0 ? { ...einer, feld: 7 } : einer)) },
    frage: uebernehmen,
  },
  warten: { view: { ...mitte, amZug: 3 }, frage: wartend },
  ende: { view: ende, frage: null },
} as const;

type Lage = keyof typeof lagen;
const istLage = (wort: string | null): wort is Lage => wort !== null && wort in lagen;

/** The drawings with sample positions: `?lage=` picks one, `?teil=karten` or `homies` shows the art alone. */
export function Katalog() {
  return (
    <Suspense>
      <Auswahl />
    </Suspense>
  );
}

function Auswahl() {
  const suche = useSearchParams();
  const teil = suche.get('teil');
  const lage = suche.get('lage');
  if (teil === 'karten') return <Karten />;
  if (teil === 'homies') return <Homies />;
  return <Tischbild lage={istLage(lage) ? lage : 'kaufen'} alsText={teil === 'text'} />;
}

function Tischbild({ lage, alsText }: { lage: Lage; alsText: boolean }) {
  const t = useTranslations('kiezkoenig');
  const { view, frage } = lagen[lage];
  const [events, setEvents] = useState<readonly Spielereignis[]>(lage === 'kaufen' ? letzte : []);
  const nochmal = (_: Zugantwort): void => setEvents(letzte.map((ereignis) => ({ ...ereignis })));
  return (
    <main className={styles.seite}>
      <div className={styles.brett}>
        {alsText ? (
          <BrettText view={view} names={namen} mySeat={0} />
        ) : (
          <Brett view={view} mySeat={0} names={namen} lastEvents={events} decision={frage} />
        )}
      </div>
      <div className={styles.seitenleiste}>
        <div className={styles.frage}>
          <Entscheidung decision={frage} view={view} names={namen} mySeat={0} onMove={nochmal} busy={false} />
        </div>
        <SpielerListe view={view} names={namen} mySeat={0} controllers={fuehrung} deciding={frage ? [frage.seat] : []} homies={homies} />
        <ul className={styles.saetze}>
          {letzte.map((ereignis) => (
            <li key={ereignis.__typename}>{satz(ereignis, namen, t)}</li>
          ))}
        </ul>
      </div>
    </main>
  );
}

function Karten() {
  return (
    <main className={styles.reihe}>
      {(Object.keys(kartenbilder) as Kartenname[]).map((karte) => (
        <div key={karte} className={styles.karte}>
          <Karte karte={karte} />
        </div>
      ))}
    </main>
  );
}

function Homies() {
  const t = useTranslations('regulars');
  return (
    <main className={styles.reihe}>
      {stammgaeste.map((homie) => (
        <article key={homie} className={styles.homie}>
          <Gesicht homie={homie} groesse={144} />
          <Gesicht homie={homie} groesse={44} />
          <strong>{t(`${homie}.name`)}</strong>
          <span>{t(`${homie}.wer`)}</span>
          <q>{t(`${homie}.gruss`)}</q>
        </article>
      ))}
    </main>
  );
}
