import { type Identity, opaqueId, type Players } from '@tavern-jack/platform';
import { gameEnum, occupantsOf, optionsOf, playersAmong } from '../wire.js';
import { controllerOf, type MatchState, seatOfPlayer } from './match-state.js';

/** The seats with names; load the players first. */
const seatsOf = (state: MatchState, players: Players) =>
  occupantsOf(state.seats, players).map((occupant, index) => ({ index, occupant, controller: controllerOf(state, index) }));

/** A running match as the player on a seat of it sees it in a list; undefined once it is over, or left. */
export async function myMatchOf(state: MatchState, players: Players, player: string) {
  const seat = seatOfPlayer(state, player);
  if (seat === undefined || state.left.includes(seat) || state.status !== 'RUNNING') return undefined;
  await players.load(playersAmong(state.seats));
  const mine = state.prompts.find((prompt) => prompt.seat === seat);
  const clock = state.clocks.find(({ promptId }) => promptId === mine?.id);
  return {
    id: opaqueId('mat', state.id),
    tableId: opaqueId('tbl', state.table),
    game: gameEnum(state.game?.manifest.id ?? ''),
    seat,
    seats: seatsOf(state, players),
    myTurn: mine !== undefined,
    deadline: controllerOf(state, seat) === 'PLAYER' ? (clock?.dueAt ?? null) : null,
    startedAt: state.startedAt,
    practice: state.practice ?? null,
  };
}

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
    practice: state.practice ?? null,
  };
}
