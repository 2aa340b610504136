import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gathered } from './gathered';

describe('what is gathered', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const listening = () => {
    const heard: number[] = [];
    return { heard, ...gathered<number>(50, (state) => heard.push(state)) };
  };

  it('is told at once after a pause', () => {
    const { heard, tell } = listening();
    tell(1);
    expect(heard).toEqual([1]);
    jest.advanceTimersByTime(50);
    tell(2);
    expect(heard).toEqual([1, 2]);
  });

  it('is told once for a burst, with the newest state', () => {
    const { heard, tell } = listening();
    for (const state of [1, 2, 3]) tell(state);
    expect(heard).toEqual([1]);
    jest.advanceTimersByTime(50);
    expect(heard).toEqual([1, 3]);
    tell(4);
    expect(heard).toEqual([1, 3]);
    jest.advanceTimersByTime(50);
    expect(heard).toEqual([1, 3, 4]);
  });

  it('is kept while the rest is known to follow, but no longer than the wait', () => {
    const { heard, tell } = listening();
    tell(1, true);
    tell(2);
    expect(heard).toEqual([2]);
    jest.advanceTimersByTime(50);
    tell(3, true);
    expect(heard).toEqual([2]);
    jest.advanceTimersByTime(50);
    expect(heard).toEqual([2, 3]);
  });

  it('is silent after the stop', () => {
    const { heard, tell, stop } = listening();
    tell(1);
    tell(2);
    stop();
    jest.advanceTimersByTime(1_000);
    expect(heard).toEqual([1]);
  });
});
