import type { Operation } from './graphql-socket.js';
import type { Guest } from './guest.js';
import { moveOf } from './guest.js';
import type { LegalMove, MatchFrame, PlayAnswer, Prompt } from './shapes.js';

/** Which of the legal moves somebody makes. */
export type Taste = (prompt: Prompt, frame: MatchFrame) => LegalMove;

/** Takes everything that is offered: upgrades first, then buys and takes over. */
export const greedy: Taste = ({ legalMoves }) => legalMoves.find(({ zug }) => zug === 'AUSBAUEN') ?? (legalMoves[0] as LegalMove);

/** Makes the kind of move that it made least so far, so that every kind comes up. */
export function roundabout(): Taste {
  const made = new Map<string, number>();
  const times = ({ zug }: LegalMove): number => made.get(zug) ?? 0;
  return ({ legalMoves }) => {
    const move = [...legalMoves].sort((a, b) => times(a) - times(b))[0] as LegalMove;
    made.set(move.zug, times(move) + 1);
    return move;
  };
}

export async function nextFrame(operation: Operation, ms?: number): Promise<MatchFrame> {
  const answer = await operation.next(ms);
  const frame = answer.data?.matchFrames as MatchFrame | undefined;
  if (!frame || answer.errors) throw new Error(`a frame was expected: ${JSON.stringify(answer)}`);
  return frame;
}

/** Frames from here to the one that is asked for, which is the last. */
export async function framesUntil(operation: Operation, wanted: (frame: MatchFrame) => boolean, ms?: number): Promise<MatchFrame[]> {
  const frames: MatchFrame[] = [];
  for (;;) {
    const frame = await nextFrame(operation, ms);
    frames.push(frame);
    if (wanted(frame)) return frames;
  }
}

export const finished = (frame: MatchFrame): boolean => frame.status === 'FINISHED';

/** The open prompt that this seat must answer. */
export const ownPrompt = (frame: MatchFrame, seat: number): Prompt | undefined =>
  frame.prompts.find((prompt) => prompt.seat === seat && prompt.legalMoves.length > 0);

/** A move that was made, and how it was answered. */
export interface Made {
  readonly prompt: Prompt;
  readonly move: LegalMove;
  readonly answer: PlayAnswer;
}

/** Plays a seat until the match is over, or `enough` says so; answers all frames and all moves. */
export async function playSeat(
  guest: Guest,
  operation: Operation,
  matchId: string,
  seat: number,
  taste: Taste = greedy,
  enough: (frame: MatchFrame) => boolean = () => false,
): Promise<{ frames: MatchFrame[]; made: Made[] }> {
  const frames: MatchFrame[] = [];
  const made: Made[] = [];
  for (;;) {
    const frame = await nextFrame(operation);
    frames.push(frame);
    if (finished(frame) || enough(frame)) return { frames, made };
    const prompt = ownPrompt(frame, seat);
    if (!prompt || made.some((old) => old.prompt.id === prompt.id)) continue;
    const move = taste(prompt, frame);
    made.push({ prompt, move, answer: await guest.plays(matchId, prompt.id, moveOf(move)) });
  }
}
