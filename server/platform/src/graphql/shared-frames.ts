import type { FrameHub, FrameWriter, Sink } from '../fan-out/index.js';
import type { Mailbox } from '../mailbox/index.js';
import { FrameOrigin } from './frame-origin.js';

/** Frames of a stream, one for each of its versions, as a role may see them. */
export class SharedFrames<S = unknown> extends FrameOrigin {
  constructor(
    private readonly hub: FrameHub<S>,
    private readonly box: Mailbox<S>,
    private readonly role: string,
    private readonly afterVersion: number | undefined,
  ) {
    super();
  }

  attach(docKey: string, write: FrameWriter, sink: Sink): () => void {
    return this.hub.attach(this.box, this.role, docKey, write, this.afterVersion, sink);
  }
}
