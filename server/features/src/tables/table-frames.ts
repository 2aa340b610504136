import type { FrameSource, Framing, Players } from '@tavern-jack/platform';
import { opaqueId } from '@tavern-jack/platform';
import { gameEnum, occupantOf, optionsOf } from '../wire.js';
import { seriesWinner, type TableState } from './table-state.js';

const KINDS: Readonly<Record<string, string>> = {
  'table.opened': 'OPENED',
  'table.seatTaken': 'SEAT_TAKEN',
  'table.seatLeft': 'SEAT_LEFT',
  'table.homieAdded': 'HOMIE_ADDED',
  'table.homieRemoved': 'HOMIE_REMOVED',
  'table.matchStarted': 'MATCH_STARTED',
  'table.matchEnded': 'MATCH_ENDED',
  'table.closed': 'CLOSED',
};

/** A table as the contract shows it; the same for everybody. */
export const tableOf = (state: TableState, players: Players) => ({
  id: opaqueId('tbl', state.id),
  joinCode: state.joinCode,
  game: gameEnum(state.game),
  options: optionsOf(state.game, state.options),
  status: state.status,
  seats: state.seats.map((sitting, index) => ({ index, occupant: sitting ? occupantOf(sitting, players) : null })),
  host: state.host ? { id: opaqueId('ply', state.host), name: players.nameOf(state.host) } : null,
  clockSeconds: state.clockSeconds,
  series: state.winsNeeded > 1 ? { winsNeeded: state.winsNeeded, wins: state.wins, winner: seriesWinner(state) ?? null } : null,
  matchId: state.match ? opaqueId('mat', state.match) : null,
  matchCount: state.matchCount,
  version: state.version,
});

/** How a table becomes frames. */
export const tableFraming = (players: Players): Framing<TableState> => ({
  field: 'tableFrames',
  frame: ({ event, state, version, resync }: FrameSource<TableState>) => ({
    version,
    at: event?.at ?? new Date(),
    serverTime: new Date(),
    resync,
    event: event ? KINDS[event.type] : 'SNAPSHOT',
    table: tableOf(state, players),
  }),
});
