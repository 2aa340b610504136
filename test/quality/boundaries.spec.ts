import { describe, expect, it, jest } from '@jest/globals';
import { inFixtureTree, runCommand } from './fixture-tree.js';

// Reading the whole repository takes a while where other programs are busy, too.
jest.setTimeout(180_000);

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const FOLDERS = ['contracts', 'migrations/src', 'server', 'dashboard/src'];

function cruise(folder: string): readonly string[] {
  const args = ['--config', 'test/quality/boundaries.cjs', '--output-type', 'json', ...FOLDERS];
  const { stdout, stderr } = runCommand(folder, 'dependency-cruiser/bin/dependency-cruise.mjs', args);
  if (!stdout.startsWith('{')) throw new Error(`the cruise did not run: ${stderr || stdout}`);
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

const imports = (from: string) => `import { name } from '${from}';\nexport const copy = name;\n`;
const importsType = (from: string) => `import type { name } from '${from}';\nexport type Copy = typeof name;\n`;

const targets = {
  'migrations/src/index.ts': 'export const name = 1;\n',
  'dashboard/src/i18n.ts': imports('@tavern-jack/contracts'),
  'server/games/king/src/index.ts': imports('@tavern-jack/kernel'),
  'server/apps/src/index.ts': imports('../../features/src/index.js'),
  'server/features/src/index.ts': imports('./tables/table.js'),
  'server/features/src/problem.ts': imports('@tavern-jack/platform'),
  'server/features/src/tables/table.ts': imports('../problem.js'),
  'server/kernel/src/dice.spec.ts': imports('./index.js'),
  'server/kernel/src/testing/given.ts': imports('../index.js'),
};

// Each file is one forbidden import, and the rule that must see it.
const canaries: ReadonlyArray<readonly [file: string, text: string, rule: string]> = [
  ['contracts/src/canary.ts', imports('../../server/kernel/src/index.js'), 'contracts-alone'],
  ['migrations/src/canary.ts', imports('@tavern-jack/platform'), 'migrations-alone'],
  ['server/kernel/src/canary-node.ts', "import { randomInt } from 'node:crypto';\nexport const draw = randomInt;\n", 'kernel-pure'],
  ['server/kernel/src/testing/canary.ts', imports('@tavern-jack/contracts'), 'kernel-alone'],
  ['server/games/king/src/canary-node.ts', "import fs from 'node:fs';\nexport const read = fs.readFileSync;\n", 'games-pure'],
  ['server/games/king/src/canary-game.spec.ts', imports('@tavern-jack/kiezkoenig'), 'games-apart'],
  ['server/platform/src/canary.ts', importsType('@tavern-jack/kiezkoenig'), 'platform-low'],
  ['server/platform/src/canary-up.ts', imports('../../features/src/index.js'), 'platform-low'],
  ['server/features/src/tables/canary-game.ts', importsType('@tavern-jack/kiezkoenig'), 'features-low'],
  ['server/features/src/matches/canary.ts', imports('../tables/table.js'), 'features-apart'],
  ['server/features/src/canary.ts', imports('./tables/table.js'), 'features-share-downwards'],
  ['server/apps/src/canary.ts', imports('../../../dashboard/src/i18n.js'), 'apps-server-only'],
  ['dashboard/src/canary.ts', imports('@tavern-jack/kernel'), 'dashboard-by-contract'],
  ['server/kernel/src/canary-spec.ts', imports('./dice.spec.js'), 'no-spec-import'],
  ['server/kernel/src/canary-testing.ts', imports('./testing/given.js'), 'testing-in-tests'],
  // A cycle is told once, with the first of its files.
  ['server/kernel/src/canary-cycle-a.ts', imports('./canary-cycle-b.js'), 'no-cycle'],
  ['server/kernel/src/canary-lost.ts', imports('./nowhere.js'), 'no-dead-end'],
];

describe('imports between folders', () => {
  it('is quiet about a tree that keeps the rules', () => {
    expect(inFixtureTree(targets, cruise)).toEqual([]);
  });

  it('is reported wherever it points upwards or sideways', () => {
    const back = { 'server/kernel/src/canary-cycle-b.ts': "export { copy } from './canary-cycle-a.js';\nexport const name = 1;\n" };
    const planted = { ...targets, ...back, ...Object.fromEntries(canaries.map(([file, text]) => [file, text])) };
    const found = inFixtureTree(planted, cruise);
    for (const [file, , rule] of canaries) expect(found).toContain(`${file}: ${rule}`);
  });
});
