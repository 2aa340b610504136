import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../server/apps/launch/embedded-postgres.mjs';
import { until } from '../contract/waiting.js';

/** A Postgres of a test's own that can be stopped hard, and started again where it was. */
export class OwnPostgres {
  private constructor(
    private readonly folder: string,
    private running: Awaited<ReturnType<typeof startPostgres>>,
  ) {}

  static async start(): Promise<OwnPostgres> {
    const folder = mkdtempSync(path.join(tmpdir(), 'tavern-faults-'));
    chmodSync(folder, 0o711); // the database user passes through
    return new OwnPostgres(folder, await startPostgres({ dataDir: dataDir(folder) }));
  }

  get url(): string {
    return this.running.url;
  }

  /** Immediate shutdown: every session ends where it is, nothing is flushed, the next start recovers from the WAL. */
  async crash(): Promise<void> {
    const pid = Number(readFileSync(path.join(dataDir(this.folder), 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGQUIT');
    await until('Postgres to be gone', () => !isAlive(pid));
    await this.running.stop();
  }

  async startAgain(): Promise<void> {
    const port = Number(new URL(this.url).port);
    this.running = await startPostgres({ dataDir: dataDir(this.folder), port });
  }

  async close(): Promise<void> {
    await this.running.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const dataDir = (folder: string): string => path.join(folder, 'postgres');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
