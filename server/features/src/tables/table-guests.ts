import type { Identity } from '@tavern-jack/platform';
import { playersAmong } from '../wire.js';
import type { TableHouse } from './table-house.js';

/** The people of a table, for players who know its id. */
export class TableGuests {
  constructor(private readonly house: TableHouse) {}

  async company(id: string, asking: Identity | undefined) {
    const box = asking?.playerId ? await this.house.boxes.find(id) : undefined;
    await box?.refresh();
    return box && { people: () => playersAmong(box.state.seats), watch: (changed: () => void) => box.watch(changed) };
  }
}
