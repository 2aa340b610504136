import type { WebSocket } from 'ws';
import type { Sessions } from '../identity/index.js';
import { createLogger } from '../log/index.js';

const log = createLogger('socket');
const LOOK_MS = 60_000;
/** What the protocol says to a token that is not known, at the greeting as now. */
const FORBIDDEN = 4403;

/** Shows out the sockets of tokens that have ended: at once if signed out at this process, within a minute if at another, or if time ran out. */
export class TokenWatch {
  readonly #open = new Map<string, Set<WebSocket>>();
  #looking: NodeJS.Timeout | undefined;
  #deaf: (() => void) | undefined;

  constructor(private readonly sessions: Pick<Sessions, 'ended' | 'onForgotten'>) {}

  /** Begins to look after what is watched, every minute unless told otherwise. */
  start(everyMs = LOOK_MS): void {
    // Not before the answer to a sign-out over this very socket has left.
    this.#deaf = this.sessions.onForgotten((token) => setImmediate(() => this.#showOut([token])));
    this.#looking = setInterval(() => void this.#look(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#looking);
    this.#deaf?.();
  }

  /** Watches a socket that greeted with this token, until it closes. */
  add(token: string, socket: WebSocket): void {
    const sockets = this.#open.get(token) ?? new Set();
    this.#open.set(token, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#open.get(token) === sockets) this.#open.delete(token);
    });
  }

  async #look(): Promise<void> {
    if (this.#open.size === 0) return;
    try {
      this.#showOut(await this.sessions.ended([...this.#open.keys()]));
    } catch (error) {
      // The database is away: nobody is shown out on a guess, and the next look comes.
      log.debug('could not look after tokens', { reason: String(error) });
    }
  }

  #showOut(tokens: readonly string[]): void {
    for (const token of tokens) for (const socket of this.#open.get(token) ?? []) socket.close(FORBIDDEN, 'Forbidden');
  }
}
