import type { Emote, TableFramesSubscription } from '../../generated/graphql';

type Frame = Pick<TableFramesSubscription['tableFrames'], 'version' | 'at' | 'emote'>;

/** A gesture that is still in the air. */
export interface Bubble {
  /** Unique at the table. */
  readonly key: number;
  readonly playerId: string;
  readonly name: string;
  readonly emote: Emote;
  /** When it fades, by the server's clock, in milliseconds. */
  readonly until: number;
}

/** Whose gestures somebody does not want to see. */
export interface Mutes {
  readonly all: boolean;
  /** Ids of players. */
  readonly players: readonly string[];
}

/** How long a gesture stays, in milliseconds: long enough to read three words without looking for them. */
export const shownFor = 5_000;

/**
 * The gestures to show now: of each person the newest, if it was made a moment ago. Gestures of the past come again with the versions that
 * are caught up with; those stay in the past. `now`: the server's clock, in milliseconds.
 */
export function bubblesNow(frames: readonly Frame[], now: number, mutes: Mutes): readonly Bubble[] {
  if (mutes.all) return [];
  const newest = new Map<string, Bubble>();
  for (const { version, at, emote } of frames) {
    if (!emote || mutes.players.includes(emote.player.id)) continue;
    const { player } = emote;
    newest.delete(player.id);
    newest.set(player.id, { key: version, playerId: player.id, name: player.name, emote: emote.emote, until: Date.parse(at) + shownFor });
  }
  return [...newest.values()].filter(({ until }) => until > now);
}

/** The same mutes with one person the other way round. Whom somebody muted longest ago is forgotten after 200 others. */
export function toggled(mutes: Mutes, playerId: string): Mutes {
  const without = mutes.players.filter((id) => id !== playerId);
  return { ...mutes, players: without.length < mutes.players.length ? without : [...without, playerId].slice(-200) };
}
