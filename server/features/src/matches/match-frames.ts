import type { AnyGame, Prompt, Seat, Typed, Viewer } from '@tavern-jack/kernel';
import type { FrameSource, Framing, StoredEvent } from '@tavern-jack/platform';
import { gameTypeName, typeNameOf } from '../wire.js';
import { viewerOf } from './match-decide.js';
import { controllerOf, type MatchState, playedIn, practiceStep } from './match-state.js';

const ACTORS = { player: 'PLAYER', homie: 'HOMIE', autopilot: 'AUTOPILOT', house: 'HOUSE', staff: 'HOUSE' } as const;
const NOBODY = { kind: 'HOUSE', seat: null };

/** One version of a match as a viewer sees it: only what the game's view and redaction give. */
export function matchFrame({ event, state, version, resync, followed, at, serverTime }: FrameSource<MatchState>, viewer: Viewer) {
  const { game, board } = state;
  // Made once for the frame: what the moves cost is read from it, too.
  const view = followed || !game || !state.opened ? undefined : game.view(board, viewer);
  return {
    version,
    at,
    serverTime,
    resync,
    cause: event?.commandId ?? 'snapshot',
    actor: event ? { kind: ACTORS[event.meta.actor.kind], seat: event.meta.actor.seat ?? null } : NOBODY,
    event: event ? eventFor(state, event, viewer) : null,
    view: game && view ? { __typename: gameTypeName(game.manifest.id, 'View'), ...view } : null,
    prompts: game && view ? state.prompts.map((prompt) => promptFor(state, game, view, prompt, viewer)) : [],
    controllers: state.seats.map((_, seat) => controllerOf(state, seat)),
    status: state.status,
    practice: practiceStep(state) ?? null,
  };
}

/** How a match becomes frames; the role is `seat-0` … or `spectator`. Who has left a seat for good looks on as the public does. */
export const matchFraming: Framing<MatchState> = {
  field: 'matchFrames',
  frame(source, role) {
    const viewer = viewerOf(role);
    return matchFrame(source, source.state.left.some((seat) => seat === viewer) ? 'spectator' : viewer);
  },
};

/** The event in the contract's type, or null where it is hidden from this viewer. */
function eventFor(state: MatchState, event: StoredEvent, viewer: Viewer) {
  const shown = visible(state, event, viewer);
  return shown ? { __typename: typeNameOf(event.type), kind: event.type, ...shown } : null;
}

/** The event's data as far as this viewer may read it. */
export function visible(state: MatchState, event: StoredEvent, viewer: Viewer): object | undefined {
  if (event.type.startsWith('match.') || !state.game) return event.data;
  const played = playedIn(event);
  const shown = state.game.redact(played, viewer);
  if (shown === 'hidden') return undefined;
  if (shown === played) return event.data;
  const { type: _name, ...data } = shown as Typed;
  return data;
}

function promptFor(state: MatchState, game: AnyGame, view: object, prompt: Prompt, viewer: Viewer) {
  const clock = state.clocks.find(({ promptId }) => promptId === prompt.id);
  const timed = clock && controllerOf(state, prompt.seat) === 'PLAYER';
  return {
    id: prompt.id,
    seat: prompt.seat,
    question: { __typename: gameTypeName(game.manifest.id, 'Question'), ...prompt },
    deadline: timed ? clock.dueAt.toISOString() : null,
    legalMoves: prompt.seat === viewer ? legalMovesFor(game, state.board, view, prompt.seat) : [],
  };
}

/** A legal move on the wire: its kind in upper case, its own fields, and what it costs. */
function legalMovesFor(game: AnyGame, board: unknown, view: object, seat: Seat) {
  return game.legalMoves(board, seat).map((move: Typed) => {
    const { type, ...fields } = move;
    return {
      __typename: gameTypeName(game.manifest.id, 'LegalMove'),
      zug: type.toUpperCase(),
      ...fields,
      preis: game.priceOf(view, seat, move),
    };
  });
}
