import type { Ansicht, Entscheidungsfrage, Zugmoeglichkeit } from './typen';

/** What the parts of an open decision of your own are given. */
export interface Wahl {
  readonly frage: Entscheidungsfrage;
  readonly view: Ansicht;
  readonly names: readonly string[];
  readonly busy: boolean;
  readonly zieht: (zug: Zugmoeglichkeit) => void;
}
