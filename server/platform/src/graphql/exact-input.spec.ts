import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema, coerceInputValue, type GraphQLInputType } from 'graphql';
import { exactly } from './exact-input.js';

const schema = buildSchema(`
  type Query { nothing: Int }
  enum Yes { YES }
  input Pub { feld: Int!, name: String, tags: [String!] }
  input Move @oneOf { roll: Yes, build: Pub }
  input Play { matchId: ID!, sure: Boolean, move: Move!, again: Play }
  input Table { seats: Int! = 2 }
`);
const typeOf = (name: string) => schema.getType(name) as GraphQLInputType;
const play = exactly(typeOf('Play'));

/** What GraphQL makes of a value; undefined when it refuses it. */
function coerced(value: unknown, type: GraphQLInputType): { readonly value: unknown } | undefined {
  let refused = false;
  const result = coerceInputValue(value, type, () => {
    refused = true;
  });
  return refused ? undefined : { value: JSON.parse(JSON.stringify(result)) };
}

describe('input that needs no coercion', () => {
  it('is taken when it is exactly what the contract wants', () => {
    expect(play({ matchId: 'm', move: { roll: 'YES' } })).toBe(true);
    expect(
      play({ matchId: 'm', sure: null, move: { build: { feld: 3, tags: ['a'] } }, again: { matchId: 'n', move: { roll: 'YES' } } }),
    ).toBe(true);
  });

  it.each([
    ['a number for an ID', { matchId: 7, move: { roll: 'YES' } }],
    ['a missing field', { move: { roll: 'YES' } }],
    ['null for a required field', { matchId: null, move: { roll: 'YES' } }],
    ['a field that is not there', { matchId: 'm', move: { roll: 'YES' }, more: 1 }],
    ['a name of every object', JSON.parse('{"matchId":"m","move":{"roll":"YES"},"__proto__":{}}')],
    ['no branch', { matchId: 'm', move: {} }],
    ['two branches', { matchId: 'm', move: { roll: 'YES', build: { feld: 1 } } }],
    ['a branch of null', { matchId: 'm', move: { roll: null } }],
    ['a branch and a null one', { matchId: 'm', move: { roll: 'YES', build: null } }],
    ['an unknown value of an enum', { matchId: 'm', move: { roll: 'NO' } }],
    ['a name of every object as value of an enum', { matchId: 'm', move: { roll: 'constructor' } }],
    ['a fraction', { matchId: 'm', move: { build: { feld: 1.5 } } }],
    ['a number above 32 bits', { matchId: 'm', move: { build: { feld: 2 ** 31 } } }],
    ['one value for a list', { matchId: 'm', move: { build: { feld: 1, tags: 'a' } } }],
    ['a list for an object', [{ matchId: 'm', move: { roll: 'YES' } }]],
    ['nothing', undefined],
  ])('%s is left to GraphQL', (_, value) => {
    expect(play(value)).toBe(false);
  });

  it('a type with a default is always left to GraphQL, which fills it in', () => {
    expect(exactly(typeOf('Table'))({ seats: 2 })).toBe(false);
  });

  it('GraphQL makes the same of whatever is taken', () => {
    const leaf = fc.oneof(fc.constantFrom('YES', 'm', '', 1, 0, -1, 1.5, true, null), fc.string());
    const pub = fc.record({ feld: leaf, name: leaf, tags: fc.oneof(leaf, fc.array(leaf)) }, { requiredKeys: [] });
    const move = fc.oneof(leaf, fc.record({ roll: leaf, build: pub }, { requiredKeys: [] }));
    const value = fc.oneof(leaf, fc.record({ matchId: leaf, sure: leaf, move, other: leaf }, { requiredKeys: [] }), fc.array(leaf));
    let taken = 0;
    fc.assert(
      fc.property(value, (input) => {
        if (!play(input)) return;
        taken++;
        expect(coerced(input, typeOf('Play'))).toEqual({ value: input });
      }),
      { numRuns: 3_000, seed: 7 },
    );
    expect(taken).toBeGreaterThan(5);
  });
});
