import { createLogger, newId, type Presence } from '@tavern-jack/platform';
import { playersAmong } from '../wire.js';
import { decideQuickLeave, isWaiting } from './quick-decide.js';
import type { QuickPlay } from './quick-play.js';
import type { QuickRows } from './quick-rows.js';
import { QUICK_WAITS, type QuickWaits } from './quick-waits.js';
import type { TableHouse } from './table-house.js';
import type { TableState } from './table-state.js';

const log = createLogger('quick play');

/** Keeps the tables at which strangers wait: takes off who has gone without a word, and begins what is due. */
export class QuickKeeper {
  /** Who was missed at which table, and since when. */
  #missed = new Map<string, number>();

  readonly lookMs: number;

  constructor(
    private readonly rows: QuickRows,
    private readonly quick: QuickPlay,
    private readonly house: TableHouse,
    private readonly presence: Presence,
    private readonly waits: QuickWaits = QUICK_WAITS,
  ) {
    this.lookMs = waits.lookMs;
  }

  /** One look; a lost one costs no more than the time until the next. Throws when it cannot be known who is there. */
  async look(): Promise<void> {
    const tables = await this.#waiting();
    const players = tables.flatMap(({ seats }) => playersAmong(seats));
    const there = await this.#there(players, tables);
    const missed = new Map<string, number>();
    for (const state of tables) {
      await this.#keep(state, there, missed).catch((error) => log.fault(error, { table: state.id }));
    }
    this.#missed = missed;
  }

  async #waiting(): Promise<TableState[]> {
    const found: TableState[] = [];
    for (const { game, tableId } of await this.rows.waiting()) {
      const state = await this.house.find({ id: tableId });
      if (state && isWaiting(state)) found.push(state);
      else if (state) await this.rows.close(game, tableId);
    }
    return found;
  }

  /** Player and table of everybody who has an open socket and has not gone to another table since. */
  async #there(players: readonly string[], tables: readonly TableState[]): Promise<Set<string>> {
    if (players.length === 0) return new Set();
    const [present, stands] = await Promise.all([this.presence.lookFor(players), this.rows.stands(players)]);
    const stays = (player: string, tableId: string): boolean => present.has(player) && (stands.get(player)?.tableId ?? tableId) === tableId;
    return new Set(
      tables.flatMap(({ id, seats }) => playersAmong(seats).flatMap((player) => (stays(player, id) ? [placeOf(id, player)] : []))),
    );
  }

  async #keep(state: TableState, there: ReadonlySet<string>, missed: Map<string, number>): Promise<void> {
    const now = performance.now();
    for (const player of playersAmong(state.seats)) {
      const place = placeOf(state.id, player);
      if (there.has(place)) continue;
      const since = this.#missed.get(place) ?? now;
      missed.set(place, since);
      if (now - since >= this.waits.ghostMs) await this.#takeOff(state.id, player);
    }
    await this.quick.begin(state.id);
  }

  async #takeOff(tableId: string, player: string): Promise<void> {
    await this.house.decideAt(tableId, { kind: 'house' }, newId(), (state) => ({
      events: isWaiting(state) ? decideQuickLeave(state, player) : [],
    }));
  }
}

const placeOf = (tableId: string, player: string): string => `${tableId} ${player}`;
