import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { mutationOf } from './documents.js';
import { contract } from './every-field.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { ask, codeOf, rootOf, type WireAnswer } from './wire.js';

type Role = 'anyone' | 'player' | 'staff';

/** The decision for every root field of the contract. A field that is not here fails the test: decide first. */
const DECIDED: Readonly<Record<string, Role>> = {
  'Query.me': 'anyone',
  'Query.match': 'anyone',
  'Query.table': 'player',
  'Query.checkOptions': 'player',
  'Query.myMatches': 'player',
  'Query.matches': 'staff',
  // Open at the door, because players of the match may; strangers get NotFound.
  'Query.replay': 'anyone',
  'Mutation.signInAsGuest': 'anyone',
  'Mutation.signInAsStaff': 'anyone',
  'Mutation.signOut': 'anyone',
  'Mutation.openTable': 'player',
  'Mutation.playAgainstHomies': 'player',
  'Mutation.takeSeat': 'player',
  'Mutation.leaveTable': 'player',
  'Mutation.addHomie': 'player',
  'Mutation.removeHomie': 'player',
  'Mutation.startMatch': 'player',
  'Mutation.playMove': 'player',
  'Mutation.leaveMatch': 'player',
  'Mutation.changeName': 'player',
  'Mutation.eraseMe': 'player',
  'Mutation.changeTable': 'player',
  'Mutation.setHomieLevel': 'player',
  'Mutation.setReady': 'player',
  'Mutation.kickPlayer': 'player',
  'Mutation.sendEmote': 'player',
  'Mutation.comeBack': 'player',
  'Mutation.startPractice': 'player',
  'Mutation.skipPractice': 'player',
  'Mutation.quickPlay': 'player',
  'Subscription.tableFrames': 'player',
  'Subscription.matchFrames': 'anyone',
  'Subscription.lobbyFrames': 'anyone',
  // Of a match that may be watched; of a table only to players.
  'Subscription.presenceFrames': 'anyone',
};

const FAREWELLS: readonly string[] = ['Mutation.signOut', 'Mutation.eraseMe'];

const roots = [contract.getQueryType(), contract.getMutationType(), contract.getSubscriptionType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: `${type?.name}.${field.name}`,
    kind: type?.name.toLowerCase() ?? '',
    field,
  })),
);

