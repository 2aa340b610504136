import { eventDefinitions } from '@tavern-jack/contracts/events';
import { GameCard, MatchAudit, MatchHouse } from '@tavern-jack/features';
import { kiezkoenig } from '@tavern-jack/kiezkoenig';
import {
  type Alarms,
  captureLog,
  commandIdOf,
  createAlarms,
  Database,
  EventCatalog,
  EventStore,
  type LogReport,
  newId,
  Reactions,
  type StoredEvent,
  verifyLog,
  verifyRange,
} from '@tavern-jack/platform';
import { type TestDatabase, testDatabase } from '@tavern-jack/platform/testing';

const log = captureLog();
const catalog = new EventCatalog(eventDefinitions);
const HOMIES = [
  { homie: 'KALLE', level: 'LEICHT' },
  { homie: 'USCHI', level: 'SCHWER' },
];

export interface MatchTerms {
  readonly seats?: readonly object[];
  readonly clockSeconds?: number | null;
  readonly startingSeat?: number | null;
}

/** A house on a database of its own, in which matches of Kiezkönig are played by the real decisions. */
export class PlayedHouse {
  readonly store: EventStore;
  readonly matches: MatchHouse;
  /** The client's command ids of people's moves, by the ids they were stored with. */
  readonly sent = new Map<string, string>();
  private readonly db: Database;
  private readonly reactions = new Reactions();
  private readonly alarms: Alarms;

  private constructor(readonly home: TestDatabase) {
    this.db = new Database(home.url);
    this.store = new EventStore(this.db, catalog, { log });
    this.alarms = createAlarms({ databaseUrl: home.url, log, queue: `alarms-${newId().slice(-6)}` });
    this.matches = this.another();
  }

  /** The house as another node has it, or this one after a restart. */
  another(): MatchHouse {
    return new MatchHouse(this.store, this.db, this.alarms, this.reactions, new GameCard([kiezkoenig]), { low: 0, high: 0 });
  }

  static async open(): Promise<PlayedHouse> {
    return new PlayedHouse(await testDatabase());
  }

  async start({ seats = HOMIES, clockSeconds = null, startingSeat = null }: MatchTerms = {}): Promise<string> {
    const [match, table] = [newId(), newId()];
    const data = { match, startingSeat, game: 'kiezkoenig', options: { langeNacht: false }, clockSeconds, seats };
    await this.reactions.replay({ stream: table, version: 1, type: 'table.matchStarted', data } as never);
    return match;
  }

  /** A match among homies, or of people whose time is always up, to its end. */
  async playAlone(terms?: MatchTerms): Promise<string> {
    const match = await this.start(terms);
    await this.matches.wake(match);
    return match;
  }

  /** A person plays the last legal move at each decision, up to a number of decisions; homies answer. */
  async playAs(player: string, match: string, decisions: number): Promise<void> {
    for (let made = 0; made < decisions; made++) {
      await this.matches.wake(match);
      const { state } = await this.matches.boxes.open(match);
      const prompt = state.prompts[0];
      if (state.status !== 'RUNNING' || !prompt) return;
      const move = kiezkoenig.legalMoves(state.board as never, prompt.seat).at(-1);
      const command = newId();
      this.sent.set(commandIdOf(player, command), command);
      if (move) await this.matches.play(match, player, prompt.id, command, { game: 'kiezkoenig', move });
    }
  }

  events(match: string): Promise<StoredEvent[]> {
    return this.store.readStream(match);
  }

  async close(): Promise<void> {
    await this.alarms.close();
    await this.store.close();
    await this.db.close();
    await this.home.close();
  }
}

/** Verifies a log on a database of one connection, so that it sees what an open transaction has done. */
export function verdictOn(db: Database, games = [kiezkoenig]): Promise<LogReport> {
  const audit = new MatchAudit(db, catalog, new GameCard(games));
  return verifyLog(db.pool, [(range) => verifyRange(db.pool, range, audit.check)], () => undefined);
}
