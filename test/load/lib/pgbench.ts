import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
// Its clock runs while it connects: on a busy machine dozens of clients need a second or two for that.
const SHORTEST = 3;

/** The pgbench of this machine, on the PATH or where Debian keeps it; the embedded Postgres brings none. */
export function findPgbench(): string | undefined {
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...versions];
  return folders.map((folder) => path.join(folder, 'pgbench')).find((file) => fs.existsSync(file));
}

/** Runs one prepared statement by so many clients, a commit each. Returns the commits per second and their mean time, connecting left out. */
export async function pgbench(program: string, url: string, statement: string, clients: number, seconds: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tavern-pgbench-'));
  try {
    const script = path.join(folder, 'statement.sql');
    fs.writeFileSync(script, `${statement};\n`);
    const jobs = Math.min(clients, os.availableParallelism());
    const load = ['-c', clients, '-j', jobs, '-T', Math.max(SHORTEST, Math.round(seconds))].map(String);
    const { hostname, port, username, password, pathname } = new URL(url);
    const place = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
    const { stdout } = await run(program, ['-n', '-M', 'prepared', '-f', script, ...load, ...place], {
      env: { ...process.env, PGPASSWORD: password },
    });
    const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
    const result = {
      commits: figure(/transactions actually processed: (\d+)/),
      perSecond: figure(/tps = ([\d.]+)/),
      meanMs: figure(/latency average = ([\d.]+)/),
    };
    if (Number.isNaN(result.perSecond)) throw new Error(`pgbench made no commit in ${seconds} s:\n${stdout}`);
    return result;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
