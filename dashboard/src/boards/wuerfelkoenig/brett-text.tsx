'use client';
import { useTranslations } from 'next-intl';
import type { SeenProps } from '../game-board';
import { nameVon } from '../names';
import styles from './brett-text.module.css';
import { artname, farbeAuf } from './kartendruck';
import { Kopf, Reiche, Reihentafel, Spielertafel } from './texttafeln';
import type { Ansicht } from './typen';
import { nameMitBedingung } from './worte';

/** The table in words and tables: the same facts as the drawing, for screen readers and for everybody who prefers to read. */
export function BrettText({ view, names, mySeat }: SeenProps<Ansicht>) {
  const t = useTranslations('wuerfelkoenig');
  const { nachziehstapel: nachzieh, strafstapel: strafen, ablagestapel: ablage } = view;
  return (
    // A wide table scrolls sideways on a phone: then it must be reached by key as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus
    <section className={styles.text} aria-label={t('text.titel')} tabIndex={0}>
      <ul className={styles.lage}>
        <li>{t(view.extrazug ? 'brett.extrazug' : 'brett.zug', { zug: view.zugNummer })}</li>
        {view.amZug !== null && (
          <li>{view.amZug === mySeat ? t('brett.duBistDran') : t('brett.istDran', { name: nameVon(names, view.amZug) })}</li>
        )}
        {view.koenige && (
          <li>{t('brett.koenig', { namen: view.koenige.map((seat) => nameVon(names, seat)).join(' & '), anzahl: view.koenige.length })}</li>
        )}
        <li>{t('brett.wurf', { wurf: view.wurf, wuerfe: view.wuerfe })}</li>
        {view.drache && <li>{t('text.drache', { wer: nameMitBedingung(view.drache, t) })}</li>}
        <li>{t('text.stapel', { nachzieh, strafen, ablage })}</li>
      </ul>
      <Wuerfeltafel view={view} />
      <Reihentafel view={view} />
      <Spielertafel view={view} names={names} />
      <Reiche view={view} names={names} />
    </section>
  );
}

function Wuerfeltafel({ view }: { view: Ansicht }) {
  const t = useTranslations('wuerfelkoenig');
  if (!view.wuerfel) return <p className={styles.keinWurf}>{t('text.keinWurf')}</p>;
  return (
    <table className={styles.tafel}>
      <Kopf
        titel={t('text.wuerfelTitel')}
        spalten={(['wuerfel', 'sorte', 'zahl', 'farbe', 'behalten'] as const).map((spalte) => t(`text.${spalte}`))}
      />
      <tbody>
        {view.wuerfel.map((zahl, stelle) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the die
          <tr key={stelle}>
            <th scope="row">{stelle + 1}</th>
            <td>{artname[stelle >> 1]}</td>
            <td>{zahl}</td>
            <td>{t(`wuerfelfarbe.${farbeAuf(stelle, zahl)}`)}</td>
            <td>{t(view.behalten.includes(stelle) ? 'text.ja' : 'text.nein')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
