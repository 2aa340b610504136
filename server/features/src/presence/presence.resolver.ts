import { Args, Resolver, Subscription } from '@nestjs/graphql';
import type { PresenceOf } from '@tavern-jack/contracts/resolvers';
import { Access, Asking, badInput, opaqueId, Players, Presence, type RequestContext, StateFrames, StateHub } from '@tavern-jack/platform';
import { idIn } from '../command-input.js';
import { branchOf, occupantsOf } from '../wire.js';
import { type Company, MatchCompany, TableCompany } from './company.js';

/** Who the people somewhere are by name, and who of them is there. */
@Resolver()
export class PresenceResolver {
  readonly #hub = new StateHub('presenceFrames');

  constructor(
    private readonly presence: Presence,
    private readonly players: Players,
    private readonly tables: TableCompany,
    private readonly matches: MatchCompany,
  ) {}

  @Access('anyone')
  @Subscription('presenceFrames')
  async presenceFrames(@Args('of') of: PresenceOf, @Asking() { identity }: RequestContext) {
    const [key, opaque] = branchOf(of) as [keyof PresenceOf, string];
    const id = idIn(key === 'tableId' ? 'tbl' : 'mat', opaque);
    const company = id ? await (key === 'tableId' ? this.tables : this.matches).company(id, identity) : undefined;
    if (!company) throw badInput('There is no such table or match.');
    return new StateFrames(this.#hub, opaque, this.#state(company));
  }

  #state(company: Company) {
    const people = () => company.people();
    return {
      read: () => this.#read(people()),
      watch: (changed: () => void) => {
        const named = this.players.watch((player) => people().includes(player) && changed());
        const stops = [this.presence.follow(people, changed), company.watch(changed), named];
        return () => {
          for (const stop of stops) stop();
        };
      },
    };
  }

  async #read(people: readonly string[]) {
    await this.players.load(people);
    const [named, present] = [
      occupantsOf(
        people.map((player) => ({ player })),
        this.players,
      ),
      await this.presence.among(people),
    ];
    return { people: named, present: present.map((player) => opaqueId('ply', player)) };
  }
}
