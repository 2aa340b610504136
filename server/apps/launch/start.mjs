import './require-node.cjs';
import process from 'node:process';
import { Endings } from './endings.mjs';
import { wordsFor } from './launch-error.mjs';
import { openTavern } from './open-tavern.mjs';

const endings = new Endings();
endings.listen(() => {
  console.log('\nClosing time: stopping in good order. Once more, and it goes faster.');
  return endings.run();
});

try {
  await openTavern(endings);
} catch (error) {
  if (!endings.signal) {
    console.error(`\n${wordsFor(error)}`);
    process.exitCode = 1;
  }
}
await endings.run();
if (endings.signal) console.log('Stopped.');
process.exit();
