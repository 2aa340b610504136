import type { GameTexts } from '../game-board';
import { kartenname } from '../kartentisch/kartenname';
import type { Karte } from '../kartentisch/typen';
import { mitVorzeichen } from '../kartentisch/zahlen';
import type { Spiel, Tarif } from './typen';

export const kartenliste = (karten: readonly Karte[], t: GameTexts): string => karten.map((karte) => kartenname(karte, t)).join(', ');
export const spielname = (spiel: Spiel, t: GameTexts): string => t(`spiel.${spiel}`);

/** What counts in a game, part by part: "je Herz −20". */
export function tarifteile(tarif: Tarif, t: GameTexts): string[] {
  const einzeln = (['jeStich', 'jeHerz', 'jeDame', 'jeHerr', 'herzKoenig'] as const)
    .filter((was) => tarif[was] !== 0)
    .map((was) => t(`tarif.${was}`, { punkte: mitVorzeichen(tarif[was]) }));
  return [...einzeln, ...zaehlstichteile(tarif, t), ...fertigteile(tarif, t)];
}

// Tricks of the same value are named together.
function zaehlstichteile({ zaehlstiche }: Tarif, t: GameTexts): string[] {
  return [...new Set(zaehlstiche.map(({ wert }) => wert))].map((wert) => {
    const nummern = zaehlstiche.filter((stich) => stich.wert === wert).map((stich) => stich.stichNummer);
    return t('tarif.zaehlstiche', { nummern: nummern.join(' & '), anzahl: nummern.length, punkte: mitVorzeichen(wert) });
  });
}

function fertigteile({ fuerFertige: [erster, zweiter] }: Tarif, t: GameTexts): string[] {
  if (erster === undefined) return [];
  return [t('tarif.fertige', { erster: mitVorzeichen(erster), zweiter: mitVorzeichen(zweiter ?? 0) })];
}
