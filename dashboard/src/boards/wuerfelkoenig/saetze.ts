import type { GameTexts } from '../game-board';
import { nameVon } from '../names';
import { druckVon } from './kartendruck';
import type { Spielereignis } from './typen';
import { alsPunkte, nameMitBedingung, wenMitBedingung, wurfWorte } from './worte';

type Satz = readonly [schluessel: string, werte?: Record<string, string | number>];
type Nennen = (seat: number) => string;

/** Tells one event in one sentence. `t` translates within the namespace `wuerfelkoenig`. Null for kinds of events this page does not know yet. */
export function satz(event: Spielereignis, names: readonly string[], t: GameTexts): string | null {
  const gefunden = satzVon(event, (seat) => nameVon(names, seat), t);
  return gefunden && t(`satz.${gefunden[0]}`, gefunden[1]);
}

function satzVon(event: Spielereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'WuerfelkoenigPartieEroeffnet': {
      const buerger = event.reihe.map((einer) => nameMitBedingung(einer, t)).join(', ');
      return ['partieEroeffnet', { buerger, namen: event.reihenfolge.map(nenne).join(', ') }];
    }
    case 'WuerfelkoenigZugBegonnen':
      return zugSatz(event, nenne);
    case 'WuerfelkoenigGewuerfelt':
      return wurfSatz(event, nenne, t);
    case 'WuerfelkoenigAufgehoert':
      return ['aufgehoert', { name: nenne(event.seat) }];
    case 'WuerfelkoenigStrafeGenommen':
      return ['strafe', { name: nenne(event.seat), punkte: -event.punkte }];
    case 'WuerfelkoenigBuergerAbgelegt':
      return ['abgelegt', { buerger: nameMitBedingung(event.buerger, t) }];
    case 'WuerfelkoenigBuergerAufgedeckt':
      return ['aufgedeckt', { buerger: nameMitBedingung(event.buerger, t) }];
    case 'WuerfelkoenigPartieBeendet':
      return schlussSatz(event, nenne, t);
    default:
      return beuteSatz(event, nenne, t);
  }
}

type Art<N extends Spielereignis['__typename']> = Extract<Spielereignis, { __typename: N }>;

function zugSatz({ seat, zugNummer, wuerfe, extrazug }: Art<'WuerfelkoenigZugBegonnen'>, nenne: Nennen): Satz {
  const werte = { name: nenne(seat), zug: zugNummer, wuerfe };
  const mitElfe = wuerfe > 3;
  if (extrazug) return [mitElfe ? 'extrazugMitElfe' : 'extrazug', werte];
  return [mitElfe ? 'zugMitElfe' : 'zugBegonnen', werte];
}

function wurfSatz({ seat, wurf, behalten, wuerfel }: Art<'WuerfelkoenigGewuerfelt'>, nenne: Nennen, t: GameTexts): Satz {
  const werte = { name: nenne(seat), wurf, anzahl: behalten.length, wuerfel: wurfWorte(wuerfel, t) };
  return [behalten.length > 0 ? 'weitergewuerfelt' : 'gewuerfelt', werte];
}

function schlussSatz({ ende, ergebnis, koenige }: Art<'WuerfelkoenigPartieBeendet'>, nenne: Nennen, t: GameTexts): Satz {
  const grund = ende.map((einer) => t(`satz.ende.${einer}`)).join(' ');
  const punkte = ergebnis[koenige[0] ?? 0] ?? 0;
  return ['beendet', { grund, namen: koenige.map(nenne).join(' & '), anzahl: koenige.length, punkte: alsPunkte(punkte) }];
}

type Beute = Art<'WuerfelkoenigBuergerGenommen' | 'WuerfelkoenigOrtGegruendet' | 'WuerfelkoenigDracheVerschenkt'>;

function beuteSatz(event: Beute, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'WuerfelkoenigBuergerGenommen': {
      const werte = { name: nenne(event.seat), wen: wenMitBedingung(event.buerger, t) };
      if (event.hypnotisiert) return ['hypnotisiert', werte];
      return [druckVon(event.buerger).art === 'DRACHE' ? 'dracheGenommen' : 'genommen', werte];
    }
    case 'WuerfelkoenigOrtGegruendet':
      return ['ortGegruendet', { name: nenne(event.seat), ort: t(`ort.${event.ort}`), punkte: event.punkte }];
    case 'WuerfelkoenigDracheVerschenkt': {
      const punkte = alsPunkte(druckVon(event.buerger).punkte);
      return ['dracheVerschenkt', { name: nenne(event.seat), an: nenne(event.an), punkte }];
    }
    default:
      return null;
  }
}
