/** A listener that is told the newest state only. */
export interface Gathered<State> {
  /** `half`: the rest is known to follow at once; until then, or until the wait is over, it is kept. */
  tell(state: State, half?: boolean): void;
  stop(): void;
}

/**
 * Passes a state on at once after a pause; of those that follow within `wait` milliseconds only the newest, when they are over. A move
 * brings several frames in one burst, and to draw each of them makes a phone stutter.
 */
export function gathered<State>(wait: number, listener: (state: State) => void): Gathered<State> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pausing = false;
  let held: { readonly state: State } | null = null;
  const start = (pause: boolean) => {
    clearTimeout(timer);
    pausing = pause;
    timer = setTimeout(() => {
      timer = undefined;
      pausing = false;
      if (held) pass(held.state);
    }, wait);
  };
  const pass = (state: State) => {
    held = null;
    start(true);
    listener(state);
  };
  return {
    tell: (state, half = false) => {
      if (!pausing && !half) return pass(state);
      held = { state };
      if (timer === undefined) start(false);
    },
    stop: () => clearTimeout(timer),
  };
}
