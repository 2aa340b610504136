import {
  above,
  below,
  both,
  type Card,
  type CardSet,
  cardsIn,
  farbeOf,
  has,
  isEmpty,
  karteOf,
  type Seat,
  situationOf,
  sizeOf,
  suitOf,
  suitSet,
} from '@tavern-jack/kernel';
import { bester, type Homie, kartenIn, spielweise, type Wissen, wissenAus } from './homie.js';
import type { Move } from './partie.js';
import { besterTrumpf, sticheMit, vorteil } from './schaetzung.js';
import type { View } from './view.js';
import { LEGEN } from './zug.js';

/** What somebody takes on average of a trump game in which another player names trumps, as a part of an even share. */
const FREMDER_TRUMPF = 0.8;

/** Knows what each contract wants, counts the suits, throws dangerous cards away and names trumps by length and strength. */
export const normal: Homie = (view, seat, legalMoves) => {
  const wissen = wissenAus(view, seat);
  const [erster] = legalMoves;
  if (legalMoves.length === 1 && erster) return erster;
  switch (erster?.type) {
    case 'legen':
      return LEGEN.get(karteOf(karteFuer(view, seat, wissen, kartenIn(legalMoves)))) as Move;
    case 'bestimmen':
      return { type: 'bestimmen', farbe: farbeOf(besterTrumpf(wissen.hand)) };
    case 'ansagen': {
      const { tarife, stichzahl, seats } = wissen.regeln;
      return bester(legalMoves, (m) => (m.type === 'ansagen' ? vorteil(wissen.hand, m.kontrakt, tarife[m.kontrakt], stichzahl, seats) : 0));
    }
    default:
      return handelt(wissen, legalMoves, view);
  }
};

/** Buys the choice of trumps if it brings more tricks than it costs, and sells it if the offer is worth more than the choice. */
function handelt({ hand, regeln }: Wissen, legalMoves: readonly Move[], view: View): Move {
  const selbst = sticheMit(hand, besterTrumpf(hand));
  const sonst = FREMDER_TRUMPF * (regeln.stichzahl / regeln.seats);
  const geboten = Math.max(0, ...view.gebote.map(({ gebot }) => gebot ?? 0));
  const verkaufen = legalMoves.find(({ type }) => type === 'verkaufen');
  if (verkaufen) return sonst + geboten > selbst ? verkaufen : { type: 'behalten' };
  const mehr = legalMoves.find((move) => move.type === 'bieten' && move.gebot === geboten + 1);
  return mehr && selbst - (geboten + 1) > sonst ? mehr : { type: 'passen' };
}

function karteFuer(view: View, seat: Seat, wissen: Wissen, karten: CardSet): Card {
  const kontrakt = view.kontrakt ?? 'STICHE';
  const tarif = wissen.regeln.tarife[kontrakt];
  const situation = situationOf(wissen.tisch);
  const quick = () =>
    spielweise(kontrakt, tarif, wissen.regeln.stichzahl)({ seat, hand: wissen.hand, choices: karten, situation, table: wissen.tisch });
  if (kontrakt === 'ZWEI_STICHE') return quick();
  if (situation.led === undefined)
    return kontrakt === 'TRUMPF' ? spieltHoch(wissen, karten, quick) : spieltTief(wissen, karten, tarif.strafkarten);
  const bedient = karten[situation.led] !== 0;
  return bedient || kontrakt === 'TRUMPF' ? quick() : wirftAb(wissen, karten, tarif.strafkarten);
}

/** Leads what is most likely beaten: many higher cards are out, and the suit is not just its own. */
function spieltTief({ hidden: { unseen, counts } }: Wissen, karten: CardSet, strafkarten: CardSet): Card {
  const gegner = counts.filter((count) => count > 0).length;
  return bester(cardsIn(karten), (card) => {
    const draussen = sizeOf(both(unseen, suitSet(suitOf(card))));
    const hoeher = sizeOf(both(unseen, above(card)));
    const bleibt = draussen === 0 ? 1 : (1 - hoeher / draussen) ** gegner;
    return -bleibt - (has(strafkarten, card) ? 0.3 : 0);
  });
}

/** Leads what nobody can beat any more, and else as quickly thought. */
function spieltHoch({ hidden: { unseen }, tisch: { trump } }: Wissen, karten: CardSet, sonst: () => Card): Card {
  const truempfeDraussen = trump !== null && unseen[trump] !== 0;
  const sicher = cardsIn(karten).filter((card) => isEmpty(both(unseen, above(card))) && (suitOf(card) === trump || !truempfeDraussen));
  return sicher.length > 0 ? bester(sicher, (card) => (suitOf(card) === trump ? 100 : card & 15)) : sonst();
}

/** Throws away what costs, then what would take tricks later: high cards above many that are out, with few own ones below. */
function wirftAb({ hand, hidden: { unseen } }: Wissen, karten: CardSet, strafkarten: CardSet): Card {
  return bester(cardsIn(karten), (card) => {
    const darunter = sizeOf(both(unseen, below(card)));
    const eigene = sizeOf(both(hand, below(card)));
    const faengtStrafe = isEmpty(both(both(unseen, below(card)), strafkarten)) ? 0 : 5;
    return (has(strafkarten, card) ? 100 : 0) + faengtStrafe + darunter - 2 * eigene + (card & 15) / 16;
  });
}
