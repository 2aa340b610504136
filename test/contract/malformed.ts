import { randomUUID } from 'node:crypto';
import { everyField } from './every-field.js';

const play = (move: string): string =>
  `mutation { playMove(input: {matchId: "m", promptId: "p", commandId: "${randomUUID()}", move: ${move}}) { __typename } }`;
const deep = (levels: number): string => {
  const inner = Array.from({ length: levels }, () => 'table { seats { occupant { ').join('');
  return `subscription { tableFrames(tableId: "x") { ${inner} __typename ${' } } }'.repeat(levels)} } }`;
};

/** Operations that no client of ours would send, over HTTP and sockets alike; each is the client's fault. */
export const MALFORMED: Readonly<Record<string, { query: unknown; variables?: unknown; operationName?: unknown }>> = {
  'a syntax error': { query: '{ me { player { id }' },
  'an empty document': { query: '' },
  'a document of comments': { query: '# nothing' },
  'a NUL in the document': { query: '{ me\u0000 }' },
  'an unknown field': { query: '{ me { player { id password } } }' },
  'an unknown root field': { query: '{ seeds { hex } }' },
  'an unknown argument': { query: '{ match(id: "x", seed: true) { id } }' },
  'an unknown type in a fragment': { query: '{ me { ... on Wirt { id } } }' },
  'an object without a selection': { query: '{ me }' },
  'a missing argument': { query: '{ match { id } }' },
  'an unknown enum value': {
    query: `mutation { addHomie(input: {commandId: "${randomUUID()}", tableId: "x", level: GOTT}) { __typename } }`,
  },
  'an enum as text': {
    query: `mutation { addHomie(input: {commandId: "${randomUUID()}", tableId: "x", level: "NORMAL"}) { __typename } }`,
  },
  'a move without a branch': { query: play('{kiezkoenig: {}}') },
  'a move of no game': { query: play('{}') },
  'a move with two branches': { query: play('{kiezkoenig: {wuerfeln: YES, lassen: YES}}') },
  'a move whose branch is null': { query: play('{kiezkoenig: {wuerfeln: null}}') },
  'a move that is null': { query: play('null') },
  'a move that is text': { query: play('"wuerfeln"') },
  'a move with a field of its own': { query: play('{kiezkoenig: {ausbauen: {feld: 1, gratis: true}}}') },
  'a whole number beyond 32 bits': { query: play('{kiezkoenig: {ausbauen: {feld: 2147483648}}}') },
  'a broken number': { query: play('{kiezkoenig: {ausbauen: {feld: 1.5}}}') },
  'a number as text': { query: play('{kiezkoenig: {ausbauen: {feld: "1"}}}') },
  'a huge number': { query: play(`{kiezkoenig: {ausbauen: {feld: ${'9'.repeat(400)}}}}`) },
  'a page of none': { query: '{ replay(matchId: "x", as: {spectator: YES}, first: 0) { __typename } }' },
  'a page of too many': { query: '{ replay(matchId: "x", as: {spectator: YES}, first: 201) { __typename } }' },
  'a page after no cursor': { query: '{ replay(matchId: "x", as: {spectator: YES}, first: 1, after: "1; drop") { __typename } }' },
  'eyes of two': { query: '{ replay(matchId: "x", as: {spectator: YES, seat: 0}, first: 1) { __typename } }' },
  'variables of the wrong type': { query: 'query ($id: ID!) { match(id: $id) { id } }', variables: { id: { a: 1 } } },
  'a missing variable': { query: 'query ($id: ID!) { match(id: $id) { id } }', variables: {} },
  'a branch by a variable that is missing': {
    query: 'query ($id: ID) { table(by: {id: $id}) { id } }',
    variables: {},
  },
  'two operations and no name': { query: 'query A { me { __typename } } query B { me { __typename } }' },
  'a name of no operation': { query: 'query A { me { __typename } }', operationName: 'B' },
  'fragments in a circle': { query: '{ me { ...A } } fragment A on Me { ...B } fragment B on Me { ...A }' },
  'too deep a document': { query: deep(8) },
  'too many aliases': { query: `{ ${Array.from({ length: 80 }, (_, n) => `m${n}: me { __typename }`).join(' ')} }` },
  'too many tokens': { query: `{ me { ${'__typename '.repeat(4_100)} } }` },
  'two subscriptions in one': {
    query: `subscription { matchFrames(matchId: "x") ${everyField('MatchFrame')} tableFrames(tableId: "x") { version } }`,
  },
};

/** What an error must never tell: where our code lies, how we ask the database, what broke inside. */
export const INTERNALS =
  /node_modules|\.[jt]s:\d|\bat [\w.]+ \(|stacktrace|\bselect .* from\b|\binsert into\b|pg_|relation "|TypeError|RangeError|Cannot read|is not a function|ECONN/i;
