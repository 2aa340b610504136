import { describe, expect, it } from '@jest/globals';
import type { Emote } from '../../generated/graphql';
import { bubblesNow, type Mutes, shownFor, toggled } from './bubbles';

const heard: Mutes = { all: false, players: [] };
const start = Date.parse('2026-11-30T20:00:00.000Z');
const made = (version: number, id: string, emote: Emote, after: number) => ({
  version,
  at: new Date(start + after).toISOString(),
  emote: { seat: 0, player: { id, name: id.slice(4) }, emote },
});
const quiet = (version: number) => ({ version, at: new Date(start).toISOString(), emote: null });

describe('gestures in the air', () => {
  it('fade after some seconds of the server’s clock', () => {
    const frames = [quiet(1), made(2, 'ply_ben', 'PROST', 0)];
    expect(bubblesNow(frames, start + shownFor - 1, heard)).toEqual([
      { key: 2, playerId: 'ply_ben', name: 'ben', emote: 'PROST', until: start + shownFor },
    ]);
    expect(bubblesNow(frames, start + shownFor, heard)).toEqual([]);
  });

  it('do not come back from the past after a lost line', () => {
    const caughtUp = [made(2, 'ply_ben', 'PROST', -60_000), made(3, 'ply_mia', 'DANKE', 100)];
    expect(bubblesNow(caughtUp, start + 200, heard).map(({ emote }) => emote)).toEqual(['DANKE']);
  });

  it('are one a person: the newest, last in the row', () => {
    const frames = [made(2, 'ply_ben', 'PROST', 0), made(3, 'ply_mia', 'AUTSCH', 500), made(4, 'ply_ben', 'RESPEKT', 2_100)];
    expect(bubblesNow(frames, start + 2_200, heard).map(({ key }) => key)).toEqual([3, 4]);
  });

  it('of muted people are not seen, of nobody when all are muted', () => {
    const frames = [made(2, 'ply_ben', 'PROST', 0), made(3, 'ply_mia', 'AUTSCH', 0)];
    expect(bubblesNow(frames, start, toggled(heard, 'ply_ben')).map(({ playerId }) => playerId)).toEqual(['ply_mia']);
    expect(bubblesNow(frames, start, { ...heard, all: true })).toEqual([]);
    expect(toggled(toggled(heard, 'ply_ben'), 'ply_ben')).toEqual(heard);
  });
});
