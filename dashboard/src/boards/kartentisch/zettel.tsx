import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { KronkorkenBild } from '../../art/kronkorken';
import { useKept } from '../../live/use-kept';
import { nameVon } from '../names';
import type { Kontrolle, Zettelposten } from './typen';
import { mitVorzeichen } from './zahlen';
import styles from './zettel.module.css';

interface ZettelProps {
  names: readonly string[];
  /** The deals that are over. */
  posten: readonly Zettelposten[];
  /** Totals by seat, the running deal not counted. */
  stand: readonly number[];
  /** The running deal by seat so far; null: nothing to be told. */
  laufend: { readonly titel: string; readonly punkte: readonly number[] } | null;
  kontrolle: Kontrolle | null;
}

/** With more players than this their crown caps stand for them: five names find no room beside each other. */
const VIELE = 4;

/** The score sheet: a line for each deal with its points and the running totals, and the zero-sum check under it. */
export function Zettel({ names, ...zahlen }: ZettelProps) {
  return <Zetteltafel names={names} {...useKept(zahlen)} />;
}

const Zetteltafel = memo(function Zetteltafel({ names, posten, stand, laufend, kontrolle }: ZettelProps) {
  const t = useTranslations('kartentisch.zettel');
  return (
    // It scrolls sideways where its names find no room: then it must be reached by key as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus
    <section className={styles.zettel} aria-label={t('titel')} tabIndex={0}>
      <table className={styles.tafel} data-spalten={stand.length}>
        <caption>{t('titel')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('spiel')}</th>
            {stand.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
              <th key={seat} scope="col">
                <KronkorkenBild seat={seat} groesse={18} />
                <span className={stand.length > VIELE ? 'tj-unseen' : undefined}>{nameVon(names, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {posten.map((einer) => (
            <Zeile key={einer.nummer} posten={einer} />
          ))}
          {laufend && <Laufende {...laufend} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('stand')}</th>
            {stand.map((punkte, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
              <td key={seat}>{mitVorzeichen(punkte)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {posten.length === 0 && <p className={styles.leise}>{t('leer')}</p>}
      {kontrolle && <Pruefzeile {...kontrolle} />}
    </section>
  );
});

function Zeile({ posten: { nummer, titel, zusatz, ergebnis, stand } }: { posten: Zettelposten }) {
  return (
    <tr>
      <th scope="row">
        {nummer}. {titel}
        {zusatz && <small>{zusatz}</small>}
      </th>
      {ergebnis.map((punkte, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <td key={seat}>
          {mitVorzeichen(punkte)}
          <small>{mitVorzeichen(stand[seat] ?? 0)}</small>
        </td>
      ))}
    </tr>
  );
}

function Laufende({ titel, punkte }: { titel: string; punkte: readonly number[] }) {
  return (
    <tr className={styles.laufend}>
      <th scope="row">{titel}</th>
      {punkte.map((seine, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <td key={seat}>{mitVorzeichen(seine)}</td>
      ))}
    </tr>
  );
}

function Pruefzeile({ summe, offen }: Kontrolle) {
  const t = useTranslations('kartentisch.zettel');
  const stimmt = summe + offen === 0;
  const werte = { summe: mitVorzeichen(summe), offen: mitVorzeichen(offen), rest: mitVorzeichen(summe + offen) };
  return (
    <p className={styles.kontrolle} data-stimmt={stimmt}>
      {t(offen === 0 ? 'kontrolleEnde' : 'kontrolle', werte)} <strong>{t(stimmt ? 'stimmt' : 'stimmtNicht', werte)}</strong>
    </p>
  );
}
