import { randomUUID } from 'node:crypto';
import { MATCH_FRAMES, ME, PLAY_MOVE } from './documents.js';
import { type Duel, openDecision, openDuel } from './duel.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import { moveOf, ROLL } from './guest.js';
import { type House, openHouse } from './house.js';
import type { LegalMove } from './shapes.js';
import { Wiretap } from './wiretap.js';

/** A `subscribe` of a query. */
export const me = (id: string, more: object = {}) => ({ id, type: 'subscribe', payload: { query: ME, ...more } });

/** A match that goes on, and sockets that understand nothing beside it. */
export class Scene {
  private constructor(
    private readonly house: House,
    private readonly duel: Duel,
  ) {}

  static async open(): Promise<Scene> {
    const house = await openHouse();
    return new Scene(house, await openDuel(house.url));
  }

  close(): Promise<void> {
    return this.house.close();
  }

  get url(): string {
    return this.house.url;
  }

  /** The token of a player of the match. */
  get ben(): string {
    return this.duel.people[0].token;
  }

  /** A socket without a greeting. */
  async open(): Promise<Wiretap> {
    return new Wiretap(await GraphqlSocketClient.open(this.url));
  }

  async greet(token?: string): Promise<Wiretap> {
    return new Wiretap(await GraphqlSocketClient.greet(this.url, token));
  }

  /** A `subscribe` of the match's frames. */
  watch(id: string) {
    return { id, type: 'subscribe', payload: { query: MATCH_FRAMES, variables: { matchId: this.duel.matchId } } };
  }

  /** The payload of a move of Ben's that is refused: nothing changes, and it is answered. */
  aMove() {
    const input = { matchId: this.duel.matchId, promptId: 'closed long ago', commandId: randomUUID(), move: ROLL };
    return { query: PLAY_MOVE, variables: { input } };
  }

  /** The next move of the match, over HTTP. */
  async somebodyMoves(): Promise<void> {
    const { mover, prompt } = await openDecision(this.duel);
    await mover.plays(this.duel.matchId, prompt.id, moveOf(prompt.legalMoves[0] as LegalMove));
  }
}
