import { CloseButton } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { AusbauBild } from '../../art/ausbau';
import { KronkorkenBild } from '../../art/kronkorken';
import { ViertelzeichenBild, viertelfarbe } from '../../art/viertelzeichen';
import { nameVon } from '../names';
import { imViertel, kneipeAuf } from './ansicht';
import { brettdruck, deckeltafel, feldname } from './brettdruck';
import styles from './kneipenblatt.module.css';
import type { Ansicht, Kneipe } from './typen';

/** The sheet of a field: what it is, what it costs and brings. `onClose` null: it goes with the pointer. */
export function Kneipenblatt(props: { view: Ansicht; feld: number; names: readonly string[]; onClose: (() => void) | null }) {
  const t = useTranslations('kiezkoenig');
  const { view, feld, names, onClose } = props;
  const kneipe = kneipeAuf(view, feld);
  const ecke = brettdruck[feld]?.ecke;
  return (
    <div
      className={styles.blatt}
      data-fest={onClose !== null}
      style={{ '--viertel': kneipe ? viertelfarbe(kneipe.viertel) : 'var(--tj-muted)' }}
    >
      <div className={styles.kopf}>
        {kneipe && <ViertelzeichenBild viertel={kneipe.viertel} groesse={26} />}
        <div className={styles.titel}>
          <strong>{feldname(feld)}</strong>
          {kneipe && <span className={styles.leise}>{t(`viertel.${kneipe.viertel}`)}</span>}
        </div>
        {onClose && <CloseButton aria-label={t('brett.schliessen')} onClick={onClose} size={44} className={styles.zu} />}
      </div>
      {ecke && <p className={styles.text}>{t(`ecken.${ecke}`)}</p>}
      {kneipe && <Besitz kneipe={kneipe} names={names} />}
      {kneipe && <Betraege kneipe={kneipe} />}
      {kneipe && <Tafel view={view} kneipe={kneipe} />}
    </div>
  );
}

function Besitz({ kneipe, names }: { kneipe: Kneipe; names: readonly string[] }) {
  const t = useTranslations('kiezkoenig');
  if (kneipe.besitzer === null) return null;
  return (
    <div className={styles.besitz}>
      <KronkorkenBild seat={kneipe.besitzer} groesse={20} />
      <span>{nameVon(names, kneipe.besitzer)}</span>
      {kneipe.stufe > 0 && (
        <span className={styles.stufe}>
          <AusbauBild stufe={kneipe.stufe} groesse={18} /> {t(`stufe.${kneipe.stufe}`)}
        </span>
      )}
    </div>
  );
}

function Betraege({ kneipe }: { kneipe: Kneipe }) {
  const t = useTranslations('kiezkoenig.blatt');
  const zeilen: [string, number][] =
    kneipe.besitzer === null
      ? [
          [t('preis'), kneipe.preis],
          [t('ausbauPreis'), kneipe.ausbauPreis],
        ]
      : [
          [t('deckelJetzt'), kneipe.deckel],
          [t('wert'), kneipe.wert],
          [t('uebernahme'), kneipe.uebernahme],
        ];
  return (
    <dl className={styles.betraege}>
      {zeilen.map(([wort, betrag]) => (
        <div key={wort}>
          <dt>{wort}</dt>
          <dd>{betrag}</dd>
        </div>
      ))}
    </dl>
  );
}

function Tafel({ view, kneipe }: { view: Ansicht; kneipe: Kneipe }) {
  const t = useTranslations('kiezkoenig');
  const tafel = deckeltafel(kneipe.preis);
  if (!tafel) return null;
  const anzahl = kneipe.besitzer === null ? 1 : imViertel(view, kneipe, kneipe.besitzer);
  return (
    <table className={styles.tafel}>
      <caption>{t('blatt.tafel')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('blatt.imViertel')}</th>
          {[1, 2, 3].map((spalte) => (
            <th key={spalte} scope="col">
              {spalte}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tafel.map((reihe, stufe) => (
          <tr key={reihe[0]}>
            <th scope="row">{t(`stufe.${stufe}`)}</th>
            {reihe.map((betrag, spalte) => {
              const gilt = stufe === kneipe.stufe && spalte + 1 === anzahl && betrag === kneipe.deckel;
              return (
                <td key={betrag} data-gilt={gilt}>
                  {betrag}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
