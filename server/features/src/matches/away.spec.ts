import { describe, expect, it } from '@jest/globals';
import { type AnyGame, type Draws, type Typed } from '@tavern-jack/kernel';
import { secretChoice } from '@tavern-jack/kernel/testing';
import { newSeed } from '@tavern-jack/platform/chance';
import type { EventMeta, StoredEvent } from '@tavern-jack/platform/records';
import { GameCard } from '../game-card.js';
import { type Command, decideAgain } from './decide-again.js';
import { dueMove } from './due-move.js';
import { answer, comeBack, leave, metaOf, opening, type Played, type Surroundings } from './match-decide.js';
import { controllerOf, type MatchState, matchFold } from './match-state.js';

/** One question after the other to seat 0, then to seat 1, and so on, eight times. */
interface Asked {
  readonly answers: number;
}
const asking = {
  ...secretChoice,
  manifest: { ...secretChoice.manifest, id: 'asking' },
  initial: (): Asked => ({ answers: 0 }),
  setup: () => [{ type: 'opened' }],
  prompts: ({ answers }: Asked) => (answers < 8 ? [{ id: `p${answers}`, seat: answers % 2 }] : []),
  legalMoves: () => [{ type: 'lay', number: 1 }],
  decide: (_state: Asked, seat: number) => ({ ok: true as const, events: [{ type: 'laid', seat }] }),
  evolve: ({ answers }: Asked, { type }: Typed): Asked => ({ answers: answers + (type === 'laid' ? 1 : 0) }),
  view: (state: Asked) => state,
  homie:
    () =>
    (_view: unknown, _seat: number, [first]: readonly Typed[], _draws: Draws) =>
      first,
  outcome: () => undefined,
} as unknown as AnyGame;

const MATCH = '01a22a8f-c845-73d9-8962-6a152b5ee986';
const [THINKS, CLOCK] = [700, 40_000];
const MOVE = { type: 'lay', number: 1 };

/** A match of two people, folded as it grows, with a clock that only the test turns. */
class Evening {
  readonly seed = newSeed();
  readonly fold = matchFold(new GameCard([asking]));
  state: MatchState = this.fold.initial(MATCH);
  now = Date.parse('2026-01-01T18:00:00Z');
  readonly commands: [MatchState, Command][] = [];

  constructor() {
    const seats = [{ player: 'anna' }, { player: 'ben' }];
    this.#store(opening(this.state, 't', asking, { game: 'asking', options: {}, clockSeconds: 40, startingSeat: 0, seats }, this.around), {
      kind: 'house',
    });
  }

  get around(): Surroundings {
    return { seed: this.seed, now: new Date(this.now), thinkMs: () => THINKS };
  }

  /** Until the open decision is due, from its clock: then whoever is due decides. */
  timeRunsOut(): number {
    const due = this.state.clocks[0]?.dueAt.getTime() ?? this.now;
    const waited = due - this.now;
    this.now = due;
    const step = dueMove(this.state, this.around, undefined);
    if (!('append' in step)) throw new Error('nothing was due');
    this.#store({ events: step.append, draws: this.state.draws }, step.meta.actor, step.meta.promptId);
    return waited;
  }

  plays(seat: number): void {
    const played = answer(this.state, seat, MOVE, this.around);
    if ('rejection' in played) throw new Error('refused');
    this.#store(played, { kind: 'player', id: seat === 0 ? 'anna' : 'ben', seat }, this.state.prompts[0]?.id);
  }

  does(decide: typeof comeBack, seat: number): void {
    this.#store(decide(this.state, seat, this.around), { kind: 'player', id: seat === 0 ? 'anna' : 'ben', seat });
  }

  get who(): string[] {
    return [0, 1].map((seat) => controllerOf(this.state, seat));
  }

  get types(): string[] {
    return this.commands.flatMap(([, events]) => events.map(({ type }) => type));
  }

  #store({ events, draws }: Played, actor: EventMeta['actor'], promptId?: string): void {
    const before = this.state;
    const meta = metaOf(before, actor, 'c', promptId, draws);
    const stored = events.map((event, index) => ({
      ...event,
      dataText: JSON.stringify(event.data),
      stream: MATCH,
      version: before.version + index + 1,
      at: new Date(this.now),
      commandId: `c${before.version}`,
      meta,
    })) as unknown as [StoredEvent, ...StoredEvent[]];
    this.state = stored.reduce(this.fold.evolve, before);
    this.commands.push([before, stored]);
  }
}

/** Ben answers whenever he is asked, Anna never does. */
function annaMisses(times: number): Evening {
  const evening = new Evening();
  for (let missed = 0; missed < times; missed++) {
    if (missed > 0) evening.plays(1);
    evening.timeRunsOut();
  }
  return evening;
}

describe('a player who gives no sign', () => {
  it('has the full clock for each of three decisions, and is not away yet after two', () => {
    const evening = new Evening();
    expect(evening.timeRunsOut()).toBe(CLOCK);
    evening.plays(1);
    expect(evening.timeRunsOut()).toBe(CLOCK);
    expect(evening.who).toEqual(['PLAYER', 'PLAYER']);
    evening.plays(1);
    expect(evening.timeRunsOut()).toBe(CLOCK);
    expect(evening.who).toEqual(['AUTOPILOT', 'PLAYER']);
    expect(evening.types.filter((type) => type === 'match.seatAway')).toHaveLength(1);
  });

  it('keeps the others waiting no longer: the autopilot decides as quickly as a homie', () => {
    const evening = annaMisses(3);
    evening.plays(1);
    expect(evening.timeRunsOut()).toBe(THINKS);
    expect(evening.who).toEqual(['AUTOPILOT', 'PLAYER']);
  });

  it('starts to count anew with any move', () => {
    const evening = annaMisses(2);
    evening.plays(1);
    evening.plays(0);
    evening.plays(1);
    evening.timeRunsOut();
    expect(evening.who).toEqual(['PLAYER', 'PLAYER']);
  });

  it('is back with a move of their own', () => {
    const evening = annaMisses(3);
    evening.plays(1);
    evening.plays(0);
    expect(evening.who).toEqual(['PLAYER', 'PLAYER']);
    expect(evening.types.slice(-3)).toEqual(['match.seatBack', 'asking.laid', 'match.clockStarted']);
  });

  it('is back with any other sign, and has a full clock for what is open', () => {
    const evening = annaMisses(3);
    evening.plays(1);
    evening.does(comeBack, 0);
    expect(evening.who).toEqual(['PLAYER', 'PLAYER']);
    expect(evening.timeRunsOut()).toBe(CLOCK);
  });

  it('may leave for good all the same', () => {
    const evening = annaMisses(3);
    evening.does(leave, 0);
    expect(evening.who).toEqual(['HOMIE', 'PLAYER']);
  });

  it('leaves nothing that an auditor could not decide again', () => {
    const evening = annaMisses(3);
    evening.plays(1);
    evening.does(comeBack, 0);
    evening.timeRunsOut();
    for (const [before, command] of evening.commands) expect(decideAgain(before, command, asking, evening.seed)).toBeUndefined();
  });
});
