import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type ClientOf, type LegalMove, PLAY_MOVE, SET_READY, START_MATCH } from './documents.js';

interface Frame {
  readonly version: number;
  readonly view: object | null;
  readonly prompts: readonly { readonly id: string; readonly seat: number; readonly legalMoves: readonly LegalMove[] }[];
  readonly status: string;
}

interface Data {
  readonly matchFrames?: Frame;
  readonly playMove?: { readonly version?: number };
  readonly startMatch?: { readonly matchId?: string };
  readonly setReady?: { readonly version?: number };
}

interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: { readonly data?: Data };
}

/** What one player's socket reports to its match. */
export interface Ears {
  frame(seat: number, frame: Frame): void;
  answered(version: number | undefined): void;
  fault(reason: string): void;
}

/** One seat: a bare graphql-transport-ws client that listens to its match and answers prompts when told to. */
export class SeatClient {
  #count = 0;
  #version: number | undefined;
  #listening: string | undefined;
  #answered: ((matchId: string | undefined) => void) | undefined;
  bytes = 0;

  private constructor(
    private readonly ws: WebSocket,
    private readonly client: ClientOf,
    readonly seat: number,
    private readonly ears: Ears,
  ) {
    ws.on('message', (data: Buffer) => this.#take(data));
    ws.on('close', (code) => ears.fault(`the socket of seat ${seat} was closed with ${code}`));
  }

  /** Connects and greets. */
  static async open(url: string, token: string, client: ClientOf, seat: number, ears: Ears): Promise<SeatClient> {
    const ws = new WebSocket(url, 'graphql-transport-ws', { perMessageDeflate: false });
    await new Promise<void>((resolve, reject) => {
      ws.once('open', () => ws.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
      ws.once('message', () => resolve());
      ws.once('error', reject);
    });
    return new SeatClient(ws, client, seat, ears);
  }

  /** Listens to a match from its current state on, and no longer to another; versions must come without a gap from there. */
  listen(matchId: string): void {
    if (this.#listening) this.#send({ id: this.#listening, type: 'complete' });
    this.#version = undefined;
    this.#listening = `f${++this.#count}`;
    this.#send({ id: this.#listening, type: 'subscribe', payload: { query: this.client.frames, variables: { matchId } } });
  }

  /** Answers a prompt with one of its legal moves. */
  play(matchId: string, promptId: string, legal: LegalMove): void {
    const input = { matchId, promptId, commandId: randomUUID(), move: this.client.move(legal) };
    this.#send({ id: `m${++this.#count}`, type: 'subscribe', payload: { query: PLAY_MOVE, variables: { input } } });
  }

  /** Starts another match; everybody else must be ready. */
  startMatch(tableId: string): Promise<string | undefined> {
    return this.#untilTaken(START_MATCH, { tableId });
  }

  /** Is ready for another match as soon as the table has heard of the last one's end. */
  async ready(tableId: string): Promise<boolean> {
    return (await this.#untilTaken(SET_READY, { tableId, ready: true })) !== undefined;
  }

  /** Says it again for as long as the table refuses, for two seconds at most; answers what success brings. */
  async #untilTaken(query: string, wish: object): Promise<string | undefined> {
    for (let tries = 0; tries < 100; tries++) {
      const answer = new Promise<string | undefined>((resolve) => {
        this.#answered = resolve;
      });
      const variables = { input: { ...wish, commandId: randomUUID() } };
      this.#send({ id: `s${++this.#count}`, type: 'subscribe', payload: { query, variables } });
      const taken = await answer;
      if (taken) return taken;
      await pause(20);
    }
    return undefined;
  }

  close(): void {
    this.ws.removeAllListeners('close');
    this.ws.close();
  }

  #send(message: object): void {
    this.ws.send(JSON.stringify(message));
  }

  #take(data: Buffer): void {
    this.bytes += data.length;
    const { id, type, payload } = JSON.parse(String(data)) as Message;
    const { matchFrames, playMove, startMatch, setReady } = payload?.data ?? {};
    if (matchFrames && id === this.#listening) this.#frame(matchFrames);
    else if (playMove) this.ears.answered(playMove.version);
    else if (startMatch) this.#answered?.(startMatch.matchId);
    else if (setReady) this.#answered?.(setReady.version?.toString());
    else if (!matchFrames && (type === 'error' || type === 'next')) this.ears.fault(`${type} on ${id}: ${String(data).slice(0, 300)}`);
  }

  #frame(frame: Frame): void {
    if (this.#version !== undefined && frame.version !== this.#version + 1) {
      this.ears.fault(`seat ${this.seat} saw version ${frame.version} after ${this.#version}`);
    }
    this.#version = frame.version;
    this.ears.frame(this.seat, frame);
  }
}

export type { Frame };
