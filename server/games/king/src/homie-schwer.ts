import {
  type Alternative,
  bestCard,
  type Card,
  type CardSet,
  cardIn,
  cardsIn,
  type Draws,
  farbeOf,
  has,
  karteOf,
  meanWorth,
  type Rollout,
  type Seat,
  SUITS,
  type Suit,
  sizeOf,
  stillOut,
  suitOf,
  type Thought,
  type TrickTable,
} from '@tavern-jack/kernel';
import { bester, type Homie, kartenIn, spielweise, type Wissen, wertFuer, wissenAus } from './homie.js';
import type { Kontrakt } from './kontrakt.js';
import type { Move } from './partie.js';
import { besterTrumpf } from './schaetzung.js';
import type { View } from './view.js';
import { LEGEN } from './zug.js';

/** How many cards are laid in thought for one decision: about 6 ms on an ordinary machine. */
const KARTEN_IM_KOPF = 8_000;
const WENIGSTE = 6;
const MEISTE = 80;

/** Deals the unseen cards as they can still lie, again and again, and plays each possibility to the end. */
export const schwer: Homie = (view, seat, legalMoves, draws) => {
  const [erster] = legalMoves;
  if (legalMoves.length === 1 && erster) return erster;
  const wissen = wissenAus(view, seat);
  switch (erster?.type) {
    case 'legen':
      return LEGEN.get(karteOf(besteKarte(view, seat, wissen, kartenIn(legalMoves), draws))) as Move;
    case 'bestimmen': {
      const kauf = view.kauf && { kaeufer: seat, verkaeufer: view.ansager, offen: view.kauf.preisInStichen };
      const werte = meanWorth(
        gedanke(wissen, SUITS.length),
        SUITS.map((suit) => mitTrumpf(wissen, seat, () => suit, kauf)),
        draws,
      );
      return { type: 'bestimmen', farbe: farbeOf(bester(SUITS, (suit) => werte[suit] ?? 0)) };
    }
    case 'ansagen':
      return sagtAn(view, seat, wissen, legalMoves, draws);
    default:
      return handelt(view, seat, wissen, legalMoves, draws);
  }
};

/** As many samples as the budget allows for so many alternatives. */
function gedanke({ tisch, hidden, hand }: Wissen, alternativen: number): Thought {
  const karten = sizeOf(hand) + hidden.counts.reduce((sum, count) => sum + count, 0);
  const samples = Math.floor(KARTEN_IM_KOPF / Math.max(1, alternativen * karten));
  return { table: tisch, hidden, samples: Math.min(MEISTE, Math.max(WENIGSTE, samples)) };
}

function besteKarte(view: View, seat: Seat, wissen: Wissen, karten: CardSet, draws: Draws): Card {
  const kontrakt = view.kontrakt ?? 'STICHE';
  const { kauf, ansager } = view;
  const offen = kauf && { kaeufer: kauf.kaeufer, verkaeufer: ansager, offen: kauf.preisInStichen - kauf.bezahlt };
  const auswahl = ungleiche(cardsIn(karten), wissen, kontrakt);
  return bestCard(gedanke(wissen, auswahl.length), ausspielen(kontrakt, seat, wissen, view.stiche.length + 1, offen), auswahl, draws);
}

/** Of neighbours in a suit, with nothing unseen between them and worth the same, one is enough. */
function ungleiche(karten: readonly Card[], { hidden: { unseen }, tisch, regeln }: Wissen, kontrakt: Kontrakt): readonly Card[] {
  const { strafkarten } = regeln.tarife[kontrakt];
  return karten.filter((card, at) => {
    const naechste = karten[at + 1];
    if (naechste === undefined || suitOf(naechste) !== suitOf(card) || has(strafkarten, naechste) !== has(strafkarten, card)) return true;
    for (let between = card + 1; between < naechste; between++) if (has(unseen, between) || tisch.trick.includes(between)) return true;
    return false;
  });
}

