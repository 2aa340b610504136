import type { FrameHub, FrameWriter, Sink } from '../fan-out/index.js';
import type { Mailbox } from '../mailbox/index.js';

/**
 * What a subscription's resolver returns once its guards have passed: not a source of values, but where frames are shared.
 * The socket attaches to it; frames are written once per (stream, role, document), not once per subscriber.
 */
export class SharedFrames<S = unknown> {
  constructor(
    private readonly hub: FrameHub<S>,
    private readonly box: Mailbox<S>,
    private readonly role: string,
    private readonly afterVersion: number | undefined,
  ) {}

  attach(docKey: string, write: FrameWriter, sink: Sink): () => void {
    return this.hub.attach(this.box, this.role, docKey, write, this.afterVersion, sink);
  }

  /** GraphQL asks a subscription for an async iterable; this one never yields, its frames go the shared way. */
  [Symbol.asyncIterator](): AsyncIterator<never> {
    return { next: () => Promise.resolve({ done: true, value: undefined as never }) };
  }
}
