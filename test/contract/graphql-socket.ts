import { WebSocket } from 'ws';
import { within } from './waiting.js';
import type { WireAnswer } from './wire.js';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** One operation on a socket: everything it was sent, in order, as text and parsed. */
export class Operation {
  readonly texts: string[] = [];
  readonly answers: WireAnswer[] = [];
  ended: 'complete' | 'error' | undefined;
  #taken = 0;
  #wake: (() => void)[] = [];

  constructor(
    readonly id: string,
    private readonly socket: GraphqlSocketClient,
  ) {}

  /** The next answer that was not taken yet. Throws when the operation or the socket ends first, or after `ms`. */
  async next(ms = 10_000): Promise<WireAnswer> {
    await within(`the next message of operation ${this.id}`, this.#arrived(this.#taken + 1), ms);
    return this.answers[this.#taken++] as WireAnswer;
  }

  /** Resolves when the operation has ended. */
  end(ms = 10_000): Promise<unknown> {
    return within(`the end of operation ${this.id}`, this.#arrived(Number.POSITIVE_INFINITY, true), ms);
  }

  complete(): void {
    this.socket.send({ id: this.id, type: 'complete' });
  }

  take(message: Message, text: string): void {
    if (message.type === 'next' || message.type === 'error') {
      this.texts.push(text);
      this.answers.push(
        message.type === 'next' ? (message.payload as WireAnswer) : { errors: message.payload as NonNullable<WireAnswer['errors']> },
      );
    }
    if (message.type === 'complete' || message.type === 'error') this.ended = message.type;
    this.wake();
  }

  wake(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  async #arrived(count: number, endIsFine = false): Promise<void> {
    while (this.answers.length < count) {
      if (this.ended || this.socket.closedWith !== undefined) {
        if (endIsFine) return;
        throw new Error(
          `operation ${this.id}: ${this.ended ?? `socket closed with ${this.socket.closedWith}`} after ${this.answers.length} answers`,
        );
      }
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }
}

/** A bare graphql-transport-ws client: it keeps what it got and does nothing by itself. */
export class GraphqlSocketClient {
  closedWith: number | undefined;
  readonly received: string[] = [];
  readonly closed: Promise<number>;
  #operations = new Map<string, Operation>();
  #count = 0;
  #acknowledged: () => void = () => undefined;
  readonly #ack: Promise<void>;

  private constructor(readonly ws: WebSocket) {
    this.#ack = new Promise((resolve) => {
      this.#acknowledged = resolve;
    });
    this.closed = new Promise((resolve) => {
      ws.on('close', (code) => {
        this.closedWith = code;
        for (const operation of this.#operations.values()) operation.wake();
        resolve(code);
      });
    });
    ws.on('error', () => undefined);
    ws.on('message', (data) => this.#take(String(data)));
  }

  /** Connects without a greeting. */
  static async open(url: string, ms?: number): Promise<GraphqlSocketClient> {
    const ws = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws');
    const client = new GraphqlSocketClient(ws);
    const opened = new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject));
    await within('a socket', opened, ms).catch((error: unknown) => {
      ws.terminate();
      throw error;
    });
    return client;
  }

  /** Connects and greets. Throws if the server closes the socket in place of an acknowledgement. */
  static async greet(url: string, token?: string, ms?: number): Promise<GraphqlSocketClient> {
    const client = await GraphqlSocketClient.open(url, ms);
    client.send({ type: 'connection_init', payload: token === undefined ? {} : { token } });
    const closed = client.closed.then((code) => Promise.reject(new Error(`closed with ${code}`)));
    await within('the acknowledgement', Promise.race([client.#ack, closed]), ms);
    closed.catch(() => undefined);
    return client;
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.ws.send(text);
  }

  /** Starts an operation. */
  start(query: string, variables: object = {}): Operation {
    const operation = new Operation(String(++this.#count), this);
    this.#operations.set(operation.id, operation);
    this.send({ id: operation.id, type: 'subscribe', payload: { query, variables } });
    return operation;
  }

  /** One answer to a query or mutation. */
  async ask(query: string, variables: object = {}): Promise<WireAnswer> {
    return this.start(query, variables).next();
  }

  /** Cuts the line without a farewell. */
  async cut(): Promise<void> {
    this.ws.terminate();
    await this.closed;
  }

  #take(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as Message;
    if (message.type === 'connection_ack') this.#acknowledged();
    if (message.id !== undefined) this.#operations.get(message.id)?.take(message, text);
  }
}
