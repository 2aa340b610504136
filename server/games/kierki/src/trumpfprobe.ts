import {
  type Alternative,
  type CardSet,
  type Draws,
  either,
  meanWorth,
  NO_CARDS,
  playableAt,
  played,
  type Seat,
  SUITS,
  type Suit,
  setOf,
  situationOf,
  tableOf,
  without,
} from '@tavern-jack/kernel';
import { deckFor, kontraktAus } from './kontrakt.js';
import { probenFor, rolloutFor } from './stichprobe.js';
import { handIn } from './stichwissen.js';
import { werteFor } from './tarif.js';
import type { View } from './view.js';

/** The trumps that bring the dealer most, over many deals of all cards that he has not seen, his own next ones among them. */
export function besteTrumpfprobe(view: View, seat: Seat, draws: Draws): Suit {
  const mitspieler = view.spieler.length;
  const { karten, gesehen } = werteFor(mitspieler);
  const kontrakt = kontraktAus(view.kierkiSpiel, view.tarif);
  const hand = handIn(view, seat);
  const keine = view.spieler.map(() => NO_CARDS);
  const hidden = {
    unseen: without(setOf(deckFor(mitspieler)), hand),
    counts: view.spieler.map((_, s) => (s === seat ? karten - gesehen : karten)),
    impossible: keine,
  };
  const rollout = rolloutFor(kontrakt, karten, 0, seat);
  const alternatives = SUITS.map(
    (trump): Alternative => ({
      ...rollout,
      begin(dealt) {
        const hands = dealt.hands.map((verteilte, s) => (s === seat ? either(verteilte, hand) : verteilte));
        const table = { ...dealt, trump, hands };
        const turn = {
          seat,
          hand: hands[seat] as CardSet,
          choices: playableAt(table, kontrakt.regeln),
          situation: situationOf(table),
          table,
        };
        return played(table, rollout.policy(turn));
      },
    }),
  );
  const thought = { table: tableOf(keine, { leader: seat }), hidden, samples: probenFor(SUITS.length, mitspieler * karten) };
  const werte = meanWorth(thought, alternatives, draws);
  return werte.indexOf(Math.max(...werte)) as Suit;
}
