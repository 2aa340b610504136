import { describe, expect, it } from '@jest/globals';
import { buildSchema, execute, GraphQLError } from 'graphql';
import { Documents } from './documents.js';
import { formatted } from './errors.js';
import { ShortWay } from './short-way.js';

const schema = buildSchema(`
  scalar DateTime
  type Query { nothing: Int }
  enum Yes { YES }
  input Input { id: ID!, move: Yes! }
  interface Problem { message: String! }
  type Refused implements Problem { message: String! }
  type Done { version: Int!, at: DateTime!, note: String }
  union Result = Done | Refused
  type Mutation { play(input: Input!): Result!, rest(input: Input!): Result, plain: Int }
`);
const context = { identity: undefined, token: undefined, address: '192.0.2.7' };

/** Answers by the id: done, refused, or thrown. */
const resolve = async (_: unknown, { input }: { input: { id: string } }) => {
  if (input.id === 'forbidden') throw new GraphQLError('Not you.', { extensions: { code: 'FORBIDDEN' } });
  if (input.id === 'refused') return { __typename: 'Refused', message: 'no' };
  return { __typename: 'Done', version: input.id.length, at: new Date(0) };
};
for (const name of ['play', 'rest']) Object.assign(schema.getMutationType()?.getFields()[name] ?? {}, { resolve });

const documents = new Documents(schema);
const shortWay = new ShortWay(schema, documents);
const PLAY =
  'mutation ($input: Input!) { outcome: play(input: $input) { __typename ... on Done { version at note } ... on Problem { message } } }';

async function theLongWay(text: string, variableValues: Record<string, unknown>): Promise<unknown> {
  const known = documents.get(text);
  if (!('document' in known)) throw known[0];
  const { data, errors } = await execute({ schema, document: known.document, variableValues, contextValue: context });
  return JSON.parse(JSON.stringify(errors ? { data, errors: formatted(errors) } : { data }));
}

describe('the short way of a mutation', () => {
  it.each(['play', 'refused', 'forbidden'])('answers as GraphQL does: %s', async (id) => {
    for (const text of [PLAY, PLAY.replace('play', 'rest')]) {
      const variables = { input: { id, move: 'YES' } };
      const mutation = shortWay.mutationIn(text);
      expect(mutation?.takes(variables)).toBe(true);
      expect(JSON.parse((await mutation?.run(variables, context)) ?? '')).toEqual(await theLongWay(text, variables));
    }
  });

  it.each([
    ['input that is not exact', { input: { id: 7, move: 'YES' } }],
    ['a variable too many', { input: { id: 'a', move: 'YES' }, more: 1 }],
    ['no variables', undefined],
  ])('does not take %s', (_, variables) => {
    expect(shortWay.mutationIn(PLAY)?.takes(variables)).toBe(false);
  });

  it.each([
    ['two fields', 'mutation ($input: Input!) { play(input: $input) { __typename } rest(input: $input) { __typename } }'],
    ['a directive', 'mutation ($input: Input!) { play(input: $input) @skip(if: false) { __typename } }'],
    ['a literal', 'mutation { play(input: {id: "a", move: YES}) { __typename } }'],
    ['a default', 'mutation ($input: Input! = {id: "a", move: YES}) { play(input: $input) { __typename } }'],
    ['another variable', 'mutation ($input: Input!, $all: Boolean!) { play(input: $input) { __typename @include(if: $all) } }'],
    ['a spread', 'mutation ($input: Input!) { ...on Mutation { play(input: $input) { __typename } } }'],
    ['no argument', 'mutation { plain }'],
    ['two operations', `${PLAY.replace('mutation', 'mutation A')} ${PLAY.replace('mutation', 'mutation B')}`],
    ['a query', '{ nothing }'],
    ['no document at all', 'mutation {'],
  ])('does not know a document with %s', (_, text) => {
    expect(shortWay.mutationIn(text)).toBeUndefined();
  });
});
