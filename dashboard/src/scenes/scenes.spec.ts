import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cast, gamesWithScenes } from './scenes';

const frames = join(process.cwd(), 'dashboard/src/scenes/frames');

describe('the scenes on the shelf', () => {
  it('are those that were recorded, and no more', () => {
    const recorded = readdirSync(frames).map((file) => file.replace('.frames.json', ''));
    expect([...gamesWithScenes].sort()).toEqual(recorded.sort());
  });

  it('have somebody for each seat', () => {
    const seats = readdirSync(frames).flatMap((file) => {
      const { scenes }: { scenes: { seats: number }[] } = JSON.parse(readFileSync(join(frames, file), 'utf8'));
      return scenes.map((scene) => scene.seats);
    });
    expect(Math.max(...seats)).toBeLessThanOrEqual(cast.length);
  });
});
