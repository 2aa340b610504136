import { simulateCommand } from './simulate-command.js';

/** Simulates matches among homies. */
try {
  await simulateCommand(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof TypeError ? error.message : error);
  process.exitCode = 2;
}
