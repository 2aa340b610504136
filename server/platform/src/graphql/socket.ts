import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  createSourceEventStream,
  type ExecutionArgs,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { type Context, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sessions } from '../identity/index.js';
import { createLogger } from '../log/index.js';
import { Documents } from './documents.js';
import { publicError } from './errors.js';
import { idleIterator } from './idle-iterator.js';
import { MAX_MESSAGE } from './limits.js';
import type { RequestContext } from './request-context.js';
import { SharedFrames } from './shared-frames.js';

/** What a connection carries from its greeting to its end; one context object for all its operations. */
interface Connection {
  readonly socket: WebSocket;
  context: RequestContext;
}

/** Execution arguments that know which operation of which connection they belong to. */
interface SocketArgs extends ExecutionArgs {
  readonly operationId: string;
  readonly connection: Connection;
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

/** GraphQL over WebSocket (graphql-transport-ws) beside Nest: its guards hang on the resolvers, so they run here too. */
export class GraphqlSocket {
  readonly #documents: Documents;
  readonly #wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    handleProtocols: (protocols) => handleProtocols(protocols),
  });
  #pinging: NodeJS.Timeout | undefined;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly sessions: Sessions,
  ) {
    this.#documents = new Documents(schema);
  }

  /** Takes over the upgrade of `/graphql`; other paths are refused. */
  mount(server: Server): void {
    const protocol = makeServer<Record<string, unknown>, Connection>({
      onConnect: (ctx) => this.#greet(ctx),
      onSubscribe: (ctx, id, payload) => this.#prepare(ctx, id, payload),
      execute: (args) => execute(args),
      subscribe: (args) => this.#subscribe(args as SocketArgs),
      onNext: (_ctx, _id, _payload, _args, result) => {
        return result.errors ? { data: result.data ?? null, errors: formatted(result.errors) } : undefined;
      },
      onError: (_ctx, _id, _payload, errors) => formatted(errors),
    });
    this.#wss.on('connection', (socket: WebSocket) => this.#open(socket, protocol));
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url?.split('?')[0] !== PATH) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      this.#wss.handleUpgrade(request, socket, head, (ws) => this.#wss.emit('connection', ws, request));
    });
    this.#pinging = setInterval(() => this.#ping(), PING_MS).unref();
  }

  /** Says goodbye to everybody; they come back with their cursors. */
  async close(): Promise<void> {
    clearInterval(this.#pinging);
    for (const socket of this.#wss.clients) socket.close(GOING_AWAY, 'Going away');
    setTimeout(() => {
      for (const socket of this.#wss.clients) socket.terminate();
    }, 500).unref();
    await new Promise<void>((resolve) => this.#wss.close(() => resolve()));
  }

  #open(socket: WebSocket, protocol: ReturnType<typeof makeServer<Record<string, unknown>, Connection>>): void {
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('error', (error) => log.debug('socket error', { reason: error.message }));
    const connection: Connection = { socket, context: { identity: undefined, token: undefined } };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => socket.send(text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (data) => {
            take(String(data)).catch((error: unknown) => {
              log.fault(error, { where: 'socket message' });
              socket.close(TRY_AGAIN_LATER, 'Try again');
            });
          }),
      },
      connection,
    );
    socket.once('close', (code, reason) => void closed(code, String(reason)));
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
    const token = ctx.connectionParams?.token;
    if (token === undefined || token === null) return true;
    const identity = typeof token === 'string' ? await this.sessions.identify(token) : undefined;
    if (!identity) return false;
    ctx.extra.context = Object.freeze({ identity, token: token as string });
    return true;
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
    if (!(source instanceof SharedFrames)) throw new Error('a subscription must return SharedFrames');
    const { socket } = args.connection;
    const head = `{"id":${JSON.stringify(args.operationId)},"type":"next","payload":`;
    const writer = this.#documents.writerOf(args.document, args.operationName ?? undefined, args.variableValues ?? {});
    const detach = source.attach(writer.key, writer.write, {
      push: (text) => {
        if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(`${head}${text}}`);
      },
      fail: (error) => {
        log.warn('a subscription ended, its client will resume', { reason: String(error) });
        socket.close(TRY_AGAIN_LATER, 'Try again');
      },
    });
    return idleIterator(detach);
  }
}

const formatted = (errors: readonly GraphQLError[]): GraphQLFormattedError[] => errors.map((error) => publicError(error.toJSON(), error));
