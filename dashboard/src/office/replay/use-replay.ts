'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ReplayPageDocument } from '@/generated/graphql';
import type { Failure } from '@/network/failure';
import type { Network } from '@/network/network';
import { useNetwork } from '@/network/network-context';
import { type Viewpoint, viewpointInput } from './place';
import type { ReplayedMatch, Step } from './step';

/** A replay that is here. */
export interface LoadedReplay {
  readonly match: ReplayedMatch;
  readonly steps: readonly Step[];
  /** When the server last told. */
  readonly asOf: Date;
  /** Why the last look for newer events failed; null if it did not. */
  readonly stale: Failure | null;
}

/** What a screen knows of a replay. */
export type ReplayState =
  | { readonly phase: 'loading'; readonly loaded: number }
  | { readonly phase: 'refused' }
  | { readonly phase: 'not-found' }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | ({ readonly phase: 'ready' } & LoadedReplay);

interface Question {
  readonly matchId: string;
  readonly viewpoint: Viewpoint;
  readonly records: boolean;
}

const pageSize = 200;

/** Reads everything after a version, page by page. `told` hears after each page how many events are here. */
async function readOn(network: Network, question: Question, from: readonly Step[], told: (loaded: number) => void): Promise<ReplayState> {
  const { matchId, viewpoint, records } = question;
  const steps = [...from];
  for (;;) {
    const after = String(steps.at(-1)?.frame.version ?? 0);
    const answer = await network.ask(ReplayPageDocument, { matchId, as: viewpointInput(viewpoint), first: pageSize, after, records });
    if (!answer.ok) return { phase: 'failed', failure: answer.failure };
    const page = answer.data.replay;
    if (page.__typename === 'ReplayRefused') return { phase: 'refused' };
    if (page.__typename !== 'Replay') return { phase: 'not-found' };
    steps.push(...page.steps);
    told(steps.length);
    if (!page.pageInfo.hasNextPage) return { phase: 'ready', match: page.match, steps, asOf: new Date(), stale: null };
  }
}

/** A whole match through somebody's eyes. `more` fetches what happened since; `again` reads everything anew. */
export function useReplay(matchId: string, viewpoint: Viewpoint, records: boolean) {
  const network = useNetwork();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<ReplayState>({ phase: 'loading', loaded: 0 });
  const asking = useRef(0);
  const again = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads everything anew
  useEffect(() => {
    const mine = ++asking.current;
    setState({ phase: 'loading', loaded: 0 });
    readOn(network, { matchId, viewpoint, records }, [], (loaded) => {
      if (mine === asking.current) setState({ phase: 'loading', loaded });
    }).then((next) => {
      if (mine === asking.current) setState(next);
    });
    return () => {
      asking.current++;
    };
  }, [network, matchId, viewpoint, records, round]);

  const more = useCallback(async () => {
    if (state.phase !== 'ready') return;
    const mine = asking.current;
    const question = { matchId, viewpoint, records };
    let next = await readOn(network, question, state.steps, () => {});
    // What was hidden while the match ran is open now: nothing of the old reading may stay.
    if (next.phase === 'ready' && next.match.status !== state.match.status) next = await readOn(network, question, [], () => {});
    if (mine !== asking.current) return;
    if (next.phase === 'failed') return setState({ ...state, stale: next.failure });
    // The very same steps, when nothing happened: then nothing has to be drawn anew.
    if (next.phase !== 'ready' || next.match.status !== state.match.status || next.steps.length > state.steps.length) return setState(next);
    setState({ ...next, steps: state.steps });
  }, [network, matchId, viewpoint, records, state]);

  return { state, again, more };
}
