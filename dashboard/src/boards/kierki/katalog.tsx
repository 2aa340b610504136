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
import type { Ansicht } from './typen';

interface Lage {
  view: Ansicht;
  mySeat: number | null;
  /** A replay: nobody decides here. */
  wiederholung?: boolean;
}

const lagen: Readonly<Record<string, Lage>> = {
  anfang: { view: beispiel.anfang, mySeat: 0 },
  zugeben: { view: beispiel.zugeben, mySeat: 0 },
  rozbojnik: { view: beispiel.mitte, mySeat: 0 },
  trumpfwahl: { view: beispiel.trumpfwahl, mySeat: 0 },
  trumpfspiel: { view: beispiel.trumpfspiel, mySeat: 0 },
  auslegen: { view: beispiel.auslegen, mySeat: 0 },
  eroeffnen: { view: beispiel.eroeffnen, mySeat: 0 },
  dritt: { view: beispiel.zuDritt, mySeat: 0 },
  zuschauen: { view: beispiel.zuschauen, mySeat: null },
  gegenueber: { view: beispiel.gegenueber, mySeat: 2 },
  offen: { view: beispiel.offen, mySeat: 0, wiederholung: true },
  reihen: { view: beispiel.offeneReihen, mySeat: null, wiederholung: true },
  ende: { view: beispiel.ende, mySeat: 0 },
};

/** Kierki with sample positions: `?spiel=kierki&lage=` picks one, `teil=text` shows it in words. A move plays the rest of the trick. */
export function KierkiKatalog() {
  const suche = useSearchParams();
  const name = suche.get('lage') ?? 'anfang';
  return <Tischbild key={name} lage={lagen[name] ?? (lagen.anfang as Lage)} alsText={suche.get('teil') === 'text'} />;
}

function Tischbild({ lage: { view, mySeat, wiederholung = false }, alsText }: { lage: Lage; alsText: boolean }) {
  const t = useTranslations('kierki');
  const [gespielt, setGespielt] = useState(false);
  const stiche = view.reihen.length === 0 && view.sieger === null;
  const ereignisse = gespielt && stiche ? beispiel.letzte(view) : [];
  const gaeste = { view: gespielt && stiche ? beispiel.danach(view) : view, names: beispiel.namen.slice(0, view.spieler.length), mySeat };
  const frage = gespielt ? null : beispiel.offeneFrage(view);
  const eigene = frage && frage.seat !== mySeat ? { ...frage, legalMoves: [] } : frage;
  return (
    <Katalogseite
      brett={
        alsText ? <BrettText {...gaeste} /> : <Brett {...gaeste} lastEvents={ereignisse} {...(wiederholung ? {} : { decision: eigene })} />
      }
      frage={wiederholung ? null : <Entscheidung {...gaeste} decision={eigene} onMove={() => setGespielt(true)} busy={false} />}
      gaeste={<SpielerListe {...gaeste} controllers={beispiel.fuehrung} deciding={frage ? [frage.seat] : []} homies={beispiel.homies} />}
      saetze={ereignisse.map((ereignis) => satz(ereignis, beispiel.namen, t) ?? '')}
    />
  );
}
