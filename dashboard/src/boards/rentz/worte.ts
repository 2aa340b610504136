import type { GameTexts } from '../game-board';
import { kartenname } from '../kartentisch/kartenname';
import type { Karte } from '../kartentisch/typen';
import { mitVorzeichen } from '../kartentisch/zahlen';
import type { Spiel, Werte } from './typen';

export const kartenliste = (karten: readonly Karte[], t: GameTexts): string => karten.map((karte) => kartenname(karte, t)).join(', ');
export const spielname = (spiel: Spiel, t: GameTexts): string => t(`spiel.${spiel}`);

type Teil = readonly [schluessel: string, punkte: number];

const herzKoenig = ({ herzKoenig: punkte }: Werte): Teil => ['herzKoenig', punkte];
const dame = ({ dame: punkte }: Werte): Teil => ['jeDame', punkte];
const karo = ({ karo: punkte }: Werte): Teil => ['jeKaro', punkte];
const stich = ({ stich: punkte }: Werte): Teil => ['jeStich', punkte];

const teile: Readonly<Record<Exclude<Spiel, 'RENTZ'>, (werte: Werte) => readonly Teil[]>> = {
  HERZ_KOENIG: (werte) => [herzKoenig(werte)],
  DAMEN: (werte) => [dame(werte)],
  KAROS: (werte) => [karo(werte)],
  STICHE: (werte) => [stich(werte)],
  TOTALE: (werte) => [herzKoenig(werte), dame(werte), karo(werte), stich(werte)],
  ZEHN: ({ kreuzZehn }) => [['kreuzZehn', kreuzZehn]],
  WHIST: ({ whist }) => [['jeStich', whist]],
};

/** What counts in a game, part by part: "je Dame −20"; a blind game counts twice. */
export function wertteile(spiel: Spiel, werte: Werte, blind: boolean, t: GameTexts): string[] {
  const faktor = blind ? 2 : 1;
  if (spiel === 'RENTZ') return [t('wert.plaetze', { punkte: werte.rentz.map((punkte) => punkte * faktor).join(', ') })];
  return teile[spiel](werte).map(([was, punkte]) => t(`wert.${was}`, { punkte: mitVorzeichen(punkte * faktor) }));
}

/** The same as short as a button needs it: the totals are the four games before them. */
export function kurzwert(spiel: Spiel, werte: Werte, blind: boolean, t: GameTexts): string {
  if (spiel === 'TOTALE') return t(blind ? 'wert.alleVierBlind' : 'wert.alleVier');
  return wertteile(spiel, werte, blind, t).join(', ');
}
