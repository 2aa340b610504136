import { Query, Resolver } from '@nestjs/graphql';
import { Access, PlayerId } from '@tavern-jack/platform';
import { MatchList } from './match-list.js';
import { MatchPort } from './match-port.js';

const MOST = 20;

/** A player's own matches. */
@Resolver()
export class MyMatchesResolver {
  constructor(
    private readonly list: MatchList,
    private readonly matches: MatchPort,
  ) {}

  @Access('player')
  @Query('myMatches')
  async myMatches(@PlayerId() player: string) {
    const ids = await this.list.running(player, MOST);
    const found = await Promise.all(ids.map((id) => this.matches.mine(id, player)));
    return found.filter((match) => match !== undefined);
  }
}
