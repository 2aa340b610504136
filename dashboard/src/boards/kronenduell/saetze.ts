import type { GameTexts } from '../game-board';
import { nameVon } from '../names';
import { gegner } from './ansicht';
import { gewerteteKarte, karteImSatz } from './faehigkeiten';
import type { Spielereignis } from './typen';

type Satz = readonly [schluessel: string, werte?: Record<string, string | number>];
type Nennen = (seat: number) => string;
type Art<T extends Spielereignis['__typename']> = Extract<Spielereignis, { __typename: T }>;

/** Tells one event in one sentence; null for kinds of events that this page does not know yet. */
export function satz(event: Spielereignis, names: readonly string[], t: GameTexts): string | null {
  const gefunden = satzOf(event, (seat) => nameVon(names, seat), t);
  return gefunden && t(`satz.${gefunden[0]}`, gefunden[1]);
}

function satzOf(event: Spielereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'KronenduellPartieBegonnen':
      return partieSatz(event);
    case 'KronenduellKartenVerraten':
      return verratSatz(event, nenne, t);
    case 'KronenduellRundeBegonnen':
      return rundeSatz(event, nenne);
    case 'KronenduellGelegt':
      return legeSatz(event, nenne, t);
    case 'KronenduellAufgedeckt':
      return ['aufgedeckt', beide(nenne, (seat) => gewerteteKarte(event, seat, t))];
    default:
      return ausgangSatz(event, nenne);
  }
}

const beide = (nenne: Nennen, karte: (seat: number) => string) => ({
  erster: nenne(0),
  ersteKarte: karte(0),
  zweiter: nenne(1),
  zweiteKarte: karte(1),
});

function partieSatz({ partie, ziel, gemischt }: Art<'KronenduellPartieBegonnen'>): Satz {
  if (partie > 1) return ['partieWieder', { partie }];
  return [gemischt ? 'partieGemischt' : 'partieBegonnen', { ziel }];
}

function verratSatz({ gegeben }: Art<'KronenduellKartenVerraten'>, nenne: Nennen, t: GameTexts): Satz {
  if (!gegeben) return ['kartenVerratenVerdeckt'];
  return ['kartenVerraten', beide(nenne, (seat) => karteImSatz(gegeben[seat] ?? 0, t))];
}

function rundeSatz({ runde, verstaerkt, spaeher }: Art<'KronenduellRundeBegonnen'>, nenne: Nennen): Satz {
  if (verstaerkt !== null && spaeher !== null) return ['rundeBeides', { runde, name: nenne(verstaerkt), spaeher: nenne(spaeher) }];
  if (verstaerkt !== null) return ['rundeVerstaerkt', { runde, name: nenne(verstaerkt) }];
  return spaeher === null ? ['rundeBegonnen', { runde }] : ['rundeSpaeher', { runde, spaeher: nenne(spaeher) }];
}

function legeSatz({ seat, offen, rang }: Art<'KronenduellGelegt'>, nenne: Nennen, t: GameTexts): Satz {
  const name = nenne(seat);
  if (rang === null) return ['gelegt', { name }];
  return [offen ? 'gelegtOffen' : 'gelegtEigene', { name, karte: karteImSatz(rang, t) }];
}

type Ausgangsereignis = Art<
  | 'KronenduellRundeGewonnen'
  | 'KronenduellRundeVertagt'
  | 'KronenduellPartieUnentschieden'
  | 'KronenduellDuellGewonnen'
  | 'KronenduellDuellUnentschieden'
>;

function ausgangSatz(event: Ausgangsereignis, nenne: Nennen): Satz | null {
  switch (event.__typename) {
    case 'KronenduellRundeGewonnen': {
      const { seat, muenzen, nachgeholt, regel } = event;
      if (regel === 'FALLE') return ['rundeFalle', { name: nenne(seat) }];
      return [nachgeholt > 0 ? 'rundeNachgeholt' : 'rundeGewonnen', { name: nenne(seat), muenzen, nachgeholt, regel }];
    }
    case 'KronenduellRundeVertagt':
      return ['rundeVertagt', { vertagt: event.vertagt, regel: event.regel }];
    case 'KronenduellPartieUnentschieden':
      return ['partieUnentschieden', { partie: event.partie, erster: event.stand[0] ?? 0, zweiter: event.stand[1] ?? 0 }];
    case 'KronenduellDuellGewonnen': {
      const { seat, durchFalle, stand } = event;
      if (durchFalle) return ['duellDurchFalle', { name: nenne(seat) }];
      return ['duellGewonnen', { name: nenne(seat), eigene: stand[seat] ?? 0, andere: stand[gegner(seat)] ?? 0 }];
    }
    case 'KronenduellDuellUnentschieden':
      return ['duellUnentschieden', { partien: event.partien }];
    default:
      return null;
  }
}
