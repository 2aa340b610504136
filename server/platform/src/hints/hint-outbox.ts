import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { type Hint, MOST_BYTES, RESYNC, writeEnvelopes } from './hint.js';

/** Streams remembered while the transport is away; beyond that one resync says it all. */
const MOST_STREAMS = 10_000;
/** While nobody else listens, hints are gathered this long: each message would cost a move more than it is worth. */
const ALONE_MS = 50;
/** A stream id takes part in one payload only, so it must fit in one. */
const LONGEST_STREAM = MOST_BYTES / 8;

/** Gathers hints: at most one message per turn of the event loop, none while the previous one is on its way. */
export class HintOutbox {
  private waiting = new Map<string, number>();
  private sending: Promise<void> | undefined;
  private closing = false;
  private alone = false;

  constructor(
    private readonly origin: string,
    /** Answers whether another node may have heard. Rejects when the transport is away; the outbox then waits for `wake`. */
    private readonly send: (payloads: string[]) => Promise<boolean>,
  ) {}

  add(hints: readonly Hint[]): void {
    for (const hint of hints) this.keep(hint);
    this.wake();
  }

  /** Tries to send what is waiting. */
  wake(): void {
    if (this.waiting.size > 0) this.sending ??= this.drain();
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.sending;
  }

  private keep({ stream, version }: Hint): void {
    if (stream.length > LONGEST_STREAM || (this.waiting.size >= MOST_STREAMS && !this.waiting.has(stream))) {
      this.waiting.clear();
      this.waiting.set(RESYNC.stream, RESYNC.version);
      return;
    }
    this.waiting.set(stream, Math.max(version, this.waiting.get(stream) ?? version));
  }

  private async drain(): Promise<void> {
    let sent = true;
    while (sent && this.waiting.size > 0) {
      if (!this.closing) await nextTurn();
      const batch = this.waiting;
      this.waiting = new Map();
      sent = await this.deliver(batch);
      if (this.alone && !this.closing) await sleep(ALONE_MS);
    }
    this.sending = undefined;
  }

  private async deliver(batch: Map<string, number>): Promise<boolean> {
    try {
      const heard = await this.send(
        writeEnvelopes(
          this.origin,
          Array.from(batch, ([stream, version]) => ({ stream, version })),
        ),
      );
      this.alone = !heard;
      return true;
    } catch {
      this.alone = false;
      for (const [stream, version] of batch) this.keep({ stream, version });
      return false;
    }
  }
}
