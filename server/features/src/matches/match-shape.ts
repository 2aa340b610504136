import { type Identity, opaqueId, type Players } from '@tavern-jack/platform';
import { gameEnum, occupantOf, optionsOf, playersAmong } from '../wire.js';
import { homieLevelOf, type MatchState, seatOfPlayer } from './match-state.js';

/** The seats with names; load the players first. */
const seatsOf = (state: MatchState, players: Players) =>
  state.seats.map((sitting, index) => ({
    index,
    occupant: occupantOf(sitting, players),
    controller: homieLevelOf(state, index) ? 'HOMIE' : 'PLAYER',
  }));

/** A match as the contract shows it. */
export async function matchOf(state: MatchState, players: Players, asking: Identity | undefined) {
  await players.load(playersAmong(state.seats));
  const mySeat = seatOfPlayer(state, asking?.playerId) ?? null;
  const belongs = mySeat !== null || asking?.staffId !== undefined;
  const game = state.game?.manifest.id ?? '';
  return {
    id: opaqueId('mat', state.id),
    tableId: belongs ? opaqueId('tbl', state.table) : null,
    game: gameEnum(game),
    rules: state.rules,
    options: optionsOf(game, state.options),
    status: state.status,
    seats: seatsOf(state, players),
    mySeat,
    version: state.version,
    startedAt: state.startedAt,
    finishedAt: state.finishedAt ?? null,
    seedHash: state.seedHash,
    seed: state.seed ?? null,
    result: state.standing ?? null,
  };
}
