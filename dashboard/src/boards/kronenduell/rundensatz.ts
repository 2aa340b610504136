import type { GameTexts } from '../game-board';
import { nameVon } from '../names';
import { gewerteteKarte } from './faehigkeiten';
import type { Ausgang, Runde } from './typen';

/** How a round came out, in one sentence: which rule settled it and who took how many coins. */
export function ausgangssatz({ sieger, muenzen, regel }: Ausgang, names: readonly string[], t: GameTexts): string {
  return t(`ausgang.${regel}`, { name: sieger === null ? '' : nameVon(names, sieger), muenzen });
}

/** A round that is over, in two sentences: the cards, and what came out. */
export function rundensatz(runde: Runde, names: readonly string[], t: GameTexts): string {
  const karten = t('brett.rundenkarten', {
    runde: runde.runde,
    erster: nameVon(names, 0),
    ersteKarte: gewerteteKarte(runde, 0, t),
    zweiter: nameVon(names, 1),
    zweiteKarte: gewerteteKarte(runde, 1, t),
  });
  return `${karten} ${ausgangssatz(runde, names, t)}`;
}
