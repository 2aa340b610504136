import { Kronkorken } from '../../art/kronkorken';
import { sitzfarbe } from '../../art/sitz';
import styles from './brett.module.css';
import { spurpunkt, standplatz, weg, type Zuschnitt } from './geometrie';
import type { Ansicht, Gezogen } from './typen';

/** The crown caps on their fields. `felder` says where those stand that are still on their way. */
export function Figuren({ view, zuschnitt, felder }: { view: Ansicht; zuschnitt: Zuschnitt; felder: Readonly<Record<number, number>> }) {
  const stand = view.spieler.map(({ seat, feld }) => ({ seat, feld: felder[seat] ?? feld }));
  return (
    <g>
      {stand.map(({ seat, feld }) => {
        const nachbarn = stand.filter((andere) => andere.feld === feld);
        const { x, y } = standplatz(
          feld,
          nachbarn.findIndex((andere) => andere.seat === seat),
          nachbarn.length,
          zuschnitt,
        );
        const dran = view.amZug === seat;
        return (
          <g key={seat} className={styles.figur} style={{ transform: `translate(${x}px, ${y}px)` }}>
            {dran && <circle r={zuschnitt.figur + 2.5} fill="none" stroke="var(--tj-ink)" strokeWidth="2" />}
            <Kronkorken seat={seat} radius={zuschnitt.figur} />
          </g>
        );
      })}
    </g>
  );
}

/** The trail of the last move along the inner edge of the ring, with an arrow where it ended. */
export function Spur({ zug, zuschnitt }: { zug: Gezogen; zuschnitt: Zuschnitt }) {
  const felder = zug.vorwaerts ? weg(zug.von, zug.nach) : [zug.von, zug.nach];
  const punkte = felder.map((feld) => spurpunkt(feld, zuschnitt));
  const ziel = punkte.at(-1);
  const vorher = punkte.at(-2);
  if (!ziel || !vorher) return null;
  const winkel = (Math.atan2(ziel.y - vorher.y, ziel.x - vorher.x) * 180) / Math.PI;
  const farbe = sitzfarbe(zug.seat);
  return (
    <g fill="none" stroke={farbe} strokeLinecap="round" strokeLinejoin="round">
      <polyline points={punkte.map(({ x, y }) => `${x},${y}`).join(' ')} strokeWidth="3" strokeDasharray="0.1 7" />
      <circle cx={punkte[0]?.x} cy={punkte[0]?.y} r="3.5" fill="var(--tj-bg)" strokeWidth="2" />
      <path d="M-7 -5L1 0L-7 5Z" fill={farbe} strokeWidth="1.5" transform={`translate(${ziel.x} ${ziel.y}) rotate(${winkel})`} />
    </g>
  );
}
