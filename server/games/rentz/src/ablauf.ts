import type { Event } from './ereignis.js';
import { evolve } from './evolve.js';
import type { RentzState } from './partie.js';

/** The events of one move in the making, and where they lead: each next step reads the state that its predecessors left. */
export class Ablauf {
  readonly events: Event[] = [];
  state: RentzState;

  constructor(state: RentzState) {
    this.state = state;
  }

  /** Records an event and folds it at once. */
  tut(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }
}
