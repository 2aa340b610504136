/** What a process of the house does: answer people (api), keep the house (worker: alarms, projections, sweeping), or both (tavern). */
export type HouseRole = 'api' | 'worker' | 'tavern';

/** The injection token of the role. */
export const ROLE = Symbol('role');
