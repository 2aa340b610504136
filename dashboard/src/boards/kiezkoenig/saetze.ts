import type { GameTexts } from '../game-board';
import { nameVon } from '../names';
import { feldname } from './brettdruck';
import type { Spielereignis } from './typen';

type Satz = [schluessel: string, werte?: Record<string, string | number>];
type Nennen = (seat: number) => string;

/** Tells one event in one sentence; null for kinds of events that this page does not know yet. */
export function satz(event: Spielereignis, names: readonly string[], t: GameTexts): string | null {
  const gefunden = spielSatz(event, (seat) => nameVon(names, seat), t);
  return gefunden && t(`satz.${gefunden[0]}`, gefunden[1]);
}

function spielSatz(event: Spielereignis, nenne: Nennen, t: GameTexts): Satz | null {
  switch (event.__typename) {
    case 'KiezkoenigPartieEroeffnet':
      return ['partieEroeffnet', { namen: event.reihenfolge.map(nenne).join(', '), runden: event.runden }];
    case 'KiezkoenigZugBegonnen':
      return ['zugBegonnen', { name: nenne(event.seat), runde: event.runde }];
    case 'KiezkoenigZugAusgesetzt':
      return ['zugAusgesetzt', { name: nenne(event.seat) }];
    case 'KiezkoenigAussetzenVerhaengt':
      return ['aussetzenVerhaengt', { name: nenne(event.seat) }];
    case 'KiezkoenigGewuerfelt':
      return ['gewuerfelt', { name: nenne(event.seat), ...wurf(event.wuerfel) }];
    case 'KiezkoenigGezogen':
      return [event.vorwaerts ? 'gezogen' : 'gesprungen', { name: nenne(event.seat), feld: feldname(event.nach) }];
    case 'KiezkoenigKartenGemischt':
      return ['kartenGemischt', { anzahl: event.anzahl }];
    case 'KiezkoenigKarteGezogen':
      return ['karteGezogen', { name: nenne(event.seat), karte: t(`karten.${event.karte}.titel`) }];
    case 'KiezkoenigSperrstunde':
      return [
        'sperrstunde',
        { namen: event.koenige.map(nenne).join(' & '), anzahl: event.koenige.length, vermoegen: Math.max(...event.vermoegen) },
      ];
    default:
      return geldSatz(event, nenne);
  }
}

const wurf = (wuerfel: readonly number[]) => ({
  erster: wuerfel[0] ?? 0,
  zweiter: wuerfel[1] ?? 0,
  summe: wuerfel.reduce((summe, augen) => summe + augen, 0),
});

type Geldereignis = Exclude<
  Spielereignis,
  {
    __typename:
      | 'KiezkoenigPartieEroeffnet'
      | 'KiezkoenigZugBegonnen'
      | 'KiezkoenigZugAusgesetzt'
      | 'KiezkoenigAussetzenVerhaengt'
      | 'KiezkoenigGewuerfelt'
      | 'KiezkoenigGezogen'
      | 'KiezkoenigKartenGemischt'
      | 'KiezkoenigKarteGezogen'
      | 'KiezkoenigSperrstunde';
  }
>;

function geldSatz(event: Geldereignis, nenne: Nennen): Satz | null {
  const name = nenne(event.seat);
  switch (event.__typename) {
    case 'KiezkoenigGekauft':
      return ['gekauft', { name, kneipe: feldname(event.feld), preis: event.preis }];
    case 'KiezkoenigUebernommen':
      return ['uebernommen', { name, von: nenne(event.von), kneipe: feldname(event.feld), preis: event.preis }];
    case 'KiezkoenigGelassen':
      return [event.frage === 'UEBERNEHMEN' ? 'nichtUebernommen' : 'nichtGekauft', { name, kneipe: feldname(event.feld) }];
    case 'KiezkoenigAusgebaut':
      return [
        event.preis === 0 ? 'ausgebautGratis' : 'ausgebaut',
        { name, kneipe: feldname(event.feld), stufe: event.stufe, preis: event.preis },
      ];
    case 'KiezkoenigNotverkauf':
      return ['notverkauf', { name, kneipe: feldname(event.feld), erloes: event.erloes }];
    case 'KiezkoenigDeckelBezahlt':
      return zahlung('deckelBezahlt', event, { name, an: nenne(event.an), kneipe: feldname(event.feld) });
    case 'KiezkoenigSpielerZahlt':
      return zahlung('spielerZahlt', event, { name, an: nenne(event.an), karte: event.karte });
    case 'KiezkoenigBankErhaelt':
      return zahlung('bankErhaelt', event, { name, grund: event.grund });
    case 'KiezkoenigBankZahlt':
      return ['bankZahlt', { name, betrag: event.betrag, grund: event.grund }];
    default:
      return null;
  }
}

// Who could not pay in full is told apart: the amount owed belongs into the sentence.
function zahlung(schluessel: string, { faellig, bezahlt }: { faellig: number; bezahlt: number }, werte: Record<string, string>): Satz {
  return [bezahlt < faellig ? `${schluessel}Teil` : schluessel, { ...werte, faellig, bezahlt }];
}
