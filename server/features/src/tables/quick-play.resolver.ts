import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { QuickPlayInput } from '@tavern-jack/contracts/resolvers';
import { Access, PlayerId, Players } from '@tavern-jack/platform';
import { checkCommandId } from '../command-input.js';
import { orTryAgain } from '../problem.js';
import { QuickPlay } from './quick-play.js';
import { tableOf } from './table-frames.js';

/** Playing with strangers. */
@Resolver()
export class QuickPlayResolver {
  constructor(
    private readonly quick: QuickPlay,
    private readonly players: Players,
  ) {}

  @Access('player')
  @Mutation('quickPlay')
  quickPlay(@Args('input') input: QuickPlayInput, @PlayerId() player: string) {
    checkCommandId(input.commandId);
    return orTryAgain(async () => {
      const { state, version } = await this.quick.tap(player, input.commandId, input.game.toLowerCase(), input.homies);
      return { __typename: 'QuickPlaySuccess', table: tableOf(state, this.players), version };
    });
  }
}
