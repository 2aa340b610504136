import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** A program of the bench in a process of its own, which answers calls by name (see serve). */
export class Worker {
  #count = 0;
  #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (message) => this.#take(message as Answer));
    child.on('exit', (code, signal) => this.#fail(new Error(`${child.spawnargs.at(-1)} ended (${code ?? signal})`)));
  }

  /** `script`: an absolute path. */
  static start(script: string, flags: readonly string[] = []): Worker {
    // As the tavern is deployed: libraries leave out their checks for developers, ours and the peers'.
    const env = { ...process.env, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
    return new Worker(fork(script, { serialization: 'advanced', execArgv: [...flags], env, stdio: [...stdio] }));
  }

  get pid(): number {
    return this.child.pid ?? Number.NaN;
  }

  /** Rejects with what the worker threw, or when it ends before its answer. */
  call<T>(name: string, argument: unknown = {}): Promise<T> {
    const id = this.#count++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.child.send({ id, name, argument });
    });
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  #take({ id, result, error }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result as never);
    else waiting?.reject(new Error(error));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** Answers the calls of the process that started this one, and ends with it. */
export function serve(calls: Readonly<Record<string, (argument: never) => unknown>>): void {
  process.on('message', async ({ id, name, argument }: { id: number; name: string; argument: never }) => {
    try {
      process.send?.({ id, result: await calls[name]?.(argument) });
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.on('disconnect', () => process.exit());
}
