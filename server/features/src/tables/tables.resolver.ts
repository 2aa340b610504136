import { Args, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { HomieName } from '@tavern-jack/contracts/events';
import type {
  AddHomieInput,
  ChangeTableInput,
  GameOptionsInput,
  KickPlayerInput,
  LeaveTableInput,
  OpenTableInput,
  PlayAgainstHomiesInput,
  RemoveHomieInput,
  SendEmoteInput,
  SetHomieLevelInput,
  SetReadyInput,
  StartMatchInput,
  StartPracticeInput,
  TableBy,
  TakeSeatInput,
} from '@tavern-jack/contracts/resolvers';
import type { HomieLevel } from '@tavern-jack/kernel';
import { Access, badInput, commandIdOf, derivedId, opaqueId, PlayerId, Players, SharedFrames } from '@tavern-jack/platform';
import { checkCommandId, idIn } from '../command-input.js';
import { GameCard } from '../game-card.js';
import { notFound, orTryAgain, problem } from '../problem.js';
import { branchOf } from '../wire.js';
import type { MatchToBe } from './table-decide.js';
import { tableOf } from './table-frames.js';
import { type TableAnswer, TableHouse, type TableWish } from './table-house.js';
import { TableHub } from './table-hub.js';
import { changed, chosenGame, objection, opened } from './table-wish.js';

/** Tells what happens in practice rounds, and is drawn doing so: sits at no table of those. */
const NARRATOR: HomieName = 'SCHORSCH';

/** What people do at tables. */
@Resolver()
export class TablesResolver {
  constructor(
    private readonly house: TableHouse,
    private readonly hub: TableHub,
    private readonly players: Players,
    private readonly card: GameCard,
  ) {}

  @Access('player')
  @Query('table')
  async table(@Args('by') by: TableBy) {
    const [key, value] = branchOf(by) as ['id' | 'joinCode', string];
    const id = key === 'id' ? idIn('tbl', value) : undefined;
    const state = key === 'joinCode' ? await this.house.find({ joinCode: value }) : id ? await this.house.find({ id }) : undefined;
    return state ? tableOf(state, this.players) : null;
  }

  @Access('player')
  @Mutation('openTable')
  openTable(@Args('input') input: OpenTableInput, @PlayerId() player: string) {
    checkCommandId(input.commandId);
    return orTryAgain(async () => {
      const wish = opened(this.card, input);
      const objected = objection(this.card, wish);
      if (objected) return objected;
      const state = await this.house.open(player, input.commandId, wish);
      return { __typename: 'OpenTableSuccess', table: tableOf(state, this.players), version: state.version };
    });
  }

  @Access('player')
  @Query('checkOptions')
  checkOptions(@Args('options') options: GameOptionsInput, @Args('seats') seats: number) {
    const chosen = chosenGame(this.card, options);
    const { manifest } = this.card.get(chosen.game);
    return { official: manifest.isOfficial(chosen.options), reasons: manifest.exclusions(chosen.options, seats) };
  }

  @Access('player')
  @Mutation('changeTable')
  async changeTable(@Args('input') input: ChangeTableInput, @PlayerId() player: string) {
    const id = idIn('tbl', input.tableId);
    const state = id ? await this.house.find({ id }) : undefined;
    const wish = state ? changed(this.card, state, input) : undefined;
    const objected = wish && state?.host === player ? objection(this.card, wish) : undefined;
    if (objected) return objected;
    const locked = input.locked ?? undefined;
    return this.#at(input, (table) => this.house.change(table, player, input.commandId, { locked, ...(wish ? { settings: wish } : {}) }));
  }

  @Access('player')
  @Mutation('playAgainstHomies')
  playAgainstHomies(@Args('input') input: PlayAgainstHomiesInput, @PlayerId() player: string) {
    checkCommandId(input.commandId);
    return orTryAgain(async () => {
      const wish = opened(this.card, { options: input.options, seats: input.homies + 1 });
      const objected = objection(this.card, wish);
      if (objected) return objected;
      const levels = Array.from({ length: input.homies }, () => input.level);
      return this.#started(await this.#withHomies(wish, levels, player, input.commandId));
    });
  }

  @Access('player')
  @Mutation('startPractice')
  startPractice(@Args('input') input: StartPracticeInput, @PlayerId() player: string) {
    checkCommandId(input.commandId);
    const game = input.game.toLowerCase();
    const script = this.card.practiceScript(game);
    if (!script) throw badInput('There is no practice round of this game.');
    const { id, options, seats } = script;
    const wish = { game, options, seats: seats.count, clockSeconds: null, winsNeeded: 1, listed: false, spectators: true };
    const levels = Array.from({ length: seats.count - 1 }, () => 'NORMAL' as const);
    return orTryAgain(async () =>
      this.#started(await this.#withHomies(wish, levels, player, input.commandId, { script: id, startingSeat: seats.startingSeat })),
    );
  }

  @Access('player')
  @Mutation('takeSeat')
  takeSeat(@Args('input') input: TakeSeatInput, @PlayerId() player: string) {
    return this.#at(input, () => this.house.takeSeat(input.joinCode, player, input.commandId, input.seat ?? undefined));
  }

  @Access('player')
  @Mutation('leaveTable')
  leaveTable(@Args('input') input: LeaveTableInput, @PlayerId() player: string) {
    return this.#at(input, (id) => this.house.leave(id, player, input.commandId));
  }

  @Access('player')
  @Mutation('addHomie')
  addHomie(@Args('input') input: AddHomieInput, @PlayerId() player: string) {
    return this.#at(input, (id) => this.house.addHomie(id, player, input.commandId, input.level, input.seat ?? undefined));
  }

  @Access('player')
  @Mutation('removeHomie')
  removeHomie(@Args('input') input: RemoveHomieInput, @PlayerId() player: string) {
    return this.#at(input, (id) => this.house.removeHomie(id, player, input.commandId, input.seat));
  }

  @Access('player')
  @Mutation('setHomieLevel')
  setHomieLevel(@Args('input') input: SetHomieLevelInput, @PlayerId() player: string) {
    return this.#at(input, (id) => this.house.setHomieLevel(id, player, input.commandId, input.seat, input.level));
  }

  @Access('player')
  @Mutation('setReady')
  setReady(@Args('input') input: SetReadyInput, @PlayerId() player: string) {
    return this.#at(input, (id) => this.house.ready(id, player, input.commandId, input.ready));
  }

  @Access('player')
  @Mutation('kickPlayer')
  kickPlayer(@Args('input') input: KickPlayerInput, @PlayerId() player: string) {
    return this.#at(input, (id) => this.house.kick(id, player, input.commandId, input.seat));
  }

  @Access('player')
  @Mutation('sendEmote')
  sendEmote(@Args('input') input: SendEmoteInput, @PlayerId() player: string) {
    return this.#at(input, (id) => this.house.emote(id, player, input.commandId, input.emote));
  }

  @Access('player')
  @Mutation('startMatch')
  startMatch(@Args('input') input: StartMatchInput, @PlayerId() player: string) {
    checkCommandId(input.commandId);
    const id = idIn('tbl', input.tableId);
    return orTryAgain(async () => this.#started(id ? await this.house.start(id, player, input.commandId) : undefined));
  }

  @Access('player')
  @Subscription('tableFrames')
  async tableFrames(@Args('tableId') tableId: string, @Args('afterVersion') afterVersion?: number) {
    const id = idIn('tbl', tableId);
    const box = id ? await this.house.boxes.find(id) : undefined;
    if (!box) throw badInput('There is no such table.');
    return new SharedFrames(this.hub, box, 'everybody', afterVersion ?? undefined);
  }

  /** A table for one person, homies on its other seats, begun at once. */
  async #withHomies(wish: TableWish, levels: readonly HomieLevel[], player: string, command: string, practice?: MatchToBe['practice']) {
    // Each step has a command of its own, derived from the one tap: a repeat goes through them all and changes nothing.
    const step = (name: string): string => derivedId(commandIdOf(player, command), name);
    const { id } = await this.house.open(player, command, wish);
    // A repeat names the same ones: who is free follows from the table and from this alone.
    const busy = practice && NARRATOR;
    for (const [index, level] of levels.entries())
      await this.house.addHomie(id, player, step(`homie ${index + 1}`), level, index + 1, busy);
    return this.house.start(id, player, step('start'), practice);
  }

  #at(input: { commandId: string; tableId?: string }, work: (id: string) => Promise<TableAnswer | undefined>) {
    checkCommandId(input.commandId);
    const id = input.tableId === undefined ? '' : idIn('tbl', input.tableId);
    return orTryAgain(async () => {
      const answer = id === undefined ? undefined : await work(id);
      if (!answer) return notFound();
      if ('refusal' in answer) return refusedBy(answer);
      return { __typename: 'TableSuccess', table: tableOf(answer.state, this.players), version: answer.version };
    });
  }

  #started(answer: TableAnswer | undefined) {
    if (!answer) return notFound();
    if ('refusal' in answer) return refusedBy(answer);
    const { state, version } = answer;
    const match = state.startedAt.get(version);
    if (!match) throw badInput('commandId: used for another command at this table.');
    return { __typename: 'StartMatchSuccess', table: tableOf(state, this.players), matchId: opaqueId('mat', match), version };
  }
}

const refusedBy = ({ refusal, retryAfterMs, version }: Extract<TableAnswer, { refusal: unknown }>) =>
  refusal === 'TOO_SOON' ? problem('TooSoon', refusal, { retryAfterMs }) : problem('TableRefused', refusal, { currentVersion: version });
