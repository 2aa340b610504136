import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { archiveCommand, verifyCommand } from '@tavern-jack/apps';
import { newId, opaqueId } from '@tavern-jack/platform';
import { PlayedHouse } from './played-house.js';

let house: PlayedHouse;
let match: string;
let said: string[];
const print = (line: string) => void said.push(line);

beforeAll(async () => {
  house = await PlayedHouse.open();
  match = await house.playAlone();
});
beforeEach(() => {
  said = [];
});
afterAll(() => house?.close());

describe('verify', () => {
  it('takes one match by the id that staff see, or its UUID', async () => {
    for (const id of [opaqueId('mat', match), match]) expect(await verifyCommand(['--match', id], house.home.url, print)).toBe(0);
    const read = `${(await house.events(match)).length} events of ${opaqueId('mat', match)} read.`;
    expect(said).toEqual([read, 'Nothing is wrong.', read, 'Nothing is wrong.']);
  });

  it('says when there is no such match', async () => {
    const id = opaqueId('mat', newId());
    expect(await verifyCommand(['--match', id], house.home.url, print)).toBe(1);
    expect(said).toEqual([`There is no match ${id}.`]);
  });

  it.each([
    ['an id of something else', ['--match', opaqueId('tbl', newId())]],
    ['both at once', ['--all', '--match', newId()]],
    ['no workers', ['--workers', '0']],
    ['an unknown option', ['--quick']],
  ])('refuses %s', (_what, args) => expect(verifyCommand(args, house.home.url, print)).rejects.toMatchObject({ name: 'TypeError' }));
});

describe('archive', () => {
  it.each([[[]], [['--older-than', 'yesterday']], [['--older-than', '1d', '--batch', '0']]])('wants an age and a batch: %j', (args) =>
    expect(archiveCommand(args, house.home.url, print)).rejects.toThrow('--older-than 90d'),
  );

  it('leaves matches that ended since', async () => {
    await archiveCommand(['--older-than', '1d'], house.home.url, print);
    expect(said).toEqual(['No finished match is that old.']);
    expect(await house.events(match)).not.toHaveLength(0);
  });
});
