import type { DataOf, matchEvents } from '@tavern-jack/contracts/events';
import type { AnyGame, Prompt } from '@tavern-jack/kernel';
import type { NewEvent, StoredEvent } from '@tavern-jack/platform';
import { difference } from './difference.js';
import { answer, choose, comeBack, leave, opening, type Played, playFor, type Surroundings, skipPractice } from './match-decide.js';
import { homieLevelOf, type MatchState, seatOfPlayer } from './match-state.js';

/** The events of one command. */
export type Command = readonly [StoredEvent, ...StoredEvent[]];

/** An event that the rules and the seed do not give, with what they give. */
export interface Wrong {
  readonly event: StoredEvent;
  readonly why: string;
}

/**
 * Decides a command again, from the state before it and the match's seed: what was stored must be what comes out. Homies
 * and the autopilot choose from their view and the seed, so their very choice must come out; of a player's command the
 * move is not stored, so one of the legal moves must give what is.
 */
export function decideAgain(state: MatchState, command: Command, game: AnyGame, seed: Buffer): Wrong | undefined {
  const [event] = command;
  const around: Surroundings = { seed, now: event.at, thinkMs: () => 0 };
  let nearest: Deviation | undefined;
  try {
    for (const played of candidates(state, event, game, around)) {
      const found = deviation(state, played, command);
      if (!found) return undefined;
      if (!nearest || found.agreed > nearest.agreed) nearest = found;
    }
  } catch (error) {
    return { event, why: error instanceof Error ? error.message : String(error) };
  }
  return nearest ?? { event, why: 'no legal move was left to this seat' };
}

/** What the command may have led to. Throws an Error with the reason when nothing may. */
function* candidates(state: MatchState, event: StoredEvent, game: AnyGame, around: Surroundings): Generator<Played> {
  if (event.type === 'match.started') {
    const wish = event.data as DataOf<(typeof matchEvents)['started']>;
    // The table may have drawn who begins, or known it.
    for (const startingSeat of [wish.startingSeat, null])
      yield opening(state, wish.table, game, { ...wish, game: game.manifest.id, startingSeat }, around);
    return;
  }
  if (state.status !== 'RUNNING') throw new Error('nothing may follow the end of a match');
  if (event.type === 'match.seatLeft') {
    yield leave(state, (event.data as DataOf<(typeof matchEvents)['seatLeft']>).seat, around);
    return;
  }
  const { promptId, actor } = event.meta;
  const [seat, own] = [actor.seat ?? -1, promptId === undefined && actor.kind === 'player'];
  if (own && event.type === 'match.seatBack') return yield comeBack(state, seat, around);
  if (own && event.type === 'match.practiceSkipped') return yield skipPractice(state, seat, around);
  const prompt = state.prompts.find((open) => open.id === promptId);
  if (!prompt) throw new Error(`it answers the prompt ${promptId}, which is not open`);
  if (prompt.seat !== actor.seat) throw new Error(`seat ${prompt.seat} must answer the prompt ${promptId}, seat ${actor.seat} did`);
  if (actor.kind === 'autopilot') return yield playFor(state, prompt, around);
  for (const wish of wishes(state, prompt, event, game, around)) {
    const played = answer(state, prompt.seat, wish, around);
    if ('events' in played) yield played;
  }
}

function wishes(state: MatchState, prompt: Prompt, { meta: { actor } }: StoredEvent, game: AnyGame, around: Surroundings) {
  const level = homieLevelOf(state, prompt.seat);
  if (actor.kind === 'homie' && level) return [choose(state, prompt, level, around)];
  const mayPlay = actor.kind === 'player' && !level && seatOfPlayer(state, actor.id) === prompt.seat;
  if (!mayPlay) throw new Error(`the actor ${actor.kind} ${actor.id ?? ''} may not decide for seat ${prompt.seat}`);
  return game.legalMoves(state.board, prompt.seat);
}

interface Deviation extends Wrong {
  /** Events that came out as they are stored. */
  readonly agreed: number;
}

function deviation(state: MatchState, { events, draws }: Played, command: Command): Deviation | undefined {
  const count = Math.max(events.length, command.length);
  const last = command[command.length - 1] ?? command[0];
  for (let agreed = 0; agreed < count; agreed++) {
    const [expected, stored] = [events[agreed], command[agreed]];
    const event = stored ?? last;
    if (!expected) return { event, agreed, why: `nothing more comes of the command by the match's rules and seed` };
    if (!stored) return { event, agreed, why: `${expected.type} must follow by the match's rules and seed, the command ends here` };
    const why = isAsStored(expected, stored) ? undefined : difference(told(expected), told(stored));
    if (why) return { event, agreed, why: `${why} (by the match's rules and seed)` };
  }
  const counter = draws === state.draws ? undefined : draws;
  const why = difference(counter, command[0].meta.draws, 'the draw counter');
  return why === undefined ? undefined : { event: command[0], agreed: count, why };
}

/** Nearly always, and quicker to see than by comparing values. */
const isAsStored = (expected: NewEvent, stored: StoredEvent): boolean =>
  expected.type === stored.type && expected.schema === stored.schema && JSON.stringify(expected.data) === stored.dataText;

/** What must come out again: not when a clock runs out, which depends on the moment of the decision. */
function told({ type, data }: NewEvent | StoredEvent): object {
  if (type !== 'match.clockStarted') return { type, ...data };
  const { clocks } = data as DataOf<(typeof matchEvents)['clockStarted']>;
  return { type, clocks: clocks.map(({ promptId, seat }) => ({ promptId, seat })) };
}
