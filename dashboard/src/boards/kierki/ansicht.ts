import type { GameTexts } from '../game-board';
import type { Auslagereihe } from '../kartentisch/auslagereihe';
import { farbname } from '../kartentisch/kartenname';
import { gelegte } from '../kartentisch/stich';
import type { Farbe, Karte, Kontrolle, Rang, Tischplatz, Tischstich, Zettelposten } from '../kartentisch/typen';
import type { Ansicht, Entscheidungsfrage, Reihe, Spieler, Stich } from './typen';
import { spielname } from './worte';

/** The ranks of a row of Loteryjka: the ace is the lowest card. */
const RAENGE: readonly Rang[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K'];
/** Out of the pack when three play. */
const OHNE_ZU_DRITT: Karte = 'KREUZ_2';

/** How many tricks a game has: with three seventeen, with four thirteen. */
const stichzahl = (spieler: number): number => (spieler === 3 ? 17 : 13);

/** Whether cards are laid out in rows in place of tricks. */
export const istLoteryjka = ({ kierkiSpiel }: Pick<Ansicht, 'kierkiSpiel'>): boolean => kierkiSpiel === 'LOTERYJKA';

/** Games in which hearts may be led only from a hand of nothing but hearts. */
export const herzZuletzt = ({ kierkiSpiel }: Pick<Ansicht, 'kierkiSpiel'>): boolean =>
  kierkiSpiel === 'HERZEN' || kierkiSpiel === 'HERZ_KOENIG' || kierkiSpiel === 'ROZBOJNIK';

const tischstich = (stich: Stich, nummer: number, spieler: number): Tischstich => ({
  nummer,
  gelegt: gelegte(stich.ausspieler, stich.stichkarten, spieler, 1),
  gewinner: stich.stichVon,
  punkte: stich.stichVon === null ? null : stich.stichpunkte,
});

/** The trick on the table; null: none. */
export function laufender({ laufenderStich, gespielteStiche, spieler }: Ansicht): Tischstich | null {
  return laufenderStich && tischstich(laufenderStich, gespielteStiche.length + 1, spieler.length);
}

/** The trick before, also the last one of the game before; null: none. */
export function letzter({ letzterStich, gespielteStiche, spieler }: Ansicht): Tischstich | null {
  return letzterStich && tischstich(letzterStich, gespielteStiche.length || stichzahl(spieler.length), spieler.length);
}

/** A row of Loteryjka with all its places. */
export function auslagereihe({ reihenfarbe, liegen, naechste }: Reihe, { startkarten, spieler }: Ansicht): Auslagereihe {
  const alle = RAENGE.map((rang): Karte => `${reihenfarbe}_${rang}`);
  return {
    farbe: reihenfarbe,
    plaetze: spieler.length === 3 ? alle.filter((karte) => karte !== OHNE_ZU_DRITT) : alle,
    liegen,
    passend: naechste,
    start: startkarten.find((karte) => karte.startsWith(reihenfarbe)) ?? null,
  };
}

/** The cards that a decision allows. */
export const waehlbar = (decision: Pick<Entscheidungsfrage, 'legalMoves'> | null | undefined): readonly Karte[] =>
  decision?.legalMoves.flatMap(({ spielkarte }) => (spielkarte === null ? [] : [spielkarte])) ?? [];

/** Whether a seat's latest turn in Loteryjka was to pass. */
export const hatGepasst = ({ legungen }: Ansicht, seat: number): boolean =>
  legungen.findLast((legung) => legung.seat === seat)?.spielkarte === null;

function marken(view: Ansicht, { seat, fertigAls }: Spieler, t: GameTexts): string[] {
  const worte: string[] = [];
  if (view.geber === seat && view.sieger === null) worte.push(t('spieler.gibt'));
  if (fertigAls !== null) worte.push(t('spieler.fertig', { platz: fertigAls }));
  else if (hatGepasst(view, seat)) worte.push(t('brett.passt'));
  return worte;
}

/** Everybody as the table draws them. */
export const tischplaetze = (view: Ansicht, t: GameTexts): readonly Tischplatz[] =>
  view.spieler.map((spieler) => ({
    seat: spieler.seat,
    karten: spieler.karten,
    blatt: spieler.blatt,
    stiche: istLoteryjka(view) ? null : spieler.stichzahl,
    punkte: istLoteryjka(view) && spieler.fertigAls === null ? null : spieler.spielpunkte,
    gesamt: spieler.stand,
    zaehlkarten: spieler.zaehlkarten,
    marken: marken(view, spieler, t),
    dran: view.amZug === spieler.seat,
  }));

const trumpfzusatz = (farbe: Farbe | null, t: GameTexts): string | null => farbe && farbname(farbe, t);

/** The score sheet's lines. */
export const zettelposten = ({ zettel }: Ansicht, t: GameTexts): readonly Zettelposten[] =>
  zettel.map(({ spielNummer, kierkiSpiel, trumpffarbe, ergebnis, stand }) => ({
    nummer: spielNummer,
    titel: spielname(kierkiSpiel, t),
    zusatz: trumpfzusatz(trumpffarbe, t),
    ergebnis,
    stand,
  }));

/** Totals and what is still to come: together 0. */
export const kontrolle = ({ spieler, nochZuVergeben }: Ansicht): Kontrolle => ({
  summe: spieler.reduce((summe, { stand }) => summe + stand, 0),
  offen: nochZuVergeben,
});
