// How things are called in the contract: nothing is loaded for it, so that a program that only computes starts at once.

const pascal = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names that were made once: they are asked for with every frame. */
const remembered = (make: (from: string) => string): ((from: string) => string) => {
  const made = new Map<string, string>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known;
    const name = make(from);
    made.set(from, name);
    return name;
  };
};

/** `kiezkoenig.gewuerfelt` is `KiezkoenigGewuerfelt` in the contract: one rule for every game, no table to keep. */
export const typeNameOf = remembered((stored) => stored.split('.').map(pascal).join(''));

/** `kiezkoenig.gewuerfelt` is `gewuerfelt` in its game. */
export const gameEventName = remembered((stored) => stored.slice(stored.indexOf('.') + 1));

const parts = {
  View: remembered((game) => `${pascal(game)}View`),
  Options: remembered((game) => `${pascal(game)}Options`),
  Question: remembered((game) => `${pascal(game)}Question`),
  LegalMove: remembered((game) => `${pascal(game)}LegalMove`),
};

/** `KiezkoenigView`, `KiezkoenigOptions` and so on. */
export const gameTypeName = (game: string, part: keyof typeof parts): string => parts[part](game);

/** The contract's enum value of a game. */
export const gameEnum = (game: string): string => game.toUpperCase();
