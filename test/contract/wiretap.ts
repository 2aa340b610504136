import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { GraphqlSocketClient } from './graphql-socket.js';
import { until, within } from './waiting.js';

interface Heard {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A client that understands nothing: what came over its socket, message by message. */
export class Wiretap {
  /** The close event as `code: reason`. */
  readonly closed: Promise<string>;
  #pings = 0;

  constructor(readonly client: GraphqlSocketClient) {
    const closing = new Promise<string>((resolve) => client.ws.once('close', (code, reason) => resolve(`${code}: ${reason}`)));
    this.closed = within('the end of the socket', closing);
    this.closed.catch(() => undefined);
  }

  /** The sub-protocol that the server chose, or its close frame as `code: reason`; read raw, since a WebSocket client of its own accord hangs up first. */
  static async handshake(url: string, offered: readonly string[]): Promise<string> {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const asking = get(url, { headers: offered.length > 0 ? { ...upgrade, 'sec-websocket-protocol': offered.join(', ') } : upgrade });
    const [response, socket, head] = (await within('a handshake', once(asking, 'upgrade'))) as [IncomingMessage, Socket, Buffer];
    const chosen = response.headers['sec-websocket-protocol'];
    const frame = chosen || head.length > 0 ? head : ((await within('a close frame', once(socket, 'data'))) as [Buffer])[0];
    socket.destroy();
    return chosen ?? `${frame.readUInt16BE(2)}: ${frame.subarray(4)}`;
  }

  get messages(): Heard[] {
    return this.client.received.map((text) => JSON.parse(text) as Heard);
  }

  /** The types of what came, in order; of one operation only, if its id is given. */
  types(id?: string): string[] {
    return this.messages.filter((message) => id === undefined || message.id === id).map(({ type }) => type);
  }

  /** Sends messages in one piece, so that the server has heard the last when it turns to the first. */
  send(...messages: object[]): void {
    const { _socket: line } = this.client.ws as unknown as { _socket: Socket };
    line.cork();
    for (const message of messages) this.client.send(message);
    line.uncork();
  }

  /** Waits for that many messages of a type, of an operation if its id is given. */
  async of(type: string, id?: string, count = 1): Promise<void> {
    await until(`${count} × ${type} ${id ?? ''}`, () => this.types(id).filter((it) => it === type).length >= count);
  }

  /** Waits until the server has heard all that was sent so far. */
  async answered(): Promise<void> {
    const mark = `ping ${++this.#pings}`;
    this.send({ type: 'ping', payload: { mark } });
    await until(mark, () => this.messages.some(({ type, payload }) => type === 'pong' && (payload as { mark?: string })?.mark === mark));
  }

  async cut(): Promise<void> {
    await this.client.cut();
  }
}
