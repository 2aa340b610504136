import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { LaunchError, PortBusyError } from './launch-error.mjs';

// Below 32768, because the system hands out higher ports to outgoing connections and may take one from under us.
const LOWEST = 21000;
const HIGHEST = 29999;

/** What keeps us from listening on this port of `host`, as the system's code (EADDRINUSE, EACCES, ...); undefined if nothing does. */
function hindrance(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/** A port between 21000 and 29999 that was free a moment ago. */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
    if (!(await hindrance(port))) return port;
  }
  throw new PortBusyError('PORT_BUSY', `No free port between ${LOWEST} and ${HIGHEST}: close some programs and try again.`);
}

/** Throws PortBusyError with the port, why we cannot have it, and how to choose another (`remedy`, the end of a sentence). */
export async function requirePort(port, purpose, remedy, host = '127.0.0.1') {
  const code = await hindrance(port, host);
  if (!code) return;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    throw new LaunchError('USAGE', `HOST=${host} is no address of this machine: leave it out to listen on all, or give one that is.`);
  }
  throw new PortBusyError('PORT_BUSY', `Port ${port}, wanted for ${purpose}, ${reason(port, code)}${remedy}`);
}

function reason(port, code) {
  if (code === 'EACCES') return 'may be opened by root only, as all below 1024. Start as root, or ';
  if (code !== 'EADDRINUSE') return `cannot be opened (${code}). Free it, or `;
  const holder = holderOf(port);
  const who = holder ? `It belongs to ${holder}.` : 'Perhaps another copy of this program is still running.';
  return `is taken. ${who} Stop that one, or `;
}

/** "process 4711 (node server.js)", as far as this system lets us see it; undefined otherwise. */
function holderOf(port) {
  try {
    const pid = process.platform === 'linux' ? linuxListener(port) : lsofListener(port);
    return pid === undefined ? undefined : `process ${pid} (${commandOf(pid)})`;
  } catch {
    return undefined; // looking is a courtesy: the sentence stands without it
  }
}

function linuxListener(port) {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => fs.readFileSync(file, 'utf8').split('\n'));
  const LISTENING = '0A';
  const row = rows.map((line) => line.trim().split(/\s+/)).find((cell) => cell[1]?.endsWith(wanted) && cell[3] === LISTENING);
  if (!row) return undefined;
  const socket = `socket:[${row[9]}]`;
  return fs.readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && openFiles(pid).includes(socket));
}

function openFiles(pid) {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return fs.readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return ''; // closed between listing and reading
      }
    });
  } catch {
    return []; // somebody else's process, or just ended
  }
}

function lsofListener(port) {
  return (
    execFileSync('lsof', ['-t', '-nP', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split(
      '\n',
    )[0] || undefined
  );
}

function commandOf(pid) {
  const line =
    process.platform === 'linux'
      ? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' });
  return line.trim().slice(0, 80);
}
