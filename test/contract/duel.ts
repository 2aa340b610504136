import { MATCH_FRAMES } from './documents.js';
import { GraphqlSocketClient } from './graphql-socket.js';
import { Guest } from './guest.js';
import { nextFrame } from './match-player.js';
import type { MatchFrame, Prompt } from './shapes.js';

/** A match between two people. */
export interface Duel {
  readonly tableId: string;
  readonly matchId: string;
  /** By seat. */
  readonly people: readonly [Guest, Guest];
}

export async function openDuel(url: string, wish: object = { clockSeconds: null }): Promise<Duel> {
  const people = (await Promise.all(['Ben', 'Mia'].map((name) => Guest.signIn(url, name)))) as [Guest, Guest];
  const [ben, mia] = people;
  const table = await ben.opens(wish);
  await mia.sits(table.joinCode);
  return { tableId: table.id, matchId: await ben.starts(table.id), people };
}

/** The match as this viewer sees it now. */
export async function snapshotOf(url: string, matchId: string, token?: string): Promise<MatchFrame> {
  const socket = await GraphqlSocketClient.greet(url, token);
  const frame = await nextFrame(socket.start(MATCH_FRAMES, { matchId }));
  await socket.cut();
  return frame;
}

/** Whose decision is open, and which. */
export async function openDecision(duel: Duel): Promise<{ prompt: Prompt; frame: MatchFrame; mover: Guest; waiter: Guest }> {
  const { url } = duel.people[0];
  const seen = await snapshotOf(url, duel.matchId);
  const seat = seen.prompts[0]?.seat ?? 0;
  const mover = duel.people[seat] as Guest;
  const frame = await snapshotOf(url, duel.matchId, mover.token);
  return { prompt: frame.prompts[0] as Prompt, frame, mover, waiter: duel.people[1 - seat] as Guest };
}
