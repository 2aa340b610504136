import type { ReplayPageQuery } from '@/generated/graphql';

type Page = Extract<ReplayPageQuery['replay'], { __typename: 'Replay' }>;

/** One event of a match with the board after it. */
export type Step = Page['steps'][number];
/** The match that is looked back at. */
export type ReplayedMatch = Page['match'];
/** The board after an event. */
export type StepView = NonNullable<Step['frame']['view']>;
/** What the store knows about an event besides its data. */
export type StepRecord = NonNullable<Step['record']>;

/** The board at an event: its own, or the last one before it; while the match is being opened, the first one there will be. */
export function viewAt(steps: readonly Step[], index: number): StepView | null {
  for (let at = index; at >= 0; at--) {
    const view = steps[at]?.frame.view;
    if (view) return view;
  }
  return steps.find(({ frame }) => frame.view)?.frame.view ?? null;
}
