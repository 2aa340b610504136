import net from 'node:net';
import tls from 'node:tls';
import { LaunchError } from './launch-error.mjs';

const PATIENCE_MS = 5_000;

/** Throws a LaunchError with what to do unless a Redis answers at this address (redis:// or rediss://, as REDIS_URL has it). */
export async function requireRedis(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname || !['redis:', 'rediss:'].includes(url.protocol)) {
    throw new LaunchError('NO_REDIS', `REDIS_URL must be an address such as redis://127.0.0.1:6379. ${WITHOUT}`);
  }
  // Never the whole address: it may hold the password.
  const place = `${url.protocol}//${url.host}`;
  const answer = await firstAnswer(url).catch((error) => error);
  if (answer instanceof Error) {
    throw new LaunchError(
      'NO_REDIS',
      `No Redis answers at ${place}, which REDIS_URL names (${answer.message}). Start it there. ${WITHOUT}`,
    );
  }
  if (/^-(NOAUTH|WRONGPASS|ERR .*password)/.test(answer)) {
    throw new LaunchError('NO_REDIS', `The Redis at ${place} asks for another name or password than REDIS_URL has. ${WITHOUT}`);
  }
}

const WITHOUT = 'Or leave REDIS_URL unset: timers and hints run on Postgres then.';

/** The last line that it says to our sign-in, if there is one, and to a PING. */
function firstAnswer({ protocol, hostname, port, username, password }) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const door = { host, port: Number(port || 6379), ...(net.isIP(host) ? {} : { servername: host }) };
  const secret = [username, password].map(decodeURIComponent).filter(Boolean);
  const words = password ? [['AUTH', ...secret], ['PING']] : [['PING']];
  return new Promise((resolve, reject) => {
    const socket = protocol === 'rediss:' ? tls.connect(door) : net.connect(door);
    const end = (settle, outcome) => {
      socket.destroy();
      settle(outcome);
    };
    socket.setTimeout(PATIENCE_MS, () => end(reject, new Error('no answer for five seconds')));
    socket.once('error', (error) => end(reject, error.code ? new Error(error.code) : error));
    socket.once('close', () => end(reject, new Error('it hung up')));
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
      const lines = said.split('\r\n').slice(0, -1);
      if (lines.some((line) => line.startsWith('-')))
        end(
          resolve,
          lines.find((line) => line.startsWith('-')),
        );
      else if (lines.length >= words.length) end(resolve, lines.at(-1));
    });
    socket.write(words.map(asCommand).join(''));
  });
}

const asCommand = (words) => `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;
