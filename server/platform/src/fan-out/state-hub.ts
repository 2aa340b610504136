import type { FrameWriter, Sink } from './frame-hub.js';
import { StateTopic, type WholeState } from './state-topic.js';

/** Whole states, told to everybody who looks at them: at once to who comes, and when they change, at most once a second. */
export class StateHub {
  #topics = new Map<string, StateTopic>();

  /** `field`: the subscription's field name. The hub adds `serverTime` to what it reads. */
  constructor(private readonly field: string) {}

  /** While nobody is attached to a key, its state is neither read nor watched. */
  attach(key: string, state: WholeState, docKey: string, write: FrameWriter, sink: Sink): () => void {
    const topic = this.#topics.get(key) ?? this.#open(key, state);
    topic.join(docKey, write, sink);
    return () => {
      topic.leave(docKey, sink);
      if (!topic.empty || this.#topics.get(key) !== topic) return;
      this.#topics.delete(key);
      topic.close();
    };
  }

  #open(key: string, state: WholeState): StateTopic {
    const topic = new StateTopic(this.field, state);
    this.#topics.set(key, topic);
    return topic;
  }
}
