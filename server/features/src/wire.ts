import type { HomieName } from '@tavern-jack/contracts/events';
import type { HomieLevel } from '@tavern-jack/kernel';
import { opaqueId, type Players } from '@tavern-jack/platform';
import { gameTypeName } from './wire-names.js';

export { gameEnum, gameTypeName, typeNameOf } from './wire-names.js';

export type Sitting = { readonly player: string } | { readonly homie: HomieName; readonly level: HomieLevel };

/** A person on the wire. */
export const playerOf = (id: string, name: string) => ({ __typename: 'Player', id: opaqueId('ply', id), name });

/** Names of the people who sit together, loaded before: unique among them, the second Ben is "Ben 2". */
export function namesAmong(seats: readonly (Sitting | undefined)[], players: Players): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const id of playersAmong(seats)) {
    const name = players.nameOf(id);
    const free = (count: number): string => (taken.has(numbered(name, count).toLowerCase()) ? free(count + 1) : numbered(name, count));
    const unique = free(1);
    taken.add(unique.toLowerCase());
    names.set(id, unique);
  }
  return names;
}

const numbered = (name: string, count: number): string => (count === 1 ? name : `${name} ${count}`);

/** Who sits, seat by seat. */
export function occupantsOf(seats: readonly (Sitting | undefined)[], players: Players) {
  const names = namesAmong(seats, players);
  return seats.map((sitting) => (sitting ? occupantOf(sitting, names) : null));
}

const occupantOf = (sitting: Sitting, names: ReadonlyMap<string, string>) =>
  'player' in sitting
    ? playerOf(sitting.player, names.get(sitting.player) ?? '')
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
