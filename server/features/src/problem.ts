import type { ProblemCode } from '@tavern-jack/contracts/resolvers';
import { retryAfter } from '@tavern-jack/platform';

const MESSAGES: Readonly<Record<ProblemCode, string>> = {
  NAME_REFUSED: 'This name does not work.',
  SIGN_IN_REFUSED: 'Name or password is wrong, or there were too many tries.',
  NOT_FOUND: 'There is no such thing, or it is not yours to see.',
  TABLE_FULL: 'Every seat is taken.',
  SEAT_TAKEN: 'That seat is not free.',
  ALREADY_SEATED: 'You already have a seat at this table.',
  NOT_SEATED: 'Nobody of that kind sits there.',
  NOT_HOST: 'Only the host may do that.',
  TABLE_PLAYING: 'A match is running at this table.',
  TABLE_CLOSED: 'The table is closed.',
  TOO_FEW_SEATED: 'Too few are seated to start.',
  TOO_MANY_SEATED: 'More are seated than the table would have seats.',
  TABLE_LOCKED: 'The host keeps the door shut.',
  KICKED: 'The host has sent you away from this table.',
  NOT_READY: 'Somebody is not ready yet.',
  TOO_SOON: 'Wait a little.',
  OPTIONS_REFUSED: 'The game has no such options or number of seats.',
  NOT_YOUR_TURN: 'Another seat must decide this prompt.',
  PROMPT_CLOSED: 'The prompt has been answered already.',
  MOVE_REJECTED: 'The rules do not allow this move.',
  MATCH_OVER: 'The match has ended.',
  MATCH_FROZEN: 'The match was stopped after a fault.',
  MATCH_RUNNING: 'The match is still running.',
  TRY_AGAIN: 'Nothing was decided; send the same command again.',
};

/** A problem as the contract knows it. */
export const problem = <T extends object>(typeName: string, code: ProblemCode, fields: T) => ({
  __typename: typeName,
  code,
  message: MESSAGES[code],
  ...fields,
});

export const notFound = () => problem('NotFound', 'NOT_FOUND', {});

/** Carries out a command; when the store cannot be asked, that is an answer too. */
export async function orTryAgain<T>(work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    return tryAgain(error);
  }
}

/** The answer to a command that was not decided because the store is away; any other error is thrown on. */
export function tryAgain(error: unknown) {
  const retryAfterMs = retryAfter(error);
  if (retryAfterMs !== undefined) return problem('TryAgain', 'TRY_AGAIN', { retryAfterMs });
  throw error;
}
