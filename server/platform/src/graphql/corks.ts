import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/**
 * Lets everything that is written to a socket within one turn of the event loop leave in one write: the answer to a move,
 * its end, and the frames that follow from it. A system call costs more than making the text.
 */
export class Corks {
  #held = new Set<Socket>();

  /** Call before writing. */
  hold(ws: WebSocket): void {
    // The library's private field: without it everything is written at once, which is right but slower.
    const { _socket: socket } = ws as unknown as { _socket?: Socket };
    if (!socket || this.#held.has(socket)) return;
    socket.cork();
    this.#held.add(socket);
    if (this.#held.size === 1) setImmediate(() => this.#release());
  }

  #release(): void {
    for (const socket of this.#held) socket.uncork();
    this.#held.clear();
  }
}
