import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventCatalog, lifted, type StoredRow, verifyStream } from '@tavern-jack/platform';
import { theMenu } from '../server/apps/src/menu.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the built program, which needs no database. */
async function simulate(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const file = fileURLToPath(new URL('../server/apps/dist/simulate.js', import.meta.url));
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args]);
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

const small = ['--game', 'kiezkoenig', '--matches', '12', '--seats', 'schwer,leicht,leicht'];

describe('npm run simulate', () => {
  it('gives the same result and the same streams on one thread and on three', async () => {
    const files = ['one', 'three'].map((name) => join(folder, name));
    const runs = await Promise.all(
      files.map((file, index) => simulate(...small, '--json', '--workers', index === 0 ? '1' : '3', '--write', file)),
    );
    const [one, three] = runs.map(({ code, out }) => ({ code, ...JSON.parse(out) }));
    expect([one.code, three.code]).toEqual([0, 0]);
    expect(one.result).toEqual(three.result);
    expect(one.result.matches).toBe(12);
    expect(one.speed.decisions.SCHWER.count + one.speed.decisions.LEICHT.count).toBe(Math.round(one.result.meanMoves * 12));
    const [first, second] = files.map((file) => readFileSync(file, 'utf8'));
    expect(second).toBe(first);
  });

  it('writes streams that are chained, catalogued and like those of the house', () => {
    const catalog = new EventCatalog(theMenu.events);
    const streams = new Map<string, StoredRow[]>();
    for (const line of readFileSync(join(folder, 'one'), 'utf8').trimEnd().split('\n')) {
      const { at, data, meta, ...row } = JSON.parse(line);
      const texts = { dataText: JSON.stringify(data), metaText: JSON.stringify(meta) };
      const stored: StoredRow = { ...row, ...texts, position: row.version, at: new Date(at) };
      streams.set(row.stream, [...(streams.get(row.stream) ?? []), stored]);
    }
    expect(streams.size).toBe(12);
    for (const rows of streams.values()) {
      expect(verifyStream(rows)).toBeUndefined();
      const events = rows.map((row) => lifted(row, catalog));
      expect([events[0]?.type, events.at(-1)?.type]).toEqual(['match.started', 'match.ended']);
    }
  });

  it('tells people who won how often, and how far it is on stderr alone', async () => {
    const { code, out } = await simulate(...small);
    expect(code).toBe(0);
    expect(out).toMatch(/^12 matches of kiezkoenig, seed 1, /);
    expect(out).toMatch(/\n {2}schwer {2}1 of 3 {2}[\d.]+ % /);
  });

  it('refuses in one sentence, with exit code 2', async () => {
    const { code, out, err } = await simulate('--game', 'skat', '--matches', '1', '--seats', 'leicht,leicht');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^There is no game "skat"; there are: [\w, ]+\.\n$/);
    expect((await simulate(...small, '--write', folder)).err).toContain('cannot be written');
  });
});
