import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { contentHash, npmCommand, ROOT, scriptOf } from './workspace.mjs';

// A core each. A third suite wins next to nothing, and takes the core from those with clocks.
const TWO_AT_ONCE = ['--maxWorkers=2'];
// A connection that a driver still holds open when the last test has passed must not hold up the run.
const THEN_GO = '--forceExit';
const GENERATED = ['contracts/generated', 'dashboard/src/generated'];
const node = (script, ...args) => [process.execPath, [script, ...args]];

const biome = () => node(scriptOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--config-path=test/quality');
const boundaries = () =>
  node(
    scriptOf('dependency-cruiser', 'depcruise'),
    '--config',
    'test/quality/boundaries.cjs',
    'contracts',
    'migrations/src',
    'server',
    'dashboard/src',
  );
const deadcode = () => node(scriptOf('knip'), '--no-progress', '--config', 'test/quality/knip.jsonc');

// Each is read once. A program for each package would read the libraries twenty times, for minutes.
const PROGRAMS = ['tsconfig.all.json', 'server/tsconfig.pure.json', 'dashboard/tsconfig.json'];
// The native compiler takes a small part of the time. Nest, codegen and knip still call the API of 6, which 7 does not have.
const tsc = (program) => node(scriptOf('typescript-7', 'tsc'), '--noEmit', '-p', program);

/**
 * Everything `npm test` does, in order. A gate is one test; a suite counts its own.
 * `needs`: services; `after`: steps without which this one would only repeat their failure.
 */
export const STEPS = [
  { name: 'codegen', title: 'generated files match the contract', run: codegen },
  { name: 'lint', title: 'format, lint, imports that point downwards only, nothing left over', run: gate(biome, boundaries, deadcode) },
  { name: 'typecheck', title: 'types', run: gate(...PROGRAMS.map((program) => () => tsc(program))) },
  { name: 'build', title: 'everything builds', run: gate(() => nx('build')) },
  { name: 'unit', title: 'pure tests', run: suite('unit', ...TWO_AT_ONCE) },
  { name: 'int', title: 'tests on real Postgres and Redis', needs: ['postgres', 'redis'], run: suite('int', ...TWO_AT_ONCE, THEN_GO) },
  { name: 'contract', title: 'tests of the wire', needs: ['postgres', 'redis'], run: suite('contract', ...TWO_AT_ONCE, THEN_GO) },
  {
    name: 'e2e',
    title: 'tests in a browser',
    needs: ['postgres', 'redis', 'chromium'],
    after: ['build'],
    run: suite('e2e', ...TWO_AT_ONCE, THEN_GO),
  },
];

const nx = (target) => node(scriptOf('nx'), 'run-many', '-t', target, '--output-style=static');

const counted = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** Passes if all of these programs do; they run at once. */
function gate(...commands) {
  return async ({ exec }) => {
    const codes = await Promise.all(commands.map((command) => exec(...command())));
    return counted(codes.every((code) => code === 0));
  };
}

async function codegen({ exec, log }) {
  const before = contentHash(GENERATED);
  const npm = npmCommand('run', 'codegen');
  const code = await exec(npm.command, npm.args, { shell: npm.shell });
  return counted(code === 0 && unchanged(before, log));
}

function unchanged(before, log) {
  if (contentHash(GENERATED) !== before) {
    log('The generated files were stale. They are fresh now: commit them.');
    return false;
  }
  const dirty = uncommitted();
  if (dirty === undefined) log('Not a git checkout, so nothing can be said about uncommitted files.');
  else if (dirty) log(`Not committed yet:\n${dirty}`);
  return !(dirty && process.env.CI);
}

function uncommitted() {
  try {
    const args = ['status', '--porcelain', '--', ...GENERATED];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function suite(project, ...flags) {
  return async ({ exec, folder, env, log }) => {
    const report = path.join(folder, `${project}.json`);
    const config = ['-c', 'test/jest.config.mjs', '--selectProjects', project, '--json', '--outputFile', report];
    const jest = ['--experimental-vm-modules', '--no-warnings', scriptOf('jest'), ...config, ...flags];
    // With --json jest prints the report itself to stdout, too; what people read is on stderr.
    const code = await exec(process.execPath, jest, { env: { NODE_ENV: 'test', ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
    return totals(report, code, log);
  };
}

function totals(report, code, log) {
  if (!fs.existsSync(report)) return counted(false);
  const {
    numPassedTests: passed,
    numFailedTests,
    numRuntimeErrorTestSuites,
    numPendingTests,
    numTodoTests,
  } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) log(`${skipped} tests were skipped.`);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  // A suite without a single test, or a run that ended badly although every test passed, is a failure of its own.
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failed + (silent ? 1 : 0) };
}
