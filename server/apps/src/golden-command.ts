import { parseArgs } from 'node:util';
import { GoldenFolder } from './golden/golden-folder.js';
import { goldenMatches } from './golden/record.js';
import { theMenu } from './menu.js';
import { gameNamed } from './simulation/wishes.js';

const USAGE = 'npm run golden -- --game G [--to FOLDER]';

/** Records the golden matches of a game whose rules number has none. Throws a TypeError with one sentence when it has, or for bad arguments. */
export function goldenCommand(args: readonly string[], print: (line: string) => void): void {
  const options = { game: { type: 'string' }, to: { type: 'string', default: 'test/golden' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.game === undefined) throw new TypeError(USAGE);
  const game = gameNamed(values.game, theMenu.games);
  const { id, rules } = game.manifest;
  const folder = new GoldenFolder(values.to);
  if (folder.has(id, rules)) {
    throw new TypeError(
      `The matches of ${id} under rules ${rules} are recorded, and a rules number never changes what it folds to: raise it.`,
    );
  }
  const matches = goldenMatches(game);
  folder.record(id, rules, matches);
  print(`${matches.length} matches of ${id} under rules ${rules} recorded in ${values.to}.`);
}
