export { ABLEHNUNGEN_JE_GABE } from './ablehnen.js';
export type { Event } from './ereignis.js';
export { rentz } from './module.js';
export type { Options, Prompt, RentzState, Zettelzeile } from './partie.js';
export { scripts } from './scripts/index.js';
export { SPIELE, type Spiel, type Werte } from './spiele.js';
export type { SpielerView, View } from './view.js';
export type { Move } from './zug.js';
