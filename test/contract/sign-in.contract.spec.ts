import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MATCHES, ME, mutationOf } from './documents.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { type House, openHouse } from './house.js';
import { ask, bearer, codeOf, postBody, rootOf } from './wire.js';

const GUEST = mutationOf('signInAsGuest');
const STAFF = mutationOf('signInAsStaff');
/** More than all the other tests here bring. */
const GUESTS = 60;
const UNKNOWN = `tj_${'x'.repeat(43)}`;

describe('at the door', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ guestsPerMinute: GUESTS });
  });
  afterAll(() => house.close());

  const signIn = async (name: string) => rootOf<Record<string, unknown>>(await ask(house.url, GUEST, { input: { name } }));
  const staffSignIn = async (name: string, password: string) =>
    rootOf<{ __typename: string; code?: string; token?: string; retryAfterMs?: number }>(
      await ask(house.url, STAFF, { input: { name, password } }),
    );

  it.each([
    ['Ben', 'Ben'],
    ['  Frau   Süß ', 'Frau Süß'],
    ['ü'.repeat(20), 'ü'.repeat(20)],
    ['名無し', '名無し'],
  ])('a guest who says %j is called %j', async (wish, name) => {
    expect(await signIn(wish)).toMatchObject({ __typename: 'SignInAsGuestSuccess', player: { name, id: expect.stringMatching(/^ply_/) } });
  });

  it.each(['', '   ', 'x'.repeat(21), '<b>Ben</b>', 'Ben\u0000', 'a\u202eb', '🍺', '\ud800'])('the name %j is refused', async (wish) => {
    expect(await signIn(wish)).toEqual({ __typename: 'NameRefused', code: 'NAME_REFUSED', message: expect.any(String), maxLength: 20 });
  });

  it('two guests of one name are two people', async () => {
    const [one, two] = [await Guest.signIn(house.url, 'Mia'), await Guest.signIn(house.url, 'Mia')];
    expect(one.id).not.toBe(two.id);
    expect(one.token).not.toBe(two.token);
  });

  it('a token says who you are, and none says nobody', async () => {
    const ben = await Guest.signIn(house.url);
    expect(rootOf(await ben.ask(ME))).toMatchObject({ player: { id: ben.id, name: 'Ben' }, staff: null });
    expect(rootOf(await ask(house.url, ME))).toMatchObject({ player: null, staff: null });
  });

  it.each([undefined, UNKNOWN, 'x'.repeat(5000), 'a b'])('playing needs a token that the house knows, not %.20s', async (token) => {
    const headers = bearer(token);
    const answer = await postBody(
      house.url,
      JSON.stringify({ query: mutationOf('openTable'), variables: { input: { commandId: 'x', options: { kiezkoenig: {} }, seats: 2 } } }),
      headers,
    );
    expect(codeOf(answer)).toBe('UNAUTHENTICATED');
    expect(answer.data ?? null).toBeNull();
  });

  it.each([UNKNOWN, '', 7, { a: 1 }])('a socket with the unknown token %j is closed with 4403', async (token) => {
    const socket = await GraphqlSocketClient.open(house.url);
    socket.send({ type: 'connection_init', payload: { token } });
    expect(await socket.closed).toBe(4403);
    expect(socket.received).toEqual([]);
  });

  it('asking on a socket before the greeting closes it with 4401', async () => {
    const socket = await GraphqlSocketClient.open(house.url);
    socket.start(ME);
    expect(await socket.closed).toBe(4401);
  });

  it('a socket knows who greets, and takes a stranger for nobody', async () => {
    const ben = await Guest.signIn(house.url);
    const [own, nobody] = [await ben.connects(), await GraphqlSocketClient.greet(house.url)];
    expect(rootOf(await own.ask(ME))).toMatchObject({ player: { id: ben.id } });
    expect(rootOf(await nobody.ask(ME))).toMatchObject({ player: null });
    await Promise.all([own.cut(), nobody.cut()]);
  });

  it('a token that was signed out is unknown', async () => {
    const ben = await Guest.signIn(house.url);
    const open = await ben.connects();
    expect(rootOf(await ben.ask('mutation { signOut }'))).toBe(true);
    expect(await open.closed).toBe(4403);
    expect(rootOf(await ben.ask('mutation { signOut }'))).toBe(false);
    expect(rootOf(await ben.ask(ME))).toMatchObject({ player: null });
    await expect(ben.connects()).rejects.toThrow('4403');
  });

  it('staff sign in with name and password and may ask for the matches', async () => {
    const { name, password } = house.staff;
    const answer = await staffSignIn(name, password);
    expect(answer).toMatchObject({ __typename: 'SignInAsStaffSuccess', staff: { name, id: expect.stringMatching(/^stf_/) } });
    expect(rootOf(await ask(house.url, ME, {}, answer.token))).toMatchObject({ player: null, staff: { name } });
    expect(rootOf(await ask(house.url, MATCHES, { first: 5 }, answer.token))).toMatchObject({ __typename: 'MatchConnection', nodes: [] });
  });

  it.each([
    ['wirt', 'falsch'],
    ['nobody', 'falsch'],
    ['wirt', ''],
    ['wi\u0000rt', 'falsch'],
    ["wirt' or '1'='1", 'x'],
  ])('the sign-in %j with %j is refused without saying why', async (name, password) => {
    expect(await staffSignIn(name, password)).toEqual({
      __typename: 'SignInRefused',
      code: 'SIGN_IN_REFUSED',
      message: expect.any(String),
      retryAfterMs: 0,
    });
  });

  it('after too many tries a name must wait, even with the right password', async () => {
    const tries = [];
    for (let n = 0; n < 9; n++) tries.push(await staffSignIn('hinz', 'kunz'));
    expect(tries.slice(0, 8).every((answer) => answer.retryAfterMs === 0)).toBe(true);
    expect(tries[8]).toMatchObject({ code: 'SIGN_IN_REFUSED' });
    expect(tries[8]?.retryAfterMs).toBeGreaterThan(1_000);
    expect(await staffSignIn(house.staff.name, house.staff.password)).toMatchObject({ __typename: 'SignInAsStaffSuccess' });
    for (let n = 0; n < 9; n++) await staffSignIn(house.staff.name, 'kunz');
    expect(await staffSignIn(house.staff.name, house.staff.password)).toMatchObject({ code: 'SIGN_IN_REFUSED' });
  });

  it('too many guests from one address in a minute must wait, over a socket too, and players go on', async () => {
    const ben = await Guest.signIn(house.url);
    const guest = () => ask(house.url, GUEST, { input: { name: 'Ben' } });
    let answer = await guest();
    for (let n = 0; n < GUESTS && !answer.errors; n++) answer = await guest();
    expect(codeOf(answer)).toBe('RATE_LIMITED');
    expect(answer.errors?.[0]?.extensions?.retryAfterMs).toBeGreaterThan(1_000);
    const socket = await GraphqlSocketClient.greet(house.url);
    expect(codeOf(await socket.ask(GUEST, { input: { name: 'Ben' } }))).toBe('RATE_LIMITED');
    await socket.cut();
    expect(rootOf(await ben.ask(ME))).toMatchObject({ player: { id: ben.id } });
  });
});
