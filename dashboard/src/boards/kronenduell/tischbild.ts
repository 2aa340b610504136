import { liegtOffen, spielerAuf } from './ansicht';
import type { Ansicht, Ausgang, Paar } from './typen';

/** What lies in front of a seat; a card's `wert` is null as long as nobody has counted it. */
export type Platz =
  | { readonly art: 'LEER' }
  | { readonly art: 'VERDECKT' }
  | { readonly art: 'OFFEN'; readonly rang: number; readonly wert: number | null; readonly gebannt: boolean };

export interface Tischbild {
  /** By seat. */
  readonly plaetze: readonly [Platz, Platz];
  /** How the pair that lies there came out; null: not yet. */
  readonly ausgang: Ausgang | null;
  /** The pair is that of the round before: it stays until somebody lays a card. */
  readonly vorbei: boolean;
}

const leer: Platz = { art: 'LEER' };

const vonPaar = ({ raenge, werte, aufgehoben }: Paar, seat: number): Platz => {
  const rang = raenge[seat];
  return rang === undefined ? leer : { art: 'OFFEN', rang, wert: werte[seat] ?? rang, gebannt: aufgehoben[seat] ?? false };
};

const vonSpieler = (view: Ansicht, seat: number): Platz => {
  const spieler = spielerAuf(view, seat);
  if (!spieler?.gelegt) return leer;
  return spieler.liegt === null ? { art: 'VERDECKT' } : { art: 'OFFEN', rang: spieler.liegt, wert: null, gebannt: false };
};

/** What lies on the table. `paar` and `ausgang`: the pair that is just being turned up and settled, whatever the view says by now. */
export function tischbild(view: Ansicht, paar: Paar | null, ausgang: Ausgang | null): Tischbild {
  if (paar) return { plaetze: [vonPaar(paar, 0), vonPaar(paar, 1)], ausgang, vorbei: false };
  const letzte = view.verlauf.at(-1);
  const frisch = liegtOffen(view) || view.spieler.some((spieler) => spieler.gelegt);
  if (!frisch && letzte) return { plaetze: [vonPaar(letzte, 0), vonPaar(letzte, 1)], ausgang: letzte, vorbei: view.sieger === null };
  return { plaetze: [vonSpieler(view, 0), vonSpieler(view, 1)], ausgang: null, vorbei: false };
}
