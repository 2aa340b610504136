import type { StoredEvent } from './events.js';

/**
 * The last events that this process has committed, so that followers of the log need not read them back. Positions have
 * no gaps and are in commit order: an unbroken run from memory is what the log would answer, or the beginning of it.
 */
export class RecentEvents {
  private run: StoredEvent[] = [];

  constructor(private readonly most = 1_024) {}

  /** Takes events as they were committed; forgets all before a position that another process wrote. */
  add(events: readonly StoredEvent[]): void {
    for (const event of events) {
      const last = this.run.at(-1);
      if (last && event.position !== last.position + 1) this.run = [];
      this.run.push(event);
    }
    if (this.run.length > 2 * this.most) this.run = this.run.slice(-this.most);
  }

  /** Up to `limit` events after a position; undefined when the next one is not here. */
  after(position: number, limit: number): StoredEvent[] | undefined {
    const first = this.run[0]?.position;
    if (first === undefined || position + 1 < first) return undefined;
    const page = this.run.slice(position + 1 - first, position + 1 - first + limit);
    return page.length > 0 ? page : undefined;
  }
}
