import { type AppendResult, type EventStore, emptyHead, newId, type StreamHead } from '@tavern-jack/platform';
import { watchEventLoop } from '../lib/event-loop.js';
import { SAMPLE_TYPE, sampleData, sampleMeta } from '../lib/sample.js';
import type { AppendOutcome, AppendPlan } from './plan.js';

/** What was acknowledged: the command by the position of its first event, with its number of events. */
export type Acknowledged = Map<number, { readonly commandId: string; readonly events: number }>;

/** Lets callers append as fast as they are answered. `known`: where streams that are there already end. */
export async function callers(
  store: EventStore,
  plan: AppendPlan,
  known: ReadonlyMap<string, StreamHead>,
): Promise<AppendOutcome & { acknowledged: Acknowledged }> {
  const acknowledged: Acknowledged = new Map();
  const ms: number[] = [];
  const tally = { events: 0, conflicts: 0 };
  let sentCommands = 0;
  const loop = watchEventLoop();
  const before = process.cpuUsage();
  const start = performance.now();
  const end = start + plan.seconds * 1000;
  const shared = newId();

  const command = async (stream: string, expected: StreamHead): Promise<AppendResult> => {
    const number = sentCommands++;
    const count = 1 + (number % plan.mostEvents);
    const events = Array.from({ length: count }, (_, index) => ({ type: SAMPLE_TYPE, schema: 1, data: sampleData(number + index) }));
    const commandId = newId();
    const sent = performance.now();
    const result = await store.append({ stream, expected, commandId, events, meta: sampleMeta() });
    ms.push(performance.now() - sent);
    if (result.kind === 'appended') {
      acknowledged.set(result.events[0]?.position ?? 0, { commandId, events: count });
      tally.events += count;
    } else tally.conflicts++;
    return result;
  };

  const caller = async (number: number): Promise<void> => {
    const heads = new Map(known);
    const place = places(plan, number, shared);
    while (performance.now() < end) {
      const stream = place();
      const head = heads.get(stream) ?? emptyHead(stream);
      const result = await command(stream, head);
      heads.set(stream, result.kind === 'appended' ? result.head : await newest(store, stream, head));
    }
  };

  await Promise.all(Array.from({ length: plan.callers }, (_, number) => caller(number)));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const counts = { commands: acknowledged.size, ...tally };
  return { ...counts, seconds, ms: Float64Array.from(ms), processor: (user + system) / 1e6, loop: loop(), acknowledged };
}

/** Where a caller's next command goes. */
function places({ callers, streams, oneStream, commandsPerStream = 200 }: AppendPlan, number: number, shared: string): () => string {
  if (oneStream) return () => shared;
  const own = streams?.filter((_, index) => index % callers === number);
  let made = 0;
  let current = '';
  return () => {
    if (own) return own[made++ % own.length] ?? shared;
    if (made++ % commandsPerStream === 0) current = newId();
    return current;
  };
}

/** What others have stored since. */
async function newest(store: EventStore, stream: string, known: StreamHead): Promise<StreamHead> {
  const last = (await store.readStream(stream, known.version)).at(-1);
  return last ? { version: last.version, hash: last.hash } : known;
}
