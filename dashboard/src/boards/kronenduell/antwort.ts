import type { Zugantwort, Zugmoeglichkeit } from './typen';

/** Turns a legal move into the answer the server expects. */
export const antwort = ({ rang }: Zugmoeglichkeit): Zugantwort => ({ kronenduell: { legen: { rang } } });
