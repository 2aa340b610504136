'use client';
import { useTranslations } from 'next-intl';
import type { SeenProps } from '../game-board';
import { nameVon } from '../names';
import { kneipeAuf } from './ansicht';
import styles from './brett-text.module.css';
import { brettdruck, feldname } from './brettdruck';
import type { Ansicht } from './typen';

/** The board in words and tables: the same facts as the drawing, for screen readers and for everybody who prefers to read. */
export function BrettText({ view, names, mySeat }: SeenProps<Ansicht>) {
  const t = useTranslations('kiezkoenig');
  const wuerfel = view.wuerfel ?? [];
  return (
    // A wide table scrolls sideways on a phone: then it must be reached by key as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus
    <section className={styles.text} aria-label={t('text.titel')} tabIndex={0}>
      <ul className={styles.lage}>
        <li>{t('brett.runde', { runde: view.runde, runden: view.runden })}</li>
        {view.amZug !== null && (
          <li>{view.amZug === mySeat ? t('brett.duBistDran') : t('brett.istDran', { name: nameVon(names, view.amZug) })}</li>
        )}
        {view.koenige && (
          <li>{t('brett.koenig', { namen: view.koenige.map((seat) => nameVon(names, seat)).join(' & '), anzahl: view.koenige.length })}</li>
        )}
        <li>{wuerfel.length > 0 ? t('text.wurf', { erster: wuerfel[0] ?? 0, zweiter: wuerfel[1] ?? 0 }) : t('brett.keinWurf')}</li>
        {view.karte && <li>{t('text.karte', { titel: t(`karten.${view.karte}.titel`), text: t(`karten.${view.karte}.text`) })}</li>}
        <li>{t('text.stapel', { anzahl: view.kartenImStapel })}</li>
      </ul>
      <Spielertafel view={view} names={names} />
      <Feldertafel view={view} names={names} />
    </section>
  );
}

function Spielertafel({ view, names }: Pick<SeenProps<Ansicht>, 'view' | 'names'>) {
  const t = useTranslations('kiezkoenig');
  return (
    <table className={styles.tafel}>
      <caption>{t('text.spieler')}</caption>
      <thead>
        <tr>
          {(['name', 'steht', 'taler', 'vermoegen'] as const).map((spalte) => (
            <th key={spalte} scope="col">
              {t(`text.${spalte}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.spieler.map((spieler) => (
          <tr key={spieler.seat}>
            <th scope="row">
              {nameVon(names, spieler.seat)}
              {spieler.setztAus && ` (${t('spieler.setztAus')})`}
              {spieler.pleite && ` (${t('spieler.pleite')})`}
            </th>
            <td>{feldname(spieler.feld)}</td>
            <td className={styles.zahl}>{t('zahl', { zahl: spieler.taler })}</td>
            <td className={styles.zahl}>{t('zahl', { zahl: spieler.vermoegen })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Feldertafel({ view, names }: Pick<SeenProps<Ansicht>, 'view' | 'names'>) {
  const t = useTranslations('kiezkoenig');
  return (
    <table className={styles.tafel}>
      <caption>{t('text.felder')}</caption>
      <thead>
        <tr>
          {(['feld', 'besitzer', 'preis', 'deckel', 'wert', 'uebernahme'] as const).map((spalte) => (
            <th key={spalte} scope="col">
              {t(`text.${spalte}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {brettdruck.map((druck, feld) => (
          <Feldzeile key={druck.name} view={view} names={names} feld={feld} />
        ))}
      </tbody>
    </table>
  );
}

function Feldzeile({ view, names, feld }: Pick<SeenProps<Ansicht>, 'view' | 'names'> & { feld: number }) {
  const t = useTranslations('kiezkoenig');
  const kneipe = kneipeAuf(view, feld);
  const ecke = brettdruck[feld]?.ecke;
  if (!kneipe) {
    return (
      <tr>
        <th scope="row">{feldname(feld)}</th>
        <td colSpan={5}>{ecke && t(`ecken.${ecke}`)}</td>
      </tr>
    );
  }
  const besitzer = kneipe.besitzer === null ? t('text.frei') : nameVon(names, kneipe.besitzer);
  return (
    <tr>
      <th scope="row">
        {feldname(feld)} <span className={styles.leise}>{t(`viertel.${kneipe.viertel}`)}</span>
      </th>
      <td>
        {besitzer}
        {kneipe.stufe > 0 && `, ${t(`stufe.${kneipe.stufe}`)}`}
      </td>
      <td className={styles.zahl}>{kneipe.preis}</td>
      <td className={styles.zahl}>{kneipe.deckel}</td>
      <td className={styles.zahl}>{kneipe.wert}</td>
      <td className={styles.zahl}>{kneipe.besitzer === null ? '–' : kneipe.uebernahme}</td>
    </tr>
  );
}
