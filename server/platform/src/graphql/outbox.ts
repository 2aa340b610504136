import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

const TEXT = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;
/** More bytes than this do not wait for the end of the turn: only what is written counts as the socket's own backlog. */
const MOST_HELD = 64 * 1024;

interface Held {
  readonly texts: string[];
  /** In UTF-8. */
  readonly sizes: number[];
  bytes: number;
}

/**
 * Lets everything that is sent to a socket within one turn of the event loop leave in one write: the answer to a move, its end, and
 * the frames that follow from it. A system call costs more than making the text.
 */
export class Outbox {
  #waiting = new Map<WebSocket, Held>();

  /** Sends a text at the end of this turn at the latest; dropped if the socket is no longer open then. */
  send(ws: WebSocket, text: string): void {
    const held = this.#waiting.get(ws) ?? this.#hold(ws);
    // Measured now: that makes one piece of the many that a text was put together from, while they are at hand.
    const size = Buffer.byteLength(text);
    held.texts.push(text);
    held.sizes.push(size);
    held.bytes += headSize(size) + size;
    if (held.bytes > MOST_HELD) this.flush(ws);
  }

  /** Sends what waits for this socket now: after its close frame nothing may follow. */
  flush(ws: WebSocket): void {
    const held = this.#waiting.get(ws);
    if (held) write(ws, held);
    this.#waiting.delete(ws);
  }

  #hold(ws: WebSocket): Held {
    const held = { texts: [], sizes: [], bytes: 0 };
    this.#waiting.set(ws, held);
    if (this.#waiting.size === 1) setImmediate(() => this.#sendAll());
    return held;
  }

  #sendAll(): void {
    for (const [ws, held] of this.#waiting) write(ws, held);
    this.#waiting.clear();
  }
}

function write(ws: WebSocket, held: Held): void {
  // The library's private field: through its own `send` each text is copied and queued alone, at twice the price.
  const { _socket: socket } = ws as unknown as { _socket?: Socket };
  if (ws.readyState === ws.OPEN) socket?.write(framed(held));
}

/** Each text as a frame of RFC 6455, section 5.2: whole, unmasked, as a server sends it. */
function framed({ texts, sizes, bytes }: Held): Buffer {
  const frames = Buffer.allocUnsafe(bytes);
  let at = 0;
  texts.forEach((text, index) => {
    const size = sizes[index] ?? 0;
    at = writeHead(frames, at, size);
    // As many bytes as letters: all of it is ASCII, which is copied as it stands.
    at += frames.write(text, at, size === text.length ? 'latin1' : 'utf8');
  });
  return frames;
}

const headSize = (size: number): number => (size < LENGTH_IN_2_BYTES ? 2 : size < 2 ** 16 ? 4 : 10);

function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = TEXT;
  if (size < LENGTH_IN_2_BYTES) {
    frames[at + 1] = size;
    return at + 2;
  }
  if (size < 2 ** 16) {
    frames[at + 1] = LENGTH_IN_2_BYTES;
    return frames.writeUInt16BE(size, at + 2);
  }
  frames[at + 1] = LENGTH_IN_8_BYTES;
  return frames.writeBigUInt64BE(BigInt(size), at + 2);
}
