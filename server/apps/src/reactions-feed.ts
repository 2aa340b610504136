import type { Projection, Reactions } from '@tavern-jack/platform';

/** Runs reactions from the feed, for those whose process died between storing an event and reacting to it. */
export const reactionsFeed = (reactions: Reactions): Projection => ({
  name: 'reactions',
  version: 1,
  async handle(events) {
    for (const event of events) if (reactions.answers(event)) await reactions.replay(event);
  },
});
