import { describe, expect, it, jest } from '@jest/globals';
import { inFixtureTree, runCommand } from './fixture-tree.js';

jest.setTimeout(60_000);

// A line each, and what must be said about it.
const forbidden = {
  'Date.now()': 'noRestrictedGlobals',
  'new Date()': 'noRestrictedGlobals',
  'performance.now()': 'noRestrictedGlobals',
  'Math.random()': 'plugin',
  "Math['random']()": 'plugin',
  'globalThis.crypto': 'noRestrictedGlobals',
};

function lint(place: string, expression: string): string {
  const args = ['lint', '--error-on-warnings', '--config-path=test/quality', '--reporter=github', place];
  const files = { [place]: `export const canary = () => ${expression};\n` };
  const { stdout, stderr } = inFixtureTree(files, (folder) => runCommand(folder, '@biomejs/biome/bin/biome', args));
  return (
    stdout
      .split('\n')
      .filter((line) => line.startsWith('::error'))
      .join('\n') + (stderr.includes('configuration') ? stderr : '')
  );
}

describe('clock and chance', () => {
  describe.each(['server/kernel/src/canary.ts', 'server/games/kiezkoenig/src/canary.ts'])('in %s', (place) => {
    it.each(Object.entries(forbidden))('refuses %s', (expression, rule) => {
      expect(lint(place, expression)).toContain(rule);
    });

    it('lets pure arithmetic pass', () => {
      expect(lint(place, 'Math.floor(7 / 2)')).toBe('');
    });
  });

  it('may be used where effects live', () => {
    expect(lint('server/platform/src/canary.ts', 'Date.now() + Math.random()')).toBe('');
  });
});

describe('size', () => {
  it('refuses a function of more than 50 lines', () => {
    const body = Array.from({ length: 51 }, (_, line) => `  console.log(${line});`).join('\n');
    expect(lint('server/platform/src/canary.ts', `{\n${body}\n}`)).toContain('noExcessiveLinesPerFunction');
  });

  it('refuses a file of more than 400 lines', () => {
    expect(lint('server/platform/src/canary.ts', `[\n${'  1,\n'.repeat(400)}]`)).toContain('noExcessiveLinesPerFile');
  });
});
