import { readConfig } from '@tavern-jack/platform';
import { archiveCommand } from './archive-command.js';

/** Moves old finished matches out of the way of running ones. */
try {
  await archiveCommand(process.argv.slice(2), readConfig().databaseUrl, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof TypeError ? error.message : error);
  process.exitCode = 2;
}
