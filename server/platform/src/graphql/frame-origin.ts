import type { FrameWriter, Sink } from '../fan-out/index.js';

/**
 * What a subscription's resolver returns once its guards have passed: not a source of values, but where frames are shared.
 * The socket attaches to it; a frame is written once for everybody who selected the same fields of it, not once per subscriber.
 */
export abstract class FrameOrigin {
  /** `docKey` says who selects the same. Returns how to stop; safe to call at any time. */
  abstract attach(docKey: string, write: FrameWriter, sink: Sink): () => void;

  /** GraphQL asks a subscription for an async iterable; this one never yields, its frames go the shared way. */
  [Symbol.asyncIterator](): AsyncIterator<never> {
    return { next: () => Promise.resolve({ done: true, value: undefined as never }) };
  }
}
