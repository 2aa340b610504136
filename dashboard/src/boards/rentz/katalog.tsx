'use client';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Katalogseite } from '../kartentisch/katalogseite';
import * as beispiel from './beispiel';
import { Brett } from './brett';
import { BrettText } from './brett-text';
import { Entscheidung } from './entscheidung';
import { satz } from './saetze';
import { SpielerListe } from './spieler';
import type { Ansicht, Spielereignis } from './typen';

interface Lage {
  view: Ansicht;
  mySeat: number | null;
  /** A replay: nobody decides here. */
  wiederholung?: boolean;
}

const lagen: Readonly<Record<string, Lage>> = {
  blind: { view: beispiel.blindwahl, mySeat: 0 },
  ansage: { view: beispiel.ansage, mySeat: 0 },
  ablehnung: { view: beispiel.ablehnung, mySeat: 0 },
  blindablehnung: { view: beispiel.blindAblehnung, mySeat: 0 },
  totale: { view: beispiel.totale, mySeat: 0 },
  zehn: { view: beispiel.zehnBlind, mySeat: 0 },
  sechst: { view: beispiel.karosZuSechst, mySeat: 0 },
  auslegen: { view: beispiel.auslegen, mySeat: 0 },
  nocheine: { view: beispiel.nochEine, mySeat: 0 },
  auslegensechst: { view: beispiel.auslegenZuSechst, mySeat: 0 },
  zuschauen: { view: beispiel.zuschauen, mySeat: null },
  offen: { view: beispiel.offen, mySeat: 2, wiederholung: true },
  ende: { view: beispiel.ende, mySeat: 0 },
};

const keine: readonly Spielereignis[] = [];

/** Rentz with sample positions: `?spiel=rentz&lage=` picks one, `teil=text` shows it in words. A move plays some news. */
export function RentzKatalog() {
  const suche = useSearchParams();
  const name = suche.get('lage') ?? 'blind';
  return <Tischbild key={name} lage={lagen[name] ?? (lagen.blind as Lage)} alsText={suche.get('teil') === 'text'} />;
}

function Tischbild({ lage: { view, mySeat, wiederholung = false }, alsText }: { lage: Lage; alsText: boolean }) {
  const t = useTranslations('rentz');
  const [ereignisse, setEreignisse] = useState(keine);
  const gaeste = { view, names: beispiel.namen.slice(0, view.spieler.length), mySeat };
  const frage = beispiel.offeneFrage(view);
  const eigene = frage && frage.seat !== mySeat ? { ...frage, legalMoves: [] } : frage;
  const ziehen = () => setEreignisse(beispiel.letzte(view));
  return (
    <Katalogseite
      brett={
        alsText ? <BrettText {...gaeste} /> : <Brett {...gaeste} lastEvents={ereignisse} {...(wiederholung ? {} : { decision: eigene })} />
      }
      frage={wiederholung ? null : <Entscheidung {...gaeste} decision={eigene} onMove={ziehen} busy={false} />}
      gaeste={<SpielerListe {...gaeste} controllers={beispiel.fuehrung} deciding={frage ? [frage.seat] : []} homies={beispiel.homies} />}
      saetze={ereignisse.map((ereignis) => satz(ereignis, beispiel.namen, t) ?? '')}
    />
  );
}
