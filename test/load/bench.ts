import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { openContext } from './lib/open-context.js';
import { BenchServer } from './lib/postgres.js';
import { Report } from './lib/report.js';
import { SECTIONS } from './sections.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(SECTIONS).join(',') },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    peers: { type: 'boolean', default: false },
    tiny: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

const log = (line: string): void => console.error(line);
const unknown = values.only.split(',').find((name) => !SECTIONS[name]);
if (unknown !== undefined) throw new Error(`There is no section ${unknown}. There are: ${Object.keys(SECTIONS).join(', ')}.`);

const report = new Report((line) => console.log(line));
const server = await BenchServer.open(log);
const machine = { cores: os.availableParallelism(), processor: os.cpus()[0]?.model ?? '', node: process.version };
const wish = { rounds: Number(values.rounds), seconds: Number(values.seconds), tiny: values.tiny, peers: values.peers };
const { context, close } = openContext(wish, server, report, log);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close().finally(() => process.exit(130)));

try {
  report.single('settings', [{ ...machine, ...server.settings }]);
  for (const name of values.only.split(',')) {
    log(`\n== ${name}`);
    await (await SECTIONS[name]?.())?.section.run(context);
  }
  await close();
  if (values.json) {
    writeFileSync(values.json, `${JSON.stringify({ machine, settings: server.settings, ...wish, ...report.results() }, null, 2)}\n`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await server.close();
}
