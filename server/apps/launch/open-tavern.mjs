import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { endChild, startChild } from './child-process.mjs';
import { startPostgres } from './embedded-postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { LaunchError } from './launch-error.mjs';
import { requirePort } from './ports.mjs';
import { requireRedis } from './redis-answers.mjs';
import { QUIET, ROOT, scriptOf } from './workspace.mjs';

const WATCHER = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;
const HEALTH_PATIENCE_MS = 120_000;
const GRACE_MS = 30_000;

/** Starts everything and stays until a signal comes (resolves) or a part of it ends by itself (LaunchError). */
export async function openTavern(endings) {
  const since = Date.now();
  const log = (line) => console.log(`  ${line}`);
  console.log('Tavern Jack');
  const ports = { server: portOf('PORT', 4000), dashboard: portOf('DASHBOARD_PORT', 3000) };
  const host = process.env.HOST || '0.0.0.0';
  if (ports.server === ports.dashboard) {
    throw new LaunchError('USAGE', `PORT and DASHBOARD_PORT are both ${ports.server}: the server and the dashboard need one each.`);
  }
  if (process.env.REDIS_URL) await requireRedis(process.env.REDIS_URL);
  await ensureInstalled(log, endings);
  for (const [part, name] of [
    ['server', 'PORT'],
    ['dashboard', 'DASHBOARD_PORT'],
  ]) {
    await requirePort(
      ports[part],
      `the ${part}`,
      `choose another, for example: ${name}=${ports[part] + (ports[part] < 1024 ? 8000 : 1)} npm start`,
      host,
    );
  }
  const databaseUrl = await database(log, endings);
  log(
    process.env.REDIS_URL
      ? 'Redis: the one that REDIS_URL names.'
      : 'Redis: none (REDIS_URL is not set), so timers and hints run on Postgres, too.',
  );
  await ensureBuilt(log, endings);
  if (endings.signal) return;
  const parts = startParts(databaseUrl, ports, host, endings);
  await Promise.all([
    healthy(parts.server, 'server', `http://${localName(host)}:${ports.server}/health`, log, endings),
    healthy(parts.dashboard, 'dashboard', `http://${localName(host)}:${ports.dashboard}/`, log, endings),
  ]);
  if (endings.signal) return;
  announce(ports, host, since);
  await firstEnd(parts, endings);
}

function portOf(name, standard) {
  const port = Number(process.env[name] || standard);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LaunchError('USAGE', `${name}=${process.env[name]} is not a port: give a number from 1 to 65535.`);
}

async function database(log, endings) {
  if (process.env.DATABASE_URL) {
    log('Database: the one that DATABASE_URL names.');
    return process.env.DATABASE_URL;
  }
  const port = process.env.POSTGRES_PORT ? { port: portOf('POSTGRES_PORT') } : {};
  const embedded = await startPostgres({ dataDir: path.join(ROOT, '.data/postgres'), ...port, log });
  endings.add(() => embedded.stop());
  log(`Database: embedded Postgres on port ${new URL(embedded.url).port}, data in .data/postgres.`);
  return embedded.url;
}

function startParts(databaseUrl, ports, host, endings) {
  const begin = (args, options) => {
    const part = startChild(process.execPath, ['--import', WATCHER, ...args], { ...options, stdio: ['pipe', 'inherit', 'inherit'] });
    endings.add((hurry) => endChild(part, { graceMs: GRACE_MS, hurry }));
    return part;
  };
  const server = begin(['server/apps/dist/tavern.js'], { env: { DATABASE_URL: databaseUrl, PORT: String(ports.server), HOST: host } });
  const next = [scriptOf('next'), 'start', '--port', String(ports.dashboard), '--hostname', host];
  const dashboard = begin(next, {
    cwd: path.join(ROOT, 'dashboard'),
    env: { ...QUIET, API_PORT: String(ports.server), NODE_ENV: 'production' },
  });
  return { server, dashboard };
}

async function healthy(part, name, url, log, endings) {
  const until = Date.now() + HEALTH_PATIENCE_MS;
  while (!endings.signal) {
    if (await answersWell(url)) return log(`The ${name} is up.`);
    if (!part.isUp())
      throw new LaunchError('PART_ENDED', `The ${name} ended while starting (exit code ${await part.ended}). What it said stands above.`);
    if (Date.now() > until) throw new LaunchError('PART_SILENT', `The ${name} did not answer on ${url} for two minutes.`);
    await pause(100);
  }
}

async function answersWell(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // not listening yet
  }
}

async function firstEnd(parts, endings) {
  const ends = Object.entries(parts).map(([name, part]) => part.ended.then((code) => ({ name, code })));
  const { name, code } = await Promise.race(ends);
  if (!endings.signal)
    throw new LaunchError(
      'PART_ENDED',
      `The ${name} ended unexpectedly (exit code ${code}), so everything is stopped. npm start opens again.`,
    );
}

const localName = (host) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

function announce(ports, host, since) {
  const everywhere = host === '0.0.0.0' || host === '::';
  const here = everywhere ? 'localhost' : host;
  const lan = everywhere ? lanAddress() : undefined;
  console.log(`\n  Open after ${((Date.now() - since) / 1000).toFixed(1)} s:`);
  console.log(`    the tavern    http://${here}:${ports.dashboard}`);
  if (lan) console.log(`    in your LAN   http://${lan}:${ports.dashboard}`);
  console.log(`    the office    http://${here}:${ports.dashboard}/buero`);
  console.log(`    GraphQL       http://${here}:${ports.server}/graphql`);
  console.log('  Ctrl-C stops everything; what was played is kept.\n');
}

function lanAddress() {
  const all = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  return all.find((address) => address.family === 'IPv4' && !address.internal)?.address;
}
