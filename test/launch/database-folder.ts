import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export const LAUNCH = fileURLToPath(new URL('../../server/apps/launch/', import.meta.url));

/** An empty folder for one test, open for the database user to pass through. */
export function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tavern-launch-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}

/** Rows that a database answers a statement with. */
export async function ask(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

export interface Launched {
  readonly process: ChildProcess;
  readonly url: string;
}

/** The launcher as a program of its own. Rejects with what it said if it ends before it prints the address. */
export async function launch(dataDir: string, folder: string = LAUNCH): Promise<Launched> {
  const child = spawn(process.execPath, [path.join(folder, 'embedded-postgres.mjs'), '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const address = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(said)));
  return { process: child, url: await Promise.race([address, ended]) };
}

/** Asks the launcher to end and waits for it; its exit code. */
export async function end({ process: child }: Launched): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  return (await exit)[0] as number | null;
}
