import { randomUUID } from 'node:crypto';
import type { Database } from '../database/index.js';
import type { HintBus } from '../hints/index.js';
import { createLogger, Outage } from '../log/index.js';
import { OwnBook } from './own-book.js';
import { OwnSockets } from './own-sockets.js';
import { PresenceRows } from './presence-rows.js';
import { PRESENCE_WAITS, type PresenceWaits } from './waits.js';

/** Somebody who wants to know whether certain players are there. */
interface Follower {
  readonly players: () => readonly string[];
  readonly changed: () => void;
}

const log = createLogger('presence');
const HINT = 'presence';
const GATHER_MS = 150;
/** Who has just left this node may have come to another that has not written it down yet. */
const MOVING_MS = 400;

/**
 * Who is there: whoever has an authenticated socket open at some node of the house, or had one a moment ago. Nodes share
 * it through Postgres and tell each other with hints; while Postgres is away, what was known last stands.
 */
export class Presence {
  readonly #own: OwnSockets;
  readonly #book: OwnBook;
  readonly #rows: PresenceRows;
  readonly #followers = new Set<Follower>();
  /** Whether players who are followed, and are not here, are at another node. */
  #elsewhere = new Map<string, boolean>();
  /** Who has just left this node, and until when that proves nothing. */
  #moving = new Map<string, number>();
  #version = 0;
  #soon: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  #trustedFrom = 0;
  #unsubscribe = (): void => undefined;
  readonly #outage = new Outage(log, 'the look at who is there');

  constructor(
    db: Database,
    private readonly hints: HintBus,
    private readonly waits: PresenceWaits = PRESENCE_WAITS,
    node: string = randomUUID(),
  ) {
    this.#rows = new PresenceRows(db, node);
    this.#own = new OwnSockets(waits.graceMs, (player, here) => this.#changedHere(player, here));
    this.#book = new OwnBook(
      this.#rows,
      waits.beatMs,
      () => this.#own.all(),
      () => this.hints.publish([{ stream: HINT, version: ++this.#version }]),
      () => this.#distrust(),
    );
  }

  start(): void {
    this.#book.start();
    this.#looking = setInterval(() => void this.#look(), this.waits.lookMs).unref();
    this.#unsubscribe = this.hints.subscribe((heard) => {
      if (heard.some(({ stream }) => stream === HINT || stream === '*')) this.#lookSoon();
    });
  }

  /** Players stay in the book until the beat has run out: most of them are at another node by then. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    clearInterval(this.#looking);
    clearTimeout(this.#soon);
    this.#own.clear();
    await this.#book.stop();
  }

  /** A player's socket has opened here; call what it answers when that has closed. */
  arrived(player: string): () => void {
    return this.#own.arrived(player);
  }

  /** Who of these is there, in their order, as far as it is known at this node; looks for those whom nobody has followed yet. */
  async among(players: readonly string[]): Promise<string[]> {
    const unknown = players.filter((player) => !this.#own.has(player) && !this.#elsewhere.has(player));
    const found = await this.#rows.elsewhere(unknown, this.waits.freshMs);
    for (const player of unknown) this.#elsewhere.set(player, found.has(player));
    return players.filter((player) => this.#isThere(player));
  }

  /** Who of these is there, asked of the book just now. Throws when Postgres is away. */
  async lookFor(players: readonly string[]): Promise<Set<string>> {
    const found = await this.#rows.elsewhere(players, this.waits.freshMs);
    return new Set(players.filter((player) => found.has(player) || this.#own.has(player)));
  }

  /** Calls back whenever one of these has come or gone. Returns how to stop. */
  follow(players: () => readonly string[], changed: () => void): () => void {
    const follower = { players, changed };
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  #isThere = (player: string): boolean => this.#own.has(player) || this.#elsewhere.get(player) === true;

  #changedHere(player: string, here: boolean): void {
    this.#book.change(player, here);
    if (here) this.#tell(new Set([player]));
    else this.#mayHaveMoved(player);
  }

  #mayHaveMoved(player: string): void {
    this.#elsewhere.set(player, true);
    this.#moving.set(player, performance.now() + MOVING_MS);
    setTimeout(() => {
      this.#moving.delete(player);
      this.#lookSoon();
    }, MOVING_MS).unref();
  }

  #lookSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.#look();
    }, GATHER_MS).unref();
  }

  async #look(): Promise<void> {
    const followed = new Set([...this.#followers].flatMap(({ players }) => players()));
    for (const player of this.#elsewhere.keys()) if (!followed.has(player)) this.#elsewhere.delete(player);
    const asked = [...followed].filter((player) => !this.#own.has(player));
    if (asked.length === 0) return;
    try {
      const found = await this.#rows.elsewhere(asked, this.waits.freshMs);
      this.#outage.ends();
      this.#take(asked, found);
    } catch (error) {
      this.#outage.begins(error);
      this.#distrust();
    }
  }

  #take(asked: readonly string[], found: ReadonlySet<string>): void {
    const now = performance.now();
    const open = (player: string): boolean => now < this.#trustedFrom || (this.#moving.get(player) ?? 0) > now;
    const changed = new Set<string>();
    for (const player of asked) {
      const before = this.#elsewhere.get(player) === true;
      const after = found.has(player) || (before && open(player));
      this.#elsewhere.set(player, after);
      if (before !== after && !this.#own.has(player)) changed.add(player);
    }
    this.#tell(changed);
  }

  /** After an outage nobody has beaten in time: for as long as a beat counts, absence proves nothing. */
  #distrust(): void {
    this.#trustedFrom = performance.now() + this.waits.freshMs;
  }

  #tell(players: ReadonlySet<string>): void {
    if (players.size === 0) return;
    for (const { players: followed, changed } of this.#followers) if (followed().some((player) => players.has(player))) changed();
  }
}
