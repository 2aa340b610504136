import './patience.js';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FrameHub } from '@tavern-jack/platform';
import { MATCH_FRAMES, ME, mutationOf } from './documents.js';
import { me, Scene } from './protocol-scene.js';
import { until } from './waiting.js';
import type { Wiretap } from './wiretap.js';

// The sentences of graphql-ws' PROTOCOL.md on what comes back; socket-protocol.contract.spec.ts holds those before.
describe('operations over WebSocket', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await Scene.open();
  });
  afterAll(() => scene.close());

  describe('next, error and complete', () => {
    it.each([
      ['a query', () => ({ query: ME })],
      ['a mutation', () => scene.aMove()],
      ['a mutation that is refused', () => ({ query: mutationOf('signInAsGuest'), variables: { input: { name: 'x'.repeat(99) } } })],
    ])('"at most one Next message is sent" for %s, and "the Complete message will follow"', async (_, payload) => {
      const tap = await scene.greet(scene.ben);
      tap.send({ id: 'a', type: 'subscribe', payload: payload() });
      await tap.of('complete', 'a');
      await tap.answered();
      expect(tap.types('a')).toEqual(['next', 'complete']);
      expect(Object.keys(tap.messages.find(({ type }) => type === 'next') ?? {}).sort()).toEqual(['id', 'payload', 'type']);
      await tap.cut();
    });

    it.each([
      ['does not parse', { query: '{ me' }],
      ['is not valid', { query: '{ nothing }' }],
    ])(
      '"This message terminates the operation": an operation that %s gets one Error, no Complete, and the socket lives on',
      async (_, payload) => {
        const tap = await scene.greet();
        tap.send({ id: 'a', type: 'subscribe', payload });
        await tap.of('error', 'a');
        await tap.answered();
        expect(tap.types('a')).toEqual(['error']);
        expect(tap.messages.find(({ type }) => type === 'error')?.payload).toEqual([
          expect.objectContaining({ message: expect.any(String) }),
        ]);
        await tap.cut();
      },
    );

    it.each([
      ['has variables that do not fit', { a: 1 }],
      ['leads to nothing', 'mat_00000000000000000000000000000000'],
    ])('a subscription that %s is told so in the one Next that it gets, and is over', async (_, matchId) => {
      const tap = await scene.greet();
      tap.send({ id: 'a', type: 'subscribe', payload: { query: MATCH_FRAMES, variables: { matchId } } });
      await tap.of('complete', 'a');
      await tap.answered();
      expect(tap.types('a')).toEqual(['next', 'complete']);
      expect(tap.messages.find(({ type }) => type === 'next')?.payload).toMatchObject({ errors: [{ message: expect.any(String) }] });
      await tap.cut();
    });

    it('"No further events, relevant to the original subscription, should be sent through": after a Complete moves are told to others only', async () => {
      const tap = await scene.greet();
      for (const id of ['a', 'b']) tap.send(scene.watch(id));
      await Promise.all([tap.of('next', 'a'), tap.of('next', 'b')]);
      tap.send({ id: 'a', type: 'complete' });
      await tap.answered();
      await scene.somebodyMoves();
      await tap.of('next', 'b', 2);
      await tap.answered();
      expect(tap.types('a')).toEqual(['next']);
      await tap.cut();
    });

    it.each([
      ['a query', () => ({ query: ME })],
      ['a mutation', () => scene.aMove()],
    ])('"Even if the client sent a Complete message before it resolved, the result should not be sent": %s', async (_, payload) => {
      const tap = await scene.greet(scene.ben);
      tap.send({ id: 'a', type: 'subscribe', payload: payload() }, { id: 'a', type: 'complete' });
      tap.send(me('b'));
      await tap.of('complete', 'b');
      await scene.somebodyMoves();
      await tap.answered();
      expect(tap.types('a')).toEqual([]);
      await tap.cut();
    });

    it('"Even if the client sent a Complete message before it resolved": a subscription', async () => {
      const tap = await scene.greet(scene.ben);
      tap.send(scene.watch('a'), { id: 'a', type: 'complete' });
      await scene.somebodyMoves();
      await tap.answered();
      expect(tap.types('a')).toEqual([]);
    });

    it('an id that is used again while the completed operation still runs gets the second one only', async () => {
      const tap = await scene.greet(scene.ben);
      tap.send({ id: 'a', type: 'subscribe', payload: scene.aMove() }, { id: 'a', type: 'complete' }, scene.watch('a'));
      tap.send({ id: 'b', type: 'subscribe', payload: scene.aMove() });
      await Promise.all([tap.of('next', 'a'), tap.of('complete', 'b')]);
      await tap.answered();
      expect(tap.types('a')).toEqual(['next']);
    });

    it('completed operations make room for others: a hundred, one after the other, on a socket that takes fifty at once', async () => {
      const tap = await scene.greet();
      for (let round = 0; round < 100; round++) {
        tap.send(scene.watch(`w${round}`));
        await tap.of('next', `w${round}`);
        tap.send({ id: `w${round}`, type: 'complete' });
      }
      expect(tap.types()).not.toContain('error');
      await tap.cut();
    });
  });

  describe('the end of a socket', () => {
    it.each([
      ['"a 1000: Normal Closure"', (tap: Wiretap) => tap.client.ws.close(1000)],
      ['a cut line', (tap: Wiretap) => tap.client.ws.terminate()],
      ['a close by the server', (tap: Wiretap) => tap.send({ type: 'nonsense' })],
      ['a cut right behind a subscribe', (tap: Wiretap) => tap.send(scene.watch('late')) ?? tap.client.ws.close(1000)],
    ])('with open operations frees all of them: %s', async (_, end) => {
      let attached = 0;
      const { attach } = FrameHub.prototype;
      const spy = jest.spyOn(FrameHub.prototype, 'attach').mockImplementation(function (this: FrameHub<unknown>, ...given) {
        const detach = attach.apply(this, given);
        attached += 1;
        return () => {
          attached -= 1;
          detach();
        };
      });
      const tap = await scene.greet();
      tap.send(...['a', 'b', 'c'].map((id) => scene.watch(id)));
      await Promise.all(['a', 'b', 'c'].map((id) => tap.of('next', id)));
      expect(attached).toBe(3);
      end(tap);
      await tap.closed;
      await until('all are detached', () => attached === 0);
      spy.mockRestore();
    });
  });

  describe('invalid messages', () => {
    it('"a message with an ID that belongs to an operation that has been previously completed does not constitute an error", nor does an unknown id', async () => {
      const tap = await scene.greet();
      tap.send(me('a'));
      await tap.of('complete', 'a');
      tap.send({ id: 'a', type: 'complete' }, { id: 'never', type: 'complete' }, { id: 'a', type: 'complete' });
      await tap.answered();
      expect(tap.types('a')).toEqual(['next', 'complete']);
      await tap.cut();
    });

    it.each([
      ['a greeting whose payload is a list', { type: 'connection_init', payload: [] }],
      ['a ping whose payload is text', { type: 'ping', payload: 'x' }],
      ['a pong whose payload is a number', { type: 'pong', payload: 1 }],
      ['a subscribe with a number for an id', { ...me('a'), id: 1 }],
      ['a subscribe with an empty id', me('')],
      ['a subscribe without a payload', { id: 'a', type: 'subscribe' }],
      ['a subscribe whose payload is text', { id: 'a', type: 'subscribe', payload: ME }],
      ['a subscribe without a query', { id: 'a', type: 'subscribe', payload: {} }],
      ['a subscribe whose query is no text', me('a', { query: 1 })],
      ['a subscribe whose operation name is no text', me('a', { operationName: 1 })],
      ['a subscribe whose extensions are text', me('a', { extensions: 'x' })],
      ['a complete without an id', { type: 'complete' }],
      ['a complete with an empty id', { id: '', type: 'complete' }],
      ['a message of the server: connection_ack', { type: 'connection_ack', payload: 'x' }],
      ['a message of the server: an error that is no list', { id: 'a', type: 'error', payload: {} }],
      ['a message that is a list', []],
      ['a type in capitals', { type: 'PING' }],
    ])('"a message of a type or format which is not specified": %s closes with 4400 and says why', async (_, message) => {
      const tap = await scene.greet();
      tap.send(message);
      expect(await tap.closed).toMatch(/^4400: .+/);
    });

    it('bytes that are no text close with 4400, and nothing that stands behind them is answered', async () => {
      const tap = await scene.greet();
      tap.client.ws.send(Buffer.from([0xc3, 0x28, 0xff, 0x00]), { binary: true });
      tap.send(me('a'));
      expect(await tap.closed).toMatch(/^4400: .+/);
      expect(tap.types('a')).toEqual([]);
    });
  });
});
