import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KronkorkenBild } from '../../art/kronkorken';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { Zettel } from '../kartentisch/zettel';
import { nameVon } from '../names';
import { spielsumme, zettelposten } from './ansicht';
import styles from './block.module.css';
import type { Ansicht } from './typen';
import { spielname } from './worte';

/** So many of the newest deals are shown until somebody asks for all: a match has up to 48. */
const ZEILEN = 8;

interface BlockProps {
  view: Ansicht;
  names: readonly string[];
}

/** The pad: a line for each deal, the check whether its points are what its games were worth, and the games that may still be chosen. */
export function Block({ view, names }: BlockProps) {
  const t = useTranslations('rentz');
  const [alle, setAlle] = useState(false);
  const { sieger, spiel, gabe, spieler } = view;
  const posten = zettelposten(view, names, t);
  const laufend = spiel && { titel: `${gabe}. ${spielname(spiel, t)}`, punkte: spieler.map(({ spielpunkte }) => spielpunkte) };
  return (
    <div className={styles.block}>
      {!alle && posten.length > ZEILEN && (
        <button type="button" className={styles.alle} onClick={() => setAlle(true)}>
          {t('brett.alleGaben', { anzahl: posten.length })}
        </button>
      )}
      <Zettel
        names={names}
        posten={alle ? posten : posten.slice(-ZEILEN)}
        stand={spieler.map(({ stand }) => stand)}
        laufend={sieger ? null : laufend}
        kontrolle={null}
      />
      {posten.length > 0 && <Kontrolle view={view} />}
      {!sieger && <Haken view={view} names={names} />}
    </div>
  );
}

function Kontrolle({ view }: Pick<BlockProps, 'view'>) {
  const t = useTranslations('rentz.brett');
  const summe = view.spieler.reduce((bisher, { stand }) => bisher + stand, 0);
  const soll = view.zettel.reduce((bisher, zeile) => bisher + spielsumme(zeile, view), 0);
  const stimmt = summe === soll;
  return (
    <p className={styles.kontrolle} data-stimmt={stimmt}>
      {t('kontrolle', { summe: mitVorzeichen(summe), soll: mitVorzeichen(soll), stimmt: stimmt ? 'ja' : 'nein' })}
    </p>
  );
}

function Haken({ view, names }: BlockProps) {
  const t = useTranslations('rentz');
  return (
    <>
      <h3 className={styles.titel}>{t('brett.haken')}</h3>
      <ul className={styles.haken}>
        {view.spieler.map(({ seat, offeneSpiele }) => (
          <li key={seat}>
            <KronkorkenBild seat={seat} groesse={16} />
            <span>
              <strong>{nameVon(names, seat)}</strong>: {offeneSpiele.map((eines) => spielname(eines, t)).join(', ') || t('brett.hakenLeer')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
