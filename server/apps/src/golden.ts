import { goldenCommand } from './golden-command.js';

/** Records golden matches, which the rules must fold alike for ever. */
try {
  goldenCommand(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof TypeError ? error.message : error);
  process.exitCode = 2;
}
