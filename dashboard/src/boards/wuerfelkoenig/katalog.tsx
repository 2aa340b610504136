'use client';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as beispiel from './beispiel';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { Entscheidung } from './entscheidung';
import { Kartenschau } from './kartenschau';
import styles from './katalog.module.css';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Ansicht, Entscheidungsfrage, Spielereignis } from './typen';

interface Lage {
  readonly view: Ansicht;
  readonly frage: Entscheidungsfrage | null;
}

const lagen: Readonly<Record<string, Lage>> = {
  anfang: { view: beispiel.anfang, frage: beispiel.ersterWurf },
  nochmal: { view: { ...beispiel.danachMitte, amZug: 0, extrazug: true }, frage: beispiel.ersterWurf },
  wurf: { view: beispiel.mitte, frage: beispiel.weiter },
  nehmbar: { view: beispiel.nehmbar, frage: beispiel.weiterOderNehmen },
  auswahl: { view: beispiel.auswahl, frage: beispiel.waehlen },
  drache: { view: beispiel.drache, frage: beispiel.schenken },
  warten: { view: beispiel.danachMitte, frage: beispiel.wartend },
  ende: { view: beispiel.ende, frage: null },
};

/** Würfelkönig with sample positions: `?lage=` picks one, `?teil=text` shows it in words, `?teil=karten` every card, `?platz=` another seat. */
export function WuerfelkoenigKatalog() {
  const suche = useSearchParams();
  const teil = suche.get('teil');
  const platz = suche.get('platz');
  const lage = lagen[suche.get('lage') ?? 'wurf'];
  if (teil === 'karten') return <Kartenschau />;
  if (!lage) return null;
  return <Tischbild lage={lage} alsText={teil === 'text'} mySeat={platz === null ? 0 : platz === 'zuschauer' ? null : Number(platz)} />;
}

// Any answer lets the last citizen be taken and the row close up, to see it move; the next one starts again.
function useFilm(lage: Lage) {
  const [jetzt, setJetzt] = useState<Lage & { events: readonly Spielereignis[] }>({ ...lage, events: [] });
  const weiter = (): void =>
    setJetzt(({ view }) =>
      view === beispiel.auswahl
        ? { view: beispiel.danachMitte, frage: beispiel.wartend, events: beispiel.danachEreignisse.map((ereignis) => ({ ...ereignis })) }
        : { view: beispiel.auswahl, frage: beispiel.waehlen, events: beispiel.letzterWurf.map((ereignis) => ({ ...ereignis })) },
    );
  return { ...jetzt, weiter };
}

function Tischbild({ lage, alsText, mySeat }: { lage: Lage; alsText: boolean; mySeat: number | null }) {
  const t = useTranslations('wuerfelkoenig');
  const { view, frage, events, weiter } = useFilm(lage);
  const meine = frage?.seat === mySeat ? frage : null;
  const gezeigt = frage && !meine ? { ...frage, legalMoves: [] } : frage;
  const { namen, homies, fuehrung } = beispiel;
  return (
    <main className={styles.seite}>
      {alsText ? (
        <BrettText view={view} names={namen} mySeat={mySeat} />
      ) : (
        <Brett view={view} mySeat={mySeat} names={namen} lastEvents={events} decision={meine} />
      )}
      <div className={styles.seitenleiste}>
        <Entscheidung decision={gezeigt} view={view} names={namen} mySeat={mySeat} onMove={weiter} busy={false} />
        <SpielerListe
          view={view}
          names={namen}
          mySeat={mySeat}
          controllers={fuehrung}
          deciding={frage ? [frage.seat] : []}
          homies={homies}
        />
        <ul className={styles.saetze}>
          {[...beispiel.letzterWurf, ...beispiel.danachEreignisse].map((ereignis) => (
            <li key={ereignis.__typename}>{satz(ereignis, namen, t)}</li>
          ))}
        </ul>
      </div>
    </main>
  );
}
