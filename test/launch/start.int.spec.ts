import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { LAUNCH } from './database-folder.js';

jest.setTimeout(60_000);

async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(LAUNCH, 'start.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, said };
}

it.each(['PORT', 'DASHBOARD_PORT'])('npm start says who has the port and how to choose another: %s', async (name) => {
  const holder = net.createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as net.AddressInfo;
  const other = { PORT: '20981', DASHBOARD_PORT: '20982' };
  const { code, said } = await start({ ...other, HOST: '127.0.0.1', [name]: String(port) }).finally(() => holder.close());
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port}`);
  expect(said).toContain(`${name}=${port + 1} npm start`);
});

it('npm start refuses a port that is none', async () => {
  expect(await start({ PORT: 'beer' })).toEqual({ code: 1, said: expect.stringContaining('PORT=beer') });
});

it('an old Node gets a sentence in place of a syntax error', async () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '16.20.2' }); require(${JSON.stringify(path.join(LAUNCH, 'require-node.cjs'))})`;
  const child = spawn(process.execPath, ['-e', pretend], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(said).toMatch(/needs Node 20\.19 or newer, this is Node 16\.20\.2/);
});

it('npm start says what to do when REDIS_URL leads nowhere, and keeps its password to itself', async () => {
  const holder = net.createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as net.AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  const { code, said } = await start({ REDIS_URL: `redis://ben:hunter2@127.0.0.1:${port}` });
  expect(code).toBe(1);
  expect(said).toContain(`No Redis answers at redis://127.0.0.1:${port}`);
  expect(said).toContain('leave REDIS_URL unset');
  expect(said).not.toContain('hunter2');
  expect((await start({ REDIS_URL: 'localhost:6379' })).said).toContain('REDIS_URL must be an address');
});

it('npm start refuses one port for both, and an address of another machine', async () => {
  expect((await start({ PORT: '20981', DASHBOARD_PORT: '20981' })).said).toContain('PORT and DASHBOARD_PORT are both 20981');
  expect((await start({ PORT: '20981', DASHBOARD_PORT: '20982', HOST: '192.0.2.77' })).said).toContain('HOST=192.0.2.77');
});
