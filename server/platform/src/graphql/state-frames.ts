import type { FrameWriter, Sink, StateHub, WholeState } from '../fan-out/index.js';
import { FrameOrigin } from './frame-origin.js';

/** Frames of something that has no versions: each is the whole of it as it is then. */
export class StateFrames extends FrameOrigin {
  /** `key` names the state within its hub: whoever asks for the same shares it. */
  constructor(
    private readonly hub: StateHub,
    private readonly key: string,
    private readonly state: WholeState,
  ) {
    super();
  }

  attach(docKey: string, write: FrameWriter, sink: Sink): () => void {
    return this.hub.attach(this.key, this.state, docKey, write, sink);
  }
}
