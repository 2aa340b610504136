import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { freePort } from '../../server/apps/launch/ports.mjs';
import { until, within } from '../contract/waiting.js';

const PROGRAM = 'redis-server';

/** A Redis of a test's own. It keeps nothing: started again, it is empty. */
export class OwnRedis {
  #process: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort());
    await redis.startAgain();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async startAgain(): Promise<void> {
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--loglevel', 'warning'];
    this.#process = spawn(PROGRAM, settings, { stdio: 'ignore' });
    await until('Redis to answer', () =>
      this.#says('PING').then(
        (answer) => answer === '+PONG',
        () => false,
      ),
    );
  }

  /** Forgets everything while it runs. */
  async wipe(): Promise<void> {
    const answer = await this.#says('FLUSHALL');
    if (answer !== '+OK') throw new Error(`FLUSHALL: ${answer}`);
  }

  /** Ends it where it is. */
  async crash(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }

  /** Sends one inline command; answers the first line. */
  async #says(command: string): Promise<string> {
    const socket = net.connect(this.port, '127.0.0.1');
    try {
      socket.write(`${command}\r\n`);
      const [data] = await within(`${command} of Redis`, once(socket, 'data'));
      return String(data).trim();
    } finally {
      socket.destroy();
    }
  }
}
