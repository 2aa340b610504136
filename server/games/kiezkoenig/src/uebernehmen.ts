import { roundUp } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import type { Prompt } from './partie.js';
import { type Preisbar, wert } from './wert.js';

/** One and a half times the value, to 10 Taler. */
export const uebernahmePreis = (kneipe: Preisbar): number => roundUp(3 * wert(kneipe), 2, 10);

/** Heading "Übernehmen": the pub changes hands with its upgrades, and its owner gets the money, willing or not. */
export function uebernimmt(ablauf: Ablauf, { seat, feld, preis }: Prompt): void {
  const von = ablauf.state.kneipen.find((k) => k.feld === feld)?.besitzer;
  if (feld === null || preis === null || von === null || von === undefined) return;
  ablauf.tut({ type: 'uebernommen', seat, von, feld, preis });
}
