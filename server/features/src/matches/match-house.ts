import { randomInt } from 'node:crypto';
import type { DataOf, tableEvents } from '@tavern-jack/contracts/events';
import type { Rejection, Seat, Typed } from '@tavern-jack/kernel';
import {
  type Alarms,
  commandIdOf,
  createLogger,
  type Database,
  derivedId,
  type EventStore,
  type Executed,
  type Mailbox,
  Mailboxes,
  type Reactions,
  type Step,
  type StoredEvent,
} from '@tavern-jack/platform';
import type { GameCard } from '../game-card.js';
import { dueMove } from './due-move.js';
import { HomieThoughts } from './homie-thoughts.js';
import {
  answer,
  comeBack,
  leave,
  matchEvent,
  metaOf,
  nextDue,
  opening,
  type Played,
  type Surroundings,
  skipPractice,
} from './match-decide.js';
import { type MatchState, matchFold, seatOfPlayer } from './match-state.js';
import { Seeds } from './seeds.js';
import { type Thinking, thinkingInline } from './thinking.js';

/** What a player's command led to. */
export type PlayAnswer =
  | { readonly version: number }
  | { readonly rejection: Rejection }
  | { readonly refusal: 'NOT_SEATED' | 'NOT_YOUR_TURN' | 'MATCH_OVER' | 'MATCH_FROZEN' | 'PROMPT_CLOSED'; readonly version: number };

/** A move and the game it is meant for. */
export interface Wish {
  readonly game: string;
  readonly move: Typed;
}

/** How long homies think, in milliseconds. */
export interface Pace {
  readonly low: number;
  readonly high: number;
}

/** Undefined: there is nothing to decide. */
type SeatDecision = (state: MatchState, seat: Seat, around: Surroundings) => Played | undefined;

const log = createLogger('matches');

/** Starts matches, carries out moves, and moves for homies and absent players when an alarm rings. */
export class MatchHouse {
  readonly boxes: Mailboxes<MatchState>;
  readonly fold: ReturnType<typeof matchFold>;
  readonly #seeds: Seeds;
  readonly #thoughts: HomieThoughts;

  constructor(
    store: EventStore,
    db: Database,
    private readonly alarms: Alarms,
    private readonly reactions: Reactions,
    private readonly card: GameCard,
    private readonly pace: Pace,
    private readonly thinking: Thinking = thinkingInline((id) => card.get(id)),
  ) {
    this.fold = matchFold(card);
    this.boxes = new Mailboxes(store, this.fold);
    this.#seeds = new Seeds(db);
    this.#thoughts = new HomieThoughts(thinking);
    reactions.on('table.matchStarted', (event) => this.#startAfter(event));
    reactions.on('table.seatLeft', (event) => this.#leaveAfter(event));
  }

  /** A player's answer to a prompt. Undefined: there is no such match. */
  async play(matchId: string, player: string, promptId: string, clientCommand: string, wish: Wish): Promise<PlayAnswer | undefined> {
    const box = this.boxes.inMemory(matchId) ?? (await this.boxes.find(matchId));
    if (!box) return undefined;
    const around = this.#around(this.#seeds.known(matchId) ?? (await this.#seeds.of(matchId)));
    const commandId = commandIdOf(player, clientCommand);
    return await this.#carryOut(box, commandId, (state) => {
      const seat = seatOfPlayer(state, player);
      if (seat === undefined || state.left.includes(seat)) return { answer: { refusal: 'NOT_SEATED', version: state.version } };
      if (state.status !== 'RUNNING')
        return { answer: { refusal: state.status === 'FROZEN' ? 'MATCH_FROZEN' : 'MATCH_OVER', version: state.version } };
      const prompt = state.prompts.find((open) => open.id === promptId);
      if (!prompt) return { answer: { refusal: 'PROMPT_CLOSED', version: state.version } };
      if (prompt.seat !== seat) return { answer: { refusal: 'NOT_YOUR_TURN', version: state.version } };
      if (state.game?.manifest.id !== wish.game) return { answer: { rejection: { code: 'ANDERES_SPIEL', ruleRef: '', params: {} } } };
      const played = answer(state, seat, wish.move, around);
      if ('rejection' in played) return { answer: { rejection: played.rejection } };
      const meta = metaOf(state, { kind: 'player', id: player, seat }, commandId, promptId, played.draws);
      return { append: played.events, commandId, meta, answer: (version) => ({ version }) };
    });
  }

  /** A player leaves for good; a Normal homie plays on. */
  async leave(matchId: string, player: string, clientCommand: string): Promise<PlayAnswer | undefined> {
    const box = await this.boxes.find(matchId);
    return box ? this.#leave(box, player, commandIdOf(player, clientCommand)) : undefined;
  }

