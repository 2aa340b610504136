import type { GameTexts } from '../game-board';
import { farbeVon } from '../kartentisch/karten';
import { farbname } from '../kartentisch/kartenname';
import { nameVon } from '../names';
import { spielerAuf } from './ansicht';
import type { Ansicht, Entscheidungsfrage, Frage } from './typen';
import { kontraktname } from './worte';

/** The question itself. */
export function fragesatz(frage: Frage, view: Ansicht, names: readonly string[], t: GameTexts): string {
  const { kingEntscheidung, angespielt, bieter, hoechstesGebot } = frage;
  switch (kingEntscheidung) {
    case 'BIETEN':
      return t('frage.BIETEN', { geber: nameVon(names, view.geber) });
    case 'VERKAUFEN':
      return t('frage.VERKAUFEN', { name: bieter === null ? '' : nameVon(names, bieter), gebot: hoechstesGebot ?? 0 });
    case 'ZUGEBEN':
      return t('frage.ZUGEBEN', { farbe: angespielt ? farbname(angespielt, t) : '' });
    default:
      return t(`frage.${kingEntscheidung}`);
  }
}

/** What must be known for it; while cards are played the contract too, so that it never leaves the sight. Null: nothing. */
export function lagesatz(
  { question, seat, legalMoves }: Entscheidungsfrage,
  view: Ansicht,
  names: readonly string[],
  t: GameTexts,
): string | null {
  const { kingEntscheidung, angespielt, hoechstesGebot } = question;
  if (kingEntscheidung === 'BIETEN')
    return t(hoechstesGebot ? 'lage.bietenMehr' : 'lage.bieten', { gebot: hoechstesGebot ?? 0, geber: nameVon(names, view.geber) });
  if (kingEntscheidung === 'VERKAUFEN') return t('lage.verkaufen');
  if (view.kontrakt === null || kingEntscheidung === 'TRUMPF_ANSAGEN') return null;
  const vertrag = kontraktname(view.kontrakt, view, t);
  const teile = [view.trumpffarbe ? t('lage.trumpf', { farbe: farbname(view.trumpffarbe, t) }) : t('lage.kontrakt', { kontrakt: vertrag })];
  const hand = spielerAuf(view, seat)?.handkarten ?? [];
  if (angespielt && hand.some((karte) => farbeVon(karte) === angespielt)) teile.push(t('lage.bedienen'));
  else if (angespielt) teile.push(t(legalMoves.length < hand.length ? 'lage.pflicht' : 'lage.frei', { farbe: farbname(angespielt, t) }));
  else if (legalMoves.length < hand.length) teile.push(t('lage.gesperrt'));
  return teile.join(' ');
}
