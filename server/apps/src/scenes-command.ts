import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { theMenu } from './menu.js';
import { recordScenes, textOf } from './scenes/record.js';
import { WireShape } from './scenes/wire-shape.js';

const OPTIONS = {
  client: { type: 'string', default: 'dashboard/src' },
  to: { type: 'string', default: 'dashboard/src/scenes/frames' },
} as const;

/** Plays the scenes of every game and writes what a board shows of them, a file a game. */
export function scenesCommand(args: readonly string[], print: (line: string) => void): void {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const shape = new WireShape(theMenu.typeDefs, values.client);
  for (const game of theMenu.games) {
    const { id } = game.manifest;
    const scripts = theMenu.scripts[id];
    if (!scripts) continue;
    const text = textOf(recordScenes(game, scripts, shape));
    writeFileSync(join(values.to, `${id}.frames.json`), text);
    print(`${id}: ${scripts.scenes.length} scenes, ${Math.ceil(text.length / 1024)} kB`);
  }
}