  async #seated(matchId: string, player: string, clientCommand: string, decide: SeatDecision): Promise<PlayAnswer | undefined> {
    const box = await this.boxes.find(matchId);
    return box ? this.#decideFor(box, player, commandIdOf(player, clientCommand), decide) : undefined;
  }

  /** A sign of a player who may have been away: the autopilot decides no longer for the seat. */
  comeBack(matchId: string, player: string, clientCommand: string): Promise<PlayAnswer | undefined> {
    return this.#seated(matchId, player, clientCommand, (state, seat, around) =>
      state.away.includes(seat) ? comeBack(state, seat, around) : undefined,
    );
  }

  /** The learner leaves the script of a practice round. */
  skipPractice(matchId: string, player: string, clientCommand: string): Promise<PlayAnswer | undefined> {
    return this.#seated(matchId, player, clientCommand, (state, seat, around) =>
      state.practice === undefined ? undefined : skipPractice(state, seat, around),
    );
  }

  /** An alarm rang, early, late or twice: makes every move that is due, and sets the next alarm. */
  async wake(matchId: string): Promise<void> {
    const box = await this.boxes.find(matchId);
    if (!box) return;
    for (;;) {
      const { answer, events } = await this.#thoughts.with(box.state, await this.#seeds.of(matchId), async (thought) => {
        const around = await this.#surroundings(matchId);
        return this.#execute(box, (state) => dueMove(state, around, thought));
      });
      if (events.length === 0 && answer !== 'THINK') break;
    }
    await this.#schedule(box);
  }

  #leave = (box: Mailbox<MatchState>, player: string, commandId: string): Promise<PlayAnswer> =>
    this.#decideFor(box, player, commandId, leave);

  /** What a player decides about their seat, not on the board. */
  async #decideFor(box: Mailbox<MatchState>, player: string, commandId: string, decide: SeatDecision): Promise<PlayAnswer> {
    const around = await this.#surroundings(box.stream);
    return await this.#carryOut(box, commandId, (state) => {
      const seat = seatOfPlayer(state, player);
      if (seat === undefined || state.left.includes(seat)) return { answer: { refusal: 'NOT_SEATED', version: state.version } };
      if (state.status !== 'RUNNING')
        return { answer: { refusal: state.status === 'FROZEN' ? 'MATCH_FROZEN' : 'MATCH_OVER', version: state.version } };
      const decided = decide(state, seat, around);
      if (!decided) return { answer: { version: state.version } };
      const meta = metaOf(state, { kind: 'player', id: player, seat }, commandId);
      return { append: decided.events, commandId, meta, answer: (version) => ({ version }) };
    });
  }

  async #carryOut(box: Mailbox<MatchState>, commandId: string, step: (state: MatchState) => Step<PlayAnswer>): Promise<PlayAnswer> {
    const decide = this.#freezing(box, (state) => {
      const known = state.commands.get(commandId);
      return known === undefined ? step(state) : { answer: { version: known }, final: true };
    });
    const { answer, events } = await box.execute(decide);
    this.#stored(box, events);
    if (events.length > 0 && box.state.clocks.length > 0) void this.#schedule(box);
    return answer;
  }

  async #execute<A>(box: Mailbox<MatchState>, step: (state: MatchState) => Step<A>): Promise<Executed<A | PlayAnswer>> {
    const executed = await box.execute(this.#freezing(box, step));
    this.#stored(box, executed.events);
    return executed;
  }

  /** A rule module that throws freezes this match and no other. */
  #freezing<A>(box: Mailbox<MatchState>, step: (state: MatchState) => Step<A>) {
    return (state: MatchState, version: number): Step<A | PlayAnswer> => {
      try {
        return step(state);
      } catch (error) {
        const errorId = log.fault(error, { match: box.stream, version });
        const commandId = derivedId(box.stream, `frozen:${version}`);
        return {
          append: [matchEvent('frozen', { errorId })],
          commandId,
          meta: metaOf(state, { kind: 'house' }, commandId),
          answer: { refusal: 'MATCH_FROZEN', version: version + 1 },
        };
      }
    };
  }

  #stored(box: Mailbox<MatchState>, events: readonly StoredEvent[]): void {
    if (events.some(({ type }) => type === 'match.ended' || type === 'match.frozen')) {
      this.#seeds.forget(box.stream);
      this.boxes.ended(box.stream);
    }
    void this.reactions.run(events);
  }

  async #schedule(box: Mailbox<MatchState>): Promise<void> {
    const due = nextDue(box.state);
    if (!due) return;
    if (due.getTime() > Date.now()) return this.alarms.set(box.stream, due, box.version);
    setImmediate(
      () =>
        void this.wake(box.stream).catch((error) =>
          log.warn('a wake-up failed and is left to the sweeper', { match: box.stream, reason: String(error) }),
        ),
    );
  }

  /** A table has started a match: open its stream. Does nothing when it is open already. */
  async #startAfter(event: StoredEvent): Promise<void> {
    const data = event.data as DataOf<(typeof tableEvents)['matchStarted']>;
    const box = await this.boxes.open(data.match);
    if (box.version > 0) return;
    if (data.seats.some((sitting) => 'homie' in sitting && sitting.level === 'SCHWER'))
      this.thinking.warmUp?.({ game: data.game, options: data.options });
    const seed = await this.#seeds.seal(data.match);
    const around = { ...(await this.#surroundings(data.match)), seed };
    const commandId = derivedId(data.match, 'started');
    await this.#execute(box, (state) => {
      if (state.version > 0) return { answer: undefined };
      const game = (data.practice && this.card.practice(data.game, data.practice)) || this.card.get(data.game);
      const opened = opening(state, event.stream, game, data, around);
      const meta = metaOf(
        { ...state, table: event.stream },
        { kind: 'house' },
        `${event.stream}:${event.version}`,
        undefined,
        opened.draws,
      );
      return { append: opened.events, commandId, meta, answer: undefined };
    });
    void this.#schedule(box);
  }

  /** Who stands up from a table leaves its running match. */
  async #leaveAfter(event: StoredEvent): Promise<void> {
    const { player, match } = event.data as DataOf<(typeof tableEvents)['seatLeft']>;
    const box = match ? await this.boxes.find(match) : undefined;
    if (box) await this.#leave(box, player, derivedId(event.stream, `stood-up:${event.version}`));
  }

  async #surroundings(matchId: string): Promise<Surroundings> {
    return this.#around(await this.#seeds.of(matchId));
  }

  #around(seed: Buffer): Surroundings {
    const { low, high } = this.pace;
    return {
      seed,
      now: new Date(),
      // Not from the match's chance and not from what the homie holds: thinking time tells nothing.
      thinkMs: () => randomInt(low, high + 1),
    };
  }
}
