import type { StoredEvent } from '../event-store/index.js';
import { createLogger } from '../log/index.js';

/** Does what follows from an event; called at least once per event, so a second call must find nothing left to do. */
export type Reaction = (event: StoredEvent) => Promise<void>;

const log = createLogger('reactions');

/**
 * How features act on one another: one stores an event, another reacts to its type.
 * The storing process runs the reaction at once; the feed runs it again, for the case that the process died in between.
 */
export class Reactions {
  #reactions = new Map<string, Reaction[]>();

  on(type: string, reaction: Reaction): void {
    this.#reactions.set(type, [...(this.#reactions.get(type) ?? []), reaction]);
  }

  /** Runs what follows from these events; a failure is logged and left to the feed. */
  async run(events: readonly StoredEvent[]): Promise<void> {
    for (const event of events) {
      if (!this.answers(event)) continue;
      await this.replay(event).catch((error) =>
        log.warn('a reaction failed and is left to the feed', { type: event.type, reason: String(error) }),
      );
    }
  }

  /** Whether anything follows from such an event. */
  answers({ type }: StoredEvent): boolean {
    return this.#reactions.has(type);
  }

  /** Runs what follows from one event and throws if that fails: for the feed, which tries again. */
  async replay(event: StoredEvent): Promise<void> {
    for (const reaction of this.#reactions.get(event.type) ?? []) await reaction(event);
  }
}
