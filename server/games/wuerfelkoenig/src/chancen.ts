import { erfuellt, wurfbild } from './bedingung.js';
import { gerollt, gewaehlt, type Wurfwerte } from './bestes-spiel.js';
import { BUERGER, type Buerger, gedruckt } from './karten.js';
import { NICHTS_BEHALTEN, WUERFE_INSGESAMT, wurfMit, wurfnummer } from './wurfraum.js';

/** The most rolls of a turn, with an elf on top. */
const MEISTE_WUERFE = 4;

/** For one citizen: which throws meet it, and how likely it is with the best play for it alone. */
interface Chancen {
  /** [rolls left][number of the throw] */
  readonly nachWurf: readonly Wurfwerte[];
  /** [rolls of the turn]: before the first of them. */
  readonly vorher: readonly number[];
}

/** Tables are made when they are first asked for, and stay: they depend on nothing but the printed cards. */
const tabellen = new Map<Buerger, Chancen>();
const treffer = new Map<Buerger, Uint8Array>();

let bilder: readonly ReturnType<typeof wurfbild>[] | undefined;

/** Which throws meet a citizen's condition: 1 or 0 by the number of the throw. */
export function trefferOf(buerger: Buerger): Uint8Array {
  const bekannt = treffer.get(buerger);
  if (bekannt) return bekannt;
  bilder ??= Array.from({ length: WUERFE_INSGESAMT }, (_, nummer) => wurfbild(wurfMit(nummer)));
  const neu = Uint8Array.from(bilder, (bild) => (erfuellt(bild, gedruckt(buerger)) ? 1 : 0));
  treffer.set(buerger, neu);
  return neu;
}

function chancenOf(buerger: Buerger): Chancen {
  const bekannt = tabellen.get(buerger);
  if (bekannt) return bekannt;
  const nachWurf = [Float64Array.from(trefferOf(buerger))];
  const vorher = [0];
  for (let wurf = 1; wurf <= MEISTE_WUERFE; wurf++) {
    const gehalten = gerollt(nachWurf[wurf - 1] as Wurfwerte);
    vorher.push(gehalten[NICHTS_BEHALTEN] as number);
    if (wurf < MEISTE_WUERFE) nachWurf.push(gewaehlt(gehalten));
  }
  const neu = { nachWurf, vorher };
  tabellen.set(buerger, neu);
  return neu;
}

/**
 * How likely a citizen's condition is met, 0 to 1, with the best play for it alone: from these dice with so many rolls left,
 * or, with null, before the first of so many rolls.
 */
export function chanceAuf(buerger: Buerger, wuerfel: readonly number[] | null, wuerfeUebrig: number): number {
  const { nachWurf, vorher } = chancenOf(buerger);
  return (wuerfel ? nachWurf[wuerfeUebrig]?.[wurfnummer(wuerfel)] : vorher[wuerfeUebrig]) ?? 0;
}

/** Makes all tables, so that nobody waits for them later; about a second of work at most. */
export function rechneVor(): void {
  for (const buerger of BUERGER) chancenOf(buerger);
}
