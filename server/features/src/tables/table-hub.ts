import { type EventStore, FrameHub, type Players } from '@tavern-jack/platform';
import { tableFraming } from './table-frames.js';
import type { TableHouse } from './table-house.js';
import type { TableState } from './table-state.js';

/** Frames of tables. */
export class TableHub extends FrameHub<TableState> {
  constructor(store: EventStore, house: TableHouse, players: Players) {
    super(store, house.fold, tableFraming(players));
  }
}
