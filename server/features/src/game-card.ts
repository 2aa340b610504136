import type { AnyGame } from '@tavern-jack/kernel';

/** The games on the card, by id. */
export class GameCard {
  readonly #games: ReadonlyMap<string, AnyGame>;

  constructor(games: readonly AnyGame[]) {
    this.#games = new Map(games.map((game) => [game.manifest.id, game]));
  }

  /** Throws for a game that is not on the card: ids come from the contract's enum or from the log. */
  get(id: string): AnyGame {
    const game = this.#games.get(id);
    if (!game) throw new Error(`There is no game "${id}" on the card.`);
    return game;
  }

  /** The game under a rules number; undefined when the house has it no longer. */
  find(id: string, rules: number): AnyGame | undefined {
    const game = this.#games.get(id);
    return game?.manifest.rules === rules ? game : undefined;
  }
}
