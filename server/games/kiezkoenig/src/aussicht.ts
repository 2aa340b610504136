import type { Seat } from '@tavern-jack/kernel';
import { felder } from './brett.js';
import { besuche, WURFCHANCE } from './chancen.js';
import { deckelIn } from './deckel.js';
import type { View } from './view.js';
import { ausbauPreis, gedruckt, type Preisbar, wert } from './wert.js';
import { bankpreis, notverkaeufe } from './zahlungsnot.js';
import { LOHN, voraus } from './ziehen.js';

/** A board to be judged: what a decision would leave behind. */
export interface Brettlage {
  readonly kneipen: readonly Preisbar[];
  readonly spieler: readonly Platz[];
  /** [owner][field] -> expected visits of everybody else until the end. */
  readonly besucher: readonly (readonly number[])[];
}

export interface Platz {
  readonly taler: number;
  readonly feld: number;
  /** Turns this player still rolls. */
  readonly zuege: number;
}

/** The board as it is seen now. `wuerfeltNoch`: whether the running turn still has its roll. */
export function brettlage(view: View, wuerfeltNoch: boolean): Brettlage {
  const amZug = view.spieler[view.amZug ?? 0]?.platz ?? 0;
  const spieler = view.spieler.map(({ taler, feld, setztAus, platz }) => {
    const dieseRunde = platz > amZug || (platz === amZug && wuerfeltNoch) ? 1 : 0;
    return { taler, feld, zuege: Math.max(0, view.runden - view.runde + dieseRunde - (setztAus ? 1 : 0)) };
  });
  const besucher = spieler.map((_, besitzer) =>
    felder.map(({ feld }) => spieler.reduce((summe, p, s) => (s === besitzer ? summe : summe + besuche(p.zuege, p.feld, feld)), 0)),
  );
  return { kneipen: view.kneipen, spieler, besucher };
}

/** Visits of everybody but the owner. */
const fremdeBesuche = (lage: Brettlage, besitzer: Seat, feld: number): number => lage.besucher[besitzer]?.[feld] ?? 0;

/** What everybody is expected to gain and pay in Deckel until the end, by seat. */
function deckelbilanz(lage: Brettlage): readonly number[] {
  const bilanz = lage.spieler.map(() => 0);
  for (const kneipe of lage.kneipen) {
    const { besitzer, feld } = kneipe;
    if (besitzer === null) continue;
    const deckel = deckelIn(lage.kneipen, kneipe);
    lage.spieler.forEach((platz, besucher) => {
      if (besucher === besitzer) return;
      const betrag = deckel * besuche(platz.zuege, platz.feld, feld);
      bilanz[besitzer] = (bilanz[besitzer] ?? 0) + betrag;
      bilanz[besucher] = (bilanz[besucher] ?? 0) - betrag;
    });
  }
  return bilanz;
}

/** Value lost when a debt on this field must be paid with pubs. */
function notverlust(lage: Brettlage, seat: Seat, feld: number, taler: number): number {
  const kneipe = lage.kneipen.find((k) => k.feld === feld);
  if (!kneipe || kneipe.besitzer === null || kneipe.besitzer === seat) return 0;
  const deckel = deckelIn(lage.kneipen, kneipe);
  if (deckel <= taler) return 0;
  const eigene = lage.kneipen.filter((k) => k.besitzer === seat);
  return notverkaeufe(eigene, taler, deckel).reduce((summe, k) => summe + bankpreis(k), 0);
}

/** The risk of having to pay: expected loss by forced sales in the next roll, and with less weight in those after it. */
function risiko(lage: Brettlage, seat: Seat): number {
  const platz = lage.spieler[seat];
  if (!platz || platz.zuege === 0) return 0;
  let naechster = 0;
  WURFCHANCE.forEach((chance, summe) => {
    if (chance === 0) return;
    const lohn = platz.feld + summe >= felder.length ? LOHN : 0;
    naechster += chance * notverlust(lage, seat, voraus(platz.feld, summe), platz.taler + lohn);
  });
  const irgendwo = felder.reduce((summe, { feld }) => summe + notverlust(lage, seat, feld, platz.taler + LOHN / 2), 0) / felder.length;
  return naechster + irgendwo * Math.min(platz.zuege - 1, 2);
}

