import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@tavern-jack/platform/testing';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A tavern of its own: a fresh database, the built server and dashboard as processes, and a real browser. */
export interface House {
  readonly url: string;
  /** Where its server answers questions. */
  readonly api: string;
  /** The password of the first staff account, as printed at the first start. */
  readonly password: string;
  guest(options?: { width?: number; height?: number; locale?: string }): Promise<Page>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const database = await testDatabase();
  const [apiPort, port] = [await freePort(), await freePort()];
  const server = run(['server/apps/dist/tavern.js'], {
    DATABASE_URL: database.url,
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    HOMIE_THINK_MS: '0',
  });
  const dashboard = run(['node_modules/next/dist/bin/next', 'start', 'dashboard', '-p', String(port), '-H', '127.0.0.1'], {
    API_PORT: String(apiPort),
  });
  const url = `http://127.0.0.1:${port}`;
  await Promise.all([answers(`http://127.0.0.1:${apiPort}/health`, server), answers(url, dashboard)]);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, headless: true, args: ARGS });
  return {
    url,
    api: `http://127.0.0.1:${apiPort}/graphql`,
    password: /password (\S+)/.exec(server.output())?.[1] ?? '',
    guest: (options) => guestIn(browser, url, options),
    close: async () => {
      await browser.close();
      await Promise.all([server.end(), dashboard.end()]);
      await database.close();
    },
  };
}

/** A browser of somebody's own (nothing shared with others), in German unless said otherwise, on a device that is dark. */
async function guestIn(browser: Browser, url: string, { width = 1280, height = 860, locale = 'de-DE' } = {}): Promise<Page> {
  const viewport = { width, height };
  const context: BrowserContext = await browser.newContext({
    viewport,
    locale,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    baseURL: url,
  });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

interface Running {
  readonly child: ChildProcess;
  output(): string;
  end(): Promise<void>;
}

function run(args: string[], env: Record<string, string>): Running {
  const quiet = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { REDIS_URL: _withoutRedis, ...rest } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { ...rest, ...quiet, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    output: () => output,
    end: async () => {
      child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), 8_000);
      await ended;
      clearTimeout(hard);
    },
  };
}

async function answers(url: string, process: Running): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (process.child.exitCode !== null) throw new Error(`${url} ended: ${process.output()}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error(`${url} did not answer: ${process.output()}`);
}

/** Below the ephemeral range, where a port that is free now stays free. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
