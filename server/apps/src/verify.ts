import 'reflect-metadata';
import { readConfig } from '@tavern-jack/platform';
import { verifyCommand } from './verify-command.js';

/** Proves that the log is what was written, and the matches what their rules and seeds give. */
try {
  process.exitCode = await verifyCommand(process.argv.slice(2), readConfig().databaseUrl, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof TypeError ? error.message : error);
  process.exitCode = 2;
}
