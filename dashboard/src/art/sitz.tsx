/** How many seats have a colour and a sign of their own. */
const SITZE = 6;

const stern = Array.from({ length: 10 }, (_, i) => {
  const winkel = (Math.PI / 5) * i - Math.PI / 2;
  const radius = i % 2 === 0 ? 9.6 : 4.2;
  return `${(radius * Math.cos(winkel)).toFixed(2)},${(radius * Math.sin(winkel)).toFixed(2)}`;
}).join(' ');

const zeichen = [
  <circle key="kreis" r="7.4" />,
  <rect key="quadrat" x="-6.6" y="-6.6" width="13.2" height="13.2" rx="1" />,
  <polygon key="dreieck" points="0,-8.6 8.6,6.6 -8.6,6.6" />,
  <polygon key="raute" points="0,-9.4 7.6,0 0,9.4 -7.6,0" />,
  <polygon key="stern" points={stern} />,
  <polygon key="sechseck" points="8.6,0 4.3,7.45 -4.3,7.45 -8.6,0 -4.3,-7.45 4.3,-7.45" />,
];

/** The colour token of a seat, counted from 0. */
export function sitzfarbe(seat: number): string {
  return `var(--tj-seat-${(seat % SITZE) + 1})`;
}

/** The sign of a seat in a box from -10 to 10, in the current fill. For use inside an SVG. */
export function Sitzzeichen({ seat }: { seat: number }) {
  return zeichen[seat % SITZE] ?? null;
}
