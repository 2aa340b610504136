import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { until } from './waiting.js';

type Role = 'tavern' | 'api' | 'worker';

const programOf = (role: Role) => fileURLToPath(new URL(`../../server/apps/dist/${role}.js`, import.meta.url));

export interface TavernWish {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  /** As the environment says it: `300`, or `500-1500`. */
  readonly homieThinkMs: string;
  readonly role?: Role;
}

/** The built server as a process of its own, which can be killed. */
export class TavernProcess {
  private constructor(
    /** Empty for a worker, which has no door. */
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start({ databaseUrl, redisUrl, homieThinkMs, role = 'tavern' }: TavernWish): Promise<TavernProcess> {
    const program = programOf(role);
    if (!existsSync(program)) throw new Error('These tests run the built server: npm run build.');
    const { REDIS_URL: _, ...around } = process.env;
    const env = {
      ...around,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      HOMIE_THINK_MS: homieThinkMs,
      GUESTS_PER_MINUTE: '0',
    };
    const child = spawn(process.execPath, [program], {
      env: redisUrl ? { ...env, REDIS_URL: redisUrl } : env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    child.stdout.on('data', (data) => (log += data));
    child.stderr.on('data', (data) => (log += data));
    try {
      const open = await until(
        `the ${role} to open`,
        () => {
          if (child.exitCode !== null) throw new Error(`the ${role} ended:\n${log}`);
          return openedIn(log);
        },
        60_000,
      );
      return new TavernProcess(open.port ? `http://127.0.0.1:${open.port}/graphql` : '', child);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** Ends it in the middle of whatever it is doing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end; answers its exit code. */
  async end(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = new Promise((resolve) => this.child.once('exit', resolve));
      this.child.kill(signal);
      await ended;
    }
    return this.child.exitCode;
  }
}

/** What a process logged when it was ready, as JSON lines; a worker names no port. */
function openedIn(log: string): { readonly port?: number } | undefined {
  const line = log.split('\n').find((text) => text.includes('"msg":"open"') && text.endsWith('}'));
  return line === undefined ? undefined : JSON.parse(line);
}
