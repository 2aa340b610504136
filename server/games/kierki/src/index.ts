export { ABKUERZUNGEN, type Event } from './ereignis.js';
export { kierki } from './module.js';
export { LETZTE_STICHE, type Options } from './optionen.js';
export { FRAGEN, type KierkiState, type Move, type Prompt, type Zettelzeile } from './partie.js';
export { scripts } from './scripts/index.js';
export { SPIELE, type Spiel } from './spiele.js';
export type { Tarif } from './tarif.js';
export type { ReiheView, SpielerView, StichView, View } from './view.js';
