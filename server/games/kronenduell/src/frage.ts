import type { Seat } from '@tavern-jack/kernel';
import { gegner, type KronenduellState, type Prompt, SEATS, type Wahl } from './partie.js';

/** The open decisions: both at once, or one after the other when one of the two has the scout. */
export function prompts(state: KronenduellState): readonly Prompt[] {
  if (!state.laeuft || state.ende) return [];
  return SEATS.filter((seat) => istDran(state, seat)).map((seat) => ({
    id: `p${state.partie}.${state.runde}.${seat}`,
    seat,
    wahl: wahlOf(state, seat),
    partie: state.partie,
    runde: state.runde,
  }));
}

/** Heading "Späher": the other lays first, and openly. */
function istDran(state: KronenduellState, seat: Seat): boolean {
  if (state.liegt[seat] !== null) return false;
  return state.spaeher !== seat || state.liegt[gegner(seat)] !== null;
}

const wahlOf = ({ spaeher }: KronenduellState, seat: Seat): Wahl =>
  spaeher === null ? 'VERDECKT' : spaeher === seat ? 'SPAEHER' : 'OFFEN';
