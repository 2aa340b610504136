import { Args, Resolver, Subscription } from '@nestjs/graphql';
import type { PresenceOf } from '@tavern-jack/contracts/resolvers';
import { Access, Asking, badInput, opaqueId, Presence, type RequestContext, StateFrames, StateHub } from '@tavern-jack/platform';
import { idIn } from '../command-input.js';
import { branchOf } from '../wire.js';
import { type Company, MatchCompany, TableCompany } from './company.js';

/** Who is there. */
@Resolver()
export class PresenceResolver {
  readonly #hub = new StateHub('presenceFrames');

  constructor(
    private readonly presence: Presence,
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
      read: async () => ({ present: (await this.presence.among(people())).map((player) => opaqueId('ply', player)) }),
      watch: (changed: () => void) => {
        const stops = [this.presence.follow(people, changed), company.watch(changed)];
        return () => {
          for (const stop of stops) stop();
        };
      },
    };
  }
}