/** Any value of the type that passes validation. */
function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return `[${someValue(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (!isInputObjectType(type)) return String(type) === 'Int' ? '1' : String(type) === 'Boolean' ? 'true' : '"x"';
  const fields = Object.values(type.getFields());
  const given = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type));
  return `{${given.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')}}`;
}

const requiredArguments = (args: readonly GraphQLArgument[]): string => {
  const given = args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${someValue(arg.type)}`);
  return given.length > 0 ? `(${given.join(', ')})` : '';
};

const documentFor = (kind: string, field: GraphQLField<unknown, unknown>): string =>
  `${kind} { ${field.name}${requiredArguments(field.args)}${/Boolean/.test(String(field.type)) ? '' : ' { __typename }'} }`;

describe('who may ask what', () => {
  let house: House;
  let ben: Guest;
  let staffToken: string;

  beforeAll(async () => {
    house = await openHouse();
    ben = await Guest.signIn(house.url);
    staffToken = rootOf<{ token: string }>(await ask(house.url, mutationOf('signInAsStaff'), { input: house.staff })).token;
  });
  afterAll(() => house.close());

  /** The same question over HTTP (no subscriptions there) and over a socket. */
  async function answersTo(kind: string, document: string, token: string | undefined): Promise<WireAnswer[]> {
    const socket = await GraphqlSocketClient.greet(house.url, token);
    const overSocket = await socket.ask(document);
    await socket.cut();
    return kind === 'subscription' ? [overSocket] : [await ask(house.url, document, {}, token), overSocket];
  }

  it('has been decided for every query, mutation and subscription of the contract', () => {
    expect(roots.map(({ name }) => name).sort()).toEqual(Object.keys(DECIDED).sort());
  });

  it.each(roots)('$name', async ({ name, kind, field }) => {
    const role = DECIDED[name];
    const document = documentFor(kind, field);
    const expected: [string | undefined, unknown][] = [
      [undefined, role === 'anyone' ? undefined : 'UNAUTHENTICATED'],
      // Whoever says these has no token afterwards.
      ...(FAREWELLS.includes(name) ? [] : [[ben.token, role === 'staff' ? 'FORBIDDEN' : undefined] as [string, unknown]]),
      ...(name === 'Mutation.signOut' ? [] : [[staffToken, role === 'player' ? 'FORBIDDEN' : undefined] as [string, unknown]]),
    ];
    for (const [token, code] of expected) {
      for (const answer of await answersTo(kind, document, token)) {
        if (code) expect(answer).toMatchObject({ errors: [{ extensions: { code } }] });
        if (code) expect(Object.values(answer.data ?? {}).every((value) => value === null)).toBe(true);
        else expect(['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL']).not.toContain(codeOf(answer));
      }
    }
  });

  it('a stranger gets no replay of any match, and cannot tell one from none', async () => {
    const matchId = await ben.playsHomies(1);
    const document = `query ($id: ID!) { replay(matchId: $id, as: {spectator: YES}, first: 1) { __typename ... on Problem { code message } } }`;
    const [real, unknown] = [
      await ask(house.url, document, { id: matchId }),
      await ask(house.url, document, { id: `mat_${'0'.repeat(32)}` }),
    ];
    expect(rootOf(real)).toMatchObject({ __typename: 'NotFound' });
    expect(real.text).toBe(unknown.text);
  });

  it('a player gets the replay of an own match only after its end', async () => {
    const matchId = await ben.playsHomies(1);
    const document = `query ($id: ID!) { replay(matchId: $id, as: {seat: 0}, first: 1) { __typename ... on Problem { code } } }`;
    expect(rootOf(await ben.ask(document, { id: matchId }))).toMatchObject({ __typename: 'ReplayRefused', code: 'MATCH_RUNNING' });
  });

  it('nobody is told hashes of a running match, against which a hidden card could be guessed', async () => {
    const matchId = await ben.playsHomies(1);
    const replay = `query ($id: ID!) { replay(matchId: $id, as: {spectator: YES}, first: 5) { ... on Replay { steps { record { hash draws } } } } }`;
    const { steps } = rootOf<{ steps: { record: object }[] }>(await ask(house.url, replay, { id: matchId }, staffToken));
    expect(steps.length).toBeGreaterThan(1);
    for (const { record } of steps) expect(record).toEqual({ hash: null, draws: null });
  });

  it('who only watches a match does not learn its table, which leads to the code of the room', async () => {
    const matchId = await ben.playsHomies(1);
    const query = 'query ($id: ID!) { match(id: $id) { tableId } }';
    const told = async (token: string | undefined) =>
      rootOf<{ tableId: string | null }>(await ask(house.url, query, { id: matchId }, token)).tableId;
    expect(await told(ben.token)).toMatch(/^tbl_/);
    expect(await told(staffToken)).toBe(await told(ben.token));
    expect(await told(undefined)).toBeNull();
    expect(await told((await Guest.signIn(house.url, 'Ada')).token)).toBeNull();
  });

  it('staff see a running match as the public does and through no seat', async () => {
    const matchId = await ben.playsHomies(1);
    const document = (eyes: string) =>
      `query ($id: ID!) { replay(matchId: $id, as: ${eyes}, first: 100) { __typename ... on Problem { code } } }`;
    expect(rootOf(await ask(house.url, document('{spectator: YES}'), { id: matchId }, staffToken))).toMatchObject({ __typename: 'Replay' });
    expect(rootOf(await ask(house.url, document('{seat: 0}'), { id: matchId }, staffToken))).toMatchObject({ code: 'MATCH_RUNNING' });
  });
});
