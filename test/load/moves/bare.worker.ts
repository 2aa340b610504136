import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
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

interface Answer {
  readonly matchId: string;
  readonly promptId: string;
  readonly commandId: string;
}

interface Message {
  readonly id: string;
  readonly type: string;
  readonly payload: {
    readonly token: string;
    readonly variables: { readonly matchId?: string; readonly input?: Answer };
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

  /** Without a store everything stays in memory, and moves of one turn are still answered together. */
  constructor(private readonly store: EventStore | undefined) {}

  /** Answers how tables are furnished. */
  arrange(query: string, input: { readonly tableId?: string; readonly joinCode?: string }, token: string): object {
    if (query.includes('signInAsGuest(')) return { token: newId() };
    const table = input.tableId ?? input.joinCode ?? newId();
    const players = this.#tables.get(table) ?? [];
    this.#tables.set(table, players);
    if (!query.includes('startMatch(')) {
      players.push(token);
      return { table: { id: table, joinCode: table } };
    }
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

  async #play(socket: WebSocket, id: string, match: BareMatch, player: string, answer: Answer): Promise<void> {
    const seat = match.players.indexOf(player);
    if (seat !== match.count % 2 || answer.promptId !== `z${match.count}`)
      return this.#outbox.send(socket, `{"id":"${id}","type":"error"}`);
    const at = new Date();
    match.head = (await this.#stored(match, seat, player, answer, at)) ?? { ...match.head, version: match.head.version + 1 };
    match.count++;
    match.at = at.toISOString();
    const success = `{"__typename":"PlayMoveSuccess","version":${match.head.version}}`;
    this.#outbox.send(socket, `{"id":"${id}","type":"next","payload":{"data":{"playMove":${success}}}}`);
    this.#outbox.send(socket, `{"id":"${id}","type":"complete"}`);
    for (const viewer of match.watched) this.#outbox.send(viewer.socket, frame(match, viewer.id));
  }

  async #stored(
    match: BareMatch,
    seat: number,
    player: string,
    { promptId, commandId }: Answer,
    at: Date,
  ): Promise<StreamHead | undefined> {
    if (!this.store) return void (await nextTurn());
    const meta = { actor: { kind: 'player', id: player, seat } as const, cause: commandId, correlation: match.id, promptId };
    const events = [{ type: GAME, schema: 1, data: { count: match.count + 1 } }];
    const stored = await this.store.append({ stream: match.id, expected: match.head, commandId, at, events, meta });
    if (stored.kind !== 'appended') throw new Error(stored.kind);
    return stored.head;
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

function storeOn(url: string): EventStore {
  const log = createLogger('bench', { level: 'warn' });
  const database = new Database(url, { applicationName: 'tavern-jack bench', log });
  return new EventStore(database, new EventCatalog({ [GAME]: { schema: 1 } }), { log });
}

serve({
  open: async ({ databaseUrl }: { readonly databaseUrl?: string }) => {
    collectAlone();
    const tavern = new BareTavern(databaseUrl === undefined ? undefined : storeOn(databaseUrl));
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
