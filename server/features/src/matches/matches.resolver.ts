import { Args, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { ComeBackInput, LeaveMatchInput, MoveInput, PlayMoveInput, SkipPracticeInput } from '@tavern-jack/contracts/resolvers';
import { Access, Asking, badInput, PlayerId, Players, type RequestContext, SharedFrames } from '@tavern-jack/platform';
import { checkCommandId, idIn } from '../command-input.js';
import { notFound, orTryAgain, problem, tryAgain } from '../problem.js';
import { branchOf } from '../wire.js';
import { MatchHouse, type PlayAnswer, type Wish } from './match-house.js';
import { MatchHub } from './match-hub.js';
import { matchOf } from './match-shape.js';
import { mayWatch, seatOfPlayer } from './match-state.js';

/** What people do in matches. Knows no rule. */
@Resolver()
export class MatchesResolver {
  constructor(
    private readonly house: MatchHouse,
    private readonly hub: MatchHub,
    private readonly players: Players,
  ) {}

  @Access('anyone')
  @Query('match')
  async match(@Args('id') id: string, @Asking() { identity }: RequestContext) {
    const matchId = idIn('mat', id);
    const box = matchId ? await this.house.boxes.find(matchId) : undefined;
    return box && mayWatch(box.state, identity) ? matchOf(box.state, this.players, identity) : null;
  }

  /** Takes GraphQL's arguments as they come: having them handed over one by one would cost a move more than its guard. */
  @Access('player')
  @Mutation('playMove')
  async playMove(_root: unknown, { input }: { readonly input: PlayMoveInput }, { identity }: RequestContext) {
    checkCommandId(input.commandId);
    const matchId = idIn('mat', input.matchId);
    const wish = wishIn(input.move);
    try {
      const player = identity?.playerId ?? '';
      const answer = matchId ? await this.house.play(matchId, player, input.promptId, input.commandId, wish) : undefined;
      return answer ? playResult(answer, 'PlayMoveSuccess') : notFound();
    } catch (error) {
      return tryAgain(error);
    }
  }

  @Access('player')
  @Mutation('leaveMatch')
  leaveMatch(@Args('input') input: LeaveMatchInput, @PlayerId() player: string) {
    return this.#in(input, 'LeaveMatchSuccess', (id) => this.house.leave(id, player, input.commandId));
  }

  @Access('player')
  @Mutation('comeBack')
  comeBack(@Args('input') input: ComeBackInput, @PlayerId() player: string) {
    return this.#in(input, 'ComeBackSuccess', (id) => this.house.comeBack(id, player, input.commandId));
  }

  @Access('player')
  @Mutation('skipPractice')
  skipPractice(@Args('input') input: SkipPracticeInput, @PlayerId() player: string) {
    return this.#in(input, 'SkipPracticeSuccess', (id) => this.house.skipPractice(id, player, input.commandId));
  }

  @Access('anyone')
  @Subscription('matchFrames')
  async matchFrames(@Args('matchId') id: string, @Asking() { identity }: RequestContext, @Args('afterVersion') afterVersion?: number) {
    const matchId = idIn('mat', id);
    const box = matchId ? await this.house.boxes.find(matchId) : undefined;
    if (!box || !mayWatch(box.state, identity)) throw badInput('There is no such match.');
    const seat = seatOfPlayer(box.state, identity?.playerId);
    const mine = seat !== undefined && !box.state.left.includes(seat);
    return new SharedFrames(this.hub, box, mine ? `seat-${seat}` : 'spectator', afterVersion ?? undefined);
  }

  #in(input: { commandId: string; matchId: string }, success: string, work: (matchId: string) => Promise<PlayAnswer | undefined>) {
    checkCommandId(input.commandId);
    const matchId = idIn('mat', input.matchId);
    return orTryAgain(async () => {
      const answer = matchId ? await work(matchId) : undefined;
      return answer ? playResult(answer, success) : notFound();
    });
  }
}

/** `{kiezkoenig: {ausbauen: {feld: 5}}}` is the game's move `{type: 'ausbauen', feld: 5}`. */
function wishIn(input: MoveInput): Wish {
  const [game, branch] = branchOf(input);
  const [type, value] = branchOf(branch as object);
  return { game, move: { type, ...(typeof value === 'object' ? value : {}) } };
}

function playResult(answer: PlayAnswer, success: string) {
  if ('rejection' in answer) {
    const { code, ruleRef, params } = answer.rejection;
    return problem('MoveRejected', 'MOVE_REJECTED', {
      reason: code,
      ruleRef,
      missing: typeof params.missing === 'number' ? params.missing : null,
    });
  }
  if (!('refusal' in answer)) return { __typename: success, version: answer.version };
  const typeName = answer.refusal === 'PROMPT_CLOSED' ? 'PromptClosed' : 'MatchRefused';
  return problem(typeName, answer.refusal, { currentVersion: answer.version });
}
