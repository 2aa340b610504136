'use client';
import { useTranslations } from 'next-intl';
import { nameVon } from '../names';
import styles from './brett-text.module.css';
import { useKartenwort } from './koenigreich';
import type { Ansicht, Buergerkarte, Platz } from './typen';
import { alsPunkte, nameMitBedingung } from './worte';

interface Kopfzeile {
  readonly titel: string;
  readonly spalten: readonly string[];
}

/** Caption and column headings of a table. */
export function Kopf({ titel, spalten }: Kopfzeile) {
  return (
    <>
      <caption>{titel}</caption>
      <thead>
        <tr>
          {spalten.map((spalte) => (
            <th key={spalte} scope="col">
              {spalte}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** The row as a table, from left to right. */
export function Reihentafel({ view }: { view: Ansicht }) {
  const t = useTranslations('wuerfelkoenig.text');
  return (
    <table className={styles.tafel}>
      <Kopf titel={t('reihe')} spalten={[t('platz'), t('ort'), t('buerger'), t('punkte'), t('lage')]} />
      <tbody>
        {view.reihe.map((platz) => (
          <Platzzeile key={platz.platz} platz={platz} />
        ))}
      </tbody>
    </table>
  );
}

function Platzzeile({ platz }: { platz: Platz }) {
  const t = useTranslations('wuerfelkoenig');
  const { karte } = platz;
  const ort = t(`ort.${platz.ort}`);
  const stand =
    platz.ortPunkte === null ? t('text.ortLeer', { ort }) : t('text.ortStand', { ort, anzahl: platz.ortKarten, punkte: platz.ortPunkte });
  return (
    <tr>
      <th scope="row">{platz.platz + 1}</th>
      <td>
        {stand} <span className={styles.leise}>{t(`farbe.${platz.ortFarbe}`)}</span>
      </td>
      {karte ? <Kartenzellen karte={karte} /> : <td colSpan={3}>{t('text.niemand')}</td>}
    </tr>
  );
}

function Kartenzellen({ karte }: { karte: Buergerkarte }) {
  const t = useTranslations('wuerfelkoenig');
  const lage = [
    ...(karte.erfuellt ? [t('brett.erfuellt')] : []),
    ...(karte.gruendet ? [t('text.gruendet')] : []),
    ...(karte.chance === null ? [] : [t('brett.chanceWort', { anteil: Math.round(karte.chance * 100) })]),
  ];
  return (
    <>
      <td>
        {nameMitBedingung(karte.buerger, t)} {karte.farbe && <span className={styles.leise}>{t(`farbe.${karte.farbe}`)}</span>}
      </td>
      <td>{karte.art === 'FEE' ? t('brett.feeWort') : alsPunkte(karte.punkte)}</td>
      <td>{lage.join(', ') || '–'}</td>
    </>
  );
}

const inReihenfolge = (view: Ansicht) => [...view.spieler].sort((a, b) => a.platz - b.platz);

/** Everybody with points, minus points and fairies. */
export function Spielertafel({ view, names }: { view: Ansicht; names: readonly string[] }) {
  const t = useTranslations('wuerfelkoenig');
  return (
    <table className={styles.tafel}>
      <Kopf titel={t('text.spieler')} spalten={[t('text.name'), t('text.punkte'), t('text.minus'), t('text.feen')]} />
      <tbody>
        {inReihenfolge(view).map(({ seat, punkte, minuspunkte, feen, elfeOben }) => (
          <tr key={seat}>
            <th scope="row">
              {nameVon(names, seat)}
              {elfeOben && ` (${t('spieler.elfe')})`}
            </th>
            <td className={styles.zahl}>{alsPunkte(punkte)}</td>
            <td className={styles.zahl}>{alsPunkte(-minuspunkte)}</td>
            <td className={styles.zahl}>{feen}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every kingdom's stack from bottom to top. */
export function Reiche({ view, names }: { view: Ansicht; names: readonly string[] }) {
  const t = useTranslations('wuerfelkoenig.text');
  const wort = useKartenwort();
  return (
    <section>
      <h3 className={styles.titel}>{t('reiche')}</h3>
      <dl className={styles.reiche}>
        {inReihenfolge(view).map(({ seat, stapel }) => (
          <div key={seat}>
            <dt>{nameVon(names, seat)}</dt>
            <dd>{stapel.length > 0 ? stapel.map(wort).join(' · ') : t('reichLeer')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
