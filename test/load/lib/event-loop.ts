import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const NANOSECONDS = 1e6;

/** Watches how late this process's timers are. Ask for the result once. */
export function watchEventLoop(): () => { 'loop delay p99 ms': number; 'loop delay max ms': number } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  // The timer's own period is part of what is recorded.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS);
  return () => {
    histogram.disable();
    return { 'loop delay p99 ms': late(histogram.percentile(99)), 'loop delay max ms': late(histogram.max) };
  };
}
