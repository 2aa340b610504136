import type { HintBus } from '../hints/index.js';
import { createLogger } from '../log/index.js';
import type { Players } from './players.js';
import type { Sessions } from './sessions.js';

const log = createLogger('names');
/** Hints about a player's name stand beside those about streams. */
const NAME_OF = 'name:';

/** Tells the other nodes when a player's name has changed or is gone, and hears it from them. */
export class NameNews {
  constructor(
    private readonly players: Players,
    private readonly sessions: Sessions,
    hints: HintBus,
  ) {
    players.onRenamed((player) => {
      sessions.look(player);
      hints.publish([{ stream: `${NAME_OF}${player}`, version: Date.now() }]);
    });
    hints.subscribe((heard) => {
      for (const { stream } of heard) {
        if (stream === '*') this.#read(undefined);
        else if (stream.startsWith(NAME_OF)) this.#read(stream.slice(NAME_OF.length));
      }
    });
  }

  #read(player: string | undefined): void {
    if (player) this.sessions.look(player);
    // A name that could not be read is an old one until the next hint; nothing depends on it.
    this.players.renamed(player).catch((error) => log.warn('names could not be read', { reason: String(error) }));
  }
}
