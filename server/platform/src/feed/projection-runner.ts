import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/index.js';
import type { Log } from '../log/index.js';
import { type Checkpoint, checkpointOf } from './checkpoint.js';
import type { LogSource } from './feed-follower.js';
import { type Projection, ProjectionBehind } from './projection.js';
import { type KeeperOptions, ViewKeeper } from './view-keeper.js';

export interface RunnerOptions extends KeeperOptions {
  /** How often a process that does not keep the view tries to take it over; 1000 otherwise. */
  readonly takeOverMs?: number;
}

export interface ProjectionStatus {
  readonly name: string;
  readonly version: number;
  /** Whether this process keeps the view. */
  readonly keeping: boolean;
  readonly position: number;
  /** Whether this version's rows are read yet, and not an older one's. */
  readonly serving: boolean;
  /** Events in the log that the view does not show yet. */
  readonly lag: number;
  readonly lastError?: Error;
}

const OTHERS_POLL_MS = 25;
const NOTHING: Checkpoint = { position: 0, serving: false };

/** Keeps one view up to date for as long as it runs, or stands by while another process of the same version does. */
export class ProjectionRunner {
  private readonly log: Log;
  private readonly waiting = new Set<() => void>();
  private running?: Promise<void>;
  private keeper?: ViewKeeper | undefined;
  private fault?: Error | undefined;
  private stopNow: () => void;
  private readonly stopping: Promise<void>;
  private stopped = false;
  private at = NOTHING;

  constructor(
    private readonly database: Database,
    private readonly source: LogSource,
    private readonly projection: Projection,
    private readonly options: RunnerOptions,
  ) {
    this.log = options.log;
    this.stopping = new Promise((resolve) => {
      this.stopNow = resolve;
    });
  }

  start(): void {
    this.running ??= this.run();
  }

  /** There may be news. */
  wake(): void {
    this.keeper?.wake();
  }

  /** Ends after the page in hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.stopNow();
    await this.running;
  }

  /** Resolves when this version's rows show the log up to `position` and serve, whichever process keeps them. Throws ProjectionBehind after `timeoutMs`. */
  async settled(position: number, timeoutMs: number): Promise<void> {
    const end = performance.now() + timeoutMs;
    this.wake();
    for (;;) {
      if (!this.keeper) this.at = await this.checkpoint();
      if (this.at.serving && this.at.position >= position) return;
      const left = end - performance.now();
      if (left <= 0) throw new ProjectionBehind(this.projection.name, this.at.position, position);
      await this.moved(this.keeper ? left : Math.min(left, OTHERS_POLL_MS));
    }
  }

  async status(): Promise<ProjectionStatus> {
    const { name, version } = this.projection;
    const [at, head] = await Promise.all([this.checkpoint(), this.source.headPosition()]);
    const lastError = this.keeper?.lastError ?? this.fault;
    const status = { name, version, keeping: this.keeper !== undefined, ...at, lag: Math.max(0, head - at.position) };
    return lastError ? { ...status, lastError } : status;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const keeper = await this.take();
      if (keeper) await this.keep(keeper);
      else await this.atMost(this.options.takeOverMs ?? 1_000, this.stopping);
    }
  }

  private async take(): Promise<ViewKeeper | undefined> {
    try {
      const keeper = await ViewKeeper.take(this.database, this.projection, this.source, (at) => this.reached(at), this.options);
      this.fault = undefined;
      return keeper;
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error));
      if (fault.message !== this.fault?.message) this.log.fault(fault, { view: this.projection.name });
      this.fault = fault;
      return undefined;
    }
  }

  private async keep(keeper: ViewKeeper): Promise<void> {
    this.keeper = keeper;
    await Promise.race([keeper.lost, this.stopping]);
    this.keeper = undefined;
    await keeper.stop();
  }

  private async checkpoint(): Promise<Checkpoint> {
    return (await checkpointOf(this.database.pool, this.projection)) ?? NOTHING;
  }

  private reached(at: Checkpoint): void {
    this.at = at;
    for (const resolve of this.waiting) resolve();
  }

  private async moved(atMostMs: number): Promise<void> {
    let wake = () => {};
    const moved = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.waiting.add(wake);
    await this.atMost(atMostMs, moved);
    this.waiting.delete(wake);
  }

  private async atMost(ms: number, event: Promise<void>): Promise<void> {
    const timer = new AbortController();
    await Promise.race([event, sleep(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }
}
