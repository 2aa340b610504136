import './patience.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@tavern-jack/platform';
import { MATCH_FRAMES, ME, PLAY_MOVE } from './documents.js';
import { type Duel, openDecision, openDuel, snapshotOf } from './duel.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import type { Guest } from './guest.js';
import { ROLL } from './guest.js';
import { type House, openHouse } from './house.js';
import { INTERNALS, MALFORMED } from './malformed.js';
import { until } from './waiting.js';
import { ask, bearer, codeOf, type HttpAnswer, postBody, read, type WireAnswer } from './wire.js';

/** Codes for what a client did wrong: never INTERNAL, never TRY_AGAIN. */
const CLIENTS_FAULT = ERROR_CODES.filter((code) => !['INTERNAL', 'TRY_AGAIN', 'UNAUTHENTICATED', 'FORBIDDEN'].includes(code));

describe('malformed input', () => {
  let house: House;
  let duel: Duel;
  let ben: Guest;
  let before: object;

  const matchNow = async () => ({ ...(await snapshotOf(house.url, duel.matchId)), at: '', serverTime: '' });

  beforeAll(async () => {
    house = await openHouse();
    duel = await openDuel(house.url);
    ben = duel.people[0];
    before = await matchNow();
  });
  afterAll(async () => {
    await house.close();
  });

  async function typedWithinASecond<T extends WireAnswer>(asking: Promise<T>): Promise<T> {
    const start = performance.now();
    const answer = await asking;
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(answer.errors?.length).toBeGreaterThan(0);
    for (const error of answer.errors ?? []) {
      expect(CLIENTS_FAULT).toContain(error.extensions?.code);
      expect(Object.keys(error).filter((key) => !['message', 'path', 'locations', 'extensions'].includes(key))).toEqual([]);
      expect(Object.keys(error.extensions ?? {})).toEqual(['code']);
    }
    expect(JSON.stringify(answer)).not.toMatch(INTERNALS);
    return answer;
  }

  async function nothingHappened(): Promise<void> {
    expect(await matchNow()).toEqual(before);
    expect((await fetch(house.url.replace('graphql', 'health'))).status).toBe(200);
  }

  describe.each(Object.entries(MALFORMED))('%s', (name, body) => {
    it('is a typed answer over HTTP', async () => {
      const answer = await typedWithinASecond(postBody(house.url, JSON.stringify(body), bearer(ben.token)));
      if (/too (deep|many aliases)/.test(name)) expect(codeOf(answer)).toBe('QUERY_TOO_COSTLY');
      expect(answer.status).toBeLessThan(500);
    });

    it('is the same answer over a socket', async () => {
      const socket = await ben.connects();
      const operation = socket.start('');
      await operation.next();
      socket.send({ id: 'again', type: 'subscribe', payload: body });
      const text = await until('an answer', () => socket.received.find((message) => message.includes('"id":"again"')), 1_000);
      const { type, payload } = JSON.parse(text);
      const answer = await typedWithinASecond(Promise.resolve((type === 'error' ? { errors: payload } : payload) as WireAnswer));
      const overHttp = await postBody(house.url, JSON.stringify(body), bearer(ben.token));
      expect(codeOf(answer)).toBe(codeOf(overHttp));
      await socket.cut();
    });
  });

  describe('over HTTP', () => {
    const json = { 'content-type': 'application/json' };
    const me = JSON.stringify({ query: ME });
    const bodies: [string, () => Promise<HttpAnswer>][] = [
      ['broken JSON', () => postBody(house.url, '{"query": "{ me', bearer(ben.token))],
      ['no body', () => postBody(house.url, '')],
      ['a body of null', () => postBody(house.url, 'null')],
      ['a body of text', () => postBody(house.url, '"{ me { __typename } }"')],
      ['a body without a query', () => postBody(house.url, '{}')],
      ['a query that is no text', () => postBody(house.url, '{"query": {"a": 1}}')],
      ['variables that are a list', () => postBody(house.url, JSON.stringify({ query: ME, variables: [1] }))],
      ['variables that are text', () => postBody(house.url, JSON.stringify({ query: ME, variables: 'x' }))],
      ['a poisoned prototype', () => postBody(house.url, '{"query": "{ me { __typename } }", "__proto__": {"a": 1}}')],
      ['a batch of requests', () => postBody(house.url, `[${me}, ${me}]`)],
      ['an empty batch', () => postBody(house.url, '[]')],
      ['a body beyond 64 KiB', () => postBody(house.url, JSON.stringify({ query: ME, variables: { x: 'x'.repeat(70_000) } }))],
      ['a body of 5 MiB', () => postBody(house.url, JSON.stringify({ query: ME, variables: { x: 'x'.repeat(5_000_000) } }))],
      [
        'JSON nested ten thousand deep',
        () => postBody(house.url, `{"query": "{ me { __typename } }", "variables": {"x": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
      ],
      ['another content type', () => postBody(house.url, me, { 'content-type': 'text/plain' })],
      ['a form', () => postBody(house.url, 'query={me{__typename}}', { 'content-type': 'application/x-www-form-urlencoded' })],
      [
        'a mutation by GET',
        async () =>
          read(
            await fetch(`${house.url}?query=${encodeURIComponent('mutation { signOut }')}`, { headers: { ...json, ...bearer(ben.token) } }),
          ),
      ],
      ['a subscription', () => ask(house.url, MATCH_FRAMES, { matchId: duel.matchId }, ben.token)],
    ];

    it.each(bodies)('%s is a typed answer', async (_, send) => {
      const answer = await typedWithinASecond(send());
      expect(answer.status).toBeGreaterThanOrEqual(200);
      expect(answer.status).toBeLessThan(500);
    });
  });

  describe('over a socket', () => {
    it.each([
      ['broken JSON', '{"type": '],
      ['no object', '7'],
      ['a message of no type', '{}'],
      ['a message of an unknown type', '{"type": "sing"}'],
      ['a subscription without an id', '{"type": "subscribe", "payload": {"query": "{ me { __typename } }"}}'],
      ['variables that are text', '{"id": "1", "type": "subscribe", "payload": {"query": "{ me { __typename } }", "variables": "x"}}'],
    ])('%s closes it with 4400', async (_, text) => {
      const socket = await ben.connects();
      socket.sendText(text);
      expect(await socket.closed).toBe(4400);
    });

    it('a message beyond 64 KiB closes it with 1009', async () => {
      const socket = await ben.connects();
      socket.sendText(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: ME, variables: { x: 'x'.repeat(70_000) } } }));
      expect(await socket.closed).toBe(1009);
    });

    it('a second greeting closes it with 4429', async () => {
      const socket = await ben.connects();
      socket.send({ type: 'connection_init' });
      expect(await socket.closed).toBe(4429);
    });

    it('one id for two operations closes it with 4409', async () => {
      const socket = await ben.connects();
      const watch = { id: 'one', type: 'subscribe', payload: { query: MATCH_FRAMES, variables: { matchId: duel.matchId } } };
      socket.send(watch);
      socket.send(watch);
      expect(await socket.closed).toBe(4409);
    });

    it('another sub-protocol closes it with 4406', async () => {
      const { WebSocket } = await import('ws');
      const old = new WebSocket(house.url.replace('http', 'ws'), 'graphql-ws');
      const code = await new Promise((resolve) => old.on('close', resolve).on('error', () => resolve(4406)));
      expect(code).toBe(4406);
    });

    it('more than fifty operations are too many, and the first fifty go on', async () => {
      const socket = await GraphqlSocketClient.greet(house.url);
      const operations = [...Array(60)].map(() => socket.start(MATCH_FRAMES, { matchId: duel.matchId }));
      const answers = await Promise.all(operations.map((operation) => operation.next()));
      expect(answers.filter((answer) => codeOf(answer) === 'RATE_LIMITED')).toHaveLength(10);
      expect(answers.filter((answer) => answer.data)).toHaveLength(50);
      await socket.cut();
    });

    it('an unknown match is a typed error, and the socket lives on', async () => {
      const socket = await ben.connects();
      for (const matchId of ['mat_00000000000000000000000000000000', duel.tableId, `mat_${duel.tableId.slice(4)}`, '', 'x'.repeat(9_000)]) {
        await typedWithinASecond(socket.ask(MATCH_FRAMES, { matchId }));
      }
      expect((await socket.ask(ME)).data).toBeTruthy();
      await socket.cut();
    });

    it('a connection for another path is refused', async () => {
      await expect(GraphqlSocketClient.open(house.url.replace('/graphql', '/elsewhere'))).rejects.toThrow('404');
    });
  });

  it('changed nothing: the match stands where it stood, the server is well, and the next move is played', async () => {
    await nothingHappened();
    const { mover, prompt } = await openDecision(duel);
    const answer = await mover.tries({ matchId: duel.matchId, promptId: prompt.id, commandId: randomUUID(), move: ROLL });
    expect(answer.data).toMatchObject({ playMove: { __typename: 'PlayMoveSuccess' } });
    expect(PLAY_MOVE).toContain('playMove');
  });
});
