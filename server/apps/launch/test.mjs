import './require-node.cjs';
import process from 'node:process';
import { endChild, startChild } from './child-process.mjs';
import { Endings } from './endings.mjs';
import { ensureInstalled } from './install.mjs';
import { LaunchError, wordsFor } from './launch-error.mjs';
import { SERVICES, temporaryFolder } from './test-services.mjs';
import { STEPS } from './test-steps.mjs';
import { QUIET } from './workspace.mjs';

// A step that hangs is a failure, not an endless run.
const STEP_LIMIT_MS = 30 * 60_000;

const log = (line) => console.log(`    ${line.replaceAll('\n', '\n    ')}`);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const endings = new Endings();
const services = new Map();
const results = [];

/** Runs a program as part of a step; resolves to its exit code. Nothing that it started is left behind. */
async function exec(command, args, options = {}) {
  const started = startChild(command, args, { ...options, env: { ...QUIET, ...options.env } });
  endings.add(() => endChild(started));
  const limit = setTimeout(() => {
    log(`Still running after ${STEP_LIMIT_MS / 60_000} minutes: ended.`);
    endChild(started);
  }, STEP_LIMIT_MS);
  const code = await started.ended;
  clearTimeout(limit);
  await endChild(started);
  return code;
}

/** Starts each service once; a step that needs one that could not be started is told why. */
function service(name) {
  if (!services.has(name)) {
    const starting = SERVICES[name](endings, log);
    starting.catch(() => {}); // asked for again by each step that needs it
    services.set(name, starting);
  }
  return services.get(name);
}

async function attempt(step, folder) {
  const missing = (step.after ?? []).find((name) => results.some((result) => result.name === name && result.failed > 0));
  if (missing) {
    log(`Not run, because ${missing} failed.`);
    return { passed: 0, failed: 1 };
  }
  try {
    const env = {};
    for (const name of step.needs ?? []) Object.assign(env, await service(name));
    return await step.run({ exec, folder, env, log });
  } catch (error) {
    if (endings.signal) return { passed: 0, failed: 1 };
    if (!(error instanceof LaunchError)) throw error;
    log(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function runSteps(steps) {
  await ensureInstalled(log, endings);
  const folder = temporaryFolder(endings);
  for (const step of steps) {
    if (endings.signal) return;
    const since = Date.now();
    console.log(`\n=== ${step.name}: ${step.title}`);
    const { passed, failed } = await attempt(step, folder);
    results.push({ name: step.name, passed, failed, took: seconds(since) });
    console.log(`=== ${step.name} ${failed === 0 ? 'ok' : 'FAILED'}: ${passed} passed, ${failed} failed, ${seconds(since)}`);
  }
}

function chosenSteps(names) {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) throw new LaunchError('USAGE', `There is no step ${unknown}. There are: ${STEPS.map((step) => step.name).join(', ')}.`);
  return names.length === 0 ? STEPS : STEPS.filter((step) => names.includes(step.name));
}

function finish(broken) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed') + (broken ? 1 : 0);
  console.log('');
  for (const result of results) {
    console.log(
      `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${result.name.padEnd(11)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed  ${result.took}`,
    );
  }
  process.exitCode = endings.signal ? 130 : failed > 0 ? 1 : 0;
  // Whatever a service may still hold open: the run is over with its last line.
  process.stdout.write(`${sum('passed')} passed, ${failed} failed\n`, () => process.exit());
}

let broken = false;
endings.listen(() => {
  console.log('\nStopping ...');
  return endings.run();
});
try {
  await runSteps(chosenSteps(process.argv.slice(2)));
} catch (error) {
  broken = true;
  console.error(wordsFor(error));
}
await endings.run();
finish(broken);
