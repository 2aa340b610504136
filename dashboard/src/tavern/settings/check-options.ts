import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import type { GameOptionsInput } from '../../generated/graphql';

type Checks = Readonly<Record<string, { readonly reasons: readonly string[] }>>;

/** One question for many sets of options: what the game says about each, under its place in the list (`o0`, `o1`, …). */
export function checkQuestion(count: number): TypedDocumentNode<Checks, Record<string, unknown>> {
  const places = Array.from({ length: count }, (_, place) => place);
  const given = places.map((place) => `$o${place}: GameOptionsInput!`).join(', ');
  const asked = places.map((place) => `o${place}: checkOptions(options: $o${place}, seats: $seats) { reasons }`).join(' ');
  return parse(`query CheckOptions($seats: Int!, ${given}) { ${asked} }`);
}

/** Its variables. */
export const checkVariables = (seats: number, options: readonly GameOptionsInput[]): Record<string, unknown> => ({
  seats,
  ...Object.fromEntries(options.map((one, place) => [`o${place}`, one])),
});
