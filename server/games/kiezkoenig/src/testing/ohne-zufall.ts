import { scriptedDraws } from '@tavern-jack/kernel/testing';

/** Draws for moves that must not draw: asking for anything throws. */
export const ohneZufall = scriptedDraws([]);