/** How a contract is played out in thought, and what that is worth to a seat. */
function ausspielen(kontrakt: Kontrakt, seat: Seat, { regeln }: Wissen, ab: number, kauf: Parameters<typeof wertFuer>[3]): Rollout {
  const tarif = regeln.tarife[kontrakt];
  const nurKarten = tarif.jeStich === 0 && tarif.zaehlstiche.length === 0;
  return {
    rules: regeln.pflichten[kontrakt],
    policy: spielweise(kontrakt, tarif, regeln.stichzahl),
    worth: wertFuer(seat, tarif, ab, kauf),
    ...(nurKarten ? { decided: (table: TrickTable) => !stillOut(table, tarif.strafkarten) } : {}),
  };
}

/** A trump game with trumps that may depend on how the cards lie. */
function mitTrumpf(wissen: Wissen, seat: Seat, trumpf: (dealt: TrickTable) => Suit, kauf: Parameters<typeof wertFuer>[3]): Alternative {
  return {
    ...ausspielen('TRUMPF', seat, wissen, 1, kauf),
    begin: (dealt) => ({ table: { ...dealt, trump: trumpf(dealt) }, trick: undefined }),
  };
}

/** The contract that brings most above an even share: what the others leave for later counts as an even share. */
function sagtAn(view: View, seat: Seat, wissen: Wissen, legalMoves: readonly Move[], draws: Draws): Move {
  const { regeln, hand } = wissen;
  const letzteFarbe = view.trumpfkarte ? suitOf(cardIn(view.trumpfkarte)) : undefined;
  const trumpf = letzteFarbe ?? besterTrumpf(hand);
  const kontrakte = legalMoves.flatMap((move) => (move.type === 'ansagen' ? [move.kontrakt] : []));
  const alternativen = kontrakte.map((kontrakt): Alternative => {
    if (kontrakt === 'TRUMPF') return mitTrumpf(wissen, seat, () => trumpf, null);
    return { ...ausspielen(kontrakt, seat, wissen, 1, null), begin: (table) => ({ table, trick: undefined }) };
  });
  const werte = meanWorth(gedanke(wissen, alternativen.length), alternativen, draws);
  const kontrakt = bester(kontrakte, (k) => (werte[kontrakte.indexOf(k)] ?? 0) - regeln.summen[k] / regeln.seats);
  return { type: 'ansagen', kontrakt };
}

/** Whether to offer one trick more, or to sell: by what each trump game is worth with the cards as they can lie. */
function handelt(view: View, seat: Seat, wissen: Wissen, legalMoves: readonly Move[], draws: Draws): Move {
  const verkaeufer = view.ansager;
  const geboten = Math.max(0, ...view.gebote.map(({ gebot }) => gebot ?? 0));
  const verkaufen = legalMoves.find(({ type }) => type === 'verkaufen');
  const hoechster = view.gebote.find(({ gebot }) => gebot === geboten && geboten > 0)?.seat;
  const vonSeat = (wer: Seat) => (dealt: TrickTable) => besterTrumpf(wer === seat ? wissen.hand : (dealt.hands[wer] ?? wissen.hand));
  const kaufVon = (kaeufer: Seat, offen: number) => mitTrumpf(wissen, seat, vonSeat(kaeufer), { kaeufer, verkaeufer, offen });
  const behalten = mitTrumpf(wissen, seat, vonSeat(verkaeufer), null);
  const sonst = hoechster === undefined ? behalten : kaufVon(hoechster, geboten);
  const [ohne = 0, mit = 0] = verkaufen
    ? meanWorth(gedanke(wissen, 2), [behalten, sonst], draws)
    : meanWorth(gedanke(wissen, 2), [sonst, kaufVon(seat, geboten + 1)], draws);
  if (verkaufen) return mit > ohne ? verkaufen : { type: 'behalten' };
  const mehr = legalMoves.find((move) => move.type === 'bieten' && move.gebot === geboten + 1);
  return mehr && mit > ohne ? mehr : { type: 'passen' };
}
