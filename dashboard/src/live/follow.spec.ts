import { describe, expect, it, jest } from '@jest/globals';
import type { Client, Sink } from 'graphql-ws';
import { type Followed, follow } from './follow';

interface Frame {
  version: number;
  resync: boolean;
  old?: boolean;
}

/** A line to a server that keeps events 1..n and can be cut; it answers like the real one: everything after the asked version. */
function line() {
  const asked: (number | undefined)[] = [];
  const listeners = new Map<string, (() => void)[]>();
  let open: { sink: Sink<never>; payload: { variables?: Record<string, unknown> | null | undefined } } | null = null;
  const client = {
    subscribe: (payload: { variables?: Record<string, unknown> | null | undefined }, sink: Sink<never>) => {
      open = { sink, payload };
      asked.push(payload.variables?.after as number | undefined);
      return () => {
        open = null;
        sink.complete();
      };
    },
    on: (event: string, listener: () => void) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      return () => {};
    },
  } as unknown as Pick<Client, 'subscribe' | 'on'>;
  const tell = (event: string) => {
    for (const listener of listeners.get(event) ?? []) listener();
  };
  return {
    client,
    asked,
    send: (version: number, resync = false, old = false) => open?.sink.next({ data: { version, resync, old } } as never),
    fail: (code: string) => open?.sink.error([{ message: 'no', extensions: { code, errorId: '7F3A' } }] as never),
    cut: () => tell('closed'),
    back: () => {
      tell('connected');
      // What the library does on its own after a lost socket: the same payload, read once more.
      asked.push(open?.payload.variables?.after as number | undefined);
    },
  };
}

function watch(after?: number) {
  jest.useFakeTimers();
  const wire = line();
  const states: Followed<Frame>[] = [];
  const stop = follow<Frame, Frame>(
    wire.client,
    { query: 'x', variables: (afterVersion) => ({ after: afterVersion }), frame: (data) => data, behind: (one) => one.old === true },
    after,
    (state) => states.push(state),
  );
  const now = () => states.at(-1);
  return { ...wire, stop, states, now, versions: () => now()?.frames.map((one) => one.version) };
}

describe('following a stream', () => {
  it('resumes after the last frame taken when the socket comes back', () => {
    const stream = watch();
    stream.send(5, true);
    stream.send(6);
    stream.cut();
    expect(stream.now()?.connection).toBe('connecting');
    stream.back();
    expect(stream.asked).toEqual([undefined, 6]);
    stream.send(6);
    stream.send(7);
    expect(stream.versions()).toEqual([5, 6, 7]);
    expect(stream.now()?.connection).toBe('live');
  });

  it('stays lost when the line goes right after the greeting', () => {
    const stream = watch();
    stream.send(5, true);
    stream.cut();
    stream.back();
    stream.cut();
    jest.advanceTimersByTime(60_000);
    expect(stream.now()?.connection).toBe('connecting');
  });

  it('is live again when nothing happened in the meantime', () => {
    const stream = watch();
    stream.send(5, true);
    stream.cut();
    stream.back();
    expect(stream.now()?.connection).toBe('catching-up');
    jest.advanceTimersByTime(1_000);
    expect(stream.now()?.connection).toBe('live');
  });

  it('asks again from the last good version on a gap', () => {
    const stream = watch(3);
    stream.send(4);
    stream.send(6);
    jest.advanceTimersByTime(1);
    expect(stream.asked).toEqual([3, 4]);
    stream.send(5);
    stream.send(6);
    expect(stream.versions()).toEqual([4, 5, 6]);
  });

  it('asks for a snapshot when the gap stays', () => {
    const stream = watch(3);
    stream.send(6);
    jest.advanceTimersByTime(1);
    stream.send(6);
    jest.advanceTimersByTime(1);
    expect(stream.asked).toEqual([3, 3, undefined]);
    stream.send(9, true);
    expect(stream.versions()).toEqual([9]);
  });

  it('says that it is catching up while old frames come', () => {
    const stream = watch(1);
    stream.send(2, false, true);
    expect(stream.now()?.connection).toBe('catching-up');
    stream.send(3);
    expect(stream.now()?.connection).toBe('live');
  });

  it('keeps the failure to show and tries again', () => {
    const stream = watch();
    stream.fail('INTERNAL');
    expect(stream.now()?.failure).toEqual({ kind: 'fault', code: 'INTERNAL', reference: '7F3A' });
    jest.advanceTimersByTime(500);
    expect(stream.asked).toHaveLength(2);
    stream.send(1, true);
    expect(stream.now()).toMatchObject({ failure: null, connection: 'live' });
  });

  it('is silent after the stop', () => {
    const stream = watch();
    stream.send(1, true);
    const told = stream.states.length;
    stream.stop();
    stream.cut();
    jest.advanceTimersByTime(60_000);
    expect(stream.states).toHaveLength(told);
    expect(stream.asked).toHaveLength(1);
  });
});
