import type { DataOf, tableEvents } from '@tavern-jack/contracts/events';
import type { FrameSource, Framing, Players } from '@tavern-jack/platform';
import { opaqueId } from '@tavern-jack/platform';
import { gameEnum, namesAmong, occupantsOf, optionsOf, playerOf } from '../wire.js';
import { type PlayedMatch, seriesWinner, type TableState } from './table-state.js';

const KINDS: Readonly<Record<string, string>> = {
  'table.opened': 'OPENED',
  'table.seatTaken': 'SEAT_TAKEN',
  'table.seatLeft': 'SEAT_LEFT',
  'table.homieAdded': 'HOMIE_ADDED',
  'table.homieRemoved': 'HOMIE_REMOVED',
  'table.homieLevelSet': 'HOMIE_LEVEL_SET',
  'table.settingsChanged': 'SETTINGS_CHANGED',
  'table.doorLocked': 'SETTINGS_CHANGED',
  'table.readySet': 'READY_SET',
  'table.seatKicked': 'SEAT_KICKED',
  'table.emoted': 'EMOTED',
  'table.waited': 'WAITED',
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
  seats: seatsOf(state, players),
  host: state.host ? playerOf(state.host, namesAmong(state.seats, players).get(state.host) ?? players.nameOf(state.host)) : null,
  clockSeconds: state.clockSeconds,
  series: state.winsNeeded > 1 ? { winsNeeded: state.winsNeeded, wins: state.wins, winner: seriesWinner(state) ?? null } : null,
  listed: state.listed,
  spectators: state.spectators,
  locked: state.locked,
  quick: quickOf(state),
  matches: state.history.map((played) => matchOf(played, players)),
  matchId: state.match ? opaqueId('mat', state.match) : null,
  matchCount: state.matchCount,
  version: state.version,
});

const seatsOf = (state: TableState, players: Players) =>
  occupantsOf(state.seats, players).map((occupant, index) => {
    const sitting = state.seats[index];
    return { index, occupant, ready: sitting !== undefined && (!('player' in sitting) || state.ready.has(sitting.player)) };
  });

function quickOf({ quick, seats }: TableState) {
  if (!quick) return null;
  const content = (sitting: TableState['seats'][number]): boolean =>
    sitting !== undefined && 'player' in sitting && quick.homiesWelcome.has(sitting.player);
  return { startsAt: quick.startsAt ?? null, homiesWelcome: seats.flatMap((sitting, seat) => (content(sitting) ? [seat] : [])) };
}

const matchOf = ({ match, game, startedAt, finishedAt, winners }: PlayedMatch, players: Players) => ({
  id: opaqueId('mat', match),
  game: gameEnum(game),
  startedAt,
  finishedAt,
  winners: occupantsOf(winners, players),
});

function emoteOf({ event, state }: FrameSource<TableState>, players: Players) {
  if (event?.type !== 'table.emoted') return null;
  const { seat, player, emote } = event.data as DataOf<(typeof tableEvents)['emoted']>;
  return { seat, player: playerOf(player, namesAmong(state.seats, players).get(player) ?? players.nameOf(player)), emote };
}

/** How a table becomes frames. */
export const tableFraming = (players: Players): Framing<TableState> => ({
  field: 'tableFrames',
  frame(source: FrameSource<TableState>) {
    const { event, state, version, resync, serverTime } = source;
    return {
      version,
      at: event?.at ?? serverTime,
      serverTime,
      resync,
      event: event ? KINDS[event.type] : 'SNAPSHOT',
      emote: emoteOf(source, players),
      table: tableOf(state, players),
    };
  },
});
