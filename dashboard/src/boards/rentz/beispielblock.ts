import type { Spiel, Werte, Zettelzeile } from './typen';

/** Score pads of the samples. */
export const WERTE: Werte = {
  herzKoenig: -80,
  dame: -20,
  karo: -10,
  stich: -10,
  kreuzZehn: 80,
  whist: 10,
  rentz: [300, 200, 150, 100, 50, 0],
};

const SPIELE: readonly Spiel[] = ['HERZ_KOENIG', 'DAMEN', 'KAROS', 'STICHE', 'TOTALE', 'ZEHN', 'WHIST', 'RENTZ'];

/** The games that a seat has not chosen yet. */
export const offeneSpiele = (zettel: readonly Zettelzeile[], seat: number): readonly Spiel[] =>
  SPIELE.filter((spiel) => !zettel.some((zeile) => zeile.ansager === seat && zeile.spiel === spiel));

/** What one deal gave: whole sums of its game, shared out in a way that changes from deal to deal. */
function ergebnisVon(spiel: Spiel, spieler: number, gabe: number): number[] {
  const teile = Array.from({ length: spieler }, () => 0);
  const gib = (wem: number, punkte: number): void => {
    teile[wem % spieler] = (teile[wem % spieler] ?? 0) + punkte;
  };
  const viel: Readonly<Partial<Record<Spiel, readonly [anzahl: number, punkte: number]>>> = {
    HERZ_KOENIG: [1, WERTE.herzKoenig],
    DAMEN: [4, WERTE.dame],
    KAROS: [2 * spieler, WERTE.karo],
    STICHE: [8, WERTE.stich],
    ZEHN: [1, WERTE.kreuzZehn],
    WHIST: [8, WERTE.whist],
  };
  const einzeln = spiel === 'TOTALE' ? (['HERZ_KOENIG', 'DAMEN', 'KAROS', 'STICHE'] as const) : [spiel];
  for (const eines of einzeln) {
    const [anzahl, punkte] = viel[eines] ?? [0, 0];
    for (let i = 0; i < anzahl; i++) gib(gabe * 3 + i * i * (gabe % 3) + i, punkte);
  }
  if (spiel === 'RENTZ') for (let platz = 0; platz < spieler; platz++) gib(gabe + platz * (spieler - 1), WERTE.rentz[platz] ?? 0);
  return teile;
}

/** The lines of the first deals. */
export function zettelBis(gaben: number, spieler: number): Zettelzeile[] {
  let stand = Array.from({ length: spieler }, () => 0);
  return Array.from({ length: gaben }, (_, i) => {
    const ansager = i % spieler;
    const spiel = SPIELE[(Math.floor(i / spieler) + ansager * 3) % SPIELE.length] ?? 'WHIST';
    const blind = i % 7 === 3;
    const ergebnis = ergebnisVon(spiel, spieler, i).map((punkte) => (blind ? 2 * punkte : punkte));
    stand = stand.map((bisher, seat) => bisher + (ergebnis[seat] ?? 0));
    return { gabe: i + 1, ansager, spiel, blind, ergebnis, stand };
  });
}
