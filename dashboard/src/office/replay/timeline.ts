import type { ActorKind } from '@/generated/graphql';

/** As much of a step as the order of things needs. */
export interface Happened {
  readonly frame: {
    readonly cause: string;
    readonly actor: { readonly kind: ActorKind; readonly seat: number | null };
    readonly event: object | null;
  };
}

/** The events that came from one command: first and last are indices of steps, counted from 0. */
export interface Move {
  readonly cause: string;
  readonly first: number;
  readonly last: number;
}

/** Where a round begins. */
export interface Round {
  readonly number: number;
  readonly first: number;
}

/** A round with its moves; number null: before the first round. */
export interface Section {
  readonly number: number | null;
  readonly moves: readonly Move[];
}

/** The events grouped by their cause, in order. */
export function movesOf(steps: readonly Happened[]): readonly Move[] {
  const moves: Move[] = [];
  steps.forEach(({ frame }, index) => {
    const open = moves.at(-1);
    if (open?.cause === frame.cause) moves[moves.length - 1] = { ...open, last: index };
    else moves.push({ cause: frame.cause, first: index, last: index });
  });
  return moves;
}

/** Where each round begins: at its first turn, played or suspended. A game that is played again begins with round 1 once more. */
export function roundsOf(steps: readonly Happened[], roundOf: (event: object) => number | null): readonly Round[] {
  const rounds: Round[] = [];
  steps.forEach(({ frame }, index) => {
    const number = frame.event && roundOf(frame.event);
    if (number !== null && number !== rounds.at(-1)?.number) rounds.push({ number, first: index });
  });
  return rounds;
}

/** Moves by round. A move that ends one round and begins the next belongs to the one in which it began. */
export function sectionsOf(moves: readonly Move[], rounds: readonly Round[]): readonly Section[] {
  const sections: { number: number | null; moves: Move[] }[] = [];
  for (const move of moves) {
    // The laying out of the board begins the first round in the same breath.
    const number = rounds.findLast((round) => round.first <= move.first)?.number ?? null;
    const open = sections.at(-1);
    if (open && open.number === number) open.moves.push(move);
    else sections.push({ number, moves: [move] });
  }
  return sections;
}

/** Where the autopilot played: the first event of each of its moves. */
export function autopilotMarks(steps: readonly Happened[], moves: readonly Move[]): readonly number[] {
  return moves.flatMap(({ first }) => (steps[first]?.frame.actor.kind === 'AUTOPILOT' ? [first] : []));
}

/** The first event of the next move; the last event when there is none. */
export function nextMove(moves: readonly Move[], index: number): number {
  return moves.find((move) => move.first > index)?.first ?? moves.at(-1)?.last ?? index;
}

/** Back to the beginning of this move, and from there to the one before. */
export function previousMove(moves: readonly Move[], index: number): number {
  return moves.findLast((move) => move.first < index)?.first ?? 0;
}
