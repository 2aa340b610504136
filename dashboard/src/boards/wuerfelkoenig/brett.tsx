'use client';
import { useLocalStorage } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BoardProps } from '../game-board';
import { hatChancen, plaetzeImLicht, reihenkarte } from './ansicht';
import { auslageVon } from './bewegung';
import styles from './brett.module.css';
import { Kartenblatt } from './kartenblatt';
import { Lage } from './lage';
import { Meldung } from './meldung';
import { Reihe } from './reihe';
import { Stapelstand } from './stapelstand';
import type { Ansicht, Entscheidungsfrage, Spielereignis } from './typen';
import { useBewegung } from './use-bewegung';
import { Wuerfelblatt } from './wuerfelblatt';
import { Wurfleiste } from './wurfleiste';

type Offen = number | 'wuerfel' | null;

/** The table of Würfelkönig: locations, citizens, dice and piles. A click skips a running motion. */
export function Brett({ view, mySeat, names, lastEvents, decision, tempo = 1 }: BoardProps<Ansicht, Spielereignis, Entscheidungsfrage>) {
  const t = useTranslations('wuerfelkoenig.brett');
  const { bewegung, ueberspringen } = useBewegung(view, lastEvents, tempo);
  const [offen, setOffen] = useState<Offen>(null);
  const [chancen, setChancen] = useLocalStorage({ key: 'tj.wuerfelkoenig.chancen', defaultValue: true, getInitialValueInEffect: true });
  const auslage = bewegung?.auslage ?? auslageVon(view);
  const ereignis = bewegung?.ereignis ?? null;
  const umschalten = (neu: Offen) => setOffen((alt) => (alt === neu ? null : neu));
  return (
    <section
      aria-label={t('titel')}
      className={styles.brett}
      onKeyDown={(druck) => druck.key === 'Escape' && setOffen(null)}
      onClickCapture={(klick) => {
        if (!bewegung) return;
        klick.stopPropagation();
        ueberspringen();
      }}
    >
      <Lage view={view} names={names} mySeat={mySeat} />
      <Reihe
        view={view}
        auslage={auslage}
        ereignis={ereignis}
        imLicht={plaetzeImLicht(decision)}
        zeigtChancen={chancen}
        offen={typeof offen === 'number' ? offen : null}
        onKarte={umschalten}
      />
      <div className={styles.mitte}>
        <Wurfleiste auslage={auslage} rollt={ereignis?.__typename === 'WuerfelkoenigGewuerfelt'} />
        <Offenes offen={offen} view={view} onClose={() => setOffen(null)} />
        <Meldung ereignis={ereignis} names={names} />
      </div>
      <Stapelstand
        view={view}
        kundeOffen={offen === 'wuerfel'}
        onKunde={() => umschalten('wuerfel')}
        chancen={hatChancen(view) ? chancen : null}
        onChancen={setChancen}
      />
    </section>
  );
}

/** The sheet that is open over the dice. */
function Offenes({ offen, view, onClose }: { offen: Offen; view: Ansicht; onClose: () => void }) {
  if (offen === 'wuerfel') return <Wuerfelblatt onClose={onClose} />;
  const platz = offen === null ? undefined : view.reihe[offen];
  if (!platz?.karte) return null;
  return <Kartenblatt karte={reihenkarte(platz.karte.buerger, platz.karte)} ortPunkte={platz.ortPunkte} onClose={onClose} />;
}
