import type { Seat } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { erfuellt, wurfbild } from './bedingung.js';
import { type Buerger, FARBE, gedruckt } from './karten.js';
import { ORTE, ORTFARBE, obersteOrtskarte, PLAETZE } from './orte.js';
import type { Tisch, Zug } from './partie.js';

/** Places whose citizens' conditions the dice meet, from left to right; none before the first roll. */
export function erfuelltePlaetze(wuerfel: Zug['wuerfel'], reihe: Tisch['reihe']): readonly number[] {
  if (!wuerfel) return [];
  const bild = wurfbild(wuerfel);
  return PLAETZE.filter((platz) => {
    const buerger = reihe[platz];
    return buerger && erfuellt(bild, gedruckt(buerger));
  });
}

/** Heading "Neuen Ort gründen": whether a citizen has the colour of the location above its place. */
export function gruendet(buerger: Buerger, platz: number): boolean {
  const ort = ORTE[platz];
  return ort !== undefined && ORTFARBE[ort] === FARBE[gedruckt(buerger).art];
}

/** Heading "2a. Bürger überzeugen": the citizen, its location, and what the Hypnotiseur brings along. */
export function nimmt(ablauf: Ablauf, seat: Seat, platz: number): void {
  const genommen = nimmtEinen(ablauf, seat, platz, false);
  if (genommen && gedruckt(genommen).art === 'HYPNOTISEUR') nimmtEinen(ablauf, seat, platz + 1, true);
}

/** Takes the citizen of a place with its location, if it has the right colour; nothing if no citizen lies there. */
function nimmtEinen(ablauf: Ablauf, seat: Seat, platz: number, hypnotisiert: boolean): Buerger | undefined {
  const buerger = ablauf.state.tisch.reihe[platz];
  if (!buerger) return undefined;
  ablauf.tut({ type: 'buergerGenommen', seat, platz, buerger, hypnotisiert });
  const ort = ORTE[platz];
  const punkte = obersteOrtskarte(ablauf.state.tisch.orte[platz] ?? 0);
  if (ort && punkte !== undefined && gruendet(buerger, platz)) ablauf.tut({ type: 'ortGegruendet', seat, ort, punkte });
  return buerger;
}
