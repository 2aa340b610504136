import type { AnyGame, Prompt, Typed } from '@tavern-jack/kernel';
import { derivedId } from '@tavern-jack/platform/ids';
import { type EventMeta, emptyHead, eventHash, type NewEvent, type StoredEvent } from '@tavern-jack/platform/records';
import { GameCard } from '../game-card.js';
import { choose, type MatchWish, metaOf, move, opening, type Played, type Surroundings } from './match-decide.js';
import { homieLevelOf, type MatchState, matchFold } from './match-state.js';

/** What a match is made of that nobody watches: the same terms and the same movers give the same events to the byte. */
export interface MatchTerms {
  /** UUIDs of the match's stream and of the table that it would have been started at. */
  readonly match: string;
  readonly table: string;
  readonly wish: MatchWish;
  readonly seed: Buffer;
  readonly startedAt: Date;
  /** How long each decision takes on the match's own clock, in milliseconds. */
  readonly thinkMs: number;
}

/** Who decides for an open prompt, and what. */
export type Mover = (state: MatchState, prompt: Prompt) => { readonly move: Typed; readonly actor: EventMeta['actor'] };

/** Homies decide for their seats, as they do in the house. */
export const homiesMove =
  (seed: Buffer): Mover =>
  (state, prompt) => ({
    move: choose(state, prompt, homieLevelOf(state, prompt.seat) ?? 'NORMAL', { seed }),
    actor: { kind: 'homie', seat: prompt.seat },
  });

/** A finished match: its stream, and how it stood at the end. */
export interface Recorded {
  readonly events: readonly StoredEvent[];
  readonly final: MatchState;
  /** Decisions made. */
  readonly moves: number;
}

/**
 * Plays a match to its end by the house's own decisions, without a house: no database, and a clock that only the moves turn.
 * The events are those that the house would have stored, chained by their hashes. Throws when a mover makes an illegal move.
 */
export function playAlone(game: AnyGame, terms: MatchTerms, mover: Mover): Recorded {
  const stream = new Stream(game, terms);
  const { match, table, wish } = terms;
  const opened = opening(stream.state, table, game, wish, stream.around());
  const started = derivedId(match, 'started');
  stream.append(opened, started, metaOf({ ...stream.state, table }, { kind: 'house' }, `${table}:1`, undefined, opened.draws));
  let moves = 0;
  for (let [prompt] = stream.state.prompts; prompt && stream.state.status === 'RUNNING'; [prompt] = stream.state.prompts) {
    const { move: wished, actor } = mover(stream.state, prompt);
    const played = move(stream.state, prompt.seat, wished, stream.around());
    if ('rejection' in played) throw new Error(`seat ${prompt.seat}: ${wished.type} was refused (${played.rejection.code})`);
    const commandId = derivedId(match, `due:${prompt.id}`);
    stream.append(played, commandId, metaOf(stream.state, actor, commandId, prompt.id, played.draws));
    moves++;
  }
  return { events: stream.events, final: stream.state, moves };
}

/** A stream in memory, folded as it grows. */
class Stream {
  readonly events: StoredEvent[] = [];
  readonly #fold;
  #state: MatchState;
  #head;
  #now: number;

  constructor(
    game: AnyGame,
    private readonly terms: MatchTerms,
  ) {
    this.#fold = matchFold(new GameCard([game]));
    this.#state = this.#fold.initial(terms.match);
    this.#head = emptyHead(terms.match);
    this.#now = terms.startedAt.getTime();
  }

  get state(): MatchState {
    return this.#state;
  }

  around(): Surroundings {
    return { seed: this.terms.seed, now: new Date(this.#now), thinkMs: () => this.terms.thinkMs };
  }

  append({ events }: Played, commandId: string, meta: EventMeta): void {
    for (const event of events) this.#store(event, commandId, meta);
    this.#now += this.terms.thinkMs;
  }

  #store({ type, schema, data }: NewEvent, commandId: string, meta: EventMeta): void {
    const texts = { dataText: JSON.stringify(data), metaText: JSON.stringify(meta) };
    const version = this.#head.version + 1;
    // A stream of its own is a log of its own: positions are versions.
    const row = { position: version, stream: this.terms.match, version, at: new Date(this.#now), type, schema, commandId, ...texts };
    const event = { ...row, hash: eventHash(this.#head.hash, row), data: data as StoredEvent['data'], meta };
    this.#head = event;
    this.#state = this.#fold.evolve(this.#state, event);
    this.events.push(event);
  }
}
