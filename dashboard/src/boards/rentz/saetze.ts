import type { GameTexts } from '../game-board';
import { kartenname } from '../kartentisch/kartenname';
import { punkteliste } from '../kartentisch/punkteliste';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import type { Spielereignis } from './typen';
import { kartenliste, spielname } from './worte';

type Satz = readonly [schluessel: string, werte?: Record<string, string | number>];
type Nennen = (seat: number) => string;
type Art<T extends Spielereignis['__typename']> = Extract<Spielereignis, { __typename: T }>;

/** Tells one event in one sentence; null for kinds of events that this page does not know yet. */
export function satz(event: Spielereignis, names: readonly string[], t: GameTexts): string | null {
  const nenne: Nennen = (seat) => nameVon(names, seat);
  const gefunden = ansageSatz(event, nenne, t) ?? kartenSatz(event, nenne, t) ?? schlussSatz(event, nenne, t);
  return gefunden && t(`satz.${gefunden[0]}`, gefunden[1]);
}

function ansageSatz(event: Spielereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'RentzPartieEroeffnet':
      return ['partieEroeffnet', { mitspieler: event.mitspieler, gaben: event.gaben, name: nenne(event.ansager) }];
    case 'RentzGegeben': {
      const { gabe, wiederholung, ansager } = event;
      return [wiederholung > 0 ? 'wiederGegeben' : 'gegeben', { gabe, wiederholung, name: nenne(ansager) }];
    }
    case 'RentzAufgenommen':
      return ['aufgenommen', { name: nenne(event.seat) }];
    case 'RentzAngesagt':
      return [event.blind ? 'blindAngesagt' : 'angesagt', { name: nenne(event.seat), spiel: spielname(event.spiel, t) }];
    case 'RentzZugelassen':
      return ['zugelassen', { name: nenne(event.seat) }];
    case 'RentzAbgelehnt':
      return ['abgelehnt', { name: nenne(event.seat), karten: kartenliste(event.enden, t) }];
    default:
      return null;
  }
}

function kartenSatz(event: Spielereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'RentzGespielt':
      return ['gespielt', { name: nenne(event.seat), karte: kartenname(event.spielkarte, t) }];
    case 'RentzStichGewonnen':
      return stichSatz(event, nenne);
    case 'RentzAngelegt':
      return ['angelegt', { name: nenne(event.seat), karte: kartenname(event.spielkarte, t) }];
    case 'RentzGepasst':
      return ['gepasst', { name: nenne(event.seat) }];
    case 'RentzVerzichtet':
      return ['verzichtet', { name: nenne(event.seat) }];
    case 'RentzAusgesetzt':
      return ['ausgesetzt', { name: nenne(event.seat) }];
    case 'RentzAusgestiegen':
      return ['ausgestiegen', { name: nenne(event.seat), platz: event.fertigAls, punkte: mitVorzeichen(event.platzpunkte) }];
    default:
      return null;
  }
}

function stichSatz({ seat, stichNummer, stichpunkte }: Art<'RentzStichGewonnen'>, nenne: Nennen): Satz {
  const werte = { name: nenne(seat), nummer: stichNummer, punkte: mitVorzeichen(stichpunkte) };
  return [stichpunkte === 0 ? 'stichUmsonst' : 'stichGewonnen', werte];
}

function schlussSatz(event: Spielereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'RentzGabeGewertet': {
      const { gabe, spiel, blind, vorzeitig, ergebnis } = event;
      const werte = { gabe, spiel: blind ? t('blindesSpiel', { spiel: spielname(spiel, t) }) : spielname(spiel, t) };
      return [vorzeitig ? 'vorzeitigGewertet' : 'gabeGewertet', { ...werte, liste: punkteliste(ergebnis, nenne) }];
    }
    case 'RentzPartieBeendet': {
      const { sieger, stand } = event;
      const punkte = mitVorzeichen(stand[sieger[0] ?? 0] ?? 0);
      return ['partieBeendet', { namen: sieger.map(nenne).join(' & '), anzahl: sieger.length, punkte }];
    }
    default:
      return null;
  }
}
