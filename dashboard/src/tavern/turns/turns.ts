import type { MyMatchesQuery } from '../../generated/graphql';

/** A running match of yours. */
export type MyMatch = MyMatchesQuery['myMatches'][number];

type Turn = Pick<MyMatch, 'id' | 'myTurn'>;

/** Matches in which it has become your turn between two looks. Before the first look nothing is news. */
export function newTurns<One extends Turn>(before: readonly Turn[] | null, after: readonly One[]): readonly One[] {
  if (before === null) return [];
  const known = new Set(before.filter(({ myTurn }) => myTurn).map(({ id }) => id));
  return after.filter(({ id, myTurn }) => myTurn && !known.has(id));
}

const badge = /^\(\d+\) /;

/** A page's title with the number of matches that wait for you before it; without one for none. */
export function titled(title: string, waiting: number): string {
  const plain = title.replace(badge, '');
  return waiting > 0 ? `(${waiting}) ${plain}` : plain;
}

/** Those that wait for you first; else as they came. */
export const byUrgency = <One extends Turn>(matches: readonly One[]): readonly One[] =>
  [...matches].sort((one, other) => Number(other.myTurn) - Number(one.myTurn));
