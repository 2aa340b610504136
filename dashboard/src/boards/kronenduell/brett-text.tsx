'use client';
import { useTranslations } from 'next-intl';
import type { GameTexts, SeenProps } from '../game-board';
import { nameVon } from '../names';
import { blatt, muessenLegen, RUNDEN } from './ansicht';
import styles from './brett-text.module.css';
import { gewerteteKarte, kartenname } from './faehigkeiten';
import { ausgangssatz } from './rundensatz';
import type { Ansicht, Spieler } from './typen';

type TextProps = SeenProps<Ansicht>;

/** The board in words and tables: the same facts as the drawing, for screen readers and for everybody who prefers to read. */
export function BrettText({ view, names, mySeat }: TextProps) {
  const t = useTranslations('kronenduell');
  return (
    // A wide table scrolls sideways on a phone: then it must be reached by key as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus
    <section className={styles.text} aria-label={t('text.titel')} tabIndex={0}>
      <Lage view={view} names={names} mySeat={mySeat} />
      <Spielertafel view={view} names={names} />
      <Rundentafel view={view} names={names} />
    </section>
  );
}

function Lage({ view, names, mySeat }: TextProps) {
  const t = useTranslations('kronenduell');
  const name = (seat: number): string => (seat === mySeat ? t('brett.du', { name: nameVon(names, seat) }) : nameVon(names, seat));
  const dran = muessenLegen(view);
  return (
    <ul className={styles.lage}>
      <li>{t('text.partie', { partie: view.partie, ziel: view.ziel })}</li>
      <li>{view.runde > 0 ? t('brett.runde', { runde: view.runde, runden: RUNDEN }) : t('brett.gleich')}</li>
      {dran.length > 0 && <li>{t('text.waehlt', { namen: dran.map(name).join(' & '), anzahl: dran.length })}</li>}
      {view.vertagt > 0 && <li>{t('brett.vertagt', { anzahl: view.vertagt })}</li>}
      {view.verstaerkt !== null && <li>{t('text.verstaerkt', { name: name(view.verstaerkt) })}</li>}
      {view.spaeher !== null && <li>{t('text.spaeher', { name: name(view.spaeher) })}</li>}
      {view.sieger && (
        <li>
          {t('brett.gewinnt', { namen: view.sieger.map(name).join(' & '), anzahl: view.sieger.length })}
          {view.durchFalle && ` ${t('brett.durchFalle')}`}
        </li>
      )}
    </ul>
  );
}

function Spielertafel({ view, names }: Pick<TextProps, 'view' | 'names'>) {
  const t = useTranslations('kronenduell');
  const zellen = view.spieler.map((spieler) => spielerzellen(view, spieler, t));
  return (
    <table className={styles.tafel}>
      <caption>{t('text.spieler')}</caption>
      <thead>
        <tr>
          <td />
          {view.spieler.map(({ seat }) => (
            <th key={seat} scope="col">
              {nameVon(names, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['muenzen', 'hand', 'liegt', 'weg'] as const).map((zeile) => (
          <tr key={zeile}>
            <th scope="row">{t(`text.${zeile}`)}</th>
            {view.spieler.map(({ seat }, i) => (
              <td key={seat}>{zellen[i]?.[zeile]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function spielerzellen(view: Ansicht, spieler: Spieler, t: GameTexts) {
  const karten = blatt(view, spieler.seat);
  const liste = (stand: 'HAND' | 'WEG'): string =>
    karten.flatMap((karte) => (karte.stand === stand && karte.rang !== null ? [kartenname(karte.rang, t)] : [])).join(', ') || '–';
  return {
    muenzen: t('text.muenzenVon', { anzahl: spieler.muenzen, ziel: view.ziel }),
    hand: spieler.hand === null ? t('text.verdeckt', { anzahl: spieler.karten }) : liste('HAND'),
    liegt: spieler.liegt !== null ? kartenname(spieler.liegt, t) : spieler.gelegt ? t('brett.verdeckt') : '–',
    weg: liste('WEG'),
  };
}

function Rundentafel({ view, names }: Pick<TextProps, 'view' | 'names'>) {
  const t = useTranslations('kronenduell');
  if (view.verlauf.length === 0) return <p className={styles.leise}>{t('brett.nochKeine')}</p>;
  return (
    <table className={styles.tafel}>
      <caption>{t('brett.verlauf')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('text.runde')}</th>
          <th scope="col">{nameVon(names, 0)}</th>
          <th scope="col">{nameVon(names, 1)}</th>
          <th scope="col">{t('text.ausgang')}</th>
        </tr>
      </thead>
      <tbody>
        {view.verlauf.map((runde) => (
          <tr key={runde.runde}>
            <th scope="row">{runde.runde}</th>
            <td>{gewerteteKarte(runde, 0, t)}</td>
            <td>{gewerteteKarte(runde, 1, t)}</td>
            <td>{ausgangssatz(runde, names, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
