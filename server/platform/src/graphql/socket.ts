import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createSourceEventStream, type ExecutionArgs, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import { type Context, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sessions } from '../identity/index.js';
import { createLogger } from '../log/index.js';
import { addressOf } from './address.js';
import { Documents } from './documents.js';
import { formatted } from './errors.js';
import { FrameOrigin } from './frame-origin.js';
import { idleIterator } from './idle-iterator.js';
import { MAX_MESSAGE } from './limits.js';
import { Outbox } from './outbox.js';
import type { RequestContext } from './request-context.js';
import { ShortWay } from './short-way.js';
import { sizeOf } from './size-of.js';
import { TokenWatch } from './token-watch.js';

/** What a connection carries from its greeting to its end; one context object for all its operations. */
interface Connection {
  readonly socket: WebSocket;
  context: RequestContext;
  /** To be called when a player's socket has closed. */
  gone?: (() => void) | undefined;
  /** The protocol's own book of this connection; there once it has greeted. */
  ctx?: Ctx;
  /** Operations on the short way, by id. */
  readonly short: Map<string, ShortOperation>;
}

/** `entered`: the protocol knows of it, too. */
interface ShortOperation {
  entered: boolean;
}

/** Execution arguments that know which operation of which connection they belong to. */
interface SocketArgs extends ExecutionArgs {
  readonly operationId: string;
  readonly connection: Connection;
}

/** Is told of every socket of a player; what it answers is called when that socket has closed. */
export interface Arrivals {
  arrived(playerId: string): () => void;
}

type Ctx = Context<Record<string, unknown>, Connection>;

const log = createLogger('socket');
const PATH = '/graphql';
const PING_MS = 12_000;
/** A viewer who lets this much wait is cut off and comes back with its cursor; the heap stays ours. */
const MOST_WAITING = 1024 * 1024;
const MOST_OPERATIONS = 50;
const TRY_AGAIN_LATER = 1013;
const GOING_AWAY = 1001;
/** How long a client may take to say who it is: a phone in the underground, at a server where a thousand come back at once. */
const GREETING_MS = 6_000;

