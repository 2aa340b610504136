import process from 'node:process';

/**
 * What must be ended before this program may end, newest first. Signals lead here, too; a second signal asks every ending
 * to hurry. Nothing is skipped however often somebody presses Ctrl-C.
 */
export class Endings {
  #list = [];
  #running;
  #hurry = new AbortController();
  /** The signal that asked us to end, undefined as long as none did. */
  signal;

  /** `end` gets an AbortSignal that fires when somebody is in a hurry. What is registered too late is ended at once, before `run` resolves again. */
  add(end) {
    if (this.#running) this.#running = this.#running.then(() => this.#settle(end));
    else this.#list.push(end);
  }

  /** Calls `onFirst` once on the first SIGINT, SIGTERM or SIGHUP. */
  listen(onFirst) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (this.signal) return this.#hurry.abort();
        this.signal = signal;
        return onFirst(signal);
      });
    }
  }

  /** Runs all endings one after the other. A failing one is reported and does not keep the others from running. */
  run() {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll() {
    for (let end = this.#list.pop(); end; end = this.#list.pop()) await this.#settle(end);
  }

  async #settle(end) {
    try {
      await end(this.#hurry.signal);
    } catch (error) {
      console.error(error);
    }
  }
}
