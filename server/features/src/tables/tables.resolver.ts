import { Args, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type {
  AddHomieInput,
  GameOptionsInput,
  LeaveTableInput,
  OpenTableInput,
  PlayAgainstHomiesInput,
  RemoveHomieInput,
  StartMatchInput,
  TableBy,
  TakeSeatInput,
} from '@tavern-jack/contracts/resolvers';
import { Access, badInput, commandIdOf, derivedId, opaqueId, PlayerId, Players, SharedFrames } from '@tavern-jack/platform';
import { checkCommandId, idIn } from '../command-input.js';
import { GameCard } from '../game-card.js';
import { notFound, orTryAgain, problem } from '../problem.js';
import { branchOf } from '../wire.js';
import { tableOf } from './table-frames.js';
import { type TableAnswer, TableHouse, type TableWish } from './table-house.js';
import { TableHub } from './table-hub.js';

const STANDARD_CLOCK = 40;
const SHORTEST_CLOCK = 10;
const LONGEST_CLOCK = 600;
const LONGEST_SERIES = 5;

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
      const wish = this.#wish(input.options, input.seats, input.clockSeconds, input.winsNeeded ?? 1);
      if ('code' in wish) return wish;
      const state = await this.house.open(player, input.commandId, wish);
      return { __typename: 'OpenTableSuccess', table: tableOf(state, this.players), version: state.version };
    });
  }

  @Access('player')
  @Mutation('playAgainstHomies')
  playAgainstHomies(@Args('input') input: PlayAgainstHomiesInput, @PlayerId() player: string) {
    checkCommandId(input.commandId);
    return orTryAgain(async () => {
      const wish = this.#wish(input.options, input.homies + 1, STANDARD_CLOCK, 1);
      if ('code' in wish) return wish;
      // Each step has a command of its own, derived from the one tap: a repeat goes through them all and changes nothing.
      const step = (name: string): string => derivedId(commandIdOf(player, input.commandId), name);
      const { id } = await this.house.open(player, input.commandId, wish);
      for (let seat = 1; seat <= input.homies; seat++) await this.house.addHomie(id, player, step(`homie ${seat}`), input.level, seat);
      return this.#started(await this.house.start(id, player, step('start')));
    });
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

  #wish(options: GameOptionsInput, seats: number, clockSeconds: number | null | undefined, winsNeeded: number) {
    const [game, chosen] = branchOf(options);
    const { manifest } = this.card.get(game);
    const all = { ...manifest.defaults, ...(chosen as object) };
    const { min, max } = manifest.seats;
    const clock = clockSeconds === undefined ? STANDARD_CLOCK : clockSeconds;
    const clockFine = clock === null || (clock >= SHORTEST_CLOCK && clock <= LONGEST_CLOCK);
    const seriesFine = winsNeeded >= 1 && winsNeeded <= LONGEST_SERIES;
    if (seats < min || seats > max || !clockFine || !seriesFine || manifest.exclusions(all, seats).length > 0) {
      return problem('OptionsRefused', 'OPTIONS_REFUSED', { minSeats: min, maxSeats: max });
    }
    return { game, options: all, seats, clockSeconds: clock, winsNeeded } satisfies TableWish;
  }

  #at(input: { commandId: string; tableId?: string }, work: (id: string) => Promise<TableAnswer | undefined>) {
    checkCommandId(input.commandId);
    const id = input.tableId === undefined ? '' : idIn('tbl', input.tableId);
    return orTryAgain(async () => {
      const answer = id === undefined ? undefined : await work(id);
      if (!answer) return notFound();
      if ('refusal' in answer) return problem('TableRefused', answer.refusal, { currentVersion: answer.version });
      return { __typename: 'TableSuccess', table: tableOf(answer.state, this.players), version: answer.version };
    });
  }

  #started(answer: TableAnswer | undefined) {
    if (!answer) return notFound();
    if ('refusal' in answer) return problem('TableRefused', answer.refusal, { currentVersion: answer.version });
    const { state, version } = answer;
    const match = state.startedAt.get(version);
    if (!match) throw badInput('commandId: used for another command at this table.');
    return { __typename: 'StartMatchSuccess', table: tableOf(state, this.players), matchId: opaqueId('mat', match), version };
  }
}
