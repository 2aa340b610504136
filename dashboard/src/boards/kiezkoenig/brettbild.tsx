import { useTranslations } from 'next-intl';
import styles from './brett.module.css';
import { brettdruck } from './brettdruck';
import { Eckfeld } from './eckfeld';
import { Figuren, Spur } from './figuren';
import { ecke, SEITE, type Zuschnitt } from './geometrie';
import { Kneipenfeld } from './kneipenfeld';
import type { Ansicht, Gezogen } from './typen';
import type { Bewegung } from './use-bewegung';

interface Bild {
  view: Ansicht;
  zuschnitt: Zuschnitt;
  bewegung: Bewegung;
  zuege: readonly Gezogen[];
  licht: readonly number[];
  /** The field that is pointed at, if any. */
  gezeigt: number | null;
}

/** The drawing of the ring: fields, trail of the last move, tokens. Decoration: buttons over it and the text form say the same. */
export function Brettbild({ view, zuschnitt, bewegung, zuege, licht, gezeigt }: Bild) {
  const t = useTranslations('kiezkoenig');
  const viertel = { UNI: t('viertel.UNI'), ALTSTADT: t('viertel.ALTSTADT'), HAFEN: t('viertel.HAFEN'), KIEZ: t('viertel.KIEZ') };
  const woerter = { preis: t('brett.preisKurz'), deckel: t('brett.deckelKurz'), viertel };
  const [breite, hoehe] = [SEITE * zuschnitt.breite, SEITE * zuschnitt.hoehe];
  const letzter = zuege.at(-1);
  // Scrubbing through a replay may show a view from before that move.
  const passt = letzter && view.spieler.some(({ seat, feld }) => seat === letzter.seat && feld === letzter.nach);
  return (
    <svg viewBox={`0 0 ${breite} ${hoehe}`} aria-hidden="true" className={styles.bild}>
      {brettdruck.map((druck, feld) =>
        druck.ecke ? <Eckfeld key={druck.name} feld={feld} zuschnitt={zuschnitt} unterzeile={t(`eckenKurz.${druck.ecke}`)} /> : null,
      )}
      {view.kneipen.map((kneipe) => (
        <Kneipenfeld key={kneipe.feld} kneipe={kneipe} zuschnitt={zuschnitt} woerter={woerter} imLicht={licht.includes(kneipe.feld)} />
      ))}
      {gezeigt !== null && <Zeiger feld={gezeigt} zuschnitt={zuschnitt} />}
      {passt && !bewegung.laeuft && zuege.map((zug) => <Spur key={`${zug.von}-${zug.nach}`} zug={zug} zuschnitt={zuschnitt} />)}
      <Figuren view={view} zuschnitt={zuschnitt} felder={bewegung.felder} />
    </svg>
  );
}

function Zeiger({ feld, zuschnitt }: { feld: number; zuschnitt: Zuschnitt }) {
  const { x, y } = ecke(feld, zuschnitt);
  return (
    <rect
      x={x + 1}
      y={y + 1}
      width={zuschnitt.breite - 2}
      height={zuschnitt.hoehe - 2}
      rx={zuschnitt.schmal ? 9 : 12}
      fill="none"
      stroke="var(--tj-ink)"
      strokeWidth="2.5"
    />
  );
}
