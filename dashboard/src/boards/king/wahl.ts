import type { Ansicht, Zugmoeglichkeit } from './typen';

/** What every kind of choice is given. */
export interface Wahl {
  readonly zuege: readonly Zugmoeglichkeit[];
  readonly view: Ansicht;
  readonly names: readonly string[];
  readonly busy: boolean;
  readonly vierfarben: boolean;
  readonly ziehen: (zug: Zugmoeglichkeit) => void;
}
