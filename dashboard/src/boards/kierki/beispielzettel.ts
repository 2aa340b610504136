import type { Planzeile, Spiel, Tarif, Zettelzeile } from './typen';

/** Score sheets of the samples. */
const nichts: Tarif = { jeStich: 0, jeHerz: 0, jeDame: 0, jeHerr: 0, herzKoenig: 0, zaehlstiche: [], fuerFertige: [] };
const letzte = [
  { stichNummer: 7, wert: -75 },
  { stichNummer: 13, wert: -75 },
];

/** What counts in each game with four players. */
export const tarife: Readonly<Record<Spiel, Tarif>> = {
  STICHE: { ...nichts, jeStich: -20 },
  HERZEN: { ...nichts, jeHerz: -20 },
  DAMEN: { ...nichts, jeDame: -60 },
  HERREN: { ...nichts, jeHerr: -30 },
  HERZ_KOENIG: { ...nichts, herzKoenig: -150 },
  LETZTER_STICH: { ...nichts, zaehlstiche: letzte },
  ROZBOJNIK: { jeStich: -20, jeHerz: -20, jeDame: -60, jeHerr: -30, herzKoenig: -150, zaehlstiche: letzte, fuerFertige: [] },
  TRUMPF: { ...nichts, jeStich: 25 },
  LOTERYJKA: { ...nichts, fuerFertige: [800, 500] },
};

const minus: readonly Spiel[] = ['STICHE', 'HERZEN', 'DAMEN', 'HERREN', 'HERZ_KOENIG', 'LETZTER_STICH', 'ROZBOJNIK'];

/** The games of a match; the last seat deals the first one. */
export const plan = (spieler: number): Planzeile[] =>
  [...minus, ...Array.from({ length: spieler }, (): Spiel => 'TRUMPF'), 'LOTERYJKA' as const].map((kierkiSpiel, i) => ({
    spielNummer: i + 1,
    kierkiSpiel,
    geber: (i + spieler - 1) % spieler,
  }));

const ergebnisse: readonly (readonly number[])[] = [
  [-80, -60, -20, -100],
  [-60, -120, 0, -80],
  [-120, 0, -60, -60],
  [-30, -90, -60, -60],
  [0, -150, 0, 0],
  [-75, 0, 0, -75],
  [-310, -240, -150, -600],
  [125, 50, 75, 75],
  [50, 100, 100, 75],
  [75, 75, 100, 75],
  [100, 25, 150, 50],
  [500, 0, 800, 0],
];
const ergebnisseZuDritt: readonly (readonly number[])[] = [
  [-75, -120, -60],
  [-120, -60, -80],
];

/** The lines of the first games. */
export function zettelBis(spiele: number, spieler: number): Zettelzeile[] {
  let stand = Array.from({ length: spieler }, () => 0);
  return plan(spieler)
    .slice(0, spiele)
    .map((zeile, i) => {
      const ergebnis = [...((spieler === 3 ? ergebnisseZuDritt : ergebnisse)[i] ?? stand.map(() => 0))];
      stand = stand.map((bisher, seat) => bisher + (ergebnis[seat] ?? 0));
      return { ...zeile, trumpffarbe: zeile.kierkiSpiel === 'TRUMPF' ? 'KARO' : null, ergebnis, stand };
    });
}
