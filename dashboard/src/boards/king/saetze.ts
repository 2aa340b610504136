import type { GameTexts } from '../game-board';
import { farbname, kartenname } from '../kartentisch/kartenname';
import { restliste } from '../kartentisch/restliste';
import { mitVorzeichen } from '../kartentisch/zahlen';
import { nameVon } from '../names';
import type { Spielereignis } from './typen';
import { kontraktwort } from './worte';

type Satz = readonly [schluessel: string, werte?: Record<string, string | number>];
type Nennen = (seat: number) => string;
type Art<T extends string> = Extract<Spielereignis, { __typename: `King${T}` }>;

/** Tells one event; cards that were left and shown are named after it. Null for kinds of events that this page does not know yet. */
export function satz(event: Spielereignis, names: readonly string[], t: GameTexts): string | null {
  const kurz = kurzsatz(event, names, t);
  const rest = event.__typename === 'KingRestEntschieden' ? restliste(event.restkarten, (seat) => nameVon(names, seat), t) : '';
  return kurz && rest ? `${kurz} ${t('satz.uebrig', { liste: rest })}` : kurz;
}

/** The same in one sentence, for the middle of the table. */
export function kurzsatz(event: Spielereignis, names: readonly string[], t: GameTexts): string | null {
  const gefunden = satzOf(event, (seat) => nameVon(names, seat), t);
  return gefunden && t(`satz.${gefunden[0]}`, gefunden[1]);
}

function satzOf(event: Spielereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'KingPartieEroeffnet':
      return ['partieEroeffnet', { spieler: event.mitspieler, name: nenne(event.ersterGeber) }];
    case 'KingAusgeteilt':
      return austeilSatz(event, nenne, t);
    case 'KingKontraktAngesagt':
      return ['kontraktAngesagt', { name: nenne(event.seat), kontrakt: kontraktwort(event.kontrakt, t) }];
    case 'KingKarteGelegt':
      return ['karteGelegt', { name: nenne(event.seat), karte: kartenname(event.spielkarte, t) }];
    case 'KingStichGewonnen':
      return stichSatz(event, nenne);
    case 'KingRestEntschieden':
      return restSatz(event, nenne);
    case 'KingSpielGewertet':
      return [
        'spielGewertet',
        { nummer: event.spielNummer, kontrakt: kontraktwort(event.kontrakt, t), punkte: punkteliste(event.ergebnis, nenne) },
      ];
    case 'KingPartieBeendet':
      return beendetSatz(event, nenne);
    default:
      return trumpfSatz(event, nenne, t);
  }
}

const punkteliste = (punkte: readonly number[], nenne: Nennen): string =>
  punkte.map((seine, seat) => `${nenne(seat)} ${mitVorzeichen(seine)}`).join(', ');

function austeilSatz({ spielNummer, geber, ansager, vorgegeben, gemischt }: Art<'Ausgeteilt'>, nenne: Nennen, t: GameTexts): Satz {
  const werte = { nummer: spielNummer, geber: nenne(geber), ansager: nenne(ansager), gemischt: gemischt ? 'JA' : 'NEIN' };
  return vorgegeben ? ['ausgeteilt', { ...werte, kontrakt: kontraktwort(vorgegeben, t) }] : ['ausgeteiltOffen', werte];
}

function stichSatz({ seat, stichNummer, zaehltFuer, punkte }: Art<'StichGewonnen'>, nenne: Nennen): Satz {
  const werte = { name: nenne(seat), nummer: stichNummer, punkte: mitVorzeichen(punkte) };
  if (zaehltFuer !== seat) return ['stichFuerAnderen', { ...werte, geber: nenne(zaehltFuer) }];
  return [punkte === 0 ? 'stichOhnePunkte' : 'stichGewonnen', werte];
}

function restSatz({ nehmer, reststiche, restgrund, restpunkte }: Art<'RestEntschieden'>, nenne: Nennen): Satz {
  if (nehmer === null || restgrund === 'NICHTS_MEHR_ZU_HOLEN') return ['restZaehltNichts', { anzahl: reststiche }];
  return ['restGeholt', { name: nenne(nehmer), anzahl: reststiche, punkte: punkteliste(restpunkte, nenne) }];
}

function beendetSatz({ endstand, sieger }: Art<'PartieBeendet'>, nenne: Nennen): Satz {
  const punkte = mitVorzeichen(endstand[sieger[0] ?? 0] ?? 0);
  return ['partieBeendet', { namen: sieger.map(nenne).join(' & '), anzahl: sieger.length, punkte }];
}

type Trumpfereignis = Art<'Geboten' | 'Gepasst' | 'TrumpfVerkauft' | 'TrumpfBehalten' | 'TrumpfBestimmt'>;

function trumpfSatz(event: Trumpfereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'KingGeboten':
      return ['geboten', { name: nenne(event.seat), anzahl: event.gebot }];
    case 'KingGepasst':
      return ['gepasst', { name: nenne(event.seat) }];
    case 'KingTrumpfVerkauft':
      return ['trumpfVerkauft', { name: nenne(event.seat), kaeufer: nenne(event.kaeufer), anzahl: event.gebot }];
    case 'KingTrumpfBehalten':
      return ['trumpfBehalten', { name: nenne(event.seat) }];
    case 'KingTrumpfBestimmt': {
      const werte = { name: nenne(event.seat), farbe: farbname(event.farbe, t) };
      return event.trumpfkarte ? ['trumpfGezeigt', { ...werte, karte: kartenname(event.trumpfkarte, t) }] : ['trumpfBestimmt', werte];
    }
    default:
      return null;
  }
}
