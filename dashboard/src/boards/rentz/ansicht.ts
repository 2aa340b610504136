import type { GameTexts } from '../game-board';
import { type Auslagereihe, nachbarn } from '../kartentisch/auslagereihe';
import { farbeVon, nachFarben, rangVon } from '../kartentisch/karten';
import { gelegte } from '../kartentisch/stich';
import type { Karte, Rang, Tischplatz, Tischstich, Zettelposten } from '../kartentisch/typen';
import { nameVon } from '../names';
import type { Ansicht, Entscheidungsfrage, Reihe, Spieler, Stich, Zettelzeile } from './typen';
import { spielname } from './worte';

/** In Rentz the ace is high. */
const RAENGE: readonly Rang[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'];

const tischstich = (stich: Stich, spieler: number): Tischstich => ({
  nummer: stich.stichNummer,
  gelegt: gelegte(stich.ausspieler, stich.stichkarten, spieler, 1),
  gewinner: stich.gewinner,
  punkte: stich.gewinner === null ? null : stich.stichpunkte,
});

/** The trick on the table; null: no card lies. */
export const laufender = ({ laufenderStich, spieler }: Ansicht): Tischstich | null =>
  laufenderStich && laufenderStich.stichkarten.length > 0 ? tischstich(laufenderStich, spieler.length) : null;

/** The trick before; null: none. */
export const letzter = ({ letzterStich, spieler }: Ansicht): Tischstich | null => letzterStich && tischstich(letzterStich, spieler.length);

/** Whether cards are laid out in rows in place of tricks. */
export const wirdAusgelegt = ({ phase }: Pick<Ansicht, 'phase'>): boolean => phase === 'AUSLEGEN';

/** A row of the Rentz game with all its places, from its lowest card up to the ace. */
export function auslagereihe({ reihenfarbe, startkarte, endkarte, liegen }: Reihe): Auslagereihe {
  const plaetze = RAENGE.slice(RAENGE.indexOf(rangVon(endkarte))).map((rang): Karte => `${reihenfarbe}_${rang}`);
  return { farbe: reihenfarbe, plaetze, liegen, passend: nachbarn(plaetze, liegen, startkarte), start: startkarte };
}

/** The lowest rank of the pack: with so many players so many low cards are out. */
export const tiefsterRang = (spieler: number): Rang => (({ 3: '9', 4: '7', 5: '5' }) as const)[spieler] ?? '3';

/** The ends of a hand: aces and lowest cards, which allow a refusal. */
export const enden = (karten: readonly Karte[], spieler: number): readonly Karte[] =>
  karten.filter((karte) => rangVon(karte) === 'A' || rangVon(karte) === tiefsterRang(spieler));

/** A seat's hand; empty where one must not look. */
export const blattVon = ({ spieler }: Ansicht, seat: number | null): readonly Karte[] =>
  spieler.find((einer) => einer.seat === seat)?.handkarten ?? [];

/** The cards that a decision allows. */
export const waehlbar = (decision: Pick<Entscheidungsfrage, 'legalMoves'> | null | undefined): readonly Karte[] =>
  decision?.legalMoves.flatMap(({ spielkarte }) => (spielkarte === null ? [] : [spielkarte])) ?? [];

function marken({ phase, ansager, amZug, spiel, sieger }: Ansicht, { seat, fertigAls }: Spieler, t: GameTexts): string[] {
  const worte: string[] = [];
  if (ansager === seat && !sieger) worte.push(t(spiel ? 'brett.hatGewaehlt' : 'brett.ansager'));
  if (phase === 'ABLEHNUNG' && amZug === seat) worte.push(t('brett.wirdGefragt'));
  if (fertigAls !== null) worte.push(t('brett.fertig', { platz: fertigAls }));
  return worte;
}

/** What a seat showed not to hold: by not following suit that suit, by passing single cards. Nothing of an empty hand. */
export function fehlendes(spieler: Pick<Spieler, 'ohne' | 'karten'>, ganzeFarben: boolean): NonNullable<Tischplatz['fehlt']> {
  if (spieler.karten === 0) return [];
  return nachFarben(spieler.ohne).map(({ farbe, karten }) => ({ farbe, karten: ganzeFarben ? null : karten }));
}

/** Points of this deal so far; null: none to be told, as in rows before somebody is out. */
function punkteHier({ spiel, phase, sieger }: Ansicht, { spielpunkte, fertigAls }: Spieler): number | null {
  if (spiel === null || sieger || phase === 'ABLEHNUNG') return null;
  return phase === 'AUSLEGEN' && fertigAls === null ? null : spielpunkte;
}

/** Everybody as the table draws them. */
export const tischplaetze = (view: Ansicht, t: GameTexts): readonly Tischplatz[] =>
  view.spieler.map((spieler) => ({
    seat: spieler.seat,
    karten: spieler.karten,
    blatt: spieler.handkarten,
    stiche: view.phase === 'STICHSPIEL' ? spieler.stichzahl : null,
    punkte: punkteHier(view, spieler),
    gesamt: spieler.stand,
    zaehlkarten: spieler.zaehlkarten,
    marken: marken(view, spieler, t),
    fehlt: fehlendes(spieler, view.phase === 'STICHSPIEL'),
    dran: view.amZug === spieler.seat,
  }));

/** The score sheet's lines. */
export const zettelposten = ({ zettel }: Ansicht, names: readonly string[], t: GameTexts): readonly Zettelposten[] =>
  zettel.map(({ gabe, ansager, spiel, blind, ergebnis, stand }) => ({
    nummer: gabe,
    titel: spielname(spiel, t),
    zusatz: blind ? t('brett.blindeZeile', { name: nameVon(names, ansager) }) : nameVon(names, ansager),
    ergebnis,
    stand,
  }));

/** What a card counts by itself for whoever wins it in this game, doubled if it is blind; 0: nothing. */
export function kartenwert(karte: Karte, { spiel, werte, blind }: Pick<Ansicht, 'spiel' | 'werte' | 'blind'>): number {
  const [koenig, dame, karo] = [karte === 'HERZ_K', rangVon(karte) === 'D', farbeVon(karte) === 'KARO'];
  const zaehlt = (eines: boolean, allein: Ansicht['spiel']): boolean => eines && (spiel === allein || spiel === 'TOTALE');
  const summe =
    (zaehlt(koenig, 'HERZ_KOENIG') ? werte.herzKoenig : 0) +
    (zaehlt(dame, 'DAMEN') ? werte.dame : 0) +
    (zaehlt(karo, 'KAROS') ? werte.karo : 0) +
    (spiel === 'ZEHN' && karte === 'KREUZ_10' ? werte.kreuzZehn : 0);
  return blind ? 2 * summe : summe;
}

/** Tricks of a deal, and queens of the pack. */
const STICHE = 8;
const DAMEN = 4;

/** What a game gives to all players together, doubled if it is blind: the check of the pad. */
export function spielsumme({ spiel, blind }: Pick<Zettelzeile, 'spiel' | 'blind'>, { werte, spieler }: Ansicht): number {
  // A quarter of the pack are diamonds: eight cards for each player.
  const minus = [werte.herzKoenig, DAMEN * werte.dame, 2 * spieler.length * werte.karo, STICHE * werte.stich] as const;
  const summen: Readonly<Record<typeof spiel, number>> = {
    HERZ_KOENIG: minus[0],
    DAMEN: minus[1],
    KAROS: minus[2],
    STICHE: minus[3],
    TOTALE: minus.reduce((summe, punkte) => summe + punkte, 0),
    ZEHN: werte.kreuzZehn,
    WHIST: STICHE * werte.whist,
    RENTZ: werte.rentz.reduce((summe, punkte) => summe + punkte, 0),
  };
  return summen[spiel] * (blind ? 2 : 1);
}
