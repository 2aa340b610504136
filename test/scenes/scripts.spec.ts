import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LEARNER } from '@tavern-jack/kernel';
import { theMenu } from '../../server/apps/src/menu.js';
import { recordScenes, textOf } from '../../server/apps/src/scenes/record.js';
import { WireShape } from '../../server/apps/src/scenes/wire-shape.js';

const dashboard = join(process.cwd(), 'dashboard');
const scenes = join(dashboard, 'src/scenes');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const locales = ['de', 'en'] as const;
const written = theMenu.games.map((game) => {
  const scripts = theMenu.scripts[game.manifest.id];
  if (!scripts) throw new Error(`${game.manifest.id} has neither practice round nor scenes`);
  return { id: game.manifest.id, game, scripts };
});
const shape = new WireShape(theMenu.typeDefs, join(dashboard, 'src'));
const sorted = (keys: Iterable<string>) => [...new Set(keys)].sort();

describe.each(written)('$id', ({ id, game, scripts }) => {
  it('shows what the rules and the contract give today; if not: npm run scenes', () => {
    const recorded = readFileSync(join(scenes, `frames/${id}.frames.json`), 'utf8');
    expect(textOf(recordScenes(game, scripts, shape)) === recorded).toBe(true);
  });

  it.each(locales)('has a title, a beginning and a sentence for each step of its scenes, and no more: %s', (locale) => {
    const expected = scripts.scenes.map((scene) => [scene.id, sorted(['title', 'intro', ...scene.steps.flatMap(({ key }) => key ?? [])])]);
    const words: Record<string, Record<string, string>> = read(join(scenes, `words/${id}.${locale}.json`));
    expect(Object.entries(words).map(([scene, told]) => [scene, sorted(Object.keys(told))])).toEqual(expected);
    expect(Object.values(words).flatMap((told) => Object.values(told).filter((text) => text.trim() === ''))).toEqual([]);
  });

  it.each(locales)('has a word on each step of its practice round, and no more: %s', (locale) => {
    const words: Record<string, string> = read(join(dashboard, `messages/${locale}/practice.json`))[id];
    expect(sorted(Object.keys(words))).toEqual(sorted(scripts.practice.steps.flatMap(({ key }) => key ?? [])));
  });

  it('has three to six scenes, and a practice round that begins as a match of the game may', () => {
    expect(scripts.scenes.length).toBeGreaterThanOrEqual(3);
    expect(scripts.scenes.length).toBeLessThanOrEqual(6);
    const { seats, options, steps } = scripts.practice;
    expect(seats.count).toBeGreaterThanOrEqual(game.manifest.seats.min);
    expect(seats.count).toBeLessThanOrEqual(game.manifest.seats.max);
    expect(game.manifest.exclusions(options, seats.count)).toEqual([]);
    expect(steps.some(({ seat }) => seat === LEARNER)).toBe(true);
  });
});

describe('what the dashboard holds', () => {
  it('is of games on the menu', () => {
    const slugs = written.map(({ id }) => id);
    expect(sorted(readdirSync(join(scenes, 'frames')))).toEqual(sorted(slugs.map((id) => `${id}.frames.json`)));
    expect(sorted(readdirSync(join(scenes, 'words')))).toEqual(
      sorted(slugs.flatMap((id) => locales.map((locale) => `${id}.${locale}.json`))),
    );
  });

  it('tells when the contract does not allow what a scene shows', () => {
    expect(() => shape.of({ event: null, view: { __typename: 'KiezkoenigView' } })).toThrow('Cannot return null for non-nullable field');
  });
});
