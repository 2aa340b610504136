import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { MatchHouse, OpenClocks, QuickKeeper, RoomKeeper, TableHouse, Thinking } from '@tavern-jack/features';
import {
  type Alarms,
  createLogger,
  type Database,
  type EventStore,
  type HintBus,
  type Presence,
  type Projection,
  ProjectionRunner,
  type StoredEvent,
  ViewNotBuilt,
} from '@tavern-jack/platform';
import type { HouseRole } from './role.js';

const log = createLogger('house');

const SWEEP_MS = 2_000;
/** How late a clock must be before the sweeper believes that its alarm is lost. */
const GRACE_MS = 1_000;
const MOST_SWEPT = 500;
/** How long views wait for more news: each of their pages is a commit, and those compete with the moves'. */
const VIEWS_REST_MS = 160;
/** How often views look for news of which nobody has told them. */
const VIEWS_POLL_MS = 500;
/** How long the start waits for the projections before it leaves the rest to the sweeper. */
const CATCH_UP_MS = 30_000;

/** Starts what runs beside requests, ties the parts together, and ends them in order. */
export class Lifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #runners: ProjectionRunner[];
  #timers: NodeJS.Timeout[] = [];
  #waking: NodeJS.Timeout | undefined;

  constructor(
    private readonly role: HouseRole,
    private readonly db: Database,
    private readonly store: EventStore,
    private readonly alarms: Alarms,
    private readonly hints: HintBus,
    views: readonly Projection[],
    private readonly tables: TableHouse,
    private readonly matches: MatchHouse,
    private readonly openClocks: OpenClocks,
    private readonly thinking: Thinking,
    private readonly presence: Presence,
    private readonly quick: QuickKeeper,
    private readonly rooms: RoomKeeper,
  ) {
    const kept = role === 'api' ? [] : views;
    this.#runners = kept.map((view) => new ProjectionRunner(db, store, view, { pollMs: VIEWS_POLL_MS, log: createLogger(view.name) }));
  }

  onApplicationBootstrap(): void {
    this.store.onCommitted((events) => this.#committed(events));
    this.hints.subscribe((heard) => {
      for (const { stream, version } of heard) this.#hint(stream, version);
      this.#wakeViews();
    });
    this.#every(SWEEP_MS, () => this.#lookAtHeads());
    this.presence.start();
    if (this.role === 'api') return;
    for (const runner of this.#runners) runner.start();
    this.alarms.listen((matchId) => this.matches.wake(matchId));
    this.#every(SWEEP_MS, () => this.#sweep());
    this.#every(this.quick.lookMs, () => this.quick.look());
    this.#every(this.rooms.lookMs, () => this.rooms.look());
    void this.#makeUp();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.alarms.close();
    await this.presence.stop();
    await this.thinking.close?.();
    await Promise.all(this.#runners.map((runner) => runner.stop()));
    await this.store.close();
    await this.hints.close();
    await this.db.close();
  }

  #committed(events: readonly StoredEvent[]): void {
    const heads = new Map<string, number>();
    for (const event of events) heads.set(event.stream, event.version);
    this.hints.publish([...heads].map(([stream, version]) => ({ stream, version })));
    this.#wakeViews();
  }

  #wakeViews(): void {
    this.#waking ??= setTimeout(() => {
      this.#waking = undefined;
      for (const runner of this.#runners) runner.wake();
    }, VIEWS_REST_MS).unref();
  }

  #hint(stream: string, version: number): void {
    if (stream === '*') return void this.#lookAtHeads().catch((error) => log.warn('heads could not be read', { reason: String(error) }));
    this.tables.boxes.hint(stream, version);
    this.matches.boxes.hint(stream, version);
  }

  /** A hint may be lost: looks itself whether watched streams have moved on elsewhere. */
  async #lookAtHeads(): Promise<void> {
    const watched = [...this.tables.boxes.watched().keys(), ...this.matches.boxes.watched().keys()];
    if (watched.length === 0) return;
    const { rows } = await this.db.pool.query<{ stream_id: string; version: number }>(
      'select stream_id, max(version) as version from event where stream_id = any($1::uuid[]) group by stream_id',
      [watched],
    );
    for (const { stream_id, version } of rows) this.#hint(stream_id, version);
  }

  /** What came due while nobody was up: as soon as the list of clocks is complete, and without grace. */
  async #makeUp(): Promise<void> {
    try {
      const head = await this.store.headPosition();
      if (head === 0) return;
      await Promise.all(this.#runners.map((runner) => runner.settled(head, CATCH_UP_MS)));
      await this.#sweep(0);
    } catch (error) {
      log.warn('what came due before the start is left to the sweeper', { reason: String(error) });
    }
  }

  /** An alarm may be lost (Redis wiped, a process killed): wakes matches whose clocks ran out. */
  async #sweep(graceMs = GRACE_MS): Promise<void> {
    const overdue = await this.openClocks.overdue(new Date(Date.now() - graceMs), MOST_SWEPT);
    for (const matchId of overdue) {
      await this.matches.wake(matchId).catch((error) => log.fault(error, { match: matchId, where: 'sweeper' }));
    }
  }

  #every(ms: number, work: () => Promise<void>): void {
    let busy = false;
    const tick = async (): Promise<void> => {
      if (busy) return;
      busy = true;
      await work().catch((error) => {
        // At the first start and after an upgrade a view is not there yet: nothing is wrong with that.
        const level = error instanceof ViewNotBuilt ? 'debug' : 'warn';
        log[level]('house-keeping failed and is tried again', { reason: String(error) });
      });
      busy = false;
    };
    this.#timers.push(setInterval(tick, ms));
  }
}
