import type { DataOf, matchEvents } from '@tavern-jack/contracts/events';
import {
  type Database,
  type EventCatalog,
  type Finding,
  type Fold,
  findingAt,
  lifted,
  type StoredEvent,
  type StreamRows,
  type StreamsCheck,
  seedHashOf,
} from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';
import { type Command, decideAgain, type Wrong } from './decide-again.js';
import { type MatchState, matchFold } from './match-state.js';
import { sealedSeeds } from './seeds.js';

/** Events of the catalog's shapes, at least one. */
type MatchEvents = readonly [StoredEvent, ...StoredEvent[]];

/**
 * Judges matches by what they recorded: a finished one is folded and decided again, under the rules it was started with
 * and with the seed it revealed, up to the recorded hash of its final state; of the others the sealed seed must be the
 * announced one.
 */
export class MatchAudit {
  readonly #fold: Fold<MatchState>;

  constructor(
    private readonly db: Database,
    private readonly catalog: EventCatalog,
    private readonly card: GameCard,
  ) {
    this.#fold = matchFold(card);
  }

  readonly check: StreamsCheck = async (streams) => {
    const matches = streams.filter(([first]) => first.type === 'match.started').map(([{ stream }]) => stream);
    const sealed = await sealedSeeds(this.db, matches);
    const findings: Finding[] = [];
    const unjudged: string[] = [];
    for (const rows of streams) {
      const found = this.#judge(rows, sealed.get(rows[0].stream));
      if (typeof found === 'string') unjudged.push(found);
      else if (found) findings.push(found);
    }
    return { findings, unjudged };
  };

  /** What is wrong with a stream, or why it cannot be judged. */
  #judge(rows: StreamRows, sealed: Buffer | undefined): Finding | string | undefined {
    const events: StoredEvent[] = [];
    for (const row of rows) {
      try {
        events.push(lifted(row, this.catalog));
      } catch (error) {
        return findingAt(rows, row, String(error));
      }
    }
    if (!isMatch(events)) return undefined;
    const [first] = events;
    const started = first.data as DataOf<(typeof matchEvents)['started']>;
    const game = this.card.find(started.game, started.rules);
    if (!game) return `${started.game} under rules ${started.rules}, which this house has no longer`;
    if (started.practice && !this.card.practice(started.game, started.practice))
      return `the practice round ${started.practice} of ${started.game}, which this house has no longer`;
    const wrong = wrongSeed(events, started.seedHash, sealed) ?? wrongFold(events, this.#fold);
    return wrong && findingAt(rows, wrong.event, wrong.why);
  }
}

const isMatch = (events: readonly StoredEvent[]): events is MatchEvents => events[0]?.type === 'match.started';

const revealed = (events: MatchEvents): { event: StoredEvent; seed: Buffer } | undefined => {
  const event = events.find(({ type }) => type === 'match.ended');
  return event && { event, seed: Buffer.from((event.data as DataOf<(typeof matchEvents)['ended']>).seed, 'hex') };
};

/** The seed whose hash was announced at the start is the one that was revealed, or that is still sealed. */
function wrongSeed(events: MatchEvents, announced: string, sealed: Buffer | undefined): Wrong | undefined {
  const end = revealed(events);
  if (end && seedHashOf(end.seed) !== announced)
    return {
      event: end.event,
      why: `the seed must have the hash ${announced} announced at the start, the revealed one has ${seedHashOf(end.seed)}`,
    };
  if (!sealed) return end ? undefined : { event: events[0], why: 'the sealed seed of this match is missing' };
  if (seedHashOf(sealed) === announced) return undefined;
  return { event: events[0], why: `the seed must have the announced hash ${announced}, the sealed one has ${seedHashOf(sealed)}` };
}

function wrongFold(events: MatchEvents, fold: Fold<MatchState>): Wrong | undefined {
  const seed = revealed(events)?.seed;
  let state = fold.initial(events[0].stream);
  for (const command of commandsOf(events)) {
    const before = state;
    const [first] = command;
    const odd = command.find(({ metaText }) => metaText !== first.metaText);
    if (odd) return { event: odd, why: `its metadata must be those of its command, ${first.metaText}` };
    for (const event of command) {
      try {
        state = fold.evolve(state, event);
      } catch (error) {
        return { event, why: `it cannot be folded: ${String(error)}` };
      }
    }
    if (seed === undefined) continue;
    // The opening has no state before it that knows its game.
    const game = state.game;
    const wrong = game && decideAgain(before, command, game, seed);
    if (wrong) return wrong;
  }
  return undefined;
}

function commandsOf(events: MatchEvents): Command[] {
  const commands: [StoredEvent, ...StoredEvent[]][] = [];
  for (const event of events) {
    const command = commands.at(-1);
    if (command && command[0].commandId === event.commandId) command.push(event);
    else commands.push([event]);
  }
  return commands;
}
