import './patience.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ME, PLAY_MOVE } from './documents.js';
import { me, Scene } from './protocol-scene.js';
import { Wiretap } from './wiretap.js';

// The sentences of graphql-ws' PROTOCOL.md (graphql-transport-ws). What malformed.contract.spec.ts holds is not said again.
describe('GraphQL over WebSocket', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await Scene.open();
  });
  afterAll(() => scene.close());

  describe('the handshake', () => {
    it('"The WebSocket sub-protocol for this specification is: graphql-transport-ws": it is chosen among others', async () => {
      expect(await Wiretap.handshake(scene.url, ['chat', 'graphql-transport-ws'])).toBe('graphql-transport-ws');
    });

    it.each([
      ['none', []],
      ['others only', ['chat', 'mqtt']],
    ])('with %s offered ends in 4406', async (_, offered) => {
      expect(await Wiretap.handshake(scene.url, offered)).toMatch(/^4406/);
    });
  });

  describe('the greeting', () => {
    it('"If the client does not request a connection within the allowed timeout": 4408: Connection initialisation timeout', async () => {
      const tap = await scene.open();
      tap.send({ type: 'ping' });
      expect(await tap.closed).toBe('4408: Connection initialisation timeout');
      expect(tap.types()).toEqual(['pong']);
    });

    it('"more than one ConnectionInit message at any given time": 4429: Too many initialisation requests', async () => {
      const tap = await scene.open();
      const greeting = { type: 'connection_init', payload: { token: scene.ben } };
      tap.send(greeting, greeting);
      expect(await tap.closed).toBe('4429: Too many initialisation requests');
    });

    it.each([
      ['nobody has', 'x'.repeat(43)],
      ['is no text', { a: 1 }],
      ['is empty', ''],
    ])('"If the server wishes to reject the connection": a token that %s ends in 4403: Forbidden, unacknowledged', async (_, token) => {
      const tap = await scene.open();
      tap.send({ type: 'connection_init', payload: { token } });
      expect(await tap.closed).toBe('4403: Forbidden');
      expect(tap.types()).toEqual([]);
    });

    it.each([
      ['no payload', {}],
      ['a payload of null', { payload: null }],
      ['more than we ask for', { payload: { theme: 'dark' } }],
    ])('"Expected response to the ConnectionInit message": with %s one ConnectionAck comes, and nothing else', async (_, payload) => {
      const tap = await scene.open();
      tap.send({ type: 'connection_init', ...payload });
      await tap.answered();
      expect(tap.types()).toEqual(['connection_ack', 'pong']);
      await tap.cut();
    });
  });

  describe('ping and pong', () => {
    it('"The Ping message can be sent at any time within the established socket": before the greeting, after it, during an operation', async () => {
      const tap = await scene.open();
      await tap.answered();
      tap.send({ type: 'connection_init' });
      await tap.of('connection_ack');
      await tap.answered();
      tap.send(scene.watch('a'));
      await tap.of('next', 'a');
      await tap.answered();
      expect(tap.types()).toEqual(['pong', 'connection_ack', 'pong', 'next', 'pong']);
      await tap.cut();
    });

    it('"The optional payload field": what was sent with a ping comes back, and null is none', async () => {
      const tap = await scene.greet();
      for (const payload of [{ a: [1, { b: 'ü' }] }, null, undefined])
        tap.send({ type: 'ping', ...(payload === undefined ? {} : { payload }) });
      await tap.of('pong', undefined, 3);
      const pongs = tap.messages.filter(({ type }) => type === 'pong');
      expect(pongs[0]).toEqual({ type: 'pong', payload: { a: [1, { b: 'ü' }] } });
      for (const pong of pongs.slice(1)) expect(pong.payload ?? null).toBeNull();
      await tap.cut();
    });

    it('"the Pong message may even be sent unsolicited": it is heard and not answered', async () => {
      const tap = await scene.open();
      tap.send({ type: 'pong' });
      tap.send({ type: 'connection_init' });
      await tap.of('connection_ack');
      tap.send({ type: 'pong', payload: { at: 1 } });
      await tap.answered();
      expect(tap.types()).toEqual(['connection_ack', 'pong']);
      await tap.cut();
    });
  });

  describe('subscribe', () => {
    it('"Executing operations is allowed only after the server has acknowledged the connection": 4401: Unauthorized without a greeting', async () => {
      const tap = await scene.open();
      tap.send(me('a'));
      expect(await tap.closed).toBe('4401: Unauthorized');
      expect(tap.types()).toEqual([]);
    });

    it.each([
      ['a query', ME],
      ['a mutation', PLAY_MOVE],
    ])('... and with %s sent behind the greeting, before its acknowledgement', async (_, query) => {
      const tap = await scene.open();
      tap.send({ type: 'connection_init', payload: { token: scene.ben } }, me('a', { query }));
      expect(await tap.closed).toBe('4401: Unauthorized');
      expect(tap.types()).not.toContain('next');
    });

    it.each([
      ['a query', () => me('same')],
      ['a subscription', () => scene.watch('same')],
      ['a mutation', () => ({ ...me('same'), payload: scene.aMove() })],
    ])(
      '"regardless of the operation type": %s under an active id closes with 4409: Subscriber for same already exists',
      async (_, second) => {
        const tap = await scene.greet(scene.ben);
        tap.send(scene.watch('same'));
        await tap.of('next', 'same');
        tap.send(second());
        expect(await tap.closed).toBe('4409: Subscriber for same already exists');
      },
    );

    it('"regardless of the operation type": so does a subscription under the id of a mutation that is not answered yet', async () => {
      const tap = await scene.greet(scene.ben);
      tap.send({ id: 'same', type: 'subscribe', payload: scene.aMove() }, scene.watch('same'));
      expect(await tap.closed).toBe('4409: Subscriber for same already exists');
    });

    it('"Once a client completes an operation, it is free to re-use that ID", in the same breath; so it is once the server has ended it', async () => {
      const tap = await scene.greet();
      tap.send(scene.watch('a'));
      await tap.of('next', 'a');
      tap.send({ id: 'a', type: 'complete' }, scene.watch('a'));
      await tap.of('next', 'a', 2);
      tap.send({ id: 'a', type: 'complete' }, me('a'));
      await tap.of('complete', 'a');
      tap.send(me('a', { query: '{ nothing }' }));
      await tap.of('error', 'a');
      tap.send(me('a'));
      await tap.of('complete', 'a', 2);
      expect(tap.types('a')).toEqual(['next', 'next', 'next', 'complete', 'error', 'next', 'complete']);
      await tap.cut();
    });

    it.each(['constructor', '__proto__', '0', 'ü 🍺', 'x'.repeat(2_000)])('an id is any text: %s', async (id) => {
      const tap = await scene.greet();
      tap.send(me(id));
      await tap.of('complete', id);
      expect(tap.types(id)).toEqual(['next', 'complete']);
      await tap.cut();
    });

    it('every part of the payload but the query may be null or absent, and extensions are let through', async () => {
      const tap = await scene.greet();
      for (const [index, more] of [
        {},
        { operationName: null, variables: null, extensions: null },
        { extensions: { trace: 'x' } },
      ].entries()) {
        tap.send(me(String(index), more));
        await tap.of('complete', String(index));
        expect(tap.types(String(index))).toEqual(['next', 'complete']);
      }
      await tap.cut();
    });

    it('"Multiple operations identified with separate IDs can be active at any time": each gets its own answers, in order', async () => {
      const tap = await scene.greet(scene.ben);
      for (const id of ['a', 'b']) tap.send(scene.watch(id));
      await Promise.all([tap.of('next', 'a'), tap.of('next', 'b')]);
      await scene.somebodyMoves();
      tap.send(me('c'));
      await Promise.all([tap.of('next', 'a', 2), tap.of('next', 'b', 2), tap.of('complete', 'c')]);
      const versions = (id: string) => tap.messages.filter((it) => it.type === 'next' && it.id === id).map(versionIn);
      expect(versions('a').slice(0, 2)).toEqual(versions('b').slice(0, 2));
      expect(versions('a')).toEqual(Array.from(versions('a'), (_, index) => Number(versions('a')[0]) + index));
      expect(tap.types('c')).toEqual(['next', 'complete']);
      await tap.cut();
    });
  });
});

const versionIn = ({ payload }: { payload?: unknown }): unknown =>
  (payload as { data: { matchFrames: { version: number } } }).data.matchFrames.version;
