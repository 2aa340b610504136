export type { Chance } from './chancen.js';
export type { Event } from './ereignis.js';
export { exploitability } from './loesung/messung.js';
export { kronenduell } from './module.js';
export type { KronenduellState, Move, Options, Prompt, Runde, Wahl } from './partie.js';
export { scripts } from './scripts/index.js';
export { PARTIEN_HOECHSTENS } from './spielende.js';
export type { SpielerView, View } from './view.js';
export type { Regel } from './wertung.js';
