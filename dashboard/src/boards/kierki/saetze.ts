import type { GameTexts } from '../game-board';
import { farbname, kartenname } from '../kartentisch/kartenname';
import { punkteliste } from '../kartentisch/punkteliste';
import { restliste } from '../kartentisch/restliste';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import type { Spielereignis } from './typen';
import { spielname } from './worte';

type Satz = readonly [schluessel: string, werte?: Record<string, string | number>];
type Nennen = (seat: number) => string;
type Art<T extends Spielereignis['__typename']> = Extract<Spielereignis, { __typename: T }>;

/** Tells one event; cards that were left and shown are named after it. Null for kinds of events that this page does not know yet. */
export function satz(event: Spielereignis, names: readonly string[], t: GameTexts): string | null {
  const kurz = kurzsatz(event, names, t);
  const rest = event.__typename === 'KierkiRestAufgedeckt' ? restliste(event.restkarten, (seat) => nameVon(names, seat), t) : '';
  return kurz && rest ? `${kurz} ${t('satz.uebrig', { liste: rest })}` : kurz;
}

/** The same in one sentence, for the middle of the table, where the cards that were left are seen. */
export function kurzsatz(event: Spielereignis, names: readonly string[], t: GameTexts): string | null {
  const nenne: Nennen = (seat) => nameVon(names, seat);
  const gefunden = ablaufSatz(event, nenne, t) ?? auslageSatz(event, nenne, t) ?? schlussSatz(event, nenne);
  return gefunden && t(`satz.${gefunden[0]}`, gefunden[1]);
}

function ablaufSatz(event: Spielereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'KierkiPartieEroeffnet':
      return ['partieEroeffnet', { mitspieler: event.mitspieler, name: nenne(event.geber) }];
    case 'KierkiSpielBegonnen':
      return ['spielBegonnen', { nummer: event.spielNummer, spiel: spielname(event.kierkiSpiel, t), name: nenne(event.geber) }];
    case 'KierkiGegeben':
      return gegebenSatz(event);
    case 'KierkiTrumpfAngesagt':
      return ['trumpfAngesagt', { name: nenne(event.seat), farbe: farbname(event.trumpffarbe, t) }];
    case 'KierkiKarteGespielt':
      return ['karteGespielt', { name: nenne(event.seat), karte: kartenname(event.spielkarte, t) }];
    case 'KierkiStichGewonnen': {
      const { seat, stichNummer, stichpunkte } = event;
      return [
        stichpunkte === 0 ? 'stichUmsonst' : 'stichGewonnen',
        { name: nenne(seat), nummer: stichNummer, punkte: mitVorzeichen(stichpunkte) },
      ];
    }
    default:
      return null;
  }
}

/** How many cards it were is only known to those who see a hand. */
function gegebenSatz({ blaetter }: Art<'KierkiGegeben'>): Satz {
  const bekannt = blaetter.find((blatt) => blatt !== null);
  return bekannt ? ['gegeben', { anzahl: bekannt.length }] : ['gegebenVerdeckt'];
}

function auslageSatz(event: Spielereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'KierkiKarteAngelegt':
      return ['karteAngelegt', { name: nenne(event.seat), karte: kartenname(event.spielkarte, t) }];
    case 'KierkiGepasst':
      return ['gepasst', { name: nenne(event.seat) }];
    case 'KierkiFertigGeworden':
      return ['fertigGeworden', { name: nenne(event.seat), platz: event.fertigAls, punkte: mitVorzeichen(event.bringt) }];
    default:
      return null;
  }
}

function schlussSatz(event: Spielereignis, nenne: Nennen): Satz | null {
  switch (event.__typename) {
    case 'KierkiRestAufgedeckt': {
      const { abkuerzung, restAn, restwert } = event;
      return [`rest.${abkuerzung}`, { name: restAn === null ? '' : nenne(restAn), punkte: mitVorzeichen(restwert) }];
    }
    case 'KierkiSpielGewertet':
      return ['spielGewertet', { nummer: event.spielNummer, liste: punkteliste(event.ergebnis, nenne) }];
    case 'KierkiPartieBeendet': {
      const { sieger, stand } = event;
      return [
        'partieBeendet',
        { namen: sieger.map(nenne).join(' & '), anzahl: sieger.length, punkte: mitVorzeichen(stand[sieger[0] ?? 0] ?? 0) },
      ];
    }
    default:
      return null;
  }
}
