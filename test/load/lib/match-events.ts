import { eventDefinitions } from '@tavern-jack/contracts/events';
import type { Typed } from '@tavern-jack/kernel';
import { openingOf, playout } from '@tavern-jack/kernel/testing/playout';
import { kiezkoenig } from '@tavern-jack/kiezkoenig';
import type { NewEvent } from '@tavern-jack/platform';

const SEATS = 4;
const START = Date.UTC(2026, 0, 1);
const CLOCK_MS = 40_000;

const stored = (type: string, data: object): NewEvent => ({ type, schema: eventDefinitions[type]?.schema ?? 1, data });

function gameEvent({ type, ...data }: Typed): NewEvent {
  return stored(`kiezkoenig.${type}`, data);
}

/**
 * The stream of a long night of Kiezkönig among four, played at random: its start, each move's events, the clock of
 * each new prompt, its end. With `length` it is made exactly so long: cut off, or the last turn's roll goes on and on.
 */
export function matchStream(seed: number, length?: number): NewEvent[] {
  const match = { seed, seats: { count: SEATS, startingSeat: 0 }, options: { langeNacht: true } };
  const opening = openingOf(kiezkoenig, match);
  const events = [started(), ...opening.events.map(gameEvent), ...clocks(kiezkoenig.prompts(opening.state))];
  let roll: NewEvent[] = [];
  let last = opening.state;
  for (const step of playout(kiezkoenig, match)) {
    const played = step.events.map(gameEvent);
    events.push(...played, ...clocks(kiezkoenig.prompts(step.after)));
    const rolled = played.filter(({ type }) => type.endsWith('.gewuerfelt') || type.endsWith('.gezogen'));
    if (rolled.length > 1) roll = rolled;
    last = step.after;
  }
  if (length !== undefined) {
    // The house's own last event is left out, so that nobody takes a match made longer for a finished one.
    while (events.length < length) events.push(...roll);
    return events.slice(0, length);
  }
  const standing = kiezkoenig.standing(last).map((line) => ({ ...line, winner: line.place === 1 }));
  return [...events, stored('match.ended', { standing, startingSeat: 0, seed: '00'.repeat(32), stateHash: '00'.repeat(32) })];
}

function started(): NewEvent {
  const seats = Array.from({ length: SEATS }, () => ({ homie: 'KALLE', level: 'NORMAL' }));
  const rules = { rules: kiezkoenig.manifest.rules, options: { langeNacht: true }, clockSeconds: null, startingSeat: 0 };
  return stored('match.started', { table: 'bench', game: 'kiezkoenig', ...rules, seats, seedHash: '00'.repeat(32) });
}

const clocks = (prompts: readonly { id: string; seat: number }[]): NewEvent[] =>
  prompts.length === 0
    ? []
    : [
        stored('match.clockStarted', {
          clocks: prompts.map(({ id, seat }) => ({ promptId: id, seat, dueAt: new Date(START + CLOCK_MS).toISOString() })),
        }),
      ];
