import { exclusions, OFFIZIELL, type Options, PRESETS } from '../optionen.js';

/** A table that can be played: a variant with a number of players. */
export interface Tisch {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
}

/** Every variant by its preset, and those that have none. */
const VARIANTEN: readonly { readonly id: string; readonly options: Options }[] = [
  ...PRESETS,
  { id: 'turnierMitKauf', options: { ...OFFIZIELL, turnierregeln: true, trumpfwahl: 'KAUF' } },
  { id: 'nurAbheben', options: { ...OFFIZIELL, nurAbheben: true } },
  { id: 'turnierKaroZehn', options: { ...OFFIZIELL, turnierregeln: true, trumpfwahl: 'GEBER', einzelkarte: 'KARO_10' } },
  {
    id: 'doppelKingImTurnier',
    options: { ...OFFIZIELL, spielform: 'DOPPEL_KING', turnierregeln: true, trumpfwahl: 'KAUF', nurAbheben: true },
  },
];

export const ALLE_TISCHE: readonly Tisch[] = VARIANTEN.flatMap(({ id, options }) =>
  [4, 3, 5].flatMap((seats) => (exclusions(options, seats).length === 0 ? [{ name: `${id} zu ${seats}`, seats, options }] : [])),
);
