import { describe, expect, it } from '@jest/globals';
import type { ActorKind } from '../../generated/graphql';
import { autopilotSince } from './autopilot';

const frames = (...actors: [ActorKind, number | null][]) =>
  actors.map(([kind, seat], index) => ({ version: index + 1, actor: { kind, seat } }));

describe('the autopilot notice', () => {
  it('stands after the autopilot played for you', () => {
    expect(autopilotSince(frames(['PLAYER', 0], ['AUTOPILOT', 0], ['HOMIE', 1], ['HOUSE', null]), 0)).toBe(2);
  });

  it('goes when you decide yourself again', () => {
    expect(autopilotSince(frames(['AUTOPILOT', 0], ['PLAYER', 0]), 0)).toBeNull();
  });

  it('is nobody else’s business', () => {
    expect(autopilotSince(frames(['AUTOPILOT', 1]), 0)).toBeNull();
    expect(autopilotSince(frames(['AUTOPILOT', 1]), null)).toBeNull();
  });
});
