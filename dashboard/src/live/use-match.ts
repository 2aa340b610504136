'use client';

import { print } from 'graphql';
import { useEffect, useMemo, useRef } from 'react';
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
import { keepEqual } from './keep-equal';
import { matchCalled } from './names';
import { usePresence } from './use-presence';
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
  /** Everybody in it is called as they are now. */
  readonly match: Match;
  /** Ids of its people who are there; null as long as nobody has said. */
  readonly present: ReadonlySet<string> | null;
  /** The newest frames (about 200), oldest first. */
  readonly frames: readonly MatchFrame[];
  /** The board of the newest frame that has one; null before the first. */
  readonly view: MatchView | null;
  readonly prompts: readonly MatchPrompt[];
  /** You have left for good: a homie plays on your seat, and you look on. */
  readonly left: boolean;
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
  const { present, names } = usePresence(match && { matchId: match.id });
  // The board of the newest frame. Events stay what they are: two that say the same are two.
  const newest = useRef<MatchView | null>(null);
  const called = useMemo(() => match && matchCalled(match, names), [match, names]);
  const live = useStream<MatchFramesSubscription, MatchFrame>(
    match && {
      key: match.id,
      query,
      after: Math.max(0, match.version - recent),
      variables: (afterVersion) => ({ matchId: match.id, ...(afterVersion === undefined ? {} : { afterVersion }) }),
      frame: ({ matchFrames }) => {
        if (matchFrames.view === null) return matchFrames;
        newest.current = keepEqual(newest.current, matchFrames.view);
        return { ...matchFrames, view: newest.current };
      },
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
  if (!called) return { phase: 'not-found' };
  const prompts = current?.prompts ?? [];
  const controllers = current?.controllers ?? called.seats.map((seat) => seat.controller);
  const left = called.mySeat !== null && controllers[called.mySeat] === 'HOMIE';
  return {
    phase: 'ready',
    match: called,
    present,
    frames: live.frames,
    view: current?.view ?? null,
    prompts,
    left,
    myPrompt: (!left && prompts.find((prompt) => prompt.seat === called.mySeat)) || null,
    controllers,
    status: current?.status ?? called.status,
    practice: current?.practice ?? null,
    serverOffset: live.serverOffset,
    connection: live.connection,
    failure: live.failure,
    again,
  };
}
