import { serialize } from 'node:v8';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, execute, parse, validate } from 'graphql';
import { textWriter } from './text-writer.js';

const schema = buildSchema(`
  scalar DateTime
  enum Colour { RED BLUE }
  interface Named { name: String! }
  type Point { x: Int!, y: Float, note: String }
  type Card implements Named { name: String!, colour: Colour!, at: Point, from: Point! }
  type Die implements Named { name: String!, faces: [Int!]!, at: Point }
  union Thing = Card | Die
  type View { id: ID!, when: DateTime, sure: Boolean!, things: [Thing!]!, named: Named, grid: [[Int]], maybe: View }
  type Query { view: View }
`);

const card = { __typename: 'Card', name: 'Zur "letzten" Instanz\n🍺', colour: 'RED', at: { x: 1, y: 0.5, note: null }, from: { x: 2 } };
const die = { __typename: 'Die', name: 'die', faces: [1, 6], at: null };
const inner = { id: 'inner', sure: false, things: [], grid: null };
const view = {
  id: 'v1',
  when: new Date(0),
  sure: true,
  things: [card, die],
  named: die,
  grid: [[1, null], []],
  maybe: { ...inner, maybe: null },
};

/** What GraphQL itself makes of it. */
function executed(text: string, variableValues: Record<string, unknown>, data: unknown): unknown {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return execute({ schema, document, rootValue: data, variableValues });
}

const written = (text: string, variables: Record<string, unknown> = {}, data: unknown = { view }): string =>
  textWriter(schema, parse(text), undefined, variables)(data);

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a written result is what execution gives', () => {
  it.each<[string, string, Record<string, unknown>?]>([
    ['leaves and lists', '{ view { id when sure grid } }'],
    ['aliases, one field twice', '{ a: view { id } view { id x: id id } }'],
    ['types of their own', '{ __typename view { __typename things { __typename } named { __typename name } } }'],
    ['members of a union', '{ view { things { ... on Card { name colour } ... on Die { faces } } } }'],
    ['an interface on a union', '{ view { things { ... on Named { name } } named { name ... on Die { faces } } } }'],
    ['objects of one name, differently selected', '{ view { things { ... on Card { at { x } } ... on Die { at { y } } } } }'],
    [
      'fields of one name merged',
      '{ view { things { ... on Card { at { x } } ... on Card { at { y note } from { x } } } maybe { id } maybe { sure } } }',
    ],
    [
      'fragments in fragments',
      'query { ...A } fragment A on Query { view { ...B id } } fragment B on View { sure maybe { id maybe { id } } }',
    ],
    ['what is skipped', '{ view { id @skip(if: true) sure @include(if: false) when @include(if: true) } }'],
    [
      'what variables skip',
      'query ($all: Boolean!) { view { id ...More @include(if: $all) } } fragment More on View { sure }',
      { all: true },
    ],
    [
      'what variables skip not',
      'query ($all: Boolean!) { view { id ...More @include(if: $all) } } fragment More on View { sure }',
      { all: false },
    ],
    ['the default of a variable', 'query ($all: Boolean! = true) { view { id sure @skip(if: $all) } }', {}],
    ['nothing left of an object', '{ view { maybe { id @skip(if: true) } } }'],
  ])('%s', (_, text, variables = {}) => {
    const { data } = executed(text, variables, { view }) as { data: unknown };
    expect(JSON.parse(written(text, variables))).toEqual(toJson(data));
  });

  it('soon, also when each of many fragments spreads the next one twice', () => {
    const chain = Array.from({ length: 60 }, (_, n) => `fragment F${n} on View { ...F${n + 1} ...F${n + 1} }`).join(' ');
    const text = `{ view { ...F0 } } ${chain} fragment F60 on View { id maybe { ...Inner ...Inner } } fragment Inner on View { sure }`;
    expect(JSON.parse(written(text))).toEqual({ view: { id: 'v1', maybe: { sure: false } } });
  });

  it('one byte a letter, though names are slices of a contract that needs two for one of its own', () => {
    const wide = buildSchema(
      '"…" type Query { thing: Thing! } union Thing = Measurement type Measurement { unit: MeasurementUnit! } enum MeasurementUnit { DOUBLE_FURLONG }',
    );
    const document = parse('{ thing { __typename ... on Measurement { unit } } } # …');
    const text = textWriter(wide, document, undefined, {})({ thing: { __typename: 'Measurement', unit: 'DOUBLE_FURLONG' } });
    expect(text).toBe('{"thing":{"__typename":"Measurement","unit":"DOUBLE_FURLONG"}}');
    const [ONE_BYTE, TWO_BYTES] = ['"', 'c'].map((tag) => tag.charCodeAt(0));
    expect(serialize('…')[2]).toBe(TWO_BYTES);
    expect(serialize(text)[2]).toBe(ONE_BYTE);
  });

  it('nothing for a root that is null', () => {
    expect(written('{ view { id } }', {}, { view: null })).toBe('{"view":null}');
  });

  it.each([
    ['null where there must be something', { ...view, id: null }],
    ['a type that the union has not', { ...view, things: [{ __typename: 'Point' }] }],
    ['a value that the enum has not', { ...view, things: [{ ...card, colour: 'GREEN' }] }],
    ['a number that is none', { ...view, things: [{ ...card, from: { x: Number.NaN } }] }],
  ])('and a fault for %s', (_, broken) => {
    const text = '{ view { id things { ... on Card { colour from { x } } } } }';
    expect(() => written(text, {}, { view: broken })).toThrow();
  });
});
