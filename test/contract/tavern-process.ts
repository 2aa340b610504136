import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { until } from './waiting.js';

const PROGRAM = fileURLToPath(new URL('../../server/apps/dist/tavern.js', import.meta.url));

export interface TavernWish {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  /** As the environment says it: `300`, or `500-1500`. */
  readonly homieThinkMs: string;
}

/** The built server as a process of its own, which can be killed. */
export class TavernProcess {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start({ databaseUrl, redisUrl, homieThinkMs }: TavernWish): Promise<TavernProcess> {
    if (!existsSync(PROGRAM)) throw new Error('These tests run the built server: npm run build.');
    const { REDIS_URL: _, ...around } = process.env;
    const env = { ...around, DATABASE_URL: databaseUrl, PORT: '0', HOST: '127.0.0.1', HOMIE_THINK_MS: homieThinkMs };
    const child = spawn(process.execPath, [PROGRAM], {
      env: redisUrl ? { ...env, REDIS_URL: redisUrl } : env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    child.stdout.on('data', (data) => (log += data));
    child.stderr.on('data', (data) => (log += data));
    try {
      const port = await until(
        'the server to open',
        () => {
          if (child.exitCode !== null) throw new Error(`the server ended:\n${log}`);
          return /\bopen port=(\d+)/.exec(log)?.[1];
        },
        60_000,
      );
      return new TavernProcess(`http://127.0.0.1:${port}/graphql`, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** Ends it in the middle of whatever it is doing. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await ended;
  }
}
