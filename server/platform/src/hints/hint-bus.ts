import { randomUUID } from 'node:crypto';
import type { Log } from '../log/index.js';
import { type Hint, RESYNC, readEnvelope } from './hint.js';
import { HintOutbox } from './hint-outbox.js';
import type { HintTransport } from './hint-transport.js';

export type HintListener = (hints: readonly Hint[]) => void;

/**
 * Tells the other nodes "stream X is at version N". Only a hint: it may be lost, doubled or late, the truth is in Postgres.
 * A node never hears its own hints.
 */
export class HintBus {
  private readonly origin = randomUUID();
  private readonly listeners = new Set<HintListener>();
  private readonly outbox: HintOutbox;
  private closed: Promise<void> | undefined;

  constructor(
    private readonly transport: HintTransport,
    private readonly log: Log,
  ) {
    this.outbox = new HintOutbox(this.origin, (payloads) => transport.send(payloads));
    transport.open({
      received: (payload) => this.received(payload),
      // Whatever was said while nobody listened is lost, so say that anything may have moved.
      connected: () => {
        this.tell([RESYNC]);
        this.outbox.wake();
      },
    });
  }

  /** Fire and forget: returns at once and never throws. Hints of one stream are gathered into the highest version. */
  publish(hints: readonly Hint[]): void {
    if (!this.closed) this.outbox.add(hints);
  }

  /** Calls `listener` with what other nodes published, and with `{stream: '*', version: 0}` whenever hints may have been missed: on every connect, the first included. */
  subscribe(listener: HintListener): () => void {
    const own: HintListener = (hints) => listener(hints);
    this.listeners.add(own);
    return () => void this.listeners.delete(own);
  }

  /** Resolves when hints can be received; for tests and readiness probes. */
  ready(): Promise<void> {
    return this.transport.ready();
  }

  /** Sends what is waiting if that can be done at once, then leaves. */
  close(): Promise<void> {
    this.closed ??= this.outbox.close().then(() => this.transport.close());
    return this.closed;
  }

  private received(payload: string): void {
    const envelope = readEnvelope(payload);
    if (!envelope) this.log.warn('a hint could not be read', { length: payload.length });
    else if (envelope.origin !== this.origin) this.tell(envelope.hints);
  }

  private tell(hints: readonly Hint[]): void {
    for (const listener of [...this.listeners]) {
      try {
        listener(hints);
      } catch (error) {
        this.log.fault(error, { where: 'a listener of hints' });
      }
    }
  }
}
