import { type EventMeta, newId } from '@tavern-jack/platform';

/** The type under which the bench stores what belongs to no game. */
export const SAMPLE_TYPE = 'bench.played';

/** About 258 bytes of JSON, as a middling event of a game has them. */
export const sampleData = (number: number) => ({
  seat: number % 4,
  number,
  dice: [1 + (number % 6), 1 + ((number >> 3) % 6)],
  from: { field: number % 16, name: 'Zur letzten Instanz', owner: number % 4, level: 1 },
  to: { field: (number + 7) % 16, name: 'Kneipe an der Ecke', owner: (number + 1) % 4, level: 2 },
  paid: { due: 225, paid: 225, reason: 'DECKEL' },
  balance: [1500, 1275, 1725, 1500],
});

/** About 110 bytes of JSON. */
export const sampleMeta = (): EventMeta => ({ actor: { kind: 'player', seat: 1 }, cause: newId(), correlation: 'bench' });