/** GraphQL over WebSocket (graphql-transport-ws) beside Nest: its guards hang on the resolvers, so they run here too. */
export class GraphqlSocket {
  readonly #documents: Documents;
  readonly #shortWay: ShortWay;
  readonly #outbox = new Outbox();
  readonly #wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    handleProtocols: (protocols) => handleProtocols(protocols),
  });
  readonly #tokens: TokenWatch;
  #pinging: NodeJS.Timeout | undefined;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly sessions: Sessions,
    /** How many proxies of ours stand in front. */
    private readonly proxies = 0,
    private readonly arrivals?: Arrivals,
  ) {
    this.#documents = new Documents(schema);
    this.#shortWay = new ShortWay(schema, this.#documents);
    this.#tokens = new TokenWatch(sessions);
  }

  /** Takes over the upgrade of `/graphql`; other paths are refused. */
  mount(server: Server): void {
    const protocol = makeServer<Record<string, unknown>, Connection>({
      connectionInitWaitTimeout: GREETING_MS,
      onConnect: (ctx) => this.#greet(ctx),
      onSubscribe: (ctx, id, payload) => this.#prepare(ctx, id, payload),
      execute: (args) => execute(args),
      subscribe: (args) => this.#subscribe(args as SocketArgs),
      onNext: (_ctx, _id, _payload, _args, result) => {
        return result.errors ? { data: result.data ?? null, errors: formatted(result.errors) } : undefined;
      },
      onError: (_ctx, _id, _payload, errors) => formatted(errors),
    });
    this.#wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
      this.#open(socket, addressOf(request, this.proxies), protocol);
    });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url?.split('?')[0] !== PATH) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      this.#wss.handleUpgrade(request, socket, head, (ws) => this.#wss.emit('connection', ws, request));
    });
    this.#pinging = setInterval(() => this.#ping(), PING_MS).unref();
    this.#tokens.start();
  }

  /** Says goodbye to everybody; they come back with their cursors. */
  async close(): Promise<void> {
    clearInterval(this.#pinging);
    this.#tokens.stop();
    for (const socket of this.#wss.clients) this.#close(socket, GOING_AWAY, 'Going away');
    setTimeout(() => {
      for (const socket of this.#wss.clients) socket.terminate();
    }, 500).unref();
    await new Promise<void>((resolve) => this.#wss.close(() => resolve()));
  }

  #open(socket: WebSocket, address: string, protocol: ReturnType<typeof makeServer<Record<string, unknown>, Connection>>): void {
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('error', (error) => log.debug('socket error', { reason: error.message }));
    const connection: Connection = { socket, context: { identity: undefined, token: undefined, address }, short: new Map() };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => this.#send(socket, text),
        close: (code, reason) => this.#close(socket, code, reason),
        onMessage: (take) =>
          socket.on('message', (data) => {
            const text = String(data);
            if (this.#takesShortWay(connection, text)) return;
            this.#enterShort(connection);
            take(text).catch((error: unknown) => {
              log.fault(error, { where: 'socket message' });
              this.#close(socket, TRY_AGAIN_LATER, 'Try again');
            });
          }),
      },
      connection,
    );
    socket.once('close', (code, reason) => {
      connection.gone?.();
      void closed(code, String(reason));
    });
  }

  #alive = new WeakSet<WebSocket>();

  #ping(): void {
    for (const socket of this.#wss.clients) {
      if (!this.#alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }

  /** No token: a spectator. A token that nobody knows: the door stays shut. */
  async #greet(ctx: Ctx): Promise<boolean> {
    ctx.extra.ctx = ctx;
    const token = ctx.connectionParams?.token;
    if (token === undefined || token === null) return true;
    const identity = typeof token === 'string' ? await this.sessions.identify(token) : undefined;
    if (!identity) return false;
    ctx.extra.context = Object.freeze({ ...ctx.extra.context, identity, token: token as string });
    this.#tokens.add(token as string, ctx.extra.socket);
    // It may have closed while its token was looked up.
    if (identity.playerId && ctx.extra.socket.readyState === ctx.extra.socket.OPEN) {
      ctx.extra.gone = this.arrivals?.arrived(identity.playerId);
    }
    return true;
  }

  /** Runs the mutation in this message, if it is one that needs no more than its resolver; otherwise the protocol takes it. */
  #takesShortWay(connection: Connection, text: string): boolean {
    const message = subscribeIn(text);
    const { ctx, short } = connection;
    if (!message || !ctx?.acknowledged || short.size >= MOST_OPERATIONS) return false;
    const { id, query, variables } = message;
    if (short.has(id) || id in ctx.subscriptions) return false;
    const mutation = this.#shortWay.mutationIn(query);
    if (!mutation?.takes(variables)) return false;
    short.set(id, { entered: false });
    void mutation.run(variables as Record<string, unknown>, connection.context).then((result) => {
      if (!this.#leavesShort(connection, id)) return;
      this.#send(connection.socket, `${nextHead(id)}${result}}`);
      this.#send(connection.socket, `{"id":${JSON.stringify(id)},"type":"complete"}`);
    });
    return true;
  }

  /**
   * Before the protocol takes a message it must know of what is on the short way: a second operation of an id is refused then, and a
   * `complete` from the client counts. Not sooner: its book is slow to write, and few messages need it.
   */
  #enterShort({ ctx, short }: Connection): void {
    if (!ctx) return;
    for (const [id, operation] of short) {
      if (operation.entered) continue;
      operation.entered = true;
      // Something of its own, so that whoever uses the id again is not taken for this one.
      ctx.subscriptions[id] = operation as never;
    }
  }

  /** Whether the client still waits for the answer. */
  #leavesShort({ ctx, short }: Connection, id: string): boolean {
    const operation = short.get(id);
    short.delete(id);
    if (!operation?.entered) return operation !== undefined;
    if (ctx?.subscriptions[id] !== (operation as never)) return false;
    delete ctx.subscriptions[id];
    return true;
  }

  #send(socket: WebSocket, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    this.#outbox.send(socket, text);
  }

  #close(socket: WebSocket, code?: number, reason?: string): void {
    this.#outbox.flush(socket);
    socket.close(code, reason);
  }

  #prepare(ctx: Ctx, id: string, payload: SubscribePayload): SocketArgs | readonly GraphQLError[] {
    if (Object.keys(ctx.subscriptions).length > MOST_OPERATIONS) {
      return [new GraphQLError('Too many operations on one socket.', { extensions: { code: 'RATE_LIMITED' } })];
    }
    const known = this.#documents.get(payload.query);
    if (!('document' in known)) return known;
    return {
      schema: this.schema,
      document: known.document,
      operationName: payload.operationName ?? null,
      variableValues: payload.variables ?? null,
      contextValue: ctx.extra.context,
      operationId: id,
      connection: ctx.extra,
    };
  }

  async #subscribe(args: SocketArgs) {
    const source = await createSourceEventStream(args);
    if ('errors' in source) return source;
    if (!(source instanceof FrameOrigin)) throw new Error('a subscription must return a FrameOrigin');
    const { socket, ctx } = args.connection;
    // Completed by the client while its resolver ran: the protocol ends it as soon as it has the iterator.
    if (!ctx || !(args.operationId in ctx.subscriptions)) return idleIterator(() => undefined);
    const head = nextHead(args.operationId);
    const writer = this.#documents.writerOf(args.document, args.operationName ?? undefined, args.variableValues ?? {});
    const detach = source.attach(writer.key, writer.write, {
      push: (text) => {
        if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
        else this.#send(socket, `${head}${text}}`);
      },
      fail: (error) => {
        log.warn('a subscription ended, its client will resume', { reason: String(error) });
        this.#close(socket, TRY_AGAIN_LATER, 'Try again');
      },
    });
    return idleIterator(detach);
  }
}

const nextHead = (id: string): string => `{"id":${JSON.stringify(id)},"type":"next","payload":`;

interface PlainSubscribe {
  readonly id: string;
  readonly query: string;
  readonly variables: unknown;
}

/** A `subscribe` message with nothing but its document and variables; undefined for any other message. */
function subscribeIn(text: string): PlainSubscribe | undefined {
  let message: { id?: unknown; type?: unknown; payload?: { query?: unknown; variables?: unknown } };
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (message?.type !== 'subscribe' || typeof message.id !== 'string' || message.id === '') return undefined;
  const { payload } = message;
  if (typeof payload !== 'object' || payload === null || typeof payload.query !== 'string') return undefined;
  const plain = sizeOf(message) === 3 && sizeOf(payload) === ('variables' in payload ? 2 : 1);
  return plain ? { id: message.id, query: payload.query, variables: payload.variables } : undefined;
}
