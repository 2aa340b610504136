import { Ausbau } from '../../art/ausbau';
import { Sitzzeichen, sitzfarbe } from '../../art/sitz';
import { Viertelzeichen, viertelfarbe } from '../../art/viertelzeichen';
import styles from './brett.module.css';
import { brettdruck } from './brettdruck';
import { ecke, type Zuschnitt } from './geometrie';
import type { Kneipe, Viertel } from './typen';

/** The words that wide boards print on a pub. */
export interface Woerter {
  preis: string;
  deckel: string;
  viertel: Readonly<Record<Viertel, string>>;
}

/** The awning of a pub in the colours of its quarter, with the quarter's sign and, where there is room, its name. */
function Markise({ viertel, wort, breite, hoehe }: { viertel: Viertel; wort: string | null; breite: number; hoehe: number }) {
  const farbe = viertelfarbe(viertel);
  const bahnen = wort === null ? 6 : 9;
  const bahn = breite / bahnen;
  // Sign and word are centred together; the word's width is guessed, a drawing cannot measure before it is seen.
  const zeichenMitte = breite / 2 - (wort === null ? 0 : wort.length * 3.3 + 4);
  return (
    <g>
      {Array.from({ length: bahnen }, (_, i) => i * bahn).map((links, i) => (
        <path
          key={links}
          d={`M${links} 0h${bahn}v${hoehe - 4}a${bahn / 2} 5 0 0 1 ${-bahn} 0z`}
          fill={i % 2 === 0 ? farbe : `color-mix(in srgb, ${farbe} 80%, var(--tj-bg))`}
        />
      ))}
      <g transform={`translate(${zeichenMitte} ${hoehe / 2 - 1}) scale(${hoehe / 29})`} style={{ color: 'var(--tj-bg)' }}>
        <Viertelzeichen viertel={viertel} />
      </g>
      {wort !== null && (
        <text x={zeichenMitte + 14.5} y={hoehe / 2 + 4} className={styles.viertel} fill="var(--tj-bg)">
          {wort}
        </text>
      )}
    </g>
  );
}

/** The front of the house below its name: door and windows, lit in the owner's colour. */
function Front({ farbe, frei, breite, hoehe, schmal }: { farbe: string; frei: boolean; breite: number; hoehe: number; schmal: boolean }) {
  const [fw, fh, tuer] = schmal ? [15, 13, 15] : [32, 22, 24];
  const licht = frei ? 'color-mix(in srgb, var(--tj-muted) 10%, transparent)' : `color-mix(in srgb, ${farbe} 34%, transparent)`;
  const linie = frei ? 'color-mix(in srgb, var(--tj-muted) 34%, transparent)' : `color-mix(in srgb, ${farbe} 60%, transparent)`;
  const oben = hoehe - fh - (schmal ? 8 : 11);
  return (
    <g fill={licht} stroke={linie} strokeWidth={schmal ? 1 : 1.3}>
      {[breite * 0.2, breite * 0.8].map((mitte) => (
        <path
          key={mitte}
          d={`M${mitte - fw / 2} ${oben}h${fw}v${fh}h${-fw}zM${mitte} ${oben}v${fh}M${mitte - fw / 2} ${oben + fh * 0.4}h${fw}`}
        />
      ))}
      <path
        d={`M${breite / 2 - tuer / 2} ${hoehe}v${-fh - (schmal ? 6 : 10)}a${tuer / 2} ${tuer / 3} 0 0 1 ${tuer} 0v${fh + (schmal ? 6 : 10)}`}
      />
    </g>
  );
}

function Plakette({ x, y, r, farbe, children }: { x: number; y: number; r: number; farbe: string; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="var(--tj-bg)" stroke={farbe} strokeWidth="2" />
      <g transform={`scale(${r / 14.5})`} fill={farbe} style={{ color: farbe }}>
        {children}
      </g>
    </g>
  );
}

/** A pub on the board. */
export function Kneipenfeld(props: { kneipe: Kneipe; zuschnitt: Zuschnitt; woerter: Woerter; imLicht: boolean }) {
  const { kneipe, zuschnitt, woerter, imLicht } = props;
  const { breite, hoehe, schmal } = zuschnitt;
  const { x, y } = ecke(kneipe.feld, zuschnitt);
  const [rand, markise] = schmal ? [2, 21] : [4, 29];
  const frei = kneipe.besitzer === null;
  const farbe = kneipe.besitzer === null ? 'var(--tj-muted)' : sitzfarbe(kneipe.besitzer);
  const [w, h] = [breite - 2 * rand, hoehe - 2 * rand];
  const [r, seite] = schmal ? [9, 3] : [13, 5];
  const rahmen = imLicht ? 'var(--tj-lamp)' : frei ? 'var(--tj-line)' : farbe;
  const clip = `haus-${schmal ? 's' : 'b'}-${kneipe.feld}`;
  return (
    <g transform={`translate(${x + rand} ${y + rand})`} className={imLicht ? styles.imLicht : undefined}>
      <clipPath id={clip}>
        <rect width={w} height={h} rx={schmal ? 7 : 10} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={w} height={h} fill={frei ? 'var(--tj-surface)' : `color-mix(in srgb, ${farbe} 17%, var(--tj-surface))`} />
        <Front farbe={farbe} frei={frei} breite={w} hoehe={h} schmal={schmal} />
        <Markise viertel={kneipe.viertel} wort={schmal ? null : woerter.viertel[kneipe.viertel]} breite={w} hoehe={markise} />
      </g>
      <rect
        width={w}
        height={h}
        rx={schmal ? 7 : 10}
        fill="none"
        className={styles.rahmen}
        style={{ stroke: rahmen }}
        strokeWidth={frei ? 1 : 2.5}
      />
      {kneipe.besitzer !== null && (
        <Plakette x={w - r - seite} y={r + seite} r={r} farbe={farbe}>
          <Sitzzeichen seat={kneipe.besitzer} />
        </Plakette>
      )}
      {kneipe.stufe > 0 && (
        <Plakette x={r + seite} y={r + seite} r={r} farbe="var(--tj-ink)">
          <Ausbau stufe={kneipe.stufe} />
        </Plakette>
      )}
      <Beschriftung kneipe={kneipe} schmal={schmal} breite={w} oben={markise} woerter={woerter} />
    </g>
  );
}

function Beschriftung(props: { kneipe: Kneipe; schmal: boolean; breite: number; oben: number; woerter: Woerter }) {
  const { kneipe, schmal, breite, oben, woerter } = props;
  const druck = brettdruck[kneipe.feld];
  const zeilen = schmal ? (druck?.zeilen ?? []) : [druck?.name ?? ''];
  const frei = kneipe.besitzer === null;
  const erste = oben + (schmal ? (zeilen.length > 1 ? 12 : 19) : 22);
  return (
    <g textAnchor="middle">
      {zeilen.map((zeile, i) => (
        <text key={zeile} x={breite / 2} y={erste + i * 14} className={schmal ? styles.nameSchmal : styles.name}>
          {zeile}
        </text>
      ))}
      <text x={breite / 2} y={schmal ? 64 : oben + 43} className={frei ? styles.preis : styles.deckel}>
        {schmal ? '' : `${frei ? woerter.preis : woerter.deckel} `}
        <tspan className={styles.zahl}>{frei ? kneipe.preis : kneipe.deckel}</tspan>
      </text>
    </g>
  );
}
