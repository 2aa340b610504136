import { readdirSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { GameTexts } from '../game-board';

/** For tests: reads a card game's texts, translates with them, and finds which keys its code asks for. */
interface Texte {
  readonly [schluessel: string]: string | Texte;
}

const boards = new URL('../', import.meta.url);
const lies = (pfad: string): string => readFileSync(new URL(pfad, boards), 'utf8');
const texteVon = (spiel: string, sprache: 'de' | 'en'): Texte => JSON.parse(lies(`${spiel}/messages.${sprache}.json`));

/** All keys of a game's texts. */
export function schluesselVon(spiel: string): string[] {
  const flach = (baum: Texte, pfad: string): string[] =>
    Object.entries(baum).flatMap(([name, wert]) => (typeof wert === 'string' ? [pfad + name] : flach(wert, `${pfad}${name}.`)));
  return flach(texteVon(spiel, 'de'), '');
}

/** Translates within a card game, as the page does: with the names of cards. Throws where a key or a value is missing. */
export function uebersetzer(spiel: string, sprache: 'de' | 'en'): GameTexts {
  const { karten } = texteVon('kartentisch', sprache);
  const t = createTranslator({
    locale: sprache,
    messages: { ...texteVon(spiel, sprache), karten } as unknown as Record<string, never>,
    onError: (fehler) => {
      throw fehler;
    },
  });
  return (schluessel, werte) => t(schluessel as never, werte as never);
}

/** Events of a game by the contract. */
export const ereignisarten = (spiel: string): string[] =>
  [...lies(`../../../contracts/graphql/${spiel}.graphql`).matchAll(/^type (\w+) implements MatchEvent/gm)].map(
    (treffer) => treffer[1] as string,
  );

/** Every key that the code of a game asks for, as a pattern: what is put in at run time may be anything. */
export function gefragt(spiel: string): RegExp[] {
  const dateien = readdirSync(new URL(`${spiel}/`, boards)).filter((datei) => /\.tsx?$/.test(datei) && !datei.endsWith('.spec.ts'));
  return dateien.flatMap((datei) => gefragtIn(spiel, lies(`${spiel}/${datei}`)));
}

function gefragtIn(spiel: string, code: string): RegExp[] {
  const anfang = new RegExp(`useTranslations\\('${spiel}\\.?([\\w.]*)'\\)|\\b(?:t|texts)\\(`, 'g');
  let bereich = '';
  return [...code.matchAll(anfang)].flatMap((treffer) => {
    if (treffer[0].startsWith('use')) {
      bereich = treffer[1] ? `${treffer[1]}.` : '';
      return [];
    }
    const erstes = erstesArgument(code.slice(treffer.index + treffer[0].length));
    return woerter(erstes).map((wort) => new RegExp(`^${bereich}${wort}$`.replaceAll('.', '\\.').replaceAll('*', '.+')));
  });
}

/** What stands before the first comma, or the closing bracket, of a call. */
function erstesArgument(rest: string): string {
  let tiefe = 0;
  for (let i = 0; i < rest.length; i++) {
    const zeichen = rest[i] as string;
    if ('([{'.includes(zeichen)) tiefe++;
    if (tiefe === 0 && ',)'.includes(zeichen)) return rest.slice(0, i);
    if (')]}'.includes(zeichen)) tiefe--;
  }
  return rest;
}

// In a choice between two keys both are asked for; a gap in a template stands for any name.
function woerter(argument: string): string[] {
  const vorlagen = [...argument.matchAll(/`([^`]+)`/g)].map(([, vorlage = '']) => vorlage.replace(/\$\{[^}]*\}/g, '*'));
  const feste = [...argument.replace(/`[^`]+`/g, '').matchAll(/(?<!=== )'([a-zA-Z][\w.]*)'/g)].map(([, wort = '']) => wort);
  return [...vorlagen, ...feste];
}
