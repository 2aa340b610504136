import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ChangeNameInput, SignInAsGuestInput, SignInAsStaffInput } from '@tavern-jack/contracts/resolvers';
import {
  Access,
  Asking,
  GuestLimit,
  LONGEST_NAME,
  opaqueId,
  PlayerId,
  Players,
  playerName,
  type RequestContext,
  rateLimited,
  Sessions,
  Staff,
} from '@tavern-jack/platform';
import { problem } from '../problem.js';
import { playerOf } from '../wire.js';

/** Who somebody is, and how they come in. */
@Resolver()
export class AccountsResolver {
  constructor(
    private readonly players: Players,
    private readonly sessions: Sessions,
    private readonly staff: Staff,
    private readonly guests: GuestLimit,
  ) {}

  @Access('anyone')
  @Query('me')
  me(@Asking() { identity }: RequestContext) {
    return {
      player: identity?.playerId ? { id: opaqueId('ply', identity.playerId), name: identity.name } : null,
      staff: identity?.staffId ? { id: opaqueId('stf', identity.staffId), name: identity.name } : null,
    };
  }

  @Access('anyone')
  @Mutation('signInAsGuest')
  async signInAsGuest(@Args('input') input: SignInAsGuestInput, @Asking() { address }: RequestContext) {
    const name = playerName(input.name);
    if (!name) return problem('NameRefused', 'NAME_REFUSED', { maxLength: LONGEST_NAME });
    const wait = await this.guests.wait(address);
    if (wait > 0) throw rateLimited('Too many guests from your address, come back a little later.', wait);
    const player = await this.players.create(name);
    const token = await this.sessions.openForPlayer(player.id);
    return { __typename: 'SignInAsGuestSuccess', token, player: { id: opaqueId('ply', player.id), name } };
  }

  @Access('player')
  @Mutation('changeName')
  async changeName(@Args('input') input: ChangeNameInput, @PlayerId() player: string) {
    const name = playerName(input.name);
    if (!name) return problem('NameRefused', 'NAME_REFUSED', { maxLength: LONGEST_NAME });
    await this.players.rename(player, name);
    return { __typename: 'ChangeNameSuccess', player: playerOf(player, name) };
  }

  @Access('player')
  @Mutation('eraseMe')
  async eraseMe(@PlayerId() player: string) {
    await this.players.erase(player);
    return true;
  }

  @Access('anyone')
  @Mutation('signInAsStaff')
  async signInAsStaff(@Args('input') input: SignInAsStaffInput) {
    const answer = await this.staff.signIn(input.name, input.password);
    if (!('staff' in answer)) return problem('SignInRefused', 'SIGN_IN_REFUSED', { retryAfterMs: answer.retryAfterMs });
    const token = await this.sessions.openForStaff(answer.staff.id);
    return { __typename: 'SignInAsStaffSuccess', token, staff: { id: opaqueId('stf', answer.staff.id), name: answer.staff.name } };
  }

  @Access('anyone')
  @Mutation('signOut')
  signOut(@Asking() { token }: RequestContext): Promise<boolean> | boolean {
    return token ? this.sessions.forget(token) : false;
  }
}
