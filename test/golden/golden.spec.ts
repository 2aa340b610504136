import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AnyGame, canonicalJson } from '@tavern-jack/kernel';
import { EventCatalog } from '@tavern-jack/platform/records';
import { GoldenFolder } from '../../server/apps/src/golden/golden-folder.js';
import { foldedState } from '../../server/apps/src/golden/golden-match.js';
import { goldenCommand } from '../../server/apps/src/golden-command.js';
import { theMenu } from '../../server/apps/src/menu.js';

const PLACE = join(process.cwd(), 'test/golden');
const FEWEST = 20;
const catalog = new EventCatalog(theMenu.events);
const golden = new GoldenFolder(PLACE);
const released = Object.entries(golden.lock()).flatMap(([game, numbers]) =>
  Object.keys(numbers).map((rules) => [game, Number(rules)] as const),
);
const gameOf = (id: string): AnyGame | undefined => theMenu.games.find(({ manifest }) => manifest.id === id);
const hashOf = (state: unknown): string => createHash('sha256').update(canonicalJson(state)).digest('hex');

/** What is wrong with the golden matches in a folder, in words. */
function faultsIn(folder: GoldenFolder, games: (id: string) => AnyGame | undefined = gameOf): string[] {
  const locked = Object.entries(folder.lock()).flatMap(([game, numbers]) =>
    Object.entries(numbers).map(([rules, lock]) => ({ game, rules: Number(rules), lock, name: `${game}/rules-${rules}` })),
  );
  const strays = folder.recorded().filter((name) => !locked.some((one) => one.name === name));
  return [
    ...strays.map((name) => `${name} is not locked`),
    ...locked.flatMap(({ game, rules, lock, name }) => {
      if (canonicalJson(folder.found(game, rules)) !== canonicalJson(lock)) return [`${name} is not what was recorded`];
      const module = games(game);
      if (!module) return [`${name} is of a game that is not on the menu`];
      const odd = folder.matches(game, rules).filter((match) => hashOf(foldedState(match, module, catalog)) !== match.header.stateHash);
      return odd.length > 0 ? [`${name}: ${odd.length} matches fold to something else`] : [];
    }),
  ];
}

describe('golden matches', () => {
  it('every rules number that was released folds to what it folded to, and none of its matches was changed or is missing', () => {
    expect(faultsIn(golden)).toEqual([]);
  });

  it.each(theMenu.games.map(({ manifest }) => [manifest.id, manifest.rules] as const))(
    '%s has at least 20 under its present rules number, %d, with every number of seats, every preset and all kinds of players',
    (game, rules) => {
      const headers = golden.matches(game, rules).map(({ header }) => header);
      expect(headers.length).toBeGreaterThanOrEqual(FEWEST);
      const { seats, presets } = (gameOf(game) as AnyGame).manifest;
      const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
      expect([...new Set(headers.map((header) => header.seats.count))].sort()).toEqual(counts);
      const played = new Set(headers.map(({ options }) => canonicalJson(options)));
      for (const { options } of presets) expect(played).toContain(canonicalJson(options));
      expect([...new Set(headers.flatMap(({ players }) => players))].sort()).toEqual(['LEICHT', 'NORMAL', 'RANDOM', 'SCHWER']);
    },
  );

  it.each(released)('%s, rules %d: every event is one that may be stored, and the match comes to its end', (game, rules) => {
    for (const match of golden.matches(game, rules)) {
      expect(match.header).toMatchObject({ game, rules });
      expect(match.events.filter(({ type }) => !type.startsWith(`${game}.`))).toEqual([]);
      const module = gameOf(game) as AnyGame;
      expect(module.outcome(foldedState(match, module, catalog))?.standing).toHaveLength(match.header.seats.count);
    }
  });
});

describe('the lock', () => {
  let place: string;
  const first = 'kiezkoenig/rules-1/01.jsonl';
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'golden-'));
    cpSync(join(PLACE, 'kiezkoenig'), join(place, 'kiezkoenig'), { recursive: true });
    const { kiezkoenig } = golden.lock();
    writeFileSync(join(place, 'lock.json'), JSON.stringify({ kiezkoenig }));
  });
  afterEach(() => rmSync(place, { recursive: true }));

  it('holds for a copy', () => expect(faultsIn(new GoldenFolder(place))).toEqual([]));

  it.each([
    ['a match is missing', () => rmSync(join(place, first)), 'kiezkoenig/rules-1 is not what was recorded'],
    ['an event was added', () => appendFileSync(join(place, first), '{}\n'), 'kiezkoenig/rules-1 is not what was recorded'],
    ['all of them are gone', () => rmSync(join(place, 'kiezkoenig'), { recursive: true }), 'kiezkoenig/rules-1 is not what was recorded'],
    ['matches came in without it', () => writeFileSync(join(place, 'lock.json'), '{}'), 'kiezkoenig/rules-1 is not locked'],
  ])('breaks when %s', (_what, meddle, fault) => {
    meddle();
    expect(faultsIn(new GoldenFolder(place))).toEqual([fault]);
  });

  it('breaks when the rules fold an event to something else', () => {
    const forgetful = (id: string): AnyGame | undefined => {
      const game = gameOf(id);
      const skips = {
        evolve: (state: unknown, event: { type: string }) => (event.type === 'deckelBezahlt' ? state : game?.evolve(state, event)),
      };
      return game && { ...game, ...skips };
    };
    const [fault] = faultsIn(new GoldenFolder(place), forgetful);
    expect(fault).toMatch(/^kiezkoenig\/rules-1: \d+ matches fold to something else$/);
  });

  it('is never written over: a rules number is recorded once', () => {
    const before = readFileSync(join(place, first), 'utf8');
    expect(() => goldenCommand(['--game', 'kiezkoenig', '--to', place], () => undefined)).toThrow(TypeError);
    expect(readFileSync(join(place, first), 'utf8')).toBe(before);
  });

  it('is written for a game that has none: the rules and the homies of the same number play the same matches again', () => {
    rmSync(join(place, 'kiezkoenig'), { recursive: true });
    writeFileSync(join(place, 'lock.json'), '{}');
    goldenCommand(['--game', 'kiezkoenig', '--to', place], () => undefined);
    const { rules } = (gameOf('kiezkoenig') as AnyGame).manifest;
    expect(new GoldenFolder(place).lock()).toEqual({ kiezkoenig: { [rules]: golden.lock().kiezkoenig?.[rules] } });
  });
});
