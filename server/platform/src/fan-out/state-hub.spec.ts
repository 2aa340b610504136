import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { StateHub, type WholeState } from './index.js';

/** A number that changes, and who watches it. */
class Counter implements WholeState {
  value = 0;
  reads = 0;
  away = false;
  watchers = new Set<() => void>();

  async read() {
    this.reads += 1;
    if (this.away) throw new Error('away');
    return { value: this.value };
  }

  watch(changed: () => void) {
    this.watchers.add(changed);
    return () => void this.watchers.delete(changed);
  }

  becomes(value: number) {
    this.value = value;
    for (const changed of this.watchers) changed();
  }
}

describe('a whole state', () => {
  let counter: Counter;
  let hub: StateHub;
  let written: number;

  beforeEach(() => {
    jest.useFakeTimers();
    counter = new Counter();
    hub = new StateHub('count');
    written = 0;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  /** Looks at it; answers what was told, and how to stop. */
  function look(docKey = 'doc') {
    const told: number[] = [];
    const write = (data: Record<string, unknown>) => {
      written += 1;
      return JSON.stringify(data.count);
    };
    const sink = { push: (text: string) => void told.push(JSON.parse(text).value), fail: () => undefined };
    return { told, stop: hub.attach('key', counter, docKey, write, sink) };
  }

  it('is told at once to who comes, the first and any later one', async () => {
    const first = look();
    await pass(1);
    const second = look();
    expect([first.told, second.told]).toEqual([[0], [0]]);
    expect(counter.reads).toBe(1);
  });

  it('is told when it changes, at most once a second, and then as it is', async () => {
    const { told } = look();
    await pass(10);
    for (const value of [1, 2, 3]) counter.becomes(value);
    await pass(900);
    expect(told).toEqual([0]);
    await pass(100);
    expect(told).toEqual([0, 3]);
    await pass(5_000);
    counter.becomes(4);
    await pass(1);
    expect(told).toEqual([0, 3, 4]);
  });

  it('is not told again when it has become what it was', async () => {
    const { told } = look();
    await pass(2_000);
    counter.becomes(0);
    await pass(2_000);
    expect(told).toEqual([0]);
  });

  it('is written once for all who selected the same, and once more for others', async () => {
    for (let n = 0; n < 50; n++) look('a');
    look('b');
    await pass(10);
    expect(written).toBe(2);
    for (let n = 0; n < 50; n++) look('a');
    expect(written).toBe(3);
  });

  it('is neither read nor watched while nobody looks', async () => {
    const [one, two] = [look(), look()];
    await pass(10);
    one.stop();
    expect(counter.watchers.size).toBe(1);
    two.stop();
    two.stop();
    expect(counter.watchers.size).toBe(0);
    counter.becomes(7);
    await pass(5_000);
    expect(counter.reads).toBe(1);
    const { told } = look();
    await pass(10);
    expect(told).toEqual([7]);
  });

  it('that cannot be read stands as it was told, and is tried again', async () => {
    counter.away = true;
    const { told } = look();
    await pass(3_500);
    expect(told).toEqual([]);
    counter.away = false;
    await pass(1_000);
    expect(told).toEqual([0]);
    counter.away = true;
    counter.becomes(1);
    await pass(3_000);
    counter.away = false;
    await pass(1_000);
    expect(told).toEqual([0, 1]);
  });
});
