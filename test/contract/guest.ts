import { randomUUID } from 'node:crypto';
import { MATCH, MATCH_FRAMES, mutationOf, PLAY_MOVE, TABLE } from './documents.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import type { LegalMove, Match, PlayAnswer, Table, TableAnswer } from './shapes.js';
import { ask, type HttpAnswer, rootOf } from './wire.js';

/** A legal move as the input that makes it. */
export const moveOf = ({ zug, feld }: Pick<LegalMove, 'zug' | 'feld'>): object => ({
  kiezkoenig: { [zug.toLowerCase()]: zug === 'AUSBAUEN' ? { feld } : 'YES' },
});

export const ROLL = moveOf({ zug: 'WUERFELN', feld: null });

/** Somebody with a token, who asks one server. */
export class Guest {
  constructor(
    readonly url: string,
    readonly token: string,
    readonly id: string,
    readonly name: string,
  ) {}

  static async signIn(url: string, name = 'Ben'): Promise<Guest> {
    const answer = rootOf<{ token: string; player: { id: string; name: string } }>(
      await ask(url, mutationOf('signInAsGuest'), { input: { name } }),
    );
    return new Guest(url, answer.token, answer.player.id, answer.player.name);
  }

  /** The same person at another server of the house. */
  at(url: string): Guest {
    return new Guest(url, this.token, this.id, this.name);
  }

  ask<T = Record<string, unknown>>(query: string, variables: object = {}): Promise<HttpAnswer<T>> {
    return ask<T>(this.url, query, variables, this.token);
  }

  /** Carries out a mutation with a command id of its own, unless the input brings one. */
  async does<T = TableAnswer>(mutation: string, input: object): Promise<T> {
    return rootOf<T>(await this.ask(mutationOf(mutation), { input: { commandId: randomUUID(), ...input } }));
  }

  async opens(wish: object = {}): Promise<Table> {
    const answer = await this.does('openTable', { options: { kiezkoenig: {} }, seats: 2, ...wish });
    if (!answer.table) throw new Error(`no table: ${JSON.stringify(answer)}`);
    return answer.table;
  }

  sits(joinCode: string, more: object = {}): Promise<TableAnswer> {
    return this.does('takeSeat', { joinCode, ...more });
  }

  /** Starts a match at the table; answers its id. */
  async starts(tableId: string): Promise<string> {
    return matchIdOf(await this.does('startMatch', { tableId }));
  }

  /** Gegen Homies; answers the match's id. */
  async playsHomies(homies = 3, level = 'NORMAL', options: object = {}): Promise<string> {
    return matchIdOf(await this.does('playAgainstHomies', { options: { kiezkoenig: options }, homies, level }));
  }

  plays(matchId: string, promptId: string, move: object, commandId: string = randomUUID()): Promise<PlayAnswer> {
    return this.does<PlayAnswer>('playMove', { matchId, promptId, move, commandId });
  }

  /** The whole answer to a move, for those that may be errors. */
  tries(input: object): Promise<HttpAnswer> {
    return this.ask(PLAY_MOVE, { input });
  }

  async table(id: string): Promise<Table> {
    return rootOf<Table>(await this.ask(TABLE, { by: { id } }));
  }

  async match(id: string): Promise<Match> {
    return rootOf<Match>(await this.ask(MATCH, { id }));
  }

  connects(): Promise<GraphqlSocketClient> {
    return GraphqlSocketClient.greet(this.url, this.token);
  }

  /** Opens a socket and watches a match from a version on, or from a snapshot. */
  async watches(matchId: string, afterVersion?: number) {
    const socket = await this.connects();
    const operation = socket.start(MATCH_FRAMES, { matchId, ...(afterVersion === undefined ? {} : { afterVersion }) });
    return { socket, operation };
  }
}

function matchIdOf(answer: TableAnswer): string {
  if (!answer.matchId) throw new Error(`no match: ${JSON.stringify(answer)}`);
  return answer.matchId;
}
