import type { Identity } from '@tavern-jack/platform';
import { playersAmong } from '../wire.js';
import type { MatchHouse } from './match-house.js';
import { mayWatch } from './match-state.js';

/** The people of a match, for those who may watch it. They are the same from its start to its end. */
export class MatchGuests {
  constructor(private readonly house: MatchHouse) {}

  async company(id: string, asking: Identity | undefined) {
    const box = await this.house.boxes.find(id);
    if (!box || !mayWatch(box.state, asking)) return undefined;
    const people = playersAmong(box.state.seats);
    return { people: () => people, watch: () => () => undefined };
  }
}
