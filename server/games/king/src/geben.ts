import { type Card, cardsIn, cut, type Draws, dealt, karteOf, roundFrom, type Seat, seatAfter } from '@tavern-jack/kernel';
import type { Ablauf } from './ablauf.js';
import { type KingState, regelnOf } from './partie.js';

/** Deals the next game: in packets, beginning with the dealer's neighbour in playing order. */
export function gibt(ablauf: Ablauf, draws: Draws): void {
  const { state } = ablauf;
  const { seats, direction, packen, folge, ansagerSpieltAus } = regelnOf(state);
  const spielNummer = state.zettel.length + 1;
  const geber = seatAfter(state.ersterGeber, spielNummer - 1, direction, seats);
  const links = seatAfter(geber, 1, direction, seats);
  const { pack, gemischt } = gemischtOderAbgehoben(state, links, draws);
  const haende = dealt(pack, roundFrom(links, direction, seats), packen);
  const ansager = ansagerOf(state, geber, haende);
  ablauf.tut({
    type: 'ausgeteilt',
    spielNummer,
    geber,
    ansager,
    ausspieler: ansagerSpieltAus ? ansager : links,
    kontrakt: folge?.[spielNummer - 1] ?? null,
    gemischt,
    haende: haende.map((hand) => hand.map(karteOf)),
  });
}

/** The dealer chooses; in Rıfkı whoever holds a certain card does in the first game, and then one after the other. */
function ansagerOf({ zettel, ...state }: KingState, geber: Seat, haende: readonly (readonly Card[])[]): Seat {
  const { ersteAnsage, direction, seats } = regelnOf({ zettel, ...state });
  if (ersteAnsage === null) return geber;
  const erster = zettel[0]?.ansager ?? haende.findIndex((hand) => hand.includes(ersteAnsage));
  return seatAfter(erster, zettel.length, direction, seats);
}

/** The pack for the next game, from its top. */
function gemischtOderAbgehoben(state: KingState, links: Seat, draws: Draws): { pack: readonly Card[]; gemischt: boolean } {
  const { deck, nurAbheben } = regelnOf(state);
  if (!nurAbheben || !state.spiel) return { pack: draws.shuffle(deck), gemischt: true };
  return { pack: cut(eingesammelt(state, links), 1 + draws.below(deck.length - 1)), gemischt: false };
}

/** The tricks of the last game as they lie before their winners, gathered round the table, and what was not played any more. */
function eingesammelt(state: KingState, links: Seat): readonly Card[] {
  const { direction, seats } = regelnOf(state);
  const { stiche = [], tisch } = state.spiel ?? {};
  return roundFrom(links, direction, seats).flatMap((seat) => [
    ...stiche.filter(({ winner }) => winner === seat).flatMap(({ cards }) => cards),
    ...cardsIn(tisch?.hands[seat] ?? [0, 0, 0, 0]),
  ]);
}
