import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { collectAlone } from '@tavern-jack/apps';
import { createLogger, Database, EventCatalog, EventStore, emptyHead, newId, Outbox, type StreamHead } from '@tavern-jack/platform';
import { type WebSocket, WebSocketServer } from 'ws';
import { listening } from '../fanout/open-server.js';
import { serve } from '../lib/worker.js';

interface BareMatch {
  readonly id: string;
  readonly players: readonly string[];
  readonly watched: { readonly socket: WebSocket; readonly id: string }[];
  head: StreamHead;
  count: number;
  at: string;
}

interface Message {
  readonly id: string;
  readonly type: string;
  readonly payload: {
    readonly token: string;
    readonly variables: { readonly matchId?: string; readonly input?: { matchId: string; promptId: string; commandId: string } };
  };
}

const GAME = 'zaehler.gezaehlt';

/**
 * The limit: the counter's moves and frames through ws, the house's outbox and the house's store alone, every text put together by hand.
 * No GraphQL, no guards, no rules, no mailbox; it knows just what its players say.
 */
class BareTavern {
  readonly #matches = new Map<string, BareMatch>();
  readonly #tables = new Map<string, string[]>();
  readonly #outbox = new Outbox();

  constructor(private readonly store: EventStore) {}

  /** Answers how tables are furnished. */
  arrange(query: string, input: { readonly tableId?: string; readonly joinCode?: string }, token: string): object {
    if (query.includes('signInAsGuest(')) return { token: newId() };
    const table = input.tableId ?? input.joinCode ?? newId();
    const players = this.#tables.get(table) ?? [];
    this.#tables.set(table, players);
    if (!query.includes('startMatch(')) players.push(token);
    if (!query.includes('startMatch(')) return { table: { id: table, joinCode: table } };
    const id = newId();
    this.#matches.set(id, { id, players, watched: [], head: emptyHead(id), count: 0, at: new Date().toISOString() });
    return { matchId: id };
  }

  open(socket: WebSocket): void {
    let player = '';
    socket.on('message', (data: Buffer) => {
      const { id, type, payload } = JSON.parse(data.toString('latin1')) as Message;
      if (type === 'connection_init') {
        player = payload.token;
        return socket.send('{"type":"connection_ack"}');
      }
      const { matchId, input } = payload.variables;
      const match = this.#matches.get(matchId ?? input?.matchId ?? '');
      if (!match) throw new Error(`no match in ${String(data)}`);
      if (input) return void this.#play(socket, id, match, player, input);
      match.watched.push({ socket, id });
      this.#outbox.send(socket, frame(match, id));
    });
  }

  async #play(
    socket: WebSocket,
    id: string,
    match: BareMatch,
    player: string,
    answer: { promptId: string; commandId: string },
  ): Promise<void> {
    const seat = match.players.indexOf(player);
    const { promptId, commandId } = answer;
    if (seat !== match.count % 2 || promptId !== `z${match.count}`) return this.#outbox.send(socket, `{"id":"${id}","type":"error"}`);
    const at = new Date();
    const meta = { actor: { kind: 'player', id: player, seat } as const, cause: commandId, correlation: match.id, promptId };
    const events = [{ type: GAME, schema: 1, data: { count: match.count + 1 } }];
    const stored = await this.store.append({ stream: match.id, expected: match.head, commandId, at, events, meta });
    if (stored.kind !== 'appended') throw new Error(stored.kind);
    match.head = stored.head;
    match.count++;
    match.at = at.toISOString();
    const success = `{"__typename":"PlayMoveSuccess","version":${match.head.version}}`;
    this.#outbox.send(socket, `{"id":"${id}","type":"next","payload":{"data":{"playMove":${success}}}}`);
    this.#outbox.send(socket, `{"id":"${id}","type":"complete"}`);
    for (const viewer of match.watched) this.#outbox.send(viewer.socket, frame(match, viewer.id));
  }
}

/** As long as the tavern's own, with the same fields. */
function frame({ id, count, head, at }: BareMatch, operation: string): string {
  const next = count % 2;
  const event = `{"__typename":"ZaehlerGezaehlt","kind":"${GAME}","count":${count}}`;
  const prompt = `{"id":"z${count}","seat":${next},"question":{"id":"z${count}","seat":${next}},"deadline":null,"legalMoves":[{"zug":"WEITER","preis":0}]}`;
  const match = `"version":${head.version},"at":"${at}","serverTime":"${at}","resync":false,"cause":"${id}","actor":{"kind":"PLAYER","seat":${1 - next}},"event":${event},"view":{"count":${count},"next":${next}},"prompts":[${prompt}],"controllers":["PLAYER","PLAYER"],"status":"RUNNING"`;
  return `{"id":"${operation}","type":"next","payload":{"data":{"matchFrames":{${match}}}}}`;
}

serve({
  open: async ({ databaseUrl }: { readonly databaseUrl: string }) => {
    collectAlone();
    const log = createLogger('bench', { level: 'warn' });
    const database = new Database(databaseUrl, { applicationName: 'tavern-jack bench', log });
    const tavern = new BareTavern(new EventStore(database, new EventCatalog({ [GAME]: { schema: 1 } }), { log }));
    const server = createServer(async (request, response) => {
      const { query, variables } = (await json(request)) as { query: string; variables: { input: object } };
      const answer = tavern.arrange(query, variables.input, request.headers.authorization?.slice('Bearer '.length) ?? '');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { answer } }));
    });
    const sockets = new WebSocketServer({ server, handleProtocols: () => 'graphql-transport-ws' });
    sockets.on('connection', (socket) => tavern.open(socket));
    return { url: `http://127.0.0.1:${(await listening(server)).port}/graphql` };
  },
});
