import { createLogger, newId, type Presence } from '@tavern-jack/platform';
import type { RestingTables } from '../resting-tables.js';
import type { AbsenceRows } from './absence-rows.js';
import { decideQuickLeave, isWaiting } from './quick-decide.js';
import { ROOM_WAITS, type RoomWaits } from './room-waits.js';
import type { TableHouse } from './table-house.js';

const log = createLogger('rooms');
/** So many looks may fail to happen before an absence counts anew. */
const MISSED_LOOKS = 10;

/**
 * Keeps rooms between matches: whoever has gone without a word loses the seat after a while, which passes the host's chair on
 * and closes a room that everybody has left. A running match has clocks and homies for that.
 */
export class RoomKeeper {
  readonly lookMs: number;

  constructor(
    private readonly tables: RestingTables,
    private readonly rows: AbsenceRows,
    private readonly house: TableHouse,
    private readonly presence: Presence,
    private readonly waits: RoomWaits = ROOM_WAITS,
  ) {
    this.lookMs = waits.lookMs;
  }

  /** One look; a lost one costs no more than the time until the next. Throws when it cannot be known who is there. */
  async look(): Promise<void> {
    const tables = await this.tables.resting();
    const there = await this.presence.lookFor(tables.flatMap(({ players }) => players));
    const missing = tables.flatMap(({ id, players }) => players.flatMap((player) => (there.has(player) ? [] : [{ tableId: id, player }])));
    const empty = new Set(tables.flatMap(({ id, players }) => (players.some((player) => there.has(player)) ? [] : [id])));
    for (const { tableId, player, forMs } of await this.rows.note(missing, MISSED_LOOKS * this.lookMs)) {
      if (forMs < (empty.has(tableId) ? this.waits.emptyMs : this.waits.goneMs)) continue;
      await this.#standUp(tableId, player).catch((error) => log.fault(error, { table: tableId }));
    }
  }

  async #standUp(tableId: string, player: string): Promise<void> {
    await this.house.decideAt(tableId, { kind: 'house' }, newId(), (state) => ({
      events: isWaiting(state) ? [] : decideQuickLeave(state, player),
    }));
  }
}
