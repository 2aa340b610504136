import { type EventStore, emptyHead, type NewEvent, newId } from '@tavern-jack/platform';
import { openStore } from './bench-store.js';
import { matchStream } from './match-events.js';
import { sampleMeta } from './sample.js';

/** Events of each match in a filled log. */
export const MATCH_LENGTH = 500;
const EVENTS_PER_COMMAND = 5;
const TEMPLATES = 20;
/** As many as a commit holds. */
const AT_ONCE = 512;

/** Stores so many events of matches through the store itself, hundreds of matches interleaved, so that the chain is a valid one. */
export async function fillLog(url: string, events: number): Promise<void> {
  const { store, close } = openStore(url);
  const templates = Array.from({ length: TEMPLATES }, (_, seed) => matchStream(seed + 1, MATCH_LENGTH));
  let next = 0;
  const player = async (): Promise<void> => {
    while (next < events / MATCH_LENGTH) await storeStream(store, newId(), templates[next++ % TEMPLATES] ?? []);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, player));
  await close();
}

/** Stores the events as commands of one actor after another. */
export async function storeStream(store: EventStore, stream: string, events: readonly NewEvent[]): Promise<void> {
  let expected = emptyHead(stream);
  for (let first = 0; first < events.length; first += EVENTS_PER_COMMAND) {
    const command = events.slice(first, first + EVENTS_PER_COMMAND);
    const result = await store.append({ stream, expected, commandId: newId(), events: command, meta: sampleMeta() });
    if (result.kind !== 'appended') throw new Error(`a new stream answered ${result.kind}`);
    expected = result.head;
  }
}