/** Cash that an average turn brings: the wage comes once in sixteen fields, and a roll makes seven. */
const LOHN_JE_ZUG = (LOHN * 7) / 16;

/** What the seat can still make of its cash: in each coming turn the upgrade that pays best, as far as the money goes. */
function ausbauplan(lage: Brettlage, seat: Seat): number {
  const platz = lage.spieler[seat];
  if (!platz) return 0;
  const zuege = platz.zuege;
  let taler = platz.taler;
  let ertrag = 0;
  let kneipen = lage.kneipen;
  // This turn's upgrade is a move of its own: the plan begins with the next turn.
  for (let rest = zuege - 1; rest > 0; rest--) {
    taler += LOHN_JE_ZUG;
    const bester = besterAusbau({ ...lage, kneipen }, seat, taler);
    if (bester) {
      ertrag += (bester.mehr * rest) / zuege;
      taler -= ausbauPreis(bester.feld);
      kneipen = kneipen.map((k) => (k.feld === bester.feld ? { ...k, stufe: k.stufe + 1 } : k));
    }
  }
  return ertrag;
}

/** The affordable upgrade that brings most until the end; undefined if there is none. */
function besterAusbau(lage: Brettlage, seat: Seat, taler: number): { feld: number; mehr: number } | undefined {
  let bester: { feld: number; mehr: number } | undefined;
  for (const kneipe of lage.kneipen) {
    if (kneipe.besitzer !== seat || kneipe.stufe >= 2 || ausbauPreis(kneipe.feld) > taler) continue;
    const mehr = deckelIn(lage.kneipen, { ...kneipe, stufe: kneipe.stufe + 1 }) - deckelIn(lage.kneipen, kneipe);
    const gewinn = mehr * fremdeBesuche(lage, seat, kneipe.feld);
    if (!bester || gewinn > bester.mehr) bester = { feld: kneipe.feld, mehr: gewinn };
  }
  return bester;
}

/** Free pubs go to whoever comes first: what they would bring each seat, with the quarter in mind. */
function freieKneipen(lage: Brettlage): readonly number[] {
  const bilanz = lage.spieler.map(() => 0);
  for (const { feld, besitzer } of lage.kneipen) {
    if (besitzer !== null) continue;
    lage.spieler.forEach((platz, seat) => {
      if (platz.taler + LOHN < gedruckt(feld).preis) return;
      const bekommt = Math.min(1, besuche(platz.zuege, platz.feld, feld)) / 2;
      bilanz[seat] = (bilanz[seat] ?? 0) + bekommt * gedruckt(feld).grunddeckel * 3 * fremdeBesuche(lage, seat, feld) * 0.5;
    });
  }
  return bilanz;
}

/** How far ahead of the others the seat is expected to end, in Taler. */
export function aussicht(lage: Brettlage, seat: Seat): number {
  const deckel = deckelbilanz(lage);
  const frei = freieKneipen(lage);
  const ende = lage.spieler.map((platz, s) => {
    const besitz = lage.kneipen.reduce((summe, k) => (k.besitzer === s ? summe + wert(k) : summe), 0);
    return platz.taler + besitz + (deckel[s] ?? 0) + (frei[s] ?? 0) + ausbauplan(lage, s) - risiko(lage, s);
  });
  const andere = ende.filter((_, s) => s !== seat);
  const ich = ende[seat] ?? 0;
  const schnitt = andere.reduce((summe, e) => summe + e, 0) / andere.length;
  return ich - (schnitt + Math.max(...andere)) / 2;
}
