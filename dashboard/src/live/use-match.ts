'use client';

import { print } from 'graphql';
import { useEffect } from 'react';
import {
  MatchByIdDocument,
  type MatchByIdQuery,
  MatchFramesDocument,
  type MatchFramesSubscription,
  type MatchStatus,
  type SeatController,
} from '@/generated/graphql';
import type { Failure } from '@/network/failure';
import { useAnswer } from '@/network/use-answer';
import type { Connection } from './follow';
import { useStream } from './use-stream';

/** One match as its players see it. */
export type Match = NonNullable<MatchByIdQuery['match']>;
/** One version of a match. */
export type MatchFrame = MatchFramesSubscription['matchFrames'];
/** Something that happened. */
export type MatchEvent = NonNullable<MatchFrame['event']>;
/** The board. */
export type MatchView = NonNullable<MatchFrame['view']>;
/** An open decision. */
export type MatchPrompt = MatchFrame['prompts'][number];

/** Where a practice round stands in its script. */
export type PracticeStep = NonNullable<MatchFrame['practice']>;

/** A match that runs before your eyes. */
export interface LiveMatch {
  readonly match: Match;
  /** The newest frames (about 200), oldest first. */
  readonly frames: readonly MatchFrame[];
  /** The board of the newest frame that has one; null before the first. */
  readonly view: MatchView | null;
  readonly prompts: readonly MatchPrompt[];
  /** Your open decision, or null. */
  readonly myPrompt: MatchPrompt | null;
  readonly controllers: readonly SeatController[];
  readonly status: MatchStatus;
  /** Null in other matches, and once the script is over. */
  readonly practice: PracticeStep | null;
  /** Milliseconds by which the server's clock is ahead. */
  readonly serverOffset: number;
  readonly connection: Connection;
  readonly failure: Failure | null;
  /** Asks for the match itself again, keeping what is shown. */
  readonly again: () => void;
}

/** What a screen knows of a match. */
export type MatchState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'not-found' }
  | { readonly phase: 'failed'; readonly failure: Failure; readonly again: () => void }
  | ({ readonly phase: 'ready' } & LiveMatch);

const recent = 40;
const query = print(MatchFramesDocument);

/** Follows one match: from a little before now, so that the last events can be told, and on without a gap. */
export function useMatch(matchId: string): MatchState {
  const { asked, again } = useAnswer(MatchByIdDocument, { id: matchId });
  const match = asked.phase === 'ready' ? asked.data.match : null;
  const live = useStream<MatchFramesSubscription, MatchFrame>(
    match && {
      key: match.id,
      query,
      after: Math.max(0, match.version - recent),
      variables: (afterVersion) => ({ matchId: match.id, ...(afterVersion === undefined ? {} : { afterVersion }) }),
      frame: (data) => data.matchFrames,
      behind: (frame) => frame.view === null || frame.version < match.version,
    },
  );
  const current = live.frames.findLast((frame) => frame.view !== null);
  const ended = current !== undefined && current.status !== 'RUNNING';
  // Result and seed belong to the match, not to its frames: look once more when it is over.
  useEffect(() => {
    if (ended) again();
  }, [ended, again]);

  if (asked.phase === 'loading') return asked;
  if (asked.phase === 'failed') return { ...asked, again };
  if (!match) return { phase: 'not-found' };
  const prompts = current?.prompts ?? [];
  return {
    phase: 'ready',
    match,
    frames: live.frames,
    view: current?.view ?? null,
    prompts,
    myPrompt: prompts.find((prompt) => prompt.seat === match.mySeat) ?? null,
    controllers: current?.controllers ?? match.seats.map((seat) => seat.controller),
    status: current?.status ?? match.status,
    practice: current?.practice ?? null,
    serverOffset: live.serverOffset,
    connection: live.connection,
    failure: live.failure,
    again,
  };
}
