import { type AnyGame, type AnyPractice, type AnyScripts, practised } from '@tavern-jack/kernel';

/** The games on the card, by id. */
export class GameCard {
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #practices = new Map<string, AnyPractice>();

  /** `scripts` by the id of their game. */
  constructor(
    games: readonly AnyGame[],
    private readonly scripts: Readonly<Record<string, AnyScripts>> = {},
  ) {
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

  /** The practice round of a game under a script's id; undefined when the house has no such script. Its script is played once, when it is first asked for. */
  practice(id: string, script: string): AnyPractice | undefined {
    const written = this.scripts[id]?.practice;
    if (written?.id !== script) return undefined;
    const known = this.#practices.get(id) ?? practised(this.get(id), written);
    this.#practices.set(id, known);
    return known;
  }

  /** The script with which a practice round of this game begins; undefined when there is none. */
  practiceScript(id: string): AnyScripts['practice'] | undefined {
    return this.scripts[id]?.practice;
  }
}
