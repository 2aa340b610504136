import type { GameTexts } from '../game-board';
import { farbname } from '../kartentisch/kartenname';
import { gelegte } from '../kartentisch/stich';
import type { Kontrolle, Tischplatz, Tischstich, Zettelposten } from '../kartentisch/typen';
import type { Ansicht, Spieler, Stich } from './typen';
import { kontraktname } from './worte';

/** The standing of a seat; undefined when nobody sits there. */
export const spielerAuf = (view: Ansicht, seat: number): Spieler | undefined => view.spieler.find((spieler) => spieler.seat === seat);

/** Whether something must be chosen before the first card. */
export const wirdGewaehlt = ({ kontrakt, trumpffarbe }: Ansicht): boolean =>
  kontrakt === null || (kontrakt === 'TRUMPF' && trumpffarbe === null);

/** The game of the match, and whose turn it is. */
export const whereabouts = ({ spielNummer, amZug }: Ansicht): { readonly round: number; readonly seat: number | null } => ({
  round: spielNummer,
  seat: amZug,
});

/** A trick as the table draws it. */
export function tischstich(view: Ansicht, stich: Stich | null): Tischstich | null {
  if (!stich) return null;
  const { stichNummer, ausspieler, stichkarten, gewinner, stichpunkte } = stich;
  const gelegt = gelegte(ausspieler, stichkarten, view.spieler.length, view.imUhrzeigersinn ? 1 : -1);
  return { nummer: stichNummer, gelegt, gewinner, punkte: gewinner === null ? null : stichpunkte };
}

/** The seats as the table draws them. */
export function sitze(view: Ansicht, t: GameTexts): readonly Tischplatz[] {
  const gespielt = view.stiche.length > 0;
  return view.spieler.map((spieler) => ({
    seat: spieler.seat,
    karten: spieler.karten,
    blatt: spieler.handkarten,
    stiche: wirdGewaehlt(view) ? null : spieler.stichzahl,
    punkte: gespielt && !view.sieger ? spieler.spielpunkte : null,
    gesamt: spieler.gesamt,
    zaehlkarten: spieler.zaehlkarten,
    marken: marken(view, spieler.seat, t),
    dran: view.amZug === spieler.seat,
  }));
}

/** Short words for what a seat is in this game. */
export function marken(view: Ansicht, seat: number, t: GameTexts): readonly string[] {
  if (view.sieger) return view.sieger.includes(seat) ? [t(view.sieger.length > 1 ? 'sitz.siegerMit' : 'sitz.sieger')] : [];
  const worte: string[] = [];
  if (view.geber === seat) worte.push(t('sitz.geber'));
  if (view.ansager === seat && view.ansager !== view.geber) worte.push(t('sitz.ansager'));
  if (view.kauf?.kaeufer === seat) worte.push(t('sitz.kaeufer'));
  return worte;
}

/** The score sheet's lines. */
export const posten = (view: Ansicht, t: GameTexts): readonly Zettelposten[] =>
  view.zettel.map(({ spielNummer, kontrakt, trumpffarbe, ergebnis, stand }) => ({
    nummer: spielNummer,
    titel: kontraktname(kontrakt, view, t),
    zusatz: trumpffarbe && farbname(trumpffarbe, t),
    ergebnis,
    stand,
  }));

/** Totals and what is still to come: together 0. */
export const kontrolle = (view: Ansicht): Kontrolle => ({
  summe: view.spieler.reduce((summe, { gesamt }) => summe + gesamt, 0),
  offen: view.nochZuVergeben,
});
