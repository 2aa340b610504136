import { scenesCommand } from './scenes-command.js';

/** Records the scenes that explain the games, for the dashboard. */
try {
  scenesCommand(process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof TypeError ? error.message : error);
  process.exitCode = 2;
}
