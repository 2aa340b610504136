import type { Prompt } from '@tavern-jack/kernel';
import { createLogger, TryAgainError } from '@tavern-jack/platform';
import { needsThought, type Thought } from './due-move.js';
import { questionFor } from './match-decide.js';
import type { MatchState } from './match-state.js';
import type { Thinking } from './thinking.js';

const log = createLogger('homies');

/** Lets homies think before the step that makes their move, so that a long thought holds up neither its match's mailbox nor anybody else. */
export class HomieThoughts {
  /** By match: the thought that its next step is made of. */
  #next = new Map<string, { readonly key: string; readonly thought: Promise<Thought> }>();

  constructor(private readonly thinking: Thinking) {}

  /** Makes a step with the thought that it needs, if it needs one. Alarms that ring together share it, so a homie is asked once. */
  async with<T>(state: MatchState, seed: Buffer, step: (thought: Thought | undefined) => Promise<T>): Promise<T> {
    const prompt = needsThought(state, new Date());
    if (!prompt) return step(undefined);
    const key = `${state.version} ${prompt.id}`;
    const known = this.#next.get(state.id);
    const next = known?.key === key ? known : { key, thought: this.#think(state, prompt, seed) };
    this.#next.set(state.id, next);
    try {
      return await step(await next.thought);
    } finally {
      if (this.#next.get(state.id) === next) this.#next.delete(state.id);
    }
  }

  async #think(state: MatchState, prompt: Prompt, seed: Buffer): Promise<Thought> {
    const about = { promptId: prompt.id, version: state.version };
    try {
      return { ...about, move: await this.thinking.think(questionFor(state, prompt, 'SCHWER', seed)) };
    } catch (error) {
      if (error instanceof TryAgainError) throw error;
      log.fault(error, { match: state.id, prompt: prompt.id });
      return { ...about, move: undefined };
    }
  }
}
