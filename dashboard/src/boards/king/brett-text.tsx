'use client';
import { useTranslations } from 'next-intl';
import type { GameTexts, SeenProps } from '../game-board';
import { farbname, kartenname } from '../kartentisch/kartenname';
import type { Karte } from '../kartentisch/typen';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import { tischstich } from './ansicht';
import styles from './brett-text.module.css';
import { Schreibblock } from './schreibblock';
import { Stichtafel } from './stichtafel';
import type { Ansicht } from './typen';
import { kontraktname, wertsatz } from './worte';

type TextProps = SeenProps<Ansicht>;

/** The board in words and tables: the same facts as the drawing, for screen readers and for everybody who prefers to read. */
export function BrettText({ view, names, mySeat }: TextProps) {
  const t = useTranslations('king');
  return (
    // A wide table scrolls sideways on a phone: then it must be reached by key as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus
    <section className={styles.text} aria-label={t('text.titel')} tabIndex={0}>
      <Lage view={view} names={names} mySeat={mySeat} />
      <Tisch view={view} names={names} />
      <Spielertafel view={view} names={names} />
      <Karten view={view} names={names} />
      <Stichtafel view={view} names={names} />
      <Schreibblock view={view} names={names} />
    </section>
  );
}

function Lage({ view, names, mySeat }: TextProps) {
  const t = useTranslations('king');
  const name = (seat: number): string => (seat === mySeat ? t('text.du', { name: nameVon(names, seat) }) : nameVon(names, seat));
  const { kontrakt, kingTarif, trumpffarbe, trumpfkarte, kauf, amZug, sieger } = view;
  const geber = name(view.geber);
  const zeilen = [
    t('brett.spiel', { nummer: view.spielNummer, spiele: view.spiele }),
    kontrakt ? kontraktname(kontrakt, view, t) : t('brett.nochOffen'),
    kontrakt && kingTarif ? wertsatz(kontrakt, kingTarif, view, t) : null,
    trumpffarbe && t('text.trumpf', { farbe: farbname(trumpffarbe, t) }),
    trumpfkarte && t(trumpffarbe ? 'brett.gezeigt' : 'brett.wuerdeTrumpf', { karte: kartenname(trumpfkarte, t) }),
    kauf && t('brett.kauf', { kaeufer: name(kauf.kaeufer), geber, bezahlt: kauf.bezahlt, preis: kauf.preisInStichen }),
    t('text.gibt', { name: geber }),
    view.imUhrzeigersinn ? null : t('brett.rechtsherum'),
    amZug === null ? null : t('text.amZug', { name: name(amZug) }),
    sieger && t('mitte.gewinnt', { namen: sieger.map(name).join(' & '), anzahl: sieger.length }),
  ];
  return <ul className={styles.lage}>{zeilen.map((zeile) => zeile && <li key={zeile}>{zeile}</li>)}</ul>;
}

const liste = (karten: readonly Karte[], t: GameTexts): string => karten.map((karte) => kartenname(karte, t)).join(', ') || '–';

function Tisch({ view, names }: Omit<TextProps, 'mySeat'>) {
  const t = useTranslations('king');
  const stich = tischstich(view, view.laufenderStich);
  return (
    <div>
      <h3 className={styles.titel}>{stich ? t('text.stich', { nummer: stich.nummer, von: view.stichzahl }) : t('text.keinStich')}</h3>
      {stich && (
        <ol className={styles.lage}>
          {stich.gelegt.map(({ seat, karte }) => (
            <li key={karte}>
              {nameVon(names, seat)}: {kartenname(karte, t)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Spielertafel({ view, names }: Omit<TextProps, 'mySeat'>) {
  const t = useTranslations('king');
  return (
    <table className={styles.tafel}>
      <caption>{t('text.spieler')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('text.stiche')}</th>
          <th scope="col">{t('text.hier')}</th>
          <th scope="col">{t('text.gesamt')}</th>
        </tr>
      </thead>
      <tbody>
        {view.spieler.map(({ seat, stichzahl, spielpunkte, gesamt }) => (
          <tr key={seat}>
            <th scope="row">{nameVon(names, seat)}</th>
            <td>{stichzahl}</td>
            <td>{mitVorzeichen(spielpunkte)}</td>
            <td>{mitVorzeichen(gesamt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Hands and the penalty cards that were won, a line for each. */
function Karten({ view, names }: Omit<TextProps, 'mySeat'>) {
  const t = useTranslations('king');
  const mitStrafe = view.spieler.filter(({ zaehlkarten }) => zaehlkarten.length > 0);
  return (
    <>
      <div>
        <h3 className={styles.titel}>{t('text.hand')}</h3>
        <ul className={styles.karten}>
          {view.spieler.map(({ seat, handkarten, karten }) => (
            <li key={seat}>
              {nameVon(names, seat)}: {handkarten ? liste(handkarten, t) : t('text.verdeckt', { anzahl: karten })}
            </li>
          ))}
        </ul>
      </div>
      {mitStrafe.length > 0 && (
        <div>
          <h3 className={styles.titel}>{t('text.zaehlkarten')}</h3>
          <ul className={styles.karten}>
            {mitStrafe.map(({ seat, zaehlkarten }) => (
              <li key={seat}>
                {nameVon(names, seat)}: {liste(zaehlkarten, t)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
