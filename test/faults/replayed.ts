import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import { REPLAY } from '../contract/documents.js';
import type { MatchFrame, ReplayAnswer } from '../contract/shapes.js';
import { rootOf } from '../contract/wire.js';
import type { Follower } from './follower.js';

const PAGE = 200;

/** All frames of a match that has ended, through the eyes of whoever followed it, folded anew from the log. */
export async function replayOf({ guest, matchId, seat }: Follower, url: string): Promise<MatchFrame[]> {
  const as = seat === undefined ? { spectator: 'YES' } : { seat };
  const frames: MatchFrame[] = [];
  for (let after: string | null | undefined = '0'; after; ) {
    const page: ReplayAnswer = rootOf(await guest.at(url).ask(REPLAY, { matchId, as, first: PAGE, after }));
    frames.push(...(page.steps ?? []).map(({ frame }) => frame));
    after = page.pageInfo?.hasNextPage ? page.pageInfo.endCursor : undefined;
  }
  return frames;
}

/** What was told is what is stored: every version, in order, with the same content. */
export function toldAsStored(told: readonly MatchFrame[], stored: readonly MatchFrame[]): void {
  expect(told).toHaveLength(stored.length);
  told.forEach((frame, index) => {
    const pair = [plain(frame, frame), plain(stored[index] as MatchFrame, frame)] as const;
    // Ten times as quick as the matcher, which is here for what it prints.
    if (!isDeepStrictEqual(...pair)) expect(pair[0]).toEqual(pair[1]);
  });
}

/** Without the moment of telling. A frame that others follow at once shows no view and no prompts. */
function plain({ serverTime: _, view, prompts, ...rest }: MatchFrame, as: MatchFrame): object {
  return as.view === null ? rest : { ...rest, view, prompts };
}
