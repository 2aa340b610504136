import type { HomieName } from '@tavern-jack/contracts/events';
import type { HomieLevel } from '@tavern-jack/kernel';
import { opaqueId, type Players } from '@tavern-jack/platform';

const pascal = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names that were made once: they are asked for with every frame. */
const remembered = (make: (from: string) => string): ((from: string) => string) => {
  const made = new Map<string, string>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
};

/** `kiezkoenig.gewuerfelt` is `KiezkoenigGewuerfelt` in the contract: one rule for every game, no table to keep. */
export const typeNameOf = remembered((stored) => stored.split('.').map(pascal).join(''));

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

export type Sitting = { readonly player: string } | { readonly homie: HomieName; readonly level: HomieLevel };

/** Who sits, with the name that was loaded before. */
export const occupantOf = (sitting: Sitting, players: Players) =>
  'player' in sitting
    ? { __typename: 'Player', id: opaqueId('ply', sitting.player), name: players.nameOf(sitting.player) }
    : { __typename: 'Homie', name: sitting.homie, level: sitting.level };

export const optionsOf = (game: string, options: object) => ({ __typename: gameTypeName(game, 'Options'), ...options });

/** Exactly one branch of a `@oneOf` input: its name and its value. */
export function branchOf(input: object): [name: string, value: unknown] {
  const [branch] = Object.entries(input);
  if (!branch) throw new Error('a @oneOf input without a branch passed validation');
  return branch;
}

/** The members of `Player` ids among sittings. */
export const playersAmong = (seats: readonly (Sitting | undefined)[]): string[] =>
  seats.flatMap((sitting) => (sitting && 'player' in sitting ? [sitting.player] : []));
